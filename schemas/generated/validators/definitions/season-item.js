const validate = validate20;
const pattern4 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.episodeCount === void 0 && (missing0 = "episodeCount")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.id !== void 0) {
				let data0 = data.id;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate20.errors = [{
						instancePath: instancePath + "/id",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate20.errors = [{
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
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.episodeCount !== void 0) {
						let data2 = data.episodeCount;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate20.errors = [{
								instancePath: instancePath + "/episodeCount",
								keyword: "type",
								params: { type: "integer" }
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate20.errors = [{
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
								validate20.errors = [{
									instancePath: instancePath + "/seasonNumber",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate20.errors = [{
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
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.longDescription !== void 0) {
									let data5 = data.longDescription;
									if (typeof data5 === "string") {
										if (data5.length > 5e3) {
											validate20.errors = [{
												instancePath: instancePath + "/longDescription",
												keyword: "maxLength",
												params: { limit: 5e3 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
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
												validate20.errors = [{
													instancePath: instancePath + "/smallCoverUrl",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern4.test(data6)) {
												validate20.errors = [{
													instancePath: instancePath + "/smallCoverUrl",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
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
													validate20.errors = [{
														instancePath: instancePath + "/coverUrl",
														keyword: "maxLength",
														params: { limit: 2048 }
													}];
													return false;
												} else if (!pattern4.test(data7)) {
													validate20.errors = [{
														instancePath: instancePath + "/coverUrl",
														keyword: "pattern",
														params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
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
														validate20.errors = [{
															instancePath: instancePath + "/titleUrl",
															keyword: "maxLength",
															params: { limit: 2048 }
														}];
														return false;
													} else if (!pattern4.test(data8)) {
														validate20.errors = [{
															instancePath: instancePath + "/titleUrl",
															keyword: "pattern",
															params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
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
															validate20.errors = [{
																instancePath: instancePath + "/posterUrl",
																keyword: "maxLength",
																params: { limit: 2048 }
															}];
															return false;
														} else if (!pattern4.test(data9)) {
															validate20.errors = [{
																instancePath: instancePath + "/posterUrl",
																keyword: "pattern",
																params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
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
																validate20.errors = [{
																	instancePath: instancePath + "/series",
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																if (data10.seriesId !== void 0) {
																	let data11 = data10.seriesId;
																	if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																		validate20.errors = [{
																			instancePath: instancePath + "/series/seriesId",
																			keyword: "type",
																			params: { type: "integer" }
																		}];
																		return false;
																	}
																	if (typeof data11 == "number" && isFinite(data11)) {
																		if (data11 < 1 || isNaN(data11)) {
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
																	var valid9 = true;
																} else var valid9 = true;
																if (valid9) {
																	if (data10.title !== void 0) {
																		let data12 = data10.title;
																		if (typeof data12 === "string") {
																			if (data12.length > 300) {
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
																		var valid9 = true;
																	} else var valid9 = true;
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
		validate20.errors = [{
			instancePath,
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}

export { validate };