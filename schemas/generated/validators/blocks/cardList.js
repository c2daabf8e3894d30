const validate = validate20;
const schema31 = {
	"$id": "blocks/cardList.schema.json",
	"type": "object",
	"required": ["type"],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"type": { "enum": [
			"LIST",
			"GRID",
			"CAROUSEL"
		] },
		"source": { "$ref": "../definitions/source.schema.json" },
		"cards": {
			"type": "array",
			"items": { "$ref": "../definitions/card.schema.json" },
			"maxItems": 200
		},
		"emptyTitle": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"emptyDescription": { "$ref": "../definitions/common.schema.json#/$defs/prose" }
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const schema35 = {
	"$id": "definitions/source.schema.json",
	"type": "object",
	"required": ["type"],
	"properties": {
		"type": { "enum": [
			"VIDEOS",
			"SERIES",
			"SEASONS",
			"EPISODES",
			"PLAYLISTS",
			"PLAYLIST_ITEMS",
			"LIVE",
			"UPCOMING",
			"IDS"
		] },
		"ids": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/contentId" },
			"minItems": 1,
			"maxItems": 200
		},
		"tag": { "$ref": "common.schema.json#/$defs/line" },
		"seriesId": { "$ref": "common.schema.json#/$defs/contentId" },
		"seasonId": { "$ref": "common.schema.json#/$defs/contentId" },
		"playlistId": { "$ref": "common.schema.json#/$defs/contentId" },
		"sort": { "enum": [
			"NEWEST",
			"OLDEST",
			"TITLE",
			"MANUAL"
		] },
		"limit": {
			"type": "integer",
			"minimum": 1,
			"maximum": 1e3
		}
	}
};
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
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
				if (!(data0 === "VIDEOS" || data0 === "SERIES" || data0 === "SEASONS" || data0 === "EPISODES" || data0 === "PLAYLISTS" || data0 === "PLAYLIST_ITEMS" || data0 === "LIVE" || data0 === "UPCOMING" || data0 === "IDS")) {
					validate22.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/enum",
						keyword: "enum",
						params: { allowedValues: schema35.properties.type.enum }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.ids !== void 0 && func0.call(data, "ids")) {
					let data1 = data.ids;
					if (Array.isArray(data1)) {
						if (data1.length > 200) {
							validate22.errors = [{
								instancePath: instancePath + "/ids",
								schemaPath: "#/properties/ids/maxItems",
								keyword: "maxItems",
								params: { limit: 200 }
							}];
							return false;
						} else if (data1.length < 1) {
							validate22.errors = [{
								instancePath: instancePath + "/ids",
								schemaPath: "#/properties/ids/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							}];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate22.errors = [{
										instancePath: instancePath + "/ids/" + i0,
										schemaPath: "common.schema.json#/$defs/contentId/type",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 < 1 || isNaN(data2)) {
										validate22.errors = [{
											instancePath: instancePath + "/ids/" + i0,
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
						}
					} else {
						validate22.errors = [{
							instancePath: instancePath + "/ids",
							schemaPath: "#/properties/ids/type",
							keyword: "type",
							params: { type: "array" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.tag !== void 0 && func0.call(data, "tag")) {
						let data3 = data.tag;
						if (typeof data3 === "string") {
							if (data3.length > 300) {
								validate22.errors = [{
									instancePath: instancePath + "/tag",
									schemaPath: "common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/tag",
								schemaPath: "common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.seriesId !== void 0 && func0.call(data, "seriesId")) {
							let data4 = data.seriesId;
							if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
								validate22.errors = [{
									instancePath: instancePath + "/seriesId",
									schemaPath: "common.schema.json#/$defs/contentId/type",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (typeof data4 == "number" && isFinite(data4)) {
								if (data4 < 1 || isNaN(data4)) {
									validate22.errors = [{
										instancePath: instancePath + "/seriesId",
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
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.seasonId !== void 0 && func0.call(data, "seasonId")) {
								let data5 = data.seasonId;
								if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
									validate22.errors = [{
										instancePath: instancePath + "/seasonId",
										schemaPath: "common.schema.json#/$defs/contentId/type",
										keyword: "type",
										params: { type: "integer" }
									}];
									return false;
								}
								if (typeof data5 == "number" && isFinite(data5)) {
									if (data5 < 1 || isNaN(data5)) {
										validate22.errors = [{
											instancePath: instancePath + "/seasonId",
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
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.playlistId !== void 0 && func0.call(data, "playlistId")) {
									let data6 = data.playlistId;
									if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
										validate22.errors = [{
											instancePath: instancePath + "/playlistId",
											schemaPath: "common.schema.json#/$defs/contentId/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (typeof data6 == "number" && isFinite(data6)) {
										if (data6 < 1 || isNaN(data6)) {
											validate22.errors = [{
												instancePath: instancePath + "/playlistId",
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
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.sort !== void 0 && func0.call(data, "sort")) {
										let data7 = data.sort;
										if (!(data7 === "NEWEST" || data7 === "OLDEST" || data7 === "TITLE" || data7 === "MANUAL")) {
											validate22.errors = [{
												instancePath: instancePath + "/sort",
												schemaPath: "#/properties/sort/enum",
												keyword: "enum",
												params: { allowedValues: schema35.properties.sort.enum }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.limit !== void 0 && func0.call(data, "limit")) {
											let data8 = data.limit;
											if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
												validate22.errors = [{
													instancePath: instancePath + "/limit",
													schemaPath: "#/properties/limit/type",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data8 == "number" && isFinite(data8)) {
												if (data8 > 1e3 || isNaN(data8)) {
													validate22.errors = [{
														instancePath: instancePath + "/limit",
														schemaPath: "#/properties/limit/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 1e3
														}
													}];
													return false;
												} else if (data8 < 1 || isNaN(data8)) {
													validate22.errors = [{
														instancePath: instancePath + "/limit",
														schemaPath: "#/properties/limit/minimum",
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
		"type": true,
		"ids": true,
		"tag": true,
		"seriesId": true,
		"seasonId": true,
		"playlistId": true,
		"sort": true,
		"limit": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const schema41 = {
	"$id": "definitions/card.schema.json",
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
		"type": { "enum": [
			"VOD",
			"PLAYLIST",
			"VOD_SERIES",
			"VOD_SEASON",
			"LIVE",
			"UPCOMING",
			"SECTION_LINK"
		] },
		"accessLevel": { "enum": [
			"GRANTED",
			"GRANTED_ON_SIGN_IN",
			"DENIED"
		] },
		"onlinePlayback": { "enum": ["AVAILABLE", "NOT_AVAILABLE"] },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"longDescription": { "$ref": "common.schema.json#/$defs/prose" },
		"duration": {
			"type": "number",
			"minimum": 0
		},
		"startDate": { "type": "number" },
		"endDate": { "type": "number" },
		"thumbnailUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
		"posterUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"favourite": { "type": "boolean" },
		"audioTracks": {
			"type": "array",
			"items": {
				"type": "string",
				"maxLength": 20
			},
			"maxItems": 30
		},
		"audioOnly": { "type": "boolean" },
		"displayLiveBadge": { "type": "boolean" },
		"live": { "type": "boolean" },
		"series": {
			"type": "object",
			"required": ["seriesId", "title"],
			"properties": {
				"seriesId": { "$ref": "common.schema.json#/$defs/contentId" },
				"title": { "$ref": "common.schema.json#/$defs/line" }
			}
		},
		"episodeInformation": {
			"type": "object",
			"required": ["seasonNumber", "episodeNumber"],
			"properties": {
				"seasonNumber": {
					"type": "integer",
					"minimum": 0
				},
				"episodeNumber": {
					"type": "integer",
					"minimum": 0
				},
				"season": { "$ref": "common.schema.json#/$defs/contentId" },
				"seasonTitle": { "$ref": "common.schema.json#/$defs/line" }
			}
		},
		"rating": {
			"type": "object",
			"required": ["rating"],
			"properties": {
				"rating": { "$ref": "common.schema.json#/$defs/line" },
				"descriptors": {
					"type": "array",
					"items": { "$ref": "common.schema.json#/$defs/line" },
					"maxItems": 20
				}
			}
		},
		"categories": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/line" },
			"maxItems": 30
		},
		"seasonCount": {
			"type": "integer",
			"minimum": 0
		},
		"vodCount": {
			"type": "integer",
			"minimum": 0
		},
		"sectionId": { "$ref": "common.schema.json#/$defs/key" }
	}
};
const pattern5 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern7 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate24.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.accessLevel === void 0 || !func0.call(data, "accessLevel")) && (missing0 = "accessLevel")) {
			validate24.errors = [{
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
					validate24.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/contentId/type",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate24.errors = [{
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
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.title !== void 0 && func0.call(data, "title")) {
					let data1 = data.title;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate24.errors = [{
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						} else if (data1.length < 1) {
							validate24.errors = [{
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							}];
							return false;
						}
					} else {
						validate24.errors = [{
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.type !== void 0 && func0.call(data, "type")) {
						let data2 = data.type;
						if (!(data2 === "VOD" || data2 === "PLAYLIST" || data2 === "VOD_SERIES" || data2 === "VOD_SEASON" || data2 === "LIVE" || data2 === "UPCOMING" || data2 === "SECTION_LINK")) {
							validate24.errors = [{
								instancePath: instancePath + "/type",
								schemaPath: "#/properties/type/enum",
								keyword: "enum",
								params: { allowedValues: schema41.properties.type.enum }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.accessLevel !== void 0 && func0.call(data, "accessLevel")) {
							let data3 = data.accessLevel;
							if (!(data3 === "GRANTED" || data3 === "GRANTED_ON_SIGN_IN" || data3 === "DENIED")) {
								validate24.errors = [{
									instancePath: instancePath + "/accessLevel",
									schemaPath: "#/properties/accessLevel/enum",
									keyword: "enum",
									params: { allowedValues: schema41.properties.accessLevel.enum }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.onlinePlayback !== void 0 && func0.call(data, "onlinePlayback")) {
								let data4 = data.onlinePlayback;
								if (!(data4 === "AVAILABLE" || data4 === "NOT_AVAILABLE")) {
									validate24.errors = [{
										instancePath: instancePath + "/onlinePlayback",
										schemaPath: "#/properties/onlinePlayback/enum",
										keyword: "enum",
										params: { allowedValues: schema41.properties.onlinePlayback.enum }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.description !== void 0 && func0.call(data, "description")) {
									let data5 = data.description;
									if (typeof data5 === "string") {
										if (data5.length > 5e3) {
											validate24.errors = [{
												instancePath: instancePath + "/description",
												schemaPath: "common.schema.json#/$defs/prose/maxLength",
												keyword: "maxLength",
												params: { limit: 5e3 }
											}];
											return false;
										}
									} else {
										validate24.errors = [{
											instancePath: instancePath + "/description",
											schemaPath: "common.schema.json#/$defs/prose/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.longDescription !== void 0 && func0.call(data, "longDescription")) {
										let data6 = data.longDescription;
										if (typeof data6 === "string") {
											if (data6.length > 5e3) {
												validate24.errors = [{
													instancePath: instancePath + "/longDescription",
													schemaPath: "common.schema.json#/$defs/prose/maxLength",
													keyword: "maxLength",
													params: { limit: 5e3 }
												}];
												return false;
											}
										} else {
											validate24.errors = [{
												instancePath: instancePath + "/longDescription",
												schemaPath: "common.schema.json#/$defs/prose/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.duration !== void 0 && func0.call(data, "duration")) {
											let data7 = data.duration;
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 < 0 || isNaN(data7)) {
													validate24.errors = [{
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
												validate24.errors = [{
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
											if (data.startDate !== void 0 && func0.call(data, "startDate")) {
												let data8 = data.startDate;
												if (!(typeof data8 == "number" && isFinite(data8))) {
													validate24.errors = [{
														instancePath: instancePath + "/startDate",
														schemaPath: "#/properties/startDate/type",
														keyword: "type",
														params: { type: "number" }
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.endDate !== void 0 && func0.call(data, "endDate")) {
													let data9 = data.endDate;
													if (!(typeof data9 == "number" && isFinite(data9))) {
														validate24.errors = [{
															instancePath: instancePath + "/endDate",
															schemaPath: "#/properties/endDate/type",
															keyword: "type",
															params: { type: "number" }
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.thumbnailUrl !== void 0 && func0.call(data, "thumbnailUrl")) {
														let data10 = data.thumbnailUrl;
														if (typeof data10 === "string") {
															if (data10.length > 2048) {
																validate24.errors = [{
																	instancePath: instancePath + "/thumbnailUrl",
																	schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
																	keyword: "maxLength",
																	params: { limit: 2048 }
																}];
																return false;
															} else if (!pattern5.test(data10)) {
																validate24.errors = [{
																	instancePath: instancePath + "/thumbnailUrl",
																	schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
																	keyword: "pattern",
																	params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																}];
																return false;
															}
														} else {
															validate24.errors = [{
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
														if (data.posterUrl !== void 0 && func0.call(data, "posterUrl")) {
															let data11 = data.posterUrl;
															if (typeof data11 === "string") {
																if (data11.length > 2048) {
																	validate24.errors = [{
																		instancePath: instancePath + "/posterUrl",
																		schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern5.test(data11)) {
																	validate24.errors = [{
																		instancePath: instancePath + "/posterUrl",
																		schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
																		keyword: "pattern",
																		params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																	}];
																	return false;
																}
															} else {
																validate24.errors = [{
																	instancePath: instancePath + "/posterUrl",
																	schemaPath: "common.schema.json#/$defs/imageUrl/type",
																	keyword: "type",
																	params: { type: "string" }
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
														if (valid0) {
															if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
																let data12 = data.placeholder;
																if (typeof data12 === "string") {
																	if (!pattern7.test(data12)) {
																		validate24.errors = [{
																			instancePath: instancePath + "/placeholder",
																			schemaPath: "common.schema.json#/$defs/placeholder/pattern",
																			keyword: "pattern",
																			params: { pattern: "^#[0-9a-fA-F]{6}$" }
																		}];
																		return false;
																	}
																} else {
																	validate24.errors = [{
																		instancePath: instancePath + "/placeholder",
																		schemaPath: "common.schema.json#/$defs/placeholder/type",
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
																var valid0 = true;
															} else var valid0 = true;
															if (valid0) {
																if (data.favourite !== void 0 && func0.call(data, "favourite")) {
																	if (typeof data.favourite !== "boolean") {
																		validate24.errors = [{
																			instancePath: instancePath + "/favourite",
																			schemaPath: "#/properties/favourite/type",
																			keyword: "type",
																			params: { type: "boolean" }
																		}];
																		return false;
																	}
																	var valid0 = true;
																} else var valid0 = true;
																if (valid0) {
																	if (data.audioTracks !== void 0 && func0.call(data, "audioTracks")) {
																		let data14 = data.audioTracks;
																		if (Array.isArray(data14)) {
																			if (data14.length > 30) {
																				validate24.errors = [{
																					instancePath: instancePath + "/audioTracks",
																					schemaPath: "#/properties/audioTracks/maxItems",
																					keyword: "maxItems",
																					params: { limit: 30 }
																				}];
																				return false;
																			} else {
																				const len0 = data14.length;
																				for (let i0 = 0; i0 < len0; i0++) {
																					let data15 = data14[i0];
																					if (typeof data15 === "string") {
																						if (data15.length > 20) {
																							validate24.errors = [{
																								instancePath: instancePath + "/audioTracks/" + i0,
																								schemaPath: "#/properties/audioTracks/items/maxLength",
																								keyword: "maxLength",
																								params: { limit: 20 }
																							}];
																							return false;
																						}
																					} else {
																						validate24.errors = [{
																							instancePath: instancePath + "/audioTracks/" + i0,
																							schemaPath: "#/properties/audioTracks/items/type",
																							keyword: "type",
																							params: { type: "string" }
																						}];
																						return false;
																					}
																				}
																			}
																		} else {
																			validate24.errors = [{
																				instancePath: instancePath + "/audioTracks",
																				schemaPath: "#/properties/audioTracks/type",
																				keyword: "type",
																				params: { type: "array" }
																			}];
																			return false;
																		}
																		var valid0 = true;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.audioOnly !== void 0 && func0.call(data, "audioOnly")) {
																			if (typeof data.audioOnly !== "boolean") {
																				validate24.errors = [{
																					instancePath: instancePath + "/audioOnly",
																					schemaPath: "#/properties/audioOnly/type",
																					keyword: "type",
																					params: { type: "boolean" }
																				}];
																				return false;
																			}
																			var valid0 = true;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.displayLiveBadge !== void 0 && func0.call(data, "displayLiveBadge")) {
																				if (typeof data.displayLiveBadge !== "boolean") {
																					validate24.errors = [{
																						instancePath: instancePath + "/displayLiveBadge",
																						schemaPath: "#/properties/displayLiveBadge/type",
																						keyword: "type",
																						params: { type: "boolean" }
																					}];
																					return false;
																				}
																				var valid0 = true;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.live !== void 0 && func0.call(data, "live")) {
																					if (typeof data.live !== "boolean") {
																						validate24.errors = [{
																							instancePath: instancePath + "/live",
																							schemaPath: "#/properties/live/type",
																							keyword: "type",
																							params: { type: "boolean" }
																						}];
																						return false;
																					}
																					var valid0 = true;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.series !== void 0 && func0.call(data, "series")) {
																						let data19 = data.series;
																						if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
																							let missing1;
																							if ((data19.seriesId === void 0 || !func0.call(data19, "seriesId")) && (missing1 = "seriesId") || (data19.title === void 0 || !func0.call(data19, "title")) && (missing1 = "title")) {
																								validate24.errors = [{
																									instancePath: instancePath + "/series",
																									schemaPath: "#/properties/series/required",
																									keyword: "required",
																									params: { missingProperty: missing1 }
																								}];
																								return false;
																							} else {
																								if (data19.seriesId !== void 0 && func0.call(data19, "seriesId")) {
																									let data20 = data19.seriesId;
																									if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
																										validate24.errors = [{
																											instancePath: instancePath + "/series/seriesId",
																											schemaPath: "common.schema.json#/$defs/contentId/type",
																											keyword: "type",
																											params: { type: "integer" }
																										}];
																										return false;
																									}
																									if (typeof data20 == "number" && isFinite(data20)) {
																										if (data20 < 1 || isNaN(data20)) {
																											validate24.errors = [{
																												instancePath: instancePath + "/series/seriesId",
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
																									var valid8 = true;
																								} else var valid8 = true;
																								if (valid8) {
																									if (data19.title !== void 0 && func0.call(data19, "title")) {
																										let data21 = data19.title;
																										if (typeof data21 === "string") {
																											if (data21.length > 300) {
																												validate24.errors = [{
																													instancePath: instancePath + "/series/title",
																													schemaPath: "common.schema.json#/$defs/line/maxLength",
																													keyword: "maxLength",
																													params: { limit: 300 }
																												}];
																												return false;
																											}
																										} else {
																											validate24.errors = [{
																												instancePath: instancePath + "/series/title",
																												schemaPath: "common.schema.json#/$defs/line/type",
																												keyword: "type",
																												params: { type: "string" }
																											}];
																											return false;
																										}
																										var valid8 = true;
																									} else var valid8 = true;
																								}
																							}
																						} else {
																							validate24.errors = [{
																								instancePath: instancePath + "/series",
																								schemaPath: "#/properties/series/type",
																								keyword: "type",
																								params: { type: "object" }
																							}];
																							return false;
																						}
																						var valid0 = true;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.episodeInformation !== void 0 && func0.call(data, "episodeInformation")) {
																							let data22 = data.episodeInformation;
																							if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
																								let missing2;
																								if ((data22.seasonNumber === void 0 || !func0.call(data22, "seasonNumber")) && (missing2 = "seasonNumber") || (data22.episodeNumber === void 0 || !func0.call(data22, "episodeNumber")) && (missing2 = "episodeNumber")) {
																									validate24.errors = [{
																										instancePath: instancePath + "/episodeInformation",
																										schemaPath: "#/properties/episodeInformation/required",
																										keyword: "required",
																										params: { missingProperty: missing2 }
																									}];
																									return false;
																								} else {
																									if (data22.seasonNumber !== void 0 && func0.call(data22, "seasonNumber")) {
																										let data23 = data22.seasonNumber;
																										if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
																											validate24.errors = [{
																												instancePath: instancePath + "/episodeInformation/seasonNumber",
																												schemaPath: "#/properties/episodeInformation/properties/seasonNumber/type",
																												keyword: "type",
																												params: { type: "integer" }
																											}];
																											return false;
																										}
																										if (typeof data23 == "number" && isFinite(data23)) {
																											if (data23 < 0 || isNaN(data23)) {
																												validate24.errors = [{
																													instancePath: instancePath + "/episodeInformation/seasonNumber",
																													schemaPath: "#/properties/episodeInformation/properties/seasonNumber/minimum",
																													keyword: "minimum",
																													params: {
																														comparison: ">=",
																														limit: 0
																													}
																												}];
																												return false;
																											}
																										}
																										var valid11 = true;
																									} else var valid11 = true;
																									if (valid11) {
																										if (data22.episodeNumber !== void 0 && func0.call(data22, "episodeNumber")) {
																											let data24 = data22.episodeNumber;
																											if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
																												validate24.errors = [{
																													instancePath: instancePath + "/episodeInformation/episodeNumber",
																													schemaPath: "#/properties/episodeInformation/properties/episodeNumber/type",
																													keyword: "type",
																													params: { type: "integer" }
																												}];
																												return false;
																											}
																											if (typeof data24 == "number" && isFinite(data24)) {
																												if (data24 < 0 || isNaN(data24)) {
																													validate24.errors = [{
																														instancePath: instancePath + "/episodeInformation/episodeNumber",
																														schemaPath: "#/properties/episodeInformation/properties/episodeNumber/minimum",
																														keyword: "minimum",
																														params: {
																															comparison: ">=",
																															limit: 0
																														}
																													}];
																													return false;
																												}
																											}
																											var valid11 = true;
																										} else var valid11 = true;
																										if (valid11) {
																											if (data22.season !== void 0 && func0.call(data22, "season")) {
																												let data25 = data22.season;
																												if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
																													validate24.errors = [{
																														instancePath: instancePath + "/episodeInformation/season",
																														schemaPath: "common.schema.json#/$defs/contentId/type",
																														keyword: "type",
																														params: { type: "integer" }
																													}];
																													return false;
																												}
																												if (typeof data25 == "number" && isFinite(data25)) {
																													if (data25 < 1 || isNaN(data25)) {
																														validate24.errors = [{
																															instancePath: instancePath + "/episodeInformation/season",
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
																												var valid11 = true;
																											} else var valid11 = true;
																											if (valid11) {
																												if (data22.seasonTitle !== void 0 && func0.call(data22, "seasonTitle")) {
																													let data26 = data22.seasonTitle;
																													if (typeof data26 === "string") {
																														if (data26.length > 300) {
																															validate24.errors = [{
																																instancePath: instancePath + "/episodeInformation/seasonTitle",
																																schemaPath: "common.schema.json#/$defs/line/maxLength",
																																keyword: "maxLength",
																																params: { limit: 300 }
																															}];
																															return false;
																														}
																													} else {
																														validate24.errors = [{
																															instancePath: instancePath + "/episodeInformation/seasonTitle",
																															schemaPath: "common.schema.json#/$defs/line/type",
																															keyword: "type",
																															params: { type: "string" }
																														}];
																														return false;
																													}
																													var valid11 = true;
																												} else var valid11 = true;
																											}
																										}
																									}
																								}
																							} else {
																								validate24.errors = [{
																									instancePath: instancePath + "/episodeInformation",
																									schemaPath: "#/properties/episodeInformation/type",
																									keyword: "type",
																									params: { type: "object" }
																								}];
																								return false;
																							}
																							var valid0 = true;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.rating !== void 0 && func0.call(data, "rating")) {
																								let data27 = data.rating;
																								if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
																									let missing3;
																									if ((data27.rating === void 0 || !func0.call(data27, "rating")) && (missing3 = "rating")) {
																										validate24.errors = [{
																											instancePath: instancePath + "/rating",
																											schemaPath: "#/properties/rating/required",
																											keyword: "required",
																											params: { missingProperty: missing3 }
																										}];
																										return false;
																									} else {
																										if (data27.rating !== void 0 && func0.call(data27, "rating")) {
																											let data28 = data27.rating;
																											if (typeof data28 === "string") {
																												if (data28.length > 300) {
																													validate24.errors = [{
																														instancePath: instancePath + "/rating/rating",
																														schemaPath: "common.schema.json#/$defs/line/maxLength",
																														keyword: "maxLength",
																														params: { limit: 300 }
																													}];
																													return false;
																												}
																											} else {
																												validate24.errors = [{
																													instancePath: instancePath + "/rating/rating",
																													schemaPath: "common.schema.json#/$defs/line/type",
																													keyword: "type",
																													params: { type: "string" }
																												}];
																												return false;
																											}
																											var valid14 = true;
																										} else var valid14 = true;
																										if (valid14) {
																											if (data27.descriptors !== void 0 && func0.call(data27, "descriptors")) {
																												let data29 = data27.descriptors;
																												if (Array.isArray(data29)) {
																													if (data29.length > 20) {
																														validate24.errors = [{
																															instancePath: instancePath + "/rating/descriptors",
																															schemaPath: "#/properties/rating/properties/descriptors/maxItems",
																															keyword: "maxItems",
																															params: { limit: 20 }
																														}];
																														return false;
																													} else {
																														const len1 = data29.length;
																														for (let i1 = 0; i1 < len1; i1++) {
																															let data30 = data29[i1];
																															if (typeof data30 === "string") {
																																if (data30.length > 300) {
																																	validate24.errors = [{
																																		instancePath: instancePath + "/rating/descriptors/" + i1,
																																		schemaPath: "common.schema.json#/$defs/line/maxLength",
																																		keyword: "maxLength",
																																		params: { limit: 300 }
																																	}];
																																	return false;
																																}
																															} else {
																																validate24.errors = [{
																																	instancePath: instancePath + "/rating/descriptors/" + i1,
																																	schemaPath: "common.schema.json#/$defs/line/type",
																																	keyword: "type",
																																	params: { type: "string" }
																																}];
																																return false;
																															}
																														}
																													}
																												} else {
																													validate24.errors = [{
																														instancePath: instancePath + "/rating/descriptors",
																														schemaPath: "#/properties/rating/properties/descriptors/type",
																														keyword: "type",
																														params: { type: "array" }
																													}];
																													return false;
																												}
																												var valid14 = true;
																											} else var valid14 = true;
																										}
																									}
																								} else {
																									validate24.errors = [{
																										instancePath: instancePath + "/rating",
																										schemaPath: "#/properties/rating/type",
																										keyword: "type",
																										params: { type: "object" }
																									}];
																									return false;
																								}
																								var valid0 = true;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.categories !== void 0 && func0.call(data, "categories")) {
																									let data31 = data.categories;
																									if (Array.isArray(data31)) {
																										if (data31.length > 30) {
																											validate24.errors = [{
																												instancePath: instancePath + "/categories",
																												schemaPath: "#/properties/categories/maxItems",
																												keyword: "maxItems",
																												params: { limit: 30 }
																											}];
																											return false;
																										} else {
																											const len2 = data31.length;
																											for (let i2 = 0; i2 < len2; i2++) {
																												let data32 = data31[i2];
																												if (typeof data32 === "string") {
																													if (data32.length > 300) {
																														validate24.errors = [{
																															instancePath: instancePath + "/categories/" + i2,
																															schemaPath: "common.schema.json#/$defs/line/maxLength",
																															keyword: "maxLength",
																															params: { limit: 300 }
																														}];
																														return false;
																													}
																												} else {
																													validate24.errors = [{
																														instancePath: instancePath + "/categories/" + i2,
																														schemaPath: "common.schema.json#/$defs/line/type",
																														keyword: "type",
																														params: { type: "string" }
																													}];
																													return false;
																												}
																											}
																										}
																									} else {
																										validate24.errors = [{
																											instancePath: instancePath + "/categories",
																											schemaPath: "#/properties/categories/type",
																											keyword: "type",
																											params: { type: "array" }
																										}];
																										return false;
																									}
																									var valid0 = true;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.seasonCount !== void 0 && func0.call(data, "seasonCount")) {
																										let data33 = data.seasonCount;
																										if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
																											validate24.errors = [{
																												instancePath: instancePath + "/seasonCount",
																												schemaPath: "#/properties/seasonCount/type",
																												keyword: "type",
																												params: { type: "integer" }
																											}];
																											return false;
																										}
																										if (typeof data33 == "number" && isFinite(data33)) {
																											if (data33 < 0 || isNaN(data33)) {
																												validate24.errors = [{
																													instancePath: instancePath + "/seasonCount",
																													schemaPath: "#/properties/seasonCount/minimum",
																													keyword: "minimum",
																													params: {
																														comparison: ">=",
																														limit: 0
																													}
																												}];
																												return false;
																											}
																										}
																										var valid0 = true;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.vodCount !== void 0 && func0.call(data, "vodCount")) {
																											let data34 = data.vodCount;
																											if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
																												validate24.errors = [{
																													instancePath: instancePath + "/vodCount",
																													schemaPath: "#/properties/vodCount/type",
																													keyword: "type",
																													params: { type: "integer" }
																												}];
																												return false;
																											}
																											if (typeof data34 == "number" && isFinite(data34)) {
																												if (data34 < 0 || isNaN(data34)) {
																													validate24.errors = [{
																														instancePath: instancePath + "/vodCount",
																														schemaPath: "#/properties/vodCount/minimum",
																														keyword: "minimum",
																														params: {
																															comparison: ">=",
																															limit: 0
																														}
																													}];
																													return false;
																												}
																											}
																											var valid0 = true;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.sectionId !== void 0 && func0.call(data, "sectionId")) {
																												let data35 = data.sectionId;
																												if (typeof data35 === "string") {
																													if (!pattern4.test(data35)) {
																														validate24.errors = [{
																															instancePath: instancePath + "/sectionId",
																															schemaPath: "common.schema.json#/$defs/key/pattern",
																															keyword: "pattern",
																															params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																														}];
																														return false;
																													}
																												} else {
																													validate24.errors = [{
																														instancePath: instancePath + "/sectionId",
																														schemaPath: "common.schema.json#/$defs/key/type",
																														keyword: "type",
																														params: { type: "string" }
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
		validate24.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate24.errors = vErrors;
	return true;
}
validate24.evaluated = {
	"props": {
		"id": true,
		"title": true,
		"type": true,
		"accessLevel": true,
		"onlinePlayback": true,
		"description": true,
		"longDescription": true,
		"duration": true,
		"startDate": true,
		"endDate": true,
		"thumbnailUrl": true,
		"posterUrl": true,
		"placeholder": true,
		"favourite": true,
		"audioTracks": true,
		"audioOnly": true,
		"displayLiveBadge": true,
		"live": true,
		"series": true,
		"episodeInformation": true,
		"rating": true,
		"categories": true,
		"seasonCount": true,
		"vodCount": true,
		"sectionId": true
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
			if ((data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type")) {
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
						if (data.type !== void 0 && func0.call(data, "type")) {
							let data2 = data.type;
							const _errs7 = errors;
							if (!(data2 === "LIST" || data2 === "GRID" || data2 === "CAROUSEL")) {
								validate20.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.type.enum }
								}];
								return false;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.source !== void 0 && func0.call(data, "source")) {
								const _errs8 = errors;
								if (!validate22(data.source, {
									instancePath: instancePath + "/source",
									parentData: data,
									parentDataProperty: "source",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cards !== void 0 && func0.call(data, "cards")) {
									let data4 = data.cards;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (Array.isArray(data4)) {
											if (data4.length > 200) {
												validate20.errors = [{
													instancePath: instancePath + "/cards",
													schemaPath: "#/properties/cards/maxItems",
													keyword: "maxItems",
													params: { limit: 200 }
												}];
												return false;
											} else {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs11 = errors;
													if (!validate24(data4[i0], {
														instancePath: instancePath + "/cards/" + i0,
														parentData: data4,
														parentDataProperty: i0,
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/cards",
												schemaPath: "#/properties/cards/type",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
										let data6 = data.emptyTitle;
										const _errs12 = errors;
										if (errors === errors) {
											if (typeof data6 === "string") {
												if (data6.length > 300) {
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
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.emptyDescription !== void 0 && func0.call(data, "emptyDescription")) {
											let data7 = data.emptyDescription;
											const _errs15 = errors;
											if (errors === errors) {
												if (typeof data7 === "string") {
													if (data7.length > 5e3) {
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
											var valid0 = _errs15 === errors;
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
		"type": true,
		"source": true,
		"cards": true,
		"emptyTitle": true,
		"emptyDescription": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };