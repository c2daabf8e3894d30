const validate = validate20;
const pattern4 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.ctaText === void 0 && (missing0 = "ctaText") || data.link === void 0 && (missing0 = "link")) {
				validate22.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.ctaText !== void 0) {
					let data0 = data.ctaText;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (data0.length > 300) {
								validate22.errors = [{
									instancePath: instancePath + "/ctaText",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/ctaText",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.link !== void 0) {
						const _errs4 = errors;
						if (!validate23(data.link, {
							instancePath: instancePath + "/link",
							parentData: data,
							parentDataProperty: "link",
							rootData
						})) {
							vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
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
			if (data.rowCount !== void 0) {
				let data0 = data.rowCount;
				const _errs1 = errors;
				if (!(data0 === 1 || data0 === 2)) {
					validate20.errors = [{
						instancePath: instancePath + "/rowCount",
						keyword: "enum",
						params: { allowedValues: [1, 2] }
					}];
					return false;
				}
				var valid0 = _errs1 === errors;
			} else var valid0 = true;
			if (valid0) {
				if (data.displayPosters !== void 0) {
					const _errs2 = errors;
					if (typeof data.displayPosters !== "boolean") {
						validate20.errors = [{
							instancePath: instancePath + "/displayPosters",
							keyword: "type",
							params: { type: "boolean" }
						}];
						return false;
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.hideMetadata !== void 0) {
						const _errs4 = errors;
						if (typeof data.hideMetadata !== "boolean") {
							validate20.errors = [{
								instancePath: instancePath + "/hideMetadata",
								keyword: "type",
								params: { type: "boolean" }
							}];
							return false;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.rowType !== void 0) {
							let data3 = data.rowType;
							const _errs6 = errors;
							if (!(data3 === "basic" || data3 === "featured" || data3 === "inline")) {
								validate20.errors = [{
									instancePath: instancePath + "/rowType",
									keyword: "enum",
									params: { allowedValues: [
										"basic",
										"featured",
										"inline"
									] }
								}];
								return false;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.background !== void 0) {
								let data4 = data.background;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
										if (data4.imageUrl !== void 0) {
											let data5 = data4.imageUrl;
											const _errs9 = errors;
											if (errors === errors) {
												if (typeof data5 === "string") {
													if (data5.length > 2048) {
														validate20.errors = [{
															instancePath: instancePath + "/background/imageUrl",
															keyword: "maxLength",
															params: { limit: 2048 }
														}];
														return false;
													} else if (!pattern4.test(data5)) {
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
											var valid1 = _errs9 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data4.gradients !== void 0) {
												let data6 = data4.gradients;
												const _errs12 = errors;
												if (errors === _errs12) {
													if (Array.isArray(data6)) {
														if (data6.length > 4) {
															validate20.errors = [{
																instancePath: instancePath + "/background/gradients",
																keyword: "maxItems",
																params: { limit: 4 }
															}];
															return false;
														} else if (data6.length < 2) {
															validate20.errors = [{
																instancePath: instancePath + "/background/gradients",
																keyword: "minItems",
																params: { limit: 2 }
															}];
															return false;
														} else {
															const len0 = data6.length;
															for (let i0 = 0; i0 < len0; i0++) {
																let data7 = data6[i0];
																const _errs14 = errors;
																if (!(data7 === "background" || data7 === "surface" || data7 === "raised" || data7 === "brand" || data7 === "transparent")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/background/gradients/" + i0,
																		keyword: "enum",
																		params: { allowedValues: [
																			"background",
																			"surface",
																			"raised",
																			"brand",
																			"transparent"
																		] }
																	}];
																	return false;
																}
																if (!(_errs14 === errors)) break;
															}
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/background/gradients",
															keyword: "type",
															params: { type: "array" }
														}];
														return false;
													}
												}
												var valid1 = _errs12 === errors;
											} else var valid1 = true;
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
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.title !== void 0) {
									let data8 = data.title;
									const _errs15 = errors;
									if (errors === errors) {
										if (typeof data8 === "string") {
											if (data8.length > 300) {
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
									var valid0 = _errs15 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.description !== void 0) {
										let data9 = data.description;
										const _errs18 = errors;
										if (errors === errors) {
											if (typeof data9 === "string") {
												if (data9.length > 5e3) {
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
										var valid0 = _errs18 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.primaryCta !== void 0) {
											const _errs21 = errors;
											if (!validate22(data.primaryCta, {
												instancePath: instancePath + "/primaryCta",
												parentData: data,
												parentDataProperty: "primaryCta",
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs21 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.secondaryCta !== void 0) {
												const _errs22 = errors;
												if (!validate22(data.secondaryCta, {
													instancePath: instancePath + "/secondaryCta",
													parentData: data,
													parentDataProperty: "secondaryCta",
													rootData
												})) {
													vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs22 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.textAlignment !== void 0) {
													let data12 = data.textAlignment;
													const _errs23 = errors;
													if (!(data12 === "LEFT" || data12 === "CENTER" || data12 === "RIGHT")) {
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
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.metadataDisplayMode !== void 0) {
														let data13 = data.metadataDisplayMode;
														const _errs24 = errors;
														if (!(data13 === "regular" || data13 === "stacked")) {
															validate20.errors = [{
																instancePath: instancePath + "/metadataDisplayMode",
																keyword: "enum",
																params: { allowedValues: ["regular", "stacked"] }
															}];
															return false;
														}
														var valid0 = _errs24 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.playlistImageType !== void 0) {
															let data14 = data.playlistImageType;
															const _errs25 = errors;
															if (!(data14 === "title" || data14 === "poster")) {
																validate20.errors = [{
																	instancePath: instancePath + "/playlistImageType",
																	keyword: "enum",
																	params: { allowedValues: ["title", "poster"] }
																}];
																return false;
															}
															var valid0 = _errs25 === errors;
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
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };