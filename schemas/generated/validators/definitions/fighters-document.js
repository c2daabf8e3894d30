const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern6 = new RegExp("^[A-Z]{2}$", "u");
const pattern8 = new RegExp("^[0-9]{1,2}:[0-5][0-9]$", "u");
const pattern9 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern13 = new RegExp("^[a-z]{2,3}(?:_[A-Z]{2})?$", "u");
const pattern11 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
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
									if (!pattern5.test(data1)) {
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
										} else if (!pattern11.test(data3)) {
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
											} else if (!pattern11.test(data4)) {
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
			let missing0;
			if (data.version === void 0 && (missing0 = "version") || data.fighters === void 0 && (missing0 = "fighters")) {
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
					if (data.fighters !== void 0) {
						let data1 = data.fighters;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (Array.isArray(data1)) {
								if (data1.length > 2e3) {
									validate20.errors = [{
										instancePath: instancePath + "/fighters",
										keyword: "maxItems",
										params: { limit: 2e3 }
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
												if (data2.id === void 0 && (missing1 = "id") || data2.name === void 0 && (missing1 = "name") || data2.record === void 0 && (missing1 = "record")) {
													validate20.errors = [{
														instancePath: instancePath + "/fighters/" + i0,
														keyword: "required",
														params: { missingProperty: missing1 }
													}];
													return false;
												} else {
													if (data2.id !== void 0) {
														let data3 = data2.id;
														const _errs8 = errors;
														if (errors === errors) {
															if (typeof data3 === "string") {
																if (!pattern5.test(data3)) {
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
														var valid3 = _errs8 === errors;
													} else var valid3 = true;
													if (valid3) {
														if (data2.name !== void 0) {
															let data4 = data2.name;
															const _errs11 = errors;
															if (errors === _errs11) {
																if (typeof data4 === "string") {
																	if (data4.length > 120) {
																		validate20.errors = [{
																			instancePath: instancePath + "/fighters/" + i0 + "/name",
																			keyword: "maxLength",
																			params: { limit: 120 }
																		}];
																		return false;
																	} else if (data4.length < 1) {
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
															var valid3 = _errs11 === errors;
														} else var valid3 = true;
														if (valid3) {
															if (data2.nickname !== void 0) {
																let data5 = data2.nickname;
																const _errs13 = errors;
																if (errors === errors) {
																	if (typeof data5 === "string") {
																		if (data5.length > 300) {
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
																var valid3 = _errs13 === errors;
															} else var valid3 = true;
															if (valid3) {
																if (data2.description !== void 0) {
																	let data6 = data2.description;
																	const _errs16 = errors;
																	if (errors === errors) {
																		if (typeof data6 === "string") {
																			if (data6.length > 5e3) {
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
																	var valid3 = _errs16 === errors;
																} else var valid3 = true;
																if (valid3) {
																	if (data2.record !== void 0) {
																		let data7 = data2.record;
																		const _errs19 = errors;
																		if (errors === _errs19) {
																			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
																				let missing2;
																				if (data7.wins === void 0 && (missing2 = "wins") || data7.losses === void 0 && (missing2 = "losses") || data7.noContests === void 0 && (missing2 = "noContests")) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fighters/" + i0 + "/record",
																						keyword: "required",
																						params: { missingProperty: missing2 }
																					}];
																					return false;
																				} else {
																					if (data7.wins !== void 0) {
																						let data8 = data7.wins;
																						const _errs21 = errors;
																						if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
																								keyword: "type",
																								params: { type: "integer" }
																							}];
																							return false;
																						}
																						if (errors === _errs21) {
																							if (typeof data8 == "number" && isFinite(data8)) {
																								if (data8 > 999 || isNaN(data8)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
																										keyword: "maximum",
																										params: {
																											comparison: "<=",
																											limit: 999
																										}
																									}];
																									return false;
																								} else if (data8 < 0 || isNaN(data8)) {
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
																						var valid7 = _errs21 === errors;
																					} else var valid7 = true;
																					if (valid7) {
																						if (data7.losses !== void 0) {
																							let data9 = data7.losses;
																							const _errs23 = errors;
																							if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
																									keyword: "type",
																									params: { type: "integer" }
																								}];
																								return false;
																							}
																							if (errors === _errs23) {
																								if (typeof data9 == "number" && isFinite(data9)) {
																									if (data9 > 999 || isNaN(data9)) {
																										validate20.errors = [{
																											instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
																											keyword: "maximum",
																											params: {
																												comparison: "<=",
																												limit: 999
																											}
																										}];
																										return false;
																									} else if (data9 < 0 || isNaN(data9)) {
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
																							var valid7 = _errs23 === errors;
																						} else var valid7 = true;
																						if (valid7) {
																							if (data7.noContests !== void 0) {
																								let data10 = data7.noContests;
																								const _errs25 = errors;
																								if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
																										keyword: "type",
																										params: { type: "integer" }
																									}];
																									return false;
																								}
																								if (errors === _errs25) {
																									if (typeof data10 == "number" && isFinite(data10)) {
																										if (data10 > 999 || isNaN(data10)) {
																											validate20.errors = [{
																												instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
																												keyword: "maximum",
																												params: {
																													comparison: "<=",
																													limit: 999
																												}
																											}];
																											return false;
																										} else if (data10 < 0 || isNaN(data10)) {
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
																								var valid7 = _errs25 === errors;
																							} else var valid7 = true;
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
																		var valid3 = _errs19 === errors;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data2.weightClass !== void 0) {
																			let data11 = data2.weightClass;
																			const _errs27 = errors;
																			if (errors === errors) {
																				if (typeof data11 === "string") {
																					if (data11.length > 300) {
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
																			var valid3 = _errs27 === errors;
																		} else var valid3 = true;
																		if (valid3) {
																			if (data2.country !== void 0) {
																				let data12 = data2.country;
																				const _errs30 = errors;
																				if (errors === _errs30) {
																					if (typeof data12 === "string") {
																						if (!pattern6.test(data12)) {
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
																				var valid3 = _errs30 === errors;
																			} else var valid3 = true;
																			if (valid3) {
																				if (data2.portrait !== void 0) {
																					let data13 = data2.portrait;
																					const _errs32 = errors;
																					if (errors === _errs32) {
																						if (typeof data13 === "string") {
																							if (data13.length > 300) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fighters/" + i0 + "/portrait",
																									keyword: "maxLength",
																									params: { limit: 300 }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/fighters/" + i0 + "/portrait",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																					}
																					var valid3 = _errs32 === errors;
																				} else var valid3 = true;
																				if (valid3) {
																					if (data2.bouts !== void 0) {
																						let data14 = data2.bouts;
																						const _errs34 = errors;
																						if (errors === _errs34) {
																							if (Array.isArray(data14)) {
																								if (data14.length > 60) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fighters/" + i0 + "/bouts",
																										keyword: "maxItems",
																										params: { limit: 60 }
																									}];
																									return false;
																								} else {
																									const len1 = data14.length;
																									for (let i1 = 0; i1 < len1; i1++) {
																										let data15 = data14[i1];
																										const _errs36 = errors;
																										if (errors === _errs36) {
																											if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
																												let missing3;
																												if (data15.outcome === void 0 && (missing3 = "outcome") || data15.method === void 0 && (missing3 = "method")) {
																													validate20.errors = [{
																														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
																														keyword: "required",
																														params: { missingProperty: missing3 }
																													}];
																													return false;
																												} else {
																													if (data15.opponent !== void 0) {
																														let data16 = data15.opponent;
																														const _errs38 = errors;
																														if (errors === errors) {
																															if (typeof data16 === "string") {
																																if (data16.length > 300) {
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
																														var valid10 = _errs38 === errors;
																													} else var valid10 = true;
																													if (valid10) {
																														if (data15.opponentId !== void 0) {
																															let data17 = data15.opponentId;
																															const _errs41 = errors;
																															if (errors === errors) {
																																if (typeof data17 === "string") {
																																	if (!pattern5.test(data17)) {
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
																															var valid10 = _errs41 === errors;
																														} else var valid10 = true;
																														if (valid10) {
																															if (data15.outcome !== void 0) {
																																let data18 = data15.outcome;
																																const _errs44 = errors;
																																if (!(data18 === "win" || data18 === "loss" || data18 === "noContest")) {
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
																																var valid10 = _errs44 === errors;
																															} else var valid10 = true;
																															if (valid10) {
																																if (data15.method !== void 0) {
																																	let data19 = data15.method;
																																	const _errs45 = errors;
																																	if (!(data19 === "decision" || data19 === "majority" || data19 === "split" || data19 === "unanimous" || data19 === "KO/TKO" || data19 === "submission" || data19 === "disqualified" || data19 === "overturned" || data19 === "other" || data19 === "unknown")) {
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
																																	var valid10 = _errs45 === errors;
																																} else var valid10 = true;
																																if (valid10) {
																																	if (data15.round !== void 0) {
																																		let data20 = data15.round;
																																		const _errs46 = errors;
																																		if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
																																				keyword: "type",
																																				params: { type: "integer" }
																																			}];
																																			return false;
																																		}
																																		if (errors === _errs46) {
																																			if (typeof data20 == "number" && isFinite(data20)) {
																																				if (data20 > 15 || isNaN(data20)) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
																																						keyword: "maximum",
																																						params: {
																																							comparison: "<=",
																																							limit: 15
																																						}
																																					}];
																																					return false;
																																				} else if (data20 < 1 || isNaN(data20)) {
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
																																		var valid10 = _errs46 === errors;
																																	} else var valid10 = true;
																																	if (valid10) {
																																		if (data15.time !== void 0) {
																																			let data21 = data15.time;
																																			const _errs48 = errors;
																																			if (errors === _errs48) {
																																				if (typeof data21 === "string") {
																																					if (!pattern8.test(data21)) {
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
																																			var valid10 = _errs48 === errors;
																																		} else var valid10 = true;
																																		if (valid10) {
																																			if (data15.event !== void 0) {
																																				let data22 = data15.event;
																																				const _errs50 = errors;
																																				if (errors === errors) {
																																					if (typeof data22 === "string") {
																																						if (data22.length > 300) {
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
																																				var valid10 = _errs50 === errors;
																																			} else var valid10 = true;
																																			if (valid10) {
																																				if (data15.date !== void 0) {
																																					let data23 = data15.date;
																																					const _errs53 = errors;
																																					if (errors === errors) {
																																						if (typeof data23 === "string") {
																																							if (!pattern9.test(data23)) {
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
																																					var valid10 = _errs53 === errors;
																																				} else var valid10 = true;
																																				if (valid10) {
																																					if (data15.link !== void 0) {
																																						const _errs56 = errors;
																																						if (!validate22(data15.link, {
																																							instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/link",
																																							parentData: data15,
																																							parentDataProperty: "link",
																																							rootData
																																						})) {
																																							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																																							errors = vErrors.length;
																																						}
																																						var valid10 = _errs56 === errors;
																																					} else var valid10 = true;
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
																										if (!(_errs36 === errors)) break;
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
																						var valid3 = _errs34 === errors;
																					} else var valid3 = true;
																					if (valid3) {
																						if (data2.titles !== void 0) {
																							let data25 = data2.titles;
																							const _errs57 = errors;
																							if (errors === _errs57) {
																								if (Array.isArray(data25)) {
																									if (data25.length > 50) {
																										validate20.errors = [{
																											instancePath: instancePath + "/fighters/" + i0 + "/titles",
																											keyword: "maxItems",
																											params: { limit: 50 }
																										}];
																										return false;
																									} else {
																										const len2 = data25.length;
																										for (let i2 = 0; i2 < len2; i2++) {
																											let data26 = data25[i2];
																											const _errs59 = errors;
																											const _errs60 = errors;
																											if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
																												validate20.errors = [{
																													instancePath: instancePath + "/fighters/" + i0 + "/titles/" + i2,
																													keyword: "type",
																													params: { type: "integer" }
																												}];
																												return false;
																											}
																											if (errors === _errs60) {
																												if (typeof data26 == "number" && isFinite(data26)) {
																													if (data26 < 1 || isNaN(data26)) {
																														validate20.errors = [{
																															instancePath: instancePath + "/fighters/" + i0 + "/titles/" + i2,
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
																											if (!(_errs59 === errors)) break;
																										}
																									}
																								} else {
																									validate20.errors = [{
																										instancePath: instancePath + "/fighters/" + i0 + "/titles",
																										keyword: "type",
																										params: { type: "array" }
																									}];
																									return false;
																								}
																							}
																							var valid3 = _errs57 === errors;
																						} else var valid3 = true;
																						if (valid3) {
																							if (data2.translations !== void 0) {
																								let data27 = data2.translations;
																								const _errs62 = errors;
																								if (errors === _errs62) {
																									if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
																										for (const key0 in data27) {
																											const _errs64 = errors;
																											if (typeof key0 === "string") {
																												if (!pattern13.test(key0)) {
																													const err0 = {
																														instancePath: instancePath + "/fighters/" + i0 + "/translations",
																														keyword: "pattern",
																														params: { pattern: "^[a-z]{2,3}(?:_[A-Z]{2})?$" },
																														propertyName: key0
																													};
																													if (vErrors === null) vErrors = [err0];
																													else vErrors.push(err0);
																													errors++;
																												}
																											}
																											var valid17 = _errs64 === errors;
																											if (!valid17) {
																												const err1 = {
																													instancePath: instancePath + "/fighters/" + i0 + "/translations",
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
																										if (valid17) for (const key1 in data27) {
																											let data28 = data27[key1];
																											const _errs66 = errors;
																											if (errors === _errs66) {
																												if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
																													if (data28.name !== void 0) {
																														let data29 = data28.name;
																														const _errs68 = errors;
																														if (errors === _errs68) {
																															if (typeof data29 === "string") {
																																if (data29.length > 120) {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/name",
																																		keyword: "maxLength",
																																		params: { limit: 120 }
																																	}];
																																	return false;
																																} else if (data29.length < 1) {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/name",
																																		keyword: "minLength",
																																		params: { limit: 1 }
																																	}];
																																	return false;
																																}
																															} else {
																																validate20.errors = [{
																																	instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/name",
																																	keyword: "type",
																																	params: { type: "string" }
																																}];
																																return false;
																															}
																														}
																														var valid19 = _errs68 === errors;
																													} else var valid19 = true;
																													if (valid19) {
																														if (data28.nickname !== void 0) {
																															let data30 = data28.nickname;
																															const _errs70 = errors;
																															if (errors === errors) {
																																if (typeof data30 === "string") {
																																	if (data30.length > 300) {
																																		validate20.errors = [{
																																			instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/nickname",
																																			keyword: "maxLength",
																																			params: { limit: 300 }
																																		}];
																																		return false;
																																	}
																																} else {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/nickname",
																																		keyword: "type",
																																		params: { type: "string" }
																																	}];
																																	return false;
																																}
																															}
																															var valid19 = _errs70 === errors;
																														} else var valid19 = true;
																														if (valid19) {
																															if (data28.description !== void 0) {
																																let data31 = data28.description;
																																const _errs73 = errors;
																																if (errors === errors) {
																																	if (typeof data31 === "string") {
																																		if (data31.length > 5e3) {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
																																				keyword: "maxLength",
																																				params: { limit: 5e3 }
																																			}];
																																			return false;
																																		}
																																	} else {
																																		validate20.errors = [{
																																			instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
																																			keyword: "type",
																																			params: { type: "string" }
																																		}];
																																		return false;
																																	}
																																}
																																var valid19 = _errs73 === errors;
																															} else var valid19 = true;
																														}
																													}
																												} else {
																													validate20.errors = [{
																														instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
																														keyword: "type",
																														params: { type: "object" }
																													}];
																													return false;
																												}
																											}
																											if (!(_errs66 === errors)) break;
																										}
																									} else {
																										validate20.errors = [{
																											instancePath: instancePath + "/fighters/" + i0 + "/translations",
																											keyword: "type",
																											params: { type: "object" }
																										}];
																										return false;
																									}
																								}
																								var valid3 = _errs62 === errors;
																							} else var valid3 = true;
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
													instancePath: instancePath + "/fighters/" + i0,
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
									instancePath: instancePath + "/fighters",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
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