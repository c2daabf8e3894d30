const validate = validate20;
const schema31 = {
	"$id": "definitions/theme.schema.json",
	"type": "object",
	"required": [
		"version",
		"scheme",
		"colors",
		"fonts"
	],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"scheme": { "enum": ["light", "dark"] },
		"colors": {
			"type": "object",
			"required": [
				"background",
				"surface",
				"raised",
				"text",
				"muted",
				"line",
				"brand",
				"onBrand",
				"live",
				"danger",
				"success",
				"focus"
			],
			"properties": {
				"background": { "$ref": "#/$defs/color" },
				"surface": { "$ref": "#/$defs/color" },
				"raised": { "$ref": "#/$defs/color" },
				"text": { "$ref": "#/$defs/color" },
				"muted": { "$ref": "#/$defs/color" },
				"line": { "$ref": "#/$defs/color" },
				"brand": { "$ref": "#/$defs/color" },
				"onBrand": { "$ref": "#/$defs/color" },
				"live": { "$ref": "#/$defs/color" },
				"danger": { "$ref": "#/$defs/color" },
				"success": { "$ref": "#/$defs/color" },
				"focus": { "$ref": "#/$defs/color" }
			}
		},
		"fonts": {
			"type": "object",
			"required": ["text", "display"],
			"properties": {
				"text": { "$ref": "#/$defs/font" },
				"display": { "$ref": "#/$defs/font" }
			}
		},
		"type": {
			"type": "object",
			"properties": {
				"displayCase": { "enum": ["none", "uppercase"] },
				"displayWeight": {
					"type": "integer",
					"minimum": 100,
					"maximum": 1e3
				},
				"displayTracking": {
					"type": "integer",
					"minimum": -100,
					"maximum": 200
				},
				"displayStretch": {
					"type": "integer",
					"minimum": 50,
					"maximum": 200
				},
				"scale": {
					"type": "number",
					"minimum": .7,
					"maximum": 1.6
				}
			}
		},
		"shape": {
			"type": "object",
			"properties": {
				"radius": {
					"type": "integer",
					"minimum": 0,
					"maximum": 32
				},
				"buttonRadius": {
					"type": "integer",
					"minimum": 0,
					"maximum": 999
				},
				"density": { "enum": [
					"dense",
					"regular",
					"airy"
				] },
				"cardGap": {
					"type": "integer",
					"minimum": 2,
					"maximum": 48
				}
			}
		},
		"hero": {
			"type": "object",
			"properties": { "composition": { "enum": ["full", "framed"] } }
		},
		"card": {
			"type": "object",
			"properties": { "style": { "enum": [
				"plain",
				"edge",
				"frame"
			] } }
		}
	},
	"$defs": {
		"color": {
			"type": "string",
			"pattern": "^#[0-9a-fA-F]{6}$"
		},
		"font": {
			"type": "object",
			"required": ["family"],
			"properties": {
				"family": {
					"type": "string",
					"pattern": "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$"
				},
				"files": {
					"type": "array",
					"maxItems": 12,
					"items": {
						"type": "object",
						"required": ["src"],
						"properties": {
							"src": {
								"type": "string",
								"pattern": "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$"
							},
							"weight": {
								"type": "string",
								"pattern": "^[0-9]{3,4}( [0-9]{3,4})?$"
							},
							"stretch": {
								"type": "string",
								"pattern": "^[0-9]{2,3}%( [0-9]{2,3}%)?$"
							},
							"unicodeRange": {
								"type": "string",
								"pattern": "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$"
							},
							"preload": { "type": "boolean" }
						}
					}
				},
				"fallback": {
					"type": "object",
					"required": ["family"],
					"properties": {
						"family": {
							"type": "string",
							"pattern": "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$"
						},
						"sizeAdjust": {
							"type": "number",
							"minimum": 50,
							"maximum": 200
						},
						"ascentOverride": {
							"type": "number",
							"minimum": 20,
							"maximum": 250
						},
						"descentOverride": {
							"type": "number",
							"minimum": 0,
							"maximum": 150
						},
						"lineGapOverride": {
							"type": "number",
							"minimum": 0,
							"maximum": 150
						}
					}
				},
				"generic": { "enum": [
					"sans-serif",
					"serif",
					"monospace"
				] }
			}
		}
	}
};
const schema46 = {
	"type": "object",
	"required": ["family"],
	"properties": {
		"family": {
			"type": "string",
			"pattern": "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$"
		},
		"files": {
			"type": "array",
			"maxItems": 12,
			"items": {
				"type": "object",
				"required": ["src"],
				"properties": {
					"src": {
						"type": "string",
						"pattern": "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$"
					},
					"weight": {
						"type": "string",
						"pattern": "^[0-9]{3,4}( [0-9]{3,4})?$"
					},
					"stretch": {
						"type": "string",
						"pattern": "^[0-9]{2,3}%( [0-9]{2,3}%)?$"
					},
					"unicodeRange": {
						"type": "string",
						"pattern": "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$"
					},
					"preload": { "type": "boolean" }
				}
			}
		},
		"fallback": {
			"type": "object",
			"required": ["family"],
			"properties": {
				"family": {
					"type": "string",
					"pattern": "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$"
				},
				"sizeAdjust": {
					"type": "number",
					"minimum": 50,
					"maximum": 200
				},
				"ascentOverride": {
					"type": "number",
					"minimum": 20,
					"maximum": 250
				},
				"descentOverride": {
					"type": "number",
					"minimum": 0,
					"maximum": 150
				},
				"lineGapOverride": {
					"type": "number",
					"minimum": 0,
					"maximum": 150
				}
			}
		},
		"generic": { "enum": [
			"sans-serif",
			"serif",
			"monospace"
		] }
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern17 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$", "u");
const pattern18 = new RegExp("^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$", "u");
const pattern19 = new RegExp("^[0-9]{3,4}( [0-9]{3,4})?$", "u");
const pattern20 = new RegExp("^[0-9]{2,3}%( [0-9]{2,3}%)?$", "u");
const pattern21 = new RegExp("^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.scheme === void 0 || !func0.call(data, "scheme")) && (missing0 = "scheme") || (data.colors === void 0 || !func0.call(data, "colors")) && (missing0 = "colors") || (data.fonts === void 0 || !func0.call(data, "fonts")) && (missing0 = "fonts")) {
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
				if (data.scheme !== void 0 && func0.call(data, "scheme")) {
					let data1 = data.scheme;
					if (!(data1 === "light" || data1 === "dark")) {
						validate20.errors = [{
							instancePath: instancePath + "/scheme",
							schemaPath: "#/properties/scheme/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.scheme.enum }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.colors !== void 0 && func0.call(data, "colors")) {
						let data2 = data.colors;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							let missing1;
							if ((data2.background === void 0 || !func0.call(data2, "background")) && (missing1 = "background") || (data2.surface === void 0 || !func0.call(data2, "surface")) && (missing1 = "surface") || (data2.raised === void 0 || !func0.call(data2, "raised")) && (missing1 = "raised") || (data2.text === void 0 || !func0.call(data2, "text")) && (missing1 = "text") || (data2.muted === void 0 || !func0.call(data2, "muted")) && (missing1 = "muted") || (data2.line === void 0 || !func0.call(data2, "line")) && (missing1 = "line") || (data2.brand === void 0 || !func0.call(data2, "brand")) && (missing1 = "brand") || (data2.onBrand === void 0 || !func0.call(data2, "onBrand")) && (missing1 = "onBrand") || (data2.live === void 0 || !func0.call(data2, "live")) && (missing1 = "live") || (data2.danger === void 0 || !func0.call(data2, "danger")) && (missing1 = "danger") || (data2.success === void 0 || !func0.call(data2, "success")) && (missing1 = "success") || (data2.focus === void 0 || !func0.call(data2, "focus")) && (missing1 = "focus")) {
								validate20.errors = [{
									instancePath: instancePath + "/colors",
									schemaPath: "#/properties/colors/required",
									keyword: "required",
									params: { missingProperty: missing1 }
								}];
								return false;
							} else {
								if (data2.background !== void 0 && func0.call(data2, "background")) {
									let data3 = data2.background;
									if (typeof data3 === "string") {
										if (!pattern5.test(data3)) {
											validate20.errors = [{
												instancePath: instancePath + "/colors/background",
												schemaPath: "#/$defs/color/pattern",
												keyword: "pattern",
												params: { pattern: "^#[0-9a-fA-F]{6}$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/colors/background",
											schemaPath: "#/$defs/color/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data2.surface !== void 0 && func0.call(data2, "surface")) {
										let data4 = data2.surface;
										if (typeof data4 === "string") {
											if (!pattern5.test(data4)) {
												validate20.errors = [{
													instancePath: instancePath + "/colors/surface",
													schemaPath: "#/$defs/color/pattern",
													keyword: "pattern",
													params: { pattern: "^#[0-9a-fA-F]{6}$" }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/colors/surface",
												schemaPath: "#/$defs/color/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data2.raised !== void 0 && func0.call(data2, "raised")) {
											let data5 = data2.raised;
											if (typeof data5 === "string") {
												if (!pattern5.test(data5)) {
													validate20.errors = [{
														instancePath: instancePath + "/colors/raised",
														schemaPath: "#/$defs/color/pattern",
														keyword: "pattern",
														params: { pattern: "^#[0-9a-fA-F]{6}$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/colors/raised",
													schemaPath: "#/$defs/color/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data2.text !== void 0 && func0.call(data2, "text")) {
												let data6 = data2.text;
												if (typeof data6 === "string") {
													if (!pattern5.test(data6)) {
														validate20.errors = [{
															instancePath: instancePath + "/colors/text",
															schemaPath: "#/$defs/color/pattern",
															keyword: "pattern",
															params: { pattern: "^#[0-9a-fA-F]{6}$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/colors/text",
														schemaPath: "#/$defs/color/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
											if (valid2) {
												if (data2.muted !== void 0 && func0.call(data2, "muted")) {
													let data7 = data2.muted;
													if (typeof data7 === "string") {
														if (!pattern5.test(data7)) {
															validate20.errors = [{
																instancePath: instancePath + "/colors/muted",
																schemaPath: "#/$defs/color/pattern",
																keyword: "pattern",
																params: { pattern: "^#[0-9a-fA-F]{6}$" }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/colors/muted",
															schemaPath: "#/$defs/color/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid2 = true;
												} else var valid2 = true;
												if (valid2) {
													if (data2.line !== void 0 && func0.call(data2, "line")) {
														let data8 = data2.line;
														if (typeof data8 === "string") {
															if (!pattern5.test(data8)) {
																validate20.errors = [{
																	instancePath: instancePath + "/colors/line",
																	schemaPath: "#/$defs/color/pattern",
																	keyword: "pattern",
																	params: { pattern: "^#[0-9a-fA-F]{6}$" }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/colors/line",
																schemaPath: "#/$defs/color/type",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid2 = true;
													} else var valid2 = true;
													if (valid2) {
														if (data2.brand !== void 0 && func0.call(data2, "brand")) {
															let data9 = data2.brand;
															if (typeof data9 === "string") {
																if (!pattern5.test(data9)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/colors/brand",
																		schemaPath: "#/$defs/color/pattern",
																		keyword: "pattern",
																		params: { pattern: "^#[0-9a-fA-F]{6}$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/colors/brand",
																	schemaPath: "#/$defs/color/type",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
															var valid2 = true;
														} else var valid2 = true;
														if (valid2) {
															if (data2.onBrand !== void 0 && func0.call(data2, "onBrand")) {
																let data10 = data2.onBrand;
																if (typeof data10 === "string") {
																	if (!pattern5.test(data10)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/colors/onBrand",
																			schemaPath: "#/$defs/color/pattern",
																			keyword: "pattern",
																			params: { pattern: "^#[0-9a-fA-F]{6}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/colors/onBrand",
																		schemaPath: "#/$defs/color/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																var valid2 = true;
															} else var valid2 = true;
															if (valid2) {
																if (data2.live !== void 0 && func0.call(data2, "live")) {
																	let data11 = data2.live;
																	if (typeof data11 === "string") {
																		if (!pattern5.test(data11)) {
																			validate20.errors = [{
																				instancePath: instancePath + "/colors/live",
																				schemaPath: "#/$defs/color/pattern",
																				keyword: "pattern",
																				params: { pattern: "^#[0-9a-fA-F]{6}$" }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/colors/live",
																			schemaPath: "#/$defs/color/type",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																	var valid2 = true;
																} else var valid2 = true;
																if (valid2) {
																	if (data2.danger !== void 0 && func0.call(data2, "danger")) {
																		let data12 = data2.danger;
																		if (typeof data12 === "string") {
																			if (!pattern5.test(data12)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/colors/danger",
																					schemaPath: "#/$defs/color/pattern",
																					keyword: "pattern",
																					params: { pattern: "^#[0-9a-fA-F]{6}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/colors/danger",
																				schemaPath: "#/$defs/color/type",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																		var valid2 = true;
																	} else var valid2 = true;
																	if (valid2) {
																		if (data2.success !== void 0 && func0.call(data2, "success")) {
																			let data13 = data2.success;
																			if (typeof data13 === "string") {
																				if (!pattern5.test(data13)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/colors/success",
																						schemaPath: "#/$defs/color/pattern",
																						keyword: "pattern",
																						params: { pattern: "^#[0-9a-fA-F]{6}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/colors/success",
																					schemaPath: "#/$defs/color/type",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																			var valid2 = true;
																		} else var valid2 = true;
																		if (valid2) {
																			if (data2.focus !== void 0 && func0.call(data2, "focus")) {
																				let data14 = data2.focus;
																				if (typeof data14 === "string") {
																					if (!pattern5.test(data14)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/colors/focus",
																							schemaPath: "#/$defs/color/pattern",
																							keyword: "pattern",
																							params: { pattern: "^#[0-9a-fA-F]{6}$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/colors/focus",
																						schemaPath: "#/$defs/color/type",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																				var valid2 = true;
																			} else var valid2 = true;
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
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/colors",
								schemaPath: "#/properties/colors/type",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fonts !== void 0 && func0.call(data, "fonts")) {
							let data15 = data.fonts;
							if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
								let missing2;
								if ((data15.text === void 0 || !func0.call(data15, "text")) && (missing2 = "text") || (data15.display === void 0 || !func0.call(data15, "display")) && (missing2 = "display")) {
									validate20.errors = [{
										instancePath: instancePath + "/fonts",
										schemaPath: "#/properties/fonts/required",
										keyword: "required",
										params: { missingProperty: missing2 }
									}];
									return false;
								} else {
									if (data15.text !== void 0 && func0.call(data15, "text")) {
										let data16 = data15.text;
										if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
											let missing3;
											if ((data16.family === void 0 || !func0.call(data16, "family")) && (missing3 = "family")) {
												validate20.errors = [{
													instancePath: instancePath + "/fonts/text",
													schemaPath: "#/$defs/font/required",
													keyword: "required",
													params: { missingProperty: missing3 }
												}];
												return false;
											} else {
												if (data16.family !== void 0 && func0.call(data16, "family")) {
													let data17 = data16.family;
													if (typeof data17 === "string") {
														if (!pattern17.test(data17)) {
															validate20.errors = [{
																instancePath: instancePath + "/fonts/text/family",
																schemaPath: "#/$defs/font/properties/family/pattern",
																keyword: "pattern",
																params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/fonts/text/family",
															schemaPath: "#/$defs/font/properties/family/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid17 = true;
												} else var valid17 = true;
												if (valid17) {
													if (data16.files !== void 0 && func0.call(data16, "files")) {
														let data18 = data16.files;
														if (Array.isArray(data18)) {
															if (data18.length > 12) {
																validate20.errors = [{
																	instancePath: instancePath + "/fonts/text/files",
																	schemaPath: "#/$defs/font/properties/files/maxItems",
																	keyword: "maxItems",
																	params: { limit: 12 }
																}];
																return false;
															} else {
																const len0 = data18.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	let data19 = data18[i0];
																	if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
																		let missing4;
																		if ((data19.src === void 0 || !func0.call(data19, "src")) && (missing4 = "src")) {
																			validate20.errors = [{
																				instancePath: instancePath + "/fonts/text/files/" + i0,
																				schemaPath: "#/$defs/font/properties/files/items/required",
																				keyword: "required",
																				params: { missingProperty: missing4 }
																			}];
																			return false;
																		} else {
																			if (data19.src !== void 0 && func0.call(data19, "src")) {
																				let data20 = data19.src;
																				if (typeof data20 === "string") {
																					if (!pattern18.test(data20)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/text/files/" + i0 + "/src",
																							schemaPath: "#/$defs/font/properties/files/items/properties/src/pattern",
																							keyword: "pattern",
																							params: { pattern: "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/text/files/" + i0 + "/src",
																						schemaPath: "#/$defs/font/properties/files/items/properties/src/type",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																				var valid19 = true;
																			} else var valid19 = true;
																			if (valid19) {
																				if (data19.weight !== void 0 && func0.call(data19, "weight")) {
																					let data21 = data19.weight;
																					if (typeof data21 === "string") {
																						if (!pattern19.test(data21)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/text/files/" + i0 + "/weight",
																								schemaPath: "#/$defs/font/properties/files/items/properties/weight/pattern",
																								keyword: "pattern",
																								params: { pattern: "^[0-9]{3,4}( [0-9]{3,4})?$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/text/files/" + i0 + "/weight",
																							schemaPath: "#/$defs/font/properties/files/items/properties/weight/type",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																					var valid19 = true;
																				} else var valid19 = true;
																				if (valid19) {
																					if (data19.stretch !== void 0 && func0.call(data19, "stretch")) {
																						let data22 = data19.stretch;
																						if (typeof data22 === "string") {
																							if (!pattern20.test(data22)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/text/files/" + i0 + "/stretch",
																									schemaPath: "#/$defs/font/properties/files/items/properties/stretch/pattern",
																									keyword: "pattern",
																									params: { pattern: "^[0-9]{2,3}%( [0-9]{2,3}%)?$" }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/text/files/" + i0 + "/stretch",
																								schemaPath: "#/$defs/font/properties/files/items/properties/stretch/type",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																						var valid19 = true;
																					} else var valid19 = true;
																					if (valid19) {
																						if (data19.unicodeRange !== void 0 && func0.call(data19, "unicodeRange")) {
																							let data23 = data19.unicodeRange;
																							if (typeof data23 === "string") {
																								if (!pattern21.test(data23)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/text/files/" + i0 + "/unicodeRange",
																										schemaPath: "#/$defs/font/properties/files/items/properties/unicodeRange/pattern",
																										keyword: "pattern",
																										params: { pattern: "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$" }
																									}];
																									return false;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/text/files/" + i0 + "/unicodeRange",
																									schemaPath: "#/$defs/font/properties/files/items/properties/unicodeRange/type",
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																							var valid19 = true;
																						} else var valid19 = true;
																						if (valid19) {
																							if (data19.preload !== void 0 && func0.call(data19, "preload")) {
																								if (typeof data19.preload !== "boolean") {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/text/files/" + i0 + "/preload",
																										schemaPath: "#/$defs/font/properties/files/items/properties/preload/type",
																										keyword: "type",
																										params: { type: "boolean" }
																									}];
																									return false;
																								}
																								var valid19 = true;
																							} else var valid19 = true;
																						}
																					}
																				}
																			}
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/fonts/text/files/" + i0,
																			schemaPath: "#/$defs/font/properties/files/items/type",
																			keyword: "type",
																			params: { type: "object" }
																		}];
																		return false;
																	}
																}
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/fonts/text/files",
																schemaPath: "#/$defs/font/properties/files/type",
																keyword: "type",
																params: { type: "array" }
															}];
															return false;
														}
														var valid17 = true;
													} else var valid17 = true;
													if (valid17) {
														if (data16.fallback !== void 0 && func0.call(data16, "fallback")) {
															let data25 = data16.fallback;
															if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																let missing5;
																if ((data25.family === void 0 || !func0.call(data25, "family")) && (missing5 = "family")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/fonts/text/fallback",
																		schemaPath: "#/$defs/font/properties/fallback/required",
																		keyword: "required",
																		params: { missingProperty: missing5 }
																	}];
																	return false;
																} else {
																	if (data25.family !== void 0 && func0.call(data25, "family")) {
																		let data26 = data25.family;
																		if (typeof data26 === "string") {
																			if (!pattern17.test(data26)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/fonts/text/fallback/family",
																					schemaPath: "#/$defs/font/properties/fallback/properties/family/pattern",
																					keyword: "pattern",
																					params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/fonts/text/fallback/family",
																				schemaPath: "#/$defs/font/properties/fallback/properties/family/type",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																		var valid20 = true;
																	} else var valid20 = true;
																	if (valid20) {
																		if (data25.sizeAdjust !== void 0 && func0.call(data25, "sizeAdjust")) {
																			let data27 = data25.sizeAdjust;
																			if (typeof data27 == "number" && isFinite(data27)) {
																				if (data27 > 200 || isNaN(data27)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/text/fallback/sizeAdjust",
																						schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/maximum",
																						keyword: "maximum",
																						params: {
																							comparison: "<=",
																							limit: 200
																						}
																					}];
																					return false;
																				} else if (data27 < 50 || isNaN(data27)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/text/fallback/sizeAdjust",
																						schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/minimum",
																						keyword: "minimum",
																						params: {
																							comparison: ">=",
																							limit: 50
																						}
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/fonts/text/fallback/sizeAdjust",
																					schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/type",
																					keyword: "type",
																					params: { type: "number" }
																				}];
																				return false;
																			}
																			var valid20 = true;
																		} else var valid20 = true;
																		if (valid20) {
																			if (data25.ascentOverride !== void 0 && func0.call(data25, "ascentOverride")) {
																				let data28 = data25.ascentOverride;
																				if (typeof data28 == "number" && isFinite(data28)) {
																					if (data28 > 250 || isNaN(data28)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/text/fallback/ascentOverride",
																							schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/maximum",
																							keyword: "maximum",
																							params: {
																								comparison: "<=",
																								limit: 250
																							}
																						}];
																						return false;
																					} else if (data28 < 20 || isNaN(data28)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/text/fallback/ascentOverride",
																							schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/minimum",
																							keyword: "minimum",
																							params: {
																								comparison: ">=",
																								limit: 20
																							}
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/text/fallback/ascentOverride",
																						schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/type",
																						keyword: "type",
																						params: { type: "number" }
																					}];
																					return false;
																				}
																				var valid20 = true;
																			} else var valid20 = true;
																			if (valid20) {
																				if (data25.descentOverride !== void 0 && func0.call(data25, "descentOverride")) {
																					let data29 = data25.descentOverride;
																					if (typeof data29 == "number" && isFinite(data29)) {
																						if (data29 > 150 || isNaN(data29)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/text/fallback/descentOverride",
																								schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/maximum",
																								keyword: "maximum",
																								params: {
																									comparison: "<=",
																									limit: 150
																								}
																							}];
																							return false;
																						} else if (data29 < 0 || isNaN(data29)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/text/fallback/descentOverride",
																								schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/minimum",
																								keyword: "minimum",
																								params: {
																									comparison: ">=",
																									limit: 0
																								}
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/text/fallback/descentOverride",
																							schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/type",
																							keyword: "type",
																							params: { type: "number" }
																						}];
																						return false;
																					}
																					var valid20 = true;
																				} else var valid20 = true;
																				if (valid20) {
																					if (data25.lineGapOverride !== void 0 && func0.call(data25, "lineGapOverride")) {
																						let data30 = data25.lineGapOverride;
																						if (typeof data30 == "number" && isFinite(data30)) {
																							if (data30 > 150 || isNaN(data30)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/text/fallback/lineGapOverride",
																									schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/maximum",
																									keyword: "maximum",
																									params: {
																										comparison: "<=",
																										limit: 150
																									}
																								}];
																								return false;
																							} else if (data30 < 0 || isNaN(data30)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/text/fallback/lineGapOverride",
																									schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/minimum",
																									keyword: "minimum",
																									params: {
																										comparison: ">=",
																										limit: 0
																									}
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/text/fallback/lineGapOverride",
																								schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/type",
																								keyword: "type",
																								params: { type: "number" }
																							}];
																							return false;
																						}
																						var valid20 = true;
																					} else var valid20 = true;
																				}
																			}
																		}
																	}
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/fonts/text/fallback",
																	schemaPath: "#/$defs/font/properties/fallback/type",
																	keyword: "type",
																	params: { type: "object" }
																}];
																return false;
															}
															var valid17 = true;
														} else var valid17 = true;
														if (valid17) {
															if (data16.generic !== void 0 && func0.call(data16, "generic")) {
																let data31 = data16.generic;
																if (!(data31 === "sans-serif" || data31 === "serif" || data31 === "monospace")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/fonts/text/generic",
																		schemaPath: "#/$defs/font/properties/generic/enum",
																		keyword: "enum",
																		params: { allowedValues: schema46.properties.generic.enum }
																	}];
																	return false;
																}
																var valid17 = true;
															} else var valid17 = true;
														}
													}
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/fonts/text",
												schemaPath: "#/$defs/font/type",
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
										var valid15 = true;
									} else var valid15 = true;
									if (valid15) {
										if (data15.display !== void 0 && func0.call(data15, "display")) {
											let data32 = data15.display;
											if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
												let missing6;
												if ((data32.family === void 0 || !func0.call(data32, "family")) && (missing6 = "family")) {
													validate20.errors = [{
														instancePath: instancePath + "/fonts/display",
														schemaPath: "#/$defs/font/required",
														keyword: "required",
														params: { missingProperty: missing6 }
													}];
													return false;
												} else {
													if (data32.family !== void 0 && func0.call(data32, "family")) {
														let data33 = data32.family;
														if (typeof data33 === "string") {
															if (!pattern17.test(data33)) {
																validate20.errors = [{
																	instancePath: instancePath + "/fonts/display/family",
																	schemaPath: "#/$defs/font/properties/family/pattern",
																	keyword: "pattern",
																	params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/fonts/display/family",
																schemaPath: "#/$defs/font/properties/family/type",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid22 = true;
													} else var valid22 = true;
													if (valid22) {
														if (data32.files !== void 0 && func0.call(data32, "files")) {
															let data34 = data32.files;
															if (Array.isArray(data34)) {
																if (data34.length > 12) {
																	validate20.errors = [{
																		instancePath: instancePath + "/fonts/display/files",
																		schemaPath: "#/$defs/font/properties/files/maxItems",
																		keyword: "maxItems",
																		params: { limit: 12 }
																	}];
																	return false;
																} else {
																	const len1 = data34.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		let data35 = data34[i1];
																		if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
																			let missing7;
																			if ((data35.src === void 0 || !func0.call(data35, "src")) && (missing7 = "src")) {
																				validate20.errors = [{
																					instancePath: instancePath + "/fonts/display/files/" + i1,
																					schemaPath: "#/$defs/font/properties/files/items/required",
																					keyword: "required",
																					params: { missingProperty: missing7 }
																				}];
																				return false;
																			} else {
																				if (data35.src !== void 0 && func0.call(data35, "src")) {
																					let data36 = data35.src;
																					if (typeof data36 === "string") {
																						if (!pattern18.test(data36)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/display/files/" + i1 + "/src",
																								schemaPath: "#/$defs/font/properties/files/items/properties/src/pattern",
																								keyword: "pattern",
																								params: { pattern: "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/display/files/" + i1 + "/src",
																							schemaPath: "#/$defs/font/properties/files/items/properties/src/type",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																					var valid24 = true;
																				} else var valid24 = true;
																				if (valid24) {
																					if (data35.weight !== void 0 && func0.call(data35, "weight")) {
																						let data37 = data35.weight;
																						if (typeof data37 === "string") {
																							if (!pattern19.test(data37)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/display/files/" + i1 + "/weight",
																									schemaPath: "#/$defs/font/properties/files/items/properties/weight/pattern",
																									keyword: "pattern",
																									params: { pattern: "^[0-9]{3,4}( [0-9]{3,4})?$" }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/display/files/" + i1 + "/weight",
																								schemaPath: "#/$defs/font/properties/files/items/properties/weight/type",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																						var valid24 = true;
																					} else var valid24 = true;
																					if (valid24) {
																						if (data35.stretch !== void 0 && func0.call(data35, "stretch")) {
																							let data38 = data35.stretch;
																							if (typeof data38 === "string") {
																								if (!pattern20.test(data38)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/display/files/" + i1 + "/stretch",
																										schemaPath: "#/$defs/font/properties/files/items/properties/stretch/pattern",
																										keyword: "pattern",
																										params: { pattern: "^[0-9]{2,3}%( [0-9]{2,3}%)?$" }
																									}];
																									return false;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/display/files/" + i1 + "/stretch",
																									schemaPath: "#/$defs/font/properties/files/items/properties/stretch/type",
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																							var valid24 = true;
																						} else var valid24 = true;
																						if (valid24) {
																							if (data35.unicodeRange !== void 0 && func0.call(data35, "unicodeRange")) {
																								let data39 = data35.unicodeRange;
																								if (typeof data39 === "string") {
																									if (!pattern21.test(data39)) {
																										validate20.errors = [{
																											instancePath: instancePath + "/fonts/display/files/" + i1 + "/unicodeRange",
																											schemaPath: "#/$defs/font/properties/files/items/properties/unicodeRange/pattern",
																											keyword: "pattern",
																											params: { pattern: "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$" }
																										}];
																										return false;
																									}
																								} else {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/display/files/" + i1 + "/unicodeRange",
																										schemaPath: "#/$defs/font/properties/files/items/properties/unicodeRange/type",
																										keyword: "type",
																										params: { type: "string" }
																									}];
																									return false;
																								}
																								var valid24 = true;
																							} else var valid24 = true;
																							if (valid24) {
																								if (data35.preload !== void 0 && func0.call(data35, "preload")) {
																									if (typeof data35.preload !== "boolean") {
																										validate20.errors = [{
																											instancePath: instancePath + "/fonts/display/files/" + i1 + "/preload",
																											schemaPath: "#/$defs/font/properties/files/items/properties/preload/type",
																											keyword: "type",
																											params: { type: "boolean" }
																										}];
																										return false;
																									}
																									var valid24 = true;
																								} else var valid24 = true;
																							}
																						}
																					}
																				}
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/fonts/display/files/" + i1,
																				schemaPath: "#/$defs/font/properties/files/items/type",
																				keyword: "type",
																				params: { type: "object" }
																			}];
																			return false;
																		}
																	}
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/fonts/display/files",
																	schemaPath: "#/$defs/font/properties/files/type",
																	keyword: "type",
																	params: { type: "array" }
																}];
																return false;
															}
															var valid22 = true;
														} else var valid22 = true;
														if (valid22) {
															if (data32.fallback !== void 0 && func0.call(data32, "fallback")) {
																let data41 = data32.fallback;
																if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
																	let missing8;
																	if ((data41.family === void 0 || !func0.call(data41, "family")) && (missing8 = "family")) {
																		validate20.errors = [{
																			instancePath: instancePath + "/fonts/display/fallback",
																			schemaPath: "#/$defs/font/properties/fallback/required",
																			keyword: "required",
																			params: { missingProperty: missing8 }
																		}];
																		return false;
																	} else {
																		if (data41.family !== void 0 && func0.call(data41, "family")) {
																			let data42 = data41.family;
																			if (typeof data42 === "string") {
																				if (!pattern17.test(data42)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/display/fallback/family",
																						schemaPath: "#/$defs/font/properties/fallback/properties/family/pattern",
																						keyword: "pattern",
																						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/fonts/display/fallback/family",
																					schemaPath: "#/$defs/font/properties/fallback/properties/family/type",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																			var valid25 = true;
																		} else var valid25 = true;
																		if (valid25) {
																			if (data41.sizeAdjust !== void 0 && func0.call(data41, "sizeAdjust")) {
																				let data43 = data41.sizeAdjust;
																				if (typeof data43 == "number" && isFinite(data43)) {
																					if (data43 > 200 || isNaN(data43)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/display/fallback/sizeAdjust",
																							schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/maximum",
																							keyword: "maximum",
																							params: {
																								comparison: "<=",
																								limit: 200
																							}
																						}];
																						return false;
																					} else if (data43 < 50 || isNaN(data43)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/display/fallback/sizeAdjust",
																							schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/minimum",
																							keyword: "minimum",
																							params: {
																								comparison: ">=",
																								limit: 50
																							}
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/display/fallback/sizeAdjust",
																						schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/type",
																						keyword: "type",
																						params: { type: "number" }
																					}];
																					return false;
																				}
																				var valid25 = true;
																			} else var valid25 = true;
																			if (valid25) {
																				if (data41.ascentOverride !== void 0 && func0.call(data41, "ascentOverride")) {
																					let data44 = data41.ascentOverride;
																					if (typeof data44 == "number" && isFinite(data44)) {
																						if (data44 > 250 || isNaN(data44)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/display/fallback/ascentOverride",
																								schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/maximum",
																								keyword: "maximum",
																								params: {
																									comparison: "<=",
																									limit: 250
																								}
																							}];
																							return false;
																						} else if (data44 < 20 || isNaN(data44)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/display/fallback/ascentOverride",
																								schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/minimum",
																								keyword: "minimum",
																								params: {
																									comparison: ">=",
																									limit: 20
																								}
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/display/fallback/ascentOverride",
																							schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/type",
																							keyword: "type",
																							params: { type: "number" }
																						}];
																						return false;
																					}
																					var valid25 = true;
																				} else var valid25 = true;
																				if (valid25) {
																					if (data41.descentOverride !== void 0 && func0.call(data41, "descentOverride")) {
																						let data45 = data41.descentOverride;
																						if (typeof data45 == "number" && isFinite(data45)) {
																							if (data45 > 150 || isNaN(data45)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/display/fallback/descentOverride",
																									schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/maximum",
																									keyword: "maximum",
																									params: {
																										comparison: "<=",
																										limit: 150
																									}
																								}];
																								return false;
																							} else if (data45 < 0 || isNaN(data45)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/display/fallback/descentOverride",
																									schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/minimum",
																									keyword: "minimum",
																									params: {
																										comparison: ">=",
																										limit: 0
																									}
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/display/fallback/descentOverride",
																								schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/type",
																								keyword: "type",
																								params: { type: "number" }
																							}];
																							return false;
																						}
																						var valid25 = true;
																					} else var valid25 = true;
																					if (valid25) {
																						if (data41.lineGapOverride !== void 0 && func0.call(data41, "lineGapOverride")) {
																							let data46 = data41.lineGapOverride;
																							if (typeof data46 == "number" && isFinite(data46)) {
																								if (data46 > 150 || isNaN(data46)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/display/fallback/lineGapOverride",
																										schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/maximum",
																										keyword: "maximum",
																										params: {
																											comparison: "<=",
																											limit: 150
																										}
																									}];
																									return false;
																								} else if (data46 < 0 || isNaN(data46)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/display/fallback/lineGapOverride",
																										schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 0
																										}
																									}];
																									return false;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/display/fallback/lineGapOverride",
																									schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/type",
																									keyword: "type",
																									params: { type: "number" }
																								}];
																								return false;
																							}
																							var valid25 = true;
																						} else var valid25 = true;
																					}
																				}
																			}
																		}
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/fonts/display/fallback",
																		schemaPath: "#/$defs/font/properties/fallback/type",
																		keyword: "type",
																		params: { type: "object" }
																	}];
																	return false;
																}
																var valid22 = true;
															} else var valid22 = true;
															if (valid22) {
																if (data32.generic !== void 0 && func0.call(data32, "generic")) {
																	let data47 = data32.generic;
																	if (!(data47 === "sans-serif" || data47 === "serif" || data47 === "monospace")) {
																		validate20.errors = [{
																			instancePath: instancePath + "/fonts/display/generic",
																			schemaPath: "#/$defs/font/properties/generic/enum",
																			keyword: "enum",
																			params: { allowedValues: schema46.properties.generic.enum }
																		}];
																		return false;
																	}
																	var valid22 = true;
																} else var valid22 = true;
															}
														}
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/fonts/display",
													schemaPath: "#/$defs/font/type",
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
											var valid15 = true;
										} else var valid15 = true;
									}
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/fonts",
									schemaPath: "#/properties/fonts/type",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.type !== void 0 && func0.call(data, "type")) {
								let data48 = data.type;
								if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
									if (data48.displayCase !== void 0 && func0.call(data48, "displayCase")) {
										let data49 = data48.displayCase;
										if (!(data49 === "none" || data49 === "uppercase")) {
											validate20.errors = [{
												instancePath: instancePath + "/type/displayCase",
												schemaPath: "#/properties/type/properties/displayCase/enum",
												keyword: "enum",
												params: { allowedValues: schema31.properties.type.properties.displayCase.enum }
											}];
											return false;
										}
										var valid26 = true;
									} else var valid26 = true;
									if (valid26) {
										if (data48.displayWeight !== void 0 && func0.call(data48, "displayWeight")) {
											let data50 = data48.displayWeight;
											if (!(typeof data50 == "number" && !(data50 % 1) && !isNaN(data50) && isFinite(data50))) {
												validate20.errors = [{
													instancePath: instancePath + "/type/displayWeight",
													schemaPath: "#/properties/type/properties/displayWeight/type",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data50 == "number" && isFinite(data50)) {
												if (data50 > 1e3 || isNaN(data50)) {
													validate20.errors = [{
														instancePath: instancePath + "/type/displayWeight",
														schemaPath: "#/properties/type/properties/displayWeight/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 1e3
														}
													}];
													return false;
												} else if (data50 < 100 || isNaN(data50)) {
													validate20.errors = [{
														instancePath: instancePath + "/type/displayWeight",
														schemaPath: "#/properties/type/properties/displayWeight/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 100
														}
													}];
													return false;
												}
											}
											var valid26 = true;
										} else var valid26 = true;
										if (valid26) {
											if (data48.displayTracking !== void 0 && func0.call(data48, "displayTracking")) {
												let data51 = data48.displayTracking;
												if (!(typeof data51 == "number" && !(data51 % 1) && !isNaN(data51) && isFinite(data51))) {
													validate20.errors = [{
														instancePath: instancePath + "/type/displayTracking",
														schemaPath: "#/properties/type/properties/displayTracking/type",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (typeof data51 == "number" && isFinite(data51)) {
													if (data51 > 200 || isNaN(data51)) {
														validate20.errors = [{
															instancePath: instancePath + "/type/displayTracking",
															schemaPath: "#/properties/type/properties/displayTracking/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 200
															}
														}];
														return false;
													} else if (data51 < -100 || isNaN(data51)) {
														validate20.errors = [{
															instancePath: instancePath + "/type/displayTracking",
															schemaPath: "#/properties/type/properties/displayTracking/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: -100
															}
														}];
														return false;
													}
												}
												var valid26 = true;
											} else var valid26 = true;
											if (valid26) {
												if (data48.displayStretch !== void 0 && func0.call(data48, "displayStretch")) {
													let data52 = data48.displayStretch;
													if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52) && isFinite(data52))) {
														validate20.errors = [{
															instancePath: instancePath + "/type/displayStretch",
															schemaPath: "#/properties/type/properties/displayStretch/type",
															keyword: "type",
															params: { type: "integer" }
														}];
														return false;
													}
													if (typeof data52 == "number" && isFinite(data52)) {
														if (data52 > 200 || isNaN(data52)) {
															validate20.errors = [{
																instancePath: instancePath + "/type/displayStretch",
																schemaPath: "#/properties/type/properties/displayStretch/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 200
																}
															}];
															return false;
														} else if (data52 < 50 || isNaN(data52)) {
															validate20.errors = [{
																instancePath: instancePath + "/type/displayStretch",
																schemaPath: "#/properties/type/properties/displayStretch/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 50
																}
															}];
															return false;
														}
													}
													var valid26 = true;
												} else var valid26 = true;
												if (valid26) {
													if (data48.scale !== void 0 && func0.call(data48, "scale")) {
														let data53 = data48.scale;
														if (typeof data53 == "number" && isFinite(data53)) {
															if (data53 > 1.6 || isNaN(data53)) {
																validate20.errors = [{
																	instancePath: instancePath + "/type/scale",
																	schemaPath: "#/properties/type/properties/scale/maximum",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 1.6
																	}
																}];
																return false;
															} else if (data53 < .7 || isNaN(data53)) {
																validate20.errors = [{
																	instancePath: instancePath + "/type/scale",
																	schemaPath: "#/properties/type/properties/scale/minimum",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: .7
																	}
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/type/scale",
																schemaPath: "#/properties/type/properties/scale/type",
																keyword: "type",
																params: { type: "number" }
															}];
															return false;
														}
														var valid26 = true;
													} else var valid26 = true;
												}
											}
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/type",
										schemaPath: "#/properties/type/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.shape !== void 0 && func0.call(data, "shape")) {
									let data54 = data.shape;
									if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
										if (data54.radius !== void 0 && func0.call(data54, "radius")) {
											let data55 = data54.radius;
											if (!(typeof data55 == "number" && !(data55 % 1) && !isNaN(data55) && isFinite(data55))) {
												validate20.errors = [{
													instancePath: instancePath + "/shape/radius",
													schemaPath: "#/properties/shape/properties/radius/type",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data55 == "number" && isFinite(data55)) {
												if (data55 > 32 || isNaN(data55)) {
													validate20.errors = [{
														instancePath: instancePath + "/shape/radius",
														schemaPath: "#/properties/shape/properties/radius/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 32
														}
													}];
													return false;
												} else if (data55 < 0 || isNaN(data55)) {
													validate20.errors = [{
														instancePath: instancePath + "/shape/radius",
														schemaPath: "#/properties/shape/properties/radius/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														}
													}];
													return false;
												}
											}
											var valid27 = true;
										} else var valid27 = true;
										if (valid27) {
											if (data54.buttonRadius !== void 0 && func0.call(data54, "buttonRadius")) {
												let data56 = data54.buttonRadius;
												if (!(typeof data56 == "number" && !(data56 % 1) && !isNaN(data56) && isFinite(data56))) {
													validate20.errors = [{
														instancePath: instancePath + "/shape/buttonRadius",
														schemaPath: "#/properties/shape/properties/buttonRadius/type",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (typeof data56 == "number" && isFinite(data56)) {
													if (data56 > 999 || isNaN(data56)) {
														validate20.errors = [{
															instancePath: instancePath + "/shape/buttonRadius",
															schemaPath: "#/properties/shape/properties/buttonRadius/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 999
															}
														}];
														return false;
													} else if (data56 < 0 || isNaN(data56)) {
														validate20.errors = [{
															instancePath: instancePath + "/shape/buttonRadius",
															schemaPath: "#/properties/shape/properties/buttonRadius/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															}
														}];
														return false;
													}
												}
												var valid27 = true;
											} else var valid27 = true;
											if (valid27) {
												if (data54.density !== void 0 && func0.call(data54, "density")) {
													let data57 = data54.density;
													if (!(data57 === "dense" || data57 === "regular" || data57 === "airy")) {
														validate20.errors = [{
															instancePath: instancePath + "/shape/density",
															schemaPath: "#/properties/shape/properties/density/enum",
															keyword: "enum",
															params: { allowedValues: schema31.properties.shape.properties.density.enum }
														}];
														return false;
													}
													var valid27 = true;
												} else var valid27 = true;
												if (valid27) {
													if (data54.cardGap !== void 0 && func0.call(data54, "cardGap")) {
														let data58 = data54.cardGap;
														if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58) && isFinite(data58))) {
															validate20.errors = [{
																instancePath: instancePath + "/shape/cardGap",
																schemaPath: "#/properties/shape/properties/cardGap/type",
																keyword: "type",
																params: { type: "integer" }
															}];
															return false;
														}
														if (typeof data58 == "number" && isFinite(data58)) {
															if (data58 > 48 || isNaN(data58)) {
																validate20.errors = [{
																	instancePath: instancePath + "/shape/cardGap",
																	schemaPath: "#/properties/shape/properties/cardGap/maximum",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 48
																	}
																}];
																return false;
															} else if (data58 < 2 || isNaN(data58)) {
																validate20.errors = [{
																	instancePath: instancePath + "/shape/cardGap",
																	schemaPath: "#/properties/shape/properties/cardGap/minimum",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: 2
																	}
																}];
																return false;
															}
														}
														var valid27 = true;
													} else var valid27 = true;
												}
											}
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/shape",
											schemaPath: "#/properties/shape/type",
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.hero !== void 0 && func0.call(data, "hero")) {
										let data59 = data.hero;
										if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
											if (data59.composition !== void 0 && func0.call(data59, "composition")) {
												let data60 = data59.composition;
												if (!(data60 === "full" || data60 === "framed")) {
													validate20.errors = [{
														instancePath: instancePath + "/hero/composition",
														schemaPath: "#/properties/hero/properties/composition/enum",
														keyword: "enum",
														params: { allowedValues: schema31.properties.hero.properties.composition.enum }
													}];
													return false;
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/hero",
												schemaPath: "#/properties/hero/type",
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.card !== void 0 && func0.call(data, "card")) {
											let data61 = data.card;
											if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
												if (data61.style !== void 0 && func0.call(data61, "style")) {
													let data62 = data61.style;
													if (!(data62 === "plain" || data62 === "edge" || data62 === "frame")) {
														validate20.errors = [{
															instancePath: instancePath + "/card/style",
															schemaPath: "#/properties/card/properties/style/enum",
															keyword: "enum",
															params: { allowedValues: schema31.properties.card.properties.style.enum }
														}];
														return false;
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/card",
													schemaPath: "#/properties/card/type",
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
		"scheme": true,
		"colors": true,
		"fonts": true,
		"type": true,
		"shape": true,
		"hero": true,
		"card": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };