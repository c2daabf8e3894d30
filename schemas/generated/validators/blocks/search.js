const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^/(?![/\\\\])[^\\s\\\\\"'<>]*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.placeholder === void 0 || !func0.call(data, "placeholder")) && (missing0 = "placeholder") || (data.value === void 0 || !func0.call(data, "value")) && (missing0 = "value") || (data.action === void 0 || !func0.call(data, "action")) && (missing0 = "action")) {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.tab !== void 0 && func0.call(data, "tab")) {
				let data0 = data.tab;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/tab",
							schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/tab",
						schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
					let data1 = data.placeholder;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate20.errors = [{
								instancePath: instancePath + "/placeholder",
								schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/placeholder",
							schemaPath: "../definitions/common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.value !== void 0 && func0.call(data, "value")) {
						let data2 = data.value;
						if (typeof data2 === "string") {
							if (data2.length > 200) {
								validate20.errors = [{
									instancePath: instancePath + "/value",
									schemaPath: "#/properties/value/maxLength",
									keyword: "maxLength",
									params: { limit: 200 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/value",
								schemaPath: "#/properties/value/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.totalResults !== void 0 && func0.call(data, "totalResults")) {
							let data3 = data.totalResults;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate20.errors = [{
									instancePath: instancePath + "/totalResults",
									schemaPath: "#/properties/totalResults/type",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate20.errors = [{
										instancePath: instancePath + "/totalResults",
										schemaPath: "#/properties/totalResults/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										}
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.action !== void 0 && func0.call(data, "action")) {
								let data4 = data.action;
								if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
									let missing1;
									if ((data4.url === void 0 || !func0.call(data4, "url")) && (missing1 = "url")) {
										validate20.errors = [{
											instancePath: instancePath + "/action",
											schemaPath: "#/properties/action/required",
											keyword: "required",
											params: { missingProperty: missing1 }
										}];
										return false;
									} else if (data4.url !== void 0 && func0.call(data4, "url")) {
										let data5 = data4.url;
										if (typeof data5 === "string") {
											if (data5.length > 2048) {
												validate20.errors = [{
													instancePath: instancePath + "/action/url",
													schemaPath: "../definitions/common.schema.json#/$defs/path/maxLength",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern5.test(data5)) {
												validate20.errors = [{
													instancePath: instancePath + "/action/url",
													schemaPath: "../definitions/common.schema.json#/$defs/path/pattern",
													keyword: "pattern",
													params: { pattern: "^/(?![/\\\\])[^\\s\\\\\"'<>]*$" }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/action/url",
												schemaPath: "../definitions/common.schema.json#/$defs/path/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/action",
										schemaPath: "#/properties/action/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate20.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}
validate20.evaluated = {
	"props": {
		"tab": true,
		"placeholder": true,
		"value": true,
		"totalResults": true,
		"action": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };