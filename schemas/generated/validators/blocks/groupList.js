const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?$", "u");
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern8 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern10 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern13 = new RegExp("^[A-Za-z0-9_-]{1,80}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.episode === void 0 && (missing0 = "episode") || data.startDate === void 0 && (missing0 = "startDate") || data.endDate === void 0 && (missing0 = "endDate")) {
			validate23.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.id !== void 0) {
				let data0 = data.id;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate23.errors = [{
						instancePath: instancePath + "/id",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate23.errors = [{
							instancePath: instancePath + "/id",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							}
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.episode !== void 0) {
					let data1 = data.episode;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate23.errors = [{
								instancePath: instancePath + "/episode",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate23.errors = [{
							instancePath: instancePath + "/episode",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.programme !== void 0) {
						let data2 = data.programme;
						if (typeof data2 === "string") {
							if (data2.length > 300) {
								validate23.errors = [{
									instancePath: instancePath + "/programme",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate23.errors = [{
								instancePath: instancePath + "/programme",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.startDate !== void 0) {
							let data3 = data.startDate;
							if (typeof data3 === "string") {
								if (!pattern10.test(data3)) {
									validate23.errors = [{
										instancePath: instancePath + "/startDate",
										keyword: "pattern",
										params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
									}];
									return false;
								}
							} else {
								validate23.errors = [{
									instancePath: instancePath + "/startDate",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.endDate !== void 0) {
								let data4 = data.endDate;
								if (typeof data4 === "string") {
									if (!pattern10.test(data4)) {
										validate23.errors = [{
											instancePath: instancePath + "/endDate",
											keyword: "pattern",
											params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
										}];
										return false;
									}
								} else {
									validate23.errors = [{
										instancePath: instancePath + "/endDate",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.thumbnailUrl !== void 0) {
									let data5 = data.thumbnailUrl;
									if (typeof data5 === "string") {
										if (data5.length > 2048) {
											validate23.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern6.test(data5)) {
											validate23.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
											}];
											return false;
										}
									} else {
										validate23.errors = [{
											instancePath: instancePath + "/thumbnailUrl",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.duration !== void 0) {
										let data6 = data.duration;
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 < 0 || isNaN(data6)) {
												validate23.errors = [{
													instancePath: instancePath + "/duration",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													}
												}];
												return false;
											}
										} else {
											validate23.errors = [{
												instancePath: instancePath + "/duration",
												keyword: "type",
												params: { type: "number" }
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.type === void 0 && (missing0 = "type") || data.accessLevel === void 0 && (missing0 = "accessLevel")) {
				validate22.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					let data0 = data.id;
					const _errs1 = errors;
					const _errs2 = errors;
					if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
						validate22.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs2) {
						if (typeof data0 == "number" && isFinite(data0)) {
							if (data0 < 1 || isNaN(data0)) {
								validate22.errors = [{
									instancePath: instancePath + "/id",
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
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						let data1 = data.title;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (typeof data1 === "string") {
								if (data1.length > 300) {
									validate22.errors = [{
										instancePath: instancePath + "/title",
										keyword: "maxLength",
										params: { limit: 300 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate22.errors = [{
										instancePath: instancePath + "/title",
										keyword: "minLength",
										params: { limit: 1 }
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
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0) {
							let data2 = data.type;
							const _errs6 = errors;
							if (!(data2 === "VOD" || data2 === "VOD_VIDEO" || data2 === "PLAYLIST" || data2 === "VOD_PLAYLIST" || data2 === "SERIES" || data2 === "VOD_SERIES" || data2 === "VOD_SEASON" || data2 === "SEASON_VOD" || data2 === "LIVE" || data2 === "LIVE_EVENT" || data2 === "UPCOMING" || data2 === "EPG" || data2 === "DATA_FEED" || data2 === "SECTION_LINK" || data2 === "WATCHLIST")) {
								validate22.errors = [{
									instancePath: instancePath + "/type",
									keyword: "enum",
									params: { allowedValues: [
										"VOD",
										"VOD_VIDEO",
										"PLAYLIST",
										"VOD_PLAYLIST",
										"SERIES",
										"VOD_SERIES",
										"VOD_SEASON",
										"SEASON_VOD",
										"LIVE",
										"LIVE_EVENT",
										"UPCOMING",
										"EPG",
										"DATA_FEED",
										"SECTION_LINK",
										"WATCHLIST"
									] }
								}];
								return false;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.accessLevel !== void 0) {
								let data3 = data.accessLevel;
								const _errs7 = errors;
								if (!(data3 === "GRANTED" || data3 === "GRANTED_ON_SIGN_IN" || data3 === "DENIED")) {
									validate22.errors = [{
										instancePath: instancePath + "/accessLevel",
										keyword: "enum",
										params: { allowedValues: [
											"GRANTED",
											"GRANTED_ON_SIGN_IN",
											"DENIED"
										] }
									}];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.onlinePlayback !== void 0) {
									let data4 = data.onlinePlayback;
									const _errs8 = errors;
									if (!(data4 === "AVAILABLE" || data4 === "NOT_AVAILABLE")) {
										validate22.errors = [{
											instancePath: instancePath + "/onlinePlayback",
											keyword: "enum",
											params: { allowedValues: ["AVAILABLE", "NOT_AVAILABLE"] }
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.description !== void 0) {
										let data5 = data.description;
										const _errs9 = errors;
										if (errors === errors) {
											if (typeof data5 === "string") {
												if (data5.length > 5e3) {
													validate22.errors = [{
														instancePath: instancePath + "/description",
														keyword: "maxLength",
														params: { limit: 5e3 }
													}];
													return false;
												}
											} else {
												validate22.errors = [{
													instancePath: instancePath + "/description",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.longDescription !== void 0) {
											let data6 = data.longDescription;
											const _errs12 = errors;
											if (errors === errors) {
												if (typeof data6 === "string") {
													if (data6.length > 5e3) {
														validate22.errors = [{
															instancePath: instancePath + "/longDescription",
															keyword: "maxLength",
															params: { limit: 5e3 }
														}];
														return false;
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/longDescription",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.duration !== void 0) {
												let data7 = data.duration;
												const _errs15 = errors;
												if (errors === _errs15) {
													if (typeof data7 == "number" && isFinite(data7)) {
														if (data7 < 0 || isNaN(data7)) {
															validate22.errors = [{
																instancePath: instancePath + "/duration",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																}
															}];
															return false;
														}
													} else {
														validate22.errors = [{
															instancePath: instancePath + "/duration",
															keyword: "type",
															params: { type: "number" }
														}];
														return false;
													}
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.startDate !== void 0) {
													let data8 = data.startDate;
													const _errs17 = errors;
													if (errors === _errs17) {
														if (typeof data8 == "number" && isFinite(data8)) {
															if (data8 > 0xe677d21fdbff || isNaN(data8)) {
																validate22.errors = [{
																	instancePath: instancePath + "/startDate",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 0xe677d21fdbff
																	}
																}];
																return false;
															} else if (data8 < 0 || isNaN(data8)) {
																validate22.errors = [{
																	instancePath: instancePath + "/startDate",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: 0
																	}
																}];
																return false;
															}
														} else {
															validate22.errors = [{
																instancePath: instancePath + "/startDate",
																keyword: "type",
																params: { type: "number" }
															}];
															return false;
														}
													}
													var valid0 = _errs17 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.endDate !== void 0) {
														let data9 = data.endDate;
														const _errs19 = errors;
														if (errors === _errs19) {
															if (typeof data9 == "number" && isFinite(data9)) {
																if (data9 > 0xe677d21fdbff || isNaN(data9)) {
																	validate22.errors = [{
																		instancePath: instancePath + "/endDate",
																		keyword: "maximum",
																		params: {
																			comparison: "<=",
																			limit: 0xe677d21fdbff
																		}
																	}];
																	return false;
																} else if (data9 < 0 || isNaN(data9)) {
																	validate22.errors = [{
																		instancePath: instancePath + "/endDate",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 0
																		}
																	}];
																	return false;
																}
															} else {
																validate22.errors = [{
																	instancePath: instancePath + "/endDate",
																	keyword: "type",
																	params: { type: "number" }
																}];
																return false;
															}
														}
														var valid0 = _errs19 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.thumbnailUrl !== void 0) {
															let data10 = data.thumbnailUrl;
															const _errs21 = errors;
															if (errors === errors) {
																if (typeof data10 === "string") {
																	if (data10.length > 2048) {
																		validate22.errors = [{
																			instancePath: instancePath + "/thumbnailUrl",
																			keyword: "maxLength",
																			params: { limit: 2048 }
																		}];
																		return false;
																	} else if (!pattern6.test(data10)) {
																		validate22.errors = [{
																			instancePath: instancePath + "/thumbnailUrl",
																			keyword: "pattern",
																			params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																		}];
																		return false;
																	}
																} else {
																	validate22.errors = [{
																		instancePath: instancePath + "/thumbnailUrl",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs21 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.posterUrl !== void 0) {
																let data11 = data.posterUrl;
																const _errs24 = errors;
																if (errors === errors) {
																	if (typeof data11 === "string") {
																		if (data11.length > 2048) {
																			validate22.errors = [{
																				instancePath: instancePath + "/posterUrl",
																				keyword: "maxLength",
																				params: { limit: 2048 }
																			}];
																			return false;
																		} else if (!pattern6.test(data11)) {
																			validate22.errors = [{
																				instancePath: instancePath + "/posterUrl",
																				keyword: "pattern",
																				params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																			}];
																			return false;
																		}
																	} else {
																		validate22.errors = [{
																			instancePath: instancePath + "/posterUrl",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid0 = _errs24 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.placeholder !== void 0) {
																	let data12 = data.placeholder;
																	const _errs27 = errors;
																	if (errors === errors) {
																		if (typeof data12 === "string") {
																			if (!pattern8.test(data12)) {
																				validate22.errors = [{
																					instancePath: instancePath + "/placeholder",
																					keyword: "pattern",
																					params: { pattern: "^#[0-9a-fA-F]{6}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate22.errors = [{
																				instancePath: instancePath + "/placeholder",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs27 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.favourite !== void 0) {
																		const _errs30 = errors;
																		if (typeof data.favourite !== "boolean") {
																			validate22.errors = [{
																				instancePath: instancePath + "/favourite",
																				keyword: "type",
																				params: { type: "boolean" }
																			}];
																			return false;
																		}
																		var valid0 = _errs30 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.audioTracks !== void 0) {
																			let data14 = data.audioTracks;
																			const _errs32 = errors;
																			if (errors === _errs32) {
																				if (Array.isArray(data14)) {
																					if (data14.length > 30) {
																						validate22.errors = [{
																							instancePath: instancePath + "/audioTracks",
																							keyword: "maxItems",
																							params: { limit: 30 }
																						}];
																						return false;
																					} else {
																						const len0 = data14.length;
																						for (let i0 = 0; i0 < len0; i0++) {
																							let data15 = data14[i0];
																							const _errs34 = errors;
																							if (errors === _errs34) {
																								if (typeof data15 === "string") {
																									if (data15.length > 20) {
																										validate22.errors = [{
																											instancePath: instancePath + "/audioTracks/" + i0,
																											keyword: "maxLength",
																											params: { limit: 20 }
																										}];
																										return false;
																									}
																								} else {
																									validate22.errors = [{
																										instancePath: instancePath + "/audioTracks/" + i0,
																										keyword: "type",
																										params: { type: "string" }
																									}];
																									return false;
																								}
																							}
																							if (!(_errs34 === errors)) break;
																						}
																					}
																				} else {
																					validate22.errors = [{
																						instancePath: instancePath + "/audioTracks",
																						keyword: "type",
																						params: { type: "array" }
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs32 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.audioOnly !== void 0) {
																				const _errs36 = errors;
																				if (typeof data.audioOnly !== "boolean") {
																					validate22.errors = [{
																						instancePath: instancePath + "/audioOnly",
																						keyword: "type",
																						params: { type: "boolean" }
																					}];
																					return false;
																				}
																				var valid0 = _errs36 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.displayLiveBadge !== void 0) {
																					const _errs38 = errors;
																					if (typeof data.displayLiveBadge !== "boolean") {
																						validate22.errors = [{
																							instancePath: instancePath + "/displayLiveBadge",
																							keyword: "type",
																							params: { type: "boolean" }
																						}];
																						return false;
																					}
																					var valid0 = _errs38 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.live !== void 0) {
																						const _errs40 = errors;
																						if (typeof data.live !== "boolean") {
																							validate22.errors = [{
																								instancePath: instancePath + "/live",
																								keyword: "type",
																								params: { type: "boolean" }
																							}];
																							return false;
																						}
																						var valid0 = _errs40 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.series !== void 0) {
																							let data19 = data.series;
																							const _errs42 = errors;
																							if (errors === _errs42) {
																								if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
																									let missing1;
																									if (data19.seriesId === void 0 && (missing1 = "seriesId") || data19.title === void 0 && (missing1 = "title")) {
																										validate22.errors = [{
																											instancePath: instancePath + "/series",
																											keyword: "required",
																											params: { missingProperty: missing1 }
																										}];
																										return false;
																									} else {
																										if (data19.seriesId !== void 0) {
																											let data20 = data19.seriesId;
																											const _errs44 = errors;
																											const _errs45 = errors;
																											if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
																												validate22.errors = [{
																													instancePath: instancePath + "/series/seriesId",
																													keyword: "type",
																													params: { type: "integer" }
																												}];
																												return false;
																											}
																											if (errors === _errs45) {
																												if (typeof data20 == "number" && isFinite(data20)) {
																													if (data20 < 1 || isNaN(data20)) {
																														validate22.errors = [{
																															instancePath: instancePath + "/series/seriesId",
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
																											var valid8 = _errs44 === errors;
																										} else var valid8 = true;
																										if (valid8) {
																											if (data19.title !== void 0) {
																												let data21 = data19.title;
																												const _errs47 = errors;
																												if (errors === errors) {
																													if (typeof data21 === "string") {
																														if (data21.length > 300) {
																															validate22.errors = [{
																																instancePath: instancePath + "/series/title",
																																keyword: "maxLength",
																																params: { limit: 300 }
																															}];
																															return false;
																														}
																													} else {
																														validate22.errors = [{
																															instancePath: instancePath + "/series/title",
																															keyword: "type",
																															params: { type: "string" }
																														}];
																														return false;
																													}
																												}
																												var valid8 = _errs47 === errors;
																											} else var valid8 = true;
																										}
																									}
																								} else {
																									validate22.errors = [{
																										instancePath: instancePath + "/series",
																										keyword: "type",
																										params: { type: "object" }
																									}];
																									return false;
																								}
																							}
																							var valid0 = _errs42 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.episodeInformation !== void 0) {
																								let data22 = data.episodeInformation;
																								const _errs50 = errors;
																								if (errors === _errs50) {
																									if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
																										let missing2;
																										if (data22.seasonNumber === void 0 && (missing2 = "seasonNumber") || data22.episodeNumber === void 0 && (missing2 = "episodeNumber")) {
																											validate22.errors = [{
																												instancePath: instancePath + "/episodeInformation",
																												keyword: "required",
																												params: { missingProperty: missing2 }
																											}];
																											return false;
																										} else {
																											if (data22.seasonNumber !== void 0) {
																												let data23 = data22.seasonNumber;
																												const _errs52 = errors;
																												if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
																													validate22.errors = [{
																														instancePath: instancePath + "/episodeInformation/seasonNumber",
																														keyword: "type",
																														params: { type: "integer" }
																													}];
																													return false;
																												}
																												if (errors === _errs52) {
																													if (typeof data23 == "number" && isFinite(data23)) {
																														if (data23 < 0 || isNaN(data23)) {
																															validate22.errors = [{
																																instancePath: instancePath + "/episodeInformation/seasonNumber",
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
																												var valid11 = _errs52 === errors;
																											} else var valid11 = true;
																											if (valid11) {
																												if (data22.episodeNumber !== void 0) {
																													let data24 = data22.episodeNumber;
																													const _errs54 = errors;
																													if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
																														validate22.errors = [{
																															instancePath: instancePath + "/episodeInformation/episodeNumber",
																															keyword: "type",
																															params: { type: "integer" }
																														}];
																														return false;
																													}
																													if (errors === _errs54) {
																														if (typeof data24 == "number" && isFinite(data24)) {
																															if (data24 < 0 || isNaN(data24)) {
																																validate22.errors = [{
																																	instancePath: instancePath + "/episodeInformation/episodeNumber",
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
																													var valid11 = _errs54 === errors;
																												} else var valid11 = true;
																												if (valid11) {
																													if (data22.season !== void 0) {
																														let data25 = data22.season;
																														const _errs56 = errors;
																														const _errs57 = errors;
																														if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
																															validate22.errors = [{
																																instancePath: instancePath + "/episodeInformation/season",
																																keyword: "type",
																																params: { type: "integer" }
																															}];
																															return false;
																														}
																														if (errors === _errs57) {
																															if (typeof data25 == "number" && isFinite(data25)) {
																																if (data25 < 1 || isNaN(data25)) {
																																	validate22.errors = [{
																																		instancePath: instancePath + "/episodeInformation/season",
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
																														var valid11 = _errs56 === errors;
																													} else var valid11 = true;
																													if (valid11) {
																														if (data22.seasonTitle !== void 0) {
																															let data26 = data22.seasonTitle;
																															const _errs59 = errors;
																															if (errors === errors) {
																																if (typeof data26 === "string") {
																																	if (data26.length > 300) {
																																		validate22.errors = [{
																																			instancePath: instancePath + "/episodeInformation/seasonTitle",
																																			keyword: "maxLength",
																																			params: { limit: 300 }
																																		}];
																																		return false;
																																	}
																																} else {
																																	validate22.errors = [{
																																		instancePath: instancePath + "/episodeInformation/seasonTitle",
																																		keyword: "type",
																																		params: { type: "string" }
																																	}];
																																	return false;
																																}
																															}
																															var valid11 = _errs59 === errors;
																														} else var valid11 = true;
																													}
																												}
																											}
																										}
																									} else {
																										validate22.errors = [{
																											instancePath: instancePath + "/episodeInformation",
																											keyword: "type",
																											params: { type: "object" }
																										}];
																										return false;
																									}
																								}
																								var valid0 = _errs50 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.rating !== void 0) {
																									let data27 = data.rating;
																									const _errs62 = errors;
																									if (errors === _errs62) {
																										if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
																											let missing3;
																											if (data27.rating === void 0 && (missing3 = "rating")) {
																												validate22.errors = [{
																													instancePath: instancePath + "/rating",
																													keyword: "required",
																													params: { missingProperty: missing3 }
																												}];
																												return false;
																											} else {
																												if (data27.rating !== void 0) {
																													let data28 = data27.rating;
																													const _errs64 = errors;
																													if (errors === errors) {
																														if (typeof data28 === "string") {
																															if (data28.length > 300) {
																																validate22.errors = [{
																																	instancePath: instancePath + "/rating/rating",
																																	keyword: "maxLength",
																																	params: { limit: 300 }
																																}];
																																return false;
																															}
																														} else {
																															validate22.errors = [{
																																instancePath: instancePath + "/rating/rating",
																																keyword: "type",
																																params: { type: "string" }
																															}];
																															return false;
																														}
																													}
																													var valid14 = _errs64 === errors;
																												} else var valid14 = true;
																												if (valid14) {
																													if (data27.descriptors !== void 0) {
																														let data29 = data27.descriptors;
																														const _errs67 = errors;
																														if (errors === _errs67) {
																															if (Array.isArray(data29)) {
																																if (data29.length > 20) {
																																	validate22.errors = [{
																																		instancePath: instancePath + "/rating/descriptors",
																																		keyword: "maxItems",
																																		params: { limit: 20 }
																																	}];
																																	return false;
																																} else {
																																	const len1 = data29.length;
																																	for (let i1 = 0; i1 < len1; i1++) {
																																		let data30 = data29[i1];
																																		const _errs69 = errors;
																																		if (errors === errors) {
																																			if (typeof data30 === "string") {
																																				if (data30.length > 300) {
																																					validate22.errors = [{
																																						instancePath: instancePath + "/rating/descriptors/" + i1,
																																						keyword: "maxLength",
																																						params: { limit: 300 }
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate22.errors = [{
																																					instancePath: instancePath + "/rating/descriptors/" + i1,
																																					keyword: "type",
																																					params: { type: "string" }
																																				}];
																																				return false;
																																			}
																																		}
																																		if (!(_errs69 === errors)) break;
																																	}
																																}
																															} else {
																																validate22.errors = [{
																																	instancePath: instancePath + "/rating/descriptors",
																																	keyword: "type",
																																	params: { type: "array" }
																																}];
																																return false;
																															}
																														}
																														var valid14 = _errs67 === errors;
																													} else var valid14 = true;
																												}
																											}
																										} else {
																											validate22.errors = [{
																												instancePath: instancePath + "/rating",
																												keyword: "type",
																												params: { type: "object" }
																											}];
																											return false;
																										}
																									}
																									var valid0 = _errs62 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.categories !== void 0) {
																										let data31 = data.categories;
																										const _errs72 = errors;
																										if (errors === _errs72) {
																											if (Array.isArray(data31)) {
																												if (data31.length > 30) {
																													validate22.errors = [{
																														instancePath: instancePath + "/categories",
																														keyword: "maxItems",
																														params: { limit: 30 }
																													}];
																													return false;
																												} else {
																													const len2 = data31.length;
																													for (let i2 = 0; i2 < len2; i2++) {
																														let data32 = data31[i2];
																														const _errs74 = errors;
																														if (errors === errors) {
																															if (typeof data32 === "string") {
																																if (data32.length > 300) {
																																	validate22.errors = [{
																																		instancePath: instancePath + "/categories/" + i2,
																																		keyword: "maxLength",
																																		params: { limit: 300 }
																																	}];
																																	return false;
																																}
																															} else {
																																validate22.errors = [{
																																	instancePath: instancePath + "/categories/" + i2,
																																	keyword: "type",
																																	params: { type: "string" }
																																}];
																																return false;
																															}
																														}
																														if (!(_errs74 === errors)) break;
																													}
																												}
																											} else {
																												validate22.errors = [{
																													instancePath: instancePath + "/categories",
																													keyword: "type",
																													params: { type: "array" }
																												}];
																												return false;
																											}
																										}
																										var valid0 = _errs72 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.seasonCount !== void 0) {
																											let data33 = data.seasonCount;
																											const _errs77 = errors;
																											if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
																												validate22.errors = [{
																													instancePath: instancePath + "/seasonCount",
																													keyword: "type",
																													params: { type: "integer" }
																												}];
																												return false;
																											}
																											if (errors === _errs77) {
																												if (typeof data33 == "number" && isFinite(data33)) {
																													if (data33 < 0 || isNaN(data33)) {
																														validate22.errors = [{
																															instancePath: instancePath + "/seasonCount",
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
																											var valid0 = _errs77 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.vodCount !== void 0) {
																												let data34 = data.vodCount;
																												const _errs79 = errors;
																												if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
																													validate22.errors = [{
																														instancePath: instancePath + "/vodCount",
																														keyword: "type",
																														params: { type: "integer" }
																													}];
																													return false;
																												}
																												if (errors === _errs79) {
																													if (typeof data34 == "number" && isFinite(data34)) {
																														if (data34 < 0 || isNaN(data34)) {
																															validate22.errors = [{
																																instancePath: instancePath + "/vodCount",
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
																												var valid0 = _errs79 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.sectionId !== void 0) {
																													let data35 = data.sectionId;
																													const _errs81 = errors;
																													if (errors === errors) {
																														if (typeof data35 === "string") {
																															if (!pattern4.test(data35)) {
																																validate22.errors = [{
																																	instancePath: instancePath + "/sectionId",
																																	keyword: "pattern",
																																	params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																}];
																																return false;
																															}
																														} else {
																															validate22.errors = [{
																																instancePath: instancePath + "/sectionId",
																																keyword: "type",
																																params: { type: "string" }
																															}];
																															return false;
																														}
																													}
																													var valid0 = _errs81 === errors;
																												} else var valid0 = true;
																												if (valid0) {
																													if (data.premiereRelease !== void 0) {
																														let data36 = data.premiereRelease;
																														const _errs84 = errors;
																														if (errors === _errs84) {
																															if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
																																let missing4;
																																if (data36.type === void 0 && (missing4 = "type") || data36.scheduledAt === void 0 && (missing4 = "scheduledAt")) {
																																	validate22.errors = [{
																																		instancePath: instancePath + "/premiereRelease",
																																		keyword: "required",
																																		params: { missingProperty: missing4 }
																																	}];
																																	return false;
																																} else {
																																	if (data36.type !== void 0) {
																																		let data37 = data36.type;
																																		const _errs86 = errors;
																																		if (errors === errors) {
																																			if (typeof data37 === "string") {
																																				if (data37.length > 300) {
																																					validate22.errors = [{
																																						instancePath: instancePath + "/premiereRelease/type",
																																						keyword: "maxLength",
																																						params: { limit: 300 }
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate22.errors = [{
																																					instancePath: instancePath + "/premiereRelease/type",
																																					keyword: "type",
																																					params: { type: "string" }
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid21 = _errs86 === errors;
																																	} else var valid21 = true;
																																	if (valid21) {
																																		if (data36.scheduledAt !== void 0) {
																																			let data38 = data36.scheduledAt;
																																			const _errs89 = errors;
																																			if (errors === errors) {
																																				if (typeof data38 === "string") {
																																					if (!pattern10.test(data38)) {
																																						validate22.errors = [{
																																							instancePath: instancePath + "/premiereRelease/scheduledAt",
																																							keyword: "pattern",
																																							params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
																																						}];
																																						return false;
																																					}
																																				} else {
																																					validate22.errors = [{
																																						instancePath: instancePath + "/premiereRelease/scheduledAt",
																																						keyword: "type",
																																						params: { type: "string" }
																																					}];
																																					return false;
																																				}
																																			}
																																			var valid21 = _errs89 === errors;
																																		} else var valid21 = true;
																																	}
																																}
																															} else {
																																validate22.errors = [{
																																	instancePath: instancePath + "/premiereRelease",
																																	keyword: "type",
																																	params: { type: "object" }
																																}];
																																return false;
																															}
																														}
																														var valid0 = _errs84 === errors;
																													} else var valid0 = true;
																													if (valid0) {
																														if (data.computedRelease !== void 0) {
																															let data39 = data.computedRelease;
																															const _errs92 = errors;
																															if (errors === _errs92) {
																																if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
																																	let missing5;
																																	if (data39.type === void 0 && (missing5 = "type") || data39.scheduledAt === void 0 && (missing5 = "scheduledAt")) {
																																		validate22.errors = [{
																																			instancePath: instancePath + "/computedRelease",
																																			keyword: "required",
																																			params: { missingProperty: missing5 }
																																		}];
																																		return false;
																																	} else {
																																		if (data39.type !== void 0) {
																																			let data40 = data39.type;
																																			const _errs94 = errors;
																																			if (errors === errors) {
																																				if (typeof data40 === "string") {
																																					if (data40.length > 300) {
																																						validate22.errors = [{
																																							instancePath: instancePath + "/computedRelease/type",
																																							keyword: "maxLength",
																																							params: { limit: 300 }
																																						}];
																																						return false;
																																					}
																																				} else {
																																					validate22.errors = [{
																																						instancePath: instancePath + "/computedRelease/type",
																																						keyword: "type",
																																						params: { type: "string" }
																																					}];
																																					return false;
																																				}
																																			}
																																			var valid24 = _errs94 === errors;
																																		} else var valid24 = true;
																																		if (valid24) {
																																			if (data39.scheduledAt !== void 0) {
																																				let data41 = data39.scheduledAt;
																																				const _errs97 = errors;
																																				if (errors === errors) {
																																					if (typeof data41 === "string") {
																																						if (!pattern10.test(data41)) {
																																							validate22.errors = [{
																																								instancePath: instancePath + "/computedRelease/scheduledAt",
																																								keyword: "pattern",
																																								params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
																																							}];
																																							return false;
																																						}
																																					} else {
																																						validate22.errors = [{
																																							instancePath: instancePath + "/computedRelease/scheduledAt",
																																							keyword: "type",
																																							params: { type: "string" }
																																						}];
																																						return false;
																																					}
																																				}
																																				var valid24 = _errs97 === errors;
																																			} else var valid24 = true;
																																		}
																																	}
																																} else {
																																	validate22.errors = [{
																																		instancePath: instancePath + "/computedRelease",
																																		keyword: "type",
																																		params: { type: "object" }
																																	}];
																																	return false;
																																}
																															}
																															var valid0 = _errs92 === errors;
																														} else var valid0 = true;
																														if (valid0) {
																															if (data.contentContext !== void 0) {
																																let data42 = data.contentContext;
																																const _errs100 = errors;
																																if (errors === _errs100) {
																																	if (Array.isArray(data42)) {
																																		if (data42.length > 10) {
																																			validate22.errors = [{
																																				instancePath: instancePath + "/contentContext",
																																				keyword: "maxItems",
																																				params: { limit: 10 }
																																			}];
																																			return false;
																																		} else {
																																			const len3 = data42.length;
																																			for (let i3 = 0; i3 < len3; i3++) {
																																				let data43 = data42[i3];
																																				const _errs102 = errors;
																																				if (errors === _errs102) {
																																					if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
																																						let missing6;
																																						if (data43.id === void 0 && (missing6 = "id") || data43.type === void 0 && (missing6 = "type")) {
																																							validate22.errors = [{
																																								instancePath: instancePath + "/contentContext/" + i3,
																																								keyword: "required",
																																								params: { missingProperty: missing6 }
																																							}];
																																							return false;
																																						} else {
																																							if (data43.id !== void 0) {
																																								let data44 = data43.id;
																																								const _errs104 = errors;
																																								const _errs105 = errors;
																																								let valid29 = false;
																																								const _errs106 = errors;
																																								const _errs107 = errors;
																																								if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
																																									const err0 = {
																																										instancePath: instancePath + "/contentContext/" + i3 + "/id",
																																										keyword: "type",
																																										params: { type: "integer" }
																																									};
																																									if (vErrors === null) vErrors = [err0];
																																									else vErrors.push(err0);
																																									errors++;
																																								}
																																								if (errors === _errs107) {
																																									if (typeof data44 == "number" && isFinite(data44)) {
																																										if (data44 < 1 || isNaN(data44)) {
																																											const err1 = {
																																												instancePath: instancePath + "/contentContext/" + i3 + "/id",
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
																																								var _valid0 = _errs106 === errors;
																																								valid29 = valid29 || _valid0;
																																								if (!valid29) {
																																									const _errs109 = errors;
																																									if (errors === errors) {
																																										if (typeof data44 === "string") {
																																											if (!pattern4.test(data44)) {
																																												const err2 = {
																																													instancePath: instancePath + "/contentContext/" + i3 + "/id",
																																													keyword: "pattern",
																																													params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																												};
																																												if (vErrors === null) vErrors = [err2];
																																												else vErrors.push(err2);
																																												errors++;
																																											}
																																										} else {
																																											const err3 = {
																																												instancePath: instancePath + "/contentContext/" + i3 + "/id",
																																												keyword: "type",
																																												params: { type: "string" }
																																											};
																																											if (vErrors === null) vErrors = [err3];
																																											else vErrors.push(err3);
																																											errors++;
																																										}
																																									}
																																									var _valid0 = _errs109 === errors;
																																									valid29 = valid29 || _valid0;
																																								}
																																								if (!valid29) {
																																									const err4 = {
																																										instancePath: instancePath + "/contentContext/" + i3 + "/id",
																																										keyword: "anyOf",
																																										params: {}
																																									};
																																									if (vErrors === null) vErrors = [err4];
																																									else vErrors.push(err4);
																																									errors++;
																																									validate22.errors = vErrors;
																																									return false;
																																								} else {
																																									errors = _errs105;
																																									if (vErrors !== null) {
																																										if (_errs105) vErrors.length = _errs105;
																																										else vErrors = null;
																																									}
																																								}
																																								var valid28 = _errs104 === errors;
																																							} else var valid28 = true;
																																							if (valid28) {
																																								if (data43.type !== void 0) {
																																									let data45 = data43.type;
																																									const _errs112 = errors;
																																									if (!(data45 === "PLAYLIST" || data45 === "SEASON" || data45 === "SERIES" || data45 === "WATCHLIST")) {
																																										validate22.errors = [{
																																											instancePath: instancePath + "/contentContext/" + i3 + "/type",
																																											keyword: "enum",
																																											params: { allowedValues: [
																																												"PLAYLIST",
																																												"SEASON",
																																												"SERIES",
																																												"WATCHLIST"
																																											] }
																																										}];
																																										return false;
																																									}
																																									var valid28 = _errs112 === errors;
																																								} else var valid28 = true;
																																								if (valid28) {
																																									if (data43.owner !== void 0) {
																																										let data46 = data43.owner;
																																										const _errs113 = errors;
																																										if (errors === _errs113) {
																																											if (typeof data46 === "string") {
																																												if (!pattern13.test(data46)) {
																																													validate22.errors = [{
																																														instancePath: instancePath + "/contentContext/" + i3 + "/owner",
																																														keyword: "pattern",
																																														params: { pattern: "^[A-Za-z0-9_-]{1,80}$" }
																																													}];
																																													return false;
																																												}
																																											} else {
																																												validate22.errors = [{
																																													instancePath: instancePath + "/contentContext/" + i3 + "/owner",
																																													keyword: "type",
																																													params: { type: "string" }
																																												}];
																																												return false;
																																											}
																																										}
																																										var valid28 = _errs113 === errors;
																																									} else var valid28 = true;
																																								}
																																							}
																																						}
																																					} else {
																																						validate22.errors = [{
																																							instancePath: instancePath + "/contentContext/" + i3,
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
																																		validate22.errors = [{
																																			instancePath: instancePath + "/contentContext",
																																			keyword: "type",
																																			params: { type: "array" }
																																		}];
																																		return false;
																																	}
																																}
																																var valid0 = _errs100 === errors;
																															} else var valid0 = true;
																															if (valid0) {
																																if (data.programmingInfo !== void 0) {
																																	let data47 = data.programmingInfo;
																																	const _errs115 = errors;
																																	if (errors === _errs115) {
																																		if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
																																			if (data47.currentProgramme !== void 0) {
																																				const _errs117 = errors;
																																				if (!validate23(data47.currentProgramme, {
																																					instancePath: instancePath + "/programmingInfo/currentProgramme",
																																					parentData: data47,
																																					parentDataProperty: "currentProgramme",
																																					rootData
																																				})) {
																																					vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
																																					errors = vErrors.length;
																																				}
																																				var valid32 = _errs117 === errors;
																																			} else var valid32 = true;
																																			if (valid32) {
																																				if (data47.nextProgramme !== void 0) {
																																					const _errs118 = errors;
																																					if (!validate23(data47.nextProgramme, {
																																						instancePath: instancePath + "/programmingInfo/nextProgramme",
																																						parentData: data47,
																																						parentDataProperty: "nextProgramme",
																																						rootData
																																					})) {
																																						vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
																																						errors = vErrors.length;
																																					}
																																					var valid32 = _errs118 === errors;
																																				} else var valid32 = true;
																																				if (valid32) {
																																					if (data47.channelLogoUrl !== void 0) {
																																						let data50 = data47.channelLogoUrl;
																																						const _errs119 = errors;
																																						if (errors === errors) {
																																							if (typeof data50 === "string") {
																																								if (data50.length > 2048) {
																																									validate22.errors = [{
																																										instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																																										keyword: "maxLength",
																																										params: { limit: 2048 }
																																									}];
																																									return false;
																																								} else if (!pattern6.test(data50)) {
																																									validate22.errors = [{
																																										instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																																										keyword: "pattern",
																																										params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																																									}];
																																									return false;
																																								}
																																							} else {
																																								validate22.errors = [{
																																									instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																																									keyword: "type",
																																									params: { type: "string" }
																																								}];
																																								return false;
																																							}
																																						}
																																						var valid32 = _errs119 === errors;
																																					} else var valid32 = true;
																																				}
																																			}
																																		} else {
																																			validate22.errors = [{
																																				instancePath: instancePath + "/programmingInfo",
																																				keyword: "type",
																																				params: { type: "object" }
																																			}];
																																			return false;
																																		}
																																	}
																																	var valid0 = _errs115 === errors;
																																} else var valid0 = true;
																																if (valid0) {
																																	if (data.logoUrl !== void 0) {
																																		let data51 = data.logoUrl;
																																		const _errs122 = errors;
																																		if (errors === errors) {
																																			if (typeof data51 === "string") {
																																				if (data51.length > 2048) {
																																					validate22.errors = [{
																																						instancePath: instancePath + "/logoUrl",
																																						keyword: "maxLength",
																																						params: { limit: 2048 }
																																					}];
																																					return false;
																																				} else if (!pattern6.test(data51)) {
																																					validate22.errors = [{
																																						instancePath: instancePath + "/logoUrl",
																																						keyword: "pattern",
																																						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate22.errors = [{
																																					instancePath: instancePath + "/logoUrl",
																																					keyword: "type",
																																					params: { type: "string" }
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid0 = _errs122 === errors;
																																	} else var valid0 = true;
																																	if (valid0) {
																																		if (data.liveEventId !== void 0) {
																																			let data52 = data.liveEventId;
																																			const _errs125 = errors;
																																			const _errs126 = errors;
																																			if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52) && isFinite(data52))) {
																																				validate22.errors = [{
																																					instancePath: instancePath + "/liveEventId",
																																					keyword: "type",
																																					params: { type: "integer" }
																																				}];
																																				return false;
																																			}
																																			if (errors === _errs126) {
																																				if (typeof data52 == "number" && isFinite(data52)) {
																																					if (data52 < 1 || isNaN(data52)) {
																																						validate22.errors = [{
																																							instancePath: instancePath + "/liveEventId",
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
																																			var valid0 = _errs125 === errors;
																																		} else var valid0 = true;
																																		if (valid0) {
																																			if (data.feedName !== void 0) {
																																				let data53 = data.feedName;
																																				const _errs128 = errors;
																																				if (errors === errors) {
																																					if (typeof data53 === "string") {
																																						if (!pattern4.test(data53)) {
																																							validate22.errors = [{
																																								instancePath: instancePath + "/feedName",
																																								keyword: "pattern",
																																								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																																							}];
																																							return false;
																																						}
																																					} else {
																																						validate22.errors = [{
																																							instancePath: instancePath + "/feedName",
																																							keyword: "type",
																																							params: { type: "string" }
																																						}];
																																						return false;
																																					}
																																				}
																																				var valid0 = _errs128 === errors;
																																			} else var valid0 = true;
																																			if (valid0) {
																																				if (data.hasResults !== void 0) {
																																					const _errs131 = errors;
																																					if (typeof data.hasResults !== "boolean") {
																																						validate22.errors = [{
																																							instancePath: instancePath + "/hasResults",
																																							keyword: "type",
																																							params: { type: "boolean" }
																																						}];
																																						return false;
																																					}
																																					var valid0 = _errs131 === errors;
																																				} else var valid0 = true;
																																				if (valid0) {
																																					if (data.trailers !== void 0) {
																																						let data55 = data.trailers;
																																						const _errs133 = errors;
																																						if (errors === _errs133) {
																																							if (Array.isArray(data55)) {
																																								if (data55.length > 10) {
																																									validate22.errors = [{
																																										instancePath: instancePath + "/trailers",
																																										keyword: "maxItems",
																																										params: { limit: 10 }
																																									}];
																																									return false;
																																								} else {
																																									const len4 = data55.length;
																																									for (let i4 = 0; i4 < len4; i4++) {
																																										let data56 = data55[i4];
																																										const _errs135 = errors;
																																										if (errors === _errs135) {
																																											if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
																																												let missing7;
																																												if (data56.id === void 0 && (missing7 = "id") || data56.title === void 0 && (missing7 = "title") || data56.accessLevel === void 0 && (missing7 = "accessLevel")) {
																																													validate22.errors = [{
																																														instancePath: instancePath + "/trailers/" + i4,
																																														keyword: "required",
																																														params: { missingProperty: missing7 }
																																													}];
																																													return false;
																																												} else {
																																													if (data56.id !== void 0) {
																																														let data57 = data56.id;
																																														const _errs137 = errors;
																																														const _errs138 = errors;
																																														if (!(typeof data57 == "number" && !(data57 % 1) && !isNaN(data57) && isFinite(data57))) {
																																															validate22.errors = [{
																																																instancePath: instancePath + "/trailers/" + i4 + "/id",
																																																keyword: "type",
																																																params: { type: "integer" }
																																															}];
																																															return false;
																																														}
																																														if (errors === _errs138) {
																																															if (typeof data57 == "number" && isFinite(data57)) {
																																																if (data57 < 1 || isNaN(data57)) {
																																																	validate22.errors = [{
																																																		instancePath: instancePath + "/trailers/" + i4 + "/id",
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
																																														var valid38 = _errs137 === errors;
																																													} else var valid38 = true;
																																													if (valid38) {
																																														if (data56.title !== void 0) {
																																															let data58 = data56.title;
																																															const _errs140 = errors;
																																															if (errors === errors) {
																																																if (typeof data58 === "string") {
																																																	if (data58.length > 300) {
																																																		validate22.errors = [{
																																																			instancePath: instancePath + "/trailers/" + i4 + "/title",
																																																			keyword: "maxLength",
																																																			params: { limit: 300 }
																																																		}];
																																																		return false;
																																																	}
																																																} else {
																																																	validate22.errors = [{
																																																		instancePath: instancePath + "/trailers/" + i4 + "/title",
																																																		keyword: "type",
																																																		params: { type: "string" }
																																																	}];
																																																	return false;
																																																}
																																															}
																																															var valid38 = _errs140 === errors;
																																														} else var valid38 = true;
																																														if (valid38) {
																																															if (data56.accessLevel !== void 0) {
																																																let data59 = data56.accessLevel;
																																																const _errs143 = errors;
																																																if (!(data59 === "GRANTED" || data59 === "GRANTED_ON_SIGN_IN" || data59 === "DENIED")) {
																																																	validate22.errors = [{
																																																		instancePath: instancePath + "/trailers/" + i4 + "/accessLevel",
																																																		keyword: "enum",
																																																		params: { allowedValues: [
																																																			"GRANTED",
																																																			"GRANTED_ON_SIGN_IN",
																																																			"DENIED"
																																																		] }
																																																	}];
																																																	return false;
																																																}
																																																var valid38 = _errs143 === errors;
																																															} else var valid38 = true;
																																														}
																																													}
																																												}
																																											} else {
																																												validate22.errors = [{
																																													instancePath: instancePath + "/trailers/" + i4,
																																													keyword: "type",
																																													params: { type: "object" }
																																												}];
																																												return false;
																																											}
																																										}
																																										if (!(_errs135 === errors)) break;
																																									}
																																								}
																																							} else {
																																								validate22.errors = [{
																																									instancePath: instancePath + "/trailers",
																																									keyword: "type",
																																									params: { type: "array" }
																																								}];
																																								return false;
																																							}
																																						}
																																						var valid0 = _errs133 === errors;
																																					} else var valid0 = true;
																																					if (valid0) {
																																						if (data.watchProgress !== void 0) {
																																							let data60 = data.watchProgress;
																																							const _errs144 = errors;
																																							if (errors === _errs144) {
																																								if (typeof data60 == "number" && isFinite(data60)) {
																																									if (data60 < 0 || isNaN(data60)) {
																																										validate22.errors = [{
																																											instancePath: instancePath + "/watchProgress",
																																											keyword: "minimum",
																																											params: {
																																												comparison: ">=",
																																												limit: 0
																																											}
																																										}];
																																										return false;
																																									}
																																								} else {
																																									validate22.errors = [{
																																										instancePath: instancePath + "/watchProgress",
																																										keyword: "type",
																																										params: { type: "number" }
																																									}];
																																									return false;
																																								}
																																							}
																																							var valid0 = _errs144 === errors;
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
			if (data.groups === void 0 && (missing0 = "groups")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
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
					if (data.groups !== void 0) {
						let data1 = data.groups;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (Array.isArray(data1)) {
								if (data1.length > 62) {
									validate20.errors = [{
										instancePath: instancePath + "/groups",
										keyword: "maxItems",
										params: { limit: 62 }
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
												if (data2.id === void 0 && (missing1 = "id") || data2.title === void 0 && (missing1 = "title") || data2.cards === void 0 && (missing1 = "cards")) {
													validate20.errors = [{
														instancePath: instancePath + "/groups/" + i0,
														keyword: "required",
														params: { missingProperty: missing1 }
													}];
													return false;
												} else {
													if (data2.id !== void 0) {
														let data3 = data2.id;
														const _errs8 = errors;
														if (errors === _errs8) {
															if (typeof data3 === "string") {
																if (data3.length > 19) {
																	validate20.errors = [{
																		instancePath: instancePath + "/groups/" + i0 + "/id",
																		keyword: "maxLength",
																		params: { limit: 19 }
																	}];
																	return false;
																} else if (!pattern5.test(data3)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/groups/" + i0 + "/id",
																		keyword: "pattern",
																		params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/groups/" + i0 + "/id",
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
															const _errs10 = errors;
															if (errors === _errs10) {
																if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
																	let missing2;
																	if (data4.text === void 0 && (missing2 = "text")) {
																		validate20.errors = [{
																			instancePath: instancePath + "/groups/" + i0 + "/title",
																			keyword: "required",
																			params: { missingProperty: missing2 }
																		}];
																		return false;
																	} else {
																		if (data4.text !== void 0) {
																			let data5 = data4.text;
																			const _errs12 = errors;
																			if (errors === errors) {
																				if (typeof data5 === "string") {
																					if (data5.length > 300) {
																						validate20.errors = [{
																							instancePath: instancePath + "/groups/" + i0 + "/title/text",
																							keyword: "maxLength",
																							params: { limit: 300 }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/groups/" + i0 + "/title/text",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid4 = _errs12 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data4.format !== void 0) {
																				let data6 = data4.format;
																				const _errs15 = errors;
																				if (!(data6 === "ddd, LL" || data6 === "dddd, D MMMM" || data6 === "LL" || data6 === "MMMM YYYY")) {
																					validate20.errors = [{
																						instancePath: instancePath + "/groups/" + i0 + "/title/format",
																						keyword: "enum",
																						params: { allowedValues: [
																							"ddd, LL",
																							"dddd, D MMMM",
																							"LL",
																							"MMMM YYYY"
																						] }
																					}];
																					return false;
																				}
																				var valid4 = _errs15 === errors;
																			} else var valid4 = true;
																		}
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/groups/" + i0 + "/title",
																		keyword: "type",
																		params: { type: "object" }
																	}];
																	return false;
																}
															}
															var valid3 = _errs10 === errors;
														} else var valid3 = true;
														if (valid3) {
															if (data2.cards !== void 0) {
																let data7 = data2.cards;
																const _errs16 = errors;
																if (errors === _errs16) {
																	if (Array.isArray(data7)) {
																		if (data7.length > 200) {
																			validate20.errors = [{
																				instancePath: instancePath + "/groups/" + i0 + "/cards",
																				keyword: "maxItems",
																				params: { limit: 200 }
																			}];
																			return false;
																		} else {
																			const len1 = data7.length;
																			for (let i1 = 0; i1 < len1; i1++) {
																				const _errs18 = errors;
																				if (!validate22(data7[i1], {
																					instancePath: instancePath + "/groups/" + i0 + "/cards/" + i1,
																					parentData: data7,
																					parentDataProperty: i1,
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																					errors = vErrors.length;
																				}
																				if (!(_errs18 === errors)) break;
																			}
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/groups/" + i0 + "/cards",
																			keyword: "type",
																			params: { type: "array" }
																		}];
																		return false;
																	}
																}
																var valid3 = _errs16 === errors;
															} else var valid3 = true;
														}
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/groups/" + i0,
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
									instancePath: instancePath + "/groups",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.list !== void 0) {
							let data9 = data.list;
							const _errs19 = errors;
							if (!(data9 === "SCHEDULE" || data9 === "RELEASES" || data9 === "UPCOMING")) {
								validate20.errors = [{
									instancePath: instancePath + "/list",
									keyword: "enum",
									params: { allowedValues: [
										"SCHEDULE",
										"RELEASES",
										"UPCOMING"
									] }
								}];
								return false;
							}
							var valid0 = _errs19 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.timezone !== void 0) {
								let data10 = data.timezone;
								const _errs20 = errors;
								if (errors === _errs20) {
									if (typeof data10 === "string") {
										if (data10.length > 60) {
											validate20.errors = [{
												instancePath: instancePath + "/timezone",
												keyword: "maxLength",
												params: { limit: 60 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/timezone",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs20 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.emptyTitle !== void 0) {
									let data11 = data.emptyTitle;
									const _errs22 = errors;
									if (errors === errors) {
										if (typeof data11 === "string") {
											if (data11.length > 300) {
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
									var valid0 = _errs22 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.actions !== void 0) {
										let data12 = data.actions;
										const _errs25 = errors;
										if (errors === _errs25) {
											if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
												if (data12.next !== void 0) {
													let data13 = data12.next;
													if (errors === errors) {
														if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
															let missing3;
															if (data13.lastSeen === void 0 && (missing3 = "lastSeen")) {
																validate20.errors = [{
																	instancePath: instancePath + "/actions/next",
																	keyword: "required",
																	params: { missingProperty: missing3 }
																}];
																return false;
															} else if (data13.lastSeen !== void 0) {
																let data14 = data13.lastSeen;
																if (errors === errors) {
																	if (typeof data14 === "string") {
																		if (data14.length > 500) {
																			validate20.errors = [{
																				instancePath: instancePath + "/actions/next/lastSeen",
																				keyword: "maxLength",
																				params: { limit: 500 }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/actions/next/lastSeen",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/actions/next",
																keyword: "type",
																params: { type: "object" }
															}];
															return false;
														}
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
										}
										var valid0 = _errs25 === errors;
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
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };