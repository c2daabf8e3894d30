const validate = validate20;
const schema31 = {
	"$id": "definitions/live-card.schema.json",
	"type": "object",
	"required": [
		"id",
		"title",
		"type",
		"accessLevel"
	],
	"properties": {
		"id": { "$ref": "common.schema.json#/$defs/contentId" },
		"title": {
			"type": "string",
			"minLength": 1,
			"maxLength": 300
		},
		"type": { "enum": ["LIVE", "UPCOMING"] },
		"accessLevel": { "enum": [
			"GRANTED",
			"GRANTED_ON_SIGN_IN",
			"DENIED"
		] },
		"live": { "type": "boolean" },
		"displayLiveBadge": { "type": "boolean" },
		"audioOnly": { "type": "boolean" },
		"startDate": {
			"type": "number",
			"minimum": 0,
			"maximum": 0xe677d21fdbff
		},
		"endDate": {
			"type": "number",
			"minimum": 0,
			"maximum": 0xe677d21fdbff
		},
		"thumbnailUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"programmingInfo": {
			"type": "object",
			"properties": {
				"currentProgramme": { "$ref": "programme.schema.json" },
				"nextProgramme": { "$ref": "programme.schema.json" },
				"channelLogoUrl": { "$ref": "common.schema.json#/$defs/imageUrl" }
			}
		}
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern6 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.episode === void 0 || !func0.call(data, "episode")) && (missing0 = "episode") || (data.startDate === void 0 || !func0.call(data, "startDate")) && (missing0 = "startDate") || (data.endDate === void 0 || !func0.call(data, "endDate")) && (missing0 = "endDate")) {
			validate22.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.id !== void 0 && func0.call(data, "id")) {
				let data0 = data.id;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate22.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate22.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/minimum",
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
				if (data.episode !== void 0 && func0.call(data, "episode")) {
					let data1 = data.episode;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate22.errors = [{
								instancePath: instancePath + "/episode",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate22.errors = [{
							instancePath: instancePath + "/episode",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.programme !== void 0 && func0.call(data, "programme")) {
						let data2 = data.programme;
						if (typeof data2 === "string") {
							if (data2.length > 300) {
								validate22.errors = [{
									instancePath: instancePath + "/programme",
									schemaPath: "common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/programme",
								schemaPath: "common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.startDate !== void 0 && func0.call(data, "startDate")) {
							let data3 = data.startDate;
							if (typeof data3 === "string") {
								if (!pattern6.test(data3)) {
									validate22.errors = [{
										instancePath: instancePath + "/startDate",
										schemaPath: "common.schema.json#/$defs/instant/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
									}];
									return false;
								}
							} else {
								validate22.errors = [{
									instancePath: instancePath + "/startDate",
									schemaPath: "common.schema.json#/$defs/instant/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.endDate !== void 0 && func0.call(data, "endDate")) {
								let data4 = data.endDate;
								if (typeof data4 === "string") {
									if (!pattern6.test(data4)) {
										validate22.errors = [{
											instancePath: instancePath + "/endDate",
											schemaPath: "common.schema.json#/$defs/instant/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
										}];
										return false;
									}
								} else {
									validate22.errors = [{
										instancePath: instancePath + "/endDate",
										schemaPath: "common.schema.json#/$defs/instant/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.thumbnailUrl !== void 0 && func0.call(data, "thumbnailUrl")) {
									let data5 = data.thumbnailUrl;
									if (typeof data5 === "string") {
										if (data5.length > 2048) {
											validate22.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern4.test(data5)) {
											validate22.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
											}];
											return false;
										}
									} else {
										validate22.errors = [{
											instancePath: instancePath + "/thumbnailUrl",
											schemaPath: "common.schema.json#/$defs/imageUrl/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.duration !== void 0 && func0.call(data, "duration")) {
										let data6 = data.duration;
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 < 0 || isNaN(data6)) {
												validate22.errors = [{
													instancePath: instancePath + "/duration",
													schemaPath: "#/properties/duration/minimum",
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
												schemaPath: "#/properties/duration/type",
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
validate22.evaluated = {
	"props": {
		"id": true,
		"episode": true,
		"programme": true,
		"startDate": true,
		"endDate": true,
		"thumbnailUrl": true,
		"duration": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.accessLevel === void 0 || !func0.call(data, "accessLevel")) && (missing0 = "accessLevel")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.id !== void 0 && func0.call(data, "id")) {
					let data0 = data.id;
					const _errs1 = errors;
					const _errs2 = errors;
					if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
						validate20.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "common.schema.json#/$defs/contentId/type",
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
									schemaPath: "common.schema.json#/$defs/contentId/minimum",
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
					if (data.title !== void 0 && func0.call(data, "title")) {
						let data1 = data.title;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (typeof data1 === "string") {
								if (data1.length > 300) {
									validate20.errors = [{
										instancePath: instancePath + "/title",
										schemaPath: "#/properties/title/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate20.errors = [{
										instancePath: instancePath + "/title",
										schemaPath: "#/properties/title/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/title",
									schemaPath: "#/properties/title/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0 && func0.call(data, "type")) {
							let data2 = data.type;
							const _errs6 = errors;
							if (!(data2 === "LIVE" || data2 === "UPCOMING")) {
								validate20.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.type.enum }
								}];
								return false;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.accessLevel !== void 0 && func0.call(data, "accessLevel")) {
								let data3 = data.accessLevel;
								const _errs7 = errors;
								if (!(data3 === "GRANTED" || data3 === "GRANTED_ON_SIGN_IN" || data3 === "DENIED")) {
									validate20.errors = [{
										instancePath: instancePath + "/accessLevel",
										schemaPath: "#/properties/accessLevel/enum",
										keyword: "enum",
										params: { allowedValues: schema31.properties.accessLevel.enum }
									}];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.live !== void 0 && func0.call(data, "live")) {
									const _errs8 = errors;
									if (typeof data.live !== "boolean") {
										validate20.errors = [{
											instancePath: instancePath + "/live",
											schemaPath: "#/properties/live/type",
											keyword: "type",
											params: { type: "boolean" }
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.displayLiveBadge !== void 0 && func0.call(data, "displayLiveBadge")) {
										const _errs10 = errors;
										if (typeof data.displayLiveBadge !== "boolean") {
											validate20.errors = [{
												instancePath: instancePath + "/displayLiveBadge",
												schemaPath: "#/properties/displayLiveBadge/type",
												keyword: "type",
												params: { type: "boolean" }
											}];
											return false;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.audioOnly !== void 0 && func0.call(data, "audioOnly")) {
											const _errs12 = errors;
											if (typeof data.audioOnly !== "boolean") {
												validate20.errors = [{
													instancePath: instancePath + "/audioOnly",
													schemaPath: "#/properties/audioOnly/type",
													keyword: "type",
													params: { type: "boolean" }
												}];
												return false;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.startDate !== void 0 && func0.call(data, "startDate")) {
												let data7 = data.startDate;
												const _errs14 = errors;
												if (errors === _errs14) {
													if (typeof data7 == "number" && isFinite(data7)) {
														if (data7 > 0xe677d21fdbff || isNaN(data7)) {
															validate20.errors = [{
																instancePath: instancePath + "/startDate",
																schemaPath: "#/properties/startDate/maximum",
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
																schemaPath: "#/properties/startDate/minimum",
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
															schemaPath: "#/properties/startDate/type",
															keyword: "type",
															params: { type: "number" }
														}];
														return false;
													}
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.endDate !== void 0 && func0.call(data, "endDate")) {
													let data8 = data.endDate;
													const _errs16 = errors;
													if (errors === _errs16) {
														if (typeof data8 == "number" && isFinite(data8)) {
															if (data8 > 0xe677d21fdbff || isNaN(data8)) {
																validate20.errors = [{
																	instancePath: instancePath + "/endDate",
																	schemaPath: "#/properties/endDate/maximum",
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
																	schemaPath: "#/properties/endDate/minimum",
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
																schemaPath: "#/properties/endDate/type",
																keyword: "type",
																params: { type: "number" }
															}];
															return false;
														}
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.thumbnailUrl !== void 0 && func0.call(data, "thumbnailUrl")) {
														let data9 = data.thumbnailUrl;
														const _errs18 = errors;
														if (errors === errors) {
															if (typeof data9 === "string") {
																if (data9.length > 2048) {
																	validate20.errors = [{
																		instancePath: instancePath + "/thumbnailUrl",
																		schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern4.test(data9)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/thumbnailUrl",
																		schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
																		keyword: "pattern",
																		params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/thumbnailUrl",
																	schemaPath: "common.schema.json#/$defs/imageUrl/type",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														var valid0 = _errs18 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
															let data10 = data.placeholder;
															const _errs21 = errors;
															if (errors === errors) {
																if (typeof data10 === "string") {
																	if (!pattern5.test(data10)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/placeholder",
																			schemaPath: "common.schema.json#/$defs/placeholder/pattern",
																			keyword: "pattern",
																			params: { pattern: "^#[0-9a-fA-F]{6}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/placeholder",
																		schemaPath: "common.schema.json#/$defs/placeholder/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs21 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.programmingInfo !== void 0 && func0.call(data, "programmingInfo")) {
																let data11 = data.programmingInfo;
																const _errs24 = errors;
																if (errors === _errs24) {
																	if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
																		if (data11.currentProgramme !== void 0 && func0.call(data11, "currentProgramme")) {
																			const _errs26 = errors;
																			if (!validate22(data11.currentProgramme, {
																				instancePath: instancePath + "/programmingInfo/currentProgramme",
																				parentData: data11,
																				parentDataProperty: "currentProgramme",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																				errors = vErrors.length;
																			}
																			var valid4 = _errs26 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data11.nextProgramme !== void 0 && func0.call(data11, "nextProgramme")) {
																				const _errs27 = errors;
																				if (!validate22(data11.nextProgramme, {
																					instancePath: instancePath + "/programmingInfo/nextProgramme",
																					parentData: data11,
																					parentDataProperty: "nextProgramme",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																					errors = vErrors.length;
																				}
																				var valid4 = _errs27 === errors;
																			} else var valid4 = true;
																			if (valid4) {
																				if (data11.channelLogoUrl !== void 0 && func0.call(data11, "channelLogoUrl")) {
																					let data14 = data11.channelLogoUrl;
																					const _errs28 = errors;
																					if (errors === errors) {
																						if (typeof data14 === "string") {
																							if (data14.length > 2048) {
																								validate20.errors = [{
																									instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																									schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
																									keyword: "maxLength",
																									params: { limit: 2048 }
																								}];
																								return false;
																							} else if (!pattern4.test(data14)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																									schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
																									keyword: "pattern",
																									params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																								}];
																								return false;
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																								schemaPath: "common.schema.json#/$defs/imageUrl/type",
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
																			schemaPath: "#/properties/programmingInfo/type",
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
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"type": true,
		"accessLevel": true,
		"live": true,
		"displayLiveBadge": true,
		"audioOnly": true,
		"startDate": true,
		"endDate": true,
		"thumbnailUrl": true,
		"placeholder": true,
		"programmingInfo": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };