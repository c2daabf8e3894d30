const validate = validate20;
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");
const pattern6 = new RegExp("^\\+?[0-9]{1,4}$", "u");
const pattern7 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 500) {
			validate23.errors = [{
				instancePath,
				keyword: "maxItems",
				params: { limit: 500 }
			}];
			return false;
		} else if (data.length < 1) {
			validate23.errors = [{
				instancePath,
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
					if (data0.value === void 0 && (missing0 = "value") || data0.displayName === void 0 && (missing0 = "displayName")) {
						validate23.errors = [{
							instancePath: instancePath + "/" + i0,
							keyword: "required",
							params: { missingProperty: missing0 }
						}];
						return false;
					} else {
						if (data0.value !== void 0) {
							let data1 = data0.value;
							if (typeof data1 === "string") {
								if (data1.length > 100) {
									validate23.errors = [{
										instancePath: instancePath + "/" + i0 + "/value",
										keyword: "maxLength",
										params: { limit: 100 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate23.errors = [{
										instancePath: instancePath + "/" + i0 + "/value",
										keyword: "minLength",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate23.errors = [{
									instancePath: instancePath + "/" + i0 + "/value",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid1 = true;
						} else var valid1 = true;
						if (valid1) {
							if (data0.displayName !== void 0) {
								let data2 = data0.displayName;
								if (typeof data2 === "string") {
									if (data2.length > 300) {
										validate23.errors = [{
											instancePath: instancePath + "/" + i0 + "/displayName",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate23.errors = [{
										instancePath: instancePath + "/" + i0 + "/displayName",
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
			keyword: "type",
			params: { type: "array" }
		}];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name") || data.iso3166alpha2 === void 0 && (missing0 = "iso3166alpha2") || data.callingCode === void 0 && (missing0 = "callingCode") || data.addressRequiredFields === void 0 && (missing0 = "addressRequiredFields")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.name !== void 0) {
					let data0 = data.name;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (data0.length > 300) {
								validate20.errors = [{
									instancePath: instancePath + "/name",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/name",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.iso3166alpha2 !== void 0) {
						let data1 = data.iso3166alpha2;
						const _errs4 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (!pattern4.test(data1)) {
									validate20.errors = [{
										instancePath: instancePath + "/iso3166alpha2",
										keyword: "pattern",
										params: { pattern: "^[A-Z]{2}$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/iso3166alpha2",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.iso3166alpha3 !== void 0) {
							let data2 = data.iso3166alpha3;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (typeof data2 === "string") {
									if (!pattern5.test(data2)) {
										validate20.errors = [{
											instancePath: instancePath + "/iso3166alpha3",
											keyword: "pattern",
											params: { pattern: "^[A-Z]{3}$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/iso3166alpha3",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.callingCode !== void 0) {
								let data3 = data.callingCode;
								const _errs9 = errors;
								if (errors === _errs9) {
									if (typeof data3 === "string") {
										if (!pattern6.test(data3)) {
											validate20.errors = [{
												instancePath: instancePath + "/callingCode",
												keyword: "pattern",
												params: { pattern: "^\\+?[0-9]{1,4}$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/callingCode",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.addressRequiredFields !== void 0) {
									let data4 = data.addressRequiredFields;
									const _errs11 = errors;
									if (errors === _errs11) {
										if (Array.isArray(data4)) {
											if (data4.length > 20) {
												validate20.errors = [{
													instancePath: instancePath + "/addressRequiredFields",
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
															if (data5.fieldName === void 0 && (missing1 = "fieldName") || data5.label === void 0 && (missing1 = "label")) {
																validate20.errors = [{
																	instancePath: instancePath + "/addressRequiredFields/" + i0,
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																if (data5.fieldName !== void 0) {
																	let data6 = data5.fieldName;
																	const _errs15 = errors;
																	if (errors === _errs15) {
																		if (typeof data6 === "string") {
																			if (!pattern7.test(data6)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/addressRequiredFields/" + i0 + "/fieldName",
																					keyword: "pattern",
																					params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/addressRequiredFields/" + i0 + "/fieldName",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid4 = _errs15 === errors;
																} else var valid4 = true;
																if (valid4) {
																	if (data5.label !== void 0) {
																		let data7 = data5.label;
																		const _errs17 = errors;
																		if (errors === errors) {
																			if (typeof data7 === "string") {
																				if (data7.length > 300) {
																					validate20.errors = [{
																						instancePath: instancePath + "/addressRequiredFields/" + i0 + "/label",
																						keyword: "maxLength",
																						params: { limit: 300 }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/addressRequiredFields/" + i0 + "/label",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid4 = _errs17 === errors;
																	} else var valid4 = true;
																	if (valid4) {
																		if (data5.required !== void 0) {
																			const _errs20 = errors;
																			if (typeof data5.required !== "boolean") {
																				validate20.errors = [{
																					instancePath: instancePath + "/addressRequiredFields/" + i0 + "/required",
																					keyword: "type",
																					params: { type: "boolean" }
																				}];
																				return false;
																			}
																			var valid4 = _errs20 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data5.acceptableValues !== void 0) {
																				const _errs22 = errors;
																				if (!validate23(data5.acceptableValues, {
																					instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues",
																					parentData: data5,
																					parentDataProperty: "acceptableValues",
																					rootData
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
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };