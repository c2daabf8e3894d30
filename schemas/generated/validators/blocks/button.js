const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type")) {
				validate23.errors = [{
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
						validate23.errors = [{
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
							validate23.errors = vErrors;
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
										validate23.errors = [{
											instancePath: instancePath + "/title",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate23.errors = [{
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
											validate23.errors = [{
												instancePath: instancePath + "/route",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern6.test(data3)) {
											validate23.errors = [{
												instancePath: instancePath + "/route",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
											}];
											return false;
										}
									} else {
										validate23.errors = [{
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
												validate23.errors = [{
													instancePath: instancePath + "/url",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern6.test(data4)) {
												validate23.errors = [{
													instancePath: instancePath + "/url",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
												}];
												return false;
											}
										} else {
											validate23.errors = [{
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
			validate23.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "navigate") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.data === void 0 && (missing0 = "data")) {
								validate25.errors = [{
									instancePath,
									keyword: "required",
									params: { missingProperty: missing0 }
								}];
								return false;
							} else {
								if (data.type !== void 0) {
									const _errs4 = errors;
									if ("navigate" !== data.type) {
										validate25.errors = [{
											instancePath: instancePath + "/type",
											keyword: "const",
											params: { allowedValue: "navigate" }
										}];
										return false;
									}
									var valid2 = _errs4 === errors;
								} else var valid2 = true;
								if (valid2) {
									if (data.data !== void 0) {
										let data1 = data.data;
										const _errs5 = errors;
										if (errors === _errs5) {
											if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
												let missing1;
												if (data1.link === void 0 && (missing1 = "link")) {
													validate25.errors = [{
														instancePath: instancePath + "/data",
														keyword: "required",
														params: { missingProperty: missing1 }
													}];
													return false;
												} else if (data1.link !== void 0) {
													if (!validate23(data1.link, {
														instancePath: instancePath + "/data/link",
														parentData: data1,
														parentDataProperty: "link",
														rootData
													})) {
														vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
														errors = vErrors.length;
													}
												}
											} else {
												validate25.errors = [{
													instancePath: instancePath + "/data",
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
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
					}
				} else if (tag0 === "tab") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing2;
							if (data.type === void 0 && (missing2 = "type") || data.data === void 0 && (missing2 = "data")) {
								validate25.errors = [{
									instancePath,
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								if (data.type !== void 0) {
									const _errs10 = errors;
									if ("tab" !== data.type) {
										validate25.errors = [{
											instancePath: instancePath + "/type",
											keyword: "const",
											params: { allowedValue: "tab" }
										}];
										return false;
									}
									var valid5 = _errs10 === errors;
								} else var valid5 = true;
								if (valid5) {
									if (data.data !== void 0) {
										let data4 = data.data;
										const _errs11 = errors;
										if (errors === _errs11) {
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												let missing3;
												if (data4.tab === void 0 && (missing3 = "tab")) {
													validate25.errors = [{
														instancePath: instancePath + "/data",
														keyword: "required",
														params: { missingProperty: missing3 }
													}];
													return false;
												} else if (data4.tab !== void 0) {
													let data5 = data4.tab;
													if (errors === errors) {
														if (typeof data5 === "string") {
															if (!pattern4.test(data5)) {
																validate25.errors = [{
																	instancePath: instancePath + "/data/tab",
																	keyword: "pattern",
																	params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																}];
																return false;
															}
														} else {
															validate25.errors = [{
																instancePath: instancePath + "/data/tab",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
													}
												}
											} else {
												validate25.errors = [{
													instancePath: instancePath + "/data",
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
										}
										var valid5 = _errs11 === errors;
									} else var valid5 = true;
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
					}
				} else {
					validate25.errors = [{
						instancePath,
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
				validate25.errors = [{
					instancePath,
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
			validate25.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate25.errors = vErrors;
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
					if (data.text !== void 0) {
						let data1 = data.text;
						const _errs4 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 300) {
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
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.label !== void 0) {
							let data2 = data.label;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 120) {
										validate20.errors = [{
											instancePath: instancePath + "/label",
											keyword: "maxLength",
											params: { limit: 120 }
										}];
										return false;
									} else if (data2.length < 1) {
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
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.icon !== void 0) {
								let data3 = data.icon;
								const _errs10 = errors;
								if (!(data3 === "audio" || data3 === "calendar" || data3 === "check" || data3 === "external" || data3 === "globe" || data3 === "info" || data3 === "lock" || data3 === "person" || data3 === "play" || data3 === "replay" || data3 === "search" || data3 === "subtitles")) {
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
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.type !== void 0) {
									let data4 = data.type;
									const _errs12 = errors;
									if (!(data4 === "PRIMARY" || data4 === "SECONDARY" || data4 === "QUIET")) {
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
									var valid0 = _errs12 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.action !== void 0) {
										const _errs14 = errors;
										if (!validate25(data.action, {
											instancePath: instancePath + "/action",
											parentData: data,
											parentDataProperty: "action",
											rootData
										})) {
											vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs14 === errors;
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