const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");
const pattern6 = new RegExp("^\\+?[0-9]{1,4}$", "u");
const pattern7 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate23.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 500) {
			validate23.errors = [{
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 500 }
			}];
			return false;
		} else if (data.length < 1) {
			validate23.errors = [{
				instancePath,
				schemaPath: "#/minItems",
				keyword: "minItems",
				params: { limit: 1 }
			}];
			return false;
		} else {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				let data0 = data[i0];
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing0;
					if ((data0.value === void 0 || !func0.call(data0, "value")) && (missing0 = "value") || (data0.displayName === void 0 || !func0.call(data0, "displayName")) && (missing0 = "displayName")) {
						validate23.errors = [{
							instancePath: instancePath + "/" + i0,
							schemaPath: "#/items/required",
							keyword: "required",
							params: { missingProperty: missing0 }
						}];
						return false;
					} else {
						if (data0.value !== void 0 && func0.call(data0, "value")) {
							let data1 = data0.value;
							if (typeof data1 === "string") {
								if (data1.length > 100) {
									validate23.errors = [{
										instancePath: instancePath + "/" + i0 + "/value",
										schemaPath: "#/items/properties/value/maxLength",
										keyword: "maxLength",
										params: { limit: 100 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate23.errors = [{
										instancePath: instancePath + "/" + i0 + "/value",
										schemaPath: "#/items/properties/value/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate23.errors = [{
									instancePath: instancePath + "/" + i0 + "/value",
									schemaPath: "#/items/properties/value/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid1 = true;
						} else var valid1 = true;
						if (valid1) {
							if (data0.displayName !== void 0 && func0.call(data0, "displayName")) {
								let data2 = data0.displayName;
								if (typeof data2 === "string") {
									if (data2.length > 300) {
										validate23.errors = [{
											instancePath: instancePath + "/" + i0 + "/displayName",
											schemaPath: "common.schema.json#/$defs/line/maxLength",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate23.errors = [{
										instancePath: instancePath + "/" + i0 + "/displayName",
										schemaPath: "common.schema.json#/$defs/line/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid1 = true;
							} else var valid1 = true;
						}
					}
				} else {
					validate23.errors = [{
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/type",
						keyword: "type",
						params: { type: "object" }
					}];
					return false;
				}
			}
		}
	} else {
		validate23.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" }
		}];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
validate23.evaluated = {
	"items": true,
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
			if ((data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.iso3166alpha2 === void 0 || !func0.call(data, "iso3166alpha2")) && (missing0 = "iso3166alpha2") || (data.callingCode === void 0 || !func0.call(data, "callingCode")) && (missing0 = "callingCode") || (data.addressRequiredFields === void 0 || !func0.call(data, "addressRequiredFields")) && (missing0 = "addressRequiredFields")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.name !== void 0 && func0.call(data, "name")) {
					let data0 = data.name;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (data0.length > 300) {
								validate20.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.iso3166alpha2 !== void 0 && func0.call(data, "iso3166alpha2")) {
						let data1 = data.iso3166alpha2;
						const _errs4 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (!pattern4.test(data1)) {
									validate20.errors = [{
										instancePath: instancePath + "/iso3166alpha2",
										schemaPath: "field-common.schema.json#/$defs/countryCode/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Z]{2}$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/iso3166alpha2",
									schemaPath: "field-common.schema.json#/$defs/countryCode/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.iso3166alpha3 !== void 0 && func0.call(data, "iso3166alpha3")) {
							let data2 = data.iso3166alpha3;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (typeof data2 === "string") {
									if (!pattern5.test(data2)) {
										validate20.errors = [{
											instancePath: instancePath + "/iso3166alpha3",
											schemaPath: "#/properties/iso3166alpha3/pattern",
											keyword: "pattern",
											params: { pattern: "^[A-Z]{3}$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/iso3166alpha3",
										schemaPath: "#/properties/iso3166alpha3/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.callingCode !== void 0 && func0.call(data, "callingCode")) {
								let data3 = data.callingCode;
								const _errs9 = errors;
								if (errors === _errs9) {
									if (typeof data3 === "string") {
										if (!pattern6.test(data3)) {
											validate20.errors = [{
												instancePath: instancePath + "/callingCode",
												schemaPath: "#/properties/callingCode/pattern",
												keyword: "pattern",
												params: { pattern: "^\\+?[0-9]{1,4}$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/callingCode",
											schemaPath: "#/properties/callingCode/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.addressRequiredFields !== void 0 && func0.call(data, "addressRequiredFields")) {
									let data4 = data.addressRequiredFields;
									const _errs11 = errors;
									if (errors === _errs11) {
										if (Array.isArray(data4)) {
											if (data4.length > 20) {
												validate20.errors = [{
													instancePath: instancePath + "/addressRequiredFields",
													schemaPath: "#/properties/addressRequiredFields/maxItems",
													keyword: "maxItems",
													params: { limit: 20 }
												}];
												return false;
											} else {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data5 = data4[i0];
													const _errs13 = errors;
													if (errors === _errs13) {
														if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
															let missing1;
															if ((data5.fieldName === void 0 || !func0.call(data5, "fieldName")) && (missing1 = "fieldName") || (data5.label === void 0 || !func0.call(data5, "label")) && (missing1 = "label")) {
																validate20.errors = [{
																	instancePath: instancePath + "/addressRequiredFields/" + i0,
																	schemaPath: "#/properties/addressRequiredFields/items/required",
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																if (data5.fieldName !== void 0 && func0.call(data5, "fieldName")) {
																	let data6 = data5.fieldName;
																	const _errs15 = errors;
																	if (errors === _errs15) {
																		if (typeof data6 === "string") {
																			if (!pattern7.test(data6)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/addressRequiredFields/" + i0 + "/fieldName",
																					schemaPath: "#/properties/addressRequiredFields/items/properties/fieldName/pattern",
																					keyword: "pattern",
																					params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/addressRequiredFields/" + i0 + "/fieldName",
																				schemaPath: "#/properties/addressRequiredFields/items/properties/fieldName/type",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid4 = _errs15 === errors;
																} else var valid4 = true;
																if (valid4) {
																	if (data5.label !== void 0 && func0.call(data5, "label")) {
																		let data7 = data5.label;
																		const _errs17 = errors;
																		if (errors === errors) {
																			if (typeof data7 === "string") {
																				if (data7.length > 300) {
																					validate20.errors = [{
																						instancePath: instancePath + "/addressRequiredFields/" + i0 + "/label",
																						schemaPath: "common.schema.json#/$defs/line/maxLength",
																						keyword: "maxLength",
																						params: { limit: 300 }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/addressRequiredFields/" + i0 + "/label",
																					schemaPath: "common.schema.json#/$defs/line/type",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid4 = _errs17 === errors;
																	} else var valid4 = true;
																	if (valid4) {
																		if (data5.required !== void 0 && func0.call(data5, "required")) {
																			const _errs20 = errors;
																			if (typeof data5.required !== "boolean") {
																				validate20.errors = [{
																					instancePath: instancePath + "/addressRequiredFields/" + i0 + "/required",
																					schemaPath: "#/properties/addressRequiredFields/items/properties/required/type",
																					keyword: "type",
																					params: { type: "boolean" }
																				}];
																				return false;
																			}
																			var valid4 = _errs20 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data5.acceptableValues !== void 0 && func0.call(data5, "acceptableValues")) {
																				const _errs22 = errors;
																				if (!validate23(data5.acceptableValues, {
																					instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues",
																					parentData: data5,
																					parentDataProperty: "acceptableValues",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
																					errors = vErrors.length;
																				}
																				var valid4 = _errs22 === errors;
																			} else var valid4 = true;
																		}
																	}
																}
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/addressRequiredFields/" + i0,
																schemaPath: "#/properties/addressRequiredFields/items/type",
																keyword: "type",
																params: { type: "object" }
															}];
															return false;
														}
													}
													if (!(_errs13 === errors)) break;
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/addressRequiredFields",
												schemaPath: "#/properties/addressRequiredFields/type",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs11 === errors;
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
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"name": true,
		"iso3166alpha2": true,
		"iso3166alpha3": true,
		"callingCode": true,
		"addressRequiredFields": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };