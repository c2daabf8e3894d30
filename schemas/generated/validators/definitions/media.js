const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9-]{0,79}$", "u");
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
const pattern8 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.duration === void 0 && (missing0 = "duration")) {
			validate22.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.duration !== void 0) {
				let data0 = data.duration;
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 <= 0 || isNaN(data0)) {
						validate22.errors = [{
							instancePath: instancePath + "/duration",
							keyword: "exclusiveMinimum",
							params: {
								comparison: ">",
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
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hls !== void 0) {
					let data1 = data.hls;
					if (typeof data1 === "string") {
						if (data1.length > 2048) {
							validate22.errors = [{
								instancePath: instancePath + "/hls",
								keyword: "maxLength",
								params: { limit: 2048 }
							}];
							return false;
						} else if (!pattern6.test(data1)) {
							validate22.errors = [{
								instancePath: instancePath + "/hls",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
							}];
							return false;
						}
					} else {
						validate22.errors = [{
							instancePath: instancePath + "/hls",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.dash !== void 0) {
						let data2 = data.dash;
						if (typeof data2 === "string") {
							if (data2.length > 2048) {
								validate22.errors = [{
									instancePath: instancePath + "/dash",
									keyword: "maxLength",
									params: { limit: 2048 }
								}];
								return false;
							} else if (!pattern6.test(data2)) {
								validate22.errors = [{
									instancePath: instancePath + "/dash",
									keyword: "pattern",
									params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/dash",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.subtitles !== void 0) {
							let data3 = data.subtitles;
							if (Array.isArray(data3)) {
								if (data3.length > 60) {
									validate22.errors = [{
										instancePath: instancePath + "/subtitles",
										keyword: "maxItems",
										params: { limit: 60 }
									}];
									return false;
								} else {
									const len0 = data3.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data4 = data3[i0];
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											let missing1;
											if (data4.language === void 0 && (missing1 = "language") || data4.format === void 0 && (missing1 = "format") || data4.url === void 0 && (missing1 = "url")) {
												validate22.errors = [{
													instancePath: instancePath + "/subtitles/" + i0,
													keyword: "required",
													params: { missingProperty: missing1 }
												}];
												return false;
											} else {
												if (data4.language !== void 0) {
													let data5 = data4.language;
													if (typeof data5 === "string") {
														if (!pattern8.test(data5)) {
															validate22.errors = [{
																instancePath: instancePath + "/subtitles/" + i0 + "/language",
																keyword: "pattern",
																params: { pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$" }
															}];
															return false;
														}
													} else {
														validate22.errors = [{
															instancePath: instancePath + "/subtitles/" + i0 + "/language",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid4 = true;
												} else var valid4 = true;
												if (valid4) {
													if (data4.format !== void 0) {
														if (!(data4.format === "vtt")) {
															validate22.errors = [{
																instancePath: instancePath + "/subtitles/" + i0 + "/format",
																keyword: "enum",
																params: { allowedValues: ["vtt"] }
															}];
															return false;
														}
														var valid4 = true;
													} else var valid4 = true;
													if (valid4) {
														if (data4.url !== void 0) {
															let data7 = data4.url;
															if (typeof data7 === "string") {
																if (data7.length > 2048) {
																	validate22.errors = [{
																		instancePath: instancePath + "/subtitles/" + i0 + "/url",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern6.test(data7)) {
																	validate22.errors = [{
																		instancePath: instancePath + "/subtitles/" + i0 + "/url",
																		keyword: "pattern",
																		params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
																	}];
																	return false;
																}
															} else {
																validate22.errors = [{
																	instancePath: instancePath + "/subtitles/" + i0 + "/url",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
															var valid4 = true;
														} else var valid4 = true;
													}
												}
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/subtitles/" + i0,
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
									}
								}
							} else {
								validate22.errors = [{
									instancePath: instancePath + "/subtitles",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.annotations !== void 0) {
								let data8 = data.annotations;
								if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
									if (data8.titles !== void 0) {
										let data9 = data8.titles;
										if (typeof data9 === "string") {
											if (data9.length > 2048) {
												validate22.errors = [{
													instancePath: instancePath + "/annotations/titles",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern6.test(data9)) {
												validate22.errors = [{
													instancePath: instancePath + "/annotations/titles",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
												}];
												return false;
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/annotations/titles",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid6 = true;
									} else var valid6 = true;
									if (valid6) {
										if (data8.thumbnails !== void 0) {
											let data10 = data8.thumbnails;
											if (typeof data10 === "string") {
												if (data10.length > 2048) {
													validate22.errors = [{
														instancePath: instancePath + "/annotations/thumbnails",
														keyword: "maxLength",
														params: { limit: 2048 }
													}];
													return false;
												} else if (!pattern6.test(data10)) {
													validate22.errors = [{
														instancePath: instancePath + "/annotations/thumbnails",
														keyword: "pattern",
														params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
													}];
													return false;
												}
											} else {
												validate22.errors = [{
													instancePath: instancePath + "/annotations/thumbnails",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid6 = true;
										} else var valid6 = true;
									}
								} else {
									validate22.errors = [{
										instancePath: instancePath + "/annotations",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.skipMarkers !== void 0) {
									let data11 = data.skipMarkers;
									if (Array.isArray(data11)) {
										if (data11.length > 20) {
											validate22.errors = [{
												instancePath: instancePath + "/skipMarkers",
												keyword: "maxItems",
												params: { limit: 20 }
											}];
											return false;
										} else {
											const len1 = data11.length;
											for (let i1 = 0; i1 < len1; i1++) {
												let data12 = data11[i1];
												if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
													let missing2;
													if (data12.type === void 0 && (missing2 = "type") || data12.start === void 0 && (missing2 = "start") || data12.end === void 0 && (missing2 = "end")) {
														validate22.errors = [{
															instancePath: instancePath + "/skipMarkers/" + i1,
															keyword: "required",
															params: { missingProperty: missing2 }
														}];
														return false;
													} else {
														if (data12.type !== void 0) {
															let data13 = data12.type;
															if (!(data13 === "INTRO" || data13 === "RECAP" || data13 === "CREDITS")) {
																validate22.errors = [{
																	instancePath: instancePath + "/skipMarkers/" + i1 + "/type",
																	keyword: "enum",
																	params: { allowedValues: [
																		"INTRO",
																		"RECAP",
																		"CREDITS"
																	] }
																}];
																return false;
															}
															var valid10 = true;
														} else var valid10 = true;
														if (valid10) {
															if (data12.start !== void 0) {
																let data14 = data12.start;
																if (typeof data14 == "number" && isFinite(data14)) {
																	if (data14 < 0 || isNaN(data14)) {
																		validate22.errors = [{
																			instancePath: instancePath + "/skipMarkers/" + i1 + "/start",
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
																		instancePath: instancePath + "/skipMarkers/" + i1 + "/start",
																		keyword: "type",
																		params: { type: "number" }
																	}];
																	return false;
																}
																var valid10 = true;
															} else var valid10 = true;
															if (valid10) {
																if (data12.end !== void 0) {
																	let data15 = data12.end;
																	if (typeof data15 == "number" && isFinite(data15)) {
																		if (data15 < 0 || isNaN(data15)) {
																			validate22.errors = [{
																				instancePath: instancePath + "/skipMarkers/" + i1 + "/end",
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
																			instancePath: instancePath + "/skipMarkers/" + i1 + "/end",
																			keyword: "type",
																			params: { type: "number" }
																		}];
																		return false;
																	}
																	var valid10 = true;
																} else var valid10 = true;
															}
														}
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/skipMarkers/" + i1,
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
											}
										}
									} else {
										validate22.errors = [{
											instancePath: instancePath + "/skipMarkers",
											keyword: "type",
											params: { type: "array" }
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
			if (data.version === void 0 && (missing0 = "version") || data.media === void 0 && (missing0 = "media")) {
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
					if (data.media !== void 0) {
						let data1 = data.media;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
								for (const key0 in data1) {
									const _errs6 = errors;
									if (typeof key0 === "string") {
										if (!pattern5.test(key0)) {
											const err0 = {
												instancePath: instancePath + "/media",
												keyword: "pattern",
												params: { pattern: "^[a-z0-9][a-z0-9-]{0,79}$" },
												propertyName: key0
											};
											if (vErrors === null) vErrors = [err0];
											else vErrors.push(err0);
											errors++;
										}
									}
									var valid2 = _errs6 === errors;
									if (!valid2) {
										const err1 = {
											instancePath: instancePath + "/media",
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
								if (valid2) for (const key1 in data1) {
									const _errs8 = errors;
									if (!validate22(data1[key1], {
										instancePath: instancePath + "/media/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
										parentData: data1,
										parentDataProperty: key1,
										rootData
									})) {
										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
										errors = vErrors.length;
									}
									if (!(_errs8 === errors)) break;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/media",
									keyword: "type",
									params: { type: "object" }
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