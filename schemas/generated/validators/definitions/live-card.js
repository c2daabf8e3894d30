const validate = validate20;
const pattern4 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern6 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.episode === void 0 && (missing0 = "episode") || data.startDate === void 0 && (missing0 = "startDate") || data.endDate === void 0 && (missing0 = "endDate")) {
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
				if (data.episode !== void 0) {
					let data1 = data.episode;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate22.errors = [{
								instancePath: instancePath + "/episode",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate22.errors = [{
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
								validate22.errors = [{
									instancePath: instancePath + "/programme",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
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
								if (!pattern6.test(data3)) {
									validate22.errors = [{
										instancePath: instancePath + "/startDate",
										keyword: "pattern",
										params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
									}];
									return false;
								}
							} else {
								validate22.errors = [{
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
									if (!pattern6.test(data4)) {
										validate22.errors = [{
											instancePath: instancePath + "/endDate",
											keyword: "pattern",
											params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
										}];
										return false;
									}
								} else {
									validate22.errors = [{
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
											validate22.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern4.test(data5)) {
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
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.duration !== void 0) {
										let data6 = data.duration;
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 < 0 || isNaN(data6)) {
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
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.type === void 0 && (missing0 = "type") || data.accessLevel === void 0 && (missing0 = "accessLevel")) {
				validate20.errors = [{
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
						validate20.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs2) {
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
									validate20.errors = [{
										instancePath: instancePath + "/title",
										keyword: "maxLength",
										params: { limit: 300 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate20.errors = [{
										instancePath: instancePath + "/title",
										keyword: "minLength",
										params: { limit: 1 }
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
							const _errs6 = errors;
							if (!(data2 === "LIVE" || data2 === "UPCOMING")) {
								validate20.errors = [{
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
									validate20.errors = [{
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
										validate20.errors = [{
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
											validate20.errors = [{
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
												validate20.errors = [{
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
															validate20.errors = [{
																instancePath: instancePath + "/startDate",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 0xe677d21fdbff
																}
															}];
															return false;
														} else if (data7 < 0 || isNaN(data7)) {
															validate20.errors = [{
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
														validate20.errors = [{
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
																validate20.errors = [{
																	instancePath: instancePath + "/endDate",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 0xe677d21fdbff
																	}
																}];
																return false;
															} else if (data8 < 0 || isNaN(data8)) {
																validate20.errors = [{
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
															validate20.errors = [{
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
																	validate20.errors = [{
																		instancePath: instancePath + "/thumbnailUrl",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern4.test(data9)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/thumbnailUrl",
																		keyword: "pattern",
																		params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
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
																	if (!pattern5.test(data10)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/placeholder",
																			keyword: "pattern",
																			params: { pattern: "^#[0-9a-fA-F]{6}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
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
																			if (!validate22(data11.currentProgramme, {
																				instancePath: instancePath + "/programmingInfo/currentProgramme",
																				parentData: data11,
																				parentDataProperty: "currentProgramme",
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																				errors = vErrors.length;
																			}
																			var valid4 = _errs26 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data11.nextProgramme !== void 0) {
																				const _errs27 = errors;
																				if (!validate22(data11.nextProgramme, {
																					instancePath: instancePath + "/programmingInfo/nextProgramme",
																					parentData: data11,
																					parentDataProperty: "nextProgramme",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
																								validate20.errors = [{
																									instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																									keyword: "maxLength",
																									params: { limit: 2048 }
																								}];
																								return false;
																							} else if (!pattern4.test(data14)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																									keyword: "pattern",
																									params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
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
																		validate20.errors = [{
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