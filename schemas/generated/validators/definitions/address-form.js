const validate = validate20;
const schema31 = {
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
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9_-]{1,40}$", "u");
const pattern6 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.formContext === void 0 || !func0.call(data, "formContext")) && (missing0 = "formContext") || (data.restrictionType === void 0 || !func0.call(data, "restrictionType")) && (missing0 = "restrictionType") || (data.countries === void 0 || !func0.call(data, "countries")) && (missing0 = "countries")) {
				validate20.errors = [{
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
								validate20.errors = [{
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
										validate20.errors = [{
											instancePath: instancePath + "/formContext/" + i0,
											schemaPath: "#/properties/formContext/items/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									if (!(data1 === "PURCHASE" || data1 === "REGISTRATION")) {
										validate20.errors = [{
											instancePath: instancePath + "/formContext/" + i0,
											schemaPath: "#/properties/formContext/items/enum",
											keyword: "enum",
											params: { allowedValues: schema31.properties.formContext.items.enum }
										}];
										return false;
									}
									if (!(_errs3 === errors)) break;
								}
							}
						} else {
							validate20.errors = [{
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
							validate20.errors = [{
								instancePath: instancePath + "/restrictionType",
								schemaPath: "#/properties/restrictionType/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						if (!(data2 === "BLACKLIST" || data2 === "WHITELIST")) {
							validate20.errors = [{
								instancePath: instancePath + "/restrictionType",
								schemaPath: "#/properties/restrictionType/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.restrictionType.enum }
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
										validate20.errors = [{
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
													if (!pattern4.test(data4)) {
														validate20.errors = [{
															instancePath: instancePath + "/countries/" + i1,
															schemaPath: "field-common.schema.json#/$defs/countryCode/pattern",
															keyword: "pattern",
															params: { pattern: "^[A-Z]{2}$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
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
									validate20.errors = [{
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
												if (!pattern5.test(key0)) {
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
												validate20.errors = vErrors;
												return false;
											}
										}
										if (valid4) for (const key1 of Object.keys(data5)) {
											let data6 = data5[key1];
											const _errs16 = errors;
											if (errors === _errs16) {
												if (Array.isArray(data6)) {
													if (data6.length > 20) {
														validate20.errors = [{
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
																	if (!pattern6.test(data7)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
																			schemaPath: "#/properties/fieldsByProvider/additionalProperties/items/pattern",
																			keyword: "pattern",
																			params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
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
													validate20.errors = [{
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
										validate20.errors = [{
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
		"formContext": true,
		"restrictionType": true,
		"countries": true,
		"fieldsByProvider": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };