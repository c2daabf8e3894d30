const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern17 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$", "u");
const pattern18 = new RegExp("^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$", "u");
const pattern19 = new RegExp("^[0-9]{3,4}( [0-9]{3,4})?$", "u");
const pattern20 = new RegExp("^[0-9]{2,3}%( [0-9]{2,3}%)?$", "u");
const pattern21 = new RegExp("^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.version === void 0 && (missing0 = "version") || data.scheme === void 0 && (missing0 = "scheme") || data.colors === void 0 && (missing0 = "colors") || data.fonts === void 0 && (missing0 = "fonts")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.version !== void 0) {
				let data0 = data.version;
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
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.scheme !== void 0) {
					let data1 = data.scheme;
					if (!(data1 === "light" || data1 === "dark")) {
						validate20.errors = [{
							instancePath: instancePath + "/scheme",
							keyword: "enum",
							params: { allowedValues: ["light", "dark"] }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.colors !== void 0) {
						let data2 = data.colors;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							let missing1;
							if (data2.background === void 0 && (missing1 = "background") || data2.surface === void 0 && (missing1 = "surface") || data2.raised === void 0 && (missing1 = "raised") || data2.text === void 0 && (missing1 = "text") || data2.muted === void 0 && (missing1 = "muted") || data2.line === void 0 && (missing1 = "line") || data2.brand === void 0 && (missing1 = "brand") || data2.onBrand === void 0 && (missing1 = "onBrand") || data2.live === void 0 && (missing1 = "live") || data2.danger === void 0 && (missing1 = "danger") || data2.success === void 0 && (missing1 = "success") || data2.focus === void 0 && (missing1 = "focus")) {
								validate20.errors = [{
									instancePath: instancePath + "/colors",
									keyword: "required",
									params: { missingProperty: missing1 }
								}];
								return false;
							} else {
								if (data2.background !== void 0) {
									let data3 = data2.background;
									if (typeof data3 === "string") {
										if (!pattern5.test(data3)) {
											validate20.errors = [{
												instancePath: instancePath + "/colors/background",
												keyword: "pattern",
												params: { pattern: "^#[0-9a-fA-F]{6}$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/colors/background",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data2.surface !== void 0) {
										let data4 = data2.surface;
										if (typeof data4 === "string") {
											if (!pattern5.test(data4)) {
												validate20.errors = [{
													instancePath: instancePath + "/colors/surface",
													keyword: "pattern",
													params: { pattern: "^#[0-9a-fA-F]{6}$" }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/colors/surface",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data2.raised !== void 0) {
											let data5 = data2.raised;
											if (typeof data5 === "string") {
												if (!pattern5.test(data5)) {
													validate20.errors = [{
														instancePath: instancePath + "/colors/raised",
														keyword: "pattern",
														params: { pattern: "^#[0-9a-fA-F]{6}$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/colors/raised",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data2.text !== void 0) {
												let data6 = data2.text;
												if (typeof data6 === "string") {
													if (!pattern5.test(data6)) {
														validate20.errors = [{
															instancePath: instancePath + "/colors/text",
															keyword: "pattern",
															params: { pattern: "^#[0-9a-fA-F]{6}$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/colors/text",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
											if (valid2) {
												if (data2.muted !== void 0) {
													let data7 = data2.muted;
													if (typeof data7 === "string") {
														if (!pattern5.test(data7)) {
															validate20.errors = [{
																instancePath: instancePath + "/colors/muted",
																keyword: "pattern",
																params: { pattern: "^#[0-9a-fA-F]{6}$" }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/colors/muted",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid2 = true;
												} else var valid2 = true;
												if (valid2) {
													if (data2.line !== void 0) {
														let data8 = data2.line;
														if (typeof data8 === "string") {
															if (!pattern5.test(data8)) {
																validate20.errors = [{
																	instancePath: instancePath + "/colors/line",
																	keyword: "pattern",
																	params: { pattern: "^#[0-9a-fA-F]{6}$" }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/colors/line",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid2 = true;
													} else var valid2 = true;
													if (valid2) {
														if (data2.brand !== void 0) {
															let data9 = data2.brand;
															if (typeof data9 === "string") {
																if (!pattern5.test(data9)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/colors/brand",
																		keyword: "pattern",
																		params: { pattern: "^#[0-9a-fA-F]{6}$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/colors/brand",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
															var valid2 = true;
														} else var valid2 = true;
														if (valid2) {
															if (data2.onBrand !== void 0) {
																let data10 = data2.onBrand;
																if (typeof data10 === "string") {
																	if (!pattern5.test(data10)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/colors/onBrand",
																			keyword: "pattern",
																			params: { pattern: "^#[0-9a-fA-F]{6}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/colors/onBrand",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																var valid2 = true;
															} else var valid2 = true;
															if (valid2) {
																if (data2.live !== void 0) {
																	let data11 = data2.live;
																	if (typeof data11 === "string") {
																		if (!pattern5.test(data11)) {
																			validate20.errors = [{
																				instancePath: instancePath + "/colors/live",
																				keyword: "pattern",
																				params: { pattern: "^#[0-9a-fA-F]{6}$" }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/colors/live",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																	var valid2 = true;
																} else var valid2 = true;
																if (valid2) {
																	if (data2.danger !== void 0) {
																		let data12 = data2.danger;
																		if (typeof data12 === "string") {
																			if (!pattern5.test(data12)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/colors/danger",
																					keyword: "pattern",
																					params: { pattern: "^#[0-9a-fA-F]{6}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/colors/danger",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																		var valid2 = true;
																	} else var valid2 = true;
																	if (valid2) {
																		if (data2.success !== void 0) {
																			let data13 = data2.success;
																			if (typeof data13 === "string") {
																				if (!pattern5.test(data13)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/colors/success",
																						keyword: "pattern",
																						params: { pattern: "^#[0-9a-fA-F]{6}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/colors/success",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																			var valid2 = true;
																		} else var valid2 = true;
																		if (valid2) {
																			if (data2.focus !== void 0) {
																				let data14 = data2.focus;
																				if (typeof data14 === "string") {
																					if (!pattern5.test(data14)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/colors/focus",
																							keyword: "pattern",
																							params: { pattern: "^#[0-9a-fA-F]{6}$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/colors/focus",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																				var valid2 = true;
																			} else var valid2 = true;
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
								instancePath: instancePath + "/colors",
								keyword: "type",
								params: { type: "object" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fonts !== void 0) {
							let data15 = data.fonts;
							if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
								let missing2;
								if (data15.text === void 0 && (missing2 = "text") || data15.display === void 0 && (missing2 = "display")) {
									validate20.errors = [{
										instancePath: instancePath + "/fonts",
										keyword: "required",
										params: { missingProperty: missing2 }
									}];
									return false;
								} else {
									if (data15.text !== void 0) {
										let data16 = data15.text;
										if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
											let missing3;
											if (data16.family === void 0 && (missing3 = "family")) {
												validate20.errors = [{
													instancePath: instancePath + "/fonts/text",
													keyword: "required",
													params: { missingProperty: missing3 }
												}];
												return false;
											} else {
												if (data16.family !== void 0) {
													let data17 = data16.family;
													if (typeof data17 === "string") {
														if (!pattern17.test(data17)) {
															validate20.errors = [{
																instancePath: instancePath + "/fonts/text/family",
																keyword: "pattern",
																params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/fonts/text/family",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid17 = true;
												} else var valid17 = true;
												if (valid17) {
													if (data16.files !== void 0) {
														let data18 = data16.files;
														if (Array.isArray(data18)) {
															if (data18.length > 12) {
																validate20.errors = [{
																	instancePath: instancePath + "/fonts/text/files",
																	keyword: "maxItems",
																	params: { limit: 12 }
																}];
																return false;
															} else {
																const len0 = data18.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	let data19 = data18[i0];
																	if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
																		let missing4;
																		if (data19.src === void 0 && (missing4 = "src")) {
																			validate20.errors = [{
																				instancePath: instancePath + "/fonts/text/files/" + i0,
																				keyword: "required",
																				params: { missingProperty: missing4 }
																			}];
																			return false;
																		} else {
																			if (data19.src !== void 0) {
																				let data20 = data19.src;
																				if (typeof data20 === "string") {
																					if (!pattern18.test(data20)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/text/files/" + i0 + "/src",
																							keyword: "pattern",
																							params: { pattern: "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/text/files/" + i0 + "/src",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																				var valid19 = true;
																			} else var valid19 = true;
																			if (valid19) {
																				if (data19.weight !== void 0) {
																					let data21 = data19.weight;
																					if (typeof data21 === "string") {
																						if (!pattern19.test(data21)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/text/files/" + i0 + "/weight",
																								keyword: "pattern",
																								params: { pattern: "^[0-9]{3,4}( [0-9]{3,4})?$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/text/files/" + i0 + "/weight",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																					var valid19 = true;
																				} else var valid19 = true;
																				if (valid19) {
																					if (data19.stretch !== void 0) {
																						let data22 = data19.stretch;
																						if (typeof data22 === "string") {
																							if (!pattern20.test(data22)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/text/files/" + i0 + "/stretch",
																									keyword: "pattern",
																									params: { pattern: "^[0-9]{2,3}%( [0-9]{2,3}%)?$" }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/text/files/" + i0 + "/stretch",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																						var valid19 = true;
																					} else var valid19 = true;
																					if (valid19) {
																						if (data19.unicodeRange !== void 0) {
																							let data23 = data19.unicodeRange;
																							if (typeof data23 === "string") {
																								if (!pattern21.test(data23)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/text/files/" + i0 + "/unicodeRange",
																										keyword: "pattern",
																										params: { pattern: "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$" }
																									}];
																									return false;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/text/files/" + i0 + "/unicodeRange",
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																							var valid19 = true;
																						} else var valid19 = true;
																						if (valid19) {
																							if (data19.preload !== void 0) {
																								if (typeof data19.preload !== "boolean") {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/text/files/" + i0 + "/preload",
																										keyword: "type",
																										params: { type: "boolean" }
																									}];
																									return false;
																								}
																								var valid19 = true;
																							} else var valid19 = true;
																						}
																					}
																				}
																			}
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/fonts/text/files/" + i0,
																			keyword: "type",
																			params: { type: "object" }
																		}];
																		return false;
																	}
																}
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/fonts/text/files",
																keyword: "type",
																params: { type: "array" }
															}];
															return false;
														}
														var valid17 = true;
													} else var valid17 = true;
													if (valid17) {
														if (data16.fallback !== void 0) {
															let data25 = data16.fallback;
															if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
																let missing5;
																if (data25.family === void 0 && (missing5 = "family")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/fonts/text/fallback",
																		keyword: "required",
																		params: { missingProperty: missing5 }
																	}];
																	return false;
																} else {
																	if (data25.family !== void 0) {
																		let data26 = data25.family;
																		if (typeof data26 === "string") {
																			if (!pattern17.test(data26)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/fonts/text/fallback/family",
																					keyword: "pattern",
																					params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/fonts/text/fallback/family",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																		var valid20 = true;
																	} else var valid20 = true;
																	if (valid20) {
																		if (data25.sizeAdjust !== void 0) {
																			let data27 = data25.sizeAdjust;
																			if (typeof data27 == "number" && isFinite(data27)) {
																				if (data27 > 200 || isNaN(data27)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/text/fallback/sizeAdjust",
																						keyword: "maximum",
																						params: {
																							comparison: "<=",
																							limit: 200
																						}
																					}];
																					return false;
																				} else if (data27 < 50 || isNaN(data27)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/text/fallback/sizeAdjust",
																						keyword: "minimum",
																						params: {
																							comparison: ">=",
																							limit: 50
																						}
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/fonts/text/fallback/sizeAdjust",
																					keyword: "type",
																					params: { type: "number" }
																				}];
																				return false;
																			}
																			var valid20 = true;
																		} else var valid20 = true;
																		if (valid20) {
																			if (data25.ascentOverride !== void 0) {
																				let data28 = data25.ascentOverride;
																				if (typeof data28 == "number" && isFinite(data28)) {
																					if (data28 > 250 || isNaN(data28)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/text/fallback/ascentOverride",
																							keyword: "maximum",
																							params: {
																								comparison: "<=",
																								limit: 250
																							}
																						}];
																						return false;
																					} else if (data28 < 20 || isNaN(data28)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/text/fallback/ascentOverride",
																							keyword: "minimum",
																							params: {
																								comparison: ">=",
																								limit: 20
																							}
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/text/fallback/ascentOverride",
																						keyword: "type",
																						params: { type: "number" }
																					}];
																					return false;
																				}
																				var valid20 = true;
																			} else var valid20 = true;
																			if (valid20) {
																				if (data25.descentOverride !== void 0) {
																					let data29 = data25.descentOverride;
																					if (typeof data29 == "number" && isFinite(data29)) {
																						if (data29 > 150 || isNaN(data29)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/text/fallback/descentOverride",
																								keyword: "maximum",
																								params: {
																									comparison: "<=",
																									limit: 150
																								}
																							}];
																							return false;
																						} else if (data29 < 0 || isNaN(data29)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/text/fallback/descentOverride",
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
																							instancePath: instancePath + "/fonts/text/fallback/descentOverride",
																							keyword: "type",
																							params: { type: "number" }
																						}];
																						return false;
																					}
																					var valid20 = true;
																				} else var valid20 = true;
																				if (valid20) {
																					if (data25.lineGapOverride !== void 0) {
																						let data30 = data25.lineGapOverride;
																						if (typeof data30 == "number" && isFinite(data30)) {
																							if (data30 > 150 || isNaN(data30)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/text/fallback/lineGapOverride",
																									keyword: "maximum",
																									params: {
																										comparison: "<=",
																										limit: 150
																									}
																								}];
																								return false;
																							} else if (data30 < 0 || isNaN(data30)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/text/fallback/lineGapOverride",
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
																								instancePath: instancePath + "/fonts/text/fallback/lineGapOverride",
																								keyword: "type",
																								params: { type: "number" }
																							}];
																							return false;
																						}
																						var valid20 = true;
																					} else var valid20 = true;
																				}
																			}
																		}
																	}
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/fonts/text/fallback",
																	keyword: "type",
																	params: { type: "object" }
																}];
																return false;
															}
															var valid17 = true;
														} else var valid17 = true;
														if (valid17) {
															if (data16.generic !== void 0) {
																let data31 = data16.generic;
																if (!(data31 === "sans-serif" || data31 === "serif" || data31 === "monospace")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/fonts/text/generic",
																		keyword: "enum",
																		params: { allowedValues: [
																			"sans-serif",
																			"serif",
																			"monospace"
																		] }
																	}];
																	return false;
																}
																var valid17 = true;
															} else var valid17 = true;
														}
													}
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/fonts/text",
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
										var valid15 = true;
									} else var valid15 = true;
									if (valid15) {
										if (data15.display !== void 0) {
											let data32 = data15.display;
											if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
												let missing6;
												if (data32.family === void 0 && (missing6 = "family")) {
													validate20.errors = [{
														instancePath: instancePath + "/fonts/display",
														keyword: "required",
														params: { missingProperty: missing6 }
													}];
													return false;
												} else {
													if (data32.family !== void 0) {
														let data33 = data32.family;
														if (typeof data33 === "string") {
															if (!pattern17.test(data33)) {
																validate20.errors = [{
																	instancePath: instancePath + "/fonts/display/family",
																	keyword: "pattern",
																	params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/fonts/display/family",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid22 = true;
													} else var valid22 = true;
													if (valid22) {
														if (data32.files !== void 0) {
															let data34 = data32.files;
															if (Array.isArray(data34)) {
																if (data34.length > 12) {
																	validate20.errors = [{
																		instancePath: instancePath + "/fonts/display/files",
																		keyword: "maxItems",
																		params: { limit: 12 }
																	}];
																	return false;
																} else {
																	const len1 = data34.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		let data35 = data34[i1];
																		if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
																			let missing7;
																			if (data35.src === void 0 && (missing7 = "src")) {
																				validate20.errors = [{
																					instancePath: instancePath + "/fonts/display/files/" + i1,
																					keyword: "required",
																					params: { missingProperty: missing7 }
																				}];
																				return false;
																			} else {
																				if (data35.src !== void 0) {
																					let data36 = data35.src;
																					if (typeof data36 === "string") {
																						if (!pattern18.test(data36)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/display/files/" + i1 + "/src",
																								keyword: "pattern",
																								params: { pattern: "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/display/files/" + i1 + "/src",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																					var valid24 = true;
																				} else var valid24 = true;
																				if (valid24) {
																					if (data35.weight !== void 0) {
																						let data37 = data35.weight;
																						if (typeof data37 === "string") {
																							if (!pattern19.test(data37)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/display/files/" + i1 + "/weight",
																									keyword: "pattern",
																									params: { pattern: "^[0-9]{3,4}( [0-9]{3,4})?$" }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/display/files/" + i1 + "/weight",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																						var valid24 = true;
																					} else var valid24 = true;
																					if (valid24) {
																						if (data35.stretch !== void 0) {
																							let data38 = data35.stretch;
																							if (typeof data38 === "string") {
																								if (!pattern20.test(data38)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/display/files/" + i1 + "/stretch",
																										keyword: "pattern",
																										params: { pattern: "^[0-9]{2,3}%( [0-9]{2,3}%)?$" }
																									}];
																									return false;
																								}
																							} else {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/display/files/" + i1 + "/stretch",
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																							var valid24 = true;
																						} else var valid24 = true;
																						if (valid24) {
																							if (data35.unicodeRange !== void 0) {
																								let data39 = data35.unicodeRange;
																								if (typeof data39 === "string") {
																									if (!pattern21.test(data39)) {
																										validate20.errors = [{
																											instancePath: instancePath + "/fonts/display/files/" + i1 + "/unicodeRange",
																											keyword: "pattern",
																											params: { pattern: "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$" }
																										}];
																										return false;
																									}
																								} else {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/display/files/" + i1 + "/unicodeRange",
																										keyword: "type",
																										params: { type: "string" }
																									}];
																									return false;
																								}
																								var valid24 = true;
																							} else var valid24 = true;
																							if (valid24) {
																								if (data35.preload !== void 0) {
																									if (typeof data35.preload !== "boolean") {
																										validate20.errors = [{
																											instancePath: instancePath + "/fonts/display/files/" + i1 + "/preload",
																											keyword: "type",
																											params: { type: "boolean" }
																										}];
																										return false;
																									}
																									var valid24 = true;
																								} else var valid24 = true;
																							}
																						}
																					}
																				}
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/fonts/display/files/" + i1,
																				keyword: "type",
																				params: { type: "object" }
																			}];
																			return false;
																		}
																	}
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/fonts/display/files",
																	keyword: "type",
																	params: { type: "array" }
																}];
																return false;
															}
															var valid22 = true;
														} else var valid22 = true;
														if (valid22) {
															if (data32.fallback !== void 0) {
																let data41 = data32.fallback;
																if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
																	let missing8;
																	if (data41.family === void 0 && (missing8 = "family")) {
																		validate20.errors = [{
																			instancePath: instancePath + "/fonts/display/fallback",
																			keyword: "required",
																			params: { missingProperty: missing8 }
																		}];
																		return false;
																	} else {
																		if (data41.family !== void 0) {
																			let data42 = data41.family;
																			if (typeof data42 === "string") {
																				if (!pattern17.test(data42)) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/display/fallback/family",
																						keyword: "pattern",
																						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/fonts/display/fallback/family",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																			var valid25 = true;
																		} else var valid25 = true;
																		if (valid25) {
																			if (data41.sizeAdjust !== void 0) {
																				let data43 = data41.sizeAdjust;
																				if (typeof data43 == "number" && isFinite(data43)) {
																					if (data43 > 200 || isNaN(data43)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/display/fallback/sizeAdjust",
																							keyword: "maximum",
																							params: {
																								comparison: "<=",
																								limit: 200
																							}
																						}];
																						return false;
																					} else if (data43 < 50 || isNaN(data43)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/display/fallback/sizeAdjust",
																							keyword: "minimum",
																							params: {
																								comparison: ">=",
																								limit: 50
																							}
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/fonts/display/fallback/sizeAdjust",
																						keyword: "type",
																						params: { type: "number" }
																					}];
																					return false;
																				}
																				var valid25 = true;
																			} else var valid25 = true;
																			if (valid25) {
																				if (data41.ascentOverride !== void 0) {
																					let data44 = data41.ascentOverride;
																					if (typeof data44 == "number" && isFinite(data44)) {
																						if (data44 > 250 || isNaN(data44)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/display/fallback/ascentOverride",
																								keyword: "maximum",
																								params: {
																									comparison: "<=",
																									limit: 250
																								}
																							}];
																							return false;
																						} else if (data44 < 20 || isNaN(data44)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fonts/display/fallback/ascentOverride",
																								keyword: "minimum",
																								params: {
																									comparison: ">=",
																									limit: 20
																								}
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/fonts/display/fallback/ascentOverride",
																							keyword: "type",
																							params: { type: "number" }
																						}];
																						return false;
																					}
																					var valid25 = true;
																				} else var valid25 = true;
																				if (valid25) {
																					if (data41.descentOverride !== void 0) {
																						let data45 = data41.descentOverride;
																						if (typeof data45 == "number" && isFinite(data45)) {
																							if (data45 > 150 || isNaN(data45)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/display/fallback/descentOverride",
																									keyword: "maximum",
																									params: {
																										comparison: "<=",
																										limit: 150
																									}
																								}];
																								return false;
																							} else if (data45 < 0 || isNaN(data45)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fonts/display/fallback/descentOverride",
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
																								instancePath: instancePath + "/fonts/display/fallback/descentOverride",
																								keyword: "type",
																								params: { type: "number" }
																							}];
																							return false;
																						}
																						var valid25 = true;
																					} else var valid25 = true;
																					if (valid25) {
																						if (data41.lineGapOverride !== void 0) {
																							let data46 = data41.lineGapOverride;
																							if (typeof data46 == "number" && isFinite(data46)) {
																								if (data46 > 150 || isNaN(data46)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/display/fallback/lineGapOverride",
																										keyword: "maximum",
																										params: {
																											comparison: "<=",
																											limit: 150
																										}
																									}];
																									return false;
																								} else if (data46 < 0 || isNaN(data46)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fonts/display/fallback/lineGapOverride",
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
																									instancePath: instancePath + "/fonts/display/fallback/lineGapOverride",
																									keyword: "type",
																									params: { type: "number" }
																								}];
																								return false;
																							}
																							var valid25 = true;
																						} else var valid25 = true;
																					}
																				}
																			}
																		}
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/fonts/display/fallback",
																		keyword: "type",
																		params: { type: "object" }
																	}];
																	return false;
																}
																var valid22 = true;
															} else var valid22 = true;
															if (valid22) {
																if (data32.generic !== void 0) {
																	let data47 = data32.generic;
																	if (!(data47 === "sans-serif" || data47 === "serif" || data47 === "monospace")) {
																		validate20.errors = [{
																			instancePath: instancePath + "/fonts/display/generic",
																			keyword: "enum",
																			params: { allowedValues: [
																				"sans-serif",
																				"serif",
																				"monospace"
																			] }
																		}];
																		return false;
																	}
																	var valid22 = true;
																} else var valid22 = true;
															}
														}
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/fonts/display",
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
											var valid15 = true;
										} else var valid15 = true;
									}
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/fonts",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.type !== void 0) {
								let data48 = data.type;
								if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
									if (data48.displayCase !== void 0) {
										let data49 = data48.displayCase;
										if (!(data49 === "none" || data49 === "uppercase")) {
											validate20.errors = [{
												instancePath: instancePath + "/type/displayCase",
												keyword: "enum",
												params: { allowedValues: ["none", "uppercase"] }
											}];
											return false;
										}
										var valid26 = true;
									} else var valid26 = true;
									if (valid26) {
										if (data48.displayWeight !== void 0) {
											let data50 = data48.displayWeight;
											if (!(typeof data50 == "number" && !(data50 % 1) && !isNaN(data50) && isFinite(data50))) {
												validate20.errors = [{
													instancePath: instancePath + "/type/displayWeight",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data50 == "number" && isFinite(data50)) {
												if (data50 > 1e3 || isNaN(data50)) {
													validate20.errors = [{
														instancePath: instancePath + "/type/displayWeight",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 1e3
														}
													}];
													return false;
												} else if (data50 < 100 || isNaN(data50)) {
													validate20.errors = [{
														instancePath: instancePath + "/type/displayWeight",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 100
														}
													}];
													return false;
												}
											}
											var valid26 = true;
										} else var valid26 = true;
										if (valid26) {
											if (data48.displayTracking !== void 0) {
												let data51 = data48.displayTracking;
												if (!(typeof data51 == "number" && !(data51 % 1) && !isNaN(data51) && isFinite(data51))) {
													validate20.errors = [{
														instancePath: instancePath + "/type/displayTracking",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (typeof data51 == "number" && isFinite(data51)) {
													if (data51 > 200 || isNaN(data51)) {
														validate20.errors = [{
															instancePath: instancePath + "/type/displayTracking",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 200
															}
														}];
														return false;
													} else if (data51 < -100 || isNaN(data51)) {
														validate20.errors = [{
															instancePath: instancePath + "/type/displayTracking",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: -100
															}
														}];
														return false;
													}
												}
												var valid26 = true;
											} else var valid26 = true;
											if (valid26) {
												if (data48.displayStretch !== void 0) {
													let data52 = data48.displayStretch;
													if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52) && isFinite(data52))) {
														validate20.errors = [{
															instancePath: instancePath + "/type/displayStretch",
															keyword: "type",
															params: { type: "integer" }
														}];
														return false;
													}
													if (typeof data52 == "number" && isFinite(data52)) {
														if (data52 > 200 || isNaN(data52)) {
															validate20.errors = [{
																instancePath: instancePath + "/type/displayStretch",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 200
																}
															}];
															return false;
														} else if (data52 < 50 || isNaN(data52)) {
															validate20.errors = [{
																instancePath: instancePath + "/type/displayStretch",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 50
																}
															}];
															return false;
														}
													}
													var valid26 = true;
												} else var valid26 = true;
												if (valid26) {
													if (data48.scale !== void 0) {
														let data53 = data48.scale;
														if (typeof data53 == "number" && isFinite(data53)) {
															if (data53 > 1.6 || isNaN(data53)) {
																validate20.errors = [{
																	instancePath: instancePath + "/type/scale",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 1.6
																	}
																}];
																return false;
															} else if (data53 < .7 || isNaN(data53)) {
																validate20.errors = [{
																	instancePath: instancePath + "/type/scale",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: .7
																	}
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/type/scale",
																keyword: "type",
																params: { type: "number" }
															}];
															return false;
														}
														var valid26 = true;
													} else var valid26 = true;
												}
											}
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.shape !== void 0) {
									let data54 = data.shape;
									if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
										if (data54.radius !== void 0) {
											let data55 = data54.radius;
											if (!(typeof data55 == "number" && !(data55 % 1) && !isNaN(data55) && isFinite(data55))) {
												validate20.errors = [{
													instancePath: instancePath + "/shape/radius",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data55 == "number" && isFinite(data55)) {
												if (data55 > 32 || isNaN(data55)) {
													validate20.errors = [{
														instancePath: instancePath + "/shape/radius",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 32
														}
													}];
													return false;
												} else if (data55 < 0 || isNaN(data55)) {
													validate20.errors = [{
														instancePath: instancePath + "/shape/radius",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														}
													}];
													return false;
												}
											}
											var valid27 = true;
										} else var valid27 = true;
										if (valid27) {
											if (data54.buttonRadius !== void 0) {
												let data56 = data54.buttonRadius;
												if (!(typeof data56 == "number" && !(data56 % 1) && !isNaN(data56) && isFinite(data56))) {
													validate20.errors = [{
														instancePath: instancePath + "/shape/buttonRadius",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (typeof data56 == "number" && isFinite(data56)) {
													if (data56 > 999 || isNaN(data56)) {
														validate20.errors = [{
															instancePath: instancePath + "/shape/buttonRadius",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 999
															}
														}];
														return false;
													} else if (data56 < 0 || isNaN(data56)) {
														validate20.errors = [{
															instancePath: instancePath + "/shape/buttonRadius",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															}
														}];
														return false;
													}
												}
												var valid27 = true;
											} else var valid27 = true;
											if (valid27) {
												if (data54.density !== void 0) {
													let data57 = data54.density;
													if (!(data57 === "dense" || data57 === "regular" || data57 === "airy")) {
														validate20.errors = [{
															instancePath: instancePath + "/shape/density",
															keyword: "enum",
															params: { allowedValues: [
																"dense",
																"regular",
																"airy"
															] }
														}];
														return false;
													}
													var valid27 = true;
												} else var valid27 = true;
												if (valid27) {
													if (data54.cardGap !== void 0) {
														let data58 = data54.cardGap;
														if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58) && isFinite(data58))) {
															validate20.errors = [{
																instancePath: instancePath + "/shape/cardGap",
																keyword: "type",
																params: { type: "integer" }
															}];
															return false;
														}
														if (typeof data58 == "number" && isFinite(data58)) {
															if (data58 > 48 || isNaN(data58)) {
																validate20.errors = [{
																	instancePath: instancePath + "/shape/cardGap",
																	keyword: "maximum",
																	params: {
																		comparison: "<=",
																		limit: 48
																	}
																}];
																return false;
															} else if (data58 < 2 || isNaN(data58)) {
																validate20.errors = [{
																	instancePath: instancePath + "/shape/cardGap",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: 2
																	}
																}];
																return false;
															}
														}
														var valid27 = true;
													} else var valid27 = true;
												}
											}
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/shape",
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.hero !== void 0) {
										let data59 = data.hero;
										if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
											if (data59.composition !== void 0) {
												let data60 = data59.composition;
												if (!(data60 === "full" || data60 === "framed")) {
													validate20.errors = [{
														instancePath: instancePath + "/hero/composition",
														keyword: "enum",
														params: { allowedValues: ["full", "framed"] }
													}];
													return false;
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/hero",
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.card !== void 0) {
											let data61 = data.card;
											if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
												if (data61.style !== void 0) {
													let data62 = data61.style;
													if (!(data62 === "plain" || data62 === "edge" || data62 === "frame")) {
														validate20.errors = [{
															instancePath: instancePath + "/card/style",
															keyword: "enum",
															params: { allowedValues: [
																"plain",
																"edge",
																"frame"
															] }
														}];
														return false;
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/card",
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