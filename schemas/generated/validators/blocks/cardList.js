const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
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
				if (!(data0 === "VIDEOS" || data0 === "SERIES" || data0 === "SEASONS" || data0 === "EPISODES" || data0 === "PLAYLISTS" || data0 === "PLAYLIST_ITEMS" || data0 === "LIVE" || data0 === "UPCOMING" || data0 === "IDS")) {
					validate22.errors = [{
						instancePath: instancePath + "/type",
						keyword: "enum",
						params: { allowedValues: [
							"VIDEOS",
							"SERIES",
							"SEASONS",
							"EPISODES",
							"PLAYLISTS",
							"PLAYLIST_ITEMS",
							"LIVE",
							"UPCOMING",
							"IDS"
						] }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.ids !== void 0) {
					let data1 = data.ids;
					if (Array.isArray(data1)) {
						if (data1.length > 200) {
							validate22.errors = [{
								instancePath: instancePath + "/ids",
								keyword: "maxItems",
								params: { limit: 200 }
							}];
							return false;
						} else if (data1.length < 1) {
							validate22.errors = [{
								instancePath: instancePath + "/ids",
								keyword: "minItems",
								params: { limit: 1 }
							}];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate22.errors = [{
										instancePath: instancePath + "/ids/" + i0,
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 < 1 || isNaN(data2)) {
										validate22.errors = [{
											instancePath: instancePath + "/ids/" + i0,
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
						validate22.errors = [{
							instancePath: instancePath + "/ids",
							keyword: "type",
							params: { type: "array" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.tag !== void 0) {
						let data3 = data.tag;
						if (typeof data3 === "string") {
							if (data3.length > 300) {
								validate22.errors = [{
									instancePath: instancePath + "/tag",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/tag",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.seriesId !== void 0) {
							let data4 = data.seriesId;
							if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
								validate22.errors = [{
									instancePath: instancePath + "/seriesId",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (typeof data4 == "number" && isFinite(data4)) {
								if (data4 < 1 || isNaN(data4)) {
									validate22.errors = [{
										instancePath: instancePath + "/seriesId",
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
							if (data.seasonId !== void 0) {
								let data5 = data.seasonId;
								if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
									validate22.errors = [{
										instancePath: instancePath + "/seasonId",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (typeof data5 == "number" && isFinite(data5)) {
									if (data5 < 1 || isNaN(data5)) {
										validate22.errors = [{
											instancePath: instancePath + "/seasonId",
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
								if (data.playlistId !== void 0) {
									let data6 = data.playlistId;
									if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
										validate22.errors = [{
											instancePath: instancePath + "/playlistId",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data6 == "number" && isFinite(data6)) {
										if (data6 < 1 || isNaN(data6)) {
											validate22.errors = [{
												instancePath: instancePath + "/playlistId",
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
									if (data.sort !== void 0) {
										let data7 = data.sort;
										if (!(data7 === "NEWEST" || data7 === "OLDEST" || data7 === "TITLE" || data7 === "MANUAL")) {
											validate22.errors = [{
												instancePath: instancePath + "/sort",
												keyword: "enum",
												params: { allowedValues: [
													"NEWEST",
													"OLDEST",
													"TITLE",
													"MANUAL"
												] }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.limit !== void 0) {
											let data8 = data.limit;
											if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
												validate22.errors = [{
													instancePath: instancePath + "/limit",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data8 == "number" && isFinite(data8)) {
												if (data8 > 1e3 || isNaN(data8)) {
													validate22.errors = [{
														instancePath: instancePath + "/limit",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 1e3
														}
													}];
													return false;
												} else if (data8 < 1 || isNaN(data8)) {
													validate22.errors = [{
														instancePath: instancePath + "/limit",
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
	validate22.errors = vErrors;
	return true;
}
const pattern5 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern7 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.type === void 0 && (missing0 = "type") || data.accessLevel === void 0 && (missing0 = "accessLevel")) {
			validate24.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.id !== void 0) {
				let data0 = data.id;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate24.errors = [{
						instancePath: instancePath + "/id",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate24.errors = [{
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
				if (data.title !== void 0) {
					let data1 = data.title;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate24.errors = [{
								instancePath: instancePath + "/title",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						} else if (data1.length < 1) {
							validate24.errors = [{
								instancePath: instancePath + "/title",
								keyword: "minLength",
								params: { limit: 1 }
							}];
							return false;
						}
					} else {
						validate24.errors = [{
							instancePath: instancePath + "/title",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.type !== void 0) {
						let data2 = data.type;
						if (!(data2 === "VOD" || data2 === "PLAYLIST" || data2 === "VOD_SERIES" || data2 === "VOD_SEASON" || data2 === "LIVE" || data2 === "UPCOMING" || data2 === "SECTION_LINK")) {
							validate24.errors = [{
								instancePath: instancePath + "/type",
								keyword: "enum",
								params: { allowedValues: [
									"VOD",
									"PLAYLIST",
									"VOD_SERIES",
									"VOD_SEASON",
									"LIVE",
									"UPCOMING",
									"SECTION_LINK"
								] }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.accessLevel !== void 0) {
							let data3 = data.accessLevel;
							if (!(data3 === "GRANTED" || data3 === "GRANTED_ON_SIGN_IN" || data3 === "DENIED")) {
								validate24.errors = [{
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
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.onlinePlayback !== void 0) {
								let data4 = data.onlinePlayback;
								if (!(data4 === "AVAILABLE" || data4 === "NOT_AVAILABLE")) {
									validate24.errors = [{
										instancePath: instancePath + "/onlinePlayback",
										keyword: "enum",
										params: { allowedValues: ["AVAILABLE", "NOT_AVAILABLE"] }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.description !== void 0) {
									let data5 = data.description;
									if (typeof data5 === "string") {
										if (data5.length > 5e3) {
											validate24.errors = [{
												instancePath: instancePath + "/description",
												keyword: "maxLength",
												params: { limit: 5e3 }
											}];
											return false;
										}
									} else {
										validate24.errors = [{
											instancePath: instancePath + "/description",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.longDescription !== void 0) {
										let data6 = data.longDescription;
										if (typeof data6 === "string") {
											if (data6.length > 5e3) {
												validate24.errors = [{
													instancePath: instancePath + "/longDescription",
													keyword: "maxLength",
													params: { limit: 5e3 }
												}];
												return false;
											}
										} else {
											validate24.errors = [{
												instancePath: instancePath + "/longDescription",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.duration !== void 0) {
											let data7 = data.duration;
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 < 0 || isNaN(data7)) {
													validate24.errors = [{
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
												validate24.errors = [{
													instancePath: instancePath + "/duration",
													keyword: "type",
													params: { type: "number" }
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.startDate !== void 0) {
												let data8 = data.startDate;
												if (!(typeof data8 == "number" && isFinite(data8))) {
													validate24.errors = [{
														instancePath: instancePath + "/startDate",
														keyword: "type",
														params: { type: "number" }
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.endDate !== void 0) {
													let data9 = data.endDate;
													if (!(typeof data9 == "number" && isFinite(data9))) {
														validate24.errors = [{
															instancePath: instancePath + "/endDate",
															keyword: "type",
															params: { type: "number" }
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.thumbnailUrl !== void 0) {
														let data10 = data.thumbnailUrl;
														if (typeof data10 === "string") {
															if (data10.length > 2048) {
																validate24.errors = [{
																	instancePath: instancePath + "/thumbnailUrl",
																	keyword: "maxLength",
																	params: { limit: 2048 }
																}];
																return false;
															} else if (!pattern5.test(data10)) {
																validate24.errors = [{
																	instancePath: instancePath + "/thumbnailUrl",
																	keyword: "pattern",
																	params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																}];
																return false;
															}
														} else {
															validate24.errors = [{
																instancePath: instancePath + "/thumbnailUrl",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.posterUrl !== void 0) {
															let data11 = data.posterUrl;
															if (typeof data11 === "string") {
																if (data11.length > 2048) {
																	validate24.errors = [{
																		instancePath: instancePath + "/posterUrl",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern5.test(data11)) {
																	validate24.errors = [{
																		instancePath: instancePath + "/posterUrl",
																		keyword: "pattern",
																		params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																	}];
																	return false;
																}
															} else {
																validate24.errors = [{
																	instancePath: instancePath + "/posterUrl",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
														if (valid0) {
															if (data.placeholder !== void 0) {
																let data12 = data.placeholder;
																if (typeof data12 === "string") {
																	if (!pattern7.test(data12)) {
																		validate24.errors = [{
																			instancePath: instancePath + "/placeholder",
																			keyword: "pattern",
																			params: { pattern: "^#[0-9a-fA-F]{6}$" }
																		}];
																		return false;
																	}
																} else {
																	validate24.errors = [{
																		instancePath: instancePath + "/placeholder",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																var valid0 = true;
															} else var valid0 = true;
															if (valid0) {
																if (data.favourite !== void 0) {
																	if (typeof data.favourite !== "boolean") {
																		validate24.errors = [{
																			instancePath: instancePath + "/favourite",
																			keyword: "type",
																			params: { type: "boolean" }
																		}];
																		return false;
																	}
																	var valid0 = true;
																} else var valid0 = true;
																if (valid0) {
																	if (data.audioTracks !== void 0) {
																		let data14 = data.audioTracks;
																		if (Array.isArray(data14)) {
																			if (data14.length > 30) {
																				validate24.errors = [{
																					instancePath: instancePath + "/audioTracks",
																					keyword: "maxItems",
																					params: { limit: 30 }
																				}];
																				return false;
																			} else {
																				const len0 = data14.length;
																				for (let i0 = 0; i0 < len0; i0++) {
																					let data15 = data14[i0];
																					if (typeof data15 === "string") {
																						if (data15.length > 20) {
																							validate24.errors = [{
																								instancePath: instancePath + "/audioTracks/" + i0,
																								keyword: "maxLength",
																								params: { limit: 20 }
																							}];
																							return false;
																						}
																					} else {
																						validate24.errors = [{
																							instancePath: instancePath + "/audioTracks/" + i0,
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																			}
																		} else {
																			validate24.errors = [{
																				instancePath: instancePath + "/audioTracks",
																				keyword: "type",
																				params: { type: "array" }
																			}];
																			return false;
																		}
																		var valid0 = true;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.audioOnly !== void 0) {
																			if (typeof data.audioOnly !== "boolean") {
																				validate24.errors = [{
																					instancePath: instancePath + "/audioOnly",
																					keyword: "type",
																					params: { type: "boolean" }
																				}];
																				return false;
																			}
																			var valid0 = true;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.displayLiveBadge !== void 0) {
																				if (typeof data.displayLiveBadge !== "boolean") {
																					validate24.errors = [{
																						instancePath: instancePath + "/displayLiveBadge",
																						keyword: "type",
																						params: { type: "boolean" }
																					}];
																					return false;
																				}
																				var valid0 = true;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.live !== void 0) {
																					if (typeof data.live !== "boolean") {
																						validate24.errors = [{
																							instancePath: instancePath + "/live",
																							keyword: "type",
																							params: { type: "boolean" }
																						}];
																						return false;
																					}
																					var valid0 = true;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.series !== void 0) {
																						let data19 = data.series;
																						if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
																							let missing1;
																							if (data19.seriesId === void 0 && (missing1 = "seriesId") || data19.title === void 0 && (missing1 = "title")) {
																								validate24.errors = [{
																									instancePath: instancePath + "/series",
																									keyword: "required",
																									params: { missingProperty: missing1 }
																								}];
																								return false;
																							} else {
																								if (data19.seriesId !== void 0) {
																									let data20 = data19.seriesId;
																									if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
																										validate24.errors = [{
																											instancePath: instancePath + "/series/seriesId",
																											keyword: "type",
																											params: { type: "integer" }
																										}];
																										return false;
																									}
																									if (typeof data20 == "number" && isFinite(data20)) {
																										if (data20 < 1 || isNaN(data20)) {
																											validate24.errors = [{
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
																									var valid8 = true;
																								} else var valid8 = true;
																								if (valid8) {
																									if (data19.title !== void 0) {
																										let data21 = data19.title;
																										if (typeof data21 === "string") {
																											if (data21.length > 300) {
																												validate24.errors = [{
																													instancePath: instancePath + "/series/title",
																													keyword: "maxLength",
																													params: { limit: 300 }
																												}];
																												return false;
																											}
																										} else {
																											validate24.errors = [{
																												instancePath: instancePath + "/series/title",
																												keyword: "type",
																												params: { type: "string" }
																											}];
																											return false;
																										}
																										var valid8 = true;
																									} else var valid8 = true;
																								}
																							}
																						} else {
																							validate24.errors = [{
																								instancePath: instancePath + "/series",
																								keyword: "type",
																								params: { type: "object" }
																							}];
																							return false;
																						}
																						var valid0 = true;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.episodeInformation !== void 0) {
																							let data22 = data.episodeInformation;
																							if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
																								let missing2;
																								if (data22.seasonNumber === void 0 && (missing2 = "seasonNumber") || data22.episodeNumber === void 0 && (missing2 = "episodeNumber")) {
																									validate24.errors = [{
																										instancePath: instancePath + "/episodeInformation",
																										keyword: "required",
																										params: { missingProperty: missing2 }
																									}];
																									return false;
																								} else {
																									if (data22.seasonNumber !== void 0) {
																										let data23 = data22.seasonNumber;
																										if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
																											validate24.errors = [{
																												instancePath: instancePath + "/episodeInformation/seasonNumber",
																												keyword: "type",
																												params: { type: "integer" }
																											}];
																											return false;
																										}
																										if (typeof data23 == "number" && isFinite(data23)) {
																											if (data23 < 0 || isNaN(data23)) {
																												validate24.errors = [{
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
																										var valid11 = true;
																									} else var valid11 = true;
																									if (valid11) {
																										if (data22.episodeNumber !== void 0) {
																											let data24 = data22.episodeNumber;
																											if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
																												validate24.errors = [{
																													instancePath: instancePath + "/episodeInformation/episodeNumber",
																													keyword: "type",
																													params: { type: "integer" }
																												}];
																												return false;
																											}
																											if (typeof data24 == "number" && isFinite(data24)) {
																												if (data24 < 0 || isNaN(data24)) {
																													validate24.errors = [{
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
																											var valid11 = true;
																										} else var valid11 = true;
																										if (valid11) {
																											if (data22.season !== void 0) {
																												let data25 = data22.season;
																												if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
																													validate24.errors = [{
																														instancePath: instancePath + "/episodeInformation/season",
																														keyword: "type",
																														params: { type: "integer" }
																													}];
																													return false;
																												}
																												if (typeof data25 == "number" && isFinite(data25)) {
																													if (data25 < 1 || isNaN(data25)) {
																														validate24.errors = [{
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
																												var valid11 = true;
																											} else var valid11 = true;
																											if (valid11) {
																												if (data22.seasonTitle !== void 0) {
																													let data26 = data22.seasonTitle;
																													if (typeof data26 === "string") {
																														if (data26.length > 300) {
																															validate24.errors = [{
																																instancePath: instancePath + "/episodeInformation/seasonTitle",
																																keyword: "maxLength",
																																params: { limit: 300 }
																															}];
																															return false;
																														}
																													} else {
																														validate24.errors = [{
																															instancePath: instancePath + "/episodeInformation/seasonTitle",
																															keyword: "type",
																															params: { type: "string" }
																														}];
																														return false;
																													}
																													var valid11 = true;
																												} else var valid11 = true;
																											}
																										}
																									}
																								}
																							} else {
																								validate24.errors = [{
																									instancePath: instancePath + "/episodeInformation",
																									keyword: "type",
																									params: { type: "object" }
																								}];
																								return false;
																							}
																							var valid0 = true;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.rating !== void 0) {
																								let data27 = data.rating;
																								if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
																									let missing3;
																									if (data27.rating === void 0 && (missing3 = "rating")) {
																										validate24.errors = [{
																											instancePath: instancePath + "/rating",
																											keyword: "required",
																											params: { missingProperty: missing3 }
																										}];
																										return false;
																									} else {
																										if (data27.rating !== void 0) {
																											let data28 = data27.rating;
																											if (typeof data28 === "string") {
																												if (data28.length > 300) {
																													validate24.errors = [{
																														instancePath: instancePath + "/rating/rating",
																														keyword: "maxLength",
																														params: { limit: 300 }
																													}];
																													return false;
																												}
																											} else {
																												validate24.errors = [{
																													instancePath: instancePath + "/rating/rating",
																													keyword: "type",
																													params: { type: "string" }
																												}];
																												return false;
																											}
																											var valid14 = true;
																										} else var valid14 = true;
																										if (valid14) {
																											if (data27.descriptors !== void 0) {
																												let data29 = data27.descriptors;
																												if (Array.isArray(data29)) {
																													if (data29.length > 20) {
																														validate24.errors = [{
																															instancePath: instancePath + "/rating/descriptors",
																															keyword: "maxItems",
																															params: { limit: 20 }
																														}];
																														return false;
																													} else {
																														const len1 = data29.length;
																														for (let i1 = 0; i1 < len1; i1++) {
																															let data30 = data29[i1];
																															if (typeof data30 === "string") {
																																if (data30.length > 300) {
																																	validate24.errors = [{
																																		instancePath: instancePath + "/rating/descriptors/" + i1,
																																		keyword: "maxLength",
																																		params: { limit: 300 }
																																	}];
																																	return false;
																																}
																															} else {
																																validate24.errors = [{
																																	instancePath: instancePath + "/rating/descriptors/" + i1,
																																	keyword: "type",
																																	params: { type: "string" }
																																}];
																																return false;
																															}
																														}
																													}
																												} else {
																													validate24.errors = [{
																														instancePath: instancePath + "/rating/descriptors",
																														keyword: "type",
																														params: { type: "array" }
																													}];
																													return false;
																												}
																												var valid14 = true;
																											} else var valid14 = true;
																										}
																									}
																								} else {
																									validate24.errors = [{
																										instancePath: instancePath + "/rating",
																										keyword: "type",
																										params: { type: "object" }
																									}];
																									return false;
																								}
																								var valid0 = true;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.categories !== void 0) {
																									let data31 = data.categories;
																									if (Array.isArray(data31)) {
																										if (data31.length > 30) {
																											validate24.errors = [{
																												instancePath: instancePath + "/categories",
																												keyword: "maxItems",
																												params: { limit: 30 }
																											}];
																											return false;
																										} else {
																											const len2 = data31.length;
																											for (let i2 = 0; i2 < len2; i2++) {
																												let data32 = data31[i2];
																												if (typeof data32 === "string") {
																													if (data32.length > 300) {
																														validate24.errors = [{
																															instancePath: instancePath + "/categories/" + i2,
																															keyword: "maxLength",
																															params: { limit: 300 }
																														}];
																														return false;
																													}
																												} else {
																													validate24.errors = [{
																														instancePath: instancePath + "/categories/" + i2,
																														keyword: "type",
																														params: { type: "string" }
																													}];
																													return false;
																												}
																											}
																										}
																									} else {
																										validate24.errors = [{
																											instancePath: instancePath + "/categories",
																											keyword: "type",
																											params: { type: "array" }
																										}];
																										return false;
																									}
																									var valid0 = true;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.seasonCount !== void 0) {
																										let data33 = data.seasonCount;
																										if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
																											validate24.errors = [{
																												instancePath: instancePath + "/seasonCount",
																												keyword: "type",
																												params: { type: "integer" }
																											}];
																											return false;
																										}
																										if (typeof data33 == "number" && isFinite(data33)) {
																											if (data33 < 0 || isNaN(data33)) {
																												validate24.errors = [{
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
																										var valid0 = true;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.vodCount !== void 0) {
																											let data34 = data.vodCount;
																											if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
																												validate24.errors = [{
																													instancePath: instancePath + "/vodCount",
																													keyword: "type",
																													params: { type: "integer" }
																												}];
																												return false;
																											}
																											if (typeof data34 == "number" && isFinite(data34)) {
																												if (data34 < 0 || isNaN(data34)) {
																													validate24.errors = [{
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
																											var valid0 = true;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.sectionId !== void 0) {
																												let data35 = data.sectionId;
																												if (typeof data35 === "string") {
																													if (!pattern4.test(data35)) {
																														validate24.errors = [{
																															instancePath: instancePath + "/sectionId",
																															keyword: "pattern",
																															params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																														}];
																														return false;
																													}
																												} else {
																													validate24.errors = [{
																														instancePath: instancePath + "/sectionId",
																														keyword: "type",
																														params: { type: "string" }
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
		validate24.errors = [{
			instancePath,
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type")) {
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
						if (data.type !== void 0) {
							let data2 = data.type;
							const _errs7 = errors;
							if (!(data2 === "LIST" || data2 === "GRID" || data2 === "CAROUSEL")) {
								validate20.errors = [{
									instancePath: instancePath + "/type",
									keyword: "enum",
									params: { allowedValues: [
										"LIST",
										"GRID",
										"CAROUSEL"
									] }
								}];
								return false;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.source !== void 0) {
								const _errs8 = errors;
								if (!validate22(data.source, {
									instancePath: instancePath + "/source",
									parentData: data,
									parentDataProperty: "source",
									rootData
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cards !== void 0) {
									let data4 = data.cards;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (Array.isArray(data4)) {
											if (data4.length > 200) {
												validate20.errors = [{
													instancePath: instancePath + "/cards",
													keyword: "maxItems",
													params: { limit: 200 }
												}];
												return false;
											} else {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs11 = errors;
													if (!validate24(data4[i0], {
														instancePath: instancePath + "/cards/" + i0,
														parentData: data4,
														parentDataProperty: i0,
														rootData
													})) {
														vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/cards",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.sectionId !== void 0) {
										let data6 = data.sectionId;
										const _errs12 = errors;
										if (errors === errors) {
											if (typeof data6 === "string") {
												if (!pattern4.test(data6)) {
													validate20.errors = [{
														instancePath: instancePath + "/sectionId",
														keyword: "pattern",
														params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/sectionId",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.bucketId !== void 0) {
											let data7 = data.bucketId;
											const _errs15 = errors;
											if (errors === errors) {
												if (typeof data7 === "string") {
													if (!pattern4.test(data7)) {
														validate20.errors = [{
															instancePath: instancePath + "/bucketId",
															keyword: "pattern",
															params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/bucketId",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.minItems !== void 0) {
												let data8 = data.minItems;
												const _errs18 = errors;
												const _errs19 = errors;
												if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
													validate20.errors = [{
														instancePath: instancePath + "/minItems",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (errors === _errs19) {
													if (typeof data8 == "number" && isFinite(data8)) {
														if (data8 > 10 || isNaN(data8)) {
															validate20.errors = [{
																instancePath: instancePath + "/minItems",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 10
																}
															}];
															return false;
														} else if (data8 < 1 || isNaN(data8)) {
															validate20.errors = [{
																instancePath: instancePath + "/minItems",
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
												var valid0 = _errs18 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.onEmpty !== void 0) {
													let data9 = data.onEmpty;
													const _errs21 = errors;
													if (!(data9 === "hide" || data9 === "message" || data9 === "fallback")) {
														validate20.errors = [{
															instancePath: instancePath + "/onEmpty",
															keyword: "enum",
															params: { allowedValues: [
																"hide",
																"message",
																"fallback"
															] }
														}];
														return false;
													}
													var valid0 = _errs21 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.emptyTitle !== void 0) {
														let data10 = data.emptyTitle;
														const _errs23 = errors;
														if (errors === errors) {
															if (typeof data10 === "string") {
																if (data10.length > 300) {
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
														var valid0 = _errs23 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.emptyDescription !== void 0) {
															let data11 = data.emptyDescription;
															const _errs26 = errors;
															if (errors === errors) {
																if (typeof data11 === "string") {
																	if (data11.length > 5e3) {
																		validate20.errors = [{
																			instancePath: instancePath + "/emptyDescription",
																			keyword: "maxLength",
																			params: { limit: 5e3 }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/emptyDescription",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs26 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.reserve !== void 0) {
																let data12 = data.reserve;
																const _errs29 = errors;
																if (errors === errors) {
																	if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																		if (data12.aspect !== void 0) {
																			let data13 = data12.aspect;
																			const _errs32 = errors;
																			if (!(data13 === "16:9" || data13 === "1:1" || data13 === "2:3")) {
																				validate20.errors = [{
																					instancePath: instancePath + "/reserve/aspect",
																					keyword: "enum",
																					params: { allowedValues: [
																						"16:9",
																						"1:1",
																						"2:3"
																					] }
																				}];
																				return false;
																			}
																			var valid11 = _errs32 === errors;
																		} else var valid11 = true;
																		if (valid11) {
																			if (data12.count !== void 0) {
																				let data14 = data12.count;
																				const _errs33 = errors;
																				if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																					validate20.errors = [{
																						instancePath: instancePath + "/reserve/count",
																						keyword: "type",
																						params: { type: "integer" }
																					}];
																					return false;
																				}
																				if (errors === _errs33) {
																					if (typeof data14 == "number" && isFinite(data14)) {
																						if (data14 > 50 || isNaN(data14)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/reserve/count",
																								keyword: "maximum",
																								params: {
																									comparison: "<=",
																									limit: 50
																								}
																							}];
																							return false;
																						} else if (data14 < 1 || isNaN(data14)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/reserve/count",
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
																				var valid11 = _errs33 === errors;
																			} else var valid11 = true;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/reserve",
																			keyword: "type",
																			params: { type: "object" }
																		}];
																		return false;
																	}
																}
																var valid0 = _errs29 === errors;
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