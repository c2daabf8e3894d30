const validate = validate20;
const schema31 = {
	"$id": "blocks/hero.schema.json",
	"type": "object",
	"required": ["background"],
	"properties": {
		"heroId": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"titleImage": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
		"tagline": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"description": { "$ref": "../definitions/common.schema.json#/$defs/prose" },
		"tags": {
			"type": "array",
			"items": { "$ref": "../definitions/common.schema.json#/$defs/line" },
			"maxItems": 8
		},
		"background": {
			"type": "object",
			"properties": {
				"imageUrl": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
				"portraitImageUrl": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
				"placeholder": { "$ref": "../definitions/common.schema.json#/$defs/placeholder" },
				"gradientTop": { "type": "boolean" },
				"gradientBottom": { "type": "boolean" },
				"gradientLeft": { "type": "boolean" }
			}
		},
		"primaryButton": { "$ref": "#/$defs/button" },
		"secondaryButton": { "$ref": "#/$defs/button" },
		"channelLogo": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
		"alignment": { "enum": [
			"LEFT",
			"CENTER",
			"RIGHT"
		] },
		"textAlignment": { "enum": [
			"LEFT",
			"CENTER",
			"RIGHT"
		] },
		"display": {
			"type": "object",
			"properties": {
				"title": { "type": "boolean" },
				"description": { "type": "boolean" },
				"tagline": { "type": "boolean" },
				"channelLogo": { "type": "boolean" }
			}
		}
	},
	"$defs": { "button": {
		"type": "object",
		"required": [
			"type",
			"text",
			"link"
		],
		"properties": {
			"type": { "enum": [
				"WATCH_NOW",
				"SECTION_LINK",
				"ROUTE_LINK",
				"EXTERNAL_URL"
			] },
			"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
			"link": { "$ref": "../definitions/link.schema.json" }
		}
	} }
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern7 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const schema42 = {
	"type": "object",
	"required": [
		"type",
		"text",
		"link"
	],
	"properties": {
		"type": { "enum": [
			"WATCH_NOW",
			"SECTION_LINK",
			"ROUTE_LINK",
			"EXTERNAL_URL"
		] },
		"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"link": { "$ref": "../definitions/link.schema.json" }
	}
};
const schema44 = {
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
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern9 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate23.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type")) {
				validate23.errors = [{
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
						validate23.errors = [{
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/enum",
							keyword: "enum",
							params: { allowedValues: schema44.properties.type.enum }
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
								if (!pattern8.test(data1)) {
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
						if (data.title !== void 0 && func0.call(data, "title")) {
							let data2 = data.title;
							const _errs10 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 300) {
										validate23.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "common.schema.json#/$defs/line/maxLength",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate23.errors = [{
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
											validate23.errors = [{
												instancePath: instancePath + "/route",
												schemaPath: "common.schema.json#/$defs/url/maxLength",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern9.test(data3)) {
											validate23.errors = [{
												instancePath: instancePath + "/route",
												schemaPath: "common.schema.json#/$defs/url/pattern",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
											}];
											return false;
										}
									} else {
										validate23.errors = [{
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
												validate23.errors = [{
													instancePath: instancePath + "/url",
													schemaPath: "common.schema.json#/$defs/url/maxLength",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern9.test(data4)) {
												validate23.errors = [{
													instancePath: instancePath + "/url",
													schemaPath: "common.schema.json#/$defs/url/pattern",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
												}];
												return false;
											}
										} else {
											validate23.errors = [{
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
			validate23.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate23.errors = vErrors;
	return errors === 0;
}
validate23.evaluated = {
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.text === void 0 || !func0.call(data, "text")) && (missing0 = "text") || (data.link === void 0 || !func0.call(data, "link")) && (missing0 = "link")) {
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
					if (!(data0 === "WATCH_NOW" || data0 === "SECTION_LINK" || data0 === "ROUTE_LINK" || data0 === "EXTERNAL_URL")) {
						validate22.errors = [{
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/enum",
							keyword: "enum",
							params: { allowedValues: schema42.properties.type.enum }
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.text !== void 0 && func0.call(data, "text")) {
						let data1 = data.text;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (data1.length > 300) {
									validate22.errors = [{
										instancePath: instancePath + "/text",
										schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									}];
									return false;
								}
							} else {
								validate22.errors = [{
									instancePath: instancePath + "/text",
									schemaPath: "../definitions/common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.link !== void 0 && func0.call(data, "link")) {
							const _errs5 = errors;
							if (!validate23(data.link, {
								instancePath: instancePath + "/link",
								parentData: data,
								parentDataProperty: "link",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
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
		"text": true,
		"link": true
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
			if ((data.background === void 0 || !func0.call(data, "background")) && (missing0 = "background")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.heroId !== void 0 && func0.call(data, "heroId")) {
					let data0 = data.heroId;
					const _errs1 = errors;
					const _errs2 = errors;
					if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
						validate20.errors = [{
							instancePath: instancePath + "/heroId",
							schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
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
						if (data.titleImage !== void 0 && func0.call(data, "titleImage")) {
							let data2 = data.titleImage;
							const _errs7 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 2048) {
										validate20.errors = [{
											instancePath: instancePath + "/titleImage",
											schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
											keyword: "maxLength",
											params: { limit: 2048 }
										}];
										return false;
									} else if (!pattern4.test(data2)) {
										validate20.errors = [{
											instancePath: instancePath + "/titleImage",
											schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
											keyword: "pattern",
											params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/titleImage",
										schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.tagline !== void 0 && func0.call(data, "tagline")) {
								let data3 = data.tagline;
								const _errs10 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 300) {
											validate20.errors = [{
												instancePath: instancePath + "/tagline",
												schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/tagline",
											schemaPath: "../definitions/common.schema.json#/$defs/line/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs10 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.description !== void 0 && func0.call(data, "description")) {
									let data4 = data.description;
									const _errs13 = errors;
									if (errors === errors) {
										if (typeof data4 === "string") {
											if (data4.length > 5e3) {
												validate20.errors = [{
													instancePath: instancePath + "/description",
													schemaPath: "../definitions/common.schema.json#/$defs/prose/maxLength",
													keyword: "maxLength",
													params: { limit: 5e3 }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/description",
												schemaPath: "../definitions/common.schema.json#/$defs/prose/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.tags !== void 0 && func0.call(data, "tags")) {
										let data5 = data.tags;
										const _errs16 = errors;
										if (errors === _errs16) {
											if (Array.isArray(data5)) {
												if (data5.length > 8) {
													validate20.errors = [{
														instancePath: instancePath + "/tags",
														schemaPath: "#/properties/tags/maxItems",
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
																		schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
																		keyword: "maxLength",
																		params: { limit: 300 }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/tags/" + i0,
																	schemaPath: "../definitions/common.schema.json#/$defs/line/type",
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
													schemaPath: "#/properties/tags/type",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs16 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.background !== void 0 && func0.call(data, "background")) {
											let data7 = data.background;
											const _errs21 = errors;
											if (errors === _errs21) {
												if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
													if (data7.imageUrl !== void 0 && func0.call(data7, "imageUrl")) {
														let data8 = data7.imageUrl;
														const _errs23 = errors;
														if (errors === errors) {
															if (typeof data8 === "string") {
																if (data8.length > 2048) {
																	validate20.errors = [{
																		instancePath: instancePath + "/background/imageUrl",
																		schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern4.test(data8)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/background/imageUrl",
																		schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
																		keyword: "pattern",
																		params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/background/imageUrl",
																	schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														var valid8 = _errs23 === errors;
													} else var valid8 = true;
													if (valid8) {
														if (data7.portraitImageUrl !== void 0 && func0.call(data7, "portraitImageUrl")) {
															let data9 = data7.portraitImageUrl;
															const _errs26 = errors;
															if (errors === errors) {
																if (typeof data9 === "string") {
																	if (data9.length > 2048) {
																		validate20.errors = [{
																			instancePath: instancePath + "/background/portraitImageUrl",
																			schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
																			keyword: "maxLength",
																			params: { limit: 2048 }
																		}];
																		return false;
																	} else if (!pattern4.test(data9)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/background/portraitImageUrl",
																			schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
																			keyword: "pattern",
																			params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/background/portraitImageUrl",
																		schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															var valid8 = _errs26 === errors;
														} else var valid8 = true;
														if (valid8) {
															if (data7.placeholder !== void 0 && func0.call(data7, "placeholder")) {
																let data10 = data7.placeholder;
																const _errs29 = errors;
																if (errors === errors) {
																	if (typeof data10 === "string") {
																		if (!pattern7.test(data10)) {
																			validate20.errors = [{
																				instancePath: instancePath + "/background/placeholder",
																				schemaPath: "../definitions/common.schema.json#/$defs/placeholder/pattern",
																				keyword: "pattern",
																				params: { pattern: "^#[0-9a-fA-F]{6}$" }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/background/placeholder",
																			schemaPath: "../definitions/common.schema.json#/$defs/placeholder/type",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid8 = _errs29 === errors;
															} else var valid8 = true;
															if (valid8) {
																if (data7.gradientTop !== void 0 && func0.call(data7, "gradientTop")) {
																	const _errs32 = errors;
																	if (typeof data7.gradientTop !== "boolean") {
																		validate20.errors = [{
																			instancePath: instancePath + "/background/gradientTop",
																			schemaPath: "#/properties/background/properties/gradientTop/type",
																			keyword: "type",
																			params: { type: "boolean" }
																		}];
																		return false;
																	}
																	var valid8 = _errs32 === errors;
																} else var valid8 = true;
																if (valid8) {
																	if (data7.gradientBottom !== void 0 && func0.call(data7, "gradientBottom")) {
																		const _errs34 = errors;
																		if (typeof data7.gradientBottom !== "boolean") {
																			validate20.errors = [{
																				instancePath: instancePath + "/background/gradientBottom",
																				schemaPath: "#/properties/background/properties/gradientBottom/type",
																				keyword: "type",
																				params: { type: "boolean" }
																			}];
																			return false;
																		}
																		var valid8 = _errs34 === errors;
																	} else var valid8 = true;
																	if (valid8) {
																		if (data7.gradientLeft !== void 0 && func0.call(data7, "gradientLeft")) {
																			const _errs36 = errors;
																			if (typeof data7.gradientLeft !== "boolean") {
																				validate20.errors = [{
																					instancePath: instancePath + "/background/gradientLeft",
																					schemaPath: "#/properties/background/properties/gradientLeft/type",
																					keyword: "type",
																					params: { type: "boolean" }
																				}];
																				return false;
																			}
																			var valid8 = _errs36 === errors;
																		} else var valid8 = true;
																	}
																}
															}
														}
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/background",
														schemaPath: "#/properties/background/type",
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
											}
											var valid0 = _errs21 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.primaryButton !== void 0 && func0.call(data, "primaryButton")) {
												const _errs38 = errors;
												if (!validate22(data.primaryButton, {
													instancePath: instancePath + "/primaryButton",
													parentData: data,
													parentDataProperty: "primaryButton",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs38 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.secondaryButton !== void 0 && func0.call(data, "secondaryButton")) {
													const _errs39 = errors;
													if (!validate22(data.secondaryButton, {
														instancePath: instancePath + "/secondaryButton",
														parentData: data,
														parentDataProperty: "secondaryButton",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs39 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.channelLogo !== void 0 && func0.call(data, "channelLogo")) {
														let data16 = data.channelLogo;
														const _errs40 = errors;
														if (errors === errors) {
															if (typeof data16 === "string") {
																if (data16.length > 2048) {
																	validate20.errors = [{
																		instancePath: instancePath + "/channelLogo",
																		schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern4.test(data16)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/channelLogo",
																		schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
																		keyword: "pattern",
																		params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																	}];
																	return false;
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/channelLogo",
																	schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
														}
														var valid0 = _errs40 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.alignment !== void 0 && func0.call(data, "alignment")) {
															let data17 = data.alignment;
															const _errs43 = errors;
															if (!(data17 === "LEFT" || data17 === "CENTER" || data17 === "RIGHT")) {
																validate20.errors = [{
																	instancePath: instancePath + "/alignment",
																	schemaPath: "#/properties/alignment/enum",
																	keyword: "enum",
																	params: { allowedValues: schema31.properties.alignment.enum }
																}];
																return false;
															}
															var valid0 = _errs43 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.textAlignment !== void 0 && func0.call(data, "textAlignment")) {
																let data18 = data.textAlignment;
																const _errs44 = errors;
																if (!(data18 === "LEFT" || data18 === "CENTER" || data18 === "RIGHT")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/textAlignment",
																		schemaPath: "#/properties/textAlignment/enum",
																		keyword: "enum",
																		params: { allowedValues: schema31.properties.textAlignment.enum }
																	}];
																	return false;
																}
																var valid0 = _errs44 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.display !== void 0 && func0.call(data, "display")) {
																	let data19 = data.display;
																	const _errs45 = errors;
																	if (errors === _errs45) {
																		if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
																			if (data19.title !== void 0 && func0.call(data19, "title")) {
																				const _errs47 = errors;
																				if (typeof data19.title !== "boolean") {
																					validate20.errors = [{
																						instancePath: instancePath + "/display/title",
																						schemaPath: "#/properties/display/properties/title/type",
																						keyword: "type",
																						params: { type: "boolean" }
																					}];
																					return false;
																				}
																				var valid13 = _errs47 === errors;
																			} else var valid13 = true;
																			if (valid13) {
																				if (data19.description !== void 0 && func0.call(data19, "description")) {
																					const _errs49 = errors;
																					if (typeof data19.description !== "boolean") {
																						validate20.errors = [{
																							instancePath: instancePath + "/display/description",
																							schemaPath: "#/properties/display/properties/description/type",
																							keyword: "type",
																							params: { type: "boolean" }
																						}];
																						return false;
																					}
																					var valid13 = _errs49 === errors;
																				} else var valid13 = true;
																				if (valid13) {
																					if (data19.tagline !== void 0 && func0.call(data19, "tagline")) {
																						const _errs51 = errors;
																						if (typeof data19.tagline !== "boolean") {
																							validate20.errors = [{
																								instancePath: instancePath + "/display/tagline",
																								schemaPath: "#/properties/display/properties/tagline/type",
																								keyword: "type",
																								params: { type: "boolean" }
																							}];
																							return false;
																						}
																						var valid13 = _errs51 === errors;
																					} else var valid13 = true;
																					if (valid13) {
																						if (data19.channelLogo !== void 0 && func0.call(data19, "channelLogo")) {
																							const _errs53 = errors;
																							if (typeof data19.channelLogo !== "boolean") {
																								validate20.errors = [{
																									instancePath: instancePath + "/display/channelLogo",
																									schemaPath: "#/properties/display/properties/channelLogo/type",
																									keyword: "type",
																									params: { type: "boolean" }
																								}];
																								return false;
																							}
																							var valid13 = _errs53 === errors;
																						} else var valid13 = true;
																					}
																				}
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/display",
																				schemaPath: "#/properties/display/type",
																				keyword: "type",
																				params: { type: "object" }
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs45 === errors;
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
		"heroId": true,
		"title": true,
		"titleImage": true,
		"tagline": true,
		"description": true,
		"tags": true,
		"background": true,
		"primaryButton": true,
		"secondaryButton": true,
		"channelLogo": true,
		"alignment": true,
		"textAlignment": true,
		"display": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };