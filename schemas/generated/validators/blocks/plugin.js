const validate = validate20;
const schema46 = { "enum": [
	"16:9",
	"4:3",
	"1:1",
	"9:16"
] };
const func0 = Object.prototype.hasOwnProperty;
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern8 = new RegExp("^(?:https://[^\\s\\\\\"'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\\"'<>]*)?)$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.url === void 0 || !func0.call(data, "url")) && (missing0 = "url") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title")) {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.id !== void 0 && func0.call(data, "id")) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "../definitions/plugin.schema.json#/properties/id/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "../definitions/plugin.schema.json#/properties/id/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.name !== void 0 && func0.call(data, "name")) {
					let data1 = data.name;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate20.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "../definitions/plugin.schema.json#/properties/name/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/name",
							schemaPath: "../definitions/plugin.schema.json#/properties/name/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.type !== void 0 && func0.call(data, "type")) {
						let data2 = data.type;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate20.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "../definitions/plugin.schema.json#/properties/type/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/type",
								schemaPath: "../definitions/plugin.schema.json#/properties/type/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.subtype !== void 0 && func0.call(data, "subtype")) {
							let data3 = data.subtype;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate20.errors = [{
										instancePath: instancePath + "/subtype",
										schemaPath: "../definitions/plugin.schema.json#/properties/subtype/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/subtype",
									schemaPath: "../definitions/plugin.schema.json#/properties/subtype/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.url !== void 0 && func0.call(data, "url")) {
								let data4 = data.url;
								if (typeof data4 === "string") {
									if (data4.length > 2048) {
										validate20.errors = [{
											instancePath: instancePath + "/url",
											schemaPath: "../definitions/plugin.schema.json#/properties/url/maxLength",
											keyword: "maxLength",
											params: { limit: 2048 }
										}];
										return false;
									} else if (!pattern8.test(data4)) {
										validate20.errors = [{
											instancePath: instancePath + "/url",
											schemaPath: "../definitions/plugin.schema.json#/properties/url/pattern",
											keyword: "pattern",
											params: { pattern: "^(?:https://[^\\s\\\\\"'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\\"'<>]*)?)$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/url",
										schemaPath: "../definitions/plugin.schema.json#/properties/url/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.title !== void 0 && func0.call(data, "title")) {
									let data5 = data.title;
									if (typeof data5 === "string") {
										if (data5.length > 300) {
											validate20.errors = [{
												instancePath: instancePath + "/title",
												schemaPath: "../definitions/plugin.schema.json#/properties/title/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										} else if (data5.length < 1) {
											validate20.errors = [{
												instancePath: instancePath + "/title",
												schemaPath: "../definitions/plugin.schema.json#/properties/title/minLength",
												keyword: "minLength",
												params: { limit: 1 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "../definitions/plugin.schema.json#/properties/title/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.height !== void 0 && func0.call(data, "height")) {
										let data6 = data.height;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate20.errors = [{
												instancePath: instancePath + "/height",
												schemaPath: "../definitions/plugin.schema.json#/properties/height/type",
												keyword: "type",
												params: { type: "integer" }
											}];
											return false;
										}
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 > 4e3 || isNaN(data6)) {
												validate20.errors = [{
													instancePath: instancePath + "/height",
													schemaPath: "../definitions/plugin.schema.json#/properties/height/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 4e3
													}
												}];
												return false;
											} else if (data6 < 50 || isNaN(data6)) {
												validate20.errors = [{
													instancePath: instancePath + "/height",
													schemaPath: "../definitions/plugin.schema.json#/properties/height/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 50
													}
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.ratio !== void 0 && func0.call(data, "ratio")) {
											let data7 = data.ratio;
											if (!(data7 === "16:9" || data7 === "4:3" || data7 === "1:1" || data7 === "9:16")) {
												validate20.errors = [{
													instancePath: instancePath + "/ratio",
													schemaPath: "../definitions/plugin.schema.json#/properties/ratio/enum",
													keyword: "enum",
													params: { allowedValues: schema46.enum }
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.payload !== void 0 && func0.call(data, "payload")) {
												let data8 = data.payload;
												if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
													if (Object.keys(data8).length > 50) {
														validate20.errors = [{
															instancePath: instancePath + "/payload",
															schemaPath: "../definitions/plugin.schema.json#/properties/payload/maxProperties",
															keyword: "maxProperties",
															params: { limit: 50 }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/payload",
														schemaPath: "../definitions/plugin.schema.json#/properties/payload/type",
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
		"id": true,
		"name": true,
		"type": true,
		"subtype": true,
		"url": true,
		"title": true,
		"height": true,
		"ratio": true,
		"payload": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };