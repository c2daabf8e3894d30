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
					if (data.filters !== void 0) {
						let data2 = data.filters;
						if (Array.isArray(data2)) {
							if (data2.length > 12) {
								validate20.errors = [{
									instancePath: instancePath + "/filters",
									keyword: "maxItems",
									params: { limit: 12 }
								}];
								return false;
							} else {
								const len0 = data2.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data3 = data2[i0];
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										let missing1;
										if (data3.filterKey === void 0 && (missing1 = "filterKey") || data3.title === void 0 && (missing1 = "title") || data3.options === void 0 && (missing1 = "options")) {
											validate20.errors = [{
												instancePath: instancePath + "/filters/" + i0,
												keyword: "required",
												params: { missingProperty: missing1 }
											}];
											return false;
										} else {
											if (data3.filterKey !== void 0) {
												let data4 = data3.filterKey;
												if (typeof data4 === "string") {
													if (!pattern4.test(data4)) {
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
												if (data3.title !== void 0) {
													let data5 = data3.title;
													if (typeof data5 === "string") {
														if (data5.length > 300) {
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
													if (data3.options !== void 0) {
														let data6 = data3.options;
														if (Array.isArray(data6)) {
															if (data6.length > 100) {
																validate20.errors = [{
																	instancePath: instancePath + "/filters/" + i0 + "/options",
																	keyword: "maxItems",
																	params: { limit: 100 }
																}];
																return false;
															} else {
																const len1 = data6.length;
																for (let i1 = 0; i1 < len1; i1++) {
																	let data7 = data6[i1];
																	if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
																		let missing2;
																		if (data7.text === void 0 && (missing2 = "text") || data7.value === void 0 && (missing2 = "value")) {
																			validate20.errors = [{
																				instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
																				keyword: "required",
																				params: { missingProperty: missing2 }
																			}];
																			return false;
																		} else {
																			if (data7.text !== void 0) {
																				let data8 = data7.text;
																				if (typeof data8 === "string") {
																					if (data8.length > 300) {
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
																				if (data7.label !== void 0) {
																					let data9 = data7.label;
																					if (typeof data9 === "string") {
																						if (data9.length > 120) {
																							validate20.errors = [{
																								instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
																								keyword: "maxLength",
																								params: { limit: 120 }
																							}];
																							return false;
																						} else if (data9.length < 1) {
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
																					if (data7.value !== void 0) {
																						let data10 = data7.value;
																						if (typeof data10 === "string") {
																							if (data10.length > 200) {
																								validate20.errors = [{
																									instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
																									keyword: "maxLength",
																									params: { limit: 200 }
																								}];
																								return false;
																							} else if (data10.length < 1) {
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
																						if (data7.isActive !== void 0) {
																							if (typeof data7.isActive !== "boolean") {
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
							let data12 = data.sort;
							if (Array.isArray(data12)) {
								if (data12.length > 12) {
									validate20.errors = [{
										instancePath: instancePath + "/sort",
										keyword: "maxItems",
										params: { limit: 12 }
									}];
									return false;
								} else {
									const len2 = data12.length;
									for (let i2 = 0; i2 < len2; i2++) {
										let data13 = data12[i2];
										if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
											let missing3;
											if (data13.text === void 0 && (missing3 = "text") || data13.field === void 0 && (missing3 = "field") || data13.direction === void 0 && (missing3 = "direction")) {
												validate20.errors = [{
													instancePath: instancePath + "/sort/" + i2,
													keyword: "required",
													params: { missingProperty: missing3 }
												}];
												return false;
											} else {
												if (data13.text !== void 0) {
													let data14 = data13.text;
													if (typeof data14 === "string") {
														if (data14.length > 300) {
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
													if (data13.label !== void 0) {
														let data15 = data13.label;
														if (typeof data15 === "string") {
															if (data15.length > 120) {
																validate20.errors = [{
																	instancePath: instancePath + "/sort/" + i2 + "/label",
																	keyword: "maxLength",
																	params: { limit: 120 }
																}];
																return false;
															} else if (data15.length < 1) {
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
														if (data13.field !== void 0) {
															let data16 = data13.field;
															if (typeof data16 === "string") {
																if (!pattern4.test(data16)) {
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
															if (data13.direction !== void 0) {
																let data17 = data13.direction;
																if (!(data17 === "ASC" || data17 === "DESC")) {
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
																if (data13.isActive !== void 0) {
																	if (typeof data13.isActive !== "boolean") {
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
								let data19 = data.actions;
								if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
									let missing4;
									if (data19.apply === void 0 && (missing4 = "apply") || data19.reset === void 0 && (missing4 = "reset")) {
										validate20.errors = [{
											instancePath: instancePath + "/actions",
											keyword: "required",
											params: { missingProperty: missing4 }
										}];
										return false;
									} else {
										if (data19.apply !== void 0) {
											let data20 = data19.apply;
											if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
												let missing5;
												if (data20.url === void 0 && (missing5 = "url")) {
													validate20.errors = [{
														instancePath: instancePath + "/actions/apply",
														keyword: "required",
														params: { missingProperty: missing5 }
													}];
													return false;
												} else if (data20.url !== void 0) {
													let data21 = data20.url;
													if (typeof data21 === "string") {
														if (data21.length > 2048) {
															validate20.errors = [{
																instancePath: instancePath + "/actions/apply/url",
																keyword: "maxLength",
																params: { limit: 2048 }
															}];
															return false;
														} else if (!pattern7.test(data21)) {
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
											if (data19.reset !== void 0) {
												let data22 = data19.reset;
												if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
													let missing6;
													if (data22.url === void 0 && (missing6 = "url")) {
														validate20.errors = [{
															instancePath: instancePath + "/actions/reset",
															keyword: "required",
															params: { missingProperty: missing6 }
														}];
														return false;
													} else if (data22.url !== void 0) {
														let data23 = data22.url;
														if (typeof data23 === "string") {
															if (data23.length > 2048) {
																validate20.errors = [{
																	instancePath: instancePath + "/actions/reset/url",
																	keyword: "maxLength",
																	params: { limit: 2048 }
																}];
																return false;
															} else if (!pattern7.test(data23)) {
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