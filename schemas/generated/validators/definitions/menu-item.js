const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern9 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.label === void 0 && (missing0 = "label")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					let data0 = data.id;
					const _errs2 = errors;
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
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.label !== void 0) {
						let data1 = data.label;
						const _errs5 = errors;
						if (errors === _errs5) {
							if (typeof data1 === "string") {
								if (data1.length > 120) {
									validate20.errors = [{
										instancePath: instancePath + "/label",
										keyword: "maxLength",
										params: { limit: 120 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate20.errors = [{
										instancePath: instancePath + "/label",
										keyword: "minLength",
										params: { limit: 1 }
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
						if (data.layout !== void 0) {
							let data2 = data.layout;
							const _errs7 = errors;
							if (!(data2 === "TEXT" || data2 === "ICON" || data2 === "ICON_AND_TEXT")) {
								validate20.errors = [{
									instancePath: instancePath + "/layout",
									keyword: "enum",
									params: { allowedValues: [
										"TEXT",
										"ICON",
										"ICON_AND_TEXT"
									] }
								}];
								return false;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.style !== void 0) {
								let data3 = data.style;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										if (data3.featured !== void 0) {
											const _errs10 = errors;
											if (typeof data3.featured !== "boolean") {
												validate20.errors = [{
													instancePath: instancePath + "/style/featured",
													keyword: "type",
													params: { type: "boolean" }
												}];
												return false;
											}
											var valid2 = _errs10 === errors;
										} else var valid2 = true;
										if (valid2) {
											if (data3.icon !== void 0) {
												let data5 = data3.icon;
												const _errs12 = errors;
												const _errs13 = errors;
												let valid3 = false;
												const _errs14 = errors;
												if (errors === errors) {
													if (typeof data5 === "string") {
														if (!pattern4.test(data5)) {
															const err0 = {
																instancePath: instancePath + "/style/icon",
																keyword: "pattern",
																params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
															};
															if (vErrors === null) vErrors = [err0];
															else vErrors.push(err0);
															errors++;
														}
													} else {
														const err1 = {
															instancePath: instancePath + "/style/icon",
															keyword: "type",
															params: { type: "string" }
														};
														if (vErrors === null) vErrors = [err1];
														else vErrors.push(err1);
														errors++;
													}
												}
												var _valid0 = _errs14 === errors;
												valid3 = valid3 || _valid0;
												if (!valid3) {
													const _errs17 = errors;
													if (errors === errors) {
														if (typeof data5 === "string") {
															if (data5.length > 2048) {
																const err2 = {
																	instancePath: instancePath + "/style/icon",
																	keyword: "maxLength",
																	params: { limit: 2048 }
																};
																if (vErrors === null) vErrors = [err2];
																else vErrors.push(err2);
																errors++;
															} else if (!pattern6.test(data5)) {
																const err3 = {
																	instancePath: instancePath + "/style/icon",
																	keyword: "pattern",
																	params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																};
																if (vErrors === null) vErrors = [err3];
																else vErrors.push(err3);
																errors++;
															}
														} else {
															const err4 = {
																instancePath: instancePath + "/style/icon",
																keyword: "type",
																params: { type: "string" }
															};
															if (vErrors === null) vErrors = [err4];
															else vErrors.push(err4);
															errors++;
														}
													}
													var _valid0 = _errs17 === errors;
													valid3 = valid3 || _valid0;
												}
												if (!valid3) {
													const err5 = {
														instancePath: instancePath + "/style/icon",
														keyword: "anyOf",
														params: {}
													};
													if (vErrors === null) vErrors = [err5];
													else vErrors.push(err5);
													errors++;
													validate20.errors = vErrors;
													return false;
												} else {
													errors = _errs13;
													if (vErrors !== null) {
														if (_errs13) vErrors.length = _errs13;
														else vErrors = null;
													}
												}
												var valid2 = _errs12 === errors;
											} else var valid2 = true;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/style",
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.visibility !== void 0) {
									let data6 = data.visibility;
									const _errs20 = errors;
									if (!(data6 === "ALL" || data6 === "GUEST" || data6 === "SIGNED_IN")) {
										validate20.errors = [{
											instancePath: instancePath + "/visibility",
											keyword: "enum",
											params: { allowedValues: [
												"ALL",
												"GUEST",
												"SIGNED_IN"
											] }
										}];
										return false;
									}
									var valid0 = _errs20 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.children !== void 0) {
										let data7 = data.children;
										const _errs21 = errors;
										if (errors === _errs21) {
											if (Array.isArray(data7)) {
												if (data7.length > 20) {
													validate20.errors = [{
														instancePath: instancePath + "/children",
														keyword: "maxItems",
														params: { limit: 20 }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/children",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs21 === errors;
									} else var valid0 = true;
									if (valid0) {
										const tag0 = data.type;
										if (typeof tag0 == "string") {
											if (tag0 === "VIEW") {
												if (data && typeof data == "object" && !Array.isArray(data)) {
													let missing1;
													if (data.type === void 0 && (missing1 = "type") || data.data === void 0 && (missing1 = "data")) {
														validate20.errors = [{
															instancePath,
															keyword: "required",
															params: { missingProperty: missing1 }
														}];
														return false;
													} else {
														if (data.type !== void 0) {
															const _errs24 = errors;
															if ("VIEW" !== data.type) {
																validate20.errors = [{
																	instancePath: instancePath + "/type",
																	keyword: "const",
																	params: { allowedValue: "VIEW" }
																}];
																return false;
															}
															var valid8 = _errs24 === errors;
														} else var valid8 = true;
														if (valid8) {
															if (data.data !== void 0) {
																let data9 = data.data;
																const _errs25 = errors;
																if (errors === _errs25) {
																	if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																		let missing2;
																		if (data9.view === void 0 && (missing2 = "view")) {
																			validate20.errors = [{
																				instancePath: instancePath + "/data",
																				keyword: "required",
																				params: { missingProperty: missing2 }
																			}];
																			return false;
																		} else {
																			if (data9.view !== void 0) {
																				let data10 = data9.view;
																				const _errs27 = errors;
																				if (errors === errors) {
																					if (typeof data10 === "string") {
																						if (!pattern4.test(data10)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/data/view",
																								keyword: "pattern",
																								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/view",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid9 = _errs27 === errors;
																			} else var valid9 = true;
																			if (valid9) {
																				if (data9.target !== void 0) {
																					let data11 = data9.target;
																					const _errs30 = errors;
																					if (!(data11 === "_blank" || data11 === "_self")) {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/target",
																							keyword: "enum",
																							params: { allowedValues: ["_blank", "_self"] }
																						}];
																						return false;
																					}
																					var valid9 = _errs30 === errors;
																				} else var valid9 = true;
																			}
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/data",
																			keyword: "type",
																			params: { type: "object" }
																		}];
																		return false;
																	}
																}
																var valid8 = _errs25 === errors;
															} else var valid8 = true;
														}
													}
												}
											} else if (tag0 === "SECTION") {
												if (data && typeof data == "object" && !Array.isArray(data)) {
													let missing3;
													if (data.type === void 0 && (missing3 = "type") || data.data === void 0 && (missing3 = "data")) {
														validate20.errors = [{
															instancePath,
															keyword: "required",
															params: { missingProperty: missing3 }
														}];
														return false;
													} else {
														if (data.type !== void 0) {
															const _errs32 = errors;
															if ("SECTION" !== data.type) {
																validate20.errors = [{
																	instancePath: instancePath + "/type",
																	keyword: "const",
																	params: { allowedValue: "SECTION" }
																}];
																return false;
															}
															var valid12 = _errs32 === errors;
														} else var valid12 = true;
														if (valid12) {
															if (data.data !== void 0) {
																let data13 = data.data;
																const _errs33 = errors;
																if (errors === _errs33) {
																	if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																		let missing4;
																		if (data13.sectionId === void 0 && (missing4 = "sectionId")) {
																			validate20.errors = [{
																				instancePath: instancePath + "/data",
																				keyword: "required",
																				params: { missingProperty: missing4 }
																			}];
																			return false;
																		} else {
																			if (data13.sectionId !== void 0) {
																				let data14 = data13.sectionId;
																				const _errs35 = errors;
																				if (errors === errors) {
																					if (typeof data14 === "string") {
																						if (!pattern4.test(data14)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/data/sectionId",
																								keyword: "pattern",
																								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/sectionId",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid13 = _errs35 === errors;
																			} else var valid13 = true;
																			if (valid13) {
																				if (data13.target !== void 0) {
																					let data15 = data13.target;
																					const _errs38 = errors;
																					if (!(data15 === "_blank" || data15 === "_self")) {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/target",
																							keyword: "enum",
																							params: { allowedValues: ["_blank", "_self"] }
																						}];
																						return false;
																					}
																					var valid13 = _errs38 === errors;
																				} else var valid13 = true;
																			}
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/data",
																			keyword: "type",
																			params: { type: "object" }
																		}];
																		return false;
																	}
																}
																var valid12 = _errs33 === errors;
															} else var valid12 = true;
														}
													}
												}
											} else if (tag0 === "LINK") {
												if (data && typeof data == "object" && !Array.isArray(data)) {
													let missing5;
													if (data.type === void 0 && (missing5 = "type") || data.data === void 0 && (missing5 = "data")) {
														validate20.errors = [{
															instancePath,
															keyword: "required",
															params: { missingProperty: missing5 }
														}];
														return false;
													} else {
														if (data.type !== void 0) {
															const _errs40 = errors;
															if ("LINK" !== data.type) {
																validate20.errors = [{
																	instancePath: instancePath + "/type",
																	keyword: "const",
																	params: { allowedValue: "LINK" }
																}];
																return false;
															}
															var valid16 = _errs40 === errors;
														} else var valid16 = true;
														if (valid16) {
															if (data.data !== void 0) {
																let data17 = data.data;
																const _errs41 = errors;
																if (errors === _errs41) {
																	if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
																		let missing6;
																		if (data17.url === void 0 && (missing6 = "url")) {
																			validate20.errors = [{
																				instancePath: instancePath + "/data",
																				keyword: "required",
																				params: { missingProperty: missing6 }
																			}];
																			return false;
																		} else {
																			if (data17.url !== void 0) {
																				let data18 = data17.url;
																				const _errs43 = errors;
																				if (errors === errors) {
																					if (typeof data18 === "string") {
																						if (data18.length > 2048) {
																							validate20.errors = [{
																								instancePath: instancePath + "/data/url",
																								keyword: "maxLength",
																								params: { limit: 2048 }
																							}];
																							return false;
																						} else if (!pattern9.test(data18)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/data/url",
																								keyword: "pattern",
																								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/url",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid17 = _errs43 === errors;
																			} else var valid17 = true;
																			if (valid17) {
																				if (data17.target !== void 0) {
																					let data19 = data17.target;
																					const _errs46 = errors;
																					if (!(data19 === "_blank" || data19 === "_self")) {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/target",
																							keyword: "enum",
																							params: { allowedValues: ["_blank", "_self"] }
																						}];
																						return false;
																					}
																					var valid17 = _errs46 === errors;
																				} else var valid17 = true;
																			}
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/data",
																			keyword: "type",
																			params: { type: "object" }
																		}];
																		return false;
																	}
																}
																var valid16 = _errs41 === errors;
															} else var valid16 = true;
														}
													}
												}
											} else if (tag0 === "ROUTE") {
												if (data && typeof data == "object" && !Array.isArray(data)) {
													let missing7;
													if (data.type === void 0 && (missing7 = "type") || data.data === void 0 && (missing7 = "data")) {
														validate20.errors = [{
															instancePath,
															keyword: "required",
															params: { missingProperty: missing7 }
														}];
														return false;
													} else {
														if (data.type !== void 0) {
															const _errs48 = errors;
															if ("ROUTE" !== data.type) {
																validate20.errors = [{
																	instancePath: instancePath + "/type",
																	keyword: "const",
																	params: { allowedValue: "ROUTE" }
																}];
																return false;
															}
															var valid20 = _errs48 === errors;
														} else var valid20 = true;
														if (valid20) {
															if (data.data !== void 0) {
																let data21 = data.data;
																const _errs49 = errors;
																if (errors === _errs49) {
																	if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
																		let missing8;
																		if (data21.route === void 0 && (missing8 = "route")) {
																			validate20.errors = [{
																				instancePath: instancePath + "/data",
																				keyword: "required",
																				params: { missingProperty: missing8 }
																			}];
																			return false;
																		} else {
																			if (data21.route !== void 0) {
																				let data22 = data21.route;
																				const _errs51 = errors;
																				if (errors === errors) {
																					if (typeof data22 === "string") {
																						if (data22.length > 2048) {
																							validate20.errors = [{
																								instancePath: instancePath + "/data/route",
																								keyword: "maxLength",
																								params: { limit: 2048 }
																							}];
																							return false;
																						} else if (!pattern9.test(data22)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/data/route",
																								keyword: "pattern",
																								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/route",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid21 = _errs51 === errors;
																			} else var valid21 = true;
																			if (valid21) {
																				if (data21.target !== void 0) {
																					let data23 = data21.target;
																					const _errs54 = errors;
																					if (!(data23 === "_blank" || data23 === "_self")) {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/target",
																							keyword: "enum",
																							params: { allowedValues: ["_blank", "_self"] }
																						}];
																						return false;
																					}
																					var valid21 = _errs54 === errors;
																				} else var valid21 = true;
																			}
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/data",
																			keyword: "type",
																			params: { type: "object" }
																		}];
																		return false;
																	}
																}
																var valid20 = _errs49 === errors;
															} else var valid20 = true;
														}
													}
												}
											} else if (tag0 === "PLUGIN") {
												if (data && typeof data == "object" && !Array.isArray(data)) {
													let missing9;
													if (data.type === void 0 && (missing9 = "type") || data.data === void 0 && (missing9 = "data")) {
														validate20.errors = [{
															instancePath,
															keyword: "required",
															params: { missingProperty: missing9 }
														}];
														return false;
													} else {
														if (data.type !== void 0) {
															const _errs56 = errors;
															if ("PLUGIN" !== data.type) {
																validate20.errors = [{
																	instancePath: instancePath + "/type",
																	keyword: "const",
																	params: { allowedValue: "PLUGIN" }
																}];
																return false;
															}
															var valid24 = _errs56 === errors;
														} else var valid24 = true;
														if (valid24) {
															if (data.data !== void 0) {
																let data25 = data.data;
																const _errs57 = errors;
																if (errors === _errs57) {
																	if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																		let missing10;
																		if (data25.pluginId === void 0 && (missing10 = "pluginId")) {
																			validate20.errors = [{
																				instancePath: instancePath + "/data",
																				keyword: "required",
																				params: { missingProperty: missing10 }
																			}];
																			return false;
																		} else {
																			if (data25.pluginId !== void 0) {
																				let data26 = data25.pluginId;
																				const _errs59 = errors;
																				if (errors === errors) {
																					if (typeof data26 === "string") {
																						if (!pattern4.test(data26)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/data/pluginId",
																								keyword: "pattern",
																								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/pluginId",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid25 = _errs59 === errors;
																			} else var valid25 = true;
																			if (valid25) {
																				if (data25.target !== void 0) {
																					let data27 = data25.target;
																					const _errs62 = errors;
																					if (!(data27 === "_blank" || data27 === "_self")) {
																						validate20.errors = [{
																							instancePath: instancePath + "/data/target",
																							keyword: "enum",
																							params: { allowedValues: ["_blank", "_self"] }
																						}];
																						return false;
																					}
																					var valid25 = _errs62 === errors;
																				} else var valid25 = true;
																			}
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/data",
																			keyword: "type",
																			params: { type: "object" }
																		}];
																		return false;
																	}
																}
																var valid24 = _errs57 === errors;
															} else var valid24 = true;
														}
													}
												}
											} else {
												validate20.errors = [{
													instancePath,
													keyword: "discriminator",
													params: {
														error: "mapping",
														tag: "type",
														tagValue: tag0
													}
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath,
												keyword: "discriminator",
												params: {
													error: "tag",
													tag: "type",
													tagValue: tag0
												}
											}];
											return false;
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