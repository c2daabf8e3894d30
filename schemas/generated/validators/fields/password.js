const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[a-z0-9 -]{1,60}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.required !== void 0) {
			let data0 = data.required;
			if (typeof data0 === "string") {
				if (data0.length > 300) {
					validate23.errors = [{
						instancePath: instancePath + "/required",
						keyword: "maxLength",
						params: { limit: 300 }
					}];
					return false;
				}
			} else {
				validate23.errors = [{
					instancePath: instancePath + "/required",
					keyword: "type",
					params: { type: "string" }
				}];
				return false;
			}
			var valid0 = true;
		} else var valid0 = true;
		if (valid0) {
			if (data.invalid !== void 0) {
				let data1 = data.invalid;
				if (typeof data1 === "string") {
					if (data1.length > 300) {
						validate23.errors = [{
							instancePath: instancePath + "/invalid",
							keyword: "maxLength",
							params: { limit: 300 }
						}];
						return false;
					}
				} else {
					validate23.errors = [{
						instancePath: instancePath + "/invalid",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
		}
	} else {
		validate23.errors = [{
			instancePath,
			keyword: "type",
			params: { type: "object" }
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
			if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.required === void 0 && (missing0 = "required") || data.messages === void 0 && (missing0 = "messages")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					let data0 = data.id;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (!pattern4.test(data0)) {
								validate20.errors = [{
									instancePath: instancePath + "/id",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/id",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.type !== void 0) {
						const _errs4 = errors;
						if ("password" !== data.type) {
							validate20.errors = [{
								instancePath: instancePath + "/type",
								keyword: "const",
								params: { allowedValue: "password" }
							}];
							return false;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.label !== void 0) {
							let data2 = data.label;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 300) {
										validate20.errors = [{
											instancePath: instancePath + "/label",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/label",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.hint !== void 0) {
								let data3 = data.hint;
								const _errs8 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 300) {
											validate20.errors = [{
												instancePath: instancePath + "/hint",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/hint",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.placeholder !== void 0) {
									let data4 = data.placeholder;
									const _errs11 = errors;
									if (errors === errors) {
										if (typeof data4 === "string") {
											if (data4.length > 300) {
												validate20.errors = [{
													instancePath: instancePath + "/placeholder",
													keyword: "maxLength",
													params: { limit: 300 }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/placeholder",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.size !== void 0) {
										let data5 = data.size;
										const _errs14 = errors;
										if (typeof data5 !== "string") {
											validate20.errors = [{
												instancePath: instancePath + "/size",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										if (!(data5 === "full" || data5 === "half")) {
											validate20.errors = [{
												instancePath: instancePath + "/size",
												keyword: "enum",
												params: { allowedValues: ["full", "half"] }
											}];
											return false;
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.required !== void 0) {
											const _errs17 = errors;
											if (typeof data.required !== "boolean") {
												validate20.errors = [{
													instancePath: instancePath + "/required",
													keyword: "type",
													params: { type: "boolean" }
												}];
												return false;
											}
											var valid0 = _errs17 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.readOnly !== void 0) {
												const _errs20 = errors;
												if (typeof data.readOnly !== "boolean") {
													validate20.errors = [{
														instancePath: instancePath + "/readOnly",
														keyword: "type",
														params: { type: "boolean" }
													}];
													return false;
												}
												var valid0 = _errs20 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.group !== void 0) {
													let data8 = data.group;
													const _errs23 = errors;
													if (typeof data8 !== "string") {
														validate20.errors = [{
															instancePath: instancePath + "/group",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													if (!(data8 === "address")) {
														validate20.errors = [{
															instancePath: instancePath + "/group",
															keyword: "enum",
															params: { allowedValues: ["address"] }
														}];
														return false;
													}
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.minLength !== void 0) {
														let data9 = data.minLength;
														const _errs26 = errors;
														const _errs27 = errors;
														if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
															validate20.errors = [{
																instancePath: instancePath + "/minLength",
																keyword: "type",
																params: { type: "integer" }
															}];
															return false;
														}
														if (errors === _errs27) {
															if (typeof data9 == "number" && isFinite(data9)) {
																if (data9 > 1e3 || isNaN(data9)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/minLength",
																		keyword: "maximum",
																		params: {
																			comparison: "<=",
																			limit: 1e3
																		}
																	}];
																	return false;
																} else if (data9 < 0 || isNaN(data9)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/minLength",
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
														var valid0 = _errs26 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.maxLength !== void 0) {
															let data10 = data.maxLength;
															const _errs29 = errors;
															const _errs30 = errors;
															if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																validate20.errors = [{
																	instancePath: instancePath + "/maxLength",
																	keyword: "type",
																	params: { type: "integer" }
																}];
																return false;
															}
															if (errors === _errs30) {
																if (typeof data10 == "number" && isFinite(data10)) {
																	if (data10 > 1e4 || isNaN(data10)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/maxLength",
																			keyword: "maximum",
																			params: {
																				comparison: "<=",
																				limit: 1e4
																			}
																		}];
																		return false;
																	} else if (data10 < 1 || isNaN(data10)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/maxLength",
																			keyword: "minimum",
																			params: {
																				comparison: ">=",
																				limit: 1
																			}
																		}];
																		return false;
																	}
																}
															}
															var valid0 = _errs29 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.autocomplete !== void 0) {
																let data11 = data.autocomplete;
																const _errs32 = errors;
																if (errors === errors) {
																	if (typeof data11 === "string") {
																		if (!pattern5.test(data11)) {
																			validate20.errors = [{
																				instancePath: instancePath + "/autocomplete",
																				keyword: "pattern",
																				params: { pattern: "^[a-z0-9 -]{1,60}$" }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/autocomplete",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid0 = _errs32 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.messages !== void 0) {
																	const _errs35 = errors;
																	if (!validate23(data.messages, {
																		instancePath: instancePath + "/messages",
																		parentData: data,
																		parentDataProperty: "messages",
																		rootData
																	})) {
																		vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs35 === errors;
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