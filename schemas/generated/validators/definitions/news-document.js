const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern8 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern9 = new RegExp("^[a-z]{2,3}(?:_[A-Z]{2})?$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.version === void 0 && (missing0 = "version") || data.feeds === void 0 && (missing0 = "feeds") || data.items === void 0 && (missing0 = "items")) {
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
					if (data.feeds !== void 0) {
						let data1 = data.feeds;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (Array.isArray(data1)) {
								if (data1.length > 20) {
									validate20.errors = [{
										instancePath: instancePath + "/feeds",
										keyword: "maxItems",
										params: { limit: 20 }
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data2 = data1[i0];
										const _errs6 = errors;
										if (errors === _errs6) {
											if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
												let missing1;
												if (data2.feedName === void 0 && (missing1 = "feedName") || data2.title === void 0 && (missing1 = "title")) {
													validate20.errors = [{
														instancePath: instancePath + "/feeds/" + i0,
														keyword: "required",
														params: { missingProperty: missing1 }
													}];
													return false;
												} else {
													if (data2.feedName !== void 0) {
														let data3 = data2.feedName;
														const _errs8 = errors;
														if (errors === errors) {
															if (typeof data3 === "string") {
																if (!pattern5.test(data3)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/feeds/" + i0 + "/feedName",
																		keyword: "pattern",
																		params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/feeds/" + i0 + "/feedName",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														var valid3 = _errs8 === errors;
													} else var valid3 = true;
													if (valid3) {
														if (data2.title !== void 0) {
															let data4 = data2.title;
															const _errs11 = errors;
															if (errors === errors) {
																if (typeof data4 === "string") {
																	if (data4.length > 300) {
																		validate20.errors = [{
																			instancePath: instancePath + "/feeds/" + i0 + "/title",
																			keyword: "maxLength",
																			params: { limit: 300 }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/feeds/" + i0 + "/title",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid3 = _errs11 === errors;
														} else var valid3 = true;
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/feeds/" + i0,
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
										}
										if (!(_errs6 === errors)) break;
									}
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/feeds",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.items !== void 0) {
							let data5 = data.items;
							const _errs14 = errors;
							if (errors === _errs14) {
								if (Array.isArray(data5)) {
									if (data5.length > 5e3) {
										validate20.errors = [{
											instancePath: instancePath + "/items",
											keyword: "maxItems",
											params: { limit: 5e3 }
										}];
										return false;
									} else {
										const len1 = data5.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data6 = data5[i1];
											const _errs16 = errors;
											if (errors === _errs16) {
												if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
													let missing2;
													if (data6.id === void 0 && (missing2 = "id") || data6.feedName === void 0 && (missing2 = "feedName") || data6.title === void 0 && (missing2 = "title") || data6.publishedAt === void 0 && (missing2 = "publishedAt")) {
														validate20.errors = [{
															instancePath: instancePath + "/items/" + i1,
															keyword: "required",
															params: { missingProperty: missing2 }
														}];
														return false;
													} else {
														if (data6.id !== void 0) {
															let data7 = data6.id;
															const _errs18 = errors;
															if (errors === errors) {
																if (typeof data7 === "string") {
																	if (!pattern5.test(data7)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/items/" + i1 + "/id",
																			keyword: "pattern",
																			params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/items/" + i1 + "/id",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid7 = _errs18 === errors;
														} else var valid7 = true;
														if (valid7) {
															if (data6.feedName !== void 0) {
																let data8 = data6.feedName;
																const _errs21 = errors;
																if (errors === errors) {
																	if (typeof data8 === "string") {
																		if (!pattern5.test(data8)) {
																			validate20.errors = [{
																				instancePath: instancePath + "/items/" + i1 + "/feedName",
																				keyword: "pattern",
																				params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/items/" + i1 + "/feedName",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid7 = _errs21 === errors;
															} else var valid7 = true;
															if (valid7) {
																if (data6.title !== void 0) {
																	let data9 = data6.title;
																	const _errs24 = errors;
																	if (errors === errors) {
																		if (typeof data9 === "string") {
																			if (data9.length > 300) {
																				validate20.errors = [{
																					instancePath: instancePath + "/items/" + i1 + "/title",
																					keyword: "maxLength",
																					params: { limit: 300 }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/items/" + i1 + "/title",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid7 = _errs24 === errors;
																} else var valid7 = true;
																if (valid7) {
																	if (data6.summary !== void 0) {
																		let data10 = data6.summary;
																		const _errs27 = errors;
																		if (errors === errors) {
																			if (typeof data10 === "string") {
																				if (data10.length > 5e3) {
																					validate20.errors = [{
																						instancePath: instancePath + "/items/" + i1 + "/summary",
																						keyword: "maxLength",
																						params: { limit: 5e3 }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/items/" + i1 + "/summary",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid7 = _errs27 === errors;
																	} else var valid7 = true;
																	if (valid7) {
																		if (data6.body !== void 0) {
																			let data11 = data6.body;
																			const _errs30 = errors;
																			if (errors === _errs30) {
																				if (typeof data11 === "string") {
																					if (data11.length > 2e4) {
																						validate20.errors = [{
																							instancePath: instancePath + "/items/" + i1 + "/body",
																							keyword: "maxLength",
																							params: { limit: 2e4 }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/items/" + i1 + "/body",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid7 = _errs30 === errors;
																		} else var valid7 = true;
																		if (valid7) {
																			if (data6.picture !== void 0) {
																				let data12 = data6.picture;
																				const _errs32 = errors;
																				if (errors === _errs32) {
																					if (typeof data12 === "string") {
																						if (data12.length > 300) {
																							validate20.errors = [{
																								instancePath: instancePath + "/items/" + i1 + "/picture",
																								keyword: "maxLength",
																								params: { limit: 300 }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/items/" + i1 + "/picture",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid7 = _errs32 === errors;
																			} else var valid7 = true;
																			if (valid7) {
																				if (data6.publishedAt !== void 0) {
																					let data13 = data6.publishedAt;
																					const _errs34 = errors;
																					if (errors === errors) {
																						if (typeof data13 === "string") {
																							if (!pattern8.test(data13)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/items/" + i1 + "/publishedAt",
																									keyword: "pattern",
																									params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/items/" + i1 + "/publishedAt",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																					}
																					var valid7 = _errs34 === errors;
																				} else var valid7 = true;
																				if (valid7) {
																					if (data6.translations !== void 0) {
																						let data14 = data6.translations;
																						const _errs37 = errors;
																						if (errors === _errs37) {
																							if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
																								for (const key0 in data14) {
																									const _errs39 = errors;
																									if (typeof key0 === "string") {
																										if (!pattern9.test(key0)) {
																											const err0 = {
																												instancePath: instancePath + "/items/" + i1 + "/translations",
																												keyword: "pattern",
																												params: { pattern: "^[a-z]{2,3}(?:_[A-Z]{2})?$" },
																												propertyName: key0
																											};
																											if (vErrors === null) vErrors = [err0];
																											else vErrors.push(err0);
																											errors++;
																										}
																									}
																									var valid13 = _errs39 === errors;
																									if (!valid13) {
																										const err1 = {
																											instancePath: instancePath + "/items/" + i1 + "/translations",
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
																								if (valid13) for (const key1 in data14) {
																									let data15 = data14[key1];
																									const _errs41 = errors;
																									if (errors === _errs41) {
																										if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
																											if (data15.title !== void 0) {
																												let data16 = data15.title;
																												const _errs43 = errors;
																												if (errors === errors) {
																													if (typeof data16 === "string") {
																														if (data16.length > 300) {
																															validate20.errors = [{
																																instancePath: instancePath + "/items/" + i1 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
																																keyword: "maxLength",
																																params: { limit: 300 }
																															}];
																															return false;
																														}
																													} else {
																														validate20.errors = [{
																															instancePath: instancePath + "/items/" + i1 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
																															keyword: "type",
																															params: { type: "string" }
																														}];
																														return false;
																													}
																												}
																												var valid15 = _errs43 === errors;
																											} else var valid15 = true;
																											if (valid15) {
																												if (data15.summary !== void 0) {
																													let data17 = data15.summary;
																													const _errs46 = errors;
																													if (errors === errors) {
																														if (typeof data17 === "string") {
																															if (data17.length > 5e3) {
																																validate20.errors = [{
																																	instancePath: instancePath + "/items/" + i1 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary",
																																	keyword: "maxLength",
																																	params: { limit: 5e3 }
																																}];
																																return false;
																															}
																														} else {
																															validate20.errors = [{
																																instancePath: instancePath + "/items/" + i1 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary",
																																keyword: "type",
																																params: { type: "string" }
																															}];
																															return false;
																														}
																													}
																													var valid15 = _errs46 === errors;
																												} else var valid15 = true;
																												if (valid15) {
																													if (data15.body !== void 0) {
																														let data18 = data15.body;
																														const _errs49 = errors;
																														if (errors === _errs49) {
																															if (typeof data18 === "string") {
																																if (data18.length > 2e4) {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/items/" + i1 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/body",
																																		keyword: "maxLength",
																																		params: { limit: 2e4 }
																																	}];
																																	return false;
																																}
																															} else {
																																validate20.errors = [{
																																	instancePath: instancePath + "/items/" + i1 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/body",
																																	keyword: "type",
																																	params: { type: "string" }
																																}];
																																return false;
																															}
																														}
																														var valid15 = _errs49 === errors;
																													} else var valid15 = true;
																												}
																											}
																										} else {
																											validate20.errors = [{
																												instancePath: instancePath + "/items/" + i1 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
																												keyword: "type",
																												params: { type: "object" }
																											}];
																											return false;
																										}
																									}
																									if (!(_errs41 === errors)) break;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/items/" + i1 + "/translations",
																									keyword: "type",
																									params: { type: "object" }
																								}];
																								return false;
																							}
																						}
																						var valid7 = _errs37 === errors;
																					} else var valid7 = true;
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
														instancePath: instancePath + "/items/" + i1,
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
											}
											if (!(_errs16 === errors)) break;
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/items",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs14 === errors;
						} else var valid0 = true;
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