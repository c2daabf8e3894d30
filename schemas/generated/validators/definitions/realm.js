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
																							if (data.socialSharing !== void 0) {
																								let data30 = data.socialSharing;
																								const _errs71 = errors;
																								if (errors === _errs71) {
																									if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
																										let missing6;
																										if (data30.enabled === void 0 && (missing6 = "enabled")) {
																											validate20.errors = [{
																												instancePath: instancePath + "/socialSharing",
																												keyword: "required",
																												params: { missingProperty: missing6 }
																											}];
																											return false;
																										} else if (data30.enabled !== void 0) {
																											if (typeof data30.enabled !== "boolean") {
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
																								var valid0 = _errs71 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.interstitial !== void 0) {
																									let data32 = data.interstitial;
																									const _errs75 = errors;
																									if (!(data32 === "ENABLED" || data32 === "DISABLED")) {
																										validate20.errors = [{
																											instancePath: instancePath + "/interstitial",
																											keyword: "enum",
																											params: { allowedValues: ["ENABLED", "DISABLED"] }
																										}];
																										return false;
																									}
																									var valid0 = _errs75 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.enhancedMetadata !== void 0) {
																										let data33 = data.enhancedMetadata;
																										const _errs77 = errors;
																										if (!(data33 === "ENABLED" || data33 === "DISABLED")) {
																											validate20.errors = [{
																												instancePath: instancePath + "/enhancedMetadata",
																												keyword: "enum",
																												params: { allowedValues: ["ENABLED", "DISABLED"] }
																											}];
																											return false;
																										}
																										var valid0 = _errs77 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.seriesInterstitial !== void 0) {
																											let data34 = data.seriesInterstitial;
																											const _errs79 = errors;
																											if (!(data34 === "ENABLED" || data34 === "DISABLED")) {
																												validate20.errors = [{
																													instancePath: instancePath + "/seriesInterstitial",
																													keyword: "enum",
																													params: { allowedValues: ["ENABLED", "DISABLED"] }
																												}];
																												return false;
																											}
																											var valid0 = _errs79 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.epgPlayback !== void 0) {
																												let data35 = data.epgPlayback;
																												const _errs81 = errors;
																												if (!(data35 === "ENABLED" || data35 === "DISABLED")) {
																													validate20.errors = [{
																														instancePath: instancePath + "/epgPlayback",
																														keyword: "enum",
																														params: { allowedValues: ["ENABLED", "DISABLED"] }
																													}];
																													return false;
																												}
																												var valid0 = _errs81 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.analytics !== void 0) {
																													let data36 = data.analytics;
																													const _errs83 = errors;
																													if (errors === _errs83) {
																														if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
																															let missing7;
																															if (data36.sinks === void 0 && (missing7 = "sinks")) {
																																validate20.errors = [{
																																	instancePath: instancePath + "/analytics",
																																	keyword: "required",
																																	params: { missingProperty: missing7 }
																																}];
																																return false;
																															} else {
																																if (data36.sinks !== void 0) {
																																	let data37 = data36.sinks;
																																	const _errs85 = errors;
																																	if (errors === _errs85) {
																																		if (Array.isArray(data37)) {
																																			if (data37.length > 3) {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/analytics/sinks",
																																					keyword: "maxItems",
																																					params: { limit: 3 }
																																				}];
																																				return false;
																																			} else if (data37.length < 1) {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/analytics/sinks",
																																					keyword: "minItems",
																																					params: { limit: 1 }
																																				}];
																																				return false;
																																			} else {
																																				const len2 = data37.length;
																																				for (let i2 = 0; i2 < len2; i2++) {
																																					let data38 = data37[i2];
																																					const _errs87 = errors;
																																					if (!(data38 === "http" || data38 === "dataLayer" || data38 === "console")) {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/analytics/sinks/" + i2,
																																							keyword: "enum",
																																							params: { allowedValues: [
																																								"http",
																																								"dataLayer",
																																								"console"
																																							] }
																																						}];
																																						return false;
																																					}
																																					if (!(_errs87 === errors)) break;
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
																																	var valid24 = _errs85 === errors;
																																} else var valid24 = true;
																																if (valid24) {
																																	if (data36.consentTerm !== void 0) {
																																		let data39 = data36.consentTerm;
																																		const _errs88 = errors;
																																		if (errors === errors) {
																																			if (typeof data39 === "string") {
																																				if (!pattern16.test(data39)) {
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
																																		var valid24 = _errs88 === errors;
																																	} else var valid24 = true;
																																	if (valid24) {
																																		if (data36.retentionDays !== void 0) {
																																			let data40 = data36.retentionDays;
																																			const _errs91 = errors;
																																			if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40) && isFinite(data40))) {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/analytics/retentionDays",
																																					keyword: "type",
																																					params: { type: "integer" }
																																				}];
																																				return false;
																																			}
																																			if (errors === _errs91) {
																																				if (typeof data40 == "number" && isFinite(data40)) {
																																					if (data40 > 400 || isNaN(data40)) {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/analytics/retentionDays",
																																							keyword: "maximum",
																																							params: {
																																								comparison: "<=",
																																								limit: 400
																																							}
																																						}];
																																						return false;
																																					} else if (data40 < 1 || isNaN(data40)) {
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
																																			var valid24 = _errs91 === errors;
																																		} else var valid24 = true;
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
																													var valid0 = _errs83 === errors;
																												} else var valid0 = true;
																												if (valid0) {
																													if (data.authentication !== void 0) {
																														let data41 = data.authentication;
																														const _errs93 = errors;
																														if (errors === _errs93) {
																															if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
																																let missing8;
																																if (data41.providers === void 0 && (missing8 = "providers")) {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/authentication",
																																		keyword: "required",
																																		params: { missingProperty: missing8 }
																																	}];
																																	return false;
																																} else {
																																	if (data41.required !== void 0) {
																																		const _errs95 = errors;
																																		if (typeof data41.required !== "boolean") {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/authentication/required",
																																				keyword: "type",
																																				params: { type: "boolean" }
																																			}];
																																			return false;
																																		}
																																		var valid27 = _errs95 === errors;
																																	} else var valid27 = true;
																																	if (valid27) {
																																		if (data41.publicRoutes !== void 0) {
																																			let data43 = data41.publicRoutes;
																																			const _errs97 = errors;
																																			if (errors === _errs97) {
																																				if (Array.isArray(data43)) {
																																					if (data43.length > 100) {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/authentication/publicRoutes",
																																							keyword: "maxItems",
																																							params: { limit: 100 }
																																						}];
																																						return false;
																																					} else {
																																						var valid28 = true;
																																						const len3 = data43.length;
																																						for (let i3 = 0; i3 < len3; i3++) {
																																							let data44 = data43[i3];
																																							const _errs99 = errors;
																																							if (!(data44 === "ROOT" || data44 === "HOME" || data44 === "ACCOUNT" || data44 === "ACTIVATE_USER" || data44 === "BROWSE" || data44 === "CONFIRM_PIN_PROTECTION_RESET" || data44 === "CONSENT" || data44 === "EMAIL_CONFIRMATION" || data44 === "EPG" || data44 === "EXTERNAL_PAGE" || data44 === "MOBILE_EXTERNAL_PAGE" || data44 === "FAVOURITES" || data44 === "FIGHTER" || data44 === "FIGHTERS" || data44 === "GIFT" || data44 === "GIFTS" || data44 === "GIFT_LOGIN" || data44 === "GIFT_LOGIN_REDIRECT" || data44 === "GIFT_PAY" || data44 === "GIFT_REDEMPTION" || data44 === "GIFT_REDEMPTION_LOGIN" || data44 === "GIFT_REDEMPTION_REGISTER" || data44 === "GRID" || data44 === "HISTORY" || data44 === "IMPERSONATE" || data44 === "INTERSTITIAL" || data44 === "LICENCE_REDIRECT" || data44 === "LIVE_EVENTS" || data44 === "LIVE" || data44 === "WATCH_TOGETHER" || data44 === "LOGIN" || data44 === "LOGIN_REDIRECT" || data44 === "LOGIN_REQUEST_PASSWORD" || data44 === "LOGIN_RESET_PASSWORD" || data44 === "MAGIC_LINK" || data44 === "LOGOUT" || data44 === "MULTI_VIEW" || data44 === "NEWS" || data44 === "NEWS_ITEM" || data44 === "OAUTH" || data44 === "OAUTH_APP" || data44 === "OIDC" || data44 === "OIDC_ACCOUNT" || data44 === "OIDC_LOGIN" || data44 === "OIDC_REQUEST_PASSWORD" || data44 === "OIDC_RESET_PASSWORD" || data44 === "OIDC_SIGNUP" || data44 === "PAY" || data44 === "PAYMENT_CONFIRMATION" || data44 === "PAYMENT_AUTHORIZATION" || data44 === "PAYMENT_UPDATE" || data44 === "PAYMENT" || data44 === "PLAYLIST" || data44 === "PLUGIN" || data44 === "PREFERENCES" || data44 === "PROFILES" || data44 === "PROVIDERS" || data44 === "PURCHASE" || data44 === "RELEASES" || data44 === "REQUEST_PASSWORD" || data44 === "RESET_PASSWORD" || data44 === "SCHEDULE" || data44 === "SEARCH" || data44 === "SEASON" || data44 === "SECTION" || data44 === "SERIES" || data44 === "SIGNUP" || data44 === "TV_LOGIN" || data44 === "UPCOMING" || data44 === "VOD" || data44 === "WATCHLISTS")) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/authentication/publicRoutes/" + i3,
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
																																							var valid28 = _errs99 === errors;
																																							if (!valid28) break;
																																						}
																																						if (valid28) {
																																							let i4 = data43.length;
																																							let j0;
																																							if (i4 > 1) {
																																								outer0: for (; i4--;) for (j0 = i4; j0--;) if (func0(data43[i4], data43[j0])) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/authentication/publicRoutes",
																																										keyword: "uniqueItems",
																																										params: {
																																											i: i4,
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
																																			var valid27 = _errs97 === errors;
																																		} else var valid27 = true;
																																		if (valid27) {
																																			if (data41.providers !== void 0) {
																																				let data45 = data41.providers;
																																				const _errs100 = errors;
																																				if (errors === _errs100) {
																																					if (Array.isArray(data45)) {
																																						if (data45.length > 20) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/authentication/providers",
																																								keyword: "maxItems",
																																								params: { limit: 20 }
																																							}];
																																							return false;
																																						} else {
																																							const len4 = data45.length;
																																							for (let i5 = 0; i5 < len4; i5++) {
																																								let data46 = data45[i5];
																																								const _errs102 = errors;
																																								if (errors === _errs102) {
																																									if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
																																										let missing9;
																																										if (data46.name === void 0 && (missing9 = "name") || data46.form === void 0 && (missing9 = "form")) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/authentication/providers/" + i5,
																																												keyword: "required",
																																												params: { missingProperty: missing9 }
																																											}];
																																											return false;
																																										} else {
																																											if (data46.name !== void 0) {
																																												const _errs104 = errors;
																																												if (!(data46.name === "ID")) {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/authentication/providers/" + i5 + "/name",
																																														keyword: "enum",
																																														params: { allowedValues: ["ID"] }
																																													}];
																																													return false;
																																												}
																																												var valid31 = _errs104 === errors;
																																											} else var valid31 = true;
																																											if (valid31) {
																																												if (data46.form !== void 0) {
																																													let data48 = data46.form;
																																													const _errs105 = errors;
																																													if (errors === errors) {
																																														if (typeof data48 === "string") {
																																															if (!pattern16.test(data48)) {
																																																validate20.errors = [{
																																																	instancePath: instancePath + "/authentication/providers/" + i5 + "/form",
																																																	keyword: "pattern",
																																																	params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																																}];
																																																return false;
																																															}
																																														} else {
																																															validate20.errors = [{
																																																instancePath: instancePath + "/authentication/providers/" + i5 + "/form",
																																																keyword: "type",
																																																params: { type: "string" }
																																															}];
																																															return false;
																																														}
																																													}
																																													var valid31 = _errs105 === errors;
																																												} else var valid31 = true;
																																												if (valid31) {
																																													if (data46.canSignUp !== void 0) {
																																														const _errs108 = errors;
																																														if (typeof data46.canSignUp !== "boolean") {
																																															validate20.errors = [{
																																																instancePath: instancePath + "/authentication/providers/" + i5 + "/canSignUp",
																																																keyword: "type",
																																																params: { type: "boolean" }
																																															}];
																																															return false;
																																														}
																																														var valid31 = _errs108 === errors;
																																													} else var valid31 = true;
																																												}
																																											}
																																										}
																																									} else {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/authentication/providers/" + i5,
																																											keyword: "type",
																																											params: { type: "object" }
																																										}];
																																										return false;
																																									}
																																								}
																																								if (!(_errs102 === errors)) break;
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
																																				var valid27 = _errs100 === errors;
																																			} else var valid27 = true;
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
																														var valid0 = _errs93 === errors;
																													} else var valid0 = true;
																													if (valid0) {
																														if (data.captcha !== void 0) {
																															let data50 = data.captcha;
																															const _errs110 = errors;
																															if (errors === _errs110) {
																																if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
																																	let missing10;
																																	if (data50.provider === void 0 && (missing10 = "provider") || data50.siteKey === void 0 && (missing10 = "siteKey") || data50.protectedActions === void 0 && (missing10 = "protectedActions")) {
																																		validate20.errors = [{
																																			instancePath: instancePath + "/captcha",
																																			keyword: "required",
																																			params: { missingProperty: missing10 }
																																		}];
																																		return false;
																																	} else {
																																		if (data50.provider !== void 0) {
																																			let data51 = data50.provider;
																																			const _errs112 = errors;
																																			if (errors === errors) {
																																				if (typeof data51 === "string") {
																																					if (!pattern16.test(data51)) {
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
																																			var valid33 = _errs112 === errors;
																																		} else var valid33 = true;
																																		if (valid33) {
																																			if (data50.siteKey !== void 0) {
																																				let data52 = data50.siteKey;
																																				const _errs115 = errors;
																																				if (errors === _errs115) {
																																					if (typeof data52 === "string") {
																																						if (!pattern25.test(data52)) {
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
																																				var valid33 = _errs115 === errors;
																																			} else var valid33 = true;
																																			if (valid33) {
																																				if (data50.protectedActions !== void 0) {
																																					let data53 = data50.protectedActions;
																																					const _errs117 = errors;
																																					if (errors === _errs117) {
																																						if (Array.isArray(data53)) {
																																							if (data53.length > 10) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/captcha/protectedActions",
																																									keyword: "maxItems",
																																									params: { limit: 10 }
																																								}];
																																								return false;
																																							} else {
																																								var valid35 = true;
																																								const len5 = data53.length;
																																								for (let i6 = 0; i6 < len5; i6++) {
																																									let data54 = data53[i6];
																																									const _errs119 = errors;
																																									if (!(data54 === "LOGIN" || data54 === "SIGNUP")) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/captcha/protectedActions/" + i6,
																																											keyword: "enum",
																																											params: { allowedValues: ["LOGIN", "SIGNUP"] }
																																										}];
																																										return false;
																																									}
																																									var valid35 = _errs119 === errors;
																																									if (!valid35) break;
																																								}
																																								if (valid35) {
																																									let i7 = data53.length;
																																									let j1;
																																									if (i7 > 1) {
																																										outer1: for (; i7--;) for (j1 = i7; j1--;) if (func0(data53[i7], data53[j1])) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/captcha/protectedActions",
																																												keyword: "uniqueItems",
																																												params: {
																																													i: i7,
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
																																					var valid33 = _errs117 === errors;
																																				} else var valid33 = true;
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
																															var valid0 = _errs110 === errors;
																														} else var valid0 = true;
																														if (valid0) {
																															if (data.partnerPages !== void 0) {
																																let data55 = data.partnerPages;
																																const _errs120 = errors;
																																if (errors === _errs120) {
																																	if (Array.isArray(data55)) {
																																		if (data55.length > 50) {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/partnerPages",
																																				keyword: "maxItems",
																																				params: { limit: 50 }
																																			}];
																																			return false;
																																		} else {
																																			const len6 = data55.length;
																																			for (let i8 = 0; i8 < len6; i8++) {
																																				let data56 = data55[i8];
																																				const _errs122 = errors;
																																				if (errors === _errs122) {
																																					if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
																																						let missing11;
																																						if (data56.name === void 0 && (missing11 = "name") || data56.path === void 0 && (missing11 = "path") || data56.page === void 0 && (missing11 = "page")) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/partnerPages/" + i8,
																																								keyword: "required",
																																								params: { missingProperty: missing11 }
																																							}];
																																							return false;
																																						} else {
																																							if (data56.name !== void 0) {
																																								let data57 = data56.name;
																																								const _errs124 = errors;
																																								if (errors === errors) {
																																									if (typeof data57 === "string") {
																																										if (!pattern16.test(data57)) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/partnerPages/" + i8 + "/name",
																																												keyword: "pattern",
																																												params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																											}];
																																											return false;
																																										}
																																									} else {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/partnerPages/" + i8 + "/name",
																																											keyword: "type",
																																											params: { type: "string" }
																																										}];
																																										return false;
																																									}
																																								}
																																								var valid38 = _errs124 === errors;
																																							} else var valid38 = true;
																																							if (valid38) {
																																								if (data56.path !== void 0) {
																																									let data58 = data56.path;
																																									const _errs127 = errors;
																																									if (errors === _errs127) {
																																										if (typeof data58 === "string") {
																																											if (data58.length > 100) {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/partnerPages/" + i8 + "/path",
																																													keyword: "maxLength",
																																													params: { limit: 100 }
																																												}];
																																												return false;
																																											} else if (!pattern27.test(data58)) {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/partnerPages/" + i8 + "/path",
																																													keyword: "pattern",
																																													params: { pattern: "^(/[a-z0-9][a-z0-9-]*){1,4}$" }
																																												}];
																																												return false;
																																											}
																																										} else {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/partnerPages/" + i8 + "/path",
																																												keyword: "type",
																																												params: { type: "string" }
																																											}];
																																											return false;
																																										}
																																									}
																																									var valid38 = _errs127 === errors;
																																								} else var valid38 = true;
																																								if (valid38) {
																																									if (data56.page !== void 0) {
																																										let data59 = data56.page;
																																										const _errs129 = errors;
																																										if (errors === errors) {
																																											if (typeof data59 === "string") {
																																												if (!pattern16.test(data59)) {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/partnerPages/" + i8 + "/page",
																																														keyword: "pattern",
																																														params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																													}];
																																													return false;
																																												}
																																											} else {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/partnerPages/" + i8 + "/page",
																																													keyword: "type",
																																													params: { type: "string" }
																																												}];
																																												return false;
																																											}
																																										}
																																										var valid38 = _errs129 === errors;
																																									} else var valid38 = true;
																																								}
																																							}
																																						}
																																					} else {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/partnerPages/" + i8,
																																							keyword: "type",
																																							params: { type: "object" }
																																						}];
																																						return false;
																																					}
																																				}
																																				if (!(_errs122 === errors)) break;
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
																																var valid0 = _errs120 === errors;
																															} else var valid0 = true;
																															if (valid0) {
																																if (data.apiKey !== void 0) {
																																	let data60 = data.apiKey;
																																	const _errs132 = errors;
																																	if (errors === _errs132) {
																																		if (typeof data60 === "string") {
																																			if (!pattern29.test(data60)) {
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
																																	var valid0 = _errs132 === errors;
																																} else var valid0 = true;
																																if (valid0) {
																																	if (data.apiKeyRequired !== void 0) {
																																		const _errs134 = errors;
																																		if (typeof data.apiKeyRequired !== "boolean") {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/apiKeyRequired",
																																				keyword: "type",
																																				params: { type: "boolean" }
																																			}];
																																			return false;
																																		}
																																		var valid0 = _errs134 === errors;
																																	} else var valid0 = true;
																																	if (valid0) {
																																		if (data.territory !== void 0) {
																																			let data62 = data.territory;
																																			const _errs136 = errors;
																																			if (errors === _errs136) {
																																				if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
																																					if (data62.allowed !== void 0) {
																																						let data63 = data62.allowed;
																																						const _errs138 = errors;
																																						if (errors === _errs138) {
																																							if (Array.isArray(data63)) {
																																								if (data63.length > 250) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/territory/allowed",
																																										keyword: "maxItems",
																																										params: { limit: 250 }
																																									}];
																																									return false;
																																								} else if (data63.length < 1) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/territory/allowed",
																																										keyword: "minItems",
																																										params: { limit: 1 }
																																									}];
																																									return false;
																																								} else {
																																									const len7 = data63.length;
																																									for (let i9 = 0; i9 < len7; i9++) {
																																										let data64 = data63[i9];
																																										const _errs140 = errors;
																																										if (errors === _errs140) {
																																											if (typeof data64 === "string") {
																																												if (!pattern19.test(data64)) {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/territory/allowed/" + i9,
																																														keyword: "pattern",
																																														params: { pattern: "^[A-Z]{2}$" }
																																													}];
																																													return false;
																																												}
																																											} else {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/territory/allowed/" + i9,
																																													keyword: "type",
																																													params: { type: "string" }
																																												}];
																																												return false;
																																											}
																																										}
																																										if (!(_errs140 === errors)) break;
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
																																						var valid41 = _errs138 === errors;
																																					} else var valid41 = true;
																																					if (valid41) {
																																						if (data62.blocked !== void 0) {
																																							let data65 = data62.blocked;
																																							const _errs142 = errors;
																																							if (errors === _errs142) {
																																								if (Array.isArray(data65)) {
																																									if (data65.length > 250) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/territory/blocked",
																																											keyword: "maxItems",
																																											params: { limit: 250 }
																																										}];
																																										return false;
																																									} else {
																																										const len8 = data65.length;
																																										for (let i10 = 0; i10 < len8; i10++) {
																																											let data66 = data65[i10];
																																											const _errs144 = errors;
																																											if (errors === _errs144) {
																																												if (typeof data66 === "string") {
																																													if (!pattern19.test(data66)) {
																																														validate20.errors = [{
																																															instancePath: instancePath + "/territory/blocked/" + i10,
																																															keyword: "pattern",
																																															params: { pattern: "^[A-Z]{2}$" }
																																														}];
																																														return false;
																																													}
																																												} else {
																																													validate20.errors = [{
																																														instancePath: instancePath + "/territory/blocked/" + i10,
																																														keyword: "type",
																																														params: { type: "string" }
																																													}];
																																													return false;
																																												}
																																											}
																																											if (!(_errs144 === errors)) break;
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
																																							var valid41 = _errs142 === errors;
																																						} else var valid41 = true;
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
																																			var valid0 = _errs136 === errors;
																																		} else var valid0 = true;
																																		if (valid0) {
																																			if (data.dvr !== void 0) {
																																				let data67 = data.dvr;
																																				const _errs146 = errors;
																																				if (errors === _errs146) {
																																					if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
																																						let missing12;
																																						if (data67.window === void 0 && (missing12 = "window")) {
																																							validate20.errors = [{
																																								instancePath: instancePath + "/dvr",
																																								keyword: "required",
																																								params: { missingProperty: missing12 }
																																							}];
																																							return false;
																																						} else if (data67.window !== void 0) {
																																							let data68 = data67.window;
																																							const _errs148 = errors;
																																							if (!(typeof data68 == "number" && !(data68 % 1) && !isNaN(data68) && isFinite(data68))) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/dvr/window",
																																									keyword: "type",
																																									params: { type: "integer" }
																																								}];
																																								return false;
																																							}
																																							if (errors === _errs148) {
																																								if (typeof data68 == "number" && isFinite(data68)) {
																																									if (data68 > 1440 || isNaN(data68)) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/dvr/window",
																																											keyword: "maximum",
																																											params: {
																																												comparison: "<=",
																																												limit: 1440
																																											}
																																										}];
																																										return false;
																																									} else if (data68 < 0 || isNaN(data68)) {
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
																																				var valid0 = _errs146 === errors;
																																			} else var valid0 = true;
																																			if (valid0) {
																																				if (data.preview !== void 0) {
																																					let data69 = data.preview;
																																					const _errs150 = errors;
																																					if (errors === _errs150) {
																																						if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
																																							let missing13;
																																							if (data69.origins === void 0 && (missing13 = "origins")) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/preview",
																																									keyword: "required",
																																									params: { missingProperty: missing13 }
																																								}];
																																								return false;
																																							} else if (data69.origins !== void 0) {
																																								let data70 = data69.origins;
																																								if (errors === errors) {
																																									if (Array.isArray(data70)) {
																																										if (data70.length > 20) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/preview/origins",
																																												keyword: "maxItems",
																																												params: { limit: 20 }
																																											}];
																																											return false;
																																										} else {
																																											const len9 = data70.length;
																																											for (let i11 = 0; i11 < len9; i11++) {
																																												let data71 = data70[i11];
																																												const _errs154 = errors;
																																												if (errors === _errs154) {
																																													if (typeof data71 === "string") {
																																														if (!pattern32.test(data71)) {
																																															validate20.errors = [{
																																																instancePath: instancePath + "/preview/origins/" + i11,
																																																keyword: "pattern",
																																																params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																															}];
																																															return false;
																																														}
																																													} else {
																																														validate20.errors = [{
																																															instancePath: instancePath + "/preview/origins/" + i11,
																																															keyword: "type",
																																															params: { type: "string" }
																																														}];
																																														return false;
																																													}
																																												}
																																												if (!(_errs154 === errors)) break;
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
																																					var valid0 = _errs150 === errors;
																																				} else var valid0 = true;
																																				if (valid0) {
																																					if (data.pictures !== void 0) {
																																						let data72 = data.pictures;
																																						const _errs156 = errors;
																																						if (errors === _errs156) {
																																							if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
																																								let missing14;
																																								if (data72.origins === void 0 && (missing14 = "origins")) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/pictures",
																																										keyword: "required",
																																										params: { missingProperty: missing14 }
																																									}];
																																									return false;
																																								} else if (data72.origins !== void 0) {
																																									let data73 = data72.origins;
																																									if (errors === errors) {
																																										if (Array.isArray(data73)) {
																																											if (data73.length > 40) {
																																												validate20.errors = [{
																																													instancePath: instancePath + "/pictures/origins",
																																													keyword: "maxItems",
																																													params: { limit: 40 }
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
																																																	instancePath: instancePath + "/pictures/origins/" + i12,
																																																	keyword: "pattern",
																																																	params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																																}];
																																																return false;
																																															}
																																														} else {
																																															validate20.errors = [{
																																																instancePath: instancePath + "/pictures/origins/" + i12,
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
																																						var valid0 = _errs156 === errors;
																																					} else var valid0 = true;
																																					if (valid0) {
																																						if (data.plugins !== void 0) {
																																							let data75 = data.plugins;
																																							const _errs162 = errors;
																																							if (errors === _errs162) {
																																								if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
																																									let missing15;
																																									if (data75.origins === void 0 && (missing15 = "origins")) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/plugins",
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
																																														instancePath: instancePath + "/plugins/origins",
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
																																																		instancePath: instancePath + "/plugins/origins/" + i13,
																																																		keyword: "pattern",
																																																		params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
																																																	}];
																																																	return false;
																																																}
																																															} else {
																																																validate20.errors = [{
																																																	instancePath: instancePath + "/plugins/origins/" + i13,
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
																																							var valid0 = _errs162 === errors;
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