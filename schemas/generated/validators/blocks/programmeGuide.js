const validate = validate20;
const schema31 = {
	"$id": "blocks/programmeGuide.schema.json",
	"type": "object",
	"required": [
		"channels",
		"from",
		"to"
	],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"from": { "$ref": "../definitions/common.schema.json#/$defs/instant" },
		"to": { "$ref": "../definitions/common.schema.json#/$defs/instant" },
		"channels": {
			"type": "array",
			"maxItems": 60,
			"items": {
				"type": "object",
				"required": [
					"eventId",
					"name",
					"accessLevel",
					"programmes"
				],
				"properties": {
					"eventId": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
					"name": { "$ref": "../definitions/common.schema.json#/$defs/line" },
					"logoUrl": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
					"accessLevel": { "enum": [
						"GRANTED",
						"GRANTED_ON_SIGN_IN",
						"DENIED"
					] },
					"programmes": {
						"type": "array",
						"maxItems": 500,
						"items": { "$ref": "../definitions/programme.schema.json" }
					}
				}
			}
		},
		"emptyTitle": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"emptyDescription": { "$ref": "../definitions/common.schema.json#/$defs/prose" }
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern7 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
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
								if (!pattern5.test(data3)) {
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
									if (!pattern5.test(data4)) {
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
										} else if (!pattern7.test(data5)) {
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
			if ((data.channels === void 0 || !func0.call(data, "channels")) && (missing0 = "channels") || (data.from === void 0 || !func0.call(data, "from")) && (missing0 = "from") || (data.to === void 0 || !func0.call(data, "to")) && (missing0 = "to")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.tab !== void 0 && func0.call(data, "tab")) {
					let data0 = data.tab;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (!pattern4.test(data0)) {
								validate20.errors = [{
									instancePath: instancePath + "/tab",
									schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/tab",
								schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0 && func0.call(data, "title")) {
						let data1 = data.title;
						const _errs4 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 300) {
									validate20.errors = [{
										instancePath: instancePath + "/title",
										schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/title",
									schemaPath: "../definitions/common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.from !== void 0 && func0.call(data, "from")) {
							let data2 = data.from;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (!pattern5.test(data2)) {
										validate20.errors = [{
											instancePath: instancePath + "/from",
											schemaPath: "../definitions/common.schema.json#/$defs/instant/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/from",
										schemaPath: "../definitions/common.schema.json#/$defs/instant/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.to !== void 0 && func0.call(data, "to")) {
								let data3 = data.to;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (!pattern5.test(data3)) {
											validate20.errors = [{
												instancePath: instancePath + "/to",
												schemaPath: "../definitions/common.schema.json#/$defs/instant/pattern",
												keyword: "pattern",
												params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/to",
											schemaPath: "../definitions/common.schema.json#/$defs/instant/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.channels !== void 0 && func0.call(data, "channels")) {
									let data4 = data.channels;
									const _errs13 = errors;
									if (errors === _errs13) {
										if (Array.isArray(data4)) {
											if (data4.length > 60) {
												validate20.errors = [{
													instancePath: instancePath + "/channels",
													schemaPath: "#/properties/channels/maxItems",
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
															if ((data5.eventId === void 0 || !func0.call(data5, "eventId")) && (missing1 = "eventId") || (data5.name === void 0 || !func0.call(data5, "name")) && (missing1 = "name") || (data5.accessLevel === void 0 || !func0.call(data5, "accessLevel")) && (missing1 = "accessLevel") || (data5.programmes === void 0 || !func0.call(data5, "programmes")) && (missing1 = "programmes")) {
																validate20.errors = [{
																	instancePath: instancePath + "/channels/" + i0,
																	schemaPath: "#/properties/channels/items/required",
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																if (data5.eventId !== void 0 && func0.call(data5, "eventId")) {
																	let data6 = data5.eventId;
																	const _errs17 = errors;
																	const _errs18 = errors;
																	if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
																		validate20.errors = [{
																			instancePath: instancePath + "/channels/" + i0 + "/eventId",
																			schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
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
																					schemaPath: "../definitions/common.schema.json#/$defs/contentId/minimum",
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
																	if (data5.name !== void 0 && func0.call(data5, "name")) {
																		let data7 = data5.name;
																		const _errs20 = errors;
																		if (errors === errors) {
																			if (typeof data7 === "string") {
																				if (data7.length > 300) {
																					validate20.errors = [{
																						instancePath: instancePath + "/channels/" + i0 + "/name",
																						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
																						keyword: "maxLength",
																						params: { limit: 300 }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/channels/" + i0 + "/name",
																					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid6 = _errs20 === errors;
																	} else var valid6 = true;
																	if (valid6) {
																		if (data5.logoUrl !== void 0 && func0.call(data5, "logoUrl")) {
																			let data8 = data5.logoUrl;
																			const _errs23 = errors;
																			if (errors === errors) {
																				if (typeof data8 === "string") {
																					if (data8.length > 2048) {
																						validate20.errors = [{
																							instancePath: instancePath + "/channels/" + i0 + "/logoUrl",
																							schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
																							keyword: "maxLength",
																							params: { limit: 2048 }
																						}];
																						return false;
																					} else if (!pattern7.test(data8)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/channels/" + i0 + "/logoUrl",
																							schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
																							keyword: "pattern",
																							params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/channels/" + i0 + "/logoUrl",
																						schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid6 = _errs23 === errors;
																		} else var valid6 = true;
																		if (valid6) {
																			if (data5.accessLevel !== void 0 && func0.call(data5, "accessLevel")) {
																				let data9 = data5.accessLevel;
																				const _errs26 = errors;
																				if (!(data9 === "GRANTED" || data9 === "GRANTED_ON_SIGN_IN" || data9 === "DENIED")) {
																					validate20.errors = [{
																						instancePath: instancePath + "/channels/" + i0 + "/accessLevel",
																						schemaPath: "#/properties/channels/items/properties/accessLevel/enum",
																						keyword: "enum",
																						params: { allowedValues: schema31.properties.channels.items.properties.accessLevel.enum }
																					}];
																					return false;
																				}
																				var valid6 = _errs26 === errors;
																			} else var valid6 = true;
																			if (valid6) {
																				if (data5.programmes !== void 0 && func0.call(data5, "programmes")) {
																					let data10 = data5.programmes;
																					const _errs27 = errors;
																					if (errors === _errs27) {
																						if (Array.isArray(data10)) {
																							if (data10.length > 500) {
																								validate20.errors = [{
																									instancePath: instancePath + "/channels/" + i0 + "/programmes",
																									schemaPath: "#/properties/channels/items/properties/programmes/maxItems",
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
																										rootData,
																										dynamicAnchors
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
																								schemaPath: "#/properties/channels/items/properties/programmes/type",
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
																schemaPath: "#/properties/channels/items/type",
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
												schemaPath: "#/properties/channels/type",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
										let data12 = data.emptyTitle;
										const _errs30 = errors;
										if (errors === errors) {
											if (typeof data12 === "string") {
												if (data12.length > 300) {
													validate20.errors = [{
														instancePath: instancePath + "/emptyTitle",
														schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
														keyword: "maxLength",
														params: { limit: 300 }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/emptyTitle",
													schemaPath: "../definitions/common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs30 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.emptyDescription !== void 0 && func0.call(data, "emptyDescription")) {
											let data13 = data.emptyDescription;
											const _errs33 = errors;
											if (errors === errors) {
												if (typeof data13 === "string") {
													if (data13.length > 5e3) {
														validate20.errors = [{
															instancePath: instancePath + "/emptyDescription",
															schemaPath: "../definitions/common.schema.json#/$defs/prose/maxLength",
															keyword: "maxLength",
															params: { limit: 5e3 }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/emptyDescription",
														schemaPath: "../definitions/common.schema.json#/$defs/prose/type",
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
		"tab": true,
		"title": true,
		"from": true,
		"to": true,
		"channels": true,
		"emptyTitle": true,
		"emptyDescription": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };