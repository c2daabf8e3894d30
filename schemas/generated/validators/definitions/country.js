const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");
const pattern6 = new RegExp("^[0-9]{1,4}$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
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
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.iso3166alpha2 !== void 0 && func0.call(data, "iso3166alpha2")) {
					let data1 = data.iso3166alpha2;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/iso3166alpha2",
								schemaPath: "#/properties/iso3166alpha2/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{2}$" }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/iso3166alpha2",
							schemaPath: "#/properties/iso3166alpha2/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.iso3166alpha3 !== void 0 && func0.call(data, "iso3166alpha3")) {
						let data2 = data.iso3166alpha3;
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
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.callingCode !== void 0 && func0.call(data, "callingCode")) {
							let data3 = data.callingCode;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate20.errors = [{
										instancePath: instancePath + "/callingCode",
										schemaPath: "#/properties/callingCode/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9]{1,4}$" }
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
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.addressRequiredFields !== void 0 && func0.call(data, "addressRequiredFields")) {
								let data4 = data.addressRequiredFields;
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
														if (typeof data6 === "string") {
															if (!pattern7.test(data6)) {
																validate20.errors = [{
																	instancePath: instancePath + "/addressRequiredFields/" + i0 + "/fieldName",
																	schemaPath: "common.schema.json#/$defs/key/pattern",
																	keyword: "pattern",
																	params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/addressRequiredFields/" + i0 + "/fieldName",
																schemaPath: "common.schema.json#/$defs/key/type",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid3 = true;
													} else var valid3 = true;
													if (valid3) {
														if (data5.label !== void 0 && func0.call(data5, "label")) {
															let data7 = data5.label;
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
															var valid3 = true;
														} else var valid3 = true;
														if (valid3) {
															if (data5.required !== void 0 && func0.call(data5, "required")) {
																if (typeof data5.required !== "boolean") {
																	validate20.errors = [{
																		instancePath: instancePath + "/addressRequiredFields/" + i0 + "/required",
																		schemaPath: "#/properties/addressRequiredFields/items/properties/required/type",
																		keyword: "type",
																		params: { type: "boolean" }
																	}];
																	return false;
																}
																var valid3 = true;
															} else var valid3 = true;
															if (valid3) {
																if (data5.acceptableValues !== void 0 && func0.call(data5, "acceptableValues")) {
																	let data9 = data5.acceptableValues;
																	if (Array.isArray(data9)) {
																		if (data9.length > 300) {
																			validate20.errors = [{
																				instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues",
																				schemaPath: "#/properties/addressRequiredFields/items/properties/acceptableValues/maxItems",
																				keyword: "maxItems",
																				params: { limit: 300 }
																			}];
																			return false;
																		} else {
																			const len1 = data9.length;
																			for (let i1 = 0; i1 < len1; i1++) {
																				let data10 = data9[i1];
																				if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
																					let missing2;
																					if ((data10.value === void 0 || !func0.call(data10, "value")) && (missing2 = "value") || (data10.displayName === void 0 || !func0.call(data10, "displayName")) && (missing2 = "displayName")) {
																						validate20.errors = [{
																							instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues/" + i1,
																							schemaPath: "#/properties/addressRequiredFields/items/properties/acceptableValues/items/required",
																							keyword: "required",
																							params: { missingProperty: missing2 }
																						}];
																						return false;
																					} else {
																						if (data10.value !== void 0 && func0.call(data10, "value")) {
																							let data11 = data10.value;
																							if (typeof data11 === "string") {
																								if (data11.length > 300) {
																									validate20.errors = [{
																										instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues/" + i1 + "/value",
																										schemaPath: "common.schema.json#/$defs/line/maxLength",
																										keyword: "maxLength",
																										params: { limit: 300 }
																									}];
																									return false;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues/" + i1 + "/value",
																									schemaPath: "common.schema.json#/$defs/line/type",
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																							var valid7 = true;
																						} else var valid7 = true;
																						if (valid7) {
																							if (data10.displayName !== void 0 && func0.call(data10, "displayName")) {
																								let data12 = data10.displayName;
																								if (typeof data12 === "string") {
																									if (data12.length > 300) {
																										validate20.errors = [{
																											instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues/" + i1 + "/displayName",
																											schemaPath: "common.schema.json#/$defs/line/maxLength",
																											keyword: "maxLength",
																											params: { limit: 300 }
																										}];
																										return false;
																									}
																								} else {
																									validate20.errors = [{
																										instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues/" + i1 + "/displayName",
																										schemaPath: "common.schema.json#/$defs/line/type",
																										keyword: "type",
																										params: { type: "string" }
																									}];
																									return false;
																								}
																								var valid7 = true;
																							} else var valid7 = true;
																						}
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues/" + i1,
																						schemaPath: "#/properties/addressRequiredFields/items/properties/acceptableValues/items/type",
																						keyword: "type",
																						params: { type: "object" }
																					}];
																					return false;
																				}
																			}
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues",
																			schemaPath: "#/properties/addressRequiredFields/items/properties/acceptableValues/type",
																			keyword: "type",
																			params: { type: "array" }
																		}];
																		return false;
																	}
																	var valid3 = true;
																} else var valid3 = true;
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