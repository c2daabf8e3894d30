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
		"registrationForm": { "$ref": "common.schema.json#/$defs/key" },
		"purchaseForm": { "$ref": "common.schema.json#/$defs/key" },
		"addressForm": { "$ref": "address-form.schema.json" },
		"consent": {
			"type": "object",
			"required": ["required"],
			"properties": { "required": { "type": "boolean" } }
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
			"properties": {
				"allowed": {
					"type": "array",
					"minItems": 1,
					"maxItems": 250,
					"items": {
						"type": "string",
						"pattern": "^[A-Z]{2}$"
					}
				},
				"blocked": {
					"type": "array",
					"maxItems": 250,
					"items": {
						"type": "string",
						"pattern": "^[A-Z]{2}$"
					}
				}
			}
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
		},
		"pictures": {
			"type": "object",
			"required": ["origins"],
			"properties": { "origins": {
				"type": "array",
				"maxItems": 40,
				"items": {
					"type": "string",
					"pattern": "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$"
				}
			} }
		},
		"plugins": {
			"type": "object",
			"required": ["origins"],
			"properties": { "origins": {
				"type": "array",
				"maxItems": 40,
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
const schema47 = { "enum": ["ENABLED", "DISABLED"] };
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const pattern6 = new RegExp("^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$", "u");
const pattern7 = new RegExp("^[a-z]{2,3}(_[A-Z]{2})?$", "u");
const pattern9 = new RegExp("^[a-z]{2,10}$", "u");
const pattern10 = new RegExp("^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$", "u");
const pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern23 = new RegExp("^[A-Za-z0-9-]{8,80}$", "u");
const pattern19 = new RegExp("^[A-Z]{2}$", "u");
const pattern26 = new RegExp("^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$", "u");
const schema44 = {
	"$id": "definitions/address-form.schema.json",
	"type": "object",
	"required": [
		"formContext",
		"restrictionType",
		"countries"
	],
	"properties": {
		"formContext": {
			"type": "array",
			"maxItems": 2,
			"items": {
				"type": "string",
				"enum": ["PURCHASE", "REGISTRATION"]
			}
		},
		"restrictionType": {
			"type": "string",
			"enum": ["BLACKLIST", "WHITELIST"]
		},
		"countries": {
			"type": "array",
			"maxItems": 250,
			"items": { "$ref": "field-common.schema.json#/$defs/countryCode" }
		},
		"fieldsByProvider": {
			"type": "object",
			"propertyNames": { "pattern": "^[A-Za-z0-9_-]{1,40}$" },
			"additionalProperties": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "string",
					"pattern": "^[A-Za-z][A-Za-z0-9]{0,39}$"
				}
			}
		}
	}
};
const pattern20 = new RegExp("^[A-Za-z0-9_-]{1,40}$", "u");
const pattern21 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.formContext === void 0 || !func0.call(data, "formContext")) && (missing0 = "formContext") || (data.restrictionType === void 0 || !func0.call(data, "restrictionType")) && (missing0 = "restrictionType") || (data.countries === void 0 || !func0.call(data, "countries")) && (missing0 = "countries")) {
				validate22.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.formContext !== void 0 && func0.call(data, "formContext")) {
					let data0 = data.formContext;
					const _errs1 = errors;
					if (errors === _errs1) {
						if (Array.isArray(data0)) {
							if (data0.length > 2) {
								validate22.errors = [{
									instancePath: instancePath + "/formContext",
									schemaPath: "#/properties/formContext/maxItems",
									keyword: "maxItems",
									params: { limit: 2 }
								}];
								return false;
							} else {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data1 = data0[i0];
									const _errs3 = errors;
									if (typeof data1 !== "string") {
										validate22.errors = [{
											instancePath: instancePath + "/formContext/" + i0,
											schemaPath: "#/properties/formContext/items/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									if (!(data1 === "PURCHASE" || data1 === "REGISTRATION")) {
										validate22.errors = [{
											instancePath: instancePath + "/formContext/" + i0,
											schemaPath: "#/properties/formContext/items/enum",
											keyword: "enum",
											params: { allowedValues: schema44.properties.formContext.items.enum }
										}];
										return false;
									}
									if (!(_errs3 === errors)) break;
								}
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/formContext",
								schemaPath: "#/properties/formContext/type",
								keyword: "type",
								params: { type: "array" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.restrictionType !== void 0 && func0.call(data, "restrictionType")) {
						let data2 = data.restrictionType;
						const _errs5 = errors;
						if (typeof data2 !== "string") {
							validate22.errors = [{
								instancePath: instancePath + "/restrictionType",
								schemaPath: "#/properties/restrictionType/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						if (!(data2 === "BLACKLIST" || data2 === "WHITELIST")) {
							validate22.errors = [{
								instancePath: instancePath + "/restrictionType",
								schemaPath: "#/properties/restrictionType/enum",
								keyword: "enum",
								params: { allowedValues: schema44.properties.restrictionType.enum }
							}];
							return false;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.countries !== void 0 && func0.call(data, "countries")) {
							let data3 = data.countries;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (Array.isArray(data3)) {
									if (data3.length > 250) {
										validate22.errors = [{
											instancePath: instancePath + "/countries",
											schemaPath: "#/properties/countries/maxItems",
											keyword: "maxItems",
											params: { limit: 250 }
										}];
										return false;
									} else {
										const len1 = data3.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data4 = data3[i1];
											const _errs9 = errors;
											if (errors === errors) {
												if (typeof data4 === "string") {
													if (!pattern19.test(data4)) {
														validate22.errors = [{
															instancePath: instancePath + "/countries/" + i1,
															schemaPath: "field-common.schema.json#/$defs/countryCode/pattern",
															keyword: "pattern",
															params: { pattern: "^[A-Z]{2}$" }
														}];
														return false;
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/countries/" + i1,
														schemaPath: "field-common.schema.json#/$defs/countryCode/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
											if (!(_errs9 === errors)) break;
										}
									}
								} else {
									validate22.errors = [{
										instancePath: instancePath + "/countries",
										schemaPath: "#/properties/countries/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fieldsByProvider !== void 0 && func0.call(data, "fieldsByProvider")) {
								let data5 = data.fieldsByProvider;
								const _errs12 = errors;
								if (errors === _errs12) {
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
										for (const key0 of Object.keys(data5)) {
											const _errs14 = errors;
											if (typeof key0 === "string") {
												if (!pattern20.test(key0)) {
													const err0 = {
														instancePath: instancePath + "/fieldsByProvider",
														schemaPath: "#/properties/fieldsByProvider/propertyNames/pattern",
														keyword: "pattern",
														params: { pattern: "^[A-Za-z0-9_-]{1,40}$" },
														propertyName: key0
													};
													if (vErrors === null) vErrors = [err0];
													else vErrors.push(err0);
													errors++;
												}
											}
											var valid4 = _errs14 === errors;
											if (!valid4) {
												const err1 = {
													instancePath: instancePath + "/fieldsByProvider",
													schemaPath: "#/properties/fieldsByProvider/propertyNames",
													keyword: "propertyNames",
													params: { propertyName: key0 }
												};
												if (vErrors === null) vErrors = [err1];
												else vErrors.push(err1);
												errors++;
												validate22.errors = vErrors;
												return false;
											}
										}
										if (valid4) for (const key1 of Object.keys(data5)) {
											let data6 = data5[key1];
											const _errs16 = errors;
											if (errors === _errs16) {
												if (Array.isArray(data6)) {
													if (data6.length > 20) {
														validate22.errors = [{
															instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
															schemaPath: "#/properties/fieldsByProvider/additionalProperties/maxItems",
															keyword: "maxItems",
															params: { limit: 20 }
														}];
														return false;
													} else {
														const len2 = data6.length;
														for (let i2 = 0; i2 < len2; i2++) {
															let data7 = data6[i2];
															const _errs18 = errors;
															if (errors === _errs18) {
																if (typeof data7 === "string") {
																	if (!pattern21.test(data7)) {
																		validate22.errors = [{
																			instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
																			schemaPath: "#/properties/fieldsByProvider/additionalProperties/items/pattern",
																			keyword: "pattern",
																			params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$" }
																		}];
																		return false;
																	}
																} else {
																	validate22.errors = [{
																		instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
																		schemaPath: "#/properties/fieldsByProvider/additionalProperties/items/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															if (!(_errs18 === errors)) break;
														}
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
														schemaPath: "#/properties/fieldsByProvider/additionalProperties/type",
														keyword: "type",
														params: { type: "array" }
													}];
													return false;
												}
											}
											if (!(_errs16 === errors)) break;
										}
									} else {
										validate22.errors = [{
											instancePath: instancePath + "/fieldsByProvider",
											schemaPath: "#/properties/fieldsByProvider/type",
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate22.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
validate22.evaluated = {
	"props": {
		"formContext": true,
		"restrictionType": true,
		"countries": true,
		"fieldsByProvider": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
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
					const _errs1 = errors;
					if (errors === errors) {
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
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0 && func0.call(data, "id")) {
						let data1 = data.id;
						const _errs4 = errors;
						if (errors === _errs4) {
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
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0 && func0.call(data, "name")) {
							let data2 = data.name;
							const _errs6 = errors;
							if (errors === _errs6) {
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
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.description !== void 0 && func0.call(data, "description")) {
								let data3 = data.description;
								const _errs8 = errors;
								if (errors === errors) {
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
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.hosts !== void 0 && func0.call(data, "hosts")) {
									let data4 = data.hosts;
									const _errs11 = errors;
									if (errors === _errs11) {
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
													const _errs13 = errors;
													if (errors === _errs13) {
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
													if (!(_errs13 === errors)) break;
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
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.languages !== void 0 && func0.call(data, "languages")) {
										let data6 = data.languages;
										const _errs15 = errors;
										if (errors === _errs15) {
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
														const _errs17 = errors;
														if (errors === _errs17) {
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
														if (!(_errs17 === errors)) break;
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
										}
										var valid0 = _errs15 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.defaultLocale !== void 0 && func0.call(data, "defaultLocale")) {
											let data8 = data.defaultLocale;
											const _errs19 = errors;
											if (errors === _errs19) {
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
											}
											var valid0 = _errs19 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.languageCode !== void 0 && func0.call(data, "languageCode")) {
												let data9 = data.languageCode;
												const _errs21 = errors;
												if (errors === _errs21) {
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
												}
												var valid0 = _errs21 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.logos !== void 0 && func0.call(data, "logos")) {
													let data10 = data.logos;
													const _errs23 = errors;
													if (errors === _errs23) {
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
																	const _errs25 = errors;
																	if (errors === errors) {
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
																	}
																	var valid5 = _errs25 === errors;
																} else var valid5 = true;
																if (valid5) {
																	if (data10.small !== void 0 && func0.call(data10, "small")) {
																		let data12 = data10.small;
																		const _errs28 = errors;
																		if (errors === errors) {
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
																		}
																		var valid5 = _errs28 === errors;
																	} else var valid5 = true;
																	if (valid5) {
																		if (data10.icon !== void 0 && func0.call(data10, "icon")) {
																			let data13 = data10.icon;
																			const _errs31 = errors;
																			if (errors === errors) {
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
																			}
																			var valid5 = _errs31 === errors;
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
													}
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.loginBackground !== void 0 && func0.call(data, "loginBackground")) {
														let data14 = data.loginBackground;
														const _errs34 = errors;
														if (errors === _errs34) {
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
																		const _errs36 = errors;
																		if (errors === errors) {
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
																		}
																		var valid9 = _errs36 === errors;
																	} else var valid9 = true;
																	if (valid9) {
																		if (data14.mobile !== void 0 && func0.call(data14, "mobile")) {
																			let data16 = data14.mobile;
																			const _errs39 = errors;
																			if (errors === errors) {
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
																			}
																			var valid9 = _errs39 === errors;
																		} else var valid9 = true;
																		if (valid9) {
																			if (data14.rtl !== void 0 && func0.call(data14, "rtl")) {
																				let data17 = data14.rtl;
																				const _errs42 = errors;
																				if (errors === errors) {
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
																				}
																				var valid9 = _errs42 === errors;
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
														}
														var valid0 = _errs34 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.art !== void 0 && func0.call(data, "art")) {
															let data18 = data.art;
															const _errs45 = errors;
															if (errors === errors) {
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
															}
															var valid0 = _errs45 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.languageBadgeForGuests !== void 0 && func0.call(data, "languageBadgeForGuests")) {
																const _errs48 = errors;
																if (typeof data.languageBadgeForGuests !== "boolean") {
																	validate20.errors = [{
																		instancePath: instancePath + "/languageBadgeForGuests",
																		schemaPath: "#/properties/languageBadgeForGuests/type",
																		keyword: "type",
																		params: { type: "boolean" }
																	}];
																	return false;
																}
																var valid0 = _errs48 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.selfRegistration !== void 0 && func0.call(data, "selfRegistration")) {
																	let data20 = data.selfRegistration;
																	const _errs50 = errors;
																	if (errors === _errs50) {
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
																	}
																	var valid0 = _errs50 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.registrationForm !== void 0 && func0.call(data, "registrationForm")) {
																		let data22 = data.registrationForm;
																		const _errs54 = errors;
																		if (errors === errors) {
																			if (typeof data22 === "string") {
																				if (!pattern16.test(data22)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/registrationForm",
																						schemaPath: "common.schema.json#/$defs/key/pattern",
																						keyword: "pattern",
																						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/registrationForm",
																					schemaPath: "common.schema.json#/$defs/key/type",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs54 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.purchaseForm !== void 0 && func0.call(data, "purchaseForm")) {
																			let data23 = data.purchaseForm;
																			const _errs57 = errors;
																			if (errors === errors) {
																				if (typeof data23 === "string") {
																					if (!pattern16.test(data23)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/purchaseForm",
																							schemaPath: "common.schema.json#/$defs/key/pattern",
																							keyword: "pattern",
																							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/purchaseForm",
																						schemaPath: "common.schema.json#/$defs/key/type",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs57 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.addressForm !== void 0 && func0.call(data, "addressForm")) {
																				const _errs60 = errors;
																				if (!validate22(data.addressForm, {
																					instancePath: instancePath + "/addressForm",
																					parentData: data,
																					parentDataProperty: "addressForm",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs60 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.consent !== void 0 && func0.call(data, "consent")) {
																					let data25 = data.consent;
																					const _errs61 = errors;
																					if (errors === _errs61) {
																						if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																							let missing4;
																							if ((data25.required === void 0 || !func0.call(data25, "required")) && (missing4 = "required")) {
																								validate20.errors = [{
																									instancePath: instancePath + "/consent",
																									schemaPath: "#/properties/consent/required",
																									keyword: "required",
																									params: { missingProperty: missing4 }
																								}];
																								return false;
																							} else if (data25.required !== void 0 && func0.call(data25, "required")) {
																								if (typeof data25.required !== "boolean") {
																									validate20.errors = [{
																										instancePath: instancePath + "/consent/required",
																										schemaPath: "#/properties/consent/properties/required/type",
																										keyword: "type",
																										params: { type: "boolean" }
																									}];
																									return false;
																								}
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/consent",
																								schemaPath: "#/properties/consent/type",
																								keyword: "type",
																								params: { type: "object" }
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs61 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.watchlistsEnabled !== void 0 && func0.call(data, "watchlistsEnabled")) {
																						const _errs65 = errors;
																						if (typeof data.watchlistsEnabled !== "boolean") {
																							validate20.errors = [{
																								instancePath: instancePath + "/watchlistsEnabled",
																								schemaPath: "#/properties/watchlistsEnabled/type",
																								keyword: "type",
																								params: { type: "boolean" }
																							}];
																							return false;
																						}
																						var valid0 = _errs65 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.search !== void 0 && func0.call(data, "search")) {
																							let data28 = data.search;
																							const _errs67 = errors;
																							if (errors === _errs67) {
																								if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
																									let missing5;
																									if ((data28.enabled === void 0 || !func0.call(data28, "enabled")) && (missing5 = "enabled")) {
																										validate20.errors = [{
																											instancePath: instancePath + "/search",
																											schemaPath: "#/properties/search/required",
																											keyword: "required",
																											params: { missingProperty: missing5 }
																										}];
																										return false;
																									} else if (data28.enabled !== void 0 && func0.call(data28, "enabled")) {
																										if (typeof data28.enabled !== "boolean") {
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
																							}
																							var valid0 = _errs67 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.socialSharing !== void 0 && func0.call(data, "socialSharing")) {
																								let data30 = data.socialSharing;
																								const _errs71 = errors;
																								if (errors === _errs71) {
																									if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
																										let missing6;
																										if ((data30.enabled === void 0 || !func0.call(data30, "enabled")) && (missing6 = "enabled")) {
																											validate20.errors = [{
																												instancePath: instancePath + "/socialSharing",
																												schemaPath: "#/properties/socialSharing/required",
																												keyword: "required",
																												params: { missingProperty: missing6 }
																											}];
																											return false;
																										} else if (data30.enabled !== void 0 && func0.call(data30, "enabled")) {
																											if (typeof data30.enabled !== "boolean") {
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
																								}
																								var valid0 = _errs71 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.interstitial !== void 0 && func0.call(data, "interstitial")) {
																									let data32 = data.interstitial;
																									const _errs75 = errors;
																									if (!(data32 === "ENABLED" || data32 === "DISABLED")) {
																										validate20.errors = [{
																											instancePath: instancePath + "/interstitial",
																											schemaPath: "#/$defs/switch/enum",
																											keyword: "enum",
																											params: { allowedValues: schema47.enum }
																										}];
																										return false;
																									}
																									var valid0 = _errs75 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.enhancedMetadata !== void 0 && func0.call(data, "enhancedMetadata")) {
																										let data33 = data.enhancedMetadata;
																										const _errs77 = errors;
																										if (!(data33 === "ENABLED" || data33 === "DISABLED")) {
																											validate20.errors = [{
																												instancePath: instancePath + "/enhancedMetadata",
																												schemaPath: "#/$defs/switch/enum",
																												keyword: "enum",
																												params: { allowedValues: schema47.enum }
																											}];
																											return false;
																										}
																										var valid0 = _errs77 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.seriesInterstitial !== void 0 && func0.call(data, "seriesInterstitial")) {
																											let data34 = data.seriesInterstitial;
																											const _errs79 = errors;
																											if (!(data34 === "ENABLED" || data34 === "DISABLED")) {
																												validate20.errors = [{
																													instancePath: instancePath + "/seriesInterstitial",
																													schemaPath: "#/$defs/switch/enum",
																													keyword: "enum",
																													params: { allowedValues: schema47.enum }
																												}];
																												return false;
																											}
																											var valid0 = _errs79 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.epgPlayback !== void 0 && func0.call(data, "epgPlayback")) {
																												let data35 = data.epgPlayback;
																												const _errs81 = errors;
																												if (!(data35 === "ENABLED" || data35 === "DISABLED")) {
																													validate20.errors = [{
																														instancePath: instancePath + "/epgPlayback",
																														schemaPath: "#/$defs/switch/enum",
																														keyword: "enum",
																														params: { allowedValues: schema47.enum }
																													}];
																													return false;
																												}
																												var valid0 = _errs81 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.authentication !== void 0 && func0.call(data, "authentication")) {
																													let data36 = data.authentication;
																													const _errs83 = errors;
																													if (errors === _errs83) {
																														if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
																															let missing7;
																															if ((data36.providers === void 0 || !func0.call(data36, "providers")) && (missing7 = "providers")) {
																																validate20.errors = [{
																																	instancePath: instancePath + "/authentication",
																																	schemaPath: "#/properties/authentication/required",
																																	keyword: "required",
																																	params: { missingProperty: missing7 }
																																}];
																																return false;
																															} else if (data36.providers !== void 0 && func0.call(data36, "providers")) {
																																let data37 = data36.providers;
																																if (errors === errors) {
																																	if (Array.isArray(data37)) {
																																		if (data37.length > 20) {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/authentication/providers",
																																				schemaPath: "#/properties/authentication/properties/providers/maxItems",
																																				keyword: "maxItems",
																																				params: { limit: 20 }
																																			}];
																																			return false;
																																		} else {
																																			const len2 = data37.length;
																																			for (let i2 = 0; i2 < len2; i2++) {
																																				let data38 = data37[i2];
																																				const _errs87 = errors;
																																				if (errors === _errs87) {
																																					if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
																																						let missing8;
																																						if ((data38.name === void 0 || !func0.call(data38, "name")) && (missing8 = "name") || (data38.form === void 0 || !func0.call(data38, "form")) && (missing8 = "form")) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/authentication/providers/" + i2,
																																								schemaPath: "#/properties/authentication/properties/providers/items/required",
																																								keyword: "required",
																																								params: { missingProperty: missing8 }
																																							}];
																																							return false;
																																						} else {
																																							if (data38.name !== void 0 && func0.call(data38, "name")) {
																																								const _errs89 = errors;
																																								if (!(data38.name === "ID")) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/authentication/providers/" + i2 + "/name",
																																										schemaPath: "#/properties/authentication/properties/providers/items/properties/name/enum",
																																										keyword: "enum",
																																										params: { allowedValues: schema31.properties.authentication.properties.providers.items.properties.name.enum }
																																									}];
																																									return false;
																																								}
																																								var valid26 = _errs89 === errors;
																																							} else var valid26 = true;
																																							if (valid26) {
																																								if (data38.form !== void 0 && func0.call(data38, "form")) {
																																									let data40 = data38.form;
																																									const _errs90 = errors;
																																									if (errors === errors) {
																																										if (typeof data40 === "string") {
																																											if (!pattern16.test(data40)) {
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
																																									}
																																									var valid26 = _errs90 === errors;
																																								} else var valid26 = true;
																																								if (valid26) {
																																									if (data38.canSignUp !== void 0 && func0.call(data38, "canSignUp")) {
																																										const _errs93 = errors;
																																										if (typeof data38.canSignUp !== "boolean") {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/authentication/providers/" + i2 + "/canSignUp",
																																												schemaPath: "#/properties/authentication/properties/providers/items/properties/canSignUp/type",
																																												keyword: "type",
																																												params: { type: "boolean" }
																																											}];
																																											return false;
																																										}
																																										var valid26 = _errs93 === errors;
																																									} else var valid26 = true;
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
																																				if (!(_errs87 === errors)) break;
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
																													}
																													var valid0 = _errs83 === errors;
																												} else var valid0 = true;
																												if (valid0) {
																													if (data.apiKey !== void 0 && func0.call(data, "apiKey")) {
																														let data42 = data.apiKey;
																														const _errs95 = errors;
																														if (errors === _errs95) {
																															if (typeof data42 === "string") {
																																if (!pattern23.test(data42)) {
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
																														}
																														var valid0 = _errs95 === errors;
																													} else var valid0 = true;
																													if (valid0) {
																														if (data.apiKeyRequired !== void 0 && func0.call(data, "apiKeyRequired")) {
																															const _errs97 = errors;
																															if (typeof data.apiKeyRequired !== "boolean") {
																																validate20.errors = [{
																																	instancePath: instancePath + "/apiKeyRequired",
																																	schemaPath: "#/properties/apiKeyRequired/type",
																																	keyword: "type",
																																	params: { type: "boolean" }
																																}];
																																return false;
																															}
																															var valid0 = _errs97 === errors;
																														} else var valid0 = true;
																														if (valid0) {
																															if (data.territory !== void 0 && func0.call(data, "territory")) {
																																let data44 = data.territory;
																																const _errs99 = errors;
																																if (errors === _errs99) {
																																	if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
																																		if (data44.allowed !== void 0 && func0.call(data44, "allowed")) {
																																			let data45 = data44.allowed;
																																			const _errs101 = errors;
																																			if (errors === _errs101) {
																																				if (Array.isArray(data45)) {
																																					if (data45.length > 250) {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/territory/allowed",
																																							schemaPath: "#/properties/territory/properties/allowed/maxItems",
																																							keyword: "maxItems",
																																							params: { limit: 250 }
																																						}];
																																						return false;
																																					} else if (data45.length < 1) {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/territory/allowed",
																																							schemaPath: "#/properties/territory/properties/allowed/minItems",
																																							keyword: "minItems",
																																							params: { limit: 1 }
																																						}];
																																						return false;
																																					} else {
																																						const len3 = data45.length;
																																						for (let i3 = 0; i3 < len3; i3++) {
																																							let data46 = data45[i3];
																																							const _errs103 = errors;
																																							if (errors === _errs103) {
																																								if (typeof data46 === "string") {
																																									if (!pattern19.test(data46)) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/territory/allowed/" + i3,
																																											schemaPath: "#/properties/territory/properties/allowed/items/pattern",
																																											keyword: "pattern",
																																											params: { pattern: "^[A-Z]{2}$" }
																																										}];
																																										return false;
																																									}
																																								} else {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/territory/allowed/" + i3,
																																										schemaPath: "#/properties/territory/properties/allowed/items/type",
																																										keyword: "type",
																																										params: { type: "string" }
																																									}];
																																									return false;
																																								}
																																							}
																																							if (!(_errs103 === errors)) break;
																																						}
																																					}
																																				} else {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/territory/allowed",
																																						schemaPath: "#/properties/territory/properties/allowed/type",
																																						keyword: "type",
																																						params: { type: "array" }
																																					}];
																																					return false;
																																				}
																																			}
																																			var valid28 = _errs101 === errors;
																																		} else var valid28 = true;
																																		if (valid28) {
																																			if (data44.blocked !== void 0 && func0.call(data44, "blocked")) {
																																				let data47 = data44.blocked;
																																				const _errs105 = errors;
																																				if (errors === _errs105) {
																																					if (Array.isArray(data47)) {
																																						if (data47.length > 250) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/territory/blocked",
																																								schemaPath: "#/properties/territory/properties/blocked/maxItems",
																																								keyword: "maxItems",
																																								params: { limit: 250 }
																																							}];
																																							return false;
																																						} else {
																																							const len4 = data47.length;
																																							for (let i4 = 0; i4 < len4; i4++) {
																																								let data48 = data47[i4];
																																								const _errs107 = errors;
																																								if (errors === _errs107) {
																																									if (typeof data48 === "string") {
																																										if (!pattern19.test(data48)) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/territory/blocked/" + i4,
																																												schemaPath: "#/properties/territory/properties/blocked/items/pattern",
																																												keyword: "pattern",
																																												params: { pattern: "^[A-Z]{2}$" }
																																											}];
																																											return false;
																																										}
																																									} else {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/territory/blocked/" + i4,
																																											schemaPath: "#/properties/territory/properties/blocked/items/type",
																																											keyword: "type",
																																											params: { type: "string" }
																																										}];
																																										return false;
																																									}
																																								}
																																								if (!(_errs107 === errors)) break;
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
																																				var valid28 = _errs105 === errors;
																																			} else var valid28 = true;
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
																																}
																																var valid0 = _errs99 === errors;
																															} else var valid0 = true;
																															if (valid0) {
																																if (data.dvr !== void 0 && func0.call(data, "dvr")) {
																																	let data49 = data.dvr;
																																	const _errs109 = errors;
																																	if (errors === _errs109) {
																																		if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
																																			let missing9;
																																			if ((data49.window === void 0 || !func0.call(data49, "window")) && (missing9 = "window")) {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/dvr",
																																					schemaPath: "#/properties/dvr/required",
																																					keyword: "required",
																																					params: { missingProperty: missing9 }
																																				}];
																																				return false;
																																			} else if (data49.window !== void 0 && func0.call(data49, "window")) {
																																				let data50 = data49.window;
																																				const _errs111 = errors;
																																				if (!(typeof data50 == "number" && !(data50 % 1) && !isNaN(data50) && isFinite(data50))) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/dvr/window",
																																						schemaPath: "#/properties/dvr/properties/window/type",
																																						keyword: "type",
																																						params: { type: "integer" }
																																					}];
																																					return false;
																																				}
																																				if (errors === _errs111) {
																																					if (typeof data50 == "number" && isFinite(data50)) {
																																						if (data50 > 1440 || isNaN(data50)) {
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
																																						} else if (data50 < 0 || isNaN(data50)) {
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
																																	}
																																	var valid0 = _errs109 === errors;
																																} else var valid0 = true;
																																if (valid0) {
																																	if (data.preview !== void 0 && func0.call(data, "preview")) {
																																		let data51 = data.preview;
																																		const _errs113 = errors;
																																		if (errors === _errs113) {
																																			if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
																																				let missing10;
																																				if ((data51.origins === void 0 || !func0.call(data51, "origins")) && (missing10 = "origins")) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/preview",
																																						schemaPath: "#/properties/preview/required",
																																						keyword: "required",
																																						params: { missingProperty: missing10 }
																																					}];
																																					return false;
																																				} else if (data51.origins !== void 0 && func0.call(data51, "origins")) {
																																					let data52 = data51.origins;
																																					if (errors === errors) {
																																						if (Array.isArray(data52)) {
																																							if (data52.length > 20) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/preview/origins",
																																									schemaPath: "#/properties/preview/properties/origins/maxItems",
																																									keyword: "maxItems",
																																									params: { limit: 20 }
																																								}];
																																								return false;
																																							} else {
																																								const len5 = data52.length;
																																								for (let i5 = 0; i5 < len5; i5++) {
																																									let data53 = data52[i5];
																																									const _errs117 = errors;
																																									if (errors === _errs117) {
																																										if (typeof data53 === "string") {
																																											if (!pattern26.test(data53)) {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/preview/origins/" + i5,
																																													schemaPath: "#/properties/preview/properties/origins/items/pattern",
																																													keyword: "pattern",
																																													params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																												}];
																																												return false;
																																											}
																																										} else {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/preview/origins/" + i5,
																																												schemaPath: "#/properties/preview/properties/origins/items/type",
																																												keyword: "type",
																																												params: { type: "string" }
																																											}];
																																											return false;
																																										}
																																									}
																																									if (!(_errs117 === errors)) break;
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
																																		}
																																		var valid0 = _errs113 === errors;
																																	} else var valid0 = true;
																																	if (valid0) {
																																		if (data.pictures !== void 0 && func0.call(data, "pictures")) {
																																			let data54 = data.pictures;
																																			const _errs119 = errors;
																																			if (errors === _errs119) {
																																				if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
																																					let missing11;
																																					if ((data54.origins === void 0 || !func0.call(data54, "origins")) && (missing11 = "origins")) {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/pictures",
																																							schemaPath: "#/properties/pictures/required",
																																							keyword: "required",
																																							params: { missingProperty: missing11 }
																																						}];
																																						return false;
																																					} else if (data54.origins !== void 0 && func0.call(data54, "origins")) {
																																						let data55 = data54.origins;
																																						if (errors === errors) {
																																							if (Array.isArray(data55)) {
																																								if (data55.length > 40) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/pictures/origins",
																																										schemaPath: "#/properties/pictures/properties/origins/maxItems",
																																										keyword: "maxItems",
																																										params: { limit: 40 }
																																									}];
																																									return false;
																																								} else {
																																									const len6 = data55.length;
																																									for (let i6 = 0; i6 < len6; i6++) {
																																										let data56 = data55[i6];
																																										const _errs123 = errors;
																																										if (errors === _errs123) {
																																											if (typeof data56 === "string") {
																																												if (!pattern26.test(data56)) {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/pictures/origins/" + i6,
																																														schemaPath: "#/properties/pictures/properties/origins/items/pattern",
																																														keyword: "pattern",
																																														params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																													}];
																																													return false;
																																												}
																																											} else {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/pictures/origins/" + i6,
																																													schemaPath: "#/properties/pictures/properties/origins/items/type",
																																													keyword: "type",
																																													params: { type: "string" }
																																												}];
																																												return false;
																																											}
																																										}
																																										if (!(_errs123 === errors)) break;
																																									}
																																								}
																																							} else {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/pictures/origins",
																																									schemaPath: "#/properties/pictures/properties/origins/type",
																																									keyword: "type",
																																									params: { type: "array" }
																																								}];
																																								return false;
																																							}
																																						}
																																					}
																																				} else {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/pictures",
																																						schemaPath: "#/properties/pictures/type",
																																						keyword: "type",
																																						params: { type: "object" }
																																					}];
																																					return false;
																																				}
																																			}
																																			var valid0 = _errs119 === errors;
																																		} else var valid0 = true;
																																		if (valid0) {
																																			if (data.plugins !== void 0 && func0.call(data, "plugins")) {
																																				let data57 = data.plugins;
																																				const _errs125 = errors;
																																				if (errors === _errs125) {
																																					if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
																																						let missing12;
																																						if ((data57.origins === void 0 || !func0.call(data57, "origins")) && (missing12 = "origins")) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/plugins",
																																								schemaPath: "#/properties/plugins/required",
																																								keyword: "required",
																																								params: { missingProperty: missing12 }
																																							}];
																																							return false;
																																						} else if (data57.origins !== void 0 && func0.call(data57, "origins")) {
																																							let data58 = data57.origins;
																																							if (errors === errors) {
																																								if (Array.isArray(data58)) {
																																									if (data58.length > 40) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/plugins/origins",
																																											schemaPath: "#/properties/plugins/properties/origins/maxItems",
																																											keyword: "maxItems",
																																											params: { limit: 40 }
																																										}];
																																										return false;
																																									} else {
																																										const len7 = data58.length;
																																										for (let i7 = 0; i7 < len7; i7++) {
																																											let data59 = data58[i7];
																																											const _errs129 = errors;
																																											if (errors === _errs129) {
																																												if (typeof data59 === "string") {
																																													if (!pattern26.test(data59)) {
																																														validate20.errors = [{
																																															instancePath: instancePath + "/plugins/origins/" + i7,
																																															schemaPath: "#/properties/plugins/properties/origins/items/pattern",
																																															keyword: "pattern",
																																															params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																														}];
																																														return false;
																																													}
																																												} else {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/plugins/origins/" + i7,
																																														schemaPath: "#/properties/plugins/properties/origins/items/type",
																																														keyword: "type",
																																														params: { type: "string" }
																																													}];
																																													return false;
																																												}
																																											}
																																											if (!(_errs129 === errors)) break;
																																										}
																																									}
																																								} else {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/plugins/origins",
																																										schemaPath: "#/properties/plugins/properties/origins/type",
																																										keyword: "type",
																																										params: { type: "array" }
																																									}];
																																									return false;
																																								}
																																							}
																																						}
																																					} else {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/plugins",
																																							schemaPath: "#/properties/plugins/type",
																																							keyword: "type",
																																							params: { type: "object" }
																																						}];
																																						return false;
																																					}
																																				}
																																				var valid0 = _errs125 === errors;
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
	}
	validate20.errors = vErrors;
	return errors === 0;
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
		"registrationForm": true,
		"purchaseForm": true,
		"addressForm": true,
		"consent": true,
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
		"preview": true,
		"pictures": true,
		"plugins": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };