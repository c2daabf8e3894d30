const validate = validate20;
const pattern4 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern7 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.entityId === void 0 && (missing0 = "entityId") || data.entityType === void 0 && (missing0 = "entityType") || data.isPreviewAudioOn === void 0 && (missing0 = "isPreviewAudioOn")) {
			validate22.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.entityId !== void 0) {
				let data0 = data.entityId;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate22.errors = [{
						instancePath: instancePath + "/entityId",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate22.errors = [{
							instancePath: instancePath + "/entityId",
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
				if (data.entityType !== void 0) {
					let data1 = data.entityType;
					if (!(data1 === "VOD" || data1 === "LIVE")) {
						validate22.errors = [{
							instancePath: instancePath + "/entityType",
							keyword: "enum",
							params: { allowedValues: ["VOD", "LIVE"] }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.isPreviewAudioOn !== void 0) {
						if (typeof data.isPreviewAudioOn !== "boolean") {
							validate22.errors = [{
								instancePath: instancePath + "/isPreviewAudioOn",
								keyword: "type",
								params: { type: "boolean" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
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
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern9 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type")) {
				validate25.errors = [{
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
						validate25.errors = [{
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
									if (!pattern8.test(data1)) {
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
							validate25.errors = vErrors;
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
										validate25.errors = [{
											instancePath: instancePath + "/title",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate25.errors = [{
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
											validate25.errors = [{
												instancePath: instancePath + "/route",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern9.test(data3)) {
											validate25.errors = [{
												instancePath: instancePath + "/route",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
											}];
											return false;
										}
									} else {
										validate25.errors = [{
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
												validate25.errors = [{
													instancePath: instancePath + "/url",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern9.test(data4)) {
												validate25.errors = [{
													instancePath: instancePath + "/url",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
												}];
												return false;
											}
										} else {
											validate25.errors = [{
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
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title")) {
			validate30.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.id !== void 0) {
				let data0 = data.id;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate30.errors = [{
						instancePath: instancePath + "/id",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate30.errors = [{
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
				if (data.type !== void 0) {
					let data1 = data.type;
					if (!(data1 === "VOD" || data1 === "PLAYLIST" || data1 === "VOD_SERIES" || data1 === "VOD_SEASON" || data1 === "LIVE")) {
						validate30.errors = [{
							instancePath: instancePath + "/type",
							keyword: "enum",
							params: { allowedValues: [
								"VOD",
								"PLAYLIST",
								"VOD_SERIES",
								"VOD_SEASON",
								"LIVE"
							] }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						let data2 = data.title;
						if (typeof data2 === "string") {
							if (data2.length > 300) {
								validate30.errors = [{
									instancePath: instancePath + "/title",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate30.errors = [{
								instancePath: instancePath + "/title",
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
	} else {
		validate30.errors = [{
			instancePath,
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate30.errors = vErrors;
	return true;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const tag0 = data.type;
			if (typeof tag0 == "string") {
				if (tag0 === "WATCH_NOW") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing0;
							if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text") || data.link === void 0 && (missing0 = "link")) {
								validate24.errors = [{
									instancePath,
									keyword: "required",
									params: { missingProperty: missing0 }
								}];
								return false;
							} else {
								if (data.type !== void 0) {
									const _errs4 = errors;
									if ("WATCH_NOW" !== data.type) {
										validate24.errors = [{
											instancePath: instancePath + "/type",
											keyword: "const",
											params: { allowedValue: "WATCH_NOW" }
										}];
										return false;
									}
									var valid2 = _errs4 === errors;
								} else var valid2 = true;
								if (valid2) {
									if (data.text !== void 0) {
										let data1 = data.text;
										const _errs5 = errors;
										if (errors === errors) {
											if (typeof data1 === "string") {
												if (data1.length > 300) {
													validate24.errors = [{
														instancePath: instancePath + "/text",
														keyword: "maxLength",
														params: { limit: 300 }
													}];
													return false;
												}
											} else {
												validate24.errors = [{
													instancePath: instancePath + "/text",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid2 = _errs5 === errors;
									} else var valid2 = true;
									if (valid2) {
										if (data.link !== void 0) {
											const _errs8 = errors;
											if (!validate25(data.link, {
												instancePath: instancePath + "/link",
												parentData: data,
												parentDataProperty: "link",
												rootData
											})) {
												vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
												errors = vErrors.length;
											}
											var valid2 = _errs8 === errors;
										} else var valid2 = true;
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
				} else if (tag0 === "SECTION_LINK") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing1;
							if (data.type === void 0 && (missing1 = "type") || data.text === void 0 && (missing1 = "text") || data.link === void 0 && (missing1 = "link")) {
								validate24.errors = [{
									instancePath,
									keyword: "required",
									params: { missingProperty: missing1 }
								}];
								return false;
							} else {
								if (data.type !== void 0) {
									const _errs11 = errors;
									if ("SECTION_LINK" !== data.type) {
										validate24.errors = [{
											instancePath: instancePath + "/type",
											keyword: "const",
											params: { allowedValue: "SECTION_LINK" }
										}];
										return false;
									}
									var valid5 = _errs11 === errors;
								} else var valid5 = true;
								if (valid5) {
									if (data.text !== void 0) {
										let data4 = data.text;
										const _errs12 = errors;
										if (errors === errors) {
											if (typeof data4 === "string") {
												if (data4.length > 300) {
													validate24.errors = [{
														instancePath: instancePath + "/text",
														keyword: "maxLength",
														params: { limit: 300 }
													}];
													return false;
												}
											} else {
												validate24.errors = [{
													instancePath: instancePath + "/text",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid5 = _errs12 === errors;
									} else var valid5 = true;
									if (valid5) {
										if (data.link !== void 0) {
											const _errs15 = errors;
											if (!validate25(data.link, {
												instancePath: instancePath + "/link",
												parentData: data,
												parentDataProperty: "link",
												rootData
											})) {
												vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
												errors = vErrors.length;
											}
											var valid5 = _errs15 === errors;
										} else var valid5 = true;
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
				} else if (tag0 === "ROUTE_LINK") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing2;
							if (data.type === void 0 && (missing2 = "type") || data.text === void 0 && (missing2 = "text") || data.link === void 0 && (missing2 = "link")) {
								validate24.errors = [{
									instancePath,
									keyword: "required",
									params: { missingProperty: missing2 }
								}];
								return false;
							} else {
								if (data.type !== void 0) {
									const _errs18 = errors;
									if ("ROUTE_LINK" !== data.type) {
										validate24.errors = [{
											instancePath: instancePath + "/type",
											keyword: "const",
											params: { allowedValue: "ROUTE_LINK" }
										}];
										return false;
									}
									var valid8 = _errs18 === errors;
								} else var valid8 = true;
								if (valid8) {
									if (data.text !== void 0) {
										let data7 = data.text;
										const _errs19 = errors;
										if (errors === errors) {
											if (typeof data7 === "string") {
												if (data7.length > 300) {
													validate24.errors = [{
														instancePath: instancePath + "/text",
														keyword: "maxLength",
														params: { limit: 300 }
													}];
													return false;
												}
											} else {
												validate24.errors = [{
													instancePath: instancePath + "/text",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid8 = _errs19 === errors;
									} else var valid8 = true;
									if (valid8) {
										if (data.link !== void 0) {
											const _errs22 = errors;
											if (!validate25(data.link, {
												instancePath: instancePath + "/link",
												parentData: data,
												parentDataProperty: "link",
												rootData
											})) {
												vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
												errors = vErrors.length;
											}
											var valid8 = _errs22 === errors;
										} else var valid8 = true;
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
				} else if (tag0 === "EXTERNAL_URL") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing3;
							if (data.type === void 0 && (missing3 = "type") || data.text === void 0 && (missing3 = "text") || data.link === void 0 && (missing3 = "link")) {
								validate24.errors = [{
									instancePath,
									keyword: "required",
									params: { missingProperty: missing3 }
								}];
								return false;
							} else {
								if (data.type !== void 0) {
									const _errs25 = errors;
									if ("EXTERNAL_URL" !== data.type) {
										validate24.errors = [{
											instancePath: instancePath + "/type",
											keyword: "const",
											params: { allowedValue: "EXTERNAL_URL" }
										}];
										return false;
									}
									var valid11 = _errs25 === errors;
								} else var valid11 = true;
								if (valid11) {
									if (data.text !== void 0) {
										let data10 = data.text;
										const _errs26 = errors;
										if (errors === errors) {
											if (typeof data10 === "string") {
												if (data10.length > 300) {
													validate24.errors = [{
														instancePath: instancePath + "/text",
														keyword: "maxLength",
														params: { limit: 300 }
													}];
													return false;
												}
											} else {
												validate24.errors = [{
													instancePath: instancePath + "/text",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid11 = _errs26 === errors;
									} else var valid11 = true;
									if (valid11) {
										if (data.link !== void 0) {
											const _errs29 = errors;
											if (!validate25(data.link, {
												instancePath: instancePath + "/link",
												parentData: data,
												parentDataProperty: "link",
												rootData
											})) {
												vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
												errors = vErrors.length;
											}
											var valid11 = _errs29 === errors;
										} else var valid11 = true;
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
				} else if (tag0 === "ADD_TO_WATCHLIST") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing4;
							if (data.type === void 0 && (missing4 = "type") || data.text === void 0 && (missing4 = "text") || data.content === void 0 && (missing4 = "content")) {
								validate24.errors = [{
									instancePath,
									keyword: "required",
									params: { missingProperty: missing4 }
								}];
								return false;
							} else {
								if (data.type !== void 0) {
									const _errs32 = errors;
									if ("ADD_TO_WATCHLIST" !== data.type) {
										validate24.errors = [{
											instancePath: instancePath + "/type",
											keyword: "const",
											params: { allowedValue: "ADD_TO_WATCHLIST" }
										}];
										return false;
									}
									var valid14 = _errs32 === errors;
								} else var valid14 = true;
								if (valid14) {
									if (data.text !== void 0) {
										let data13 = data.text;
										const _errs33 = errors;
										if (errors === errors) {
											if (typeof data13 === "string") {
												if (data13.length > 300) {
													validate24.errors = [{
														instancePath: instancePath + "/text",
														keyword: "maxLength",
														params: { limit: 300 }
													}];
													return false;
												}
											} else {
												validate24.errors = [{
													instancePath: instancePath + "/text",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid14 = _errs33 === errors;
									} else var valid14 = true;
									if (valid14) {
										if (data.content !== void 0) {
											const _errs36 = errors;
											if (!validate30(data.content, {
												instancePath: instancePath + "/content",
												parentData: data,
												parentDataProperty: "content",
												rootData
											})) {
												vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
												errors = vErrors.length;
											}
											var valid14 = _errs36 === errors;
										} else var valid14 = true;
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
				} else if (tag0 === "ADD_TO_FAVOURITES") {
					if (errors === errors) {
						if (data && typeof data == "object" && !Array.isArray(data)) {
							let missing5;
							if (data.type === void 0 && (missing5 = "type") || data.text === void 0 && (missing5 = "text") || data.content === void 0 && (missing5 = "content")) {
								validate24.errors = [{
									instancePath,
									keyword: "required",
									params: { missingProperty: missing5 }
								}];
								return false;
							} else {
								if (data.type !== void 0) {
									const _errs39 = errors;
									if ("ADD_TO_FAVOURITES" !== data.type) {
										validate24.errors = [{
											instancePath: instancePath + "/type",
											keyword: "const",
											params: { allowedValue: "ADD_TO_FAVOURITES" }
										}];
										return false;
									}
									var valid17 = _errs39 === errors;
								} else var valid17 = true;
								if (valid17) {
									if (data.text !== void 0) {
										let data16 = data.text;
										const _errs40 = errors;
										if (errors === errors) {
											if (typeof data16 === "string") {
												if (data16.length > 300) {
													validate24.errors = [{
														instancePath: instancePath + "/text",
														keyword: "maxLength",
														params: { limit: 300 }
													}];
													return false;
												}
											} else {
												validate24.errors = [{
													instancePath: instancePath + "/text",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid17 = _errs40 === errors;
									} else var valid17 = true;
									if (valid17) {
										if (data.content !== void 0) {
											const _errs43 = errors;
											if (!validate30(data.content, {
												instancePath: instancePath + "/content",
												parentData: data,
												parentDataProperty: "content",
												rootData
											})) {
												vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
												errors = vErrors.length;
											}
											var valid17 = _errs43 === errors;
										} else var valid17 = true;
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
				} else {
					validate24.errors = [{
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
				validate24.errors = [{
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
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.background === void 0 && (missing0 = "background")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.heroId !== void 0) {
					let data0 = data.heroId;
					const _errs1 = errors;
					const _errs2 = errors;
					if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
						validate20.errors = [{
							instancePath: instancePath + "/heroId",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs2) {
						if (typeof data0 == "number" && isFinite(data0)) {
							if (data0 < 1 || isNaN(data0)) {
								validate20.errors = [{
									instancePath: instancePath + "/heroId",
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
						if (data.titleImage !== void 0) {
							let data2 = data.titleImage;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 2048) {
										validate20.errors = [{
											instancePath: instancePath + "/titleImage",
											keyword: "maxLength",
											params: { limit: 2048 }
										}];
										return false;
									} else if (!pattern4.test(data2)) {
										validate20.errors = [{
											instancePath: instancePath + "/titleImage",
											keyword: "pattern",
											params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/titleImage",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.tagline !== void 0) {
								let data3 = data.tagline;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 300) {
											validate20.errors = [{
												instancePath: instancePath + "/tagline",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/tagline",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.description !== void 0) {
									let data4 = data.description;
									const _errs13 = errors;
									if (errors === errors) {
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
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.tags !== void 0) {
										let data5 = data.tags;
										const _errs16 = errors;
										if (errors === _errs16) {
											if (Array.isArray(data5)) {
												if (data5.length > 8) {
													validate20.errors = [{
														instancePath: instancePath + "/tags",
														keyword: "maxItems",
														params: { limit: 8 }
													}];
													return false;
												} else {
													const len0 = data5.length;
													for (let i0 = 0; i0 < len0; i0++) {
														let data6 = data5[i0];
														const _errs18 = errors;
														if (errors === errors) {
															if (typeof data6 === "string") {
																if (data6.length > 300) {
																	validate20.errors = [{
																		instancePath: instancePath + "/tags/" + i0,
																		keyword: "maxLength",
																		params: { limit: 300 }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/tags/" + i0,
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														if (!(_errs18 === errors)) break;
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/tags",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs16 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.background !== void 0) {
											let data7 = data.background;
											const _errs21 = errors;
											if (errors === _errs21) {
												if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
													if (data7.imageUrl !== void 0) {
														let data8 = data7.imageUrl;
														const _errs23 = errors;
														if (errors === errors) {
															if (typeof data8 === "string") {
																if (data8.length > 2048) {
																	validate20.errors = [{
																		instancePath: instancePath + "/background/imageUrl",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern4.test(data8)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/background/imageUrl",
																		keyword: "pattern",
																		params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/background/imageUrl",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														var valid8 = _errs23 === errors;
													} else var valid8 = true;
													if (valid8) {
														if (data7.portraitImageUrl !== void 0) {
															let data9 = data7.portraitImageUrl;
															const _errs26 = errors;
															if (errors === errors) {
																if (typeof data9 === "string") {
																	if (data9.length > 2048) {
																		validate20.errors = [{
																			instancePath: instancePath + "/background/portraitImageUrl",
																			keyword: "maxLength",
																			params: { limit: 2048 }
																		}];
																		return false;
																	} else if (!pattern4.test(data9)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/background/portraitImageUrl",
																			keyword: "pattern",
																			params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/background/portraitImageUrl",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid8 = _errs26 === errors;
														} else var valid8 = true;
														if (valid8) {
															if (data7.placeholder !== void 0) {
																let data10 = data7.placeholder;
																const _errs29 = errors;
																if (errors === errors) {
																	if (typeof data10 === "string") {
																		if (!pattern7.test(data10)) {
																			validate20.errors = [{
																				instancePath: instancePath + "/background/placeholder",
																				keyword: "pattern",
																				params: { pattern: "^#[0-9a-fA-F]{6}$" }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/background/placeholder",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid8 = _errs29 === errors;
															} else var valid8 = true;
															if (valid8) {
																if (data7.gradientTop !== void 0) {
																	const _errs32 = errors;
																	if (typeof data7.gradientTop !== "boolean") {
																		validate20.errors = [{
																			instancePath: instancePath + "/background/gradientTop",
																			keyword: "type",
																			params: { type: "boolean" }
																		}];
																		return false;
																	}
																	var valid8 = _errs32 === errors;
																} else var valid8 = true;
																if (valid8) {
																	if (data7.gradientBottom !== void 0) {
																		const _errs34 = errors;
																		if (typeof data7.gradientBottom !== "boolean") {
																			validate20.errors = [{
																				instancePath: instancePath + "/background/gradientBottom",
																				keyword: "type",
																				params: { type: "boolean" }
																			}];
																			return false;
																		}
																		var valid8 = _errs34 === errors;
																	} else var valid8 = true;
																	if (valid8) {
																		if (data7.gradientLeft !== void 0) {
																			const _errs36 = errors;
																			if (typeof data7.gradientLeft !== "boolean") {
																				validate20.errors = [{
																					instancePath: instancePath + "/background/gradientLeft",
																					keyword: "type",
																					params: { type: "boolean" }
																				}];
																				return false;
																			}
																			var valid8 = _errs36 === errors;
																		} else var valid8 = true;
																		if (valid8) {
																			if (data7.animatedBackground !== void 0) {
																				const _errs38 = errors;
																				if (!validate22(data7.animatedBackground, {
																					instancePath: instancePath + "/background/animatedBackground",
																					parentData: data7,
																					parentDataProperty: "animatedBackground",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																					errors = vErrors.length;
																				}
																				var valid8 = _errs38 === errors;
																			} else var valid8 = true;
																		}
																	}
																}
															}
														}
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/background",
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
											}
											var valid0 = _errs21 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.primaryButton !== void 0) {
												const _errs39 = errors;
												if (!validate24(data.primaryButton, {
													instancePath: instancePath + "/primaryButton",
													parentData: data,
													parentDataProperty: "primaryButton",
													rootData
												})) {
													vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs39 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.secondaryButton !== void 0) {
													const _errs40 = errors;
													if (!validate24(data.secondaryButton, {
														instancePath: instancePath + "/secondaryButton",
														parentData: data,
														parentDataProperty: "secondaryButton",
														rootData
													})) {
														vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs40 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.content !== void 0) {
														const _errs41 = errors;
														if (!validate30(data.content, {
															instancePath: instancePath + "/content",
															parentData: data,
															parentDataProperty: "content",
															rootData
														})) {
															vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs41 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.channelLogo !== void 0) {
															let data18 = data.channelLogo;
															const _errs42 = errors;
															if (errors === errors) {
																if (typeof data18 === "string") {
																	if (data18.length > 2048) {
																		validate20.errors = [{
																			instancePath: instancePath + "/channelLogo",
																			keyword: "maxLength",
																			params: { limit: 2048 }
																		}];
																		return false;
																	} else if (!pattern4.test(data18)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/channelLogo",
																			keyword: "pattern",
																			params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/channelLogo",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs42 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.alignment !== void 0) {
																let data19 = data.alignment;
																const _errs45 = errors;
																if (!(data19 === "LEFT" || data19 === "CENTER" || data19 === "RIGHT")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/alignment",
																		keyword: "enum",
																		params: { allowedValues: [
																			"LEFT",
																			"CENTER",
																			"RIGHT"
																		] }
																	}];
																	return false;
																}
																var valid0 = _errs45 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.textAlignment !== void 0) {
																	let data20 = data.textAlignment;
																	const _errs46 = errors;
																	if (!(data20 === "LEFT" || data20 === "CENTER" || data20 === "RIGHT")) {
																		validate20.errors = [{
																			instancePath: instancePath + "/textAlignment",
																			keyword: "enum",
																			params: { allowedValues: [
																				"LEFT",
																				"CENTER",
																				"RIGHT"
																			] }
																		}];
																		return false;
																	}
																	var valid0 = _errs46 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.display !== void 0) {
																		let data21 = data.display;
																		const _errs47 = errors;
																		if (errors === _errs47) {
																			if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
																				if (data21.title !== void 0) {
																					const _errs49 = errors;
																					if (typeof data21.title !== "boolean") {
																						validate20.errors = [{
																							instancePath: instancePath + "/display/title",
																							keyword: "type",
																							params: { type: "boolean" }
																						}];
																						return false;
																					}
																					var valid13 = _errs49 === errors;
																				} else var valid13 = true;
																				if (valid13) {
																					if (data21.description !== void 0) {
																						const _errs51 = errors;
																						if (typeof data21.description !== "boolean") {
																							validate20.errors = [{
																								instancePath: instancePath + "/display/description",
																								keyword: "type",
																								params: { type: "boolean" }
																							}];
																							return false;
																						}
																						var valid13 = _errs51 === errors;
																					} else var valid13 = true;
																					if (valid13) {
																						if (data21.tagline !== void 0) {
																							const _errs53 = errors;
																							if (typeof data21.tagline !== "boolean") {
																								validate20.errors = [{
																									instancePath: instancePath + "/display/tagline",
																									keyword: "type",
																									params: { type: "boolean" }
																								}];
																								return false;
																							}
																							var valid13 = _errs53 === errors;
																						} else var valid13 = true;
																						if (valid13) {
																							if (data21.channelLogo !== void 0) {
																								const _errs55 = errors;
																								if (typeof data21.channelLogo !== "boolean") {
																									validate20.errors = [{
																										instancePath: instancePath + "/display/channelLogo",
																										keyword: "type",
																										params: { type: "boolean" }
																									}];
																									return false;
																								}
																								var valid13 = _errs55 === errors;
																							} else var valid13 = true;
																						}
																					}
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/display",
																					keyword: "type",
																					params: { type: "object" }
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs47 === errors;
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