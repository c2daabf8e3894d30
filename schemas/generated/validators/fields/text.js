const validate = validate20;
const schema31 = {
	"$id": "fields/text.schema.json",
	"type": "object",
	"required": [
		"id",
		"type",
		"required",
		"messages"
	],
	"properties": {
		"id": { "$ref": "../definitions/common.schema.json#/$defs/key" },
		"type": { "const": "text" },
		"label": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"placeholder": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"size": { "enum": ["full", "half"] },
		"required": { "type": "boolean" },
		"readOnly": { "type": "boolean" },
		"minLength": {
			"type": "integer",
			"minimum": 0,
			"maximum": 1e3
		},
		"maxLength": {
			"type": "integer",
			"minimum": 1,
			"maximum": 1e4
		},
		"autocomplete": {
			"type": "string",
			"pattern": "^[a-z0-9 -]{1,60}$"
		},
		"messages": {
			"type": "object",
			"properties": {
				"required": { "$ref": "../definitions/common.schema.json#/$defs/line" },
				"invalid": { "$ref": "../definitions/common.schema.json#/$defs/line" }
			}
		}
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[a-z0-9 -]{1,60}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.required === void 0 || !func0.call(data, "required")) && (missing0 = "required") || (data.messages === void 0 || !func0.call(data, "messages")) && (missing0 = "messages")) {
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
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "../definitions/common.schema.json#/$defs/key/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.type !== void 0 && func0.call(data, "type")) {
					if ("text" !== data.type) {
						validate20.errors = [{
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/const",
							keyword: "const",
							params: { allowedValue: "text" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.label !== void 0 && func0.call(data, "label")) {
						let data2 = data.label;
						if (typeof data2 === "string") {
							if (data2.length > 300) {
								validate20.errors = [{
									instancePath: instancePath + "/label",
									schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/label",
								schemaPath: "../definitions/common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
							let data3 = data.placeholder;
							if (typeof data3 === "string") {
								if (data3.length > 300) {
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
							if (data.size !== void 0 && func0.call(data, "size")) {
								let data4 = data.size;
								if (!(data4 === "full" || data4 === "half")) {
									validate20.errors = [{
										instancePath: instancePath + "/size",
										schemaPath: "#/properties/size/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.size.enum }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.required !== void 0 && func0.call(data, "required")) {
									if (typeof data.required !== "boolean") {
										validate20.errors = [{
											instancePath: instancePath + "/required",
											schemaPath: "#/properties/required/type",
											keyword: "type",
											params: { type: "boolean" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.readOnly !== void 0 && func0.call(data, "readOnly")) {
										if (typeof data.readOnly !== "boolean") {
											validate20.errors = [{
												instancePath: instancePath + "/readOnly",
												schemaPath: "#/properties/readOnly/type",
												keyword: "type",
												params: { type: "boolean" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.minLength !== void 0 && func0.call(data, "minLength")) {
											let data7 = data.minLength;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate20.errors = [{
													instancePath: instancePath + "/minLength",
													schemaPath: "#/properties/minLength/type",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 > 1e3 || isNaN(data7)) {
													validate20.errors = [{
														instancePath: instancePath + "/minLength",
														schemaPath: "#/properties/minLength/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 1e3
														}
													}];
													return false;
												} else if (data7 < 0 || isNaN(data7)) {
													validate20.errors = [{
														instancePath: instancePath + "/minLength",
														schemaPath: "#/properties/minLength/minimum",
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
											if (data.maxLength !== void 0 && func0.call(data, "maxLength")) {
												let data8 = data.maxLength;
												if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
													validate20.errors = [{
														instancePath: instancePath + "/maxLength",
														schemaPath: "#/properties/maxLength/type",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (typeof data8 == "number" && isFinite(data8)) {
													if (data8 > 1e4 || isNaN(data8)) {
														validate20.errors = [{
															instancePath: instancePath + "/maxLength",
															schemaPath: "#/properties/maxLength/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 1e4
															}
														}];
														return false;
													} else if (data8 < 1 || isNaN(data8)) {
														validate20.errors = [{
															instancePath: instancePath + "/maxLength",
															schemaPath: "#/properties/maxLength/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 1
															}
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.autocomplete !== void 0 && func0.call(data, "autocomplete")) {
													let data9 = data.autocomplete;
													if (typeof data9 === "string") {
														if (!pattern5.test(data9)) {
															validate20.errors = [{
																instancePath: instancePath + "/autocomplete",
																schemaPath: "#/properties/autocomplete/pattern",
																keyword: "pattern",
																params: { pattern: "^[a-z0-9 -]{1,60}$" }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/autocomplete",
															schemaPath: "#/properties/autocomplete/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.messages !== void 0 && func0.call(data, "messages")) {
														let data10 = data.messages;
														if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
															if (data10.required !== void 0 && func0.call(data10, "required")) {
																let data11 = data10.required;
																if (typeof data11 === "string") {
																	if (data11.length > 300) {
																		validate20.errors = [{
																			instancePath: instancePath + "/messages/required",
																			schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
																			keyword: "maxLength",
																			params: { limit: 300 }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/messages/required",
																		schemaPath: "../definitions/common.schema.json#/$defs/line/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																var valid4 = true;
															} else var valid4 = true;
															if (valid4) {
																if (data10.invalid !== void 0 && func0.call(data10, "invalid")) {
																	let data12 = data10.invalid;
																	if (typeof data12 === "string") {
																		if (data12.length > 300) {
																			validate20.errors = [{
																				instancePath: instancePath + "/messages/invalid",
																				schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
																				keyword: "maxLength",
																				params: { limit: 300 }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/messages/invalid",
																			schemaPath: "../definitions/common.schema.json#/$defs/line/type",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																	var valid4 = true;
																} else var valid4 = true;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/messages",
																schemaPath: "#/properties/messages/type",
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
		"type": true,
		"label": true,
		"placeholder": true,
		"size": true,
		"required": true,
		"readOnly": true,
		"minLength": true,
		"maxLength": true,
		"autocomplete": true,
		"messages": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };