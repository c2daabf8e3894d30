const validate = validate20;
const schema31 = {
	"$id": "definitions/element.schema.json",
	"type": "object",
	"required": [
		"$type",
		"$zone",
		"attributes"
	],
	"properties": {
		"$type": {
			"type": "string",
			"pattern": "^[a-z][A-Za-z0-9]{0,39}$"
		},
		"$zone": { "enum": ["header", "list"] },
		"$variant": { "$ref": "common.schema.json#/$defs/key" },
		"attributes": { "type": "object" },
		"style": {
			"type": "object",
			"properties": {
				"mobile": { "$ref": "#/$defs/display" },
				"tablet": { "$ref": "#/$defs/display" },
				"desktop": { "$ref": "#/$defs/display" },
				"tv": { "$ref": "#/$defs/display" }
			}
		}
	},
	"$defs": { "display": {
		"type": "object",
		"properties": { "display": { "enum": ["none", "flex"] } }
	} }
};
const schema34 = {
	"type": "object",
	"properties": { "display": { "enum": ["none", "flex"] } }
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[a-z][A-Za-z0-9]{0,39}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.$type === void 0 || !func0.call(data, "$type")) && (missing0 = "$type") || (data.$zone === void 0 || !func0.call(data, "$zone")) && (missing0 = "$zone") || (data.attributes === void 0 || !func0.call(data, "attributes")) && (missing0 = "attributes")) {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.$type !== void 0 && func0.call(data, "$type")) {
				let data0 = data.$type;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/$type",
							schemaPath: "#/properties/%24type/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z][A-Za-z0-9]{0,39}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/$type",
						schemaPath: "#/properties/%24type/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.$zone !== void 0 && func0.call(data, "$zone")) {
					let data1 = data.$zone;
					if (!(data1 === "header" || data1 === "list")) {
						validate20.errors = [{
							instancePath: instancePath + "/$zone",
							schemaPath: "#/properties/%24zone/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.$zone.enum }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.$variant !== void 0 && func0.call(data, "$variant")) {
						let data2 = data.$variant;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate20.errors = [{
									instancePath: instancePath + "/$variant",
									schemaPath: "common.schema.json#/$defs/key/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/$variant",
								schemaPath: "common.schema.json#/$defs/key/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.attributes !== void 0 && func0.call(data, "attributes")) {
							let data3 = data.attributes;
							if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
								validate20.errors = [{
									instancePath: instancePath + "/attributes",
									schemaPath: "#/properties/attributes/type",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.style !== void 0 && func0.call(data, "style")) {
								let data4 = data.style;
								if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
									if (data4.mobile !== void 0 && func0.call(data4, "mobile")) {
										let data5 = data4.mobile;
										if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
											if (data5.display !== void 0 && func0.call(data5, "display")) {
												let data6 = data5.display;
												if (!(data6 === "none" || data6 === "flex")) {
													validate20.errors = [{
														instancePath: instancePath + "/style/mobile/display",
														schemaPath: "#/$defs/display/properties/display/enum",
														keyword: "enum",
														params: { allowedValues: schema34.properties.display.enum }
													}];
													return false;
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/style/mobile",
												schemaPath: "#/$defs/display/type",
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data4.tablet !== void 0 && func0.call(data4, "tablet")) {
											let data7 = data4.tablet;
											if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
												if (data7.display !== void 0 && func0.call(data7, "display")) {
													let data8 = data7.display;
													if (!(data8 === "none" || data8 === "flex")) {
														validate20.errors = [{
															instancePath: instancePath + "/style/tablet/display",
															schemaPath: "#/$defs/display/properties/display/enum",
															keyword: "enum",
															params: { allowedValues: schema34.properties.display.enum }
														}];
														return false;
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/style/tablet",
													schemaPath: "#/$defs/display/type",
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data4.desktop !== void 0 && func0.call(data4, "desktop")) {
												let data9 = data4.desktop;
												if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
													if (data9.display !== void 0 && func0.call(data9, "display")) {
														let data10 = data9.display;
														if (!(data10 === "none" || data10 === "flex")) {
															validate20.errors = [{
																instancePath: instancePath + "/style/desktop/display",
																schemaPath: "#/$defs/display/properties/display/enum",
																keyword: "enum",
																params: { allowedValues: schema34.properties.display.enum }
															}];
															return false;
														}
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/style/desktop",
														schemaPath: "#/$defs/display/type",
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
											if (valid2) {
												if (data4.tv !== void 0 && func0.call(data4, "tv")) {
													let data11 = data4.tv;
													if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
														if (data11.display !== void 0 && func0.call(data11, "display")) {
															let data12 = data11.display;
															if (!(data12 === "none" || data12 === "flex")) {
																validate20.errors = [{
																	instancePath: instancePath + "/style/tv/display",
																	schemaPath: "#/$defs/display/properties/display/enum",
																	keyword: "enum",
																	params: { allowedValues: schema34.properties.display.enum }
																}];
																return false;
															}
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/style/tv",
															schemaPath: "#/$defs/display/type",
															keyword: "type",
															params: { type: "object" }
														}];
														return false;
													}
													var valid2 = true;
												} else var valid2 = true;
											}
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/style",
										schemaPath: "#/properties/style/type",
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
		"$type": true,
		"$zone": true,
		"$variant": true,
		"attributes": true,
		"style": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };