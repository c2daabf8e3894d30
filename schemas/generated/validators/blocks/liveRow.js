const validate = validate20;
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
const pattern5 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern6 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern7 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate25.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.episode === void 0 || !func0.call(data, "episode")) && (missing0 = "episode") || (data.startDate === void 0 || !func0.call(data, "startDate")) && (missing0 = "startDate") || (data.endDate === void 0 || !func0.call(data, "endDate")) && (missing0 = "endDate")) {
			validate25.errors = [{
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
					validate25.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate25.errors = [{
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
							validate25.errors = [{
								instancePath: instancePath + "/episode",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate25.errors = [{
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
								validate25.errors = [{
									instancePath: instancePath + "/programme",
									schemaPath: "common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate25.errors = [{
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
								if (!pattern7.test(data3)) {
									validate25.errors = [{
										instancePath: instancePath + "/startDate",
										schemaPath: "common.schema.json#/$defs/instant/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
									}];
									return false;
								}
							} else {
								validate25.errors = [{
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
									if (!pattern7.test(data4)) {
										validate25.errors = [{
											instancePath: instancePath + "/endDate",
											schemaPath: "common.schema.json#/$defs/instant/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
										}];
										return false;
									}
								} else {
									validate25.errors = [{
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
											validate25.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern5.test(data5)) {
											validate25.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
											}];
											return false;
										}
									} else {
										validate25.errors = [{
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
												validate25.errors = [{
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
											validate25.errors = [{
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
		validate25.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate25.errors = vErrors;
	return true;
}
validate25.evaluated = {
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
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate24.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
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
					const _errs1 = errors;
					const _errs2 = errors;
					if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
						validate24.errors = [{
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
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0 && func0.call(data, "type")) {
							let data2 = data.type;
							const _errs6 = errors;
							if (!(data2 === "LIVE" || data2 === "UPCOMING")) {
								validate24.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/enum",
									keyword: "enum",
									params: { allowedValues: schema41.properties.type.enum }
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
									validate24.errors = [{
										instancePath: instancePath + "/accessLevel",
										schemaPath: "#/properties/accessLevel/enum",
										keyword: "enum",
										params: { allowedValues: schema41.properties.accessLevel.enum }
									}];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.live !== void 0 && func0.call(data, "live")) {
									const _errs8 = errors;
									if (typeof data.live !== "boolean") {
										validate24.errors = [{
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
											validate24.errors = [{
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
												validate24.errors = [{
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
															validate24.errors = [{
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
															validate24.errors = [{
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
														validate24.errors = [{
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
																validate24.errors = [{
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
																validate24.errors = [{
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
															validate24.errors = [{
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
																	validate24.errors = [{
																		instancePath: instancePath + "/thumbnailUrl",
																		schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
																		keyword: "maxLength",
																		params: { limit: 2048 }
																	}];
																	return false;
																} else if (!pattern5.test(data9)) {
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
														}
														var valid0 = _errs18 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
															let data10 = data.placeholder;
															const _errs21 = errors;
															if (errors === errors) {
																if (typeof data10 === "string") {
																	if (!pattern6.test(data10)) {
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
																			if (!validate25(data11.currentProgramme, {
																				instancePath: instancePath + "/programmingInfo/currentProgramme",
																				parentData: data11,
																				parentDataProperty: "currentProgramme",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
																				errors = vErrors.length;
																			}
																			var valid4 = _errs26 === errors;
																		} else var valid4 = true;
																		if (valid4) {
																			if (data11.nextProgramme !== void 0 && func0.call(data11, "nextProgramme")) {
																				const _errs27 = errors;
																				if (!validate25(data11.nextProgramme, {
																					instancePath: instancePath + "/programmingInfo/nextProgramme",
																					parentData: data11,
																					parentDataProperty: "nextProgramme",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
																								validate24.errors = [{
																									instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																									schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
																									keyword: "maxLength",
																									params: { limit: 2048 }
																								}];
																								return false;
																							} else if (!pattern5.test(data14)) {
																								validate24.errors = [{
																									instancePath: instancePath + "/programmingInfo/channelLogoUrl",
																									schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
																									keyword: "pattern",
																									params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
																								}];
																								return false;
																							}
																						} else {
																							validate24.errors = [{
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
																		validate24.errors = [{
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
			validate24.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate24.errors = vErrors;
	return errors === 0;
}
validate24.evaluated = {
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
const schema52 = {
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
const pattern12 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate29.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type")) {
				validate29.errors = [{
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
						validate29.errors = [{
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/enum",
							keyword: "enum",
							params: { allowedValues: schema52.properties.type.enum }
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
							validate29.errors = vErrors;
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
										validate29.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "common.schema.json#/$defs/line/maxLength",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate29.errors = [{
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
											validate29.errors = [{
												instancePath: instancePath + "/route",
												schemaPath: "common.schema.json#/$defs/url/maxLength",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern12.test(data3)) {
											validate29.errors = [{
												instancePath: instancePath + "/route",
												schemaPath: "common.schema.json#/$defs/url/pattern",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
											}];
											return false;
										}
									} else {
										validate29.errors = [{
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
												validate29.errors = [{
													instancePath: instancePath + "/url",
													schemaPath: "common.schema.json#/$defs/url/maxLength",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern12.test(data4)) {
												validate29.errors = [{
													instancePath: instancePath + "/url",
													schemaPath: "common.schema.json#/$defs/url/pattern",
													keyword: "pattern",
													params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
												}];
												return false;
											}
										} else {
											validate29.errors = [{
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
			validate29.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate29.errors = vErrors;
	return errors === 0;
}
validate29.evaluated = {
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
			if ((data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title")) {
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
						if (data.source !== void 0 && func0.call(data, "source")) {
							const _errs7 = errors;
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
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.cards !== void 0 && func0.call(data, "cards")) {
								let data3 = data.cards;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (Array.isArray(data3)) {
										if (data3.length > 50) {
											validate20.errors = [{
												instancePath: instancePath + "/cards",
												schemaPath: "#/properties/cards/maxItems",
												keyword: "maxItems",
												params: { limit: 50 }
											}];
											return false;
										} else {
											const len0 = data3.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs10 = errors;
												if (!validate24(data3[i0], {
													instancePath: instancePath + "/cards/" + i0,
													parentData: data3,
													parentDataProperty: i0,
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
													errors = vErrors.length;
												}
												if (!(_errs10 === errors)) break;
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
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.link !== void 0 && func0.call(data, "link")) {
									const _errs11 = errors;
									if (!validate29(data.link, {
										instancePath: instancePath + "/link",
										parentData: data,
										parentDataProperty: "link",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.linkText !== void 0 && func0.call(data, "linkText")) {
										let data6 = data.linkText;
										const _errs12 = errors;
										if (errors === errors) {
											if (typeof data6 === "string") {
												if (data6.length > 300) {
													validate20.errors = [{
														instancePath: instancePath + "/linkText",
														schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
														keyword: "maxLength",
														params: { limit: 300 }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/linkText",
													schemaPath: "../definitions/common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
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
		"source": true,
		"cards": true,
		"link": true,
		"linkText": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };