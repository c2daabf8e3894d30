const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern6 = new RegExp("^[A-Z]{2}$", "u");
const pattern7 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern9 = new RegExp("^[0-9]{1,2}:[0-5][0-9]$", "u");
const pattern10 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern12 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
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
										} else if (!pattern12.test(data3)) {
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
											} else if (!pattern12.test(data4)) {
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
					if (data.source !== void 0) {
						let data2 = data.source;
						const _errs7 = errors;
						if (errors === _errs7) {
							if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
								if (data2.limit !== void 0) {
									let data3 = data2.limit;
									const _errs9 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate20.errors = [{
											instancePath: instancePath + "/source/limit",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (errors === _errs9) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 > 1e3 || isNaN(data3)) {
												validate20.errors = [{
													instancePath: instancePath + "/source/limit",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 1e3
													}
												}];
												return false;
											} else if (data3 < 1 || isNaN(data3)) {
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
						var valid0 = _errs7 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.layout !== void 0) {
							let data4 = data.layout;
							const _errs11 = errors;
							if (!(data4 === "GRID" || data4 === "PROFILE")) {
								validate20.errors = [{
									instancePath: instancePath + "/layout",
									keyword: "enum",
									params: { allowedValues: ["GRID", "PROFILE"] }
								}];
								return false;
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.pageSize !== void 0) {
								let data5 = data.pageSize;
								const _errs12 = errors;
								if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
									validate20.errors = [{
										instancePath: instancePath + "/pageSize",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (errors === _errs12) {
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 > 50 || isNaN(data5)) {
											validate20.errors = [{
												instancePath: instancePath + "/pageSize",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 50
												}
											}];
											return false;
										} else if (data5 < 1 || isNaN(data5)) {
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
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.fighters !== void 0) {
									let data6 = data.fighters;
									const _errs14 = errors;
									if (errors === _errs14) {
										if (Array.isArray(data6)) {
											if (data6.length > 100) {
												validate20.errors = [{
													instancePath: instancePath + "/fighters",
													keyword: "maxItems",
													params: { limit: 100 }
												}];
												return false;
											} else {
												const len0 = data6.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data7 = data6[i0];
													const _errs16 = errors;
													if (errors === _errs16) {
														if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
															let missing0;
															if (data7.id === void 0 && (missing0 = "id") || data7.name === void 0 && (missing0 = "name") || data7.record === void 0 && (missing0 = "record")) {
																validate20.errors = [{
																	instancePath: instancePath + "/fighters/" + i0,
																	keyword: "required",
																	params: { missingProperty: missing0 }
																}];
																return false;
															} else {
																if (data7.id !== void 0) {
																	let data8 = data7.id;
																	const _errs18 = errors;
																	if (errors === errors) {
																		if (typeof data8 === "string") {
																			if (!pattern4.test(data8)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/fighters/" + i0 + "/id",
																					keyword: "pattern",
																					params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/fighters/" + i0 + "/id",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid5 = _errs18 === errors;
																} else var valid5 = true;
																if (valid5) {
																	if (data7.name !== void 0) {
																		let data9 = data7.name;
																		const _errs21 = errors;
																		if (errors === _errs21) {
																			if (typeof data9 === "string") {
																				if (data9.length > 120) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fighters/" + i0 + "/name",
																						keyword: "maxLength",
																						params: { limit: 120 }
																					}];
																					return false;
																				} else if (data9.length < 1) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fighters/" + i0 + "/name",
																						keyword: "minLength",
																						params: { limit: 1 }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/fighters/" + i0 + "/name",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid5 = _errs21 === errors;
																	} else var valid5 = true;
																	if (valid5) {
																		if (data7.nickname !== void 0) {
																			let data10 = data7.nickname;
																			const _errs23 = errors;
																			if (errors === errors) {
																				if (typeof data10 === "string") {
																					if (data10.length > 300) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fighters/" + i0 + "/nickname",
																							keyword: "maxLength",
																							params: { limit: 300 }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/fighters/" + i0 + "/nickname",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid5 = _errs23 === errors;
																		} else var valid5 = true;
																		if (valid5) {
																			if (data7.description !== void 0) {
																				let data11 = data7.description;
																				const _errs26 = errors;
																				if (errors === errors) {
																					if (typeof data11 === "string") {
																						if (data11.length > 5e3) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fighters/" + i0 + "/description",
																								keyword: "maxLength",
																								params: { limit: 5e3 }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/fighters/" + i0 + "/description",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid5 = _errs26 === errors;
																			} else var valid5 = true;
																			if (valid5) {
																				if (data7.record !== void 0) {
																					let data12 = data7.record;
																					const _errs29 = errors;
																					if (errors === _errs29) {
																						if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																							let missing1;
																							if (data12.wins === void 0 && (missing1 = "wins") || data12.losses === void 0 && (missing1 = "losses") || data12.noContests === void 0 && (missing1 = "noContests")) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fighters/" + i0 + "/record",
																									keyword: "required",
																									params: { missingProperty: missing1 }
																								}];
																								return false;
																							} else {
																								if (data12.wins !== void 0) {
																									let data13 = data12.wins;
																									const _errs31 = errors;
																									if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																										validate20.errors = [{
																											instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
																											keyword: "type",
																											params: { type: "integer" }
																										}];
																										return false;
																									}
																									if (errors === _errs31) {
																										if (typeof data13 == "number" && isFinite(data13)) {
																											if (data13 > 999 || isNaN(data13)) {
																												validate20.errors = [{
																													instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
																													keyword: "maximum",
																													params: {
																														comparison: "<=",
																														limit: 999
																													}
																												}];
																												return false;
																											} else if (data13 < 0 || isNaN(data13)) {
																												validate20.errors = [{
																													instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
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
																									var valid9 = _errs31 === errors;
																								} else var valid9 = true;
																								if (valid9) {
																									if (data12.losses !== void 0) {
																										let data14 = data12.losses;
																										const _errs33 = errors;
																										if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																											validate20.errors = [{
																												instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
																												keyword: "type",
																												params: { type: "integer" }
																											}];
																											return false;
																										}
																										if (errors === _errs33) {
																											if (typeof data14 == "number" && isFinite(data14)) {
																												if (data14 > 999 || isNaN(data14)) {
																													validate20.errors = [{
																														instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
																														keyword: "maximum",
																														params: {
																															comparison: "<=",
																															limit: 999
																														}
																													}];
																													return false;
																												} else if (data14 < 0 || isNaN(data14)) {
																													validate20.errors = [{
																														instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
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
																										var valid9 = _errs33 === errors;
																									} else var valid9 = true;
																									if (valid9) {
																										if (data12.noContests !== void 0) {
																											let data15 = data12.noContests;
																											const _errs35 = errors;
																											if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																												validate20.errors = [{
																													instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
																													keyword: "type",
																													params: { type: "integer" }
																												}];
																												return false;
																											}
																											if (errors === _errs35) {
																												if (typeof data15 == "number" && isFinite(data15)) {
																													if (data15 > 999 || isNaN(data15)) {
																														validate20.errors = [{
																															instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
																															keyword: "maximum",
																															params: {
																																comparison: "<=",
																																limit: 999
																															}
																														}];
																														return false;
																													} else if (data15 < 0 || isNaN(data15)) {
																														validate20.errors = [{
																															instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
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
																											var valid9 = _errs35 === errors;
																										} else var valid9 = true;
																									}
																								}
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/fighters/" + i0 + "/record",
																								keyword: "type",
																								params: { type: "object" }
																							}];
																							return false;
																						}
																					}
																					var valid5 = _errs29 === errors;
																				} else var valid5 = true;
																				if (valid5) {
																					if (data7.weightClass !== void 0) {
																						let data16 = data7.weightClass;
																						const _errs37 = errors;
																						if (errors === errors) {
																							if (typeof data16 === "string") {
																								if (data16.length > 300) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fighters/" + i0 + "/weightClass",
																										keyword: "maxLength",
																										params: { limit: 300 }
																									}];
																									return false;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/fighters/" + i0 + "/weightClass",
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																						}
																						var valid5 = _errs37 === errors;
																					} else var valid5 = true;
																					if (valid5) {
																						if (data7.country !== void 0) {
																							let data17 = data7.country;
																							const _errs40 = errors;
																							if (errors === _errs40) {
																								if (typeof data17 === "string") {
																									if (!pattern6.test(data17)) {
																										validate20.errors = [{
																											instancePath: instancePath + "/fighters/" + i0 + "/country",
																											keyword: "pattern",
																											params: { pattern: "^[A-Z]{2}$" }
																										}];
																										return false;
																									}
																								} else {
																									validate20.errors = [{
																										instancePath: instancePath + "/fighters/" + i0 + "/country",
																										keyword: "type",
																										params: { type: "string" }
																									}];
																									return false;
																								}
																							}
																							var valid5 = _errs40 === errors;
																						} else var valid5 = true;
																						if (valid5) {
																							if (data7.portraitUrl !== void 0) {
																								let data18 = data7.portraitUrl;
																								const _errs42 = errors;
																								if (errors === errors) {
																									if (typeof data18 === "string") {
																										if (data18.length > 2048) {
																											validate20.errors = [{
																												instancePath: instancePath + "/fighters/" + i0 + "/portraitUrl",
																												keyword: "maxLength",
																												params: { limit: 2048 }
																											}];
																											return false;
																										} else if (!pattern7.test(data18)) {
																											validate20.errors = [{
																												instancePath: instancePath + "/fighters/" + i0 + "/portraitUrl",
																												keyword: "pattern",
																												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																											}];
																											return false;
																										}
																									} else {
																										validate20.errors = [{
																											instancePath: instancePath + "/fighters/" + i0 + "/portraitUrl",
																											keyword: "type",
																											params: { type: "string" }
																										}];
																										return false;
																									}
																								}
																								var valid5 = _errs42 === errors;
																							} else var valid5 = true;
																							if (valid5) {
																								if (data7.bouts !== void 0) {
																									let data19 = data7.bouts;
																									const _errs45 = errors;
																									if (errors === _errs45) {
																										if (Array.isArray(data19)) {
																											if (data19.length > 60) {
																												validate20.errors = [{
																													instancePath: instancePath + "/fighters/" + i0 + "/bouts",
																													keyword: "maxItems",
																													params: { limit: 60 }
																												}];
																												return false;
																											} else {
																												const len1 = data19.length;
																												for (let i1 = 0; i1 < len1; i1++) {
																													let data20 = data19[i1];
																													const _errs47 = errors;
																													if (errors === _errs47) {
																														if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
																															let missing2;
																															if (data20.opponent === void 0 && (missing2 = "opponent") || data20.outcome === void 0 && (missing2 = "outcome") || data20.method === void 0 && (missing2 = "method")) {
																																validate20.errors = [{
																																	instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
																																	keyword: "required",
																																	params: { missingProperty: missing2 }
																																}];
																																return false;
																															} else {
																																if (data20.opponent !== void 0) {
																																	let data21 = data20.opponent;
																																	const _errs49 = errors;
																																	if (errors === errors) {
																																		if (typeof data21 === "string") {
																																			if (data21.length > 300) {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponent",
																																					keyword: "maxLength",
																																					params: { limit: 300 }
																																				}];
																																				return false;
																																			}
																																		} else {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponent",
																																				keyword: "type",
																																				params: { type: "string" }
																																			}];
																																			return false;
																																		}
																																	}
																																	var valid13 = _errs49 === errors;
																																} else var valid13 = true;
																																if (valid13) {
																																	if (data20.opponentId !== void 0) {
																																		let data22 = data20.opponentId;
																																		const _errs52 = errors;
																																		if (errors === errors) {
																																			if (typeof data22 === "string") {
																																				if (!pattern4.test(data22)) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponentId",
																																						keyword: "pattern",
																																						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponentId",
																																					keyword: "type",
																																					params: { type: "string" }
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid13 = _errs52 === errors;
																																	} else var valid13 = true;
																																	if (valid13) {
																																		if (data20.outcome !== void 0) {
																																			let data23 = data20.outcome;
																																			const _errs55 = errors;
																																			if (!(data23 === "win" || data23 === "loss" || data23 === "noContest")) {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/outcome",
																																					keyword: "enum",
																																					params: { allowedValues: [
																																						"win",
																																						"loss",
																																						"noContest"
																																					] }
																																				}];
																																				return false;
																																			}
																																			var valid13 = _errs55 === errors;
																																		} else var valid13 = true;
																																		if (valid13) {
																																			if (data20.method !== void 0) {
																																				let data24 = data20.method;
																																				const _errs56 = errors;
																																				if (!(data24 === "decision" || data24 === "majority" || data24 === "split" || data24 === "unanimous" || data24 === "KO/TKO" || data24 === "submission" || data24 === "disqualified" || data24 === "overturned" || data24 === "other" || data24 === "unknown")) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/method",
																																						keyword: "enum",
																																						params: { allowedValues: [
																																							"decision",
																																							"majority",
																																							"split",
																																							"unanimous",
																																							"KO/TKO",
																																							"submission",
																																							"disqualified",
																																							"overturned",
																																							"other",
																																							"unknown"
																																						] }
																																					}];
																																					return false;
																																				}
																																				var valid13 = _errs56 === errors;
																																			} else var valid13 = true;
																																			if (valid13) {
																																				if (data20.round !== void 0) {
																																					let data25 = data20.round;
																																					const _errs57 = errors;
																																					if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
																																							keyword: "type",
																																							params: { type: "integer" }
																																						}];
																																						return false;
																																					}
																																					if (errors === _errs57) {
																																						if (typeof data25 == "number" && isFinite(data25)) {
																																							if (data25 > 15 || isNaN(data25)) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
																																									keyword: "maximum",
																																									params: {
																																										comparison: "<=",
																																										limit: 15
																																									}
																																								}];
																																								return false;
																																							} else if (data25 < 1 || isNaN(data25)) {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
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
																																					var valid13 = _errs57 === errors;
																																				} else var valid13 = true;
																																				if (valid13) {
																																					if (data20.time !== void 0) {
																																						let data26 = data20.time;
																																						const _errs59 = errors;
																																						if (errors === _errs59) {
																																							if (typeof data26 === "string") {
																																								if (!pattern9.test(data26)) {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/time",
																																										keyword: "pattern",
																																										params: { pattern: "^[0-9]{1,2}:[0-5][0-9]$" }
																																									}];
																																									return false;
																																								}
																																							} else {
																																								validate20.errors = [{
																																									instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/time",
																																									keyword: "type",
																																									params: { type: "string" }
																																								}];
																																								return false;
																																							}
																																						}
																																						var valid13 = _errs59 === errors;
																																					} else var valid13 = true;
																																					if (valid13) {
																																						if (data20.event !== void 0) {
																																							let data27 = data20.event;
																																							const _errs61 = errors;
																																							if (errors === errors) {
																																								if (typeof data27 === "string") {
																																									if (data27.length > 300) {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/event",
																																											keyword: "maxLength",
																																											params: { limit: 300 }
																																										}];
																																										return false;
																																									}
																																								} else {
																																									validate20.errors = [{
																																										instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/event",
																																										keyword: "type",
																																										params: { type: "string" }
																																									}];
																																									return false;
																																								}
																																							}
																																							var valid13 = _errs61 === errors;
																																						} else var valid13 = true;
																																						if (valid13) {
																																							if (data20.date !== void 0) {
																																								let data28 = data20.date;
																																								const _errs64 = errors;
																																								if (errors === errors) {
																																									if (typeof data28 === "string") {
																																										if (!pattern10.test(data28)) {
																																											validate20.errors = [{
																																												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/date",
																																												keyword: "pattern",
																																												params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
																																											}];
																																											return false;
																																										}
																																									} else {
																																										validate20.errors = [{
																																											instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/date",
																																											keyword: "type",
																																											params: { type: "string" }
																																										}];
																																										return false;
																																									}
																																								}
																																								var valid13 = _errs64 === errors;
																																							} else var valid13 = true;
																																							if (valid13) {
																																								if (data20.link !== void 0) {
																																									const _errs67 = errors;
																																									if (!validate22(data20.link, {
																																										instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/link",
																																										parentData: data20,
																																										parentDataProperty: "link",
																																										rootData
																																									})) {
																																										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																																										errors = vErrors.length;
																																									}
																																									var valid13 = _errs67 === errors;
																																								} else var valid13 = true;
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
																																instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
																																keyword: "type",
																																params: { type: "object" }
																															}];
																															return false;
																														}
																													}
																													if (!(_errs47 === errors)) break;
																												}
																											}
																										} else {
																											validate20.errors = [{
																												instancePath: instancePath + "/fighters/" + i0 + "/bouts",
																												keyword: "type",
																												params: { type: "array" }
																											}];
																											return false;
																										}
																									}
																									var valid5 = _errs45 === errors;
																								} else var valid5 = true;
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
																instancePath: instancePath + "/fighters/" + i0,
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
												instancePath: instancePath + "/fighters",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs14 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.paging !== void 0) {
										let data30 = data.paging;
										const _errs68 = errors;
										if (errors === errors) {
											if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
												let missing3;
												if (data30.moreDataAvailable === void 0 && (missing3 = "moreDataAvailable")) {
													validate20.errors = [{
														instancePath: instancePath + "/paging",
														keyword: "required",
														params: { missingProperty: missing3 }
													}];
													return false;
												} else {
													if (data30.moreDataAvailable !== void 0) {
														const _errs71 = errors;
														if (typeof data30.moreDataAvailable !== "boolean") {
															validate20.errors = [{
																instancePath: instancePath + "/paging/moreDataAvailable",
																keyword: "type",
																params: { type: "boolean" }
															}];
															return false;
														}
														var valid19 = _errs71 === errors;
													} else var valid19 = true;
													if (valid19) {
														if (data30.lastSeen !== void 0) {
															let data32 = data30.lastSeen;
															const _errs73 = errors;
															const _errs74 = errors;
															let valid20 = false;
															const _errs75 = errors;
															if (errors === _errs75) {
																if (typeof data32 === "string") {
																	if (data32.length > 500) {
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
															var _valid0 = _errs75 === errors;
															valid20 = valid20 || _valid0;
															if (!valid20) {
																const _errs77 = errors;
																if (!(typeof data32 == "number" && isFinite(data32))) {
																	const err2 = {
																		instancePath: instancePath + "/paging/lastSeen",
																		keyword: "type",
																		params: { type: "number" }
																	};
																	if (vErrors === null) vErrors = [err2];
																	else vErrors.push(err2);
																	errors++;
																}
																var _valid0 = _errs77 === errors;
																valid20 = valid20 || _valid0;
															}
															if (!valid20) {
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
																errors = _errs74;
																if (vErrors !== null) {
																	if (_errs74) vErrors.length = _errs74;
																	else vErrors = null;
																}
															}
															var valid19 = _errs73 === errors;
														} else var valid19 = true;
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
										var valid0 = _errs68 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.emptyTitle !== void 0) {
											let data33 = data.emptyTitle;
											const _errs79 = errors;
											if (errors === errors) {
												if (typeof data33 === "string") {
													if (data33.length > 300) {
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
											var valid0 = _errs79 === errors;
										} else var valid0 = true;
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