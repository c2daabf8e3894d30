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
const pattern6 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern7 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.episode === void 0 && (missing0 = "episode") || data.startDate === void 0 && (missing0 = "startDate") || data.endDate === void 0 && (missing0 = "endDate")) {
			validate25.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.id !== void 0) {
				let data0 = data.id;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate25.errors = [{
						instancePath: instancePath + "/id",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate25.errors = [{
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
							validate25.errors = [{
								instancePath: instancePath + "/episode",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate25.errors = [{
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
								validate25.errors = [{
									instancePath: instancePath + "/programme",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate25.errors = [{
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
								if (!pattern7.test(data3)) {
									validate25.errors = [{
										instancePath: instancePath + "/startDate",
										keyword: "pattern",
										params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
									}];
									return false;
								}
							} else {
								validate25.errors = [{
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
									if (!pattern7.test(data4)) {
										validate25.errors = [{
											instancePath: instancePath + "/endDate",
											keyword: "pattern",
											params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
										}];
										return false;
									}
								} else {
									validate25.errors = [{
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
											validate25.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern5.test(data5)) {
											validate25.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
											}];
											return false;
										}
									} else {
										validate25.errors = [{
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
												validate25.errors = [{
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
											validate25.errors = [{
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
		validate25.errors = [{
			instancePath,
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate25.errors = vErrors;
	return true;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
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
					const _errs1 = errors;
					const _errs2 = errors;
					if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
						validate24.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs2) {
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
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0) {
							let data2 = data.type;
							const _errs6 = errors;
							if (!(data2 === "LIVE" || data2 === "UPCOMING")) {
								validate24.errors = [{
									instancePath: instancePath + "/type",
									keyword: "enum",
									params: { allowedValues: ["LIVE", "UPCOMING"] }
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
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.live !== void 0) {
									const _errs8 = errors;
									if (typeof data.live !== "boolean") {
										validate24.errors = [{
											instancePath: instancePath + "/live",
											keyword: "type",
											params: { type: "boolean" }
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.displayLiveBadge !== void 0) {
										const _errs10 = errors;
										if (typeof data.displayLiveBadge !== "boolean") {
											validate24.errors = [{
												instancePath: instancePath + "/displayLiveBadge",
												keyword: "type",
												params: { type: "boolean" }
											}];
											return false;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.audioOnly !== void 0) {
											const _errs12 = errors;
											if (typeof data.audioOnly !== "boolean") {
												validate24.errors = [{
													instancePath: instancePath + "/audioOnly",
													keyword: "type",
													params: { type: "boolean" }
												}];
												return false;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.startDate !== void 0) {
												let data7 = data.startDate;
												const _errs14 = errors;
												if (errors === _errs14) {
													if (typeof data7 == "number" && isFinite(data7)) {
														if (data7 > 0xe677d21fdbff || isNaN(data7)) {
															validate24.errors = [{
																instancePath: instancePath + "/startDate",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 0xe677d21fdbff
																}
															}];
															return false;
														} else if (data7 < 0 || isNaN(data7)) {
															validate24.errors = [{
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
														validate24.errors = [{
															instancePath: instancePath + "/startDate",
															keyword: "type",
															params: { type: "number" }
														}];
														return false;
													}
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.endDate !== void 0) {
													let data8 = data.endDate;
													const _errs16 = errors;
													if (errors === _errs16) {
														if (typeof data8 == "number" && isFinite(data8)) {
															if (data8 > 0xe677d21fdbff || isNaN(data8)) {
																validate24.errors = [{
																	instancePath: instancePath + "/endDate",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 0xe677d21fdbff
																	}
																}];
																return false;
															} else if (data8 < 0 || isNaN(data8)) {
																validate24.errors = [{
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
															validate24.errors = [{
																instancePath: instancePath + "/endDate",
																keyword: "type",
																params: { type: "number" }
															}];
															return false;
														}
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.thumbnailUrl !== void 0) {
														let data9 = data.thumbnailUrl;
														const _errs18 = errors;
														if (errors === errors) {
															if (typeof data9 === "string") {
																if (data9.length > 2048) {
																	validate24.errors = [{
																		instancePath: instancePath + "/thumbnailUrl",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern5.test(data9)) {
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
														}
														var valid0 = _errs18 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.placeholder !== void 0) {
															let data10 = data.placeholder;
															const _errs21 = errors;
															if (errors === errors) {
																if (typeof data10 === "string") {
																	if (!pattern6.test(data10)) {
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
															}
															var valid0 = _errs21 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.programmingInfo !== void 0) {
																let data11 = data.programmingInfo;
																const _errs24 = errors;
																if (errors === _errs24) {
																	if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
																		if (data11.currentProgramme !== void 0) {
																			const _errs26 = errors;
																			if (!validate25(data11.currentProgramme, {
																				instancePath: instancePath + "/programmingInfo/currentProgramme",
																				parentData: data11,
																				parentDataProperty: "currentProgramme",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																				errors = vErrors.length;
																			}
																			var valid4 = _errs26 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data11.nextProgramme !== void 0) {
																				const _errs27 = errors;
																				if (!validate25(data11.nextProgramme, {
																					instancePath: instancePath + "/programmingInfo/nextProgramme",
																					parentData: data11,
																					parentDataProperty: "nextProgramme",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																					errors = vErrors.length;
																				}
																				var valid4 = _errs27 === errors;
																			} else var valid4 = true;
																			if (valid4) {
																				if (data11.channelLogoUrl !== void 0) {
																					let data14 = data11.channelLogoUrl;
																					const _errs28 = errors;
																					if (errors === errors) {
																						if (typeof data14 === "string") {
																							if (data14.length > 2048) {
																								validate24.errors = [{
																									instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																									keyword: "maxLength",
																									params: { limit: 2048 }
																								}];
																								return false;
																							} else if (!pattern5.test(data14)) {
																								validate24.errors = [{
																									instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																									keyword: "pattern",
																									params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																								}];
																								return false;
																							}
																						} else {
																							validate24.errors = [{
																								instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																					}
																					var valid4 = _errs28 === errors;
																				} else var valid4 = true;
																			}
																		}
																	} else {
																		validate24.errors = [{
																			instancePath: instancePath + "/programmingInfo",
																			keyword: "type",
																			params: { type: "object" }
																		}];
																		return false;
																	}
																}
																var valid0 = _errs24 === errors;
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
			validate24.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const pattern14 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type")) {
				validate29.errors = [{
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
						validate29.errors = [{
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
							validate29.errors = vErrors;
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
										validate29.errors = [{
											instancePath: instancePath + "/title",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate29.errors = [{
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
											validate29.errors = [{
												instancePath: instancePath + "/route",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern14.test(data3)) {
											validate29.errors = [{
												instancePath: instancePath + "/route",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
											}];
											return false;
										}
									} else {
										validate29.errors = [{
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
												validate29.errors = [{
													instancePath: instancePath + "/url",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern14.test(data4)) {
												validate29.errors = [{
													instancePath: instancePath + "/url",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
												}];
												return false;
											}
										} else {
											validate29.errors = [{
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
			validate29.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate29.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.title === void 0 && (missing0 = "title")) {
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
						if (data.source !== void 0) {
							const _errs7 = errors;
							if (!validate22(data.source, {
								instancePath: instancePath + "/source",
								parentData: data,
								parentDataProperty: "source",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.cards !== void 0) {
								let data3 = data.cards;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (Array.isArray(data3)) {
										if (data3.length > 50) {
											validate20.errors = [{
												instancePath: instancePath + "/cards",
												keyword: "maxItems",
												params: { limit: 50 }
											}];
											return false;
										} else {
											const len0 = data3.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs10 = errors;
												if (!validate24(data3[i0], {
													instancePath: instancePath + "/cards/" + i0,
													parentData: data3,
													parentDataProperty: i0,
													rootData
												})) {
													vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
													errors = vErrors.length;
												}
												if (!(_errs10 === errors)) break;
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
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.sectionId !== void 0) {
									let data5 = data.sectionId;
									const _errs11 = errors;
									if (errors === errors) {
										if (typeof data5 === "string") {
											if (!pattern4.test(data5)) {
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
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.bucketId !== void 0) {
										let data6 = data.bucketId;
										const _errs14 = errors;
										if (errors === errors) {
											if (typeof data6 === "string") {
												if (!pattern4.test(data6)) {
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
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.link !== void 0) {
											const _errs17 = errors;
											if (!validate29(data.link, {
												instancePath: instancePath + "/link",
												parentData: data,
												parentDataProperty: "link",
												rootData
											})) {
												vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs17 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.linkText !== void 0) {
												let data8 = data.linkText;
												const _errs18 = errors;
												if (errors === errors) {
													if (typeof data8 === "string") {
														if (data8.length > 300) {
															validate20.errors = [{
																instancePath: instancePath + "/linkText",
																keyword: "maxLength",
																params: { limit: 300 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/linkText",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
												}
												var valid0 = _errs18 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.minItems !== void 0) {
													let data9 = data.minItems;
													const _errs21 = errors;
													const _errs22 = errors;
													if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
														validate20.errors = [{
															instancePath: instancePath + "/minItems",
															keyword: "type",
															params: { type: "integer" }
														}];
														return false;
													}
													if (errors === _errs22) {
														if (typeof data9 == "number" && isFinite(data9)) {
															if (data9 > 10 || isNaN(data9)) {
																validate20.errors = [{
																	instancePath: instancePath + "/minItems",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 10
																	}
																}];
																return false;
															} else if (data9 < 1 || isNaN(data9)) {
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
													var valid0 = _errs21 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.onEmpty !== void 0) {
														let data10 = data.onEmpty;
														const _errs24 = errors;
														if (!(data10 === "hide" || data10 === "message" || data10 === "fallback")) {
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
														var valid0 = _errs24 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.emptyTitle !== void 0) {
															let data11 = data.emptyTitle;
															const _errs26 = errors;
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
															var valid0 = _errs26 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.emptyDescription !== void 0) {
																let data12 = data.emptyDescription;
																const _errs29 = errors;
																if (errors === errors) {
																	if (typeof data12 === "string") {
																		if (data12.length > 5e3) {
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
																var valid0 = _errs29 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.reserve !== void 0) {
																	let data13 = data.reserve;
																	const _errs32 = errors;
																	if (errors === errors) {
																		if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																			if (data13.aspect !== void 0) {
																				let data14 = data13.aspect;
																				const _errs35 = errors;
																				if (!(data14 === "16:9" || data14 === "1:1" || data14 === "2:3")) {
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
																				var valid12 = _errs35 === errors;
																			} else var valid12 = true;
																			if (valid12) {
																				if (data13.count !== void 0) {
																					let data15 = data13.count;
																					const _errs36 = errors;
																					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																						validate20.errors = [{
																							instancePath: instancePath + "/reserve/count",
																							keyword: "type",
																							params: { type: "integer" }
																						}];
																						return false;
																					}
																					if (errors === _errs36) {
																						if (typeof data15 == "number" && isFinite(data15)) {
																							if (data15 > 50 || isNaN(data15)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/reserve/count",
																									keyword: "maximum",
																									params: {
																										comparison: "<=",
																										limit: 50
																									}
																								}];
																								return false;
																							} else if (data15 < 1 || isNaN(data15)) {
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
																					var valid12 = _errs36 === errors;
																				} else var valid12 = true;
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
																	var valid0 = _errs32 === errors;
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