import { t as require_equal } from "../shared/helpers.js";

const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z)?$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9-]{0,79}$", "u");
const pattern7 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$", "u");
const pattern9 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern10 = new RegExp("^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$", "u");
const pattern12 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const func0 = require_equal().default;
const pattern8 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.scheduledAt === void 0 && (missing0 = "scheduledAt")) {
			validate23.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				let data0 = data.type;
				if (typeof data0 === "string") {
					if (data0.length > 300) {
						validate23.errors = [{
							instancePath: instancePath + "/type",
							keyword: "maxLength",
							params: { limit: 300 }
						}];
						return false;
					}
				} else {
					validate23.errors = [{
						instancePath: instancePath + "/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.scheduledAt !== void 0) {
					let data1 = data.scheduledAt;
					if (typeof data1 === "string") {
						if (!pattern8.test(data1)) {
							validate23.errors = [{
								instancePath: instancePath + "/scheduledAt",
								keyword: "pattern",
								params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
							}];
							return false;
						}
					} else {
						validate23.errors = [{
							instancePath: instancePath + "/scheduledAt",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
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
	validate23.errors = vErrors;
	return true;
}
const pattern13 = new RegExp("^[a-z]{2,3}(_[A-Z]{2})?$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			for (const key0 in data) {
				const _errs1 = errors;
				if (typeof key0 === "string") {
					if (!pattern13.test(key0)) {
						const err0 = {
							instancePath,
							keyword: "pattern",
							params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" },
							propertyName: key0
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
				}
				var valid0 = _errs1 === errors;
				if (!valid0) {
					const err1 = {
						instancePath,
						keyword: "propertyNames",
						params: { propertyName: key0 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
					validate25.errors = vErrors;
					return false;
				}
			}
			if (valid0) for (const key1 in data) {
				let data0 = data[key1];
				const _errs3 = errors;
				if (errors === _errs3) {
					if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
						if (data0.title !== void 0) {
							let data1 = data0.title;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (typeof data1 === "string") {
									if (data1.length > 200) {
										validate25.errors = [{
											instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
											keyword: "maxLength",
											params: { limit: 200 }
										}];
										return false;
									} else if (data1.length < 1) {
										validate25.errors = [{
											instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
											keyword: "minLength",
											params: { limit: 1 }
										}];
										return false;
									}
								} else {
									validate25.errors = [{
										instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid2 = _errs5 === errors;
						} else var valid2 = true;
						if (valid2) {
							if (data0.description !== void 0) {
								let data2 = data0.description;
								const _errs7 = errors;
								if (errors === errors) {
									if (typeof data2 === "string") {
										if (data2.length > 5e3) {
											validate25.errors = [{
												instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
												keyword: "maxLength",
												params: { limit: 5e3 }
											}];
											return false;
										}
									} else {
										validate25.errors = [{
											instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid2 = _errs7 === errors;
							} else var valid2 = true;
							if (valid2) {
								if (data0.longDescription !== void 0) {
									let data3 = data0.longDescription;
									const _errs10 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (data3.length > 5e3) {
												validate25.errors = [{
													instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/longDescription",
													keyword: "maxLength",
													params: { limit: 5e3 }
												}];
												return false;
											}
										} else {
											validate25.errors = [{
												instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/longDescription",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
									var valid2 = _errs10 === errors;
								} else var valid2 = true;
							}
						}
					} else {
						validate25.errors = [{
							instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							keyword: "type",
							params: { type: "object" }
						}];
						return false;
					}
				}
				if (!(_errs3 === errors)) break;
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.duration === void 0 && (missing0 = "duration") || data.publishedAt === void 0 && (missing0 = "publishedAt") || data.access === void 0 && (missing0 = "access") || data.media === void 0 && (missing0 = "media")) {
				validate22.errors = [{
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
						validate22.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs2) {
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
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						let data1 = data.title;
						const _errs4 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 200) {
									validate22.errors = [{
										instancePath: instancePath + "/title",
										keyword: "maxLength",
										params: { limit: 200 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate22.errors = [{
										instancePath: instancePath + "/title",
										keyword: "minLength",
										params: { limit: 1 }
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
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.description !== void 0) {
							let data2 = data.description;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 5e3) {
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
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.longDescription !== void 0) {
								let data3 = data.longDescription;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 5e3) {
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
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.duration !== void 0) {
									let data4 = data.duration;
									const _errs13 = errors;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate22.errors = [{
											instancePath: instancePath + "/duration",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (errors === _errs13) {
										if (typeof data4 == "number" && isFinite(data4)) {
											if (data4 < 1 || isNaN(data4)) {
												validate22.errors = [{
													instancePath: instancePath + "/duration",
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
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.publishedAt !== void 0) {
										let data5 = data.publishedAt;
										const _errs15 = errors;
										if (errors === _errs15) {
											if (typeof data5 === "string") {
												if (!pattern5.test(data5)) {
													validate22.errors = [{
														instancePath: instancePath + "/publishedAt",
														keyword: "pattern",
														params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z)?$" }
													}];
													return false;
												}
											} else {
												validate22.errors = [{
													instancePath: instancePath + "/publishedAt",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs15 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.year !== void 0) {
											let data6 = data.year;
											const _errs17 = errors;
											if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
												validate22.errors = [{
													instancePath: instancePath + "/year",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (errors === _errs17) {
												if (typeof data6 == "number" && isFinite(data6)) {
													if (data6 > 2200 || isNaN(data6)) {
														validate22.errors = [{
															instancePath: instancePath + "/year",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 2200
															}
														}];
														return false;
													} else if (data6 < 1880 || isNaN(data6)) {
														validate22.errors = [{
															instancePath: instancePath + "/year",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 1880
															}
														}];
														return false;
													}
												}
											}
											var valid0 = _errs17 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.access !== void 0) {
												let data7 = data.access;
												const _errs19 = errors;
												if (!(data7 === "GRANTED" || data7 === "GRANTED_ON_SIGN_IN" || data7 === "DENIED")) {
													validate22.errors = [{
														instancePath: instancePath + "/access",
														keyword: "enum",
														params: { allowedValues: [
															"GRANTED",
															"GRANTED_ON_SIGN_IN",
															"DENIED"
														] }
													}];
													return false;
												}
												var valid0 = _errs19 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.media !== void 0) {
													let data8 = data.media;
													const _errs21 = errors;
													if (errors === _errs21) {
														if (typeof data8 === "string") {
															if (!pattern6.test(data8)) {
																validate22.errors = [{
																	instancePath: instancePath + "/media",
																	keyword: "pattern",
																	params: { pattern: "^[a-z0-9][a-z0-9-]{0,79}$" }
																}];
																return false;
															}
														} else {
															validate22.errors = [{
																instancePath: instancePath + "/media",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
													}
													var valid0 = _errs21 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.tags !== void 0) {
														let data9 = data.tags;
														const _errs23 = errors;
														if (errors === errors) {
															if (Array.isArray(data9)) {
																if (data9.length > 30) {
																	validate22.errors = [{
																		instancePath: instancePath + "/tags",
																		keyword: "maxItems",
																		params: { limit: 30 }
																	}];
																	return false;
																} else {
																	const len0 = data9.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		let data10 = data9[i0];
																		const _errs26 = errors;
																		if (errors === _errs26) {
																			if (typeof data10 === "string") {
																				if (data10.length > 60) {
																					validate22.errors = [{
																						instancePath: instancePath + "/tags/" + i0,
																						keyword: "maxLength",
																						params: { limit: 60 }
																					}];
																					return false;
																				} else if (data10.length < 1) {
																					validate22.errors = [{
																						instancePath: instancePath + "/tags/" + i0,
																						keyword: "minLength",
																						params: { limit: 1 }
																					}];
																					return false;
																				}
																			} else {
																				validate22.errors = [{
																					instancePath: instancePath + "/tags/" + i0,
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		if (!(_errs26 === errors)) break;
																	}
																}
															} else {
																validate22.errors = [{
																	instancePath: instancePath + "/tags",
																	keyword: "type",
																	params: { type: "array" }
																}];
																return false;
															}
														}
														var valid0 = _errs23 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.categories !== void 0) {
															let data11 = data.categories;
															const _errs28 = errors;
															if (errors === _errs28) {
																if (Array.isArray(data11)) {
																	if (data11.length > 10) {
																		validate22.errors = [{
																			instancePath: instancePath + "/categories",
																			keyword: "maxItems",
																			params: { limit: 10 }
																		}];
																		return false;
																	} else {
																		const len1 = data11.length;
																		for (let i1 = 0; i1 < len1; i1++) {
																			let data12 = data11[i1];
																			const _errs30 = errors;
																			if (errors === _errs30) {
																				if (typeof data12 === "string") {
																					if (data12.length > 60) {
																						validate22.errors = [{
																							instancePath: instancePath + "/categories/" + i1,
																							keyword: "maxLength",
																							params: { limit: 60 }
																						}];
																						return false;
																					} else if (data12.length < 1) {
																						validate22.errors = [{
																							instancePath: instancePath + "/categories/" + i1,
																							keyword: "minLength",
																							params: { limit: 1 }
																						}];
																						return false;
																					}
																				} else {
																					validate22.errors = [{
																						instancePath: instancePath + "/categories/" + i1,
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			if (!(_errs30 === errors)) break;
																		}
																	}
																} else {
																	validate22.errors = [{
																		instancePath: instancePath + "/categories",
																		keyword: "type",
																		params: { type: "array" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs28 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.rating !== void 0) {
																let data13 = data.rating;
																const _errs32 = errors;
																if (errors === errors) {
																	if (typeof data13 === "string") {
																		if (data13.length > 20) {
																			validate22.errors = [{
																				instancePath: instancePath + "/rating",
																				keyword: "maxLength",
																				params: { limit: 20 }
																			}];
																			return false;
																		}
																	} else {
																		validate22.errors = [{
																			instancePath: instancePath + "/rating",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid0 = _errs32 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.audioOnly !== void 0) {
																	const _errs35 = errors;
																	if (typeof data.audioOnly !== "boolean") {
																		validate22.errors = [{
																			instancePath: instancePath + "/audioOnly",
																			keyword: "type",
																			params: { type: "boolean" }
																		}];
																		return false;
																	}
																	var valid0 = _errs35 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.audioTracks !== void 0) {
																		let data15 = data.audioTracks;
																		const _errs37 = errors;
																		if (errors === errors) {
																			if (Array.isArray(data15)) {
																				if (data15.length > 30) {
																					validate22.errors = [{
																						instancePath: instancePath + "/audioTracks",
																						keyword: "maxItems",
																						params: { limit: 30 }
																					}];
																					return false;
																				} else {
																					const len2 = data15.length;
																					for (let i2 = 0; i2 < len2; i2++) {
																						let data16 = data15[i2];
																						const _errs40 = errors;
																						if (errors === _errs40) {
																							if (typeof data16 === "string") {
																								if (!pattern7.test(data16)) {
																									validate22.errors = [{
																										instancePath: instancePath + "/audioTracks/" + i2,
																										keyword: "pattern",
																										params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$" }
																									}];
																									return false;
																								}
																							} else {
																								validate22.errors = [{
																									instancePath: instancePath + "/audioTracks/" + i2,
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																						}
																						if (!(_errs40 === errors)) break;
																					}
																				}
																			} else {
																				validate22.errors = [{
																					instancePath: instancePath + "/audioTracks",
																					keyword: "type",
																					params: { type: "array" }
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs37 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.trailers !== void 0) {
																			let data17 = data.trailers;
																			const _errs42 = errors;
																			if (errors === _errs42) {
																				if (Array.isArray(data17)) {
																					if (data17.length > 10) {
																						validate22.errors = [{
																							instancePath: instancePath + "/trailers",
																							keyword: "maxItems",
																							params: { limit: 10 }
																						}];
																						return false;
																					} else {
																						var valid12 = true;
																						const len3 = data17.length;
																						for (let i3 = 0; i3 < len3; i3++) {
																							let data18 = data17[i3];
																							const _errs44 = errors;
																							const _errs45 = errors;
																							if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
																								validate22.errors = [{
																									instancePath: instancePath + "/trailers/" + i3,
																									keyword: "type",
																									params: { type: "integer" }
																								}];
																								return false;
																							}
																							if (errors === _errs45) {
																								if (typeof data18 == "number" && isFinite(data18)) {
																									if (data18 < 1 || isNaN(data18)) {
																										validate22.errors = [{
																											instancePath: instancePath + "/trailers/" + i3,
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
																							var valid12 = _errs44 === errors;
																							if (!valid12) break;
																						}
																						if (valid12) {
																							let i4 = data17.length;
																							let j0;
																							if (i4 > 1) {
																								outer0: for (; i4--;) for (j0 = i4; j0--;) if (func0(data17[i4], data17[j0])) {
																									validate22.errors = [{
																										instancePath: instancePath + "/trailers",
																										keyword: "uniqueItems",
																										params: {
																											i: i4,
																											j: j0
																										}
																									}];
																									return false;
																								}
																							}
																						}
																					}
																				} else {
																					validate22.errors = [{
																						instancePath: instancePath + "/trailers",
																						keyword: "type",
																						params: { type: "array" }
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs42 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.premiereRelease !== void 0) {
																				const _errs47 = errors;
																				if (!validate23(data.premiereRelease, {
																					instancePath: instancePath + "/premiereRelease",
																					parentData: data,
																					parentDataProperty: "premiereRelease",
																					rootData
																				})) {
																					vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs47 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.geoblocked !== void 0) {
																					const _errs48 = errors;
																					if (typeof data.geoblocked !== "boolean") {
																						validate22.errors = [{
																							instancePath: instancePath + "/geoblocked",
																							keyword: "type",
																							params: { type: "boolean" }
																						}];
																						return false;
																					}
																					var valid0 = _errs48 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.available !== void 0) {
																						const _errs50 = errors;
																						if (typeof data.available !== "boolean") {
																							validate22.errors = [{
																								instancePath: instancePath + "/available",
																								keyword: "type",
																								params: { type: "boolean" }
																							}];
																							return false;
																						}
																						var valid0 = _errs50 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.episodeNumber !== void 0) {
																							let data22 = data.episodeNumber;
																							const _errs52 = errors;
																							if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
																								validate22.errors = [{
																									instancePath: instancePath + "/episodeNumber",
																									keyword: "type",
																									params: { type: "integer" }
																								}];
																								return false;
																							}
																							if (errors === _errs52) {
																								if (typeof data22 == "number" && isFinite(data22)) {
																									if (data22 < 0 || isNaN(data22)) {
																										validate22.errors = [{
																											instancePath: instancePath + "/episodeNumber",
																											keyword: "minimum",
																											params: {
																												comparison: ">=",
																												limit: 0
																											}
																										}];
																										return false;
																									}
																								}
																							}
																							var valid0 = _errs52 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.scene !== void 0) {
																								let data23 = data.scene;
																								const _errs54 = errors;
																								if (errors === errors) {
																									if (typeof data23 === "string") {
																										if (!pattern9.test(data23)) {
																											validate22.errors = [{
																												instancePath: instancePath + "/scene",
																												keyword: "pattern",
																												params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																											}];
																											return false;
																										}
																									} else {
																										validate22.errors = [{
																											instancePath: instancePath + "/scene",
																											keyword: "type",
																											params: { type: "string" }
																										}];
																										return false;
																									}
																								}
																								var valid0 = _errs54 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.picture !== void 0) {
																									let data24 = data.picture;
																									const _errs57 = errors;
																									if (errors === errors) {
																										if (typeof data24 === "string") {
																											if (data24.length > 200) {
																												validate22.errors = [{
																													instancePath: instancePath + "/picture",
																													keyword: "maxLength",
																													params: { limit: 200 }
																												}];
																												return false;
																											} else if (!pattern10.test(data24)) {
																												validate22.errors = [{
																													instancePath: instancePath + "/picture",
																													keyword: "pattern",
																													params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																												}];
																												return false;
																											}
																										} else {
																											validate22.errors = [{
																												instancePath: instancePath + "/picture",
																												keyword: "type",
																												params: { type: "string" }
																											}];
																											return false;
																										}
																									}
																									var valid0 = _errs57 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.poster !== void 0) {
																										let data25 = data.poster;
																										const _errs60 = errors;
																										if (errors === errors) {
																											if (typeof data25 === "string") {
																												if (data25.length > 200) {
																													validate22.errors = [{
																														instancePath: instancePath + "/poster",
																														keyword: "maxLength",
																														params: { limit: 200 }
																													}];
																													return false;
																												} else if (!pattern10.test(data25)) {
																													validate22.errors = [{
																														instancePath: instancePath + "/poster",
																														keyword: "pattern",
																														params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																													}];
																													return false;
																												}
																											} else {
																												validate22.errors = [{
																													instancePath: instancePath + "/poster",
																													keyword: "type",
																													params: { type: "string" }
																												}];
																												return false;
																											}
																										}
																										var valid0 = _errs60 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.placeholder !== void 0) {
																											let data26 = data.placeholder;
																											const _errs63 = errors;
																											if (errors === errors) {
																												if (typeof data26 === "string") {
																													if (!pattern12.test(data26)) {
																														validate22.errors = [{
																															instancePath: instancePath + "/placeholder",
																															keyword: "pattern",
																															params: { pattern: "^#[0-9a-fA-F]{6}$" }
																														}];
																														return false;
																													}
																												} else {
																													validate22.errors = [{
																														instancePath: instancePath + "/placeholder",
																														keyword: "type",
																														params: { type: "string" }
																													}];
																													return false;
																												}
																											}
																											var valid0 = _errs63 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.translations !== void 0) {
																												const _errs66 = errors;
																												if (!validate25(data.translations, {
																													instancePath: instancePath + "/translations",
																													parentData: data,
																													parentDataProperty: "translations",
																													rootData
																												})) {
																													vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																													errors = vErrors.length;
																												}
																												var valid0 = _errs66 === errors;
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
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.seasonNumber === void 0 && (missing0 = "seasonNumber") || data.episodes === void 0 && (missing0 = "episodes")) {
				validate29.errors = [{
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
						validate29.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs2) {
						if (typeof data0 == "number" && isFinite(data0)) {
							if (data0 < 1 || isNaN(data0)) {
								validate29.errors = [{
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
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 200) {
									validate29.errors = [{
										instancePath: instancePath + "/title",
										keyword: "maxLength",
										params: { limit: 200 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate29.errors = [{
										instancePath: instancePath + "/title",
										keyword: "minLength",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate29.errors = [{
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
						if (data.description !== void 0) {
							let data2 = data.description;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 5e3) {
										validate29.errors = [{
											instancePath: instancePath + "/description",
											keyword: "maxLength",
											params: { limit: 5e3 }
										}];
										return false;
									}
								} else {
									validate29.errors = [{
										instancePath: instancePath + "/description",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.longDescription !== void 0) {
								let data3 = data.longDescription;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 5e3) {
											validate29.errors = [{
												instancePath: instancePath + "/longDescription",
												keyword: "maxLength",
												params: { limit: 5e3 }
											}];
											return false;
										}
									} else {
										validate29.errors = [{
											instancePath: instancePath + "/longDescription",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.seasonNumber !== void 0) {
									let data4 = data.seasonNumber;
									const _errs13 = errors;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate29.errors = [{
											instancePath: instancePath + "/seasonNumber",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (errors === _errs13) {
										if (typeof data4 == "number" && isFinite(data4)) {
											if (data4 < 0 || isNaN(data4)) {
												validate29.errors = [{
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
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.episodes !== void 0) {
										let data5 = data.episodes;
										const _errs15 = errors;
										if (errors === _errs15) {
											if (Array.isArray(data5)) {
												if (data5.length > 1e3) {
													validate29.errors = [{
														instancePath: instancePath + "/episodes",
														keyword: "maxItems",
														params: { limit: 1e3 }
													}];
													return false;
												} else {
													const len0 = data5.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs17 = errors;
														if (!validate22(data5[i0], {
															instancePath: instancePath + "/episodes/" + i0,
															parentData: data5,
															parentDataProperty: i0,
															rootData
														})) {
															vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
															errors = vErrors.length;
														}
														if (!(_errs17 === errors)) break;
													}
												}
											} else {
												validate29.errors = [{
													instancePath: instancePath + "/episodes",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs15 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.scene !== void 0) {
											let data7 = data.scene;
											const _errs18 = errors;
											if (errors === errors) {
												if (typeof data7 === "string") {
													if (!pattern9.test(data7)) {
														validate29.errors = [{
															instancePath: instancePath + "/scene",
															keyword: "pattern",
															params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
														}];
														return false;
													}
												} else {
													validate29.errors = [{
														instancePath: instancePath + "/scene",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
											var valid0 = _errs18 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.picture !== void 0) {
												let data8 = data.picture;
												const _errs21 = errors;
												if (errors === errors) {
													if (typeof data8 === "string") {
														if (data8.length > 200) {
															validate29.errors = [{
																instancePath: instancePath + "/picture",
																keyword: "maxLength",
																params: { limit: 200 }
															}];
															return false;
														} else if (!pattern10.test(data8)) {
															validate29.errors = [{
																instancePath: instancePath + "/picture",
																keyword: "pattern",
																params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
															}];
															return false;
														}
													} else {
														validate29.errors = [{
															instancePath: instancePath + "/picture",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
												}
												var valid0 = _errs21 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.poster !== void 0) {
													let data9 = data.poster;
													const _errs24 = errors;
													if (errors === errors) {
														if (typeof data9 === "string") {
															if (data9.length > 200) {
																validate29.errors = [{
																	instancePath: instancePath + "/poster",
																	keyword: "maxLength",
																	params: { limit: 200 }
																}];
																return false;
															} else if (!pattern10.test(data9)) {
																validate29.errors = [{
																	instancePath: instancePath + "/poster",
																	keyword: "pattern",
																	params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																}];
																return false;
															}
														} else {
															validate29.errors = [{
																instancePath: instancePath + "/poster",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
													}
													var valid0 = _errs24 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.titlePicture !== void 0) {
														let data10 = data.titlePicture;
														const _errs27 = errors;
														if (errors === errors) {
															if (typeof data10 === "string") {
																if (data10.length > 200) {
																	validate29.errors = [{
																		instancePath: instancePath + "/titlePicture",
																		keyword: "maxLength",
																		params: { limit: 200 }
																	}];
																	return false;
																} else if (!pattern10.test(data10)) {
																	validate29.errors = [{
																		instancePath: instancePath + "/titlePicture",
																		keyword: "pattern",
																		params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																	}];
																	return false;
																}
															} else {
																validate29.errors = [{
																	instancePath: instancePath + "/titlePicture",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														var valid0 = _errs27 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.placeholder !== void 0) {
															let data11 = data.placeholder;
															const _errs30 = errors;
															if (errors === errors) {
																if (typeof data11 === "string") {
																	if (!pattern12.test(data11)) {
																		validate29.errors = [{
																			instancePath: instancePath + "/placeholder",
																			keyword: "pattern",
																			params: { pattern: "^#[0-9a-fA-F]{6}$" }
																		}];
																		return false;
																	}
																} else {
																	validate29.errors = [{
																		instancePath: instancePath + "/placeholder",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs30 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.translations !== void 0) {
																const _errs33 = errors;
																if (!validate25(data.translations, {
																	instancePath: instancePath + "/translations",
																	parentData: data,
																	parentDataProperty: "translations",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																	errors = vErrors.length;
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
							}
						}
					}
				}
			}
		} else {
			validate29.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate29.errors = vErrors;
	return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.access === void 0 && (missing0 = "access") || data.seasons === void 0 && (missing0 = "seasons")) {
				validate28.errors = [{
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
						validate28.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs2) {
						if (typeof data0 == "number" && isFinite(data0)) {
							if (data0 < 1 || isNaN(data0)) {
								validate28.errors = [{
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
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 200) {
									validate28.errors = [{
										instancePath: instancePath + "/title",
										keyword: "maxLength",
										params: { limit: 200 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate28.errors = [{
										instancePath: instancePath + "/title",
										keyword: "minLength",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate28.errors = [{
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
						if (data.description !== void 0) {
							let data2 = data.description;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 5e3) {
										validate28.errors = [{
											instancePath: instancePath + "/description",
											keyword: "maxLength",
											params: { limit: 5e3 }
										}];
										return false;
									}
								} else {
									validate28.errors = [{
										instancePath: instancePath + "/description",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.longDescription !== void 0) {
								let data3 = data.longDescription;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 5e3) {
											validate28.errors = [{
												instancePath: instancePath + "/longDescription",
												keyword: "maxLength",
												params: { limit: 5e3 }
											}];
											return false;
										}
									} else {
										validate28.errors = [{
											instancePath: instancePath + "/longDescription",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.access !== void 0) {
									let data4 = data.access;
									const _errs13 = errors;
									if (!(data4 === "GRANTED" || data4 === "GRANTED_ON_SIGN_IN" || data4 === "DENIED")) {
										validate28.errors = [{
											instancePath: instancePath + "/access",
											keyword: "enum",
											params: { allowedValues: [
												"GRANTED",
												"GRANTED_ON_SIGN_IN",
												"DENIED"
											] }
										}];
										return false;
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.tags !== void 0) {
										let data5 = data.tags;
										const _errs15 = errors;
										if (errors === errors) {
											if (Array.isArray(data5)) {
												if (data5.length > 30) {
													validate28.errors = [{
														instancePath: instancePath + "/tags",
														keyword: "maxItems",
														params: { limit: 30 }
													}];
													return false;
												} else {
													const len0 = data5.length;
													for (let i0 = 0; i0 < len0; i0++) {
														let data6 = data5[i0];
														const _errs18 = errors;
														if (errors === _errs18) {
															if (typeof data6 === "string") {
																if (data6.length > 60) {
																	validate28.errors = [{
																		instancePath: instancePath + "/tags/" + i0,
																		keyword: "maxLength",
																		params: { limit: 60 }
																	}];
																	return false;
																} else if (data6.length < 1) {
																	validate28.errors = [{
																		instancePath: instancePath + "/tags/" + i0,
																		keyword: "minLength",
																		params: { limit: 1 }
																	}];
																	return false;
																}
															} else {
																validate28.errors = [{
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
												validate28.errors = [{
													instancePath: instancePath + "/tags",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs15 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.categories !== void 0) {
											let data7 = data.categories;
											const _errs20 = errors;
											if (errors === _errs20) {
												if (Array.isArray(data7)) {
													if (data7.length > 10) {
														validate28.errors = [{
															instancePath: instancePath + "/categories",
															keyword: "maxItems",
															params: { limit: 10 }
														}];
														return false;
													} else {
														const len1 = data7.length;
														for (let i1 = 0; i1 < len1; i1++) {
															let data8 = data7[i1];
															const _errs22 = errors;
															if (errors === _errs22) {
																if (typeof data8 === "string") {
																	if (data8.length > 60) {
																		validate28.errors = [{
																			instancePath: instancePath + "/categories/" + i1,
																			keyword: "maxLength",
																			params: { limit: 60 }
																		}];
																		return false;
																	} else if (data8.length < 1) {
																		validate28.errors = [{
																			instancePath: instancePath + "/categories/" + i1,
																			keyword: "minLength",
																			params: { limit: 1 }
																		}];
																		return false;
																	}
																} else {
																	validate28.errors = [{
																		instancePath: instancePath + "/categories/" + i1,
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															if (!(_errs22 === errors)) break;
														}
													}
												} else {
													validate28.errors = [{
														instancePath: instancePath + "/categories",
														keyword: "type",
														params: { type: "array" }
													}];
													return false;
												}
											}
											var valid0 = _errs20 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.rating !== void 0) {
												let data9 = data.rating;
												const _errs24 = errors;
												if (errors === errors) {
													if (typeof data9 === "string") {
														if (data9.length > 20) {
															validate28.errors = [{
																instancePath: instancePath + "/rating",
																keyword: "maxLength",
																params: { limit: 20 }
															}];
															return false;
														}
													} else {
														validate28.errors = [{
															instancePath: instancePath + "/rating",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
												}
												var valid0 = _errs24 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.audioTracks !== void 0) {
													let data10 = data.audioTracks;
													const _errs27 = errors;
													if (errors === errors) {
														if (Array.isArray(data10)) {
															if (data10.length > 30) {
																validate28.errors = [{
																	instancePath: instancePath + "/audioTracks",
																	keyword: "maxItems",
																	params: { limit: 30 }
																}];
																return false;
															} else {
																const len2 = data10.length;
																for (let i2 = 0; i2 < len2; i2++) {
																	let data11 = data10[i2];
																	const _errs30 = errors;
																	if (errors === _errs30) {
																		if (typeof data11 === "string") {
																			if (!pattern7.test(data11)) {
																				validate28.errors = [{
																					instancePath: instancePath + "/audioTracks/" + i2,
																					keyword: "pattern",
																					params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$" }
																				}];
																				return false;
																			}
																		} else {
																			validate28.errors = [{
																				instancePath: instancePath + "/audioTracks/" + i2,
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	if (!(_errs30 === errors)) break;
																}
															}
														} else {
															validate28.errors = [{
																instancePath: instancePath + "/audioTracks",
																keyword: "type",
																params: { type: "array" }
															}];
															return false;
														}
													}
													var valid0 = _errs27 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.year !== void 0) {
														let data12 = data.year;
														const _errs32 = errors;
														if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
															validate28.errors = [{
																instancePath: instancePath + "/year",
																keyword: "type",
																params: { type: "integer" }
															}];
															return false;
														}
														if (errors === _errs32) {
															if (typeof data12 == "number" && isFinite(data12)) {
																if (data12 > 2200 || isNaN(data12)) {
																	validate28.errors = [{
																		instancePath: instancePath + "/year",
																		keyword: "maximum",
																		params: {
																			comparison: "<=",
																			limit: 2200
																		}
																	}];
																	return false;
																} else if (data12 < 1880 || isNaN(data12)) {
																	validate28.errors = [{
																		instancePath: instancePath + "/year",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 1880
																		}
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs32 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.seasons !== void 0) {
															let data13 = data.seasons;
															const _errs34 = errors;
															if (errors === _errs34) {
																if (Array.isArray(data13)) {
																	if (data13.length > 500) {
																		validate28.errors = [{
																			instancePath: instancePath + "/seasons",
																			keyword: "maxItems",
																			params: { limit: 500 }
																		}];
																		return false;
																	} else {
																		const len3 = data13.length;
																		for (let i3 = 0; i3 < len3; i3++) {
																			const _errs36 = errors;
																			if (!validate29(data13[i3], {
																				instancePath: instancePath + "/seasons/" + i3,
																				parentData: data13,
																				parentDataProperty: i3,
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs36 === errors)) break;
																		}
																	}
																} else {
																	validate28.errors = [{
																		instancePath: instancePath + "/seasons",
																		keyword: "type",
																		params: { type: "array" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs34 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.scene !== void 0) {
																let data15 = data.scene;
																const _errs37 = errors;
																if (errors === errors) {
																	if (typeof data15 === "string") {
																		if (!pattern9.test(data15)) {
																			validate28.errors = [{
																				instancePath: instancePath + "/scene",
																				keyword: "pattern",
																				params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																			}];
																			return false;
																		}
																	} else {
																		validate28.errors = [{
																			instancePath: instancePath + "/scene",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid0 = _errs37 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.picture !== void 0) {
																	let data16 = data.picture;
																	const _errs40 = errors;
																	if (errors === errors) {
																		if (typeof data16 === "string") {
																			if (data16.length > 200) {
																				validate28.errors = [{
																					instancePath: instancePath + "/picture",
																					keyword: "maxLength",
																					params: { limit: 200 }
																				}];
																				return false;
																			} else if (!pattern10.test(data16)) {
																				validate28.errors = [{
																					instancePath: instancePath + "/picture",
																					keyword: "pattern",
																					params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate28.errors = [{
																				instancePath: instancePath + "/picture",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs40 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.poster !== void 0) {
																		let data17 = data.poster;
																		const _errs43 = errors;
																		if (errors === errors) {
																			if (typeof data17 === "string") {
																				if (data17.length > 200) {
																					validate28.errors = [{
																						instancePath: instancePath + "/poster",
																						keyword: "maxLength",
																						params: { limit: 200 }
																					}];
																					return false;
																				} else if (!pattern10.test(data17)) {
																					validate28.errors = [{
																						instancePath: instancePath + "/poster",
																						keyword: "pattern",
																						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																					}];
																					return false;
																				}
																			} else {
																				validate28.errors = [{
																					instancePath: instancePath + "/poster",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs43 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.titlePicture !== void 0) {
																			let data18 = data.titlePicture;
																			const _errs46 = errors;
																			if (errors === errors) {
																				if (typeof data18 === "string") {
																					if (data18.length > 200) {
																						validate28.errors = [{
																							instancePath: instancePath + "/titlePicture",
																							keyword: "maxLength",
																							params: { limit: 200 }
																						}];
																						return false;
																					} else if (!pattern10.test(data18)) {
																						validate28.errors = [{
																							instancePath: instancePath + "/titlePicture",
																							keyword: "pattern",
																							params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																						}];
																						return false;
																					}
																				} else {
																					validate28.errors = [{
																						instancePath: instancePath + "/titlePicture",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs46 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.logo !== void 0) {
																				let data19 = data.logo;
																				const _errs49 = errors;
																				if (errors === errors) {
																					if (typeof data19 === "string") {
																						if (data19.length > 200) {
																							validate28.errors = [{
																								instancePath: instancePath + "/logo",
																								keyword: "maxLength",
																								params: { limit: 200 }
																							}];
																							return false;
																						} else if (!pattern10.test(data19)) {
																							validate28.errors = [{
																								instancePath: instancePath + "/logo",
																								keyword: "pattern",
																								params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																							}];
																							return false;
																						}
																					} else {
																						validate28.errors = [{
																							instancePath: instancePath + "/logo",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs49 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.placeholder !== void 0) {
																					let data20 = data.placeholder;
																					const _errs52 = errors;
																					if (errors === errors) {
																						if (typeof data20 === "string") {
																							if (!pattern12.test(data20)) {
																								validate28.errors = [{
																									instancePath: instancePath + "/placeholder",
																									keyword: "pattern",
																									params: { pattern: "^#[0-9a-fA-F]{6}$" }
																								}];
																								return false;
																							}
																						} else {
																							validate28.errors = [{
																								instancePath: instancePath + "/placeholder",
																								keyword: "type",
																								params: { type: "string" }
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs52 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.translations !== void 0) {
																						const _errs55 = errors;
																						if (!validate25(data.translations, {
																							instancePath: instancePath + "/translations",
																							parentData: data,
																							parentDataProperty: "translations",
																							rootData
																						})) {
																							vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																							errors = vErrors.length;
																						}
																						var valid0 = _errs55 === errors;
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
						}
					}
				}
			}
		} else {
			validate28.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate28.errors = vErrors;
	return errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.items === void 0 && (missing0 = "items")) {
				validate35.errors = [{
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
						validate35.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs2) {
						if (typeof data0 == "number" && isFinite(data0)) {
							if (data0 < 1 || isNaN(data0)) {
								validate35.errors = [{
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
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 200) {
									validate35.errors = [{
										instancePath: instancePath + "/title",
										keyword: "maxLength",
										params: { limit: 200 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate35.errors = [{
										instancePath: instancePath + "/title",
										keyword: "minLength",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate35.errors = [{
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
						if (data.description !== void 0) {
							let data2 = data.description;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 5e3) {
										validate35.errors = [{
											instancePath: instancePath + "/description",
											keyword: "maxLength",
											params: { limit: 5e3 }
										}];
										return false;
									}
								} else {
									validate35.errors = [{
										instancePath: instancePath + "/description",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.longDescription !== void 0) {
								let data3 = data.longDescription;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 5e3) {
											validate35.errors = [{
												instancePath: instancePath + "/longDescription",
												keyword: "maxLength",
												params: { limit: 5e3 }
											}];
											return false;
										}
									} else {
										validate35.errors = [{
											instancePath: instancePath + "/longDescription",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.tags !== void 0) {
									let data4 = data.tags;
									const _errs13 = errors;
									if (errors === errors) {
										if (Array.isArray(data4)) {
											if (data4.length > 30) {
												validate35.errors = [{
													instancePath: instancePath + "/tags",
													keyword: "maxItems",
													params: { limit: 30 }
												}];
												return false;
											} else {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data5 = data4[i0];
													const _errs16 = errors;
													if (errors === _errs16) {
														if (typeof data5 === "string") {
															if (data5.length > 60) {
																validate35.errors = [{
																	instancePath: instancePath + "/tags/" + i0,
																	keyword: "maxLength",
																	params: { limit: 60 }
																}];
																return false;
															} else if (data5.length < 1) {
																validate35.errors = [{
																	instancePath: instancePath + "/tags/" + i0,
																	keyword: "minLength",
																	params: { limit: 1 }
																}];
																return false;
															}
														} else {
															validate35.errors = [{
																instancePath: instancePath + "/tags/" + i0,
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
													}
													if (!(_errs16 === errors)) break;
												}
											}
										} else {
											validate35.errors = [{
												instancePath: instancePath + "/tags",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.categories !== void 0) {
										let data6 = data.categories;
										const _errs18 = errors;
										if (errors === _errs18) {
											if (Array.isArray(data6)) {
												if (data6.length > 10) {
													validate35.errors = [{
														instancePath: instancePath + "/categories",
														keyword: "maxItems",
														params: { limit: 10 }
													}];
													return false;
												} else {
													const len1 = data6.length;
													for (let i1 = 0; i1 < len1; i1++) {
														let data7 = data6[i1];
														const _errs20 = errors;
														if (errors === _errs20) {
															if (typeof data7 === "string") {
																if (data7.length > 60) {
																	validate35.errors = [{
																		instancePath: instancePath + "/categories/" + i1,
																		keyword: "maxLength",
																		params: { limit: 60 }
																	}];
																	return false;
																} else if (data7.length < 1) {
																	validate35.errors = [{
																		instancePath: instancePath + "/categories/" + i1,
																		keyword: "minLength",
																		params: { limit: 1 }
																	}];
																	return false;
																}
															} else {
																validate35.errors = [{
																	instancePath: instancePath + "/categories/" + i1,
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														if (!(_errs20 === errors)) break;
													}
												}
											} else {
												validate35.errors = [{
													instancePath: instancePath + "/categories",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs18 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.items !== void 0) {
											let data8 = data.items;
											const _errs22 = errors;
											if (errors === _errs22) {
												if (Array.isArray(data8)) {
													if (data8.length > 1e3) {
														validate35.errors = [{
															instancePath: instancePath + "/items",
															keyword: "maxItems",
															params: { limit: 1e3 }
														}];
														return false;
													} else {
														const len2 = data8.length;
														for (let i2 = 0; i2 < len2; i2++) {
															let data9 = data8[i2];
															const _errs24 = errors;
															const _errs25 = errors;
															if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
																validate35.errors = [{
																	instancePath: instancePath + "/items/" + i2,
																	keyword: "type",
																	params: { type: "integer" }
																}];
																return false;
															}
															if (errors === _errs25) {
																if (typeof data9 == "number" && isFinite(data9)) {
																	if (data9 < 1 || isNaN(data9)) {
																		validate35.errors = [{
																			instancePath: instancePath + "/items/" + i2,
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
															if (!(_errs24 === errors)) break;
														}
													}
												} else {
													validate35.errors = [{
														instancePath: instancePath + "/items",
														keyword: "type",
														params: { type: "array" }
													}];
													return false;
												}
											}
											var valid0 = _errs22 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.scene !== void 0) {
												let data10 = data.scene;
												const _errs27 = errors;
												if (errors === errors) {
													if (typeof data10 === "string") {
														if (!pattern9.test(data10)) {
															validate35.errors = [{
																instancePath: instancePath + "/scene",
																keyword: "pattern",
																params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
															}];
															return false;
														}
													} else {
														validate35.errors = [{
															instancePath: instancePath + "/scene",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
												}
												var valid0 = _errs27 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.picture !== void 0) {
													let data11 = data.picture;
													const _errs30 = errors;
													if (errors === errors) {
														if (typeof data11 === "string") {
															if (data11.length > 200) {
																validate35.errors = [{
																	instancePath: instancePath + "/picture",
																	keyword: "maxLength",
																	params: { limit: 200 }
																}];
																return false;
															} else if (!pattern10.test(data11)) {
																validate35.errors = [{
																	instancePath: instancePath + "/picture",
																	keyword: "pattern",
																	params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																}];
																return false;
															}
														} else {
															validate35.errors = [{
																instancePath: instancePath + "/picture",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
													}
													var valid0 = _errs30 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.poster !== void 0) {
														let data12 = data.poster;
														const _errs33 = errors;
														if (errors === errors) {
															if (typeof data12 === "string") {
																if (data12.length > 200) {
																	validate35.errors = [{
																		instancePath: instancePath + "/poster",
																		keyword: "maxLength",
																		params: { limit: 200 }
																	}];
																	return false;
																} else if (!pattern10.test(data12)) {
																	validate35.errors = [{
																		instancePath: instancePath + "/poster",
																		keyword: "pattern",
																		params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																	}];
																	return false;
																}
															} else {
																validate35.errors = [{
																	instancePath: instancePath + "/poster",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														var valid0 = _errs33 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.placeholder !== void 0) {
															let data13 = data.placeholder;
															const _errs36 = errors;
															if (errors === errors) {
																if (typeof data13 === "string") {
																	if (!pattern12.test(data13)) {
																		validate35.errors = [{
																			instancePath: instancePath + "/placeholder",
																			keyword: "pattern",
																			params: { pattern: "^#[0-9a-fA-F]{6}$" }
																		}];
																		return false;
																	}
																} else {
																	validate35.errors = [{
																		instancePath: instancePath + "/placeholder",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs36 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.translations !== void 0) {
																const _errs39 = errors;
																if (!validate25(data.translations, {
																	instancePath: instancePath + "/translations",
																	parentData: data,
																	parentDataProperty: "translations",
																	rootData
																})) {
																	vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs39 === errors;
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
			validate35.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate35.errors = vErrors;
	return errors === 0;
}
const pattern30 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z$", "u");
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.episode === void 0 && (missing0 = "episode") || data.offset === void 0 && (missing0 = "offset") || data.duration === void 0 && (missing0 = "duration")) {
				validate39.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.id !== void 0) {
					let data0 = data.id;
					const _errs1 = errors;
					if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
						validate39.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs1) {
						if (typeof data0 == "number" && isFinite(data0)) {
							if (data0 < 1 || isNaN(data0)) {
								validate39.errors = [{
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
					if (data.episode !== void 0) {
						let data1 = data.episode;
						const _errs3 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 200) {
									validate39.errors = [{
										instancePath: instancePath + "/episode",
										keyword: "maxLength",
										params: { limit: 200 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate39.errors = [{
										instancePath: instancePath + "/episode",
										keyword: "minLength",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate39.errors = [{
									instancePath: instancePath + "/episode",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.programme !== void 0) {
							let data2 = data.programme;
							const _errs6 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 200) {
										validate39.errors = [{
											instancePath: instancePath + "/programme",
											keyword: "maxLength",
											params: { limit: 200 }
										}];
										return false;
									} else if (data2.length < 1) {
										validate39.errors = [{
											instancePath: instancePath + "/programme",
											keyword: "minLength",
											params: { limit: 1 }
										}];
										return false;
									}
								} else {
									validate39.errors = [{
										instancePath: instancePath + "/programme",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.offset !== void 0) {
								let data3 = data.offset;
								const _errs9 = errors;
								if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
									validate39.errors = [{
										instancePath: instancePath + "/offset",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (errors === _errs9) {
									if (typeof data3 == "number" && isFinite(data3)) {
										if (data3 > 604800 || isNaN(data3)) {
											validate39.errors = [{
												instancePath: instancePath + "/offset",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 604800
												}
											}];
											return false;
										} else if (data3 < 0 || isNaN(data3)) {
											validate39.errors = [{
												instancePath: instancePath + "/offset",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											}];
											return false;
										}
									}
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.duration !== void 0) {
									let data4 = data.duration;
									const _errs11 = errors;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate39.errors = [{
											instancePath: instancePath + "/duration",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (errors === _errs11) {
										if (typeof data4 == "number" && isFinite(data4)) {
											if (data4 > 604800 || isNaN(data4)) {
												validate39.errors = [{
													instancePath: instancePath + "/duration",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 604800
													}
												}];
												return false;
											} else if (data4 < 60 || isNaN(data4)) {
												validate39.errors = [{
													instancePath: instancePath + "/duration",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 60
													}
												}];
												return false;
											}
										}
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.picture !== void 0) {
										let data5 = data.picture;
										const _errs13 = errors;
										if (errors === errors) {
											if (typeof data5 === "string") {
												if (data5.length > 200) {
													validate39.errors = [{
														instancePath: instancePath + "/picture",
														keyword: "maxLength",
														params: { limit: 200 }
													}];
													return false;
												} else if (!pattern10.test(data5)) {
													validate39.errors = [{
														instancePath: instancePath + "/picture",
														keyword: "pattern",
														params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
													}];
													return false;
												}
											} else {
												validate39.errors = [{
													instancePath: instancePath + "/picture",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.translations !== void 0) {
											let data6 = data.translations;
											const _errs16 = errors;
											if (errors === _errs16) {
												if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
													for (const key0 in data6) {
														const _errs18 = errors;
														if (typeof key0 === "string") {
															if (!pattern13.test(key0)) {
																const err0 = {
																	instancePath: instancePath + "/translations",
																	keyword: "pattern",
																	params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" },
																	propertyName: key0
																};
																if (vErrors === null) vErrors = [err0];
																else vErrors.push(err0);
																errors++;
															}
														}
														var valid4 = _errs18 === errors;
														if (!valid4) {
															const err1 = {
																instancePath: instancePath + "/translations",
																keyword: "propertyNames",
																params: { propertyName: key0 }
															};
															if (vErrors === null) vErrors = [err1];
															else vErrors.push(err1);
															errors++;
															validate39.errors = vErrors;
															return false;
														}
													}
													if (valid4) for (const key1 in data6) {
														let data7 = data6[key1];
														const _errs20 = errors;
														if (errors === _errs20) {
															if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
																if (data7.episode !== void 0) {
																	let data8 = data7.episode;
																	const _errs22 = errors;
																	if (errors === _errs22) {
																		if (typeof data8 === "string") {
																			if (data8.length > 200) {
																				validate39.errors = [{
																					instancePath: instancePath + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/episode",
																					keyword: "maxLength",
																					params: { limit: 200 }
																				}];
																				return false;
																			} else if (data8.length < 1) {
																				validate39.errors = [{
																					instancePath: instancePath + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/episode",
																					keyword: "minLength",
																					params: { limit: 1 }
																				}];
																				return false;
																			}
																		} else {
																			validate39.errors = [{
																				instancePath: instancePath + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/episode",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid6 = _errs22 === errors;
																} else var valid6 = true;
																if (valid6) {
																	if (data7.programme !== void 0) {
																		let data9 = data7.programme;
																		const _errs24 = errors;
																		if (errors === _errs24) {
																			if (typeof data9 === "string") {
																				if (data9.length > 200) {
																					validate39.errors = [{
																						instancePath: instancePath + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/programme",
																						keyword: "maxLength",
																						params: { limit: 200 }
																					}];
																					return false;
																				} else if (data9.length < 1) {
																					validate39.errors = [{
																						instancePath: instancePath + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/programme",
																						keyword: "minLength",
																						params: { limit: 1 }
																					}];
																					return false;
																				}
																			} else {
																				validate39.errors = [{
																					instancePath: instancePath + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/programme",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid6 = _errs24 === errors;
																	} else var valid6 = true;
																}
															} else {
																validate39.errors = [{
																	instancePath: instancePath + "/translations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
																	keyword: "type",
																	params: { type: "object" }
																}];
																return false;
															}
														}
														if (!(_errs20 === errors)) break;
													}
												} else {
													validate39.errors = [{
														instancePath: instancePath + "/translations",
														keyword: "type",
														params: { type: "object" }
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
				}
			}
		} else {
			validate39.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.access === void 0 && (missing0 = "access") || data.startsAt === void 0 && (missing0 = "startsAt") || data.duration === void 0 && (missing0 = "duration")) {
				validate38.errors = [{
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
						validate38.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs2) {
						if (typeof data0 == "number" && isFinite(data0)) {
							if (data0 < 1 || isNaN(data0)) {
								validate38.errors = [{
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
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 200) {
									validate38.errors = [{
										instancePath: instancePath + "/title",
										keyword: "maxLength",
										params: { limit: 200 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate38.errors = [{
										instancePath: instancePath + "/title",
										keyword: "minLength",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate38.errors = [{
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
						if (data.description !== void 0) {
							let data2 = data.description;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 5e3) {
										validate38.errors = [{
											instancePath: instancePath + "/description",
											keyword: "maxLength",
											params: { limit: 5e3 }
										}];
										return false;
									}
								} else {
									validate38.errors = [{
										instancePath: instancePath + "/description",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.longDescription !== void 0) {
								let data3 = data.longDescription;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 5e3) {
											validate38.errors = [{
												instancePath: instancePath + "/longDescription",
												keyword: "maxLength",
												params: { limit: 5e3 }
											}];
											return false;
										}
									} else {
										validate38.errors = [{
											instancePath: instancePath + "/longDescription",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.access !== void 0) {
									let data4 = data.access;
									const _errs13 = errors;
									if (!(data4 === "GRANTED" || data4 === "GRANTED_ON_SIGN_IN" || data4 === "DENIED")) {
										validate38.errors = [{
											instancePath: instancePath + "/access",
											keyword: "enum",
											params: { allowedValues: [
												"GRANTED",
												"GRANTED_ON_SIGN_IN",
												"DENIED"
											] }
										}];
										return false;
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.startsAt !== void 0) {
										let data5 = data.startsAt;
										const _errs15 = errors;
										if (errors === _errs15) {
											if (typeof data5 === "string") {
												if (!pattern30.test(data5)) {
													validate38.errors = [{
														instancePath: instancePath + "/startsAt",
														keyword: "pattern",
														params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z$" }
													}];
													return false;
												}
											} else {
												validate38.errors = [{
													instancePath: instancePath + "/startsAt",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs15 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.duration !== void 0) {
											let data6 = data.duration;
											const _errs17 = errors;
											if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
												validate38.errors = [{
													instancePath: instancePath + "/duration",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (errors === _errs17) {
												if (typeof data6 == "number" && isFinite(data6)) {
													if (data6 > 604800 || isNaN(data6)) {
														validate38.errors = [{
															instancePath: instancePath + "/duration",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 604800
															}
														}];
														return false;
													} else if (data6 < 60 || isNaN(data6)) {
														validate38.errors = [{
															instancePath: instancePath + "/duration",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 60
															}
														}];
														return false;
													}
												}
											}
											var valid0 = _errs17 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.repeatsEvery !== void 0) {
												let data7 = data.repeatsEvery;
												const _errs19 = errors;
												if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
													validate38.errors = [{
														instancePath: instancePath + "/repeatsEvery",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (errors === _errs19) {
													if (typeof data7 == "number" && isFinite(data7)) {
														if (data7 > 366 || isNaN(data7)) {
															validate38.errors = [{
																instancePath: instancePath + "/repeatsEvery",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 366
																}
															}];
															return false;
														} else if (data7 < 1 || isNaN(data7)) {
															validate38.errors = [{
																instancePath: instancePath + "/repeatsEvery",
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
												var valid0 = _errs19 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.location !== void 0) {
													let data8 = data.location;
													const _errs21 = errors;
													if (errors === errors) {
														if (typeof data8 === "string") {
															if (data8.length > 300) {
																validate38.errors = [{
																	instancePath: instancePath + "/location",
																	keyword: "maxLength",
																	params: { limit: 300 }
																}];
																return false;
															}
														} else {
															validate38.errors = [{
																instancePath: instancePath + "/location",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
													}
													var valid0 = _errs21 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.tags !== void 0) {
														let data9 = data.tags;
														const _errs24 = errors;
														if (errors === errors) {
															if (Array.isArray(data9)) {
																if (data9.length > 30) {
																	validate38.errors = [{
																		instancePath: instancePath + "/tags",
																		keyword: "maxItems",
																		params: { limit: 30 }
																	}];
																	return false;
																} else {
																	const len0 = data9.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		let data10 = data9[i0];
																		const _errs27 = errors;
																		if (errors === _errs27) {
																			if (typeof data10 === "string") {
																				if (data10.length > 60) {
																					validate38.errors = [{
																						instancePath: instancePath + "/tags/" + i0,
																						keyword: "maxLength",
																						params: { limit: 60 }
																					}];
																					return false;
																				} else if (data10.length < 1) {
																					validate38.errors = [{
																						instancePath: instancePath + "/tags/" + i0,
																						keyword: "minLength",
																						params: { limit: 1 }
																					}];
																					return false;
																				}
																			} else {
																				validate38.errors = [{
																					instancePath: instancePath + "/tags/" + i0,
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		if (!(_errs27 === errors)) break;
																	}
																}
															} else {
																validate38.errors = [{
																	instancePath: instancePath + "/tags",
																	keyword: "type",
																	params: { type: "array" }
																}];
																return false;
															}
														}
														var valid0 = _errs24 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.categories !== void 0) {
															let data11 = data.categories;
															const _errs29 = errors;
															if (errors === _errs29) {
																if (Array.isArray(data11)) {
																	if (data11.length > 10) {
																		validate38.errors = [{
																			instancePath: instancePath + "/categories",
																			keyword: "maxItems",
																			params: { limit: 10 }
																		}];
																		return false;
																	} else {
																		const len1 = data11.length;
																		for (let i1 = 0; i1 < len1; i1++) {
																			let data12 = data11[i1];
																			const _errs31 = errors;
																			if (errors === _errs31) {
																				if (typeof data12 === "string") {
																					if (data12.length > 60) {
																						validate38.errors = [{
																							instancePath: instancePath + "/categories/" + i1,
																							keyword: "maxLength",
																							params: { limit: 60 }
																						}];
																						return false;
																					} else if (data12.length < 1) {
																						validate38.errors = [{
																							instancePath: instancePath + "/categories/" + i1,
																							keyword: "minLength",
																							params: { limit: 1 }
																						}];
																						return false;
																					}
																				} else {
																					validate38.errors = [{
																						instancePath: instancePath + "/categories/" + i1,
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			if (!(_errs31 === errors)) break;
																		}
																	}
																} else {
																	validate38.errors = [{
																		instancePath: instancePath + "/categories",
																		keyword: "type",
																		params: { type: "array" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs29 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.rating !== void 0) {
																let data13 = data.rating;
																const _errs33 = errors;
																if (errors === errors) {
																	if (typeof data13 === "string") {
																		if (data13.length > 20) {
																			validate38.errors = [{
																				instancePath: instancePath + "/rating",
																				keyword: "maxLength",
																				params: { limit: 20 }
																			}];
																			return false;
																		}
																	} else {
																		validate38.errors = [{
																			instancePath: instancePath + "/rating",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid0 = _errs33 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.audioOnly !== void 0) {
																	const _errs36 = errors;
																	if (typeof data.audioOnly !== "boolean") {
																		validate38.errors = [{
																			instancePath: instancePath + "/audioOnly",
																			keyword: "type",
																			params: { type: "boolean" }
																		}];
																		return false;
																	}
																	var valid0 = _errs36 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.audioTracks !== void 0) {
																		let data15 = data.audioTracks;
																		const _errs38 = errors;
																		if (errors === errors) {
																			if (Array.isArray(data15)) {
																				if (data15.length > 30) {
																					validate38.errors = [{
																						instancePath: instancePath + "/audioTracks",
																						keyword: "maxItems",
																						params: { limit: 30 }
																					}];
																					return false;
																				} else {
																					const len2 = data15.length;
																					for (let i2 = 0; i2 < len2; i2++) {
																						let data16 = data15[i2];
																						const _errs41 = errors;
																						if (errors === _errs41) {
																							if (typeof data16 === "string") {
																								if (!pattern7.test(data16)) {
																									validate38.errors = [{
																										instancePath: instancePath + "/audioTracks/" + i2,
																										keyword: "pattern",
																										params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$" }
																									}];
																									return false;
																								}
																							} else {
																								validate38.errors = [{
																									instancePath: instancePath + "/audioTracks/" + i2,
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																						}
																						if (!(_errs41 === errors)) break;
																					}
																				}
																			} else {
																				validate38.errors = [{
																					instancePath: instancePath + "/audioTracks",
																					keyword: "type",
																					params: { type: "array" }
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs38 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.geoblocked !== void 0) {
																			const _errs43 = errors;
																			if (typeof data.geoblocked !== "boolean") {
																				validate38.errors = [{
																					instancePath: instancePath + "/geoblocked",
																					keyword: "type",
																					params: { type: "boolean" }
																				}];
																				return false;
																			}
																			var valid0 = _errs43 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.logo !== void 0) {
																				let data18 = data.logo;
																				const _errs45 = errors;
																				if (errors === errors) {
																					if (typeof data18 === "string") {
																						if (data18.length > 200) {
																							validate38.errors = [{
																								instancePath: instancePath + "/logo",
																								keyword: "maxLength",
																								params: { limit: 200 }
																							}];
																							return false;
																						} else if (!pattern10.test(data18)) {
																							validate38.errors = [{
																								instancePath: instancePath + "/logo",
																								keyword: "pattern",
																								params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																							}];
																							return false;
																						}
																					} else {
																						validate38.errors = [{
																							instancePath: instancePath + "/logo",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs45 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.programmes !== void 0) {
																					let data19 = data.programmes;
																					const _errs48 = errors;
																					if (errors === _errs48) {
																						if (Array.isArray(data19)) {
																							if (data19.length > 200) {
																								validate38.errors = [{
																									instancePath: instancePath + "/programmes",
																									keyword: "maxItems",
																									params: { limit: 200 }
																								}];
																								return false;
																							} else {
																								const len3 = data19.length;
																								for (let i3 = 0; i3 < len3; i3++) {
																									const _errs50 = errors;
																									if (!validate39(data19[i3], {
																										instancePath: instancePath + "/programmes/" + i3,
																										parentData: data19,
																										parentDataProperty: i3,
																										rootData
																									})) {
																										vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
																										errors = vErrors.length;
																									}
																									if (!(_errs50 === errors)) break;
																								}
																							}
																						} else {
																							validate38.errors = [{
																								instancePath: instancePath + "/programmes",
																								keyword: "type",
																								params: { type: "array" }
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs48 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.scene !== void 0) {
																						let data21 = data.scene;
																						const _errs51 = errors;
																						if (errors === errors) {
																							if (typeof data21 === "string") {
																								if (!pattern9.test(data21)) {
																									validate38.errors = [{
																										instancePath: instancePath + "/scene",
																										keyword: "pattern",
																										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																									}];
																									return false;
																								}
																							} else {
																								validate38.errors = [{
																									instancePath: instancePath + "/scene",
																									keyword: "type",
																									params: { type: "string" }
																								}];
																								return false;
																							}
																						}
																						var valid0 = _errs51 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.picture !== void 0) {
																							let data22 = data.picture;
																							const _errs54 = errors;
																							if (errors === errors) {
																								if (typeof data22 === "string") {
																									if (data22.length > 200) {
																										validate38.errors = [{
																											instancePath: instancePath + "/picture",
																											keyword: "maxLength",
																											params: { limit: 200 }
																										}];
																										return false;
																									} else if (!pattern10.test(data22)) {
																										validate38.errors = [{
																											instancePath: instancePath + "/picture",
																											keyword: "pattern",
																											params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																										}];
																										return false;
																									}
																								} else {
																									validate38.errors = [{
																										instancePath: instancePath + "/picture",
																										keyword: "type",
																										params: { type: "string" }
																									}];
																									return false;
																								}
																							}
																							var valid0 = _errs54 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.poster !== void 0) {
																								let data23 = data.poster;
																								const _errs57 = errors;
																								if (errors === errors) {
																									if (typeof data23 === "string") {
																										if (data23.length > 200) {
																											validate38.errors = [{
																												instancePath: instancePath + "/poster",
																												keyword: "maxLength",
																												params: { limit: 200 }
																											}];
																											return false;
																										} else if (!pattern10.test(data23)) {
																											validate38.errors = [{
																												instancePath: instancePath + "/poster",
																												keyword: "pattern",
																												params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
																											}];
																											return false;
																										}
																									} else {
																										validate38.errors = [{
																											instancePath: instancePath + "/poster",
																											keyword: "type",
																											params: { type: "string" }
																										}];
																										return false;
																									}
																								}
																								var valid0 = _errs57 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.placeholder !== void 0) {
																									let data24 = data.placeholder;
																									const _errs60 = errors;
																									if (errors === errors) {
																										if (typeof data24 === "string") {
																											if (!pattern12.test(data24)) {
																												validate38.errors = [{
																													instancePath: instancePath + "/placeholder",
																													keyword: "pattern",
																													params: { pattern: "^#[0-9a-fA-F]{6}$" }
																												}];
																												return false;
																											}
																										} else {
																											validate38.errors = [{
																												instancePath: instancePath + "/placeholder",
																												keyword: "type",
																												params: { type: "string" }
																											}];
																											return false;
																										}
																									}
																									var valid0 = _errs60 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.translations !== void 0) {
																										const _errs63 = errors;
																										if (!validate25(data.translations, {
																											instancePath: instancePath + "/translations",
																											parentData: data,
																											parentDataProperty: "translations",
																											rootData
																										})) {
																											vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																											errors = vErrors.length;
																										}
																										var valid0 = _errs63 === errors;
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
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate38.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate38.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.version === void 0 && (missing0 = "version")) {
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
					if (data.videos !== void 0) {
						let data1 = data.videos;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (Array.isArray(data1)) {
								if (data1.length > 1e5) {
									validate20.errors = [{
										instancePath: instancePath + "/videos",
										keyword: "maxItems",
										params: { limit: 1e5 }
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs6 = errors;
										if (!validate22(data1[i0], {
											instancePath: instancePath + "/videos/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										if (!(_errs6 === errors)) break;
									}
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/videos",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.series !== void 0) {
							let data3 = data.series;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (Array.isArray(data3)) {
									if (data3.length > 1e4) {
										validate20.errors = [{
											instancePath: instancePath + "/series",
											keyword: "maxItems",
											params: { limit: 1e4 }
										}];
										return false;
									} else {
										const len1 = data3.length;
										for (let i1 = 0; i1 < len1; i1++) {
											const _errs9 = errors;
											if (!validate28(data3[i1], {
												instancePath: instancePath + "/series/" + i1,
												parentData: data3,
												parentDataProperty: i1,
												rootData
											})) {
												vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
												errors = vErrors.length;
											}
											if (!(_errs9 === errors)) break;
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/series",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.playlists !== void 0) {
								let data5 = data.playlists;
								const _errs10 = errors;
								if (errors === _errs10) {
									if (Array.isArray(data5)) {
										if (data5.length > 1e4) {
											validate20.errors = [{
												instancePath: instancePath + "/playlists",
												keyword: "maxItems",
												params: { limit: 1e4 }
											}];
											return false;
										} else {
											const len2 = data5.length;
											for (let i2 = 0; i2 < len2; i2++) {
												const _errs12 = errors;
												if (!validate35(data5[i2], {
													instancePath: instancePath + "/playlists/" + i2,
													parentData: data5,
													parentDataProperty: i2,
													rootData
												})) {
													vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
													errors = vErrors.length;
												}
												if (!(_errs12 === errors)) break;
											}
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/playlists",
											keyword: "type",
											params: { type: "array" }
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.events !== void 0) {
									let data7 = data.events;
									const _errs13 = errors;
									if (errors === _errs13) {
										if (Array.isArray(data7)) {
											if (data7.length > 1e4) {
												validate20.errors = [{
													instancePath: instancePath + "/events",
													keyword: "maxItems",
													params: { limit: 1e4 }
												}];
												return false;
											} else {
												const len3 = data7.length;
												for (let i3 = 0; i3 < len3; i3++) {
													const _errs15 = errors;
													if (!validate38(data7[i3], {
														instancePath: instancePath + "/events/" + i3,
														parentData: data7,
														parentDataProperty: i3,
														rootData
													})) {
														vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
														errors = vErrors.length;
													}
													if (!(_errs15 === errors)) break;
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/events",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs13 === errors;
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