const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
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
										} else if (!pattern5.test(data3)) {
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
											} else if (!pattern5.test(data4)) {
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
			if (data.text === void 0 && (missing0 = "text") || data.type === void 0 && (missing0 = "type") || data.action === void 0 && (missing0 = "action")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.text !== void 0) {
					let data0 = data.text;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (data0.length > 300) {
								validate20.errors = [{
									instancePath: instancePath + "/text",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/text",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.label !== void 0) {
						let data1 = data.label;
						const _errs4 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 120) {
									validate20.errors = [{
										instancePath: instancePath + "/label",
										keyword: "maxLength",
										params: { limit: 120 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate20.errors = [{
										instancePath: instancePath + "/label",
										keyword: "minLength",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/label",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.icon !== void 0) {
							let data2 = data.icon;
							const _errs7 = errors;
							if (!(data2 === "audio" || data2 === "calendar" || data2 === "check" || data2 === "external" || data2 === "globe" || data2 === "info" || data2 === "lock" || data2 === "person" || data2 === "play" || data2 === "replay" || data2 === "search" || data2 === "subtitles")) {
								validate20.errors = [{
									instancePath: instancePath + "/icon",
									keyword: "enum",
									params: { allowedValues: [
										"audio",
										"calendar",
										"check",
										"external",
										"globe",
										"info",
										"lock",
										"person",
										"play",
										"replay",
										"search",
										"subtitles"
									] }
								}];
								return false;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.type !== void 0) {
								let data3 = data.type;
								const _errs8 = errors;
								if (!(data3 === "PRIMARY" || data3 === "SECONDARY" || data3 === "QUIET")) {
									validate20.errors = [{
										instancePath: instancePath + "/type",
										keyword: "enum",
										params: { allowedValues: [
											"PRIMARY",
											"SECONDARY",
											"QUIET"
										] }
									}];
									return false;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.action !== void 0) {
									let data4 = data.action;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											const tag0 = data4.type;
											if (typeof tag0 == "string") {
												if (tag0 === "navigate") {
													if (errors === errors) {
														if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
															let missing1;
															if (data4.type === void 0 && (missing1 = "type") || data4.data === void 0 && (missing1 = "data")) {
																validate20.errors = [{
																	instancePath: instancePath + "/action",
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																if (data4.type !== void 0) {
																	const _errs14 = errors;
																	if ("navigate" !== data4.type) {
																		validate20.errors = [{
																			instancePath: instancePath + "/action/type",
																			keyword: "const",
																			params: { allowedValue: "navigate" }
																		}];
																		return false;
																	}
																	var valid5 = _errs14 === errors;
																} else var valid5 = true;
																if (valid5) {
																	if (data4.data !== void 0) {
																		let data6 = data4.data;
																		const _errs15 = errors;
																		if (errors === _errs15) {
																			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
																				let missing2;
																				if (data6.link === void 0 && (missing2 = "link")) {
																					validate20.errors = [{
																						instancePath: instancePath + "/action/data",
																						keyword: "required",
																						params: { missingProperty: missing2 }
																					}];
																					return false;
																				} else if (data6.link !== void 0) {
																					if (!validate22(data6.link, {
																						instancePath: instancePath + "/action/data/link",
																						parentData: data6,
																						parentDataProperty: "link",
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																						errors = vErrors.length;
																					}
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/action/data",
																					keyword: "type",
																					params: { type: "object" }
																				}];
																				return false;
																			}
																		}
																		var valid5 = _errs15 === errors;
																	} else var valid5 = true;
																}
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/action",
																keyword: "type",
																params: { type: "object" }
															}];
															return false;
														}
													}
												} else if (tag0 === "tab") {
													if (errors === errors) {
														if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
															let missing3;
															if (data4.type === void 0 && (missing3 = "type") || data4.data === void 0 && (missing3 = "data")) {
																validate20.errors = [{
																	instancePath: instancePath + "/action",
																	keyword: "required",
																	params: { missingProperty: missing3 }
																}];
																return false;
															} else {
																if (data4.type !== void 0) {
																	const _errs20 = errors;
																	if ("tab" !== data4.type) {
																		validate20.errors = [{
																			instancePath: instancePath + "/action/type",
																			keyword: "const",
																			params: { allowedValue: "tab" }
																		}];
																		return false;
																	}
																	var valid8 = _errs20 === errors;
																} else var valid8 = true;
																if (valid8) {
																	if (data4.data !== void 0) {
																		let data9 = data4.data;
																		const _errs21 = errors;
																		if (errors === _errs21) {
																			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																				let missing4;
																				if (data9.tab === void 0 && (missing4 = "tab")) {
																					validate20.errors = [{
																						instancePath: instancePath + "/action/data",
																						keyword: "required",
																						params: { missingProperty: missing4 }
																					}];
																					return false;
																				} else if (data9.tab !== void 0) {
																					let data10 = data9.tab;
																					if (errors === errors) {
																						if (typeof data10 === "string") {
																							if (!pattern4.test(data10)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/action/data/tab",
																									keyword: "pattern",
																									params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/action/data/tab",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																					}
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/action/data",
																					keyword: "type",
																					params: { type: "object" }
																				}];
																				return false;
																			}
																		}
																		var valid8 = _errs21 === errors;
																	} else var valid8 = true;
																}
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/action",
																keyword: "type",
																params: { type: "object" }
															}];
															return false;
														}
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/action",
														keyword: "discriminator",
														params: {
															error: "mapping",
															tag: "type",
															tagValue: tag0
														}
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/action",
													keyword: "discriminator",
													params: {
														error: "tag",
														tag: "type",
														tagValue: tag0
													}
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/action",
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
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