const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern10 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern11 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern13 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type")) {
				validate22.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.type !== void 0) {
					let data0 = data.type;
					const _errs1 = errors;
					if (!(data0 === "VOD" || data0 === "LIVE" || data0 === "EPG" || data0 === "PLAYLIST" || data0 === "SEASON" || data0 === "SERIES" || data0 === "SECTION" || data0 === "PLUGIN" || data0 === "ROUTE" || data0 === "EXTERNAL")) {
						validate22.errors = [{
							instancePath: instancePath + "/type",
							keyword: "enum",
							params: { allowedValues: [
								"VOD",
								"LIVE",
								"EPG",
								"PLAYLIST",
								"SEASON",
								"SERIES",
								"SECTION",
								"PLUGIN",
								"ROUTE",
								"EXTERNAL"
							] }
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data1 = data.id;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						const _errs4 = errors;
						const _errs5 = errors;
						if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
							const err0 = {
								instancePath: instancePath + "/id",
								keyword: "type",
								params: { type: "integer" }
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						if (errors === _errs5) {
							if (typeof data1 == "number" && isFinite(data1)) {
								if (data1 < 1 || isNaN(data1)) {
									const err1 = {
										instancePath: instancePath + "/id",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										}
									};
									if (vErrors === null) vErrors = [err1];
									else vErrors.push(err1);
									errors++;
								}
							}
						}
						var _valid0 = _errs4 === errors;
						valid1 = valid1 || _valid0;
						if (!valid1) {
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern4.test(data1)) {
										const err2 = {
											instancePath: instancePath + "/id",
											keyword: "pattern",
											params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
										};
										if (vErrors === null) vErrors = [err2];
										else vErrors.push(err2);
										errors++;
									}
								} else {
									const err3 = {
										instancePath: instancePath + "/id",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err3];
									else vErrors.push(err3);
									errors++;
								}
							}
							var _valid0 = _errs7 === errors;
							valid1 = valid1 || _valid0;
						}
						if (!valid1) {
							const err4 = {
								instancePath: instancePath + "/id",
								keyword: "anyOf",
								params: {}
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
							validate22.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.title !== void 0) {
							let data2 = data.title;
							const _errs10 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 300) {
										validate22.errors = [{
											instancePath: instancePath + "/title",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate22.errors = [{
										instancePath: instancePath + "/title",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs10 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.route !== void 0) {
								let data3 = data.route;
								const _errs13 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 2048) {
											validate22.errors = [{
												instancePath: instancePath + "/route",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern13.test(data3)) {
											validate22.errors = [{
												instancePath: instancePath + "/route",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
											}];
											return false;
										}
									} else {
										validate22.errors = [{
											instancePath: instancePath + "/route",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs13 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.url !== void 0) {
									let data4 = data.url;
									const _errs16 = errors;
									if (errors === errors) {
										if (typeof data4 === "string") {
											if (data4.length > 2048) {
												validate22.errors = [{
													instancePath: instancePath + "/url",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern13.test(data4)) {
												validate22.errors = [{
													instancePath: instancePath + "/url",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
												}];
												return false;
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/url",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
									var valid0 = _errs16 === errors;
								} else var valid0 = true;
							}
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
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.tab !== void 0) {
				let data0 = data.tab;
				const _errs1 = errors;
				if (errors === errors) {
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
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.title !== void 0) {
					let data1 = data.title;
					const _errs4 = errors;
					if (errors === errors) {
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
					}
					var valid0 = _errs4 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.feedName !== void 0) {
						let data2 = data.feedName;
						const _errs7 = errors;
						if (errors === errors) {
							if (typeof data2 === "string") {
								if (!pattern4.test(data2)) {
									validate20.errors = [{
										instancePath: instancePath + "/feedName",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/feedName",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs7 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.source !== void 0) {
							let data3 = data.source;
							const _errs10 = errors;
							if (errors === _errs10) {
								if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
									if (data3.feedName !== void 0) {
										let data4 = data3.feedName;
										const _errs12 = errors;
										if (errors === errors) {
											if (typeof data4 === "string") {
												if (!pattern4.test(data4)) {
													validate20.errors = [{
														instancePath: instancePath + "/source/feedName",
														keyword: "pattern",
														params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/source/feedName",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid4 = _errs12 === errors;
									} else var valid4 = true;
									if (valid4) {
										if (data3.except !== void 0) {
											let data5 = data3.except;
											const _errs15 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (!pattern4.test(data5)) {
														validate20.errors = [{
															instancePath: instancePath + "/source/except",
															keyword: "pattern",
															params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/source/except",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
											var valid4 = _errs15 === errors;
										} else var valid4 = true;
										if (valid4) {
											if (data3.limit !== void 0) {
												let data6 = data3.limit;
												const _errs18 = errors;
												if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
													validate20.errors = [{
														instancePath: instancePath + "/source/limit",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (errors === _errs18) {
													if (typeof data6 == "number" && isFinite(data6)) {
														if (data6 > 1e3 || isNaN(data6)) {
															validate20.errors = [{
																instancePath: instancePath + "/source/limit",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 1e3
																}
															}];
															return false;
														} else if (data6 < 1 || isNaN(data6)) {
															validate20.errors = [{
																instancePath: instancePath + "/source/limit",
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
												var valid4 = _errs18 === errors;
											} else var valid4 = true;
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/source",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
							}
							var valid0 = _errs10 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.pageSize !== void 0) {
								let data7 = data.pageSize;
								const _errs20 = errors;
								if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
									validate20.errors = [{
										instancePath: instancePath + "/pageSize",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (errors === _errs20) {
									if (typeof data7 == "number" && isFinite(data7)) {
										if (data7 > 50 || isNaN(data7)) {
											validate20.errors = [{
												instancePath: instancePath + "/pageSize",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 50
												}
											}];
											return false;
										} else if (data7 < 1 || isNaN(data7)) {
											validate20.errors = [{
												instancePath: instancePath + "/pageSize",
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
								var valid0 = _errs20 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.layout !== void 0) {
									let data8 = data.layout;
									const _errs22 = errors;
									if (!(data8 === "LEAD" || data8 === "GRID" || data8 === "LIST" || data8 === "ARTICLE")) {
										validate20.errors = [{
											instancePath: instancePath + "/layout",
											keyword: "enum",
											params: { allowedValues: [
												"LEAD",
												"GRID",
												"LIST",
												"ARTICLE"
											] }
										}];
										return false;
									}
									var valid0 = _errs22 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.items !== void 0) {
										let data9 = data.items;
										const _errs23 = errors;
										if (errors === _errs23) {
											if (Array.isArray(data9)) {
												if (data9.length > 50) {
													validate20.errors = [{
														instancePath: instancePath + "/items",
														keyword: "maxItems",
														params: { limit: 50 }
													}];
													return false;
												} else {
													const len0 = data9.length;
													for (let i0 = 0; i0 < len0; i0++) {
														let data10 = data9[i0];
														const _errs25 = errors;
														if (errors === _errs25) {
															if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
																let missing0;
																if (data10.id === void 0 && (missing0 = "id") || data10.title === void 0 && (missing0 = "title") || data10.publishedAt === void 0 && (missing0 = "publishedAt")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/items/" + i0,
																		keyword: "required",
																		params: { missingProperty: missing0 }
																	}];
																	return false;
																} else {
																	if (data10.id !== void 0) {
																		let data11 = data10.id;
																		const _errs27 = errors;
																		if (errors === errors) {
																			if (typeof data11 === "string") {
																				if (!pattern4.test(data11)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/items/" + i0 + "/id",
																						keyword: "pattern",
																						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/items/" + i0 + "/id",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid8 = _errs27 === errors;
																	} else var valid8 = true;
																	if (valid8) {
																		if (data10.feedName !== void 0) {
																			let data12 = data10.feedName;
																			const _errs30 = errors;
																			if (errors === errors) {
																				if (typeof data12 === "string") {
																					if (!pattern4.test(data12)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/items/" + i0 + "/feedName",
																							keyword: "pattern",
																							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/items/" + i0 + "/feedName",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid8 = _errs30 === errors;
																		} else var valid8 = true;
																		if (valid8) {
																			if (data10.title !== void 0) {
																				let data13 = data10.title;
																				const _errs33 = errors;
																				if (errors === _errs33) {
																					if (typeof data13 === "string") {
																						if (data13.length > 300) {
																							validate20.errors = [{
																								instancePath: instancePath + "/items/" + i0 + "/title",
																								keyword: "maxLength",
																								params: { limit: 300 }
																							}];
																							return false;
																						} else if (data13.length < 1) {
																							validate20.errors = [{
																								instancePath: instancePath + "/items/" + i0 + "/title",
																								keyword: "minLength",
																								params: { limit: 1 }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/items/" + i0 + "/title",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid8 = _errs33 === errors;
																			} else var valid8 = true;
																			if (valid8) {
																				if (data10.summary !== void 0) {
																					let data14 = data10.summary;
																					const _errs35 = errors;
																					if (errors === errors) {
																						if (typeof data14 === "string") {
																							if (data14.length > 5e3) {
																								validate20.errors = [{
																									instancePath: instancePath + "/items/" + i0 + "/summary",
																									keyword: "maxLength",
																									params: { limit: 5e3 }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/items/" + i0 + "/summary",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																					}
																					var valid8 = _errs35 === errors;
																				} else var valid8 = true;
																				if (valid8) {
																					if (data10.body !== void 0) {
																						let data15 = data10.body;
																						const _errs38 = errors;
																						if (errors === _errs38) {
																							if (typeof data15 === "string") {
																								if (data15.length > 2e4) {
																									validate20.errors = [{
																										instancePath: instancePath + "/items/" + i0 + "/body",
																										keyword: "maxLength",
																										params: { limit: 2e4 }
																									}];
																									return false;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/items/" + i0 + "/body",
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																						}
																						var valid8 = _errs38 === errors;
																					} else var valid8 = true;
																					if (valid8) {
																						if (data10.imageUrl !== void 0) {
																							let data16 = data10.imageUrl;
																							const _errs40 = errors;
																							if (errors === errors) {
																								if (typeof data16 === "string") {
																									if (data16.length > 2048) {
																										validate20.errors = [{
																											instancePath: instancePath + "/items/" + i0 + "/imageUrl",
																											keyword: "maxLength",
																											params: { limit: 2048 }
																										}];
																										return false;
																									} else if (!pattern10.test(data16)) {
																										validate20.errors = [{
																											instancePath: instancePath + "/items/" + i0 + "/imageUrl",
																											keyword: "pattern",
																											params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																										}];
																										return false;
																									}
																								} else {
																									validate20.errors = [{
																										instancePath: instancePath + "/items/" + i0 + "/imageUrl",
																										keyword: "type",
																										params: { type: "string" }
																									}];
																									return false;
																								}
																							}
																							var valid8 = _errs40 === errors;
																						} else var valid8 = true;
																						if (valid8) {
																							if (data10.publishedAt !== void 0) {
																								let data17 = data10.publishedAt;
																								const _errs43 = errors;
																								if (errors === errors) {
																									if (typeof data17 === "string") {
																										if (!pattern11.test(data17)) {
																											validate20.errors = [{
																												instancePath: instancePath + "/items/" + i0 + "/publishedAt",
																												keyword: "pattern",
																												params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
																											}];
																											return false;
																										}
																									} else {
																										validate20.errors = [{
																											instancePath: instancePath + "/items/" + i0 + "/publishedAt",
																											keyword: "type",
																											params: { type: "string" }
																										}];
																										return false;
																									}
																								}
																								var valid8 = _errs43 === errors;
																							} else var valid8 = true;
																							if (valid8) {
																								if (data10.link !== void 0) {
																									const _errs46 = errors;
																									if (!validate22(data10.link, {
																										instancePath: instancePath + "/items/" + i0 + "/link",
																										parentData: data10,
																										parentDataProperty: "link",
																										rootData
																									})) {
																										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																										errors = vErrors.length;
																									}
																									var valid8 = _errs46 === errors;
																								} else var valid8 = true;
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
																	instancePath: instancePath + "/items/" + i0,
																	keyword: "type",
																	params: { type: "object" }
																}];
																return false;
															}
														}
														if (!(_errs25 === errors)) break;
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
										var valid0 = _errs23 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.paging !== void 0) {
											let data19 = data.paging;
											const _errs47 = errors;
											if (errors === errors) {
												if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
													let missing1;
													if (data19.moreDataAvailable === void 0 && (missing1 = "moreDataAvailable")) {
														validate20.errors = [{
															instancePath: instancePath + "/paging",
															keyword: "required",
															params: { missingProperty: missing1 }
														}];
														return false;
													} else {
														if (data19.moreDataAvailable !== void 0) {
															const _errs50 = errors;
															if (typeof data19.moreDataAvailable !== "boolean") {
																validate20.errors = [{
																	instancePath: instancePath + "/paging/moreDataAvailable",
																	keyword: "type",
																	params: { type: "boolean" }
																}];
																return false;
															}
															var valid15 = _errs50 === errors;
														} else var valid15 = true;
														if (valid15) {
															if (data19.lastSeen !== void 0) {
																let data21 = data19.lastSeen;
																const _errs52 = errors;
																const _errs53 = errors;
																let valid16 = false;
																const _errs54 = errors;
																if (errors === _errs54) {
																	if (typeof data21 === "string") {
																		if (data21.length > 500) {
																			const err0 = {
																				instancePath: instancePath + "/paging/lastSeen",
																				keyword: "maxLength",
																				params: { limit: 500 }
																			};
																			if (vErrors === null) vErrors = [err0];
																			else vErrors.push(err0);
																			errors++;
																		}
																	} else {
																		const err1 = {
																			instancePath: instancePath + "/paging/lastSeen",
																			keyword: "type",
																			params: { type: "string" }
																		};
																		if (vErrors === null) vErrors = [err1];
																		else vErrors.push(err1);
																		errors++;
																	}
																}
																var _valid0 = _errs54 === errors;
																valid16 = valid16 || _valid0;
																if (!valid16) {
																	const _errs56 = errors;
																	if (!(typeof data21 == "number" && isFinite(data21))) {
																		const err2 = {
																			instancePath: instancePath + "/paging/lastSeen",
																			keyword: "type",
																			params: { type: "number" }
																		};
																		if (vErrors === null) vErrors = [err2];
																		else vErrors.push(err2);
																		errors++;
																	}
																	var _valid0 = _errs56 === errors;
																	valid16 = valid16 || _valid0;
																}
																if (!valid16) {
																	const err3 = {
																		instancePath: instancePath + "/paging/lastSeen",
																		keyword: "anyOf",
																		params: {}
																	};
																	if (vErrors === null) vErrors = [err3];
																	else vErrors.push(err3);
																	errors++;
																	validate20.errors = vErrors;
																	return false;
																} else {
																	errors = _errs53;
																	if (vErrors !== null) {
																		if (_errs53) vErrors.length = _errs53;
																		else vErrors = null;
																	}
																}
																var valid15 = _errs52 === errors;
															} else var valid15 = true;
														}
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/paging",
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
											}
											var valid0 = _errs47 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.emptyTitle !== void 0) {
												let data22 = data.emptyTitle;
												const _errs58 = errors;
												if (errors === errors) {
													if (typeof data22 === "string") {
														if (data22.length > 300) {
															validate20.errors = [{
																instancePath: instancePath + "/emptyTitle",
																keyword: "maxLength",
																params: { limit: 300 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/emptyTitle",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
												}
												var valid0 = _errs58 === errors;
											} else var valid0 = true;
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