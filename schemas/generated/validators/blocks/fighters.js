const validate = validate20;
const schema31 = {
	"$id": "blocks/fighters.schema.json",
	"type": "object",
	"required": ["fighters"],
	"properties": {
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"fighters": {
			"type": "array",
			"maxItems": 100,
			"items": {
				"type": "object",
				"required": [
					"id",
					"name",
					"record"
				],
				"properties": {
					"id": { "$ref": "../definitions/common.schema.json#/$defs/key" },
					"name": {
						"type": "string",
						"minLength": 1,
						"maxLength": 120
					},
					"nickname": { "$ref": "../definitions/common.schema.json#/$defs/line" },
					"record": {
						"type": "object",
						"required": [
							"wins",
							"losses",
							"noContests"
						],
						"properties": {
							"wins": {
								"type": "integer",
								"minimum": 0,
								"maximum": 999
							},
							"losses": {
								"type": "integer",
								"minimum": 0,
								"maximum": 999
							},
							"noContests": {
								"type": "integer",
								"minimum": 0,
								"maximum": 999
							}
						}
					},
					"weightClass": { "$ref": "../definitions/common.schema.json#/$defs/line" },
					"country": {
						"type": "string",
						"pattern": "^[A-Z]{2}$"
					},
					"portraitUrl": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
					"bouts": {
						"type": "array",
						"maxItems": 60,
						"items": {
							"type": "object",
							"required": [
								"opponent",
								"outcome",
								"method"
							],
							"properties": {
								"opponent": { "$ref": "../definitions/common.schema.json#/$defs/line" },
								"outcome": { "enum": [
									"win",
									"loss",
									"noContest"
								] },
								"method": { "enum": [
									"decision",
									"majority",
									"split",
									"unanimous",
									"KO/TKO",
									"submission",
									"disqualified",
									"overturned",
									"other",
									"unknown"
								] },
								"round": {
									"type": "integer",
									"minimum": 1,
									"maximum": 15
								},
								"time": {
									"type": "string",
									"pattern": "^[0-9]{1,2}:[0-5][0-9]$"
								},
								"event": { "$ref": "../definitions/common.schema.json#/$defs/line" },
								"date": { "$ref": "../definitions/common.schema.json#/$defs/instant" },
								"link": { "$ref": "../definitions/link.schema.json" }
							}
						}
					}
				}
			}
		},
		"emptyTitle": { "$ref": "../definitions/common.schema.json#/$defs/line" }
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[A-Z]{2}$", "u");
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern7 = new RegExp("^[0-9]{1,2}:[0-5][0-9]$", "u");
const pattern8 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const schema41 = {
	"$id": "definitions/link.schema.json",
	"type": "object",
	"required": ["type"],
	"properties": {
		"type": { "enum": [
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
		] },
		"id": { "anyOf": [{ "$ref": "common.schema.json#/$defs/contentId" }, { "$ref": "common.schema.json#/$defs/key" }] },
		"title": { "$ref": "common.schema.json#/$defs/line" },
		"route": { "$ref": "common.schema.json#/$defs/url" },
		"url": { "$ref": "common.schema.json#/$defs/url" }
	}
};
const pattern10 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type")) {
				validate22.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.type !== void 0 && func0.call(data, "type")) {
					let data0 = data.type;
					const _errs1 = errors;
					if (!(data0 === "VOD" || data0 === "LIVE" || data0 === "EPG" || data0 === "PLAYLIST" || data0 === "SEASON" || data0 === "SERIES" || data0 === "SECTION" || data0 === "PLUGIN" || data0 === "ROUTE" || data0 === "EXTERNAL")) {
						validate22.errors = [{
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/enum",
							keyword: "enum",
							params: { allowedValues: schema41.properties.type.enum }
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0 && func0.call(data, "id")) {
						let data1 = data.id;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						const _errs4 = errors;
						const _errs5 = errors;
						if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
							const err0 = {
								instancePath: instancePath + "/id",
								schemaPath: "common.schema.json#/$defs/contentId/type",
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
										schemaPath: "common.schema.json#/$defs/contentId/minimum",
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
						const _errs7 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (!pattern4.test(data1)) {
									const err2 = {
										instancePath: instancePath + "/id",
										schemaPath: "common.schema.json#/$defs/key/pattern",
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
									schemaPath: "common.schema.json#/$defs/key/type",
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
						if (!valid1) {
							const err4 = {
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/anyOf",
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
						if (data.title !== void 0 && func0.call(data, "title")) {
							let data2 = data.title;
							const _errs10 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 300) {
										validate22.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "common.schema.json#/$defs/line/maxLength",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate22.errors = [{
										instancePath: instancePath + "/title",
										schemaPath: "common.schema.json#/$defs/line/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs10 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.route !== void 0 && func0.call(data, "route")) {
								let data3 = data.route;
								const _errs13 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 2048) {
											validate22.errors = [{
												instancePath: instancePath + "/route",
												schemaPath: "common.schema.json#/$defs/url/maxLength",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern10.test(data3)) {
											validate22.errors = [{
												instancePath: instancePath + "/route",
												schemaPath: "common.schema.json#/$defs/url/pattern",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
											}];
											return false;
										}
									} else {
										validate22.errors = [{
											instancePath: instancePath + "/route",
											schemaPath: "common.schema.json#/$defs/url/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs13 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.url !== void 0 && func0.call(data, "url")) {
									let data4 = data.url;
									const _errs16 = errors;
									if (errors === errors) {
										if (typeof data4 === "string") {
											if (data4.length > 2048) {
												validate22.errors = [{
													instancePath: instancePath + "/url",
													schemaPath: "common.schema.json#/$defs/url/maxLength",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern10.test(data4)) {
												validate22.errors = [{
													instancePath: instancePath + "/url",
													schemaPath: "common.schema.json#/$defs/url/pattern",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
												}];
												return false;
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/url",
												schemaPath: "common.schema.json#/$defs/url/type",
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
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate22.errors = vErrors;
	return errors === 0;
}
validate22.evaluated = {
	"props": {
		"type": true,
		"id": true,
		"title": true,
		"route": true,
		"url": true
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
			if ((data.fighters === void 0 || !func0.call(data, "fighters")) && (missing0 = "fighters")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.title !== void 0 && func0.call(data, "title")) {
					let data0 = data.title;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (data0.length > 300) {
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
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.fighters !== void 0 && func0.call(data, "fighters")) {
						let data1 = data.fighters;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (Array.isArray(data1)) {
								if (data1.length > 100) {
									validate20.errors = [{
										instancePath: instancePath + "/fighters",
										schemaPath: "#/properties/fighters/maxItems",
										keyword: "maxItems",
										params: { limit: 100 }
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data2 = data1[i0];
										const _errs6 = errors;
										if (errors === _errs6) {
											if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
												let missing1;
												if ((data2.id === void 0 || !func0.call(data2, "id")) && (missing1 = "id") || (data2.name === void 0 || !func0.call(data2, "name")) && (missing1 = "name") || (data2.record === void 0 || !func0.call(data2, "record")) && (missing1 = "record")) {
													validate20.errors = [{
														instancePath: instancePath + "/fighters/" + i0,
														schemaPath: "#/properties/fighters/items/required",
														keyword: "required",
														params: { missingProperty: missing1 }
													}];
													return false;
												} else {
													if (data2.id !== void 0 && func0.call(data2, "id")) {
														let data3 = data2.id;
														const _errs8 = errors;
														if (errors === errors) {
															if (typeof data3 === "string") {
																if (!pattern4.test(data3)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/fighters/" + i0 + "/id",
																		schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
																		keyword: "pattern",
																		params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/fighters/" + i0 + "/id",
																	schemaPath: "../definitions/common.schema.json#/$defs/key/type",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														var valid3 = _errs8 === errors;
													} else var valid3 = true;
													if (valid3) {
														if (data2.name !== void 0 && func0.call(data2, "name")) {
															let data4 = data2.name;
															const _errs11 = errors;
															if (errors === _errs11) {
																if (typeof data4 === "string") {
																	if (data4.length > 120) {
																		validate20.errors = [{
																			instancePath: instancePath + "/fighters/" + i0 + "/name",
																			schemaPath: "#/properties/fighters/items/properties/name/maxLength",
																			keyword: "maxLength",
																			params: { limit: 120 }
																		}];
																		return false;
																	} else if (data4.length < 1) {
																		validate20.errors = [{
																			instancePath: instancePath + "/fighters/" + i0 + "/name",
																			schemaPath: "#/properties/fighters/items/properties/name/minLength",
																			keyword: "minLength",
																			params: { limit: 1 }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/fighters/" + i0 + "/name",
																		schemaPath: "#/properties/fighters/items/properties/name/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid3 = _errs11 === errors;
														} else var valid3 = true;
														if (valid3) {
															if (data2.nickname !== void 0 && func0.call(data2, "nickname")) {
																let data5 = data2.nickname;
																const _errs13 = errors;
																if (errors === errors) {
																	if (typeof data5 === "string") {
																		if (data5.length > 300) {
																			validate20.errors = [{
																				instancePath: instancePath + "/fighters/" + i0 + "/nickname",
																				schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
																				keyword: "maxLength",
																				params: { limit: 300 }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/fighters/" + i0 + "/nickname",
																			schemaPath: "../definitions/common.schema.json#/$defs/line/type",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid3 = _errs13 === errors;
															} else var valid3 = true;
															if (valid3) {
																if (data2.record !== void 0 && func0.call(data2, "record")) {
																	let data6 = data2.record;
																	const _errs16 = errors;
																	if (errors === _errs16) {
																		if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
																			let missing2;
																			if ((data6.wins === void 0 || !func0.call(data6, "wins")) && (missing2 = "wins") || (data6.losses === void 0 || !func0.call(data6, "losses")) && (missing2 = "losses") || (data6.noContests === void 0 || !func0.call(data6, "noContests")) && (missing2 = "noContests")) {
																				validate20.errors = [{
																					instancePath: instancePath + "/fighters/" + i0 + "/record",
																					schemaPath: "#/properties/fighters/items/properties/record/required",
																					keyword: "required",
																					params: { missingProperty: missing2 }
																				}];
																				return false;
																			} else {
																				if (data6.wins !== void 0 && func0.call(data6, "wins")) {
																					let data7 = data6.wins;
																					const _errs18 = errors;
																					if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
																							schemaPath: "#/properties/fighters/items/properties/record/properties/wins/type",
																							keyword: "type",
																							params: { type: "integer" }
																						}];
																						return false;
																					}
																					if (errors === _errs18) {
																						if (typeof data7 == "number" && isFinite(data7)) {
																							if (data7 > 999 || isNaN(data7)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
																									schemaPath: "#/properties/fighters/items/properties/record/properties/wins/maximum",
																									keyword: "maximum",
																									params: {
																										comparison: "<=",
																										limit: 999
																									}
																								}];
																								return false;
																							} else if (data7 < 0 || isNaN(data7)) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
																									schemaPath: "#/properties/fighters/items/properties/record/properties/wins/minimum",
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
																					var valid6 = _errs18 === errors;
																				} else var valid6 = true;
																				if (valid6) {
																					if (data6.losses !== void 0 && func0.call(data6, "losses")) {
																						let data8 = data6.losses;
																						const _errs20 = errors;
																						if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
																								schemaPath: "#/properties/fighters/items/properties/record/properties/losses/type",
																								keyword: "type",
																								params: { type: "integer" }
																							}];
																							return false;
																						}
																						if (errors === _errs20) {
																							if (typeof data8 == "number" && isFinite(data8)) {
																								if (data8 > 999 || isNaN(data8)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
																										schemaPath: "#/properties/fighters/items/properties/record/properties/losses/maximum",
																										keyword: "maximum",
																										params: {
																											comparison: "<=",
																											limit: 999
																										}
																									}];
																									return false;
																								} else if (data8 < 0 || isNaN(data8)) {
																									validate20.errors = [{
																										instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
																										schemaPath: "#/properties/fighters/items/properties/record/properties/losses/minimum",
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
																						var valid6 = _errs20 === errors;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data6.noContests !== void 0 && func0.call(data6, "noContests")) {
																							let data9 = data6.noContests;
																							const _errs22 = errors;
																							if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
																									schemaPath: "#/properties/fighters/items/properties/record/properties/noContests/type",
																									keyword: "type",
																									params: { type: "integer" }
																								}];
																								return false;
																							}
																							if (errors === _errs22) {
																								if (typeof data9 == "number" && isFinite(data9)) {
																									if (data9 > 999 || isNaN(data9)) {
																										validate20.errors = [{
																											instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
																											schemaPath: "#/properties/fighters/items/properties/record/properties/noContests/maximum",
																											keyword: "maximum",
																											params: {
																												comparison: "<=",
																												limit: 999
																											}
																										}];
																										return false;
																									} else if (data9 < 0 || isNaN(data9)) {
																										validate20.errors = [{
																											instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
																											schemaPath: "#/properties/fighters/items/properties/record/properties/noContests/minimum",
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
																							var valid6 = _errs22 === errors;
																						} else var valid6 = true;
																					}
																				}
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/fighters/" + i0 + "/record",
																				schemaPath: "#/properties/fighters/items/properties/record/type",
																				keyword: "type",
																				params: { type: "object" }
																			}];
																			return false;
																		}
																	}
																	var valid3 = _errs16 === errors;
																} else var valid3 = true;
																if (valid3) {
																	if (data2.weightClass !== void 0 && func0.call(data2, "weightClass")) {
																		let data10 = data2.weightClass;
																		const _errs24 = errors;
																		if (errors === errors) {
																			if (typeof data10 === "string") {
																				if (data10.length > 300) {
																					validate20.errors = [{
																						instancePath: instancePath + "/fighters/" + i0 + "/weightClass",
																						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
																						keyword: "maxLength",
																						params: { limit: 300 }
																					}];
																					return false;
																				}
																			} else {
																				validate20.errors = [{
																					instancePath: instancePath + "/fighters/" + i0 + "/weightClass",
																					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
																					keyword: "type",
																					params: { type: "string" }
																				}];
																				return false;
																			}
																		}
																		var valid3 = _errs24 === errors;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data2.country !== void 0 && func0.call(data2, "country")) {
																			let data11 = data2.country;
																			const _errs27 = errors;
																			if (errors === _errs27) {
																				if (typeof data11 === "string") {
																					if (!pattern5.test(data11)) {
																						validate20.errors = [{
																							instancePath: instancePath + "/fighters/" + i0 + "/country",
																							schemaPath: "#/properties/fighters/items/properties/country/pattern",
																							keyword: "pattern",
																							params: { pattern: "^[A-Z]{2}$" }
																						}];
																						return false;
																					}
																				} else {
																					validate20.errors = [{
																						instancePath: instancePath + "/fighters/" + i0 + "/country",
																						schemaPath: "#/properties/fighters/items/properties/country/type",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																			}
																			var valid3 = _errs27 === errors;
																		} else var valid3 = true;
																		if (valid3) {
																			if (data2.portraitUrl !== void 0 && func0.call(data2, "portraitUrl")) {
																				let data12 = data2.portraitUrl;
																				const _errs29 = errors;
																				if (errors === errors) {
																					if (typeof data12 === "string") {
																						if (data12.length > 2048) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fighters/" + i0 + "/portraitUrl",
																								schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
																								keyword: "maxLength",
																								params: { limit: 2048 }
																							}];
																							return false;
																						} else if (!pattern6.test(data12)) {
																							validate20.errors = [{
																								instancePath: instancePath + "/fighters/" + i0 + "/portraitUrl",
																								schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
																								keyword: "pattern",
																								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																							}];
																							return false;
																						}
																					} else {
																						validate20.errors = [{
																							instancePath: instancePath + "/fighters/" + i0 + "/portraitUrl",
																							schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																				var valid3 = _errs29 === errors;
																			} else var valid3 = true;
																			if (valid3) {
																				if (data2.bouts !== void 0 && func0.call(data2, "bouts")) {
																					let data13 = data2.bouts;
																					const _errs32 = errors;
																					if (errors === _errs32) {
																						if (Array.isArray(data13)) {
																							if (data13.length > 60) {
																								validate20.errors = [{
																									instancePath: instancePath + "/fighters/" + i0 + "/bouts",
																									schemaPath: "#/properties/fighters/items/properties/bouts/maxItems",
																									keyword: "maxItems",
																									params: { limit: 60 }
																								}];
																								return false;
																							} else {
																								const len1 = data13.length;
																								for (let i1 = 0; i1 < len1; i1++) {
																									let data14 = data13[i1];
																									const _errs34 = errors;
																									if (errors === _errs34) {
																										if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
																											let missing3;
																											if ((data14.opponent === void 0 || !func0.call(data14, "opponent")) && (missing3 = "opponent") || (data14.outcome === void 0 || !func0.call(data14, "outcome")) && (missing3 = "outcome") || (data14.method === void 0 || !func0.call(data14, "method")) && (missing3 = "method")) {
																												validate20.errors = [{
																													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
																													schemaPath: "#/properties/fighters/items/properties/bouts/items/required",
																													keyword: "required",
																													params: { missingProperty: missing3 }
																												}];
																												return false;
																											} else {
																												if (data14.opponent !== void 0 && func0.call(data14, "opponent")) {
																													let data15 = data14.opponent;
																													const _errs36 = errors;
																													if (errors === errors) {
																														if (typeof data15 === "string") {
																															if (data15.length > 300) {
																																validate20.errors = [{
																																	instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponent",
																																	schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
																																	keyword: "maxLength",
																																	params: { limit: 300 }
																																}];
																																return false;
																															}
																														} else {
																															validate20.errors = [{
																																instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponent",
																																schemaPath: "../definitions/common.schema.json#/$defs/line/type",
																																keyword: "type",
																																params: { type: "string" }
																															}];
																															return false;
																														}
																													}
																													var valid10 = _errs36 === errors;
																												} else var valid10 = true;
																												if (valid10) {
																													if (data14.outcome !== void 0 && func0.call(data14, "outcome")) {
																														let data16 = data14.outcome;
																														const _errs39 = errors;
																														if (!(data16 === "win" || data16 === "loss" || data16 === "noContest")) {
																															validate20.errors = [{
																																instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/outcome",
																																schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/outcome/enum",
																																keyword: "enum",
																																params: { allowedValues: schema31.properties.fighters.items.properties.bouts.items.properties.outcome.enum }
																															}];
																															return false;
																														}
																														var valid10 = _errs39 === errors;
																													} else var valid10 = true;
																													if (valid10) {
																														if (data14.method !== void 0 && func0.call(data14, "method")) {
																															let data17 = data14.method;
																															const _errs40 = errors;
																															if (!(data17 === "decision" || data17 === "majority" || data17 === "split" || data17 === "unanimous" || data17 === "KO/TKO" || data17 === "submission" || data17 === "disqualified" || data17 === "overturned" || data17 === "other" || data17 === "unknown")) {
																																validate20.errors = [{
																																	instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/method",
																																	schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/method/enum",
																																	keyword: "enum",
																																	params: { allowedValues: schema31.properties.fighters.items.properties.bouts.items.properties.method.enum }
																																}];
																																return false;
																															}
																															var valid10 = _errs40 === errors;
																														} else var valid10 = true;
																														if (valid10) {
																															if (data14.round !== void 0 && func0.call(data14, "round")) {
																																let data18 = data14.round;
																																const _errs41 = errors;
																																if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
																																	validate20.errors = [{
																																		instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
																																		schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/round/type",
																																		keyword: "type",
																																		params: { type: "integer" }
																																	}];
																																	return false;
																																}
																																if (errors === _errs41) {
																																	if (typeof data18 == "number" && isFinite(data18)) {
																																		if (data18 > 15 || isNaN(data18)) {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
																																				schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/round/maximum",
																																				keyword: "maximum",
																																				params: {
																																					comparison: "<=",
																																					limit: 15
																																				}
																																			}];
																																			return false;
																																		} else if (data18 < 1 || isNaN(data18)) {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
																																				schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/round/minimum",
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
																																var valid10 = _errs41 === errors;
																															} else var valid10 = true;
																															if (valid10) {
																																if (data14.time !== void 0 && func0.call(data14, "time")) {
																																	let data19 = data14.time;
																																	const _errs43 = errors;
																																	if (errors === _errs43) {
																																		if (typeof data19 === "string") {
																																			if (!pattern7.test(data19)) {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/time",
																																					schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/time/pattern",
																																					keyword: "pattern",
																																					params: { pattern: "^[0-9]{1,2}:[0-5][0-9]$" }
																																				}];
																																				return false;
																																			}
																																		} else {
																																			validate20.errors = [{
																																				instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/time",
																																				schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/time/type",
																																				keyword: "type",
																																				params: { type: "string" }
																																			}];
																																			return false;
																																		}
																																	}
																																	var valid10 = _errs43 === errors;
																																} else var valid10 = true;
																																if (valid10) {
																																	if (data14.event !== void 0 && func0.call(data14, "event")) {
																																		let data20 = data14.event;
																																		const _errs45 = errors;
																																		if (errors === errors) {
																																			if (typeof data20 === "string") {
																																				if (data20.length > 300) {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/event",
																																						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
																																						keyword: "maxLength",
																																						params: { limit: 300 }
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate20.errors = [{
																																					instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/event",
																																					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
																																					keyword: "type",
																																					params: { type: "string" }
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid10 = _errs45 === errors;
																																	} else var valid10 = true;
																																	if (valid10) {
																																		if (data14.date !== void 0 && func0.call(data14, "date")) {
																																			let data21 = data14.date;
																																			const _errs48 = errors;
																																			if (errors === errors) {
																																				if (typeof data21 === "string") {
																																					if (!pattern8.test(data21)) {
																																						validate20.errors = [{
																																							instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/date",
																																							schemaPath: "../definitions/common.schema.json#/$defs/instant/pattern",
																																							keyword: "pattern",
																																							params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
																																						}];
																																						return false;
																																					}
																																				} else {
																																					validate20.errors = [{
																																						instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/date",
																																						schemaPath: "../definitions/common.schema.json#/$defs/instant/type",
																																						keyword: "type",
																																						params: { type: "string" }
																																					}];
																																					return false;
																																				}
																																			}
																																			var valid10 = _errs48 === errors;
																																		} else var valid10 = true;
																																		if (valid10) {
																																			if (data14.link !== void 0 && func0.call(data14, "link")) {
																																				const _errs51 = errors;
																																				if (!validate22(data14.link, {
																																					instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/link",
																																					parentData: data14,
																																					parentDataProperty: "link",
																																					rootData,
																																					dynamicAnchors
																																				})) {
																																					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
																																					errors = vErrors.length;
																																				}
																																				var valid10 = _errs51 === errors;
																																			} else var valid10 = true;
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
																												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
																												schemaPath: "#/properties/fighters/items/properties/bouts/items/type",
																												keyword: "type",
																												params: { type: "object" }
																											}];
																											return false;
																										}
																									}
																									if (!(_errs34 === errors)) break;
																								}
																							}
																						} else {
																							validate20.errors = [{
																								instancePath: instancePath + "/fighters/" + i0 + "/bouts",
																								schemaPath: "#/properties/fighters/items/properties/bouts/type",
																								keyword: "type",
																								params: { type: "array" }
																							}];
																							return false;
																						}
																					}
																					var valid3 = _errs32 === errors;
																				} else var valid3 = true;
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
													instancePath: instancePath + "/fighters/" + i0,
													schemaPath: "#/properties/fighters/items/type",
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
										}
										if (!(_errs6 === errors)) break;
									}
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/fighters",
									schemaPath: "#/properties/fighters/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
							let data23 = data.emptyTitle;
							const _errs52 = errors;
							if (errors === errors) {
								if (typeof data23 === "string") {
									if (data23.length > 300) {
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
							var valid0 = _errs52 === errors;
						} else var valid0 = true;
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
		"title": true,
		"fighters": true,
		"emptyTitle": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };