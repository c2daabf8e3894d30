const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.texts === void 0 || !func0.call(data, "texts")) && (missing0 = "texts")) {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.version !== void 0 && func0.call(data, "version")) {
				let data0 = data.version;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/version",
							schemaPath: "common.schema.json#/$defs/version/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.texts !== void 0 && func0.call(data, "texts")) {
					let data1 = data.texts;
					if (Array.isArray(data1)) {
						if (data1.length > 200) {
							validate20.errors = [{
								instancePath: instancePath + "/texts",
								schemaPath: "#/properties/texts/maxItems",
								keyword: "maxItems",
								params: { limit: 200 }
							}];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if ((data2.key === void 0 || !func0.call(data2, "key")) && (missing1 = "key") || (data2.text === void 0 || !func0.call(data2, "text")) && (missing1 = "text")) {
										validate20.errors = [{
											instancePath: instancePath + "/texts/" + i0,
											schemaPath: "#/properties/texts/items/required",
											keyword: "required",
											params: { missingProperty: missing1 }
										}];
										return false;
									} else {
										if (data2.key !== void 0 && func0.call(data2, "key")) {
											let data3 = data2.key;
											if (typeof data3 === "string") {
												if (!pattern5.test(data3)) {
													validate20.errors = [{
														instancePath: instancePath + "/texts/" + i0 + "/key",
														schemaPath: "common.schema.json#/$defs/key/pattern",
														keyword: "pattern",
														params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/texts/" + i0 + "/key",
													schemaPath: "common.schema.json#/$defs/key/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid3 = true;
										} else var valid3 = true;
										if (valid3) {
											if (data2.title !== void 0 && func0.call(data2, "title")) {
												let data4 = data2.title;
												if (typeof data4 === "string") {
													if (data4.length > 300) {
														validate20.errors = [{
															instancePath: instancePath + "/texts/" + i0 + "/title",
															schemaPath: "common.schema.json#/$defs/line/maxLength",
															keyword: "maxLength",
															params: { limit: 300 }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/texts/" + i0 + "/title",
														schemaPath: "common.schema.json#/$defs/line/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
											if (valid3) {
												if (data2.text !== void 0 && func0.call(data2, "text")) {
													let data5 = data2.text;
													if (typeof data5 === "string") {
														if (data5.length > 5e4) {
															validate20.errors = [{
																instancePath: instancePath + "/texts/" + i0 + "/text",
																schemaPath: "#/properties/texts/items/properties/text/maxLength",
																keyword: "maxLength",
																params: { limit: 5e4 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/texts/" + i0 + "/text",
															schemaPath: "#/properties/texts/items/properties/text/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid3 = true;
												} else var valid3 = true;
											}
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/texts/" + i0,
										schemaPath: "#/properties/texts/items/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
							}
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/texts",
							schemaPath: "#/properties/texts/type",
							keyword: "type",
							params: { type: "array" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
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
		"version": true,
		"texts": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };