const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.episodeCount === void 0 && (missing0 = "episodeCount")) {
			validate22.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.id !== void 0) {
				let data0 = data.id;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate22.errors = [{
						instancePath: instancePath + "/id",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
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
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.title !== void 0) {
					let data1 = data.title;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
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
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.episodeCount !== void 0) {
						let data2 = data.episodeCount;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate22.errors = [{
								instancePath: instancePath + "/episodeCount",
								keyword: "type",
								params: { type: "integer" }
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate22.errors = [{
									instancePath: instancePath + "/episodeCount",
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
						if (data.seasonNumber !== void 0) {
							let data3 = data.seasonNumber;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate22.errors = [{
									instancePath: instancePath + "/seasonNumber",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate22.errors = [{
										instancePath: instancePath + "/seasonNumber",
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
							if (data.description !== void 0) {
								let data4 = data.description;
								if (typeof data4 === "string") {
									if (data4.length > 5e3) {
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
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.longDescription !== void 0) {
									let data5 = data.longDescription;
									if (typeof data5 === "string") {
										if (data5.length > 5e3) {
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
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.smallCoverUrl !== void 0) {
										let data6 = data.smallCoverUrl;
										if (typeof data6 === "string") {
											if (data6.length > 2048) {
												validate22.errors = [{
													instancePath: instancePath + "/smallCoverUrl",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern5.test(data6)) {
												validate22.errors = [{
													instancePath: instancePath + "/smallCoverUrl",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
												}];
												return false;
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/smallCoverUrl",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.coverUrl !== void 0) {
											let data7 = data.coverUrl;
											if (typeof data7 === "string") {
												if (data7.length > 2048) {
													validate22.errors = [{
														instancePath: instancePath + "/coverUrl",
														keyword: "maxLength",
														params: { limit: 2048 }
													}];
													return false;
												} else if (!pattern5.test(data7)) {
													validate22.errors = [{
														instancePath: instancePath + "/coverUrl",
														keyword: "pattern",
														params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
													}];
													return false;
												}
											} else {
												validate22.errors = [{
													instancePath: instancePath + "/coverUrl",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.titleUrl !== void 0) {
												let data8 = data.titleUrl;
												if (typeof data8 === "string") {
													if (data8.length > 2048) {
														validate22.errors = [{
															instancePath: instancePath + "/titleUrl",
															keyword: "maxLength",
															params: { limit: 2048 }
														}];
														return false;
													} else if (!pattern5.test(data8)) {
														validate22.errors = [{
															instancePath: instancePath + "/titleUrl",
															keyword: "pattern",
															params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
														}];
														return false;
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/titleUrl",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.posterUrl !== void 0) {
													let data9 = data.posterUrl;
													if (typeof data9 === "string") {
														if (data9.length > 2048) {
															validate22.errors = [{
																instancePath: instancePath + "/posterUrl",
																keyword: "maxLength",
																params: { limit: 2048 }
															}];
															return false;
														} else if (!pattern5.test(data9)) {
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
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.series !== void 0) {
														let data10 = data.series;
														if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
															let missing1;
															if (data10.seriesId === void 0 && (missing1 = "seriesId") || data10.title === void 0 && (missing1 = "title")) {
																validate22.errors = [{
																	instancePath: instancePath + "/series",
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																if (data10.seriesId !== void 0) {
																	let data11 = data10.seriesId;
																	if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																		validate22.errors = [{
																			instancePath: instancePath + "/series/seriesId",
																			keyword: "type",
																			params: { type: "integer" }
																		}];
																		return false;
																	}
																	if (typeof data11 == "number" && isFinite(data11)) {
																		if (data11 < 1 || isNaN(data11)) {
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
																	var valid9 = true;
																} else var valid9 = true;
																if (valid9) {
																	if (data10.title !== void 0) {
																		let data12 = data10.title;
																		if (typeof data12 === "string") {
																			if (data12.length > 300) {
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
																		var valid9 = true;
																	} else var valid9 = true;
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
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.seasonId === void 0 && (missing0 = "seasonId") || data.series === void 0 && (missing0 = "series") || data.seasons === void 0 && (missing0 = "seasons")) {
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
					if (data.seasonId !== void 0) {
						let data1 = data.seasonId;
						const _errs4 = errors;
						const _errs5 = errors;
						if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
							validate20.errors = [{
								instancePath: instancePath + "/seasonId",
								keyword: "type",
								params: { type: "integer" }
							}];
							return false;
						}
						if (errors === _errs5) {
							if (typeof data1 == "number" && isFinite(data1)) {
								if (data1 < 1 || isNaN(data1)) {
									validate20.errors = [{
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
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.series !== void 0) {
							let data2 = data.series;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if (data2.seriesId === void 0 && (missing1 = "seriesId") || data2.title === void 0 && (missing1 = "title")) {
										validate20.errors = [{
											instancePath: instancePath + "/series",
											keyword: "required",
											params: { missingProperty: missing1 }
										}];
										return false;
									} else {
										if (data2.seriesId !== void 0) {
											let data3 = data2.seriesId;
											const _errs9 = errors;
											const _errs10 = errors;
											if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
												validate20.errors = [{
													instancePath: instancePath + "/series/seriesId",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (errors === _errs10) {
												if (typeof data3 == "number" && isFinite(data3)) {
													if (data3 < 1 || isNaN(data3)) {
														validate20.errors = [{
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
											var valid3 = _errs9 === errors;
										} else var valid3 = true;
										if (valid3) {
											if (data2.title !== void 0) {
												let data4 = data2.title;
												const _errs12 = errors;
												if (errors === errors) {
													if (typeof data4 === "string") {
														if (data4.length > 300) {
															validate20.errors = [{
																instancePath: instancePath + "/series/title",
																keyword: "maxLength",
																params: { limit: 300 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/series/title",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
												}
												var valid3 = _errs12 === errors;
											} else var valid3 = true;
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/series",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.seasons !== void 0) {
								let data5 = data.seasons;
								const _errs15 = errors;
								if (errors === _errs15) {
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
										let missing2;
										if (data5.items === void 0 && (missing2 = "items")) {
											validate20.errors = [{
												instancePath: instancePath + "/seasons",
												keyword: "required",
												params: { missingProperty: missing2 }
											}];
											return false;
										} else {
											if (data5.items !== void 0) {
												let data6 = data5.items;
												const _errs17 = errors;
												if (errors === _errs17) {
													if (Array.isArray(data6)) {
														if (data6.length > 200) {
															validate20.errors = [{
																instancePath: instancePath + "/seasons/items",
																keyword: "maxItems",
																params: { limit: 200 }
															}];
															return false;
														} else {
															const len0 = data6.length;
															for (let i0 = 0; i0 < len0; i0++) {
																const _errs19 = errors;
																if (!validate22(data6[i0], {
																	instancePath: instancePath + "/seasons/items/" + i0,
																	parentData: data6,
																	parentDataProperty: i0,
																	rootData
																})) {
																	vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																	errors = vErrors.length;
																}
																if (!(_errs19 === errors)) break;
															}
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/seasons/items",
															keyword: "type",
															params: { type: "array" }
														}];
														return false;
													}
												}
												var valid6 = _errs17 === errors;
											} else var valid6 = true;
											if (valid6) {
												if (data5.paging !== void 0) {
													let data8 = data5.paging;
													const _errs20 = errors;
													if (errors === errors) {
														if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
															let missing3;
															if (data8.moreDataAvailable === void 0 && (missing3 = "moreDataAvailable")) {
																validate20.errors = [{
																	instancePath: instancePath + "/seasons/paging",
																	keyword: "required",
																	params: { missingProperty: missing3 }
																}];
																return false;
															} else {
																if (data8.moreDataAvailable !== void 0) {
																	const _errs23 = errors;
																	if (typeof data8.moreDataAvailable !== "boolean") {
																		validate20.errors = [{
																			instancePath: instancePath + "/seasons/paging/moreDataAvailable",
																			keyword: "type",
																			params: { type: "boolean" }
																		}];
																		return false;
																	}
																	var valid9 = _errs23 === errors;
																} else var valid9 = true;
																if (valid9) {
																	if (data8.lastSeen !== void 0) {
																		let data10 = data8.lastSeen;
																		const _errs25 = errors;
																		const _errs26 = errors;
																		let valid10 = false;
																		const _errs27 = errors;
																		if (errors === _errs27) {
																			if (typeof data10 === "string") {
																				if (data10.length > 500) {
																					const err0 = {
																						instancePath: instancePath + "/seasons/paging/lastSeen",
																						keyword: "maxLength",
																						params: { limit: 500 }
																					};
																					if (vErrors === null) vErrors = [err0];
																					else vErrors.push(err0);
																					errors++;
																				}
																			} else {
																				const err1 = {
																					instancePath: instancePath + "/seasons/paging/lastSeen",
																					keyword: "type",
																					params: { type: "string" }
																				};
																				if (vErrors === null) vErrors = [err1];
																				else vErrors.push(err1);
																				errors++;
																			}
																		}
																		var _valid0 = _errs27 === errors;
																		valid10 = valid10 || _valid0;
																		if (!valid10) {
																			const _errs29 = errors;
																			if (!(typeof data10 == "number" && isFinite(data10))) {
																				const err2 = {
																					instancePath: instancePath + "/seasons/paging/lastSeen",
																					keyword: "type",
																					params: { type: "number" }
																				};
																				if (vErrors === null) vErrors = [err2];
																				else vErrors.push(err2);
																				errors++;
																			}
																			var _valid0 = _errs29 === errors;
																			valid10 = valid10 || _valid0;
																		}
																		if (!valid10) {
																			const err3 = {
																				instancePath: instancePath + "/seasons/paging/lastSeen",
																				keyword: "anyOf",
																				params: {}
																			};
																			if (vErrors === null) vErrors = [err3];
																			else vErrors.push(err3);
																			errors++;
																			validate20.errors = vErrors;
																			return false;
																		} else {
																			errors = _errs26;
																			if (vErrors !== null) {
																				if (_errs26) vErrors.length = _errs26;
																				else vErrors = null;
																			}
																		}
																		var valid9 = _errs25 === errors;
																	} else var valid9 = true;
																}
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/seasons/paging",
																keyword: "type",
																params: { type: "object" }
															}];
															return false;
														}
													}
													var valid6 = _errs20 === errors;
												} else var valid6 = true;
											}
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/seasons",
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
								}
								var valid0 = _errs15 === errors;
							} else var valid0 = true;
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