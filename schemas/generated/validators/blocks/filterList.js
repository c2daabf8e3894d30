const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern7 = new RegExp("^/(?![/\\\\])[^\\s\\\\\"'<>]*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.title === void 0 && (missing0 = "title") || data.filters === void 0 && (missing0 = "filters") || data.actions === void 0 && (missing0 = "actions")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.tab !== void 0) {
				let data0 = data.tab;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/tab",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/tab",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.title !== void 0) {
					let data1 = data.title;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate20.errors = [{
								instancePath: instancePath + "/title",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/title",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.folded !== void 0) {
						if (typeof data.folded !== "boolean") {
							validate20.errors = [{
								instancePath: instancePath + "/folded",
								keyword: "type",
								params: { type: "boolean" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.filters !== void 0) {
							let data3 = data.filters;
							if (Array.isArray(data3)) {
								if (data3.length > 12) {
									validate20.errors = [{
										instancePath: instancePath + "/filters",
										keyword: "maxItems",
										params: { limit: 12 }
									}];
									return false;
								} else {
									const len0 = data3.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data4 = data3[i0];
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											let missing1;
											if (data4.filterKey === void 0 && (missing1 = "filterKey") || data4.title === void 0 && (missing1 = "title") || data4.options === void 0 && (missing1 = "options")) {
												validate20.errors = [{
													instancePath: instancePath + "/filters/" + i0,
													keyword: "required",
													params: { missingProperty: missing1 }
												}];
												return false;
											} else {
												if (data4.filterKey !== void 0) {
													let data5 = data4.filterKey;
													if (typeof data5 === "string") {
														if (!pattern4.test(data5)) {
															validate20.errors = [{
																instancePath: instancePath + "/filters/" + i0 + "/filterKey",
																keyword: "pattern",
																params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/filters/" + i0 + "/filterKey",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid4 = true;
												} else var valid4 = true;
												if (valid4) {
													if (data4.title !== void 0) {
														let data6 = data4.title;
														if (typeof data6 === "string") {
															if (data6.length > 300) {
																validate20.errors = [{
																	instancePath: instancePath + "/filters/" + i0 + "/title",
																	keyword: "maxLength",
																	params: { limit: 300 }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/filters/" + i0 + "/title",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid4 = true;
													} else var valid4 = true;
													if (valid4) {
														if (data4.options !== void 0) {
															let data7 = data4.options;
															if (Array.isArray(data7)) {
																if (data7.length > 100) {
																	validate20.errors = [{
																		instancePath: instancePath + "/filters/" + i0 + "/options",
																		keyword: "maxItems",
																		params: { limit: 100 }
																	}];
																	return false;
																} else {
																	const len1 = data7.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		let data8 = data7[i1];
																		if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
																			let missing2;
																			if (data8.text === void 0 && (missing2 = "text") || data8.value === void 0 && (missing2 = "value")) {
																				validate20.errors = [{
																					instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
																					keyword: "required",
																					params: { missingProperty: missing2 }
																				}];
																				return false;
																			} else {
																				if (data8.text !== void 0) {
																					let data9 = data8.text;
																					if (typeof data9 === "string") {
																						if (data9.length > 300) {
																							validate20.errors = [{
																								instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/text",
																								keyword: "maxLength",
																								params: { limit: 300 }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/text",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																					var valid8 = true;
																				} else var valid8 = true;
																				if (valid8) {
																					if (data8.label !== void 0) {
																						let data10 = data8.label;
																						if (typeof data10 === "string") {
																							if (data10.length > 120) {
																								validate20.errors = [{
																									instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
																									keyword: "maxLength",
																									params: { limit: 120 }
																								}];
																								return false;
																							} else if (data10.length < 1) {
																								validate20.errors = [{
																									instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
																									keyword: "minLength",
																									params: { limit: 1 }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																						var valid8 = true;
																					} else var valid8 = true;
																					if (valid8) {
																						if (data8.value !== void 0) {
																							let data11 = data8.value;
																							if (typeof data11 === "string") {
																								if (data11.length > 200) {
																									validate20.errors = [{
																										instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
																										keyword: "maxLength",
																										params: { limit: 200 }
																									}];
																									return false;
																								} else if (data11.length < 1) {
																									validate20.errors = [{
																										instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
																										keyword: "minLength",
																										params: { limit: 1 }
																									}];
																									return false;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																							var valid8 = true;
																						} else var valid8 = true;
																						if (valid8) {
																							if (data8.count !== void 0) {
																								let data12 = data8.count;
																								if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																									validate20.errors = [{
																										instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/count",
																										keyword: "type",
																										params: { type: "integer" }
																									}];
																									return false;
																								}
																								if (typeof data12 == "number" && isFinite(data12)) {
																									if (data12 < 0 || isNaN(data12)) {
																										validate20.errors = [{
																											instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/count",
																											keyword: "minimum",
																											params: {
																												comparison: ">=",
																												limit: 0
																											}
																										}];
																										return false;
																									}
																								}
																								var valid8 = true;
																							} else var valid8 = true;
																							if (valid8) {
																								if (data8.isActive !== void 0) {
																									if (typeof data8.isActive !== "boolean") {
																										validate20.errors = [{
																											instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/isActive",
																											keyword: "type",
																											params: { type: "boolean" }
																										}];
																										return false;
																									}
																									var valid8 = true;
																								} else var valid8 = true;
																							}
																						}
																					}
																				}
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
																				keyword: "type",
																				params: { type: "object" }
																			}];
																			return false;
																		}
																	}
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/filters/" + i0 + "/options",
																	keyword: "type",
																	params: { type: "array" }
																}];
																return false;
															}
															var valid4 = true;
														} else var valid4 = true;
													}
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/filters/" + i0,
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
									}
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/filters",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.sort !== void 0) {
								let data14 = data.sort;
								if (Array.isArray(data14)) {
									if (data14.length > 12) {
										validate20.errors = [{
											instancePath: instancePath + "/sort",
											keyword: "maxItems",
											params: { limit: 12 }
										}];
										return false;
									} else {
										const len2 = data14.length;
										for (let i2 = 0; i2 < len2; i2++) {
											let data15 = data14[i2];
											if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
												let missing3;
												if (data15.text === void 0 && (missing3 = "text") || data15.field === void 0 && (missing3 = "field") || data15.direction === void 0 && (missing3 = "direction")) {
													validate20.errors = [{
														instancePath: instancePath + "/sort/" + i2,
														keyword: "required",
														params: { missingProperty: missing3 }
													}];
													return false;
												} else {
													if (data15.text !== void 0) {
														let data16 = data15.text;
														if (typeof data16 === "string") {
															if (data16.length > 300) {
																validate20.errors = [{
																	instancePath: instancePath + "/sort/" + i2 + "/text",
																	keyword: "maxLength",
																	params: { limit: 300 }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/sort/" + i2 + "/text",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid12 = true;
													} else var valid12 = true;
													if (valid12) {
														if (data15.label !== void 0) {
															let data17 = data15.label;
															if (typeof data17 === "string") {
																if (data17.length > 120) {
																	validate20.errors = [{
																		instancePath: instancePath + "/sort/" + i2 + "/label",
																		keyword: "maxLength",
																		params: { limit: 120 }
																	}];
																	return false;
																} else if (data17.length < 1) {
																	validate20.errors = [{
																		instancePath: instancePath + "/sort/" + i2 + "/label",
																		keyword: "minLength",
																		params: { limit: 1 }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/sort/" + i2 + "/label",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
															var valid12 = true;
														} else var valid12 = true;
														if (valid12) {
															if (data15.field !== void 0) {
																let data18 = data15.field;
																if (typeof data18 === "string") {
																	if (!pattern4.test(data18)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/sort/" + i2 + "/field",
																			keyword: "pattern",
																			params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/sort/" + i2 + "/field",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																var valid12 = true;
															} else var valid12 = true;
															if (valid12) {
																if (data15.direction !== void 0) {
																	let data19 = data15.direction;
																	if (!(data19 === "ASC" || data19 === "DESC")) {
																		validate20.errors = [{
																			instancePath: instancePath + "/sort/" + i2 + "/direction",
																			keyword: "enum",
																			params: { allowedValues: ["ASC", "DESC"] }
																		}];
																		return false;
																	}
																	var valid12 = true;
																} else var valid12 = true;
																if (valid12) {
																	if (data15.isActive !== void 0) {
																		if (typeof data15.isActive !== "boolean") {
																			validate20.errors = [{
																				instancePath: instancePath + "/sort/" + i2 + "/isActive",
																				keyword: "type",
																				params: { type: "boolean" }
																			}];
																			return false;
																		}
																		var valid12 = true;
																	} else var valid12 = true;
																}
															}
														}
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/sort/" + i2,
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/sort",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.actions !== void 0) {
									let data21 = data.actions;
									if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
										let missing4;
										if (data21.apply === void 0 && (missing4 = "apply") || data21.reset === void 0 && (missing4 = "reset")) {
											validate20.errors = [{
												instancePath: instancePath + "/actions",
												keyword: "required",
												params: { missingProperty: missing4 }
											}];
											return false;
										} else {
											if (data21.apply !== void 0) {
												let data22 = data21.apply;
												if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
													let missing5;
													if (data22.url === void 0 && (missing5 = "url")) {
														validate20.errors = [{
															instancePath: instancePath + "/actions/apply",
															keyword: "required",
															params: { missingProperty: missing5 }
														}];
														return false;
													} else if (data22.url !== void 0) {
														let data23 = data22.url;
														if (typeof data23 === "string") {
															if (data23.length > 2048) {
																validate20.errors = [{
																	instancePath: instancePath + "/actions/apply/url",
																	keyword: "maxLength",
																	params: { limit: 2048 }
																}];
																return false;
															} else if (!pattern7.test(data23)) {
																validate20.errors = [{
																	instancePath: instancePath + "/actions/apply/url",
																	keyword: "pattern",
																	params: { pattern: "^/(?![/\\\\])[^\\s\\\\\"'<>]*$" }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/actions/apply/url",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/actions/apply",
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
												var valid16 = true;
											} else var valid16 = true;
											if (valid16) {
												if (data21.reset !== void 0) {
													let data24 = data21.reset;
													if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
														let missing6;
														if (data24.url === void 0 && (missing6 = "url")) {
															validate20.errors = [{
																instancePath: instancePath + "/actions/reset",
																keyword: "required",
																params: { missingProperty: missing6 }
															}];
															return false;
														} else if (data24.url !== void 0) {
															let data25 = data24.url;
															if (typeof data25 === "string") {
																if (data25.length > 2048) {
																	validate20.errors = [{
																		instancePath: instancePath + "/actions/reset/url",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern7.test(data25)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/actions/reset/url",
																		keyword: "pattern",
																		params: { pattern: "^/(?![/\\\\])[^\\s\\\\\"'<>]*$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/actions/reset/url",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/actions/reset",
															keyword: "type",
															params: { type: "object" }
														}];
														return false;
													}
													var valid16 = true;
												} else var valid16 = true;
											}
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/actions",
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
	} else {
		validate20.errors = [{
			instancePath,
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}

export { validate };