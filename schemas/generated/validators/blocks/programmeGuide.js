const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern7 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
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
								if (!pattern5.test(data3)) {
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
									if (!pattern5.test(data4)) {
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
										} else if (!pattern7.test(data5)) {
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
			if (data.channels === void 0 && (missing0 = "channels") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to")) {
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
						if (data.from !== void 0) {
							let data2 = data.from;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (!pattern5.test(data2)) {
										validate20.errors = [{
											instancePath: instancePath + "/from",
											keyword: "pattern",
											params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/from",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.to !== void 0) {
								let data3 = data.to;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (!pattern5.test(data3)) {
											validate20.errors = [{
												instancePath: instancePath + "/to",
												keyword: "pattern",
												params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/to",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.channels !== void 0) {
									let data4 = data.channels;
									const _errs13 = errors;
									if (errors === _errs13) {
										if (Array.isArray(data4)) {
											if (data4.length > 60) {
												validate20.errors = [{
													instancePath: instancePath + "/channels",
													keyword: "maxItems",
													params: { limit: 60 }
												}];
												return false;
											} else {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data5 = data4[i0];
													const _errs15 = errors;
													if (errors === _errs15) {
														if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
															let missing1;
															if (data5.eventId === void 0 && (missing1 = "eventId") || data5.name === void 0 && (missing1 = "name") || data5.accessLevel === void 0 && (missing1 = "accessLevel") || data5.programmes === void 0 && (missing1 = "programmes")) {
																validate20.errors = [{
																	instancePath: instancePath + "/channels/" + i0,
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																if (data5.eventId !== void 0) {
																	let data6 = data5.eventId;
																	const _errs17 = errors;
																	const _errs18 = errors;
																	if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
																		validate20.errors = [{
																			instancePath: instancePath + "/channels/" + i0 + "/eventId",
																			keyword: "type",
																			params: { type: "integer" }
																		}];
																		return false;
																	}
																	if (errors === _errs18) {
																		if (typeof data6 == "number" && isFinite(data6)) {
																			if (data6 < 1 || isNaN(data6)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/channels/" + i0 + "/eventId",
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
																	var valid6 = _errs17 === errors;
																} else var valid6 = true;
																if (valid6) {
																	if (data5.name !== void 0) {
																		let data7 = data5.name;
																		const _errs20 = errors;
																		if (errors === errors) {
																			if (typeof data7 === "string") {
																				if (data7.length > 300) {
																					validate20.errors = [{
																						instancePath: instancePath + "/channels/" + i0 + "/name",
																						keyword: "maxLength",
																						params: { limit: 300 }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/channels/" + i0 + "/name",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid6 = _errs20 === errors;
																	} else var valid6 = true;
																	if (valid6) {
																		if (data5.logoUrl !== void 0) {
																			let data8 = data5.logoUrl;
																			const _errs23 = errors;
																			if (errors === errors) {
																				if (typeof data8 === "string") {
																					if (data8.length > 2048) {
																						validate20.errors = [{
																							instancePath: instancePath + "/channels/" + i0 + "/logoUrl",
																							keyword: "maxLength",
																							params: { limit: 2048 }
																						}];
																						return false;
																					} else if (!pattern7.test(data8)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/channels/" + i0 + "/logoUrl",
																							keyword: "pattern",
																							params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/channels/" + i0 + "/logoUrl",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid6 = _errs23 === errors;
																		} else var valid6 = true;
																		if (valid6) {
																			if (data5.accessLevel !== void 0) {
																				let data9 = data5.accessLevel;
																				const _errs26 = errors;
																				if (!(data9 === "GRANTED" || data9 === "GRANTED_ON_SIGN_IN" || data9 === "DENIED")) {
																					validate20.errors = [{
																						instancePath: instancePath + "/channels/" + i0 + "/accessLevel",
																						keyword: "enum",
																						params: { allowedValues: [
																							"GRANTED",
																							"GRANTED_ON_SIGN_IN",
																							"DENIED"
																						] }
																					}];
																					return false;
																				}
																				var valid6 = _errs26 === errors;
																			} else var valid6 = true;
																			if (valid6) {
																				if (data5.programmes !== void 0) {
																					let data10 = data5.programmes;
																					const _errs27 = errors;
																					if (errors === _errs27) {
																						if (Array.isArray(data10)) {
																							if (data10.length > 500) {
																								validate20.errors = [{
																									instancePath: instancePath + "/channels/" + i0 + "/programmes",
																									keyword: "maxItems",
																									params: { limit: 500 }
																								}];
																								return false;
																							} else {
																								const len1 = data10.length;
																								for (let i1 = 0; i1 < len1; i1++) {
																									const _errs29 = errors;
																									if (!validate22(data10[i1], {
																										instancePath: instancePath + "/channels/" + i0 + "/programmes/" + i1,
																										parentData: data10,
																										parentDataProperty: i1,
																										rootData
																									})) {
																										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																										errors = vErrors.length;
																									}
																									if (!(_errs29 === errors)) break;
																								}
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/channels/" + i0 + "/programmes",
																								keyword: "type",
																								params: { type: "array" }
																							}];
																							return false;
																						}
																					}
																					var valid6 = _errs27 === errors;
																				} else var valid6 = true;
																			}
																		}
																	}
																}
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/channels/" + i0,
																keyword: "type",
																params: { type: "object" }
															}];
															return false;
														}
													}
													if (!(_errs15 === errors)) break;
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/channels",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.emptyTitle !== void 0) {
										let data12 = data.emptyTitle;
										const _errs30 = errors;
										if (errors === errors) {
											if (typeof data12 === "string") {
												if (data12.length > 300) {
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
										var valid0 = _errs30 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.emptyDescription !== void 0) {
											let data13 = data.emptyDescription;
											const _errs33 = errors;
											if (errors === errors) {
												if (typeof data13 === "string") {
													if (data13.length > 5e3) {
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
											var valid0 = _errs33 === errors;
										} else var valid0 = true;
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