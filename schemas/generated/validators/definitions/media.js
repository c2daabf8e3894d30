const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9-]{0,79}$", "u");
const schema34 = {
	"type": "object",
	"required": ["duration"],
	"properties": {
		"duration": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"hls": { "$ref": "common.schema.json#/$defs/url" },
		"dash": { "$ref": "common.schema.json#/$defs/url" },
		"subtitles": {
			"type": "array",
			"maxItems": 60,
			"items": {
				"type": "object",
				"required": [
					"language",
					"format",
					"url"
				],
				"properties": {
					"language": {
						"type": "string",
						"pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
					},
					"format": { "enum": ["vtt"] },
					"url": { "$ref": "common.schema.json#/$defs/url" }
				}
			}
		},
		"annotations": {
			"type": "object",
			"properties": {
				"titles": { "$ref": "common.schema.json#/$defs/url" },
				"thumbnails": { "$ref": "common.schema.json#/$defs/url" }
			}
		},
		"skipMarkers": {
			"type": "array",
			"maxItems": 20,
			"items": {
				"type": "object",
				"required": [
					"type",
					"start",
					"end"
				],
				"properties": {
					"type": { "enum": [
						"INTRO",
						"RECAP",
						"CREDITS"
					] },
					"start": {
						"type": "number",
						"minimum": 0
					},
					"end": {
						"type": "number",
						"minimum": 0
					}
				}
			}
		}
	}
};
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
const pattern8 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.duration === void 0 || !func0.call(data, "duration")) && (missing0 = "duration")) {
			validate22.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.duration !== void 0 && func0.call(data, "duration")) {
				let data0 = data.duration;
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 <= 0 || isNaN(data0)) {
						validate22.errors = [{
							instancePath: instancePath + "/duration",
							schemaPath: "#/properties/duration/exclusiveMinimum",
							keyword: "exclusiveMinimum",
							params: {
								comparison: ">",
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
			if (valid0) {
				if (data.hls !== void 0 && func0.call(data, "hls")) {
					let data1 = data.hls;
					if (typeof data1 === "string") {
						if (data1.length > 2048) {
							validate22.errors = [{
								instancePath: instancePath + "/hls",
								schemaPath: "common.schema.json#/$defs/url/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							}];
							return false;
						} else if (!pattern6.test(data1)) {
							validate22.errors = [{
								instancePath: instancePath + "/hls",
								schemaPath: "common.schema.json#/$defs/url/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
							}];
							return false;
						}
					} else {
						validate22.errors = [{
							instancePath: instancePath + "/hls",
							schemaPath: "common.schema.json#/$defs/url/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.dash !== void 0 && func0.call(data, "dash")) {
						let data2 = data.dash;
						if (typeof data2 === "string") {
							if (data2.length > 2048) {
								validate22.errors = [{
									instancePath: instancePath + "/dash",
									schemaPath: "common.schema.json#/$defs/url/maxLength",
									keyword: "maxLength",
									params: { limit: 2048 }
								}];
								return false;
							} else if (!pattern6.test(data2)) {
								validate22.errors = [{
									instancePath: instancePath + "/dash",
									schemaPath: "common.schema.json#/$defs/url/pattern",
									keyword: "pattern",
									params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/dash",
								schemaPath: "common.schema.json#/$defs/url/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.subtitles !== void 0 && func0.call(data, "subtitles")) {
							let data3 = data.subtitles;
							if (Array.isArray(data3)) {
								if (data3.length > 60) {
									validate22.errors = [{
										instancePath: instancePath + "/subtitles",
										schemaPath: "#/properties/subtitles/maxItems",
										keyword: "maxItems",
										params: { limit: 60 }
									}];
									return false;
								} else {
									const len0 = data3.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data4 = data3[i0];
										if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
											let missing1;
											if ((data4.language === void 0 || !func0.call(data4, "language")) && (missing1 = "language") || (data4.format === void 0 || !func0.call(data4, "format")) && (missing1 = "format") || (data4.url === void 0 || !func0.call(data4, "url")) && (missing1 = "url")) {
												validate22.errors = [{
													instancePath: instancePath + "/subtitles/" + i0,
													schemaPath: "#/properties/subtitles/items/required",
													keyword: "required",
													params: { missingProperty: missing1 }
												}];
												return false;
											} else {
												if (data4.language !== void 0 && func0.call(data4, "language")) {
													let data5 = data4.language;
													if (typeof data5 === "string") {
														if (!pattern8.test(data5)) {
															validate22.errors = [{
																instancePath: instancePath + "/subtitles/" + i0 + "/language",
																schemaPath: "#/properties/subtitles/items/properties/language/pattern",
																keyword: "pattern",
																params: { pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$" }
															}];
															return false;
														}
													} else {
														validate22.errors = [{
															instancePath: instancePath + "/subtitles/" + i0 + "/language",
															schemaPath: "#/properties/subtitles/items/properties/language/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid4 = true;
												} else var valid4 = true;
												if (valid4) {
													if (data4.format !== void 0 && func0.call(data4, "format")) {
														if (!(data4.format === "vtt")) {
															validate22.errors = [{
																instancePath: instancePath + "/subtitles/" + i0 + "/format",
																schemaPath: "#/properties/subtitles/items/properties/format/enum",
																keyword: "enum",
																params: { allowedValues: schema34.properties.subtitles.items.properties.format.enum }
															}];
															return false;
														}
														var valid4 = true;
													} else var valid4 = true;
													if (valid4) {
														if (data4.url !== void 0 && func0.call(data4, "url")) {
															let data7 = data4.url;
															if (typeof data7 === "string") {
																if (data7.length > 2048) {
																	validate22.errors = [{
																		instancePath: instancePath + "/subtitles/" + i0 + "/url",
																		schemaPath: "common.schema.json#/$defs/url/maxLength",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern6.test(data7)) {
																	validate22.errors = [{
																		instancePath: instancePath + "/subtitles/" + i0 + "/url",
																		schemaPath: "common.schema.json#/$defs/url/pattern",
																		keyword: "pattern",
																		params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
																	}];
																	return false;
																}
															} else {
																validate22.errors = [{
																	instancePath: instancePath + "/subtitles/" + i0 + "/url",
																	schemaPath: "common.schema.json#/$defs/url/type",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
															var valid4 = true;
														} else var valid4 = true;
													}
												}
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/subtitles/" + i0,
												schemaPath: "#/properties/subtitles/items/type",
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
									}
								}
							} else {
								validate22.errors = [{
									instancePath: instancePath + "/subtitles",
									schemaPath: "#/properties/subtitles/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.annotations !== void 0 && func0.call(data, "annotations")) {
								let data8 = data.annotations;
								if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
									if (data8.titles !== void 0 && func0.call(data8, "titles")) {
										let data9 = data8.titles;
										if (typeof data9 === "string") {
											if (data9.length > 2048) {
												validate22.errors = [{
													instancePath: instancePath + "/annotations/titles",
													schemaPath: "common.schema.json#/$defs/url/maxLength",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern6.test(data9)) {
												validate22.errors = [{
													instancePath: instancePath + "/annotations/titles",
													schemaPath: "common.schema.json#/$defs/url/pattern",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
												}];
												return false;
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/annotations/titles",
												schemaPath: "common.schema.json#/$defs/url/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid6 = true;
									} else var valid6 = true;
									if (valid6) {
										if (data8.thumbnails !== void 0 && func0.call(data8, "thumbnails")) {
											let data10 = data8.thumbnails;
											if (typeof data10 === "string") {
												if (data10.length > 2048) {
													validate22.errors = [{
														instancePath: instancePath + "/annotations/thumbnails",
														schemaPath: "common.schema.json#/$defs/url/maxLength",
														keyword: "maxLength",
														params: { limit: 2048 }
													}];
													return false;
												} else if (!pattern6.test(data10)) {
													validate22.errors = [{
														instancePath: instancePath + "/annotations/thumbnails",
														schemaPath: "common.schema.json#/$defs/url/pattern",
														keyword: "pattern",
														params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
													}];
													return false;
												}
											} else {
												validate22.errors = [{
													instancePath: instancePath + "/annotations/thumbnails",
													schemaPath: "common.schema.json#/$defs/url/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid6 = true;
										} else var valid6 = true;
									}
								} else {
									validate22.errors = [{
										instancePath: instancePath + "/annotations",
										schemaPath: "#/properties/annotations/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.skipMarkers !== void 0 && func0.call(data, "skipMarkers")) {
									let data11 = data.skipMarkers;
									if (Array.isArray(data11)) {
										if (data11.length > 20) {
											validate22.errors = [{
												instancePath: instancePath + "/skipMarkers",
												schemaPath: "#/properties/skipMarkers/maxItems",
												keyword: "maxItems",
												params: { limit: 20 }
											}];
											return false;
										} else {
											const len1 = data11.length;
											for (let i1 = 0; i1 < len1; i1++) {
												let data12 = data11[i1];
												if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
													let missing2;
													if ((data12.type === void 0 || !func0.call(data12, "type")) && (missing2 = "type") || (data12.start === void 0 || !func0.call(data12, "start")) && (missing2 = "start") || (data12.end === void 0 || !func0.call(data12, "end")) && (missing2 = "end")) {
														validate22.errors = [{
															instancePath: instancePath + "/skipMarkers/" + i1,
															schemaPath: "#/properties/skipMarkers/items/required",
															keyword: "required",
															params: { missingProperty: missing2 }
														}];
														return false;
													} else {
														if (data12.type !== void 0 && func0.call(data12, "type")) {
															let data13 = data12.type;
															if (!(data13 === "INTRO" || data13 === "RECAP" || data13 === "CREDITS")) {
																validate22.errors = [{
																	instancePath: instancePath + "/skipMarkers/" + i1 + "/type",
																	schemaPath: "#/properties/skipMarkers/items/properties/type/enum",
																	keyword: "enum",
																	params: { allowedValues: schema34.properties.skipMarkers.items.properties.type.enum }
																}];
																return false;
															}
															var valid10 = true;
														} else var valid10 = true;
														if (valid10) {
															if (data12.start !== void 0 && func0.call(data12, "start")) {
																let data14 = data12.start;
																if (typeof data14 == "number" && isFinite(data14)) {
																	if (data14 < 0 || isNaN(data14)) {
																		validate22.errors = [{
																			instancePath: instancePath + "/skipMarkers/" + i1 + "/start",
																			schemaPath: "#/properties/skipMarkers/items/properties/start/minimum",
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
																		instancePath: instancePath + "/skipMarkers/" + i1 + "/start",
																		schemaPath: "#/properties/skipMarkers/items/properties/start/type",
																		keyword: "type",
																		params: { type: "number" }
																	}];
																	return false;
																}
																var valid10 = true;
															} else var valid10 = true;
															if (valid10) {
																if (data12.end !== void 0 && func0.call(data12, "end")) {
																	let data15 = data12.end;
																	if (typeof data15 == "number" && isFinite(data15)) {
																		if (data15 < 0 || isNaN(data15)) {
																			validate22.errors = [{
																				instancePath: instancePath + "/skipMarkers/" + i1 + "/end",
																				schemaPath: "#/properties/skipMarkers/items/properties/end/minimum",
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
																			instancePath: instancePath + "/skipMarkers/" + i1 + "/end",
																			schemaPath: "#/properties/skipMarkers/items/properties/end/type",
																			keyword: "type",
																			params: { type: "number" }
																		}];
																		return false;
																	}
																	var valid10 = true;
																} else var valid10 = true;
															}
														}
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/skipMarkers/" + i1,
														schemaPath: "#/properties/skipMarkers/items/type",
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
											}
										}
									} else {
										validate22.errors = [{
											instancePath: instancePath + "/skipMarkers",
											schemaPath: "#/properties/skipMarkers/type",
											keyword: "type",
											params: { type: "array" }
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
		"duration": true,
		"hls": true,
		"dash": true,
		"subtitles": true,
		"annotations": true,
		"skipMarkers": true
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
			if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.media === void 0 || !func0.call(data, "media")) && (missing0 = "media")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.version !== void 0 && func0.call(data, "version")) {
					let data0 = data.version;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (!pattern4.test(data0)) {
								validate20.errors = [{
									instancePath: instancePath + "/version",
									schemaPath: "common.schema.json#/$defs/version/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/version",
								schemaPath: "common.schema.json#/$defs/version/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.media !== void 0 && func0.call(data, "media")) {
						let data1 = data.media;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
								for (const key0 of Object.keys(data1)) {
									const _errs6 = errors;
									if (typeof key0 === "string") {
										if (!pattern5.test(key0)) {
											const err0 = {
												instancePath: instancePath + "/media",
												schemaPath: "#/properties/media/propertyNames/pattern",
												keyword: "pattern",
												params: { pattern: "^[a-z0-9][a-z0-9-]{0,79}$" },
												propertyName: key0
											};
											if (vErrors === null) vErrors = [err0];
											else vErrors.push(err0);
											errors++;
										}
									}
									var valid2 = _errs6 === errors;
									if (!valid2) {
										const err1 = {
											instancePath: instancePath + "/media",
											schemaPath: "#/properties/media/propertyNames",
											keyword: "propertyNames",
											params: { propertyName: key0 }
										};
										if (vErrors === null) vErrors = [err1];
										else vErrors.push(err1);
										errors++;
										validate20.errors = vErrors;
										return false;
									}
								}
								if (valid2) for (const key1 of Object.keys(data1)) {
									const _errs8 = errors;
									if (!validate22(data1[key1], {
										instancePath: instancePath + "/media/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
										parentData: data1,
										parentDataProperty: key1,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
										errors = vErrors.length;
									}
									if (!(_errs8 === errors)) break;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/media",
									schemaPath: "#/properties/media/type",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
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
		"version": true,
		"media": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };