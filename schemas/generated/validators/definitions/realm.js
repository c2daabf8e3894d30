const validate = validate20;
const schema31 = {
	"$id": "definitions/realm.schema.json",
	"type": "object",
	"required": [
		"version",
		"id",
		"name",
		"hosts",
		"languages",
		"defaultLocale",
		"logos"
	],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"id": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]{0,39}$"
		},
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 80
		},
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"hosts": {
			"type": "array",
			"minItems": 1,
			"maxItems": 50,
			"items": {
				"type": "string",
				"pattern": "^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$"
			}
		},
		"languages": {
			"type": "array",
			"minItems": 1,
			"maxItems": 40,
			"items": {
				"type": "string",
				"pattern": "^[a-z]{2,3}(_[A-Z]{2})?$"
			}
		},
		"defaultLocale": {
			"type": "string",
			"pattern": "^[a-z]{2,3}(_[A-Z]{2})?$"
		},
		"languageCode": {
			"type": "string",
			"pattern": "^[a-z]{2,10}$"
		},
		"logos": {
			"type": "object",
			"required": ["main", "small"],
			"properties": {
				"main": { "$ref": "#/$defs/asset" },
				"small": { "$ref": "#/$defs/asset" },
				"icon": { "$ref": "#/$defs/asset" }
			}
		},
		"loginBackground": {
			"type": "object",
			"required": ["desktop", "mobile"],
			"properties": {
				"desktop": { "$ref": "#/$defs/asset" },
				"mobile": { "$ref": "#/$defs/asset" },
				"rtl": { "$ref": "#/$defs/asset" }
			}
		},
		"art": { "$ref": "common.schema.json#/$defs/key" },
		"languageBadgeForGuests": { "type": "boolean" },
		"selfRegistration": {
			"type": "object",
			"required": ["allowed"],
			"properties": { "allowed": { "type": "boolean" } }
		},
		"watchlistsEnabled": { "type": "boolean" },
		"search": {
			"type": "object",
			"required": ["enabled"],
			"properties": { "enabled": { "type": "boolean" } }
		},
		"socialSharing": {
			"type": "object",
			"required": ["enabled"],
			"properties": { "enabled": { "type": "boolean" } }
		},
		"interstitial": { "$ref": "#/$defs/switch" },
		"enhancedMetadata": { "$ref": "#/$defs/switch" },
		"seriesInterstitial": { "$ref": "#/$defs/switch" },
		"epgPlayback": { "$ref": "#/$defs/switch" },
		"authentication": {
			"type": "object",
			"required": ["providers"],
			"properties": { "providers": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "object",
					"required": ["name", "form"],
					"properties": {
						"name": { "enum": ["ID"] },
						"form": { "$ref": "common.schema.json#/$defs/key" },
						"canSignUp": { "type": "boolean" }
					}
				}
			} }
		},
		"apiKey": {
			"type": "string",
			"pattern": "^[A-Za-z0-9-]{8,80}$"
		},
		"apiKeyRequired": { "type": "boolean" },
		"territory": {
			"type": "object",
			"properties": { "blocked": {
				"type": "array",
				"maxItems": 250,
				"items": {
					"type": "string",
					"pattern": "^[A-Z]{2}$"
				}
			} }
		},
		"dvr": {
			"type": "object",
			"required": ["window"],
			"properties": { "window": {
				"type": "integer",
				"minimum": 0,
				"maximum": 1440
			} }
		},
		"preview": {
			"type": "object",
			"required": ["origins"],
			"properties": { "origins": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "string",
					"pattern": "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$"
				}
			} }
		}
	},
	"$defs": {
		"switch": { "enum": ["ENABLED", "DISABLED"] },
		"asset": {
			"type": "string",
			"pattern": "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$",
			"maxLength": 200
		}
	}
};
const schema42 = { "enum": ["ENABLED", "DISABLED"] };
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const pattern6 = new RegExp("^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$", "u");
const pattern7 = new RegExp("^[a-z]{2,3}(_[A-Z]{2})?$", "u");
const pattern9 = new RegExp("^[a-z]{2,10}$", "u");
const pattern10 = new RegExp("^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$", "u");
const pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern18 = new RegExp("^[A-Za-z0-9-]{8,80}$", "u");
const pattern19 = new RegExp("^[A-Z]{2}$", "u");
const pattern20 = new RegExp("^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.hosts === void 0 || !func0.call(data, "hosts")) && (missing0 = "hosts") || (data.languages === void 0 || !func0.call(data, "languages")) && (missing0 = "languages") || (data.defaultLocale === void 0 || !func0.call(data, "defaultLocale")) && (missing0 = "defaultLocale") || (data.logos === void 0 || !func0.call(data, "logos")) && (missing0 = "logos")) {
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
				if (data.id !== void 0 && func0.call(data, "id")) {
					let data1 = data.id;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.name !== void 0 && func0.call(data, "name")) {
						let data2 = data.name;
						if (typeof data2 === "string") {
							if (data2.length > 80) {
								validate20.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 80 }
								}];
								return false;
							} else if (data2.length < 1) {
								validate20.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/minLength",
									keyword: "minLength",
									params: { limit: 1 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "#/properties/name/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.description !== void 0 && func0.call(data, "description")) {
							let data3 = data.description;
							if (typeof data3 === "string") {
								if (data3.length > 5e3) {
									validate20.errors = [{
										instancePath: instancePath + "/description",
										schemaPath: "common.schema.json#/$defs/prose/maxLength",
										keyword: "maxLength",
										params: { limit: 5e3 }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/description",
									schemaPath: "common.schema.json#/$defs/prose/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.hosts !== void 0 && func0.call(data, "hosts")) {
								let data4 = data.hosts;
								if (Array.isArray(data4)) {
									if (data4.length > 50) {
										validate20.errors = [{
											instancePath: instancePath + "/hosts",
											schemaPath: "#/properties/hosts/maxItems",
											keyword: "maxItems",
											params: { limit: 50 }
										}];
										return false;
									} else if (data4.length < 1) {
										validate20.errors = [{
											instancePath: instancePath + "/hosts",
											schemaPath: "#/properties/hosts/minItems",
											keyword: "minItems",
											params: { limit: 1 }
										}];
										return false;
									} else {
										const len0 = data4.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data5 = data4[i0];
											if (typeof data5 === "string") {
												if (!pattern6.test(data5)) {
													validate20.errors = [{
														instancePath: instancePath + "/hosts/" + i0,
														schemaPath: "#/properties/hosts/items/pattern",
														keyword: "pattern",
														params: { pattern: "^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/hosts/" + i0,
													schemaPath: "#/properties/hosts/items/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/hosts",
										schemaPath: "#/properties/hosts/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.languages !== void 0 && func0.call(data, "languages")) {
									let data6 = data.languages;
									if (Array.isArray(data6)) {
										if (data6.length > 40) {
											validate20.errors = [{
												instancePath: instancePath + "/languages",
												schemaPath: "#/properties/languages/maxItems",
												keyword: "maxItems",
												params: { limit: 40 }
											}];
											return false;
										} else if (data6.length < 1) {
											validate20.errors = [{
												instancePath: instancePath + "/languages",
												schemaPath: "#/properties/languages/minItems",
												keyword: "minItems",
												params: { limit: 1 }
											}];
											return false;
										} else {
											const len1 = data6.length;
											for (let i1 = 0; i1 < len1; i1++) {
												let data7 = data6[i1];
												if (typeof data7 === "string") {
													if (!pattern7.test(data7)) {
														validate20.errors = [{
															instancePath: instancePath + "/languages/" + i1,
															schemaPath: "#/properties/languages/items/pattern",
															keyword: "pattern",
															params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/languages/" + i1,
														schemaPath: "#/properties/languages/items/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/languages",
											schemaPath: "#/properties/languages/type",
											keyword: "type",
											params: { type: "array" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.defaultLocale !== void 0 && func0.call(data, "defaultLocale")) {
										let data8 = data.defaultLocale;
										if (typeof data8 === "string") {
											if (!pattern7.test(data8)) {
												validate20.errors = [{
													instancePath: instancePath + "/defaultLocale",
													schemaPath: "#/properties/defaultLocale/pattern",
													keyword: "pattern",
													params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/defaultLocale",
												schemaPath: "#/properties/defaultLocale/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.languageCode !== void 0 && func0.call(data, "languageCode")) {
											let data9 = data.languageCode;
											if (typeof data9 === "string") {
												if (!pattern9.test(data9)) {
													validate20.errors = [{
														instancePath: instancePath + "/languageCode",
														schemaPath: "#/properties/languageCode/pattern",
														keyword: "pattern",
														params: { pattern: "^[a-z]{2,10}$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/languageCode",
													schemaPath: "#/properties/languageCode/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.logos !== void 0 && func0.call(data, "logos")) {
												let data10 = data.logos;
												if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
													let missing1;
													if ((data10.main === void 0 || !func0.call(data10, "main")) && (missing1 = "main") || (data10.small === void 0 || !func0.call(data10, "small")) && (missing1 = "small")) {
														validate20.errors = [{
															instancePath: instancePath + "/logos",
															schemaPath: "#/properties/logos/required",
															keyword: "required",
															params: { missingProperty: missing1 }
														}];
														return false;
													} else {
														if (data10.main !== void 0 && func0.call(data10, "main")) {
															let data11 = data10.main;
															if (typeof data11 === "string") {
																if (data11.length > 200) {
																	validate20.errors = [{
																		instancePath: instancePath + "/logos/main",
																		schemaPath: "#/$defs/asset/maxLength",
																		keyword: "maxLength",
																		params: { limit: 200 }
																	}];
																	return false;
																} else if (!pattern10.test(data11)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/logos/main",
																		schemaPath: "#/$defs/asset/pattern",
																		keyword: "pattern",
																		params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/logos/main",
																	schemaPath: "#/$defs/asset/type",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
															var valid5 = true;
														} else var valid5 = true;
														if (valid5) {
															if (data10.small !== void 0 && func0.call(data10, "small")) {
																let data12 = data10.small;
																if (typeof data12 === "string") {
																	if (data12.length > 200) {
																		validate20.errors = [{
																			instancePath: instancePath + "/logos/small",
																			schemaPath: "#/$defs/asset/maxLength",
																			keyword: "maxLength",
																			params: { limit: 200 }
																		}];
																		return false;
																	} else if (!pattern10.test(data12)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/logos/small",
																			schemaPath: "#/$defs/asset/pattern",
																			keyword: "pattern",
																			params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/logos/small",
																		schemaPath: "#/$defs/asset/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																var valid5 = true;
															} else var valid5 = true;
															if (valid5) {
																if (data10.icon !== void 0 && func0.call(data10, "icon")) {
																	let data13 = data10.icon;
																	if (typeof data13 === "string") {
																		if (data13.length > 200) {
																			validate20.errors = [{
																				instancePath: instancePath + "/logos/icon",
																				schemaPath: "#/$defs/asset/maxLength",
																				keyword: "maxLength",
																				params: { limit: 200 }
																			}];
																			return false;
																		} else if (!pattern10.test(data13)) {
																			validate20.errors = [{
																				instancePath: instancePath + "/logos/icon",
																				schemaPath: "#/$defs/asset/pattern",
																				keyword: "pattern",
																				params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/logos/icon",
																			schemaPath: "#/$defs/asset/type",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																	var valid5 = true;
																} else var valid5 = true;
															}
														}
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/logos",
														schemaPath: "#/properties/logos/type",
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.loginBackground !== void 0 && func0.call(data, "loginBackground")) {
													let data14 = data.loginBackground;
													if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
														let missing2;
														if ((data14.desktop === void 0 || !func0.call(data14, "desktop")) && (missing2 = "desktop") || (data14.mobile === void 0 || !func0.call(data14, "mobile")) && (missing2 = "mobile")) {
															validate20.errors = [{
																instancePath: instancePath + "/loginBackground",
																schemaPath: "#/properties/loginBackground/required",
																keyword: "required",
																params: { missingProperty: missing2 }
															}];
															return false;
														} else {
															if (data14.desktop !== void 0 && func0.call(data14, "desktop")) {
																let data15 = data14.desktop;
																if (typeof data15 === "string") {
																	if (data15.length > 200) {
																		validate20.errors = [{
																			instancePath: instancePath + "/loginBackground/desktop",
																			schemaPath: "#/$defs/asset/maxLength",
																			keyword: "maxLength",
																			params: { limit: 200 }
																		}];
																		return false;
																	} else if (!pattern10.test(data15)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/loginBackground/desktop",
																			schemaPath: "#/$defs/asset/pattern",
																			keyword: "pattern",
																			params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/loginBackground/desktop",
																		schemaPath: "#/$defs/asset/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																var valid9 = true;
															} else var valid9 = true;
															if (valid9) {
																if (data14.mobile !== void 0 && func0.call(data14, "mobile")) {
																	let data16 = data14.mobile;
																	if (typeof data16 === "string") {
																		if (data16.length > 200) {
																			validate20.errors = [{
																				instancePath: instancePath + "/loginBackground/mobile",
																				schemaPath: "#/$defs/asset/maxLength",
																				keyword: "maxLength",
																				params: { limit: 200 }
																			}];
																			return false;
																		} else if (!pattern10.test(data16)) {
																			validate20.errors = [{
																				instancePath: instancePath + "/loginBackground/mobile",
																				schemaPath: "#/$defs/asset/pattern",
																				keyword: "pattern",
																				params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/loginBackground/mobile",
																			schemaPath: "#/$defs/asset/type",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																	var valid9 = true;
																} else var valid9 = true;
																if (valid9) {
																	if (data14.rtl !== void 0 && func0.call(data14, "rtl")) {
																		let data17 = data14.rtl;
																		if (typeof data17 === "string") {
																			if (data17.length > 200) {
																				validate20.errors = [{
																					instancePath: instancePath + "/loginBackground/rtl",
																					schemaPath: "#/$defs/asset/maxLength",
																					keyword: "maxLength",
																					params: { limit: 200 }
																				}];
																				return false;
																			} else if (!pattern10.test(data17)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/loginBackground/rtl",
																					schemaPath: "#/$defs/asset/pattern",
																					keyword: "pattern",
																					params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/loginBackground/rtl",
																				schemaPath: "#/$defs/asset/type",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																		var valid9 = true;
																	} else var valid9 = true;
																}
															}
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/loginBackground",
															schemaPath: "#/properties/loginBackground/type",
															keyword: "type",
															params: { type: "object" }
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.art !== void 0 && func0.call(data, "art")) {
														let data18 = data.art;
														if (typeof data18 === "string") {
															if (!pattern16.test(data18)) {
																validate20.errors = [{
																	instancePath: instancePath + "/art",
																	schemaPath: "common.schema.json#/$defs/key/pattern",
																	keyword: "pattern",
																	params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/art",
																schemaPath: "common.schema.json#/$defs/key/type",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.languageBadgeForGuests !== void 0 && func0.call(data, "languageBadgeForGuests")) {
															if (typeof data.languageBadgeForGuests !== "boolean") {
																validate20.errors = [{
																	instancePath: instancePath + "/languageBadgeForGuests",
																	schemaPath: "#/properties/languageBadgeForGuests/type",
																	keyword: "type",
																	params: { type: "boolean" }
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
														if (valid0) {
															if (data.selfRegistration !== void 0 && func0.call(data, "selfRegistration")) {
																let data20 = data.selfRegistration;
																if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
																	let missing3;
																	if ((data20.allowed === void 0 || !func0.call(data20, "allowed")) && (missing3 = "allowed")) {
																		validate20.errors = [{
																			instancePath: instancePath + "/selfRegistration",
																			schemaPath: "#/properties/selfRegistration/required",
																			keyword: "required",
																			params: { missingProperty: missing3 }
																		}];
																		return false;
																	} else if (data20.allowed !== void 0 && func0.call(data20, "allowed")) {
																		if (typeof data20.allowed !== "boolean") {
																			validate20.errors = [{
																				instancePath: instancePath + "/selfRegistration/allowed",
																				schemaPath: "#/properties/selfRegistration/properties/allowed/type",
																				keyword: "type",
																				params: { type: "boolean" }
																			}];
																			return false;
																		}
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/selfRegistration",
																		schemaPath: "#/properties/selfRegistration/type",
																		keyword: "type",
																		params: { type: "object" }
																	}];
																	return false;
																}
																var valid0 = true;
															} else var valid0 = true;
															if (valid0) {
																if (data.watchlistsEnabled !== void 0 && func0.call(data, "watchlistsEnabled")) {
																	if (typeof data.watchlistsEnabled !== "boolean") {
																		validate20.errors = [{
																			instancePath: instancePath + "/watchlistsEnabled",
																			schemaPath: "#/properties/watchlistsEnabled/type",
																			keyword: "type",
																			params: { type: "boolean" }
																		}];
																		return false;
																	}
																	var valid0 = true;
																} else var valid0 = true;
																if (valid0) {
																	if (data.search !== void 0 && func0.call(data, "search")) {
																		let data23 = data.search;
																		if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
																			let missing4;
																			if ((data23.enabled === void 0 || !func0.call(data23, "enabled")) && (missing4 = "enabled")) {
																				validate20.errors = [{
																					instancePath: instancePath + "/search",
																					schemaPath: "#/properties/search/required",
																					keyword: "required",
																					params: { missingProperty: missing4 }
																				}];
																				return false;
																			} else if (data23.enabled !== void 0 && func0.call(data23, "enabled")) {
																				if (typeof data23.enabled !== "boolean") {
																					validate20.errors = [{
																						instancePath: instancePath + "/search/enabled",
																						schemaPath: "#/properties/search/properties/enabled/type",
																						keyword: "type",
																						params: { type: "boolean" }
																					}];
																					return false;
																				}
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/search",
																				schemaPath: "#/properties/search/type",
																				keyword: "type",
																				params: { type: "object" }
																			}];
																			return false;
																		}
																		var valid0 = true;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.socialSharing !== void 0 && func0.call(data, "socialSharing")) {
																			let data25 = data.socialSharing;
																			if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																				let missing5;
																				if ((data25.enabled === void 0 || !func0.call(data25, "enabled")) && (missing5 = "enabled")) {
																					validate20.errors = [{
																						instancePath: instancePath + "/socialSharing",
																						schemaPath: "#/properties/socialSharing/required",
																						keyword: "required",
																						params: { missingProperty: missing5 }
																					}];
																					return false;
																				} else if (data25.enabled !== void 0 && func0.call(data25, "enabled")) {
																					if (typeof data25.enabled !== "boolean") {
																						validate20.errors = [{
																							instancePath: instancePath + "/socialSharing/enabled",
																							schemaPath: "#/properties/socialSharing/properties/enabled/type",
																							keyword: "type",
																							params: { type: "boolean" }
																						}];
																						return false;
																					}
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/socialSharing",
																					schemaPath: "#/properties/socialSharing/type",
																					keyword: "type",
																					params: { type: "object" }
																				}];
																				return false;
																			}
																			var valid0 = true;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.interstitial !== void 0 && func0.call(data, "interstitial")) {
																				let data27 = data.interstitial;
																				if (!(data27 === "ENABLED" || data27 === "DISABLED")) {
																					validate20.errors = [{
																						instancePath: instancePath + "/interstitial",
																						schemaPath: "#/$defs/switch/enum",
																						keyword: "enum",
																						params: { allowedValues: schema42.enum }
																					}];
																					return false;
																				}
																				var valid0 = true;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.enhancedMetadata !== void 0 && func0.call(data, "enhancedMetadata")) {
																					let data28 = data.enhancedMetadata;
																					if (!(data28 === "ENABLED" || data28 === "DISABLED")) {
																						validate20.errors = [{
																							instancePath: instancePath + "/enhancedMetadata",
																							schemaPath: "#/$defs/switch/enum",
																							keyword: "enum",
																							params: { allowedValues: schema42.enum }
																						}];
																						return false;
																					}
																					var valid0 = true;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.seriesInterstitial !== void 0 && func0.call(data, "seriesInterstitial")) {
																						let data29 = data.seriesInterstitial;
																						if (!(data29 === "ENABLED" || data29 === "DISABLED")) {
																							validate20.errors = [{
																								instancePath: instancePath + "/seriesInterstitial",
																								schemaPath: "#/$defs/switch/enum",
																								keyword: "enum",
																								params: { allowedValues: schema42.enum }
																							}];
																							return false;
																						}
																						var valid0 = true;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.epgPlayback !== void 0 && func0.call(data, "epgPlayback")) {
																							let data30 = data.epgPlayback;
																							if (!(data30 === "ENABLED" || data30 === "DISABLED")) {
																								validate20.errors = [{
																									instancePath: instancePath + "/epgPlayback",
																									schemaPath: "#/$defs/switch/enum",
																									keyword: "enum",
																									params: { allowedValues: schema42.enum }
																								}];
																								return false;
																							}
																							var valid0 = true;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.authentication !== void 0 && func0.call(data, "authentication")) {
																								let data31 = data.authentication;
																								if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
																									let missing6;
																									if ((data31.providers === void 0 || !func0.call(data31, "providers")) && (missing6 = "providers")) {
																										validate20.errors = [{
																											instancePath: instancePath + "/authentication",
																											schemaPath: "#/properties/authentication/required",
																											keyword: "required",
																											params: { missingProperty: missing6 }
																										}];
																										return false;
																									} else if (data31.providers !== void 0 && func0.call(data31, "providers")) {
																										let data32 = data31.providers;
																										if (Array.isArray(data32)) {
																											if (data32.length > 20) {
																												validate20.errors = [{
																													instancePath: instancePath + "/authentication/providers",
																													schemaPath: "#/properties/authentication/properties/providers/maxItems",
																													keyword: "maxItems",
																													params: { limit: 20 }
																												}];
																												return false;
																											} else {
																												const len2 = data32.length;
																												for (let i2 = 0; i2 < len2; i2++) {
																													let data33 = data32[i2];
																													if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
																														let missing7;
																														if ((data33.name === void 0 || !func0.call(data33, "name")) && (missing7 = "name") || (data33.form === void 0 || !func0.call(data33, "form")) && (missing7 = "form")) {
																															validate20.errors = [{
																																instancePath: instancePath + "/authentication/providers/" + i2,
																																schemaPath: "#/properties/authentication/properties/providers/items/required",
																																keyword: "required",
																																params: { missingProperty: missing7 }
																															}];
																															return false;
																														} else {
																															if (data33.name !== void 0 && func0.call(data33, "name")) {
																																if (!(data33.name === "ID")) {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/authentication/providers/" + i2 + "/name",
																																		schemaPath: "#/properties/authentication/properties/providers/items/properties/name/enum",
																																		keyword: "enum",
																																		params: { allowedValues: schema31.properties.authentication.properties.providers.items.properties.name.enum }
																																	}];
																																	return false;
																																}
																																var valid23 = true;
																															} else var valid23 = true;
																															if (valid23) {
																																if (data33.form !== void 0 && func0.call(data33, "form")) {
																																	let data35 = data33.form;
																																	if (typeof data35 === "string") {
																																		if (!pattern16.test(data35)) {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/authentication/providers/" + i2 + "/form",
																																				schemaPath: "common.schema.json#/$defs/key/pattern",
																																				keyword: "pattern",
																																				params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																			}];
																																			return false;
																																		}
																																	} else {
																																		validate20.errors = [{
																																			instancePath: instancePath + "/authentication/providers/" + i2 + "/form",
																																			schemaPath: "common.schema.json#/$defs/key/type",
																																			keyword: "type",
																																			params: { type: "string" }
																																		}];
																																		return false;
																																	}
																																	var valid23 = true;
																																} else var valid23 = true;
																																if (valid23) {
																																	if (data33.canSignUp !== void 0 && func0.call(data33, "canSignUp")) {
																																		if (typeof data33.canSignUp !== "boolean") {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/authentication/providers/" + i2 + "/canSignUp",
																																				schemaPath: "#/properties/authentication/properties/providers/items/properties/canSignUp/type",
																																				keyword: "type",
																																				params: { type: "boolean" }
																																			}];
																																			return false;
																																		}
																																		var valid23 = true;
																																	} else var valid23 = true;
																																}
																															}
																														}
																													} else {
																														validate20.errors = [{
																															instancePath: instancePath + "/authentication/providers/" + i2,
																															schemaPath: "#/properties/authentication/properties/providers/items/type",
																															keyword: "type",
																															params: { type: "object" }
																														}];
																														return false;
																													}
																												}
																											}
																										} else {
																											validate20.errors = [{
																												instancePath: instancePath + "/authentication/providers",
																												schemaPath: "#/properties/authentication/properties/providers/type",
																												keyword: "type",
																												params: { type: "array" }
																											}];
																											return false;
																										}
																									}
																								} else {
																									validate20.errors = [{
																										instancePath: instancePath + "/authentication",
																										schemaPath: "#/properties/authentication/type",
																										keyword: "type",
																										params: { type: "object" }
																									}];
																									return false;
																								}
																								var valid0 = true;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.apiKey !== void 0 && func0.call(data, "apiKey")) {
																									let data37 = data.apiKey;
																									if (typeof data37 === "string") {
																										if (!pattern18.test(data37)) {
																											validate20.errors = [{
																												instancePath: instancePath + "/apiKey",
																												schemaPath: "#/properties/apiKey/pattern",
																												keyword: "pattern",
																												params: { pattern: "^[A-Za-z0-9-]{8,80}$" }
																											}];
																											return false;
																										}
																									} else {
																										validate20.errors = [{
																											instancePath: instancePath + "/apiKey",
																											schemaPath: "#/properties/apiKey/type",
																											keyword: "type",
																											params: { type: "string" }
																										}];
																										return false;
																									}
																									var valid0 = true;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.apiKeyRequired !== void 0 && func0.call(data, "apiKeyRequired")) {
																										if (typeof data.apiKeyRequired !== "boolean") {
																											validate20.errors = [{
																												instancePath: instancePath + "/apiKeyRequired",
																												schemaPath: "#/properties/apiKeyRequired/type",
																												keyword: "type",
																												params: { type: "boolean" }
																											}];
																											return false;
																										}
																										var valid0 = true;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.territory !== void 0 && func0.call(data, "territory")) {
																											let data39 = data.territory;
																											if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
																												if (data39.blocked !== void 0 && func0.call(data39, "blocked")) {
																													let data40 = data39.blocked;
																													if (Array.isArray(data40)) {
																														if (data40.length > 250) {
																															validate20.errors = [{
																																instancePath: instancePath + "/territory/blocked",
																																schemaPath: "#/properties/territory/properties/blocked/maxItems",
																																keyword: "maxItems",
																																params: { limit: 250 }
																															}];
																															return false;
																														} else {
																															const len3 = data40.length;
																															for (let i3 = 0; i3 < len3; i3++) {
																																let data41 = data40[i3];
																																if (typeof data41 === "string") {
																																	if (!pattern19.test(data41)) {
																																		validate20.errors = [{
																																			instancePath: instancePath + "/territory/blocked/" + i3,
																																			schemaPath: "#/properties/territory/properties/blocked/items/pattern",
																																			keyword: "pattern",
																																			params: { pattern: "^[A-Z]{2}$" }
																																		}];
																																		return false;
																																	}
																																} else {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/territory/blocked/" + i3,
																																		schemaPath: "#/properties/territory/properties/blocked/items/type",
																																		keyword: "type",
																																		params: { type: "string" }
																																	}];
																																	return false;
																																}
																															}
																														}
																													} else {
																														validate20.errors = [{
																															instancePath: instancePath + "/territory/blocked",
																															schemaPath: "#/properties/territory/properties/blocked/type",
																															keyword: "type",
																															params: { type: "array" }
																														}];
																														return false;
																													}
																												}
																											} else {
																												validate20.errors = [{
																													instancePath: instancePath + "/territory",
																													schemaPath: "#/properties/territory/type",
																													keyword: "type",
																													params: { type: "object" }
																												}];
																												return false;
																											}
																											var valid0 = true;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.dvr !== void 0 && func0.call(data, "dvr")) {
																												let data42 = data.dvr;
																												if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
																													let missing8;
																													if ((data42.window === void 0 || !func0.call(data42, "window")) && (missing8 = "window")) {
																														validate20.errors = [{
																															instancePath: instancePath + "/dvr",
																															schemaPath: "#/properties/dvr/required",
																															keyword: "required",
																															params: { missingProperty: missing8 }
																														}];
																														return false;
																													} else if (data42.window !== void 0 && func0.call(data42, "window")) {
																														let data43 = data42.window;
																														if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43) && isFinite(data43))) {
																															validate20.errors = [{
																																instancePath: instancePath + "/dvr/window",
																																schemaPath: "#/properties/dvr/properties/window/type",
																																keyword: "type",
																																params: { type: "integer" }
																															}];
																															return false;
																														}
																														if (typeof data43 == "number" && isFinite(data43)) {
																															if (data43 > 1440 || isNaN(data43)) {
																																validate20.errors = [{
																																	instancePath: instancePath + "/dvr/window",
																																	schemaPath: "#/properties/dvr/properties/window/maximum",
																																	keyword: "maximum",
																																	params: {
																																		comparison: "<=",
																																		limit: 1440
																																	}
																																}];
																																return false;
																															} else if (data43 < 0 || isNaN(data43)) {
																																validate20.errors = [{
																																	instancePath: instancePath + "/dvr/window",
																																	schemaPath: "#/properties/dvr/properties/window/minimum",
																																	keyword: "minimum",
																																	params: {
																																		comparison: ">=",
																																		limit: 0
																																	}
																																}];
																																return false;
																															}
																														}
																													}
																												} else {
																													validate20.errors = [{
																														instancePath: instancePath + "/dvr",
																														schemaPath: "#/properties/dvr/type",
																														keyword: "type",
																														params: { type: "object" }
																													}];
																													return false;
																												}
																												var valid0 = true;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.preview !== void 0 && func0.call(data, "preview")) {
																													let data44 = data.preview;
																													if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
																														let missing9;
																														if ((data44.origins === void 0 || !func0.call(data44, "origins")) && (missing9 = "origins")) {
																															validate20.errors = [{
																																instancePath: instancePath + "/preview",
																																schemaPath: "#/properties/preview/required",
																																keyword: "required",
																																params: { missingProperty: missing9 }
																															}];
																															return false;
																														} else if (data44.origins !== void 0 && func0.call(data44, "origins")) {
																															let data45 = data44.origins;
																															if (Array.isArray(data45)) {
																																if (data45.length > 20) {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/preview/origins",
																																		schemaPath: "#/properties/preview/properties/origins/maxItems",
																																		keyword: "maxItems",
																																		params: { limit: 20 }
																																	}];
																																	return false;
																																} else {
																																	const len4 = data45.length;
																																	for (let i4 = 0; i4 < len4; i4++) {
																																		let data46 = data45[i4];
																																		if (typeof data46 === "string") {
																																			if (!pattern20.test(data46)) {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/preview/origins/" + i4,
																																					schemaPath: "#/properties/preview/properties/origins/items/pattern",
																																					keyword: "pattern",
																																					params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																				}];
																																				return false;
																																			}
																																		} else {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/preview/origins/" + i4,
																																				schemaPath: "#/properties/preview/properties/origins/items/type",
																																				keyword: "type",
																																				params: { type: "string" }
																																			}];
																																			return false;
																																		}
																																	}
																																}
																															} else {
																																validate20.errors = [{
																																	instancePath: instancePath + "/preview/origins",
																																	schemaPath: "#/properties/preview/properties/origins/type",
																																	keyword: "type",
																																	params: { type: "array" }
																																}];
																																return false;
																															}
																														}
																													} else {
																														validate20.errors = [{
																															instancePath: instancePath + "/preview",
																															schemaPath: "#/properties/preview/type",
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
		"id": true,
		"name": true,
		"description": true,
		"hosts": true,
		"languages": true,
		"defaultLocale": true,
		"languageCode": true,
		"logos": true,
		"loginBackground": true,
		"art": true,
		"languageBadgeForGuests": true,
		"selfRegistration": true,
		"watchlistsEnabled": true,
		"search": true,
		"socialSharing": true,
		"interstitial": true,
		"enhancedMetadata": true,
		"seriesInterstitial": true,
		"epgPlayback": true,
		"authentication": true,
		"apiKey": true,
		"apiKeyRequired": true,
		"territory": true,
		"dvr": true,
		"preview": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };