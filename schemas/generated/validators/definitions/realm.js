import { t as require_equal } from "../shared/helpers.js";

const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const pattern6 = new RegExp("^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$", "u");
const pattern7 = new RegExp("^[a-z]{2,3}(_[A-Z]{2})?$", "u");
const pattern9 = new RegExp("^[a-z]{2,10}$", "u");
const pattern10 = new RegExp("^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$", "u");
const pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern25 = new RegExp("^[A-Za-z0-9._-]{1,200}$", "u");
const pattern27 = new RegExp("^(/[a-z0-9][a-z0-9-]*){1,4}$", "u");
const pattern29 = new RegExp("^[A-Za-z0-9-]{8,80}$", "u");
const pattern19 = new RegExp("^[A-Z]{2}$", "u");
const pattern32 = new RegExp("^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$", "u");
const pattern20 = new RegExp("^[A-Za-z0-9_-]{1,40}$", "u");
const pattern21 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.formContext === void 0 && (missing0 = "formContext") || data.restrictionType === void 0 && (missing0 = "restrictionType") || data.countries === void 0 && (missing0 = "countries")) {
				validate22.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.formContext !== void 0) {
					let data0 = data.formContext;
					const _errs1 = errors;
					if (errors === _errs1) {
						if (Array.isArray(data0)) {
							if (data0.length > 2) {
								validate22.errors = [{
									instancePath: instancePath + "/formContext",
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
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									if (!(data1 === "PURCHASE" || data1 === "REGISTRATION")) {
										validate22.errors = [{
											instancePath: instancePath + "/formContext/" + i0,
											keyword: "enum",
											params: { allowedValues: ["PURCHASE", "REGISTRATION"] }
										}];
										return false;
									}
									if (!(_errs3 === errors)) break;
								}
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/formContext",
								keyword: "type",
								params: { type: "array" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.restrictionType !== void 0) {
						let data2 = data.restrictionType;
						const _errs5 = errors;
						if (typeof data2 !== "string") {
							validate22.errors = [{
								instancePath: instancePath + "/restrictionType",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						if (!(data2 === "BLACKLIST" || data2 === "WHITELIST")) {
							validate22.errors = [{
								instancePath: instancePath + "/restrictionType",
								keyword: "enum",
								params: { allowedValues: ["BLACKLIST", "WHITELIST"] }
							}];
							return false;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.countries !== void 0) {
							let data3 = data.countries;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (Array.isArray(data3)) {
									if (data3.length > 250) {
										validate22.errors = [{
											instancePath: instancePath + "/countries",
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
															keyword: "pattern",
															params: { pattern: "^[A-Z]{2}$" }
														}];
														return false;
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/countries/" + i1,
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
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fieldsByProvider !== void 0) {
								let data5 = data.fieldsByProvider;
								const _errs12 = errors;
								if (errors === _errs12) {
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
										for (const key0 in data5) {
											const _errs14 = errors;
											if (typeof key0 === "string") {
												if (!pattern20.test(key0)) {
													const err0 = {
														instancePath: instancePath + "/fieldsByProvider",
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
										if (valid4) for (const key1 in data5) {
											let data6 = data5[key1];
											const _errs16 = errors;
											if (errors === _errs16) {
												if (Array.isArray(data6)) {
													if (data6.length > 20) {
														validate22.errors = [{
															instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
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
																			keyword: "pattern",
																			params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$" }
																		}];
																		return false;
																	}
																} else {
																	validate22.errors = [{
																		instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
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
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const func0 = require_equal().default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.version === void 0 && (missing0 = "version") || data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.hosts === void 0 && (missing0 = "hosts") || data.languages === void 0 && (missing0 = "languages") || data.defaultLocale === void 0 && (missing0 = "defaultLocale") || data.logos === void 0 && (missing0 = "logos")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.version !== void 0) {
					let data0 = data.version;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (!pattern4.test(data0)) {
								validate20.errors = [{
									instancePath: instancePath + "/version",
									keyword: "pattern",
									params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/version",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data1 = data.id;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (typeof data1 === "string") {
								if (!pattern5.test(data1)) {
									validate20.errors = [{
										instancePath: instancePath + "/id",
										keyword: "pattern",
										params: { pattern: "^[a-z][a-z0-9-]{0,39}$" }
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
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data2 = data.name;
							const _errs6 = errors;
							if (errors === _errs6) {
								if (typeof data2 === "string") {
									if (data2.length > 80) {
										validate20.errors = [{
											instancePath: instancePath + "/name",
											keyword: "maxLength",
											params: { limit: 80 }
										}];
										return false;
									} else if (data2.length < 1) {
										validate20.errors = [{
											instancePath: instancePath + "/name",
											keyword: "minLength",
											params: { limit: 1 }
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
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.description !== void 0) {
								let data3 = data.description;
								const _errs8 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 5e3) {
											validate20.errors = [{
												instancePath: instancePath + "/description",
												keyword: "maxLength",
												params: { limit: 5e3 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/description",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.hosts !== void 0) {
									let data4 = data.hosts;
									const _errs11 = errors;
									if (errors === _errs11) {
										if (Array.isArray(data4)) {
											if (data4.length > 50) {
												validate20.errors = [{
													instancePath: instancePath + "/hosts",
													keyword: "maxItems",
													params: { limit: 50 }
												}];
												return false;
											} else if (data4.length < 1) {
												validate20.errors = [{
													instancePath: instancePath + "/hosts",
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
																	keyword: "pattern",
																	params: { pattern: "^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$" }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/hosts/" + i0,
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
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.languages !== void 0) {
										let data6 = data.languages;
										const _errs15 = errors;
										if (errors === _errs15) {
											if (Array.isArray(data6)) {
												if (data6.length > 40) {
													validate20.errors = [{
														instancePath: instancePath + "/languages",
														keyword: "maxItems",
														params: { limit: 40 }
													}];
													return false;
												} else if (data6.length < 1) {
													validate20.errors = [{
														instancePath: instancePath + "/languages",
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
																		keyword: "pattern",
																		params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/languages/" + i1,
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
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs15 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.defaultLocale !== void 0) {
											let data8 = data.defaultLocale;
											const _errs19 = errors;
											if (errors === _errs19) {
												if (typeof data8 === "string") {
													if (!pattern7.test(data8)) {
														validate20.errors = [{
															instancePath: instancePath + "/defaultLocale",
															keyword: "pattern",
															params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/defaultLocale",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
											var valid0 = _errs19 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.languageCode !== void 0) {
												let data9 = data.languageCode;
												const _errs21 = errors;
												if (errors === _errs21) {
													if (typeof data9 === "string") {
														if (!pattern9.test(data9)) {
															validate20.errors = [{
																instancePath: instancePath + "/languageCode",
																keyword: "pattern",
																params: { pattern: "^[a-z]{2,10}$" }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/languageCode",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
												}
												var valid0 = _errs21 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.logos !== void 0) {
													let data10 = data.logos;
													const _errs23 = errors;
													if (errors === _errs23) {
														if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
															let missing1;
															if (data10.main === void 0 && (missing1 = "main") || data10.small === void 0 && (missing1 = "small")) {
																validate20.errors = [{
																	instancePath: instancePath + "/logos",
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																if (data10.main !== void 0) {
																	let data11 = data10.main;
																	const _errs25 = errors;
																	if (errors === errors) {
																		if (typeof data11 === "string") {
																			if (data11.length > 200) {
																				validate20.errors = [{
																					instancePath: instancePath + "/logos/main",
																					keyword: "maxLength",
																					params: { limit: 200 }
																				}];
																				return false;
																			} else if (!pattern10.test(data11)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/logos/main",
																					keyword: "pattern",
																					params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/logos/main",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid5 = _errs25 === errors;
																} else var valid5 = true;
																if (valid5) {
																	if (data10.small !== void 0) {
																		let data12 = data10.small;
																		const _errs28 = errors;
																		if (errors === errors) {
																			if (typeof data12 === "string") {
																				if (data12.length > 200) {
																					validate20.errors = [{
																						instancePath: instancePath + "/logos/small",
																						keyword: "maxLength",
																						params: { limit: 200 }
																					}];
																					return false;
																				} else if (!pattern10.test(data12)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/logos/small",
																						keyword: "pattern",
																						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/logos/small",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid5 = _errs28 === errors;
																	} else var valid5 = true;
																	if (valid5) {
																		if (data10.icon !== void 0) {
																			let data13 = data10.icon;
																			const _errs31 = errors;
																			if (errors === errors) {
																				if (typeof data13 === "string") {
																					if (data13.length > 200) {
																						validate20.errors = [{
																							instancePath: instancePath + "/logos/icon",
																							keyword: "maxLength",
																							params: { limit: 200 }
																						}];
																						return false;
																					} else if (!pattern10.test(data13)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/logos/icon",
																							keyword: "pattern",
																							params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/logos/icon",
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
																keyword: "type",
																params: { type: "object" }
															}];
															return false;
														}
													}
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.loginBackground !== void 0) {
														let data14 = data.loginBackground;
														const _errs34 = errors;
														if (errors === _errs34) {
															if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
																let missing2;
																if (data14.desktop === void 0 && (missing2 = "desktop") || data14.mobile === void 0 && (missing2 = "mobile")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/loginBackground",
																		keyword: "required",
																		params: { missingProperty: missing2 }
																	}];
																	return false;
																} else {
																	if (data14.desktop !== void 0) {
																		let data15 = data14.desktop;
																		const _errs36 = errors;
																		if (errors === errors) {
																			if (typeof data15 === "string") {
																				if (data15.length > 200) {
																					validate20.errors = [{
																						instancePath: instancePath + "/loginBackground/desktop",
																						keyword: "maxLength",
																						params: { limit: 200 }
																					}];
																					return false;
																				} else if (!pattern10.test(data15)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/loginBackground/desktop",
																						keyword: "pattern",
																						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/loginBackground/desktop",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid9 = _errs36 === errors;
																	} else var valid9 = true;
																	if (valid9) {
																		if (data14.mobile !== void 0) {
																			let data16 = data14.mobile;
																			const _errs39 = errors;
																			if (errors === errors) {
																				if (typeof data16 === "string") {
																					if (data16.length > 200) {
																						validate20.errors = [{
																							instancePath: instancePath + "/loginBackground/mobile",
																							keyword: "maxLength",
																							params: { limit: 200 }
																						}];
																						return false;
																					} else if (!pattern10.test(data16)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/loginBackground/mobile",
																							keyword: "pattern",
																							params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/loginBackground/mobile",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid9 = _errs39 === errors;
																		} else var valid9 = true;
																		if (valid9) {
																			if (data14.rtl !== void 0) {
																				let data17 = data14.rtl;
																				const _errs42 = errors;
																				if (errors === errors) {
																					if (typeof data17 === "string") {
																						if (data17.length > 200) {
																							validate20.errors = [{
																								instancePath: instancePath + "/loginBackground/rtl",
																								keyword: "maxLength",
																								params: { limit: 200 }
																							}];
																							return false;
																						} else if (!pattern10.test(data17)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/loginBackground/rtl",
																								keyword: "pattern",
																								params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/loginBackground/rtl",
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
																	keyword: "type",
																	params: { type: "object" }
																}];
																return false;
															}
														}
														var valid0 = _errs34 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.art !== void 0) {
															let data18 = data.art;
															const _errs45 = errors;
															if (errors === errors) {
																if (typeof data18 === "string") {
																	if (!pattern16.test(data18)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/art",
																			keyword: "pattern",
																			params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/art",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs45 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.languageBadgeForGuests !== void 0) {
																const _errs48 = errors;
																if (typeof data.languageBadgeForGuests !== "boolean") {
																	validate20.errors = [{
																		instancePath: instancePath + "/languageBadgeForGuests",
																		keyword: "type",
																		params: { type: "boolean" }
																	}];
																	return false;
																}
																var valid0 = _errs48 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.selfRegistration !== void 0) {
																	let data20 = data.selfRegistration;
																	const _errs50 = errors;
																	if (errors === _errs50) {
																		if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
																			let missing3;
																			if (data20.allowed === void 0 && (missing3 = "allowed")) {
																				validate20.errors = [{
																					instancePath: instancePath + "/selfRegistration",
																					keyword: "required",
																					params: { missingProperty: missing3 }
																				}];
																				return false;
																			} else if (data20.allowed !== void 0) {
																				if (typeof data20.allowed !== "boolean") {
																					validate20.errors = [{
																						instancePath: instancePath + "/selfRegistration/allowed",
																						keyword: "type",
																						params: { type: "boolean" }
																					}];
																					return false;
																				}
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/selfRegistration",
																				keyword: "type",
																				params: { type: "object" }
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs50 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.registrationForm !== void 0) {
																		let data22 = data.registrationForm;
																		const _errs54 = errors;
																		if (errors === errors) {
																			if (typeof data22 === "string") {
																				if (!pattern16.test(data22)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/registrationForm",
																						keyword: "pattern",
																						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/registrationForm",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs54 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.purchaseForm !== void 0) {
																			let data23 = data.purchaseForm;
																			const _errs57 = errors;
																			if (errors === errors) {
																				if (typeof data23 === "string") {
																					if (!pattern16.test(data23)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/purchaseForm",
																							keyword: "pattern",
																							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/purchaseForm",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs57 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.addressForm !== void 0) {
																				const _errs60 = errors;
																				if (!validate22(data.addressForm, {
																					instancePath: instancePath + "/addressForm",
																					parentData: data,
																					parentDataProperty: "addressForm",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs60 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.consent !== void 0) {
																					let data25 = data.consent;
																					const _errs61 = errors;
																					if (errors === _errs61) {
																						if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																							let missing4;
																							if (data25.required === void 0 && (missing4 = "required")) {
																								validate20.errors = [{
																									instancePath: instancePath + "/consent",
																									keyword: "required",
																									params: { missingProperty: missing4 }
																								}];
																								return false;
																							} else if (data25.required !== void 0) {
																								if (typeof data25.required !== "boolean") {
																									validate20.errors = [{
																										instancePath: instancePath + "/consent/required",
																										keyword: "type",
																										params: { type: "boolean" }
																									}];
																									return false;
																								}
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/consent",
																								keyword: "type",
																								params: { type: "object" }
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs61 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.watchlistsEnabled !== void 0) {
																						const _errs65 = errors;
																						if (typeof data.watchlistsEnabled !== "boolean") {
																							validate20.errors = [{
																								instancePath: instancePath + "/watchlistsEnabled",
																								keyword: "type",
																								params: { type: "boolean" }
																							}];
																							return false;
																						}
																						var valid0 = _errs65 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.search !== void 0) {
																							let data28 = data.search;
																							const _errs67 = errors;
																							if (errors === _errs67) {
																								if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
																									let missing5;
																									if (data28.enabled === void 0 && (missing5 = "enabled")) {
																										validate20.errors = [{
																											instancePath: instancePath + "/search",
																											keyword: "required",
																											params: { missingProperty: missing5 }
																										}];
																										return false;
																									} else if (data28.enabled !== void 0) {
																										if (typeof data28.enabled !== "boolean") {
																											validate20.errors = [{
																												instancePath: instancePath + "/search/enabled",
																												keyword: "type",
																												params: { type: "boolean" }
																											}];
																											return false;
																										}
																									}
																								} else {
																									validate20.errors = [{
																										instancePath: instancePath + "/search",
																										keyword: "type",
																										params: { type: "object" }
																									}];
																									return false;
																								}
																							}
																							var valid0 = _errs67 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.spoilers !== void 0) {
																								let data30 = data.spoilers;
																								const _errs71 = errors;
																								if (errors === _errs71) {
																									if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
																										let missing6;
																										if (data30.tags === void 0 && (missing6 = "tags")) {
																											validate20.errors = [{
																												instancePath: instancePath + "/spoilers",
																												keyword: "required",
																												params: { missingProperty: missing6 }
																											}];
																											return false;
																										} else if (data30.tags !== void 0) {
																											let data31 = data30.tags;
																											if (errors === errors) {
																												if (Array.isArray(data31)) {
																													if (data31.length > 20) {
																														validate20.errors = [{
																															instancePath: instancePath + "/spoilers/tags",
																															keyword: "maxItems",
																															params: { limit: 20 }
																														}];
																														return false;
																													} else if (data31.length < 1) {
																														validate20.errors = [{
																															instancePath: instancePath + "/spoilers/tags",
																															keyword: "minItems",
																															params: { limit: 1 }
																														}];
																														return false;
																													} else {
																														const len2 = data31.length;
																														for (let i2 = 0; i2 < len2; i2++) {
																															let data32 = data31[i2];
																															const _errs75 = errors;
																															if (errors === _errs75) {
																																if (typeof data32 === "string") {
																																	if (data32.length > 60) {
																																		validate20.errors = [{
																																			instancePath: instancePath + "/spoilers/tags/" + i2,
																																			keyword: "maxLength",
																																			params: { limit: 60 }
																																		}];
																																		return false;
																																	} else if (data32.length < 1) {
																																		validate20.errors = [{
																																			instancePath: instancePath + "/spoilers/tags/" + i2,
																																			keyword: "minLength",
																																			params: { limit: 1 }
																																		}];
																																		return false;
																																	}
																																} else {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/spoilers/tags/" + i2,
																																		keyword: "type",
																																		params: { type: "string" }
																																	}];
																																	return false;
																																}
																															}
																															if (!(_errs75 === errors)) break;
																														}
																													}
																												} else {
																													validate20.errors = [{
																														instancePath: instancePath + "/spoilers/tags",
																														keyword: "type",
																														params: { type: "array" }
																													}];
																													return false;
																												}
																											}
																										}
																									} else {
																										validate20.errors = [{
																											instancePath: instancePath + "/spoilers",
																											keyword: "type",
																											params: { type: "object" }
																										}];
																										return false;
																									}
																								}
																								var valid0 = _errs71 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.socialSharing !== void 0) {
																									let data33 = data.socialSharing;
																									const _errs77 = errors;
																									if (errors === _errs77) {
																										if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
																											let missing7;
																											if (data33.enabled === void 0 && (missing7 = "enabled")) {
																												validate20.errors = [{
																													instancePath: instancePath + "/socialSharing",
																													keyword: "required",
																													params: { missingProperty: missing7 }
																												}];
																												return false;
																											} else if (data33.enabled !== void 0) {
																												if (typeof data33.enabled !== "boolean") {
																													validate20.errors = [{
																														instancePath: instancePath + "/socialSharing/enabled",
																														keyword: "type",
																														params: { type: "boolean" }
																													}];
																													return false;
																												}
																											}
																										} else {
																											validate20.errors = [{
																												instancePath: instancePath + "/socialSharing",
																												keyword: "type",
																												params: { type: "object" }
																											}];
																											return false;
																										}
																									}
																									var valid0 = _errs77 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.interstitial !== void 0) {
																										let data35 = data.interstitial;
																										const _errs81 = errors;
																										if (!(data35 === "ENABLED" || data35 === "DISABLED")) {
																											validate20.errors = [{
																												instancePath: instancePath + "/interstitial",
																												keyword: "enum",
																												params: { allowedValues: ["ENABLED", "DISABLED"] }
																											}];
																											return false;
																										}
																										var valid0 = _errs81 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.enhancedMetadata !== void 0) {
																											let data36 = data.enhancedMetadata;
																											const _errs83 = errors;
																											if (!(data36 === "ENABLED" || data36 === "DISABLED")) {
																												validate20.errors = [{
																													instancePath: instancePath + "/enhancedMetadata",
																													keyword: "enum",
																													params: { allowedValues: ["ENABLED", "DISABLED"] }
																												}];
																												return false;
																											}
																											var valid0 = _errs83 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.seriesInterstitial !== void 0) {
																												let data37 = data.seriesInterstitial;
																												const _errs85 = errors;
																												if (!(data37 === "ENABLED" || data37 === "DISABLED")) {
																													validate20.errors = [{
																														instancePath: instancePath + "/seriesInterstitial",
																														keyword: "enum",
																														params: { allowedValues: ["ENABLED", "DISABLED"] }
																													}];
																													return false;
																												}
																												var valid0 = _errs85 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.epgPlayback !== void 0) {
																													let data38 = data.epgPlayback;
																													const _errs87 = errors;
																													if (!(data38 === "ENABLED" || data38 === "DISABLED")) {
																														validate20.errors = [{
																															instancePath: instancePath + "/epgPlayback",
																															keyword: "enum",
																															params: { allowedValues: ["ENABLED", "DISABLED"] }
																														}];
																														return false;
																													}
																													var valid0 = _errs87 === errors;
																												} else var valid0 = true;
																												if (valid0) {
																													if (data.analytics !== void 0) {
																														let data39 = data.analytics;
																														const _errs89 = errors;
																														if (errors === _errs89) {
																															if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
																																let missing8;
																																if (data39.sinks === void 0 && (missing8 = "sinks")) {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/analytics",
																																		keyword: "required",
																																		params: { missingProperty: missing8 }
																																	}];
																																	return false;
																																} else {
																																	if (data39.sinks !== void 0) {
																																		let data40 = data39.sinks;
																																		const _errs91 = errors;
																																		if (errors === _errs91) {
																																			if (Array.isArray(data40)) {
																																				if (data40.length > 3) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/analytics/sinks",
																																						keyword: "maxItems",
																																						params: { limit: 3 }
																																					}];
																																					return false;
																																				} else if (data40.length < 1) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/analytics/sinks",
																																						keyword: "minItems",
																																						params: { limit: 1 }
																																					}];
																																					return false;
																																				} else {
																																					const len3 = data40.length;
																																					for (let i3 = 0; i3 < len3; i3++) {
																																						let data41 = data40[i3];
																																						const _errs93 = errors;
																																						if (!(data41 === "http" || data41 === "dataLayer" || data41 === "console")) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/analytics/sinks/" + i3,
																																								keyword: "enum",
																																								params: { allowedValues: [
																																									"http",
																																									"dataLayer",
																																									"console"
																																								] }
																																							}];
																																							return false;
																																						}
																																						if (!(_errs93 === errors)) break;
																																					}
																																				}
																																			} else {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/analytics/sinks",
																																					keyword: "type",
																																					params: { type: "array" }
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid26 = _errs91 === errors;
																																	} else var valid26 = true;
																																	if (valid26) {
																																		if (data39.consentTerm !== void 0) {
																																			let data42 = data39.consentTerm;
																																			const _errs94 = errors;
																																			if (errors === errors) {
																																				if (typeof data42 === "string") {
																																					if (!pattern16.test(data42)) {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/analytics/consentTerm",
																																							keyword: "pattern",
																																							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																						}];
																																						return false;
																																					}
																																				} else {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/analytics/consentTerm",
																																						keyword: "type",
																																						params: { type: "string" }
																																					}];
																																					return false;
																																				}
																																			}
																																			var valid26 = _errs94 === errors;
																																		} else var valid26 = true;
																																		if (valid26) {
																																			if (data39.retentionDays !== void 0) {
																																				let data43 = data39.retentionDays;
																																				const _errs97 = errors;
																																				if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43) && isFinite(data43))) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/analytics/retentionDays",
																																						keyword: "type",
																																						params: { type: "integer" }
																																					}];
																																					return false;
																																				}
																																				if (errors === _errs97) {
																																					if (typeof data43 == "number" && isFinite(data43)) {
																																						if (data43 > 400 || isNaN(data43)) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/analytics/retentionDays",
																																								keyword: "maximum",
																																								params: {
																																									comparison: "<=",
																																									limit: 400
																																								}
																																							}];
																																							return false;
																																						} else if (data43 < 1 || isNaN(data43)) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/analytics/retentionDays",
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
																																				var valid26 = _errs97 === errors;
																																			} else var valid26 = true;
																																		}
																																	}
																																}
																															} else {
																																validate20.errors = [{
																																	instancePath: instancePath + "/analytics",
																																	keyword: "type",
																																	params: { type: "object" }
																																}];
																																return false;
																															}
																														}
																														var valid0 = _errs89 === errors;
																													} else var valid0 = true;
																													if (valid0) {
																														if (data.authentication !== void 0) {
																															let data44 = data.authentication;
																															const _errs99 = errors;
																															if (errors === _errs99) {
																																if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
																																	let missing9;
																																	if (data44.providers === void 0 && (missing9 = "providers")) {
																																		validate20.errors = [{
																																			instancePath: instancePath + "/authentication",
																																			keyword: "required",
																																			params: { missingProperty: missing9 }
																																		}];
																																		return false;
																																	} else {
																																		if (data44.required !== void 0) {
																																			const _errs101 = errors;
																																			if (typeof data44.required !== "boolean") {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/authentication/required",
																																					keyword: "type",
																																					params: { type: "boolean" }
																																				}];
																																				return false;
																																			}
																																			var valid29 = _errs101 === errors;
																																		} else var valid29 = true;
																																		if (valid29) {
																																			if (data44.publicRoutes !== void 0) {
																																				let data46 = data44.publicRoutes;
																																				const _errs103 = errors;
																																				if (errors === _errs103) {
																																					if (Array.isArray(data46)) {
																																						if (data46.length > 100) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/authentication/publicRoutes",
																																								keyword: "maxItems",
																																								params: { limit: 100 }
																																							}];
																																							return false;
																																						} else {
																																							var valid30 = true;
																																							const len4 = data46.length;
																																							for (let i4 = 0; i4 < len4; i4++) {
																																								let data47 = data46[i4];
																																								const _errs105 = errors;
																																								if (!(data47 === "ROOT" || data47 === "HOME" || data47 === "ACCOUNT" || data47 === "ACTIVATE_USER" || data47 === "BROWSE" || data47 === "CONFIRM_PIN_PROTECTION_RESET" || data47 === "CONSENT" || data47 === "EMAIL_CONFIRMATION" || data47 === "EPG" || data47 === "EXTERNAL_PAGE" || data47 === "MOBILE_EXTERNAL_PAGE" || data47 === "FAVOURITES" || data47 === "FIGHTER" || data47 === "FIGHTERS" || data47 === "GIFT" || data47 === "GIFTS" || data47 === "GIFT_LOGIN" || data47 === "GIFT_LOGIN_REDIRECT" || data47 === "GIFT_PAY" || data47 === "GIFT_REDEMPTION" || data47 === "GIFT_REDEMPTION_LOGIN" || data47 === "GIFT_REDEMPTION_REGISTER" || data47 === "GRID" || data47 === "HISTORY" || data47 === "IMPERSONATE" || data47 === "INTERSTITIAL" || data47 === "LICENCE_REDIRECT" || data47 === "LIVE_EVENTS" || data47 === "LIVE" || data47 === "WATCH_TOGETHER" || data47 === "LOGIN" || data47 === "LOGIN_REDIRECT" || data47 === "LOGIN_REQUEST_PASSWORD" || data47 === "LOGIN_RESET_PASSWORD" || data47 === "MAGIC_LINK" || data47 === "LOGOUT" || data47 === "MULTI_VIEW" || data47 === "NEWS" || data47 === "NEWS_ITEM" || data47 === "OAUTH" || data47 === "OAUTH_APP" || data47 === "OIDC" || data47 === "OIDC_ACCOUNT" || data47 === "OIDC_LOGIN" || data47 === "OIDC_REQUEST_PASSWORD" || data47 === "OIDC_RESET_PASSWORD" || data47 === "OIDC_SIGNUP" || data47 === "PAY" || data47 === "PAYMENT_CONFIRMATION" || data47 === "PAYMENT_AUTHORIZATION" || data47 === "PAYMENT_UPDATE" || data47 === "PAYMENT" || data47 === "PLAYLIST" || data47 === "PLUGIN" || data47 === "PREFERENCES" || data47 === "PROFILES" || data47 === "PROVIDERS" || data47 === "PURCHASE" || data47 === "RELEASES" || data47 === "REQUEST_PASSWORD" || data47 === "RESET_PASSWORD" || data47 === "SCHEDULE" || data47 === "SEARCH" || data47 === "SEASON" || data47 === "SECTION" || data47 === "SERIES" || data47 === "SIGNUP" || data47 === "TV_LOGIN" || data47 === "UPCOMING" || data47 === "VOD" || data47 === "WATCHLISTS")) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/authentication/publicRoutes/" + i4,
																																										keyword: "enum",
																																										params: { allowedValues: [
																																											"ROOT",
																																											"HOME",
																																											"ACCOUNT",
																																											"ACTIVATE_USER",
																																											"BROWSE",
																																											"CONFIRM_PIN_PROTECTION_RESET",
																																											"CONSENT",
																																											"EMAIL_CONFIRMATION",
																																											"EPG",
																																											"EXTERNAL_PAGE",
																																											"MOBILE_EXTERNAL_PAGE",
																																											"FAVOURITES",
																																											"FIGHTER",
																																											"FIGHTERS",
																																											"GIFT",
																																											"GIFTS",
																																											"GIFT_LOGIN",
																																											"GIFT_LOGIN_REDIRECT",
																																											"GIFT_PAY",
																																											"GIFT_REDEMPTION",
																																											"GIFT_REDEMPTION_LOGIN",
																																											"GIFT_REDEMPTION_REGISTER",
																																											"GRID",
																																											"HISTORY",
																																											"IMPERSONATE",
																																											"INTERSTITIAL",
																																											"LICENCE_REDIRECT",
																																											"LIVE_EVENTS",
																																											"LIVE",
																																											"WATCH_TOGETHER",
																																											"LOGIN",
																																											"LOGIN_REDIRECT",
																																											"LOGIN_REQUEST_PASSWORD",
																																											"LOGIN_RESET_PASSWORD",
																																											"MAGIC_LINK",
																																											"LOGOUT",
																																											"MULTI_VIEW",
																																											"NEWS",
																																											"NEWS_ITEM",
																																											"OAUTH",
																																											"OAUTH_APP",
																																											"OIDC",
																																											"OIDC_ACCOUNT",
																																											"OIDC_LOGIN",
																																											"OIDC_REQUEST_PASSWORD",
																																											"OIDC_RESET_PASSWORD",
																																											"OIDC_SIGNUP",
																																											"PAY",
																																											"PAYMENT_CONFIRMATION",
																																											"PAYMENT_AUTHORIZATION",
																																											"PAYMENT_UPDATE",
																																											"PAYMENT",
																																											"PLAYLIST",
																																											"PLUGIN",
																																											"PREFERENCES",
																																											"PROFILES",
																																											"PROVIDERS",
																																											"PURCHASE",
																																											"RELEASES",
																																											"REQUEST_PASSWORD",
																																											"RESET_PASSWORD",
																																											"SCHEDULE",
																																											"SEARCH",
																																											"SEASON",
																																											"SECTION",
																																											"SERIES",
																																											"SIGNUP",
																																											"TV_LOGIN",
																																											"UPCOMING",
																																											"VOD",
																																											"WATCHLISTS"
																																										] }
																																									}];
																																									return false;
																																								}
																																								var valid30 = _errs105 === errors;
																																								if (!valid30) break;
																																							}
																																							if (valid30) {
																																								let i5 = data46.length;
																																								let j0;
																																								if (i5 > 1) {
																																									outer0: for (; i5--;) for (j0 = i5; j0--;) if (func0(data46[i5], data46[j0])) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/authentication/publicRoutes",
																																											keyword: "uniqueItems",
																																											params: {
																																												i: i5,
																																												j: j0
																																											}
																																										}];
																																										return false;
																																									}
																																								}
																																							}
																																						}
																																					} else {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/authentication/publicRoutes",
																																							keyword: "type",
																																							params: { type: "array" }
																																						}];
																																						return false;
																																					}
																																				}
																																				var valid29 = _errs103 === errors;
																																			} else var valid29 = true;
																																			if (valid29) {
																																				if (data44.providers !== void 0) {
																																					let data48 = data44.providers;
																																					const _errs106 = errors;
																																					if (errors === _errs106) {
																																						if (Array.isArray(data48)) {
																																							if (data48.length > 20) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/authentication/providers",
																																									keyword: "maxItems",
																																									params: { limit: 20 }
																																								}];
																																								return false;
																																							} else {
																																								const len5 = data48.length;
																																								for (let i6 = 0; i6 < len5; i6++) {
																																									let data49 = data48[i6];
																																									const _errs108 = errors;
																																									if (errors === _errs108) {
																																										if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
																																											let missing10;
																																											if (data49.name === void 0 && (missing10 = "name") || data49.form === void 0 && (missing10 = "form")) {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/authentication/providers/" + i6,
																																													keyword: "required",
																																													params: { missingProperty: missing10 }
																																												}];
																																												return false;
																																											} else {
																																												if (data49.name !== void 0) {
																																													const _errs110 = errors;
																																													if (!(data49.name === "ID")) {
																																														validate20.errors = [{
																																															instancePath: instancePath + "/authentication/providers/" + i6 + "/name",
																																															keyword: "enum",
																																															params: { allowedValues: ["ID"] }
																																														}];
																																														return false;
																																													}
																																													var valid33 = _errs110 === errors;
																																												} else var valid33 = true;
																																												if (valid33) {
																																													if (data49.form !== void 0) {
																																														let data51 = data49.form;
																																														const _errs111 = errors;
																																														if (errors === errors) {
																																															if (typeof data51 === "string") {
																																																if (!pattern16.test(data51)) {
																																																	validate20.errors = [{
																																																		instancePath: instancePath + "/authentication/providers/" + i6 + "/form",
																																																		keyword: "pattern",
																																																		params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																																	}];
																																																	return false;
																																																}
																																															} else {
																																																validate20.errors = [{
																																																	instancePath: instancePath + "/authentication/providers/" + i6 + "/form",
																																																	keyword: "type",
																																																	params: { type: "string" }
																																																}];
																																																return false;
																																															}
																																														}
																																														var valid33 = _errs111 === errors;
																																													} else var valid33 = true;
																																													if (valid33) {
																																														if (data49.canSignUp !== void 0) {
																																															const _errs114 = errors;
																																															if (typeof data49.canSignUp !== "boolean") {
																																																validate20.errors = [{
																																																	instancePath: instancePath + "/authentication/providers/" + i6 + "/canSignUp",
																																																	keyword: "type",
																																																	params: { type: "boolean" }
																																																}];
																																																return false;
																																															}
																																															var valid33 = _errs114 === errors;
																																														} else var valid33 = true;
																																													}
																																												}
																																											}
																																										} else {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/authentication/providers/" + i6,
																																												keyword: "type",
																																												params: { type: "object" }
																																											}];
																																											return false;
																																										}
																																									}
																																									if (!(_errs108 === errors)) break;
																																								}
																																							}
																																						} else {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/authentication/providers",
																																								keyword: "type",
																																								params: { type: "array" }
																																							}];
																																							return false;
																																						}
																																					}
																																					var valid29 = _errs106 === errors;
																																				} else var valid29 = true;
																																			}
																																		}
																																	}
																																} else {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/authentication",
																																		keyword: "type",
																																		params: { type: "object" }
																																	}];
																																	return false;
																																}
																															}
																															var valid0 = _errs99 === errors;
																														} else var valid0 = true;
																														if (valid0) {
																															if (data.captcha !== void 0) {
																																let data53 = data.captcha;
																																const _errs116 = errors;
																																if (errors === _errs116) {
																																	if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
																																		let missing11;
																																		if (data53.provider === void 0 && (missing11 = "provider") || data53.siteKey === void 0 && (missing11 = "siteKey") || data53.protectedActions === void 0 && (missing11 = "protectedActions")) {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/captcha",
																																				keyword: "required",
																																				params: { missingProperty: missing11 }
																																			}];
																																			return false;
																																		} else {
																																			if (data53.provider !== void 0) {
																																				let data54 = data53.provider;
																																				const _errs118 = errors;
																																				if (errors === errors) {
																																					if (typeof data54 === "string") {
																																						if (!pattern16.test(data54)) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/captcha/provider",
																																								keyword: "pattern",
																																								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																							}];
																																							return false;
																																						}
																																					} else {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/captcha/provider",
																																							keyword: "type",
																																							params: { type: "string" }
																																						}];
																																						return false;
																																					}
																																				}
																																				var valid35 = _errs118 === errors;
																																			} else var valid35 = true;
																																			if (valid35) {
																																				if (data53.siteKey !== void 0) {
																																					let data55 = data53.siteKey;
																																					const _errs121 = errors;
																																					if (errors === _errs121) {
																																						if (typeof data55 === "string") {
																																							if (!pattern25.test(data55)) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/captcha/siteKey",
																																									keyword: "pattern",
																																									params: { pattern: "^[A-Za-z0-9._-]{1,200}$" }
																																								}];
																																								return false;
																																							}
																																						} else {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/captcha/siteKey",
																																								keyword: "type",
																																								params: { type: "string" }
																																							}];
																																							return false;
																																						}
																																					}
																																					var valid35 = _errs121 === errors;
																																				} else var valid35 = true;
																																				if (valid35) {
																																					if (data53.protectedActions !== void 0) {
																																						let data56 = data53.protectedActions;
																																						const _errs123 = errors;
																																						if (errors === _errs123) {
																																							if (Array.isArray(data56)) {
																																								if (data56.length > 10) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/captcha/protectedActions",
																																										keyword: "maxItems",
																																										params: { limit: 10 }
																																									}];
																																									return false;
																																								} else {
																																									var valid37 = true;
																																									const len6 = data56.length;
																																									for (let i7 = 0; i7 < len6; i7++) {
																																										let data57 = data56[i7];
																																										const _errs125 = errors;
																																										if (!(data57 === "LOGIN" || data57 === "SIGNUP")) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/captcha/protectedActions/" + i7,
																																												keyword: "enum",
																																												params: { allowedValues: ["LOGIN", "SIGNUP"] }
																																											}];
																																											return false;
																																										}
																																										var valid37 = _errs125 === errors;
																																										if (!valid37) break;
																																									}
																																									if (valid37) {
																																										let i8 = data56.length;
																																										let j1;
																																										if (i8 > 1) {
																																											outer1: for (; i8--;) for (j1 = i8; j1--;) if (func0(data56[i8], data56[j1])) {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/captcha/protectedActions",
																																													keyword: "uniqueItems",
																																													params: {
																																														i: i8,
																																														j: j1
																																													}
																																												}];
																																												return false;
																																											}
																																										}
																																									}
																																								}
																																							} else {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/captcha/protectedActions",
																																									keyword: "type",
																																									params: { type: "array" }
																																								}];
																																								return false;
																																							}
																																						}
																																						var valid35 = _errs123 === errors;
																																					} else var valid35 = true;
																																				}
																																			}
																																		}
																																	} else {
																																		validate20.errors = [{
																																			instancePath: instancePath + "/captcha",
																																			keyword: "type",
																																			params: { type: "object" }
																																		}];
																																		return false;
																																	}
																																}
																																var valid0 = _errs116 === errors;
																															} else var valid0 = true;
																															if (valid0) {
																																if (data.partnerPages !== void 0) {
																																	let data58 = data.partnerPages;
																																	const _errs126 = errors;
																																	if (errors === _errs126) {
																																		if (Array.isArray(data58)) {
																																			if (data58.length > 50) {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/partnerPages",
																																					keyword: "maxItems",
																																					params: { limit: 50 }
																																				}];
																																				return false;
																																			} else {
																																				const len7 = data58.length;
																																				for (let i9 = 0; i9 < len7; i9++) {
																																					let data59 = data58[i9];
																																					const _errs128 = errors;
																																					if (errors === _errs128) {
																																						if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
																																							let missing12;
																																							if (data59.name === void 0 && (missing12 = "name") || data59.path === void 0 && (missing12 = "path") || data59.page === void 0 && (missing12 = "page")) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/partnerPages/" + i9,
																																									keyword: "required",
																																									params: { missingProperty: missing12 }
																																								}];
																																								return false;
																																							} else {
																																								if (data59.name !== void 0) {
																																									let data60 = data59.name;
																																									const _errs130 = errors;
																																									if (errors === errors) {
																																										if (typeof data60 === "string") {
																																											if (!pattern16.test(data60)) {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/partnerPages/" + i9 + "/name",
																																													keyword: "pattern",
																																													params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																												}];
																																												return false;
																																											}
																																										} else {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/partnerPages/" + i9 + "/name",
																																												keyword: "type",
																																												params: { type: "string" }
																																											}];
																																											return false;
																																										}
																																									}
																																									var valid40 = _errs130 === errors;
																																								} else var valid40 = true;
																																								if (valid40) {
																																									if (data59.path !== void 0) {
																																										let data61 = data59.path;
																																										const _errs133 = errors;
																																										if (errors === _errs133) {
																																											if (typeof data61 === "string") {
																																												if (data61.length > 100) {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/partnerPages/" + i9 + "/path",
																																														keyword: "maxLength",
																																														params: { limit: 100 }
																																													}];
																																													return false;
																																												} else if (!pattern27.test(data61)) {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/partnerPages/" + i9 + "/path",
																																														keyword: "pattern",
																																														params: { pattern: "^(/[a-z0-9][a-z0-9-]*){1,4}$" }
																																													}];
																																													return false;
																																												}
																																											} else {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/partnerPages/" + i9 + "/path",
																																													keyword: "type",
																																													params: { type: "string" }
																																												}];
																																												return false;
																																											}
																																										}
																																										var valid40 = _errs133 === errors;
																																									} else var valid40 = true;
																																									if (valid40) {
																																										if (data59.page !== void 0) {
																																											let data62 = data59.page;
																																											const _errs135 = errors;
																																											if (errors === errors) {
																																												if (typeof data62 === "string") {
																																													if (!pattern16.test(data62)) {
																																														validate20.errors = [{
																																															instancePath: instancePath + "/partnerPages/" + i9 + "/page",
																																															keyword: "pattern",
																																															params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																														}];
																																														return false;
																																													}
																																												} else {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/partnerPages/" + i9 + "/page",
																																														keyword: "type",
																																														params: { type: "string" }
																																													}];
																																													return false;
																																												}
																																											}
																																											var valid40 = _errs135 === errors;
																																										} else var valid40 = true;
																																									}
																																								}
																																							}
																																						} else {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/partnerPages/" + i9,
																																								keyword: "type",
																																								params: { type: "object" }
																																							}];
																																							return false;
																																						}
																																					}
																																					if (!(_errs128 === errors)) break;
																																				}
																																			}
																																		} else {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/partnerPages",
																																				keyword: "type",
																																				params: { type: "array" }
																																			}];
																																			return false;
																																		}
																																	}
																																	var valid0 = _errs126 === errors;
																																} else var valid0 = true;
																																if (valid0) {
																																	if (data.apiKey !== void 0) {
																																		let data63 = data.apiKey;
																																		const _errs138 = errors;
																																		if (errors === _errs138) {
																																			if (typeof data63 === "string") {
																																				if (!pattern29.test(data63)) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/apiKey",
																																						keyword: "pattern",
																																						params: { pattern: "^[A-Za-z0-9-]{8,80}$" }
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/apiKey",
																																					keyword: "type",
																																					params: { type: "string" }
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid0 = _errs138 === errors;
																																	} else var valid0 = true;
																																	if (valid0) {
																																		if (data.apiKeyRequired !== void 0) {
																																			const _errs140 = errors;
																																			if (typeof data.apiKeyRequired !== "boolean") {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/apiKeyRequired",
																																					keyword: "type",
																																					params: { type: "boolean" }
																																				}];
																																				return false;
																																			}
																																			var valid0 = _errs140 === errors;
																																		} else var valid0 = true;
																																		if (valid0) {
																																			if (data.territory !== void 0) {
																																				let data65 = data.territory;
																																				const _errs142 = errors;
																																				if (errors === _errs142) {
																																					if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
																																						if (data65.allowed !== void 0) {
																																							let data66 = data65.allowed;
																																							const _errs144 = errors;
																																							if (errors === _errs144) {
																																								if (Array.isArray(data66)) {
																																									if (data66.length > 250) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/territory/allowed",
																																											keyword: "maxItems",
																																											params: { limit: 250 }
																																										}];
																																										return false;
																																									} else if (data66.length < 1) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/territory/allowed",
																																											keyword: "minItems",
																																											params: { limit: 1 }
																																										}];
																																										return false;
																																									} else {
																																										const len8 = data66.length;
																																										for (let i10 = 0; i10 < len8; i10++) {
																																											let data67 = data66[i10];
																																											const _errs146 = errors;
																																											if (errors === _errs146) {
																																												if (typeof data67 === "string") {
																																													if (!pattern19.test(data67)) {
																																														validate20.errors = [{
																																															instancePath: instancePath + "/territory/allowed/" + i10,
																																															keyword: "pattern",
																																															params: { pattern: "^[A-Z]{2}$" }
																																														}];
																																														return false;
																																													}
																																												} else {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/territory/allowed/" + i10,
																																														keyword: "type",
																																														params: { type: "string" }
																																													}];
																																													return false;
																																												}
																																											}
																																											if (!(_errs146 === errors)) break;
																																										}
																																									}
																																								} else {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/territory/allowed",
																																										keyword: "type",
																																										params: { type: "array" }
																																									}];
																																									return false;
																																								}
																																							}
																																							var valid43 = _errs144 === errors;
																																						} else var valid43 = true;
																																						if (valid43) {
																																							if (data65.blocked !== void 0) {
																																								let data68 = data65.blocked;
																																								const _errs148 = errors;
																																								if (errors === _errs148) {
																																									if (Array.isArray(data68)) {
																																										if (data68.length > 250) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/territory/blocked",
																																												keyword: "maxItems",
																																												params: { limit: 250 }
																																											}];
																																											return false;
																																										} else {
																																											const len9 = data68.length;
																																											for (let i11 = 0; i11 < len9; i11++) {
																																												let data69 = data68[i11];
																																												const _errs150 = errors;
																																												if (errors === _errs150) {
																																													if (typeof data69 === "string") {
																																														if (!pattern19.test(data69)) {
																																															validate20.errors = [{
																																																instancePath: instancePath + "/territory/blocked/" + i11,
																																																keyword: "pattern",
																																																params: { pattern: "^[A-Z]{2}$" }
																																															}];
																																															return false;
																																														}
																																													} else {
																																														validate20.errors = [{
																																															instancePath: instancePath + "/territory/blocked/" + i11,
																																															keyword: "type",
																																															params: { type: "string" }
																																														}];
																																														return false;
																																													}
																																												}
																																												if (!(_errs150 === errors)) break;
																																											}
																																										}
																																									} else {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/territory/blocked",
																																											keyword: "type",
																																											params: { type: "array" }
																																										}];
																																										return false;
																																									}
																																								}
																																								var valid43 = _errs148 === errors;
																																							} else var valid43 = true;
																																						}
																																					} else {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/territory",
																																							keyword: "type",
																																							params: { type: "object" }
																																						}];
																																						return false;
																																					}
																																				}
																																				var valid0 = _errs142 === errors;
																																			} else var valid0 = true;
																																			if (valid0) {
																																				if (data.dvr !== void 0) {
																																					let data70 = data.dvr;
																																					const _errs152 = errors;
																																					if (errors === _errs152) {
																																						if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
																																							let missing13;
																																							if (data70.window === void 0 && (missing13 = "window")) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/dvr",
																																									keyword: "required",
																																									params: { missingProperty: missing13 }
																																								}];
																																								return false;
																																							} else if (data70.window !== void 0) {
																																								let data71 = data70.window;
																																								const _errs154 = errors;
																																								if (!(typeof data71 == "number" && !(data71 % 1) && !isNaN(data71) && isFinite(data71))) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/dvr/window",
																																										keyword: "type",
																																										params: { type: "integer" }
																																									}];
																																									return false;
																																								}
																																								if (errors === _errs154) {
																																									if (typeof data71 == "number" && isFinite(data71)) {
																																										if (data71 > 1440 || isNaN(data71)) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/dvr/window",
																																												keyword: "maximum",
																																												params: {
																																													comparison: "<=",
																																													limit: 1440
																																												}
																																											}];
																																											return false;
																																										} else if (data71 < 0 || isNaN(data71)) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/dvr/window",
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
																																								keyword: "type",
																																								params: { type: "object" }
																																							}];
																																							return false;
																																						}
																																					}
																																					var valid0 = _errs152 === errors;
																																				} else var valid0 = true;
																																				if (valid0) {
																																					if (data.preview !== void 0) {
																																						let data72 = data.preview;
																																						const _errs156 = errors;
																																						if (errors === _errs156) {
																																							if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
																																								let missing14;
																																								if (data72.origins === void 0 && (missing14 = "origins")) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/preview",
																																										keyword: "required",
																																										params: { missingProperty: missing14 }
																																									}];
																																									return false;
																																								} else if (data72.origins !== void 0) {
																																									let data73 = data72.origins;
																																									if (errors === errors) {
																																										if (Array.isArray(data73)) {
																																											if (data73.length > 20) {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/preview/origins",
																																													keyword: "maxItems",
																																													params: { limit: 20 }
																																												}];
																																												return false;
																																											} else {
																																												const len10 = data73.length;
																																												for (let i12 = 0; i12 < len10; i12++) {
																																													let data74 = data73[i12];
																																													const _errs160 = errors;
																																													if (errors === _errs160) {
																																														if (typeof data74 === "string") {
																																															if (!pattern32.test(data74)) {
																																																validate20.errors = [{
																																																	instancePath: instancePath + "/preview/origins/" + i12,
																																																	keyword: "pattern",
																																																	params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																																}];
																																																return false;
																																															}
																																														} else {
																																															validate20.errors = [{
																																																instancePath: instancePath + "/preview/origins/" + i12,
																																																keyword: "type",
																																																params: { type: "string" }
																																															}];
																																															return false;
																																														}
																																													}
																																													if (!(_errs160 === errors)) break;
																																												}
																																											}
																																										} else {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/preview/origins",
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
																																									keyword: "type",
																																									params: { type: "object" }
																																								}];
																																								return false;
																																							}
																																						}
																																						var valid0 = _errs156 === errors;
																																					} else var valid0 = true;
																																					if (valid0) {
																																						if (data.pictures !== void 0) {
																																							let data75 = data.pictures;
																																							const _errs162 = errors;
																																							if (errors === _errs162) {
																																								if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
																																									let missing15;
																																									if (data75.origins === void 0 && (missing15 = "origins")) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/pictures",
																																											keyword: "required",
																																											params: { missingProperty: missing15 }
																																										}];
																																										return false;
																																									} else if (data75.origins !== void 0) {
																																										let data76 = data75.origins;
																																										if (errors === errors) {
																																											if (Array.isArray(data76)) {
																																												if (data76.length > 40) {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/pictures/origins",
																																														keyword: "maxItems",
																																														params: { limit: 40 }
																																													}];
																																													return false;
																																												} else {
																																													const len11 = data76.length;
																																													for (let i13 = 0; i13 < len11; i13++) {
																																														let data77 = data76[i13];
																																														const _errs166 = errors;
																																														if (errors === _errs166) {
																																															if (typeof data77 === "string") {
																																																if (!pattern32.test(data77)) {
																																																	validate20.errors = [{
																																																		instancePath: instancePath + "/pictures/origins/" + i13,
																																																		keyword: "pattern",
																																																		params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																																	}];
																																																	return false;
																																																}
																																															} else {
																																																validate20.errors = [{
																																																	instancePath: instancePath + "/pictures/origins/" + i13,
																																																	keyword: "type",
																																																	params: { type: "string" }
																																																}];
																																																return false;
																																															}
																																														}
																																														if (!(_errs166 === errors)) break;
																																													}
																																												}
																																											} else {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/pictures/origins",
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
																																										keyword: "type",
																																										params: { type: "object" }
																																									}];
																																									return false;
																																								}
																																							}
																																							var valid0 = _errs162 === errors;
																																						} else var valid0 = true;
																																						if (valid0) {
																																							if (data.plugins !== void 0) {
																																								let data78 = data.plugins;
																																								const _errs168 = errors;
																																								if (errors === _errs168) {
																																									if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
																																										let missing16;
																																										if (data78.origins === void 0 && (missing16 = "origins")) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/plugins",
																																												keyword: "required",
																																												params: { missingProperty: missing16 }
																																											}];
																																											return false;
																																										} else if (data78.origins !== void 0) {
																																											let data79 = data78.origins;
																																											if (errors === errors) {
																																												if (Array.isArray(data79)) {
																																													if (data79.length > 40) {
																																														validate20.errors = [{
																																															instancePath: instancePath + "/plugins/origins",
																																															keyword: "maxItems",
																																															params: { limit: 40 }
																																														}];
																																														return false;
																																													} else {
																																														const len12 = data79.length;
																																														for (let i14 = 0; i14 < len12; i14++) {
																																															let data80 = data79[i14];
																																															const _errs172 = errors;
																																															if (errors === _errs172) {
																																																if (typeof data80 === "string") {
																																																	if (!pattern32.test(data80)) {
																																																		validate20.errors = [{
																																																			instancePath: instancePath + "/plugins/origins/" + i14,
																																																			keyword: "pattern",
																																																			params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																																		}];
																																																		return false;
																																																	}
																																																} else {
																																																	validate20.errors = [{
																																																		instancePath: instancePath + "/plugins/origins/" + i14,
																																																		keyword: "type",
																																																		params: { type: "string" }
																																																	}];
																																																	return false;
																																																}
																																															}
																																															if (!(_errs172 === errors)) break;
																																														}
																																													}
																																												} else {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/plugins/origins",
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
																																											keyword: "type",
																																											params: { type: "object" }
																																										}];
																																										return false;
																																									}
																																								}
																																								var valid0 = _errs168 === errors;
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