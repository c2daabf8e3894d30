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
		"sectionId": { "$ref": "../definitions/common.schema.json#/$defs/key" },
		"bucketId": { "$ref": "../definitions/common.schema.json#/$defs/key" },
		"minItems": { "$ref": "../definitions/row-contract.schema.json#/$defs/minItems" },
		"onEmpty": { "$ref": "../definitions/row-contract.schema.json#/$defs/onEmpty" },
		"emptyTitle": { "$ref": "../definitions/row-contract.schema.json#/$defs/emptyTitle" },
		"emptyDescription": { "$ref": "../definitions/row-contract.schema.json#/$defs/emptyDescription" },
		"reserve": { "$ref": "../definitions/row-contract.schema.json#/$defs/reserve" }
	},
	"additionalProperties": false
};
const schema60 = { "enum": [
	"hide",
	"message",
	"fallback"
] };
const schema63 = {
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
					params: { allowedValues: schema35.properties.type.enum }
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
					params: { allowedValues: schema35.properties.sort.enum }
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
		"sectionId": { "$ref": "common.schema.json#/$defs/key" }
	},
	"additionalProperties": false
};
const pattern5 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern7 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
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
		for (const key0 of Object.keys(data)) if (!func0.call(schema41.properties, key0)) {
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
			if (!(data2 === "VOD" || data2 === "PLAYLIST" || data2 === "VOD_SERIES" || data2 === "VOD_SEASON" || data2 === "LIVE" || data2 === "UPCOMING" || data2 === "SECTION_LINK")) {
				const err10 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema41.properties.type.enum }
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
					params: { allowedValues: schema41.properties.accessLevel.enum }
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
					params: { allowedValues: schema41.properties.onlinePlayback.enum }
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
			if (!(typeof data8 == "number" && isFinite(data8))) {
				const err19 = {
					instancePath: instancePath + "/startDate",
					schemaPath: "#/properties/startDate/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.endDate !== void 0 && func0.call(data, "endDate")) {
			let data9 = data.endDate;
			if (!(typeof data9 == "number" && isFinite(data9))) {
				const err20 = {
					instancePath: instancePath + "/endDate",
					schemaPath: "#/properties/endDate/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.thumbnailUrl !== void 0 && func0.call(data, "thumbnailUrl")) {
			let data10 = data.thumbnailUrl;
			if (typeof data10 === "string") {
				if (data10.length > 2048) {
					const err21 = {
						instancePath: instancePath + "/thumbnailUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (!pattern5.test(data10)) {
					const err22 = {
						instancePath: instancePath + "/thumbnailUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/thumbnailUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.posterUrl !== void 0 && func0.call(data, "posterUrl")) {
			let data11 = data.posterUrl;
			if (typeof data11 === "string") {
				if (data11.length > 2048) {
					const err24 = {
						instancePath: instancePath + "/posterUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (!pattern5.test(data11)) {
					const err25 = {
						instancePath: instancePath + "/posterUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/posterUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data12 = data.placeholder;
			if (typeof data12 === "string") {
				if (!pattern7.test(data12)) {
					const err27 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.favourite !== void 0 && func0.call(data, "favourite")) {
			if (typeof data.favourite !== "boolean") {
				const err29 = {
					instancePath: instancePath + "/favourite",
					schemaPath: "#/properties/favourite/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.audioTracks !== void 0 && func0.call(data, "audioTracks")) {
			let data14 = data.audioTracks;
			if (Array.isArray(data14)) {
				if (data14.length > 30) {
					const err30 = {
						instancePath: instancePath + "/audioTracks",
						schemaPath: "#/properties/audioTracks/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				const len0 = data14.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data15 = data14[i0];
					if (typeof data15 === "string") {
						if (data15.length > 20) {
							const err31 = {
								instancePath: instancePath + "/audioTracks/" + i0,
								schemaPath: "#/properties/audioTracks/items/maxLength",
								keyword: "maxLength",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					} else {
						const err32 = {
							instancePath: instancePath + "/audioTracks/" + i0,
							schemaPath: "#/properties/audioTracks/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/audioTracks",
					schemaPath: "#/properties/audioTracks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.audioOnly !== void 0 && func0.call(data, "audioOnly")) {
			if (typeof data.audioOnly !== "boolean") {
				const err34 = {
					instancePath: instancePath + "/audioOnly",
					schemaPath: "#/properties/audioOnly/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.displayLiveBadge !== void 0 && func0.call(data, "displayLiveBadge")) {
			if (typeof data.displayLiveBadge !== "boolean") {
				const err35 = {
					instancePath: instancePath + "/displayLiveBadge",
					schemaPath: "#/properties/displayLiveBadge/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.live !== void 0 && func0.call(data, "live")) {
			if (typeof data.live !== "boolean") {
				const err36 = {
					instancePath: instancePath + "/live",
					schemaPath: "#/properties/live/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.series !== void 0 && func0.call(data, "series")) {
			let data19 = data.series;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.seriesId === void 0 || !func0.call(data19, "seriesId")) {
					const err37 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/required",
						keyword: "required",
						params: { missingProperty: "seriesId" }
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				if (data19.title === void 0 || !func0.call(data19, "title")) {
					const err38 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/required",
						keyword: "required",
						params: { missingProperty: "title" }
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				for (const key1 of Object.keys(data19)) if (!(key1 === "seriesId" || key1 === "title")) {
					const err39 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				if (data19.seriesId !== void 0 && func0.call(data19, "seriesId")) {
					let data20 = data19.seriesId;
					if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
						const err40 = {
							instancePath: instancePath + "/series/seriesId",
							schemaPath: "common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					if (typeof data20 == "number" && isFinite(data20)) {
						if (data20 < 1 || isNaN(data20)) {
							const err41 = {
								instancePath: instancePath + "/series/seriesId",
								schemaPath: "common.schema.json#/$defs/contentId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
				}
				if (data19.title !== void 0 && func0.call(data19, "title")) {
					let data21 = data19.title;
					if (typeof data21 === "string") {
						if (data21.length > 300) {
							const err42 = {
								instancePath: instancePath + "/series/title",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					} else {
						const err43 = {
							instancePath: instancePath + "/series/title",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				}
			} else {
				const err44 = {
					instancePath: instancePath + "/series",
					schemaPath: "#/properties/series/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
		}
		if (data.episodeInformation !== void 0 && func0.call(data, "episodeInformation")) {
			let data22 = data.episodeInformation;
			if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
				if (data22.seasonNumber === void 0 || !func0.call(data22, "seasonNumber")) {
					const err45 = {
						instancePath: instancePath + "/episodeInformation",
						schemaPath: "#/properties/episodeInformation/required",
						keyword: "required",
						params: { missingProperty: "seasonNumber" }
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (data22.episodeNumber === void 0 || !func0.call(data22, "episodeNumber")) {
					const err46 = {
						instancePath: instancePath + "/episodeInformation",
						schemaPath: "#/properties/episodeInformation/required",
						keyword: "required",
						params: { missingProperty: "episodeNumber" }
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
				for (const key2 of Object.keys(data22)) if (!(key2 === "seasonNumber" || key2 === "episodeNumber" || key2 === "season" || key2 === "seasonTitle")) {
					const err47 = {
						instancePath: instancePath + "/episodeInformation",
						schemaPath: "#/properties/episodeInformation/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (data22.seasonNumber !== void 0 && func0.call(data22, "seasonNumber")) {
					let data23 = data22.seasonNumber;
					if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
						const err48 = {
							instancePath: instancePath + "/episodeInformation/seasonNumber",
							schemaPath: "#/properties/episodeInformation/properties/seasonNumber/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
					if (typeof data23 == "number" && isFinite(data23)) {
						if (data23 < 0 || isNaN(data23)) {
							const err49 = {
								instancePath: instancePath + "/episodeInformation/seasonNumber",
								schemaPath: "#/properties/episodeInformation/properties/seasonNumber/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
					}
				}
				if (data22.episodeNumber !== void 0 && func0.call(data22, "episodeNumber")) {
					let data24 = data22.episodeNumber;
					if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
						const err50 = {
							instancePath: instancePath + "/episodeInformation/episodeNumber",
							schemaPath: "#/properties/episodeInformation/properties/episodeNumber/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
					if (typeof data24 == "number" && isFinite(data24)) {
						if (data24 < 0 || isNaN(data24)) {
							const err51 = {
								instancePath: instancePath + "/episodeInformation/episodeNumber",
								schemaPath: "#/properties/episodeInformation/properties/episodeNumber/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
				}
				if (data22.season !== void 0 && func0.call(data22, "season")) {
					let data25 = data22.season;
					if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
						const err52 = {
							instancePath: instancePath + "/episodeInformation/season",
							schemaPath: "common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
					if (typeof data25 == "number" && isFinite(data25)) {
						if (data25 < 1 || isNaN(data25)) {
							const err53 = {
								instancePath: instancePath + "/episodeInformation/season",
								schemaPath: "common.schema.json#/$defs/contentId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
					}
				}
				if (data22.seasonTitle !== void 0 && func0.call(data22, "seasonTitle")) {
					let data26 = data22.seasonTitle;
					if (typeof data26 === "string") {
						if (data26.length > 300) {
							const err54 = {
								instancePath: instancePath + "/episodeInformation/seasonTitle",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					} else {
						const err55 = {
							instancePath: instancePath + "/episodeInformation/seasonTitle",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
			} else {
				const err56 = {
					instancePath: instancePath + "/episodeInformation",
					schemaPath: "#/properties/episodeInformation/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err56];
				else vErrors.push(err56);
				errors++;
			}
		}
		if (data.rating !== void 0 && func0.call(data, "rating")) {
			let data27 = data.rating;
			if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
				if (data27.rating === void 0 || !func0.call(data27, "rating")) {
					const err57 = {
						instancePath: instancePath + "/rating",
						schemaPath: "#/properties/rating/required",
						keyword: "required",
						params: { missingProperty: "rating" }
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
				for (const key3 of Object.keys(data27)) if (!(key3 === "rating" || key3 === "descriptors")) {
					const err58 = {
						instancePath: instancePath + "/rating",
						schemaPath: "#/properties/rating/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 }
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
				if (data27.rating !== void 0 && func0.call(data27, "rating")) {
					let data28 = data27.rating;
					if (typeof data28 === "string") {
						if (data28.length > 300) {
							const err59 = {
								instancePath: instancePath + "/rating/rating",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err59];
							else vErrors.push(err59);
							errors++;
						}
					} else {
						const err60 = {
							instancePath: instancePath + "/rating/rating",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
				}
				if (data27.descriptors !== void 0 && func0.call(data27, "descriptors")) {
					let data29 = data27.descriptors;
					if (Array.isArray(data29)) {
						if (data29.length > 20) {
							const err61 = {
								instancePath: instancePath + "/rating/descriptors",
								schemaPath: "#/properties/rating/properties/descriptors/maxItems",
								keyword: "maxItems",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err61];
							else vErrors.push(err61);
							errors++;
						}
						const len1 = data29.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data30 = data29[i1];
							if (typeof data30 === "string") {
								if (data30.length > 300) {
									const err62 = {
										instancePath: instancePath + "/rating/descriptors/" + i1,
										schemaPath: "common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err62];
									else vErrors.push(err62);
									errors++;
								}
							} else {
								const err63 = {
									instancePath: instancePath + "/rating/descriptors/" + i1,
									schemaPath: "common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err63];
								else vErrors.push(err63);
								errors++;
							}
						}
					} else {
						const err64 = {
							instancePath: instancePath + "/rating/descriptors",
							schemaPath: "#/properties/rating/properties/descriptors/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
				}
			} else {
				const err65 = {
					instancePath: instancePath + "/rating",
					schemaPath: "#/properties/rating/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err65];
				else vErrors.push(err65);
				errors++;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data31 = data.categories;
			if (Array.isArray(data31)) {
				if (data31.length > 30) {
					const err66 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err66];
					else vErrors.push(err66);
					errors++;
				}
				const len2 = data31.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data32 = data31[i2];
					if (typeof data32 === "string") {
						if (data32.length > 300) {
							const err67 = {
								instancePath: instancePath + "/categories/" + i2,
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
					} else {
						const err68 = {
							instancePath: instancePath + "/categories/" + i2,
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err68];
						else vErrors.push(err68);
						errors++;
					}
				}
			} else {
				const err69 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err69];
				else vErrors.push(err69);
				errors++;
			}
		}
		if (data.seasonCount !== void 0 && func0.call(data, "seasonCount")) {
			let data33 = data.seasonCount;
			if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
				const err70 = {
					instancePath: instancePath + "/seasonCount",
					schemaPath: "#/properties/seasonCount/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err70];
				else vErrors.push(err70);
				errors++;
			}
			if (typeof data33 == "number" && isFinite(data33)) {
				if (data33 < 0 || isNaN(data33)) {
					const err71 = {
						instancePath: instancePath + "/seasonCount",
						schemaPath: "#/properties/seasonCount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err71];
					else vErrors.push(err71);
					errors++;
				}
			}
		}
		if (data.vodCount !== void 0 && func0.call(data, "vodCount")) {
			let data34 = data.vodCount;
			if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
				const err72 = {
					instancePath: instancePath + "/vodCount",
					schemaPath: "#/properties/vodCount/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err72];
				else vErrors.push(err72);
				errors++;
			}
			if (typeof data34 == "number" && isFinite(data34)) {
				if (data34 < 0 || isNaN(data34)) {
					const err73 = {
						instancePath: instancePath + "/vodCount",
						schemaPath: "#/properties/vodCount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
			}
		}
		if (data.sectionId !== void 0 && func0.call(data, "sectionId")) {
			let data35 = data.sectionId;
			if (typeof data35 === "string") {
				if (!pattern4.test(data35)) {
					const err74 = {
						instancePath: instancePath + "/sectionId",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err74];
					else vErrors.push(err74);
					errors++;
				}
			} else {
				const err75 = {
					instancePath: instancePath + "/sectionId",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err75];
				else vErrors.push(err75);
				errors++;
			}
		}
	} else {
		const err76 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err76];
		else vErrors.push(err76);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		for (const key0 of Object.keys(data)) if (!func0.call(schema31.properties, key0)) {
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
		if (data.tab !== void 0 && func0.call(data, "tab")) {
			let data0 = data.tab;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/tab",
						schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/tab",
					schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err4 = {
						instancePath: instancePath + "/title",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/title",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data2 = data.type;
			if (!(data2 === "LIST" || data2 === "GRID" || data2 === "CAROUSEL")) {
				const err6 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.type.enum }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
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
		if (data.cards !== void 0 && func0.call(data, "cards")) {
			let data4 = data.cards;
			if (Array.isArray(data4)) {
				if (data4.length > 200) {
					const err7 = {
						instancePath: instancePath + "/cards",
						schemaPath: "#/properties/cards/maxItems",
						keyword: "maxItems",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate24(data4[i0], {
					instancePath: instancePath + "/cards/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/cards",
					schemaPath: "#/properties/cards/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.sectionId !== void 0 && func0.call(data, "sectionId")) {
			let data6 = data.sectionId;
			if (typeof data6 === "string") {
				if (!pattern4.test(data6)) {
					const err9 = {
						instancePath: instancePath + "/sectionId",
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
					instancePath: instancePath + "/sectionId",
					schemaPath: "../definitions/common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.bucketId !== void 0 && func0.call(data, "bucketId")) {
			let data7 = data.bucketId;
			if (typeof data7 === "string") {
				if (!pattern4.test(data7)) {
					const err11 = {
						instancePath: instancePath + "/bucketId",
						schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/bucketId",
					schemaPath: "../definitions/common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.minItems !== void 0 && func0.call(data, "minItems")) {
			let data8 = data.minItems;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err13 = {
					instancePath: instancePath + "/minItems",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/minItems/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 10 || isNaN(data8)) {
					const err14 = {
						instancePath: instancePath + "/minItems",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/minItems/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 10
						}
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data8 < 1 || isNaN(data8)) {
					const err15 = {
						instancePath: instancePath + "/minItems",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/minItems/minimum",
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
		if (data.onEmpty !== void 0 && func0.call(data, "onEmpty")) {
			let data9 = data.onEmpty;
			if (!(data9 === "hide" || data9 === "message" || data9 === "fallback")) {
				const err16 = {
					instancePath: instancePath + "/onEmpty",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/onEmpty/enum",
					keyword: "enum",
					params: { allowedValues: schema60.enum }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
			let data10 = data.emptyTitle;
			if (typeof data10 === "string") {
				if (data10.length > 300) {
					const err17 = {
						instancePath: instancePath + "/emptyTitle",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/emptyTitle",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyTitle/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.emptyDescription !== void 0 && func0.call(data, "emptyDescription")) {
			let data11 = data.emptyDescription;
			if (typeof data11 === "string") {
				if (data11.length > 5e3) {
					const err19 = {
						instancePath: instancePath + "/emptyDescription",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyDescription/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/emptyDescription",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyDescription/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.reserve !== void 0 && func0.call(data, "reserve")) {
			let data12 = data.reserve;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
				for (const key1 of Object.keys(data12)) if (!(key1 === "aspect" || key1 === "count")) {
					const err21 = {
						instancePath: instancePath + "/reserve",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data12.aspect !== void 0 && func0.call(data12, "aspect")) {
					let data13 = data12.aspect;
					if (!(data13 === "16:9" || data13 === "1:1" || data13 === "2:3")) {
						const err22 = {
							instancePath: instancePath + "/reserve/aspect",
							schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/aspect/enum",
							keyword: "enum",
							params: { allowedValues: schema63.properties.aspect.enum }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data12.count !== void 0 && func0.call(data12, "count")) {
					let data14 = data12.count;
					if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
						const err23 = {
							instancePath: instancePath + "/reserve/count",
							schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/count/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
					if (typeof data14 == "number" && isFinite(data14)) {
						if (data14 > 50 || isNaN(data14)) {
							const err24 = {
								instancePath: instancePath + "/reserve/count",
								schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/count/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 50
								}
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (data14 < 1 || isNaN(data14)) {
							const err25 = {
								instancePath: instancePath + "/reserve/count",
								schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/count/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/reserve",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
	} else {
		const err27 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err27];
		else vErrors.push(err27);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };