const validate = validate20;
const schema31 = {
	"$id": "blocks/bucket.schema.json",
	"type": "object",
	"required": [
		"bucketId",
		"exid",
		"name",
		"type"
	],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"bucketId": { "anyOf": [{
			"type": "integer",
			"minimum": 1
		}, { "$ref": "../definitions/common.schema.json#/$defs/key" }] },
		"exid": { "$ref": "../definitions/common.schema.json#/$defs/key" },
		"name": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"type": { "enum": [
			"VOD_VIDEO",
			"VOD_SERIES",
			"VOD_SEASON",
			"PLAYLIST",
			"LIVE",
			"UPCOMING",
			"SECTION_LINK",
			"MIXED"
		] },
		"source": { "$ref": "../definitions/source.schema.json" },
		"sectionId": { "$ref": "../definitions/common.schema.json#/$defs/key" },
		"contentList": {
			"type": "array",
			"items": { "$ref": "../definitions/card.schema.json" },
			"maxItems": 200
		},
		"paging": { "$ref": "../definitions/paging.schema.json" },
		"layout": { "enum": ["ROW", "GRID"] },
		"rowTypeData": { "$ref": "../definitions/row-style.schema.json" },
		"minItems": { "$ref": "../definitions/row-contract.schema.json#/$defs/minItems" },
		"onEmpty": { "$ref": "../definitions/row-contract.schema.json#/$defs/onEmpty" },
		"emptyTitle": { "$ref": "../definitions/row-contract.schema.json#/$defs/emptyTitle" },
		"emptyDescription": { "$ref": "../definitions/row-contract.schema.json#/$defs/emptyDescription" },
		"reserve": { "$ref": "../definitions/row-contract.schema.json#/$defs/reserve" }
	},
	"additionalProperties": false
};
const schema92 = { "enum": [
	"hide",
	"message",
	"fallback"
] };
const schema95 = {
	"type": "object",
	"properties": {
		"aspect": { "enum": [
			"16:9",
			"1:1",
			"2:3"
		] },
		"count": {
			"type": "integer",
			"minimum": 1,
			"maximum": 50
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const schema37 = {
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
	},
	"additionalProperties": false
};
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0 || !func0.call(data, "type")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "type" || key0 === "ids" || key0 === "tag" || key0 === "seriesId" || key0 === "seasonId" || key0 === "playlistId" || key0 === "sort" || key0 === "limit")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data0 = data.type;
			if (!(data0 === "VIDEOS" || data0 === "SERIES" || data0 === "SEASONS" || data0 === "EPISODES" || data0 === "PLAYLISTS" || data0 === "PLAYLIST_ITEMS" || data0 === "LIVE" || data0 === "UPCOMING" || data0 === "IDS")) {
				const err2 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema37.properties.type.enum }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.ids !== void 0 && func0.call(data, "ids")) {
			let data1 = data.ids;
			if (Array.isArray(data1)) {
				if (data1.length > 200) {
					const err3 = {
						instancePath: instancePath + "/ids",
						schemaPath: "#/properties/ids/maxItems",
						keyword: "maxItems",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data1.length < 1) {
					const err4 = {
						instancePath: instancePath + "/ids",
						schemaPath: "#/properties/ids/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
						const err5 = {
							instancePath: instancePath + "/ids/" + i0,
							schemaPath: "common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (typeof data2 == "number" && isFinite(data2)) {
						if (data2 < 1 || isNaN(data2)) {
							const err6 = {
								instancePath: instancePath + "/ids/" + i0,
								schemaPath: "common.schema.json#/$defs/contentId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/ids",
					schemaPath: "#/properties/ids/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.tag !== void 0 && func0.call(data, "tag")) {
			let data3 = data.tag;
			if (typeof data3 === "string") {
				if (data3.length > 300) {
					const err8 = {
						instancePath: instancePath + "/tag",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/tag",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.seriesId !== void 0 && func0.call(data, "seriesId")) {
			let data4 = data.seriesId;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err10 = {
					instancePath: instancePath + "/seriesId",
					schemaPath: "common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 1 || isNaN(data4)) {
					const err11 = {
						instancePath: instancePath + "/seriesId",
						schemaPath: "common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.seasonId !== void 0 && func0.call(data, "seasonId")) {
			let data5 = data.seasonId;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err12 = {
					instancePath: instancePath + "/seasonId",
					schemaPath: "common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 1 || isNaN(data5)) {
					const err13 = {
						instancePath: instancePath + "/seasonId",
						schemaPath: "common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		}
		if (data.playlistId !== void 0 && func0.call(data, "playlistId")) {
			let data6 = data.playlistId;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err14 = {
					instancePath: instancePath + "/playlistId",
					schemaPath: "common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 1 || isNaN(data6)) {
					const err15 = {
						instancePath: instancePath + "/playlistId",
						schemaPath: "common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.sort !== void 0 && func0.call(data, "sort")) {
			let data7 = data.sort;
			if (!(data7 === "NEWEST" || data7 === "OLDEST" || data7 === "TITLE" || data7 === "MANUAL")) {
				const err16 = {
					instancePath: instancePath + "/sort",
					schemaPath: "#/properties/sort/enum",
					keyword: "enum",
					params: { allowedValues: schema37.properties.sort.enum }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.limit !== void 0 && func0.call(data, "limit")) {
			let data8 = data.limit;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err17 = {
					instancePath: instancePath + "/limit",
					schemaPath: "#/properties/limit/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 1e3 || isNaN(data8)) {
					const err18 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						}
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data8 < 1 || isNaN(data8)) {
					const err19 = {
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const schema44 = {
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
			"VOD_VIDEO",
			"PLAYLIST",
			"VOD_PLAYLIST",
			"SERIES",
			"VOD_SERIES",
			"VOD_SEASON",
			"SEASON_VOD",
			"LIVE",
			"LIVE_EVENT",
			"UPCOMING",
			"EPG",
			"DATA_FEED",
			"SECTION_LINK",
			"WATCHLIST"
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
			},
			"additionalProperties": false
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
			},
			"additionalProperties": false
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
			},
			"additionalProperties": false
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
		"sectionId": { "$ref": "common.schema.json#/$defs/key" },
		"premiereRelease": {
			"type": "object",
			"required": ["type", "scheduledAt"],
			"properties": {
				"type": { "$ref": "common.schema.json#/$defs/line" },
				"scheduledAt": { "$ref": "common.schema.json#/$defs/instant" }
			},
			"additionalProperties": false
		},
		"computedRelease": {
			"type": "object",
			"required": ["type", "scheduledAt"],
			"properties": {
				"type": { "$ref": "common.schema.json#/$defs/line" },
				"scheduledAt": { "$ref": "common.schema.json#/$defs/instant" }
			},
			"additionalProperties": false
		},
		"contentContext": {
			"type": "array",
			"maxItems": 10,
			"items": {
				"type": "object",
				"required": ["id", "type"],
				"properties": {
					"id": { "anyOf": [{ "$ref": "common.schema.json#/$defs/contentId" }, { "$ref": "common.schema.json#/$defs/key" }] },
					"type": { "enum": [
						"PLAYLIST",
						"SEASON",
						"SERIES",
						"WATCHLIST"
					] },
					"owner": {
						"type": "string",
						"pattern": "^[A-Za-z0-9_-]{1,80}$"
					}
				},
				"additionalProperties": false
			}
		},
		"programmingInfo": {
			"type": "object",
			"properties": {
				"currentProgramme": { "$ref": "programme.schema.json" },
				"nextProgramme": { "$ref": "programme.schema.json" },
				"channelLogoUrl": { "$ref": "common.schema.json#/$defs/imageUrl" }
			},
			"additionalProperties": false
		},
		"logoUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
		"liveEventId": { "$ref": "common.schema.json#/$defs/contentId" },
		"feedName": { "$ref": "common.schema.json#/$defs/key" },
		"hasResults": { "type": "boolean" },
		"trailers": {
			"type": "array",
			"maxItems": 10,
			"items": {
				"type": "object",
				"required": [
					"id",
					"title",
					"accessLevel"
				],
				"properties": {
					"id": { "$ref": "common.schema.json#/$defs/contentId" },
					"title": { "$ref": "common.schema.json#/$defs/line" },
					"accessLevel": { "enum": [
						"GRANTED",
						"GRANTED_ON_SIGN_IN",
						"DENIED"
					] }
				},
				"additionalProperties": false
			}
		},
		"watchProgress": {
			"type": "number",
			"minimum": 0
		}
	},
	"additionalProperties": false
};
const pattern8 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern10 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern12 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern15 = new RegExp("^[A-Za-z0-9_-]{1,80}$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.episode === void 0 || !func0.call(data, "episode")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "episode" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.startDate === void 0 || !func0.call(data, "startDate")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startDate" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.endDate === void 0 || !func0.call(data, "endDate")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endDate" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "id" || key0 === "episode" || key0 === "programme" || key0 === "startDate" || key0 === "endDate" || key0 === "thumbnailUrl" || key0 === "duration")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.episode !== void 0 && func0.call(data, "episode")) {
			let data1 = data.episode;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err7 = {
						instancePath: instancePath + "/episode",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/episode",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.programme !== void 0 && func0.call(data, "programme")) {
			let data2 = data.programme;
			if (typeof data2 === "string") {
				if (data2.length > 300) {
					const err9 = {
						instancePath: instancePath + "/programme",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/programme",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.startDate !== void 0 && func0.call(data, "startDate")) {
			let data3 = data.startDate;
			if (typeof data3 === "string") {
				if (!pattern12.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/startDate",
						schemaPath: "common.schema.json#/$defs/instant/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/startDate",
					schemaPath: "common.schema.json#/$defs/instant/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.endDate !== void 0 && func0.call(data, "endDate")) {
			let data4 = data.endDate;
			if (typeof data4 === "string") {
				if (!pattern12.test(data4)) {
					const err13 = {
						instancePath: instancePath + "/endDate",
						schemaPath: "common.schema.json#/$defs/instant/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/endDate",
					schemaPath: "common.schema.json#/$defs/instant/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.thumbnailUrl !== void 0 && func0.call(data, "thumbnailUrl")) {
			let data5 = data.thumbnailUrl;
			if (typeof data5 === "string") {
				if (data5.length > 2048) {
					const err15 = {
						instancePath: instancePath + "/thumbnailUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!pattern8.test(data5)) {
					const err16 = {
						instancePath: instancePath + "/thumbnailUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/thumbnailUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.duration !== void 0 && func0.call(data, "duration")) {
			let data6 = data.duration;
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err18 = {
						instancePath: instancePath + "/duration",
						schemaPath: "#/properties/duration/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/duration",
					schemaPath: "#/properties/duration/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0 || !func0.call(data, "title")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type === void 0 || !func0.call(data, "type")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.accessLevel === void 0 || !func0.call(data, "accessLevel")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "accessLevel" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema44.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err7 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data1.length < 1) {
					const err8 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data2 = data.type;
			if (!(data2 === "VOD" || data2 === "VOD_VIDEO" || data2 === "PLAYLIST" || data2 === "VOD_PLAYLIST" || data2 === "SERIES" || data2 === "VOD_SERIES" || data2 === "VOD_SEASON" || data2 === "SEASON_VOD" || data2 === "LIVE" || data2 === "LIVE_EVENT" || data2 === "UPCOMING" || data2 === "EPG" || data2 === "DATA_FEED" || data2 === "SECTION_LINK" || data2 === "WATCHLIST")) {
				const err10 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema44.properties.type.enum }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.accessLevel !== void 0 && func0.call(data, "accessLevel")) {
			let data3 = data.accessLevel;
			if (!(data3 === "GRANTED" || data3 === "GRANTED_ON_SIGN_IN" || data3 === "DENIED")) {
				const err11 = {
					instancePath: instancePath + "/accessLevel",
					schemaPath: "#/properties/accessLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema44.properties.accessLevel.enum }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.onlinePlayback !== void 0 && func0.call(data, "onlinePlayback")) {
			let data4 = data.onlinePlayback;
			if (!(data4 === "AVAILABLE" || data4 === "NOT_AVAILABLE")) {
				const err12 = {
					instancePath: instancePath + "/onlinePlayback",
					schemaPath: "#/properties/onlinePlayback/enum",
					keyword: "enum",
					params: { allowedValues: schema44.properties.onlinePlayback.enum }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data5 = data.description;
			if (typeof data5 === "string") {
				if (data5.length > 5e3) {
					const err13 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.longDescription !== void 0 && func0.call(data, "longDescription")) {
			let data6 = data.longDescription;
			if (typeof data6 === "string") {
				if (data6.length > 5e3) {
					const err15 = {
						instancePath: instancePath + "/longDescription",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/longDescription",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.duration !== void 0 && func0.call(data, "duration")) {
			let data7 = data.duration;
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 < 0 || isNaN(data7)) {
					const err17 = {
						instancePath: instancePath + "/duration",
						schemaPath: "#/properties/duration/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/duration",
					schemaPath: "#/properties/duration/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.startDate !== void 0 && func0.call(data, "startDate")) {
			let data8 = data.startDate;
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 0xe677d21fdbff || isNaN(data8)) {
					const err19 = {
						instancePath: instancePath + "/startDate",
						schemaPath: "#/properties/startDate/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 0xe677d21fdbff
						}
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					const err20 = {
						instancePath: instancePath + "/startDate",
						schemaPath: "#/properties/startDate/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/startDate",
					schemaPath: "#/properties/startDate/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.endDate !== void 0 && func0.call(data, "endDate")) {
			let data9 = data.endDate;
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 > 0xe677d21fdbff || isNaN(data9)) {
					const err22 = {
						instancePath: instancePath + "/endDate",
						schemaPath: "#/properties/endDate/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 0xe677d21fdbff
						}
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data9 < 0 || isNaN(data9)) {
					const err23 = {
						instancePath: instancePath + "/endDate",
						schemaPath: "#/properties/endDate/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/endDate",
					schemaPath: "#/properties/endDate/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.thumbnailUrl !== void 0 && func0.call(data, "thumbnailUrl")) {
			let data10 = data.thumbnailUrl;
			if (typeof data10 === "string") {
				if (data10.length > 2048) {
					const err25 = {
						instancePath: instancePath + "/thumbnailUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (!pattern8.test(data10)) {
					const err26 = {
						instancePath: instancePath + "/thumbnailUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/thumbnailUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.posterUrl !== void 0 && func0.call(data, "posterUrl")) {
			let data11 = data.posterUrl;
			if (typeof data11 === "string") {
				if (data11.length > 2048) {
					const err28 = {
						instancePath: instancePath + "/posterUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (!pattern8.test(data11)) {
					const err29 = {
						instancePath: instancePath + "/posterUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/posterUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data12 = data.placeholder;
			if (typeof data12 === "string") {
				if (!pattern10.test(data12)) {
					const err31 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.favourite !== void 0 && func0.call(data, "favourite")) {
			if (typeof data.favourite !== "boolean") {
				const err33 = {
					instancePath: instancePath + "/favourite",
					schemaPath: "#/properties/favourite/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.audioTracks !== void 0 && func0.call(data, "audioTracks")) {
			let data14 = data.audioTracks;
			if (Array.isArray(data14)) {
				if (data14.length > 30) {
					const err34 = {
						instancePath: instancePath + "/audioTracks",
						schemaPath: "#/properties/audioTracks/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				const len0 = data14.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data15 = data14[i0];
					if (typeof data15 === "string") {
						if (data15.length > 20) {
							const err35 = {
								instancePath: instancePath + "/audioTracks/" + i0,
								schemaPath: "#/properties/audioTracks/items/maxLength",
								keyword: "maxLength",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					} else {
						const err36 = {
							instancePath: instancePath + "/audioTracks/" + i0,
							schemaPath: "#/properties/audioTracks/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/audioTracks",
					schemaPath: "#/properties/audioTracks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.audioOnly !== void 0 && func0.call(data, "audioOnly")) {
			if (typeof data.audioOnly !== "boolean") {
				const err38 = {
					instancePath: instancePath + "/audioOnly",
					schemaPath: "#/properties/audioOnly/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.displayLiveBadge !== void 0 && func0.call(data, "displayLiveBadge")) {
			if (typeof data.displayLiveBadge !== "boolean") {
				const err39 = {
					instancePath: instancePath + "/displayLiveBadge",
					schemaPath: "#/properties/displayLiveBadge/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.live !== void 0 && func0.call(data, "live")) {
			if (typeof data.live !== "boolean") {
				const err40 = {
					instancePath: instancePath + "/live",
					schemaPath: "#/properties/live/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
		}
		if (data.series !== void 0 && func0.call(data, "series")) {
			let data19 = data.series;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.seriesId === void 0 || !func0.call(data19, "seriesId")) {
					const err41 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/required",
						keyword: "required",
						params: { missingProperty: "seriesId" }
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (data19.title === void 0 || !func0.call(data19, "title")) {
					const err42 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/required",
						keyword: "required",
						params: { missingProperty: "title" }
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				for (const key1 of Object.keys(data19)) if (!(key1 === "seriesId" || key1 === "title")) {
					const err43 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
				if (data19.seriesId !== void 0 && func0.call(data19, "seriesId")) {
					let data20 = data19.seriesId;
					if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
						const err44 = {
							instancePath: instancePath + "/series/seriesId",
							schemaPath: "common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
					if (typeof data20 == "number" && isFinite(data20)) {
						if (data20 < 1 || isNaN(data20)) {
							const err45 = {
								instancePath: instancePath + "/series/seriesId",
								schemaPath: "common.schema.json#/$defs/contentId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
					}
				}
				if (data19.title !== void 0 && func0.call(data19, "title")) {
					let data21 = data19.title;
					if (typeof data21 === "string") {
						if (data21.length > 300) {
							const err46 = {
								instancePath: instancePath + "/series/title",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
					} else {
						const err47 = {
							instancePath: instancePath + "/series/title",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				}
			} else {
				const err48 = {
					instancePath: instancePath + "/series",
					schemaPath: "#/properties/series/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
		}
		if (data.episodeInformation !== void 0 && func0.call(data, "episodeInformation")) {
			let data22 = data.episodeInformation;
			if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
				if (data22.seasonNumber === void 0 || !func0.call(data22, "seasonNumber")) {
					const err49 = {
						instancePath: instancePath + "/episodeInformation",
						schemaPath: "#/properties/episodeInformation/required",
						keyword: "required",
						params: { missingProperty: "seasonNumber" }
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				if (data22.episodeNumber === void 0 || !func0.call(data22, "episodeNumber")) {
					const err50 = {
						instancePath: instancePath + "/episodeInformation",
						schemaPath: "#/properties/episodeInformation/required",
						keyword: "required",
						params: { missingProperty: "episodeNumber" }
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				for (const key2 of Object.keys(data22)) if (!(key2 === "seasonNumber" || key2 === "episodeNumber" || key2 === "season" || key2 === "seasonTitle")) {
					const err51 = {
						instancePath: instancePath + "/episodeInformation",
						schemaPath: "#/properties/episodeInformation/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
				if (data22.seasonNumber !== void 0 && func0.call(data22, "seasonNumber")) {
					let data23 = data22.seasonNumber;
					if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
						const err52 = {
							instancePath: instancePath + "/episodeInformation/seasonNumber",
							schemaPath: "#/properties/episodeInformation/properties/seasonNumber/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
					if (typeof data23 == "number" && isFinite(data23)) {
						if (data23 < 0 || isNaN(data23)) {
							const err53 = {
								instancePath: instancePath + "/episodeInformation/seasonNumber",
								schemaPath: "#/properties/episodeInformation/properties/seasonNumber/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
					}
				}
				if (data22.episodeNumber !== void 0 && func0.call(data22, "episodeNumber")) {
					let data24 = data22.episodeNumber;
					if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
						const err54 = {
							instancePath: instancePath + "/episodeInformation/episodeNumber",
							schemaPath: "#/properties/episodeInformation/properties/episodeNumber/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err54];
						else vErrors.push(err54);
						errors++;
					}
					if (typeof data24 == "number" && isFinite(data24)) {
						if (data24 < 0 || isNaN(data24)) {
							const err55 = {
								instancePath: instancePath + "/episodeInformation/episodeNumber",
								schemaPath: "#/properties/episodeInformation/properties/episodeNumber/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
					}
				}
				if (data22.season !== void 0 && func0.call(data22, "season")) {
					let data25 = data22.season;
					if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
						const err56 = {
							instancePath: instancePath + "/episodeInformation/season",
							schemaPath: "common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
					if (typeof data25 == "number" && isFinite(data25)) {
						if (data25 < 1 || isNaN(data25)) {
							const err57 = {
								instancePath: instancePath + "/episodeInformation/season",
								schemaPath: "common.schema.json#/$defs/contentId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
						}
					}
				}
				if (data22.seasonTitle !== void 0 && func0.call(data22, "seasonTitle")) {
					let data26 = data22.seasonTitle;
					if (typeof data26 === "string") {
						if (data26.length > 300) {
							const err58 = {
								instancePath: instancePath + "/episodeInformation/seasonTitle",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err58];
							else vErrors.push(err58);
							errors++;
						}
					} else {
						const err59 = {
							instancePath: instancePath + "/episodeInformation/seasonTitle",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
			} else {
				const err60 = {
					instancePath: instancePath + "/episodeInformation",
					schemaPath: "#/properties/episodeInformation/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err60];
				else vErrors.push(err60);
				errors++;
			}
		}
		if (data.rating !== void 0 && func0.call(data, "rating")) {
			let data27 = data.rating;
			if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
				if (data27.rating === void 0 || !func0.call(data27, "rating")) {
					const err61 = {
						instancePath: instancePath + "/rating",
						schemaPath: "#/properties/rating/required",
						keyword: "required",
						params: { missingProperty: "rating" }
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
				for (const key3 of Object.keys(data27)) if (!(key3 === "rating" || key3 === "descriptors")) {
					const err62 = {
						instancePath: instancePath + "/rating",
						schemaPath: "#/properties/rating/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 }
					};
					if (vErrors === null) vErrors = [err62];
					else vErrors.push(err62);
					errors++;
				}
				if (data27.rating !== void 0 && func0.call(data27, "rating")) {
					let data28 = data27.rating;
					if (typeof data28 === "string") {
						if (data28.length > 300) {
							const err63 = {
								instancePath: instancePath + "/rating/rating",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err63];
							else vErrors.push(err63);
							errors++;
						}
					} else {
						const err64 = {
							instancePath: instancePath + "/rating/rating",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
				}
				if (data27.descriptors !== void 0 && func0.call(data27, "descriptors")) {
					let data29 = data27.descriptors;
					if (Array.isArray(data29)) {
						if (data29.length > 20) {
							const err65 = {
								instancePath: instancePath + "/rating/descriptors",
								schemaPath: "#/properties/rating/properties/descriptors/maxItems",
								keyword: "maxItems",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err65];
							else vErrors.push(err65);
							errors++;
						}
						const len1 = data29.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data30 = data29[i1];
							if (typeof data30 === "string") {
								if (data30.length > 300) {
									const err66 = {
										instancePath: instancePath + "/rating/descriptors/" + i1,
										schemaPath: "common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err66];
									else vErrors.push(err66);
									errors++;
								}
							} else {
								const err67 = {
									instancePath: instancePath + "/rating/descriptors/" + i1,
									schemaPath: "common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err67];
								else vErrors.push(err67);
								errors++;
							}
						}
					} else {
						const err68 = {
							instancePath: instancePath + "/rating/descriptors",
							schemaPath: "#/properties/rating/properties/descriptors/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err68];
						else vErrors.push(err68);
						errors++;
					}
				}
			} else {
				const err69 = {
					instancePath: instancePath + "/rating",
					schemaPath: "#/properties/rating/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err69];
				else vErrors.push(err69);
				errors++;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data31 = data.categories;
			if (Array.isArray(data31)) {
				if (data31.length > 30) {
					const err70 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err70];
					else vErrors.push(err70);
					errors++;
				}
				const len2 = data31.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data32 = data31[i2];
					if (typeof data32 === "string") {
						if (data32.length > 300) {
							const err71 = {
								instancePath: instancePath + "/categories/" + i2,
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err71];
							else vErrors.push(err71);
							errors++;
						}
					} else {
						const err72 = {
							instancePath: instancePath + "/categories/" + i2,
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err72];
						else vErrors.push(err72);
						errors++;
					}
				}
			} else {
				const err73 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err73];
				else vErrors.push(err73);
				errors++;
			}
		}
		if (data.seasonCount !== void 0 && func0.call(data, "seasonCount")) {
			let data33 = data.seasonCount;
			if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
				const err74 = {
					instancePath: instancePath + "/seasonCount",
					schemaPath: "#/properties/seasonCount/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err74];
				else vErrors.push(err74);
				errors++;
			}
			if (typeof data33 == "number" && isFinite(data33)) {
				if (data33 < 0 || isNaN(data33)) {
					const err75 = {
						instancePath: instancePath + "/seasonCount",
						schemaPath: "#/properties/seasonCount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err75];
					else vErrors.push(err75);
					errors++;
				}
			}
		}
		if (data.vodCount !== void 0 && func0.call(data, "vodCount")) {
			let data34 = data.vodCount;
			if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
				const err76 = {
					instancePath: instancePath + "/vodCount",
					schemaPath: "#/properties/vodCount/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err76];
				else vErrors.push(err76);
				errors++;
			}
			if (typeof data34 == "number" && isFinite(data34)) {
				if (data34 < 0 || isNaN(data34)) {
					const err77 = {
						instancePath: instancePath + "/vodCount",
						schemaPath: "#/properties/vodCount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err77];
					else vErrors.push(err77);
					errors++;
				}
			}
		}
		if (data.sectionId !== void 0 && func0.call(data, "sectionId")) {
			let data35 = data.sectionId;
			if (typeof data35 === "string") {
				if (!pattern4.test(data35)) {
					const err78 = {
						instancePath: instancePath + "/sectionId",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err78];
					else vErrors.push(err78);
					errors++;
				}
			} else {
				const err79 = {
					instancePath: instancePath + "/sectionId",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err79];
				else vErrors.push(err79);
				errors++;
			}
		}
		if (data.premiereRelease !== void 0 && func0.call(data, "premiereRelease")) {
			let data36 = data.premiereRelease;
			if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
				if (data36.type === void 0 || !func0.call(data36, "type")) {
					const err80 = {
						instancePath: instancePath + "/premiereRelease",
						schemaPath: "#/properties/premiereRelease/required",
						keyword: "required",
						params: { missingProperty: "type" }
					};
					if (vErrors === null) vErrors = [err80];
					else vErrors.push(err80);
					errors++;
				}
				if (data36.scheduledAt === void 0 || !func0.call(data36, "scheduledAt")) {
					const err81 = {
						instancePath: instancePath + "/premiereRelease",
						schemaPath: "#/properties/premiereRelease/required",
						keyword: "required",
						params: { missingProperty: "scheduledAt" }
					};
					if (vErrors === null) vErrors = [err81];
					else vErrors.push(err81);
					errors++;
				}
				for (const key4 of Object.keys(data36)) if (!(key4 === "type" || key4 === "scheduledAt")) {
					const err82 = {
						instancePath: instancePath + "/premiereRelease",
						schemaPath: "#/properties/premiereRelease/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 }
					};
					if (vErrors === null) vErrors = [err82];
					else vErrors.push(err82);
					errors++;
				}
				if (data36.type !== void 0 && func0.call(data36, "type")) {
					let data37 = data36.type;
					if (typeof data37 === "string") {
						if (data37.length > 300) {
							const err83 = {
								instancePath: instancePath + "/premiereRelease/type",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err83];
							else vErrors.push(err83);
							errors++;
						}
					} else {
						const err84 = {
							instancePath: instancePath + "/premiereRelease/type",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
				}
				if (data36.scheduledAt !== void 0 && func0.call(data36, "scheduledAt")) {
					let data38 = data36.scheduledAt;
					if (typeof data38 === "string") {
						if (!pattern12.test(data38)) {
							const err85 = {
								instancePath: instancePath + "/premiereRelease/scheduledAt",
								schemaPath: "common.schema.json#/$defs/instant/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
							};
							if (vErrors === null) vErrors = [err85];
							else vErrors.push(err85);
							errors++;
						}
					} else {
						const err86 = {
							instancePath: instancePath + "/premiereRelease/scheduledAt",
							schemaPath: "common.schema.json#/$defs/instant/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err86];
						else vErrors.push(err86);
						errors++;
					}
				}
			} else {
				const err87 = {
					instancePath: instancePath + "/premiereRelease",
					schemaPath: "#/properties/premiereRelease/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err87];
				else vErrors.push(err87);
				errors++;
			}
		}
		if (data.computedRelease !== void 0 && func0.call(data, "computedRelease")) {
			let data39 = data.computedRelease;
			if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
				if (data39.type === void 0 || !func0.call(data39, "type")) {
					const err88 = {
						instancePath: instancePath + "/computedRelease",
						schemaPath: "#/properties/computedRelease/required",
						keyword: "required",
						params: { missingProperty: "type" }
					};
					if (vErrors === null) vErrors = [err88];
					else vErrors.push(err88);
					errors++;
				}
				if (data39.scheduledAt === void 0 || !func0.call(data39, "scheduledAt")) {
					const err89 = {
						instancePath: instancePath + "/computedRelease",
						schemaPath: "#/properties/computedRelease/required",
						keyword: "required",
						params: { missingProperty: "scheduledAt" }
					};
					if (vErrors === null) vErrors = [err89];
					else vErrors.push(err89);
					errors++;
				}
				for (const key5 of Object.keys(data39)) if (!(key5 === "type" || key5 === "scheduledAt")) {
					const err90 = {
						instancePath: instancePath + "/computedRelease",
						schemaPath: "#/properties/computedRelease/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key5 }
					};
					if (vErrors === null) vErrors = [err90];
					else vErrors.push(err90);
					errors++;
				}
				if (data39.type !== void 0 && func0.call(data39, "type")) {
					let data40 = data39.type;
					if (typeof data40 === "string") {
						if (data40.length > 300) {
							const err91 = {
								instancePath: instancePath + "/computedRelease/type",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err91];
							else vErrors.push(err91);
							errors++;
						}
					} else {
						const err92 = {
							instancePath: instancePath + "/computedRelease/type",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err92];
						else vErrors.push(err92);
						errors++;
					}
				}
				if (data39.scheduledAt !== void 0 && func0.call(data39, "scheduledAt")) {
					let data41 = data39.scheduledAt;
					if (typeof data41 === "string") {
						if (!pattern12.test(data41)) {
							const err93 = {
								instancePath: instancePath + "/computedRelease/scheduledAt",
								schemaPath: "common.schema.json#/$defs/instant/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
							};
							if (vErrors === null) vErrors = [err93];
							else vErrors.push(err93);
							errors++;
						}
					} else {
						const err94 = {
							instancePath: instancePath + "/computedRelease/scheduledAt",
							schemaPath: "common.schema.json#/$defs/instant/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err94];
						else vErrors.push(err94);
						errors++;
					}
				}
			} else {
				const err95 = {
					instancePath: instancePath + "/computedRelease",
					schemaPath: "#/properties/computedRelease/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err95];
				else vErrors.push(err95);
				errors++;
			}
		}
		if (data.contentContext !== void 0 && func0.call(data, "contentContext")) {
			let data42 = data.contentContext;
			if (Array.isArray(data42)) {
				if (data42.length > 10) {
					const err96 = {
						instancePath: instancePath + "/contentContext",
						schemaPath: "#/properties/contentContext/maxItems",
						keyword: "maxItems",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err96];
					else vErrors.push(err96);
					errors++;
				}
				const len3 = data42.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data43 = data42[i3];
					if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
						if (data43.id === void 0 || !func0.call(data43, "id")) {
							const err97 = {
								instancePath: instancePath + "/contentContext/" + i3,
								schemaPath: "#/properties/contentContext/items/required",
								keyword: "required",
								params: { missingProperty: "id" }
							};
							if (vErrors === null) vErrors = [err97];
							else vErrors.push(err97);
							errors++;
						}
						if (data43.type === void 0 || !func0.call(data43, "type")) {
							const err98 = {
								instancePath: instancePath + "/contentContext/" + i3,
								schemaPath: "#/properties/contentContext/items/required",
								keyword: "required",
								params: { missingProperty: "type" }
							};
							if (vErrors === null) vErrors = [err98];
							else vErrors.push(err98);
							errors++;
						}
						for (const key6 of Object.keys(data43)) if (!(key6 === "id" || key6 === "type" || key6 === "owner")) {
							const err99 = {
								instancePath: instancePath + "/contentContext/" + i3,
								schemaPath: "#/properties/contentContext/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key6 }
							};
							if (vErrors === null) vErrors = [err99];
							else vErrors.push(err99);
							errors++;
						}
						if (data43.id !== void 0 && func0.call(data43, "id")) {
							let data44 = data43.id;
							const _errs112 = errors;
							let valid33 = false;
							const _errs113 = errors;
							if (!(typeof data44 == "number" && !(data44 % 1) && !isNaN(data44) && isFinite(data44))) {
								const err100 = {
									instancePath: instancePath + "/contentContext/" + i3 + "/id",
									schemaPath: "common.schema.json#/$defs/contentId/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err100];
								else vErrors.push(err100);
								errors++;
							}
							if (typeof data44 == "number" && isFinite(data44)) {
								if (data44 < 1 || isNaN(data44)) {
									const err101 = {
										instancePath: instancePath + "/contentContext/" + i3 + "/id",
										schemaPath: "common.schema.json#/$defs/contentId/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										}
									};
									if (vErrors === null) vErrors = [err101];
									else vErrors.push(err101);
									errors++;
								}
							}
							var _valid0 = _errs113 === errors;
							valid33 = valid33 || _valid0;
							if (!valid33) {
								const _errs116 = errors;
								if (typeof data44 === "string") {
									if (!pattern4.test(data44)) {
										const err102 = {
											instancePath: instancePath + "/contentContext/" + i3 + "/id",
											schemaPath: "common.schema.json#/$defs/key/pattern",
											keyword: "pattern",
											params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
										};
										if (vErrors === null) vErrors = [err102];
										else vErrors.push(err102);
										errors++;
									}
								} else {
									const err103 = {
										instancePath: instancePath + "/contentContext/" + i3 + "/id",
										schemaPath: "common.schema.json#/$defs/key/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err103];
									else vErrors.push(err103);
									errors++;
								}
								var _valid0 = _errs116 === errors;
								valid33 = valid33 || _valid0;
							}
							if (!valid33) {
								const err104 = {
									instancePath: instancePath + "/contentContext/" + i3 + "/id",
									schemaPath: "#/properties/contentContext/items/properties/id/anyOf",
									keyword: "anyOf",
									params: {}
								};
								if (vErrors === null) vErrors = [err104];
								else vErrors.push(err104);
								errors++;
							} else {
								errors = _errs112;
								if (vErrors !== null) {
									if (_errs112) vErrors.length = _errs112;
									else vErrors = null;
								}
							}
						}
						if (data43.type !== void 0 && func0.call(data43, "type")) {
							let data45 = data43.type;
							if (!(data45 === "PLAYLIST" || data45 === "SEASON" || data45 === "SERIES" || data45 === "WATCHLIST")) {
								const err105 = {
									instancePath: instancePath + "/contentContext/" + i3 + "/type",
									schemaPath: "#/properties/contentContext/items/properties/type/enum",
									keyword: "enum",
									params: { allowedValues: schema44.properties.contentContext.items.properties.type.enum }
								};
								if (vErrors === null) vErrors = [err105];
								else vErrors.push(err105);
								errors++;
							}
						}
						if (data43.owner !== void 0 && func0.call(data43, "owner")) {
							let data46 = data43.owner;
							if (typeof data46 === "string") {
								if (!pattern15.test(data46)) {
									const err106 = {
										instancePath: instancePath + "/contentContext/" + i3 + "/owner",
										schemaPath: "#/properties/contentContext/items/properties/owner/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9_-]{1,80}$" }
									};
									if (vErrors === null) vErrors = [err106];
									else vErrors.push(err106);
									errors++;
								}
							} else {
								const err107 = {
									instancePath: instancePath + "/contentContext/" + i3 + "/owner",
									schemaPath: "#/properties/contentContext/items/properties/owner/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err107];
								else vErrors.push(err107);
								errors++;
							}
						}
					} else {
						const err108 = {
							instancePath: instancePath + "/contentContext/" + i3,
							schemaPath: "#/properties/contentContext/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err108];
						else vErrors.push(err108);
						errors++;
					}
				}
			} else {
				const err109 = {
					instancePath: instancePath + "/contentContext",
					schemaPath: "#/properties/contentContext/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err109];
				else vErrors.push(err109);
				errors++;
			}
		}
		if (data.programmingInfo !== void 0 && func0.call(data, "programmingInfo")) {
			let data47 = data.programmingInfo;
			if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
				for (const key7 of Object.keys(data47)) if (!(key7 === "currentProgramme" || key7 === "nextProgramme" || key7 === "channelLogoUrl")) {
					const err110 = {
						instancePath: instancePath + "/programmingInfo",
						schemaPath: "#/properties/programmingInfo/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key7 }
					};
					if (vErrors === null) vErrors = [err110];
					else vErrors.push(err110);
					errors++;
				}
				if (data47.currentProgramme !== void 0 && func0.call(data47, "currentProgramme")) {
					if (!validate25(data47.currentProgramme, {
						instancePath: instancePath + "/programmingInfo/currentProgramme",
						parentData: data47,
						parentDataProperty: "currentProgramme",
						rootData
					})) {
						vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
						errors = vErrors.length;
					}
				}
				if (data47.nextProgramme !== void 0 && func0.call(data47, "nextProgramme")) {
					if (!validate25(data47.nextProgramme, {
						instancePath: instancePath + "/programmingInfo/nextProgramme",
						parentData: data47,
						parentDataProperty: "nextProgramme",
						rootData
					})) {
						vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
						errors = vErrors.length;
					}
				}
				if (data47.channelLogoUrl !== void 0 && func0.call(data47, "channelLogoUrl")) {
					let data50 = data47.channelLogoUrl;
					if (typeof data50 === "string") {
						if (data50.length > 2048) {
							const err111 = {
								instancePath: instancePath + "/programmingInfo/channelLogoUrl",
								schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err111];
							else vErrors.push(err111);
							errors++;
						}
						if (!pattern8.test(data50)) {
							const err112 = {
								instancePath: instancePath + "/programmingInfo/channelLogoUrl",
								schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
							};
							if (vErrors === null) vErrors = [err112];
							else vErrors.push(err112);
							errors++;
						}
					} else {
						const err113 = {
							instancePath: instancePath + "/programmingInfo/channelLogoUrl",
							schemaPath: "common.schema.json#/$defs/imageUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err113];
						else vErrors.push(err113);
						errors++;
					}
				}
			} else {
				const err114 = {
					instancePath: instancePath + "/programmingInfo",
					schemaPath: "#/properties/programmingInfo/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err114];
				else vErrors.push(err114);
				errors++;
			}
		}
		if (data.logoUrl !== void 0 && func0.call(data, "logoUrl")) {
			let data51 = data.logoUrl;
			if (typeof data51 === "string") {
				if (data51.length > 2048) {
					const err115 = {
						instancePath: instancePath + "/logoUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err115];
					else vErrors.push(err115);
					errors++;
				}
				if (!pattern8.test(data51)) {
					const err116 = {
						instancePath: instancePath + "/logoUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err116];
					else vErrors.push(err116);
					errors++;
				}
			} else {
				const err117 = {
					instancePath: instancePath + "/logoUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err117];
				else vErrors.push(err117);
				errors++;
			}
		}
		if (data.liveEventId !== void 0 && func0.call(data, "liveEventId")) {
			let data52 = data.liveEventId;
			if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52) && isFinite(data52))) {
				const err118 = {
					instancePath: instancePath + "/liveEventId",
					schemaPath: "common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err118];
				else vErrors.push(err118);
				errors++;
			}
			if (typeof data52 == "number" && isFinite(data52)) {
				if (data52 < 1 || isNaN(data52)) {
					const err119 = {
						instancePath: instancePath + "/liveEventId",
						schemaPath: "common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err119];
					else vErrors.push(err119);
					errors++;
				}
			}
		}
		if (data.feedName !== void 0 && func0.call(data, "feedName")) {
			let data53 = data.feedName;
			if (typeof data53 === "string") {
				if (!pattern4.test(data53)) {
					const err120 = {
						instancePath: instancePath + "/feedName",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err120];
					else vErrors.push(err120);
					errors++;
				}
			} else {
				const err121 = {
					instancePath: instancePath + "/feedName",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err121];
				else vErrors.push(err121);
				errors++;
			}
		}
		if (data.hasResults !== void 0 && func0.call(data, "hasResults")) {
			if (typeof data.hasResults !== "boolean") {
				const err122 = {
					instancePath: instancePath + "/hasResults",
					schemaPath: "#/properties/hasResults/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err122];
				else vErrors.push(err122);
				errors++;
			}
		}
		if (data.trailers !== void 0 && func0.call(data, "trailers")) {
			let data55 = data.trailers;
			if (Array.isArray(data55)) {
				if (data55.length > 10) {
					const err123 = {
						instancePath: instancePath + "/trailers",
						schemaPath: "#/properties/trailers/maxItems",
						keyword: "maxItems",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err123];
					else vErrors.push(err123);
					errors++;
				}
				const len4 = data55.length;
				for (let i4 = 0; i4 < len4; i4++) {
					let data56 = data55[i4];
					if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
						if (data56.id === void 0 || !func0.call(data56, "id")) {
							const err124 = {
								instancePath: instancePath + "/trailers/" + i4,
								schemaPath: "#/properties/trailers/items/required",
								keyword: "required",
								params: { missingProperty: "id" }
							};
							if (vErrors === null) vErrors = [err124];
							else vErrors.push(err124);
							errors++;
						}
						if (data56.title === void 0 || !func0.call(data56, "title")) {
							const err125 = {
								instancePath: instancePath + "/trailers/" + i4,
								schemaPath: "#/properties/trailers/items/required",
								keyword: "required",
								params: { missingProperty: "title" }
							};
							if (vErrors === null) vErrors = [err125];
							else vErrors.push(err125);
							errors++;
						}
						if (data56.accessLevel === void 0 || !func0.call(data56, "accessLevel")) {
							const err126 = {
								instancePath: instancePath + "/trailers/" + i4,
								schemaPath: "#/properties/trailers/items/required",
								keyword: "required",
								params: { missingProperty: "accessLevel" }
							};
							if (vErrors === null) vErrors = [err126];
							else vErrors.push(err126);
							errors++;
						}
						for (const key8 of Object.keys(data56)) if (!(key8 === "id" || key8 === "title" || key8 === "accessLevel")) {
							const err127 = {
								instancePath: instancePath + "/trailers/" + i4,
								schemaPath: "#/properties/trailers/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key8 }
							};
							if (vErrors === null) vErrors = [err127];
							else vErrors.push(err127);
							errors++;
						}
						if (data56.id !== void 0 && func0.call(data56, "id")) {
							let data57 = data56.id;
							if (!(typeof data57 == "number" && !(data57 % 1) && !isNaN(data57) && isFinite(data57))) {
								const err128 = {
									instancePath: instancePath + "/trailers/" + i4 + "/id",
									schemaPath: "common.schema.json#/$defs/contentId/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err128];
								else vErrors.push(err128);
								errors++;
							}
							if (typeof data57 == "number" && isFinite(data57)) {
								if (data57 < 1 || isNaN(data57)) {
									const err129 = {
										instancePath: instancePath + "/trailers/" + i4 + "/id",
										schemaPath: "common.schema.json#/$defs/contentId/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										}
									};
									if (vErrors === null) vErrors = [err129];
									else vErrors.push(err129);
									errors++;
								}
							}
						}
						if (data56.title !== void 0 && func0.call(data56, "title")) {
							let data58 = data56.title;
							if (typeof data58 === "string") {
								if (data58.length > 300) {
									const err130 = {
										instancePath: instancePath + "/trailers/" + i4 + "/title",
										schemaPath: "common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err130];
									else vErrors.push(err130);
									errors++;
								}
							} else {
								const err131 = {
									instancePath: instancePath + "/trailers/" + i4 + "/title",
									schemaPath: "common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err131];
								else vErrors.push(err131);
								errors++;
							}
						}
						if (data56.accessLevel !== void 0 && func0.call(data56, "accessLevel")) {
							let data59 = data56.accessLevel;
							if (!(data59 === "GRANTED" || data59 === "GRANTED_ON_SIGN_IN" || data59 === "DENIED")) {
								const err132 = {
									instancePath: instancePath + "/trailers/" + i4 + "/accessLevel",
									schemaPath: "#/properties/trailers/items/properties/accessLevel/enum",
									keyword: "enum",
									params: { allowedValues: schema44.properties.trailers.items.properties.accessLevel.enum }
								};
								if (vErrors === null) vErrors = [err132];
								else vErrors.push(err132);
								errors++;
							}
						}
					} else {
						const err133 = {
							instancePath: instancePath + "/trailers/" + i4,
							schemaPath: "#/properties/trailers/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err133];
						else vErrors.push(err133);
						errors++;
					}
				}
			} else {
				const err134 = {
					instancePath: instancePath + "/trailers",
					schemaPath: "#/properties/trailers/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err134];
				else vErrors.push(err134);
				errors++;
			}
		}
		if (data.watchProgress !== void 0 && func0.call(data, "watchProgress")) {
			let data60 = data.watchProgress;
			if (typeof data60 == "number" && isFinite(data60)) {
				if (data60 < 0 || isNaN(data60)) {
					const err135 = {
						instancePath: instancePath + "/watchProgress",
						schemaPath: "#/properties/watchProgress/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err135];
					else vErrors.push(err135);
					errors++;
				}
			} else {
				const err136 = {
					instancePath: instancePath + "/watchProgress",
					schemaPath: "#/properties/watchProgress/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err136];
				else vErrors.push(err136);
				errors++;
			}
		}
	} else {
		const err137 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err137];
		else vErrors.push(err137);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema78 = {
	"$id": "definitions/row-style.schema.json",
	"type": "object",
	"properties": {
		"rowCount": { "enum": [1, 2] },
		"displayPosters": { "type": "boolean" },
		"hideMetadata": { "type": "boolean" },
		"rowType": { "enum": [
			"basic",
			"featured",
			"inline"
		] },
		"background": {
			"type": "object",
			"properties": {
				"imageUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
				"gradients": {
					"type": "array",
					"items": { "enum": [
						"background",
						"surface",
						"raised",
						"brand",
						"transparent"
					] },
					"minItems": 2,
					"maxItems": 4
				}
			},
			"additionalProperties": false
		},
		"title": { "$ref": "common.schema.json#/$defs/line" },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"primaryCta": { "$ref": "#/$defs/cta" },
		"secondaryCta": { "$ref": "#/$defs/cta" },
		"textAlignment": { "enum": [
			"LEFT",
			"CENTER",
			"RIGHT"
		] },
		"metadataDisplayMode": { "enum": ["regular", "stacked"] },
		"playlistImageType": { "enum": ["title", "poster"] }
	},
	"$defs": { "cta": {
		"type": "object",
		"required": ["ctaText", "link"],
		"properties": {
			"ctaText": { "$ref": "common.schema.json#/$defs/line" },
			"link": { "$ref": "link.schema.json" }
		},
		"additionalProperties": false
	} },
	"additionalProperties": false
};
const schema84 = {
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
	},
	"additionalProperties": false
};
const pattern24 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0 || !func0.call(data, "type")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "type" || key0 === "id" || key0 === "title" || key0 === "route" || key0 === "url")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data0 = data.type;
			if (!(data0 === "VOD" || data0 === "LIVE" || data0 === "EPG" || data0 === "PLAYLIST" || data0 === "SEASON" || data0 === "SERIES" || data0 === "SECTION" || data0 === "PLUGIN" || data0 === "ROUTE" || data0 === "EXTERNAL")) {
				const err2 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema84.properties.type.enum }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data1 = data.id;
			const _errs4 = errors;
			let valid1 = false;
			const _errs5 = errors;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err3 = {
					instancePath: instancePath + "/id",
					schemaPath: "common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
			var _valid0 = _errs5 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs8 = errors;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err5 = {
							instancePath: instancePath + "/id",
							schemaPath: "common.schema.json#/$defs/key/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				} else {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/key/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				var _valid0 = _errs8 === errors;
				valid1 = valid1 || _valid0;
			}
			if (!valid1) {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data2 = data.title;
			if (typeof data2 === "string") {
				if (data2.length > 300) {
					const err8 = {
						instancePath: instancePath + "/title",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/title",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.route !== void 0 && func0.call(data, "route")) {
			let data3 = data.route;
			if (typeof data3 === "string") {
				if (data3.length > 2048) {
					const err10 = {
						instancePath: instancePath + "/route",
						schemaPath: "common.schema.json#/$defs/url/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern24.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/route",
						schemaPath: "common.schema.json#/$defs/url/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/route",
					schemaPath: "common.schema.json#/$defs/url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.url !== void 0 && func0.call(data, "url")) {
			let data4 = data.url;
			if (typeof data4 === "string") {
				if (data4.length > 2048) {
					const err13 = {
						instancePath: instancePath + "/url",
						schemaPath: "common.schema.json#/$defs/url/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern24.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/url",
						schemaPath: "common.schema.json#/$defs/url/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/url",
					schemaPath: "common.schema.json#/$defs/url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate31.errors = vErrors;
	return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ctaText === void 0 || !func0.call(data, "ctaText")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ctaText" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.link === void 0 || !func0.call(data, "link")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "link" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "ctaText" || key0 === "link")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.ctaText !== void 0 && func0.call(data, "ctaText")) {
			let data0 = data.ctaText;
			if (typeof data0 === "string") {
				if (data0.length > 300) {
					const err3 = {
						instancePath: instancePath + "/ctaText",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/ctaText",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.link !== void 0 && func0.call(data, "link")) {
			if (!validate31(data.link, {
				instancePath: instancePath + "/link",
				parentData: data,
				parentDataProperty: "link",
				rootData
			})) {
				vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!func0.call(schema78.properties, key0)) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rowCount !== void 0 && func0.call(data, "rowCount")) {
			let data0 = data.rowCount;
			if (!(data0 === 1 || data0 === 2)) {
				const err1 = {
					instancePath: instancePath + "/rowCount",
					schemaPath: "#/properties/rowCount/enum",
					keyword: "enum",
					params: { allowedValues: schema78.properties.rowCount.enum }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.displayPosters !== void 0 && func0.call(data, "displayPosters")) {
			if (typeof data.displayPosters !== "boolean") {
				const err2 = {
					instancePath: instancePath + "/displayPosters",
					schemaPath: "#/properties/displayPosters/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.hideMetadata !== void 0 && func0.call(data, "hideMetadata")) {
			if (typeof data.hideMetadata !== "boolean") {
				const err3 = {
					instancePath: instancePath + "/hideMetadata",
					schemaPath: "#/properties/hideMetadata/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.rowType !== void 0 && func0.call(data, "rowType")) {
			let data3 = data.rowType;
			if (!(data3 === "basic" || data3 === "featured" || data3 === "inline")) {
				const err4 = {
					instancePath: instancePath + "/rowType",
					schemaPath: "#/properties/rowType/enum",
					keyword: "enum",
					params: { allowedValues: schema78.properties.rowType.enum }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.background !== void 0 && func0.call(data, "background")) {
			let data4 = data.background;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				for (const key1 of Object.keys(data4)) if (!(key1 === "imageUrl" || key1 === "gradients")) {
					const err5 = {
						instancePath: instancePath + "/background",
						schemaPath: "#/properties/background/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data4.imageUrl !== void 0 && func0.call(data4, "imageUrl")) {
					let data5 = data4.imageUrl;
					if (typeof data5 === "string") {
						if (data5.length > 2048) {
							const err6 = {
								instancePath: instancePath + "/background/imageUrl",
								schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!pattern8.test(data5)) {
							const err7 = {
								instancePath: instancePath + "/background/imageUrl",
								schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/background/imageUrl",
							schemaPath: "common.schema.json#/$defs/imageUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data4.gradients !== void 0 && func0.call(data4, "gradients")) {
					let data6 = data4.gradients;
					if (Array.isArray(data6)) {
						if (data6.length > 4) {
							const err9 = {
								instancePath: instancePath + "/background/gradients",
								schemaPath: "#/properties/background/properties/gradients/maxItems",
								keyword: "maxItems",
								params: { limit: 4 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data6.length < 2) {
							const err10 = {
								instancePath: instancePath + "/background/gradients",
								schemaPath: "#/properties/background/properties/gradients/minItems",
								keyword: "minItems",
								params: { limit: 2 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						const len0 = data6.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data7 = data6[i0];
							if (!(data7 === "background" || data7 === "surface" || data7 === "raised" || data7 === "brand" || data7 === "transparent")) {
								const err11 = {
									instancePath: instancePath + "/background/gradients/" + i0,
									schemaPath: "#/properties/background/properties/gradients/items/enum",
									keyword: "enum",
									params: { allowedValues: schema78.properties.background.properties.gradients.items.enum }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/background/gradients",
							schemaPath: "#/properties/background/properties/gradients/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/background",
					schemaPath: "#/properties/background/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data8 = data.title;
			if (typeof data8 === "string") {
				if (data8.length > 300) {
					const err14 = {
						instancePath: instancePath + "/title",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/title",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data9 = data.description;
			if (typeof data9 === "string") {
				if (data9.length > 5e3) {
					const err16 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.primaryCta !== void 0 && func0.call(data, "primaryCta")) {
			if (!validate30(data.primaryCta, {
				instancePath: instancePath + "/primaryCta",
				parentData: data,
				parentDataProperty: "primaryCta",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.secondaryCta !== void 0 && func0.call(data, "secondaryCta")) {
			if (!validate30(data.secondaryCta, {
				instancePath: instancePath + "/secondaryCta",
				parentData: data,
				parentDataProperty: "secondaryCta",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.textAlignment !== void 0 && func0.call(data, "textAlignment")) {
			let data12 = data.textAlignment;
			if (!(data12 === "LEFT" || data12 === "CENTER" || data12 === "RIGHT")) {
				const err18 = {
					instancePath: instancePath + "/textAlignment",
					schemaPath: "#/properties/textAlignment/enum",
					keyword: "enum",
					params: { allowedValues: schema78.properties.textAlignment.enum }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.metadataDisplayMode !== void 0 && func0.call(data, "metadataDisplayMode")) {
			let data13 = data.metadataDisplayMode;
			if (!(data13 === "regular" || data13 === "stacked")) {
				const err19 = {
					instancePath: instancePath + "/metadataDisplayMode",
					schemaPath: "#/properties/metadataDisplayMode/enum",
					keyword: "enum",
					params: { allowedValues: schema78.properties.metadataDisplayMode.enum }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.playlistImageType !== void 0 && func0.call(data, "playlistImageType")) {
			let data14 = data.playlistImageType;
			if (!(data14 === "title" || data14 === "poster")) {
				const err20 = {
					instancePath: instancePath + "/playlistImageType",
					schemaPath: "#/properties/playlistImageType/enum",
					keyword: "enum",
					params: { allowedValues: schema78.properties.playlistImageType.enum }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate29.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.bucketId === void 0 || !func0.call(data, "bucketId")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bucketId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.exid === void 0 || !func0.call(data, "exid")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exid" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type === void 0 || !func0.call(data, "type")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema31.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.tab !== void 0 && func0.call(data, "tab")) {
			let data0 = data.tab;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/tab",
						schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/tab",
					schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.bucketId !== void 0 && func0.call(data, "bucketId")) {
			let data1 = data.bucketId;
			const _errs6 = errors;
			let valid2 = false;
			const _errs7 = errors;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/bucketId",
					schemaPath: "#/properties/bucketId/anyOf/0/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/bucketId",
						schemaPath: "#/properties/bucketId/anyOf/0/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
			var _valid0 = _errs7 === errors;
			valid2 = valid2 || _valid0;
			if (!valid2) {
				const _errs9 = errors;
				if (typeof data1 === "string") {
					if (!pattern4.test(data1)) {
						const err9 = {
							instancePath: instancePath + "/bucketId",
							schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				} else {
					const err10 = {
						instancePath: instancePath + "/bucketId",
						schemaPath: "../definitions/common.schema.json#/$defs/key/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				var _valid0 = _errs9 === errors;
				valid2 = valid2 || _valid0;
			}
			if (!valid2) {
				const err11 = {
					instancePath: instancePath + "/bucketId",
					schemaPath: "#/properties/bucketId/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			} else {
				errors = _errs6;
				if (vErrors !== null) {
					if (_errs6) vErrors.length = _errs6;
					else vErrors = null;
				}
			}
		}
		if (data.exid !== void 0 && func0.call(data, "exid")) {
			let data2 = data.exid;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err12 = {
						instancePath: instancePath + "/exid",
						schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/exid",
					schemaPath: "../definitions/common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data3 = data.name;
			if (typeof data3 === "string") {
				if (data3.length > 300) {
					const err14 = {
						instancePath: instancePath + "/name",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/name",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data4 = data.type;
			if (!(data4 === "VOD_VIDEO" || data4 === "VOD_SERIES" || data4 === "VOD_SEASON" || data4 === "PLAYLIST" || data4 === "LIVE" || data4 === "UPCOMING" || data4 === "SECTION_LINK" || data4 === "MIXED")) {
				const err16 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.type.enum }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.source !== void 0 && func0.call(data, "source")) {
			if (!validate22(data.source, {
				instancePath: instancePath + "/source",
				parentData: data,
				parentDataProperty: "source",
				rootData
			})) {
				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
				errors = vErrors.length;
			}
		}
		if (data.sectionId !== void 0 && func0.call(data, "sectionId")) {
			let data6 = data.sectionId;
			if (typeof data6 === "string") {
				if (!pattern4.test(data6)) {
					const err17 = {
						instancePath: instancePath + "/sectionId",
						schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/sectionId",
					schemaPath: "../definitions/common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.contentList !== void 0 && func0.call(data, "contentList")) {
			let data7 = data.contentList;
			if (Array.isArray(data7)) {
				if (data7.length > 200) {
					const err19 = {
						instancePath: instancePath + "/contentList",
						schemaPath: "#/properties/contentList/maxItems",
						keyword: "maxItems",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate24(data7[i0], {
					instancePath: instancePath + "/contentList/" + i0,
					parentData: data7,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
					errors = vErrors.length;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/contentList",
					schemaPath: "#/properties/contentList/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.paging !== void 0 && func0.call(data, "paging")) {
			let data9 = data.paging;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.moreDataAvailable === void 0 || !func0.call(data9, "moreDataAvailable")) {
					const err21 = {
						instancePath: instancePath + "/paging",
						schemaPath: "../definitions/paging.schema.json/required",
						keyword: "required",
						params: { missingProperty: "moreDataAvailable" }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				for (const key1 of Object.keys(data9)) if (!(key1 === "moreDataAvailable" || key1 === "lastSeen")) {
					const err22 = {
						instancePath: instancePath + "/paging",
						schemaPath: "../definitions/paging.schema.json/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data9.moreDataAvailable !== void 0 && func0.call(data9, "moreDataAvailable")) {
					if (typeof data9.moreDataAvailable !== "boolean") {
						const err23 = {
							instancePath: instancePath + "/paging/moreDataAvailable",
							schemaPath: "../definitions/paging.schema.json/properties/moreDataAvailable/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data9.lastSeen !== void 0 && func0.call(data9, "lastSeen")) {
					let data11 = data9.lastSeen;
					const _errs33 = errors;
					let valid11 = false;
					const _errs34 = errors;
					if (typeof data11 === "string") {
						if (data11.length > 500) {
							const err24 = {
								instancePath: instancePath + "/paging/lastSeen",
								schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/0/maxLength",
								keyword: "maxLength",
								params: { limit: 500 }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/paging/lastSeen",
							schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/0/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					var _valid1 = _errs34 === errors;
					valid11 = valid11 || _valid1;
					if (!valid11) {
						const _errs36 = errors;
						if (!(typeof data11 == "number" && isFinite(data11))) {
							const err26 = {
								instancePath: instancePath + "/paging/lastSeen",
								schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/1/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
						var _valid1 = _errs36 === errors;
						valid11 = valid11 || _valid1;
					}
					if (!valid11) {
						const err27 = {
							instancePath: instancePath + "/paging/lastSeen",
							schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf",
							keyword: "anyOf",
							params: {}
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					} else {
						errors = _errs33;
						if (vErrors !== null) {
							if (_errs33) vErrors.length = _errs33;
							else vErrors = null;
						}
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/paging",
					schemaPath: "../definitions/paging.schema.json/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.layout !== void 0 && func0.call(data, "layout")) {
			let data12 = data.layout;
			if (!(data12 === "ROW" || data12 === "GRID")) {
				const err29 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.layout.enum }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.rowTypeData !== void 0 && func0.call(data, "rowTypeData")) {
			if (!validate29(data.rowTypeData, {
				instancePath: instancePath + "/rowTypeData",
				parentData: data,
				parentDataProperty: "rowTypeData",
				rootData
			})) {
				vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
				errors = vErrors.length;
			}
		}
		if (data.minItems !== void 0 && func0.call(data, "minItems")) {
			let data14 = data.minItems;
			if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
				const err30 = {
					instancePath: instancePath + "/minItems",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/minItems/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (typeof data14 == "number" && isFinite(data14)) {
				if (data14 > 10 || isNaN(data14)) {
					const err31 = {
						instancePath: instancePath + "/minItems",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/minItems/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 10
						}
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (data14 < 1 || isNaN(data14)) {
					const err32 = {
						instancePath: instancePath + "/minItems",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/minItems/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			}
		}
		if (data.onEmpty !== void 0 && func0.call(data, "onEmpty")) {
			let data15 = data.onEmpty;
			if (!(data15 === "hide" || data15 === "message" || data15 === "fallback")) {
				const err33 = {
					instancePath: instancePath + "/onEmpty",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/onEmpty/enum",
					keyword: "enum",
					params: { allowedValues: schema92.enum }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
			let data16 = data.emptyTitle;
			if (typeof data16 === "string") {
				if (data16.length > 300) {
					const err34 = {
						instancePath: instancePath + "/emptyTitle",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/emptyTitle",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyTitle/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.emptyDescription !== void 0 && func0.call(data, "emptyDescription")) {
			let data17 = data.emptyDescription;
			if (typeof data17 === "string") {
				if (data17.length > 5e3) {
					const err36 = {
						instancePath: instancePath + "/emptyDescription",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyDescription/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/emptyDescription",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyDescription/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.reserve !== void 0 && func0.call(data, "reserve")) {
			let data18 = data.reserve;
			if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
				for (const key2 of Object.keys(data18)) if (!(key2 === "aspect" || key2 === "count")) {
					const err38 = {
						instancePath: instancePath + "/reserve",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				if (data18.aspect !== void 0 && func0.call(data18, "aspect")) {
					let data19 = data18.aspect;
					if (!(data19 === "16:9" || data19 === "1:1" || data19 === "2:3")) {
						const err39 = {
							instancePath: instancePath + "/reserve/aspect",
							schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/aspect/enum",
							keyword: "enum",
							params: { allowedValues: schema95.properties.aspect.enum }
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
				}
				if (data18.count !== void 0 && func0.call(data18, "count")) {
					let data20 = data18.count;
					if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
						const err40 = {
							instancePath: instancePath + "/reserve/count",
							schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/count/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					if (typeof data20 == "number" && isFinite(data20)) {
						if (data20 > 50 || isNaN(data20)) {
							const err41 = {
								instancePath: instancePath + "/reserve/count",
								schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/count/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 50
								}
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
						if (data20 < 1 || isNaN(data20)) {
							const err42 = {
								instancePath: instancePath + "/reserve/count",
								schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/count/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					}
				}
			} else {
				const err43 = {
					instancePath: instancePath + "/reserve",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
	} else {
		const err44 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err44];
		else vErrors.push(err44);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };