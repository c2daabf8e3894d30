const validate = validate20;
const schema31 = {
	"$id": "blocks/liveRow.schema.json",
	"type": "object",
	"required": ["title"],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"source": { "$ref": "../definitions/source.schema.json" },
		"cards": {
			"type": "array",
			"maxItems": 50,
			"items": { "$ref": "../definitions/live-card.schema.json" }
		},
		"sectionId": { "$ref": "../definitions/common.schema.json#/$defs/key" },
		"bucketId": { "$ref": "../definitions/common.schema.json#/$defs/key" },
		"link": { "$ref": "../definitions/link.schema.json" },
		"linkText": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"minItems": { "$ref": "../definitions/row-contract.schema.json#/$defs/minItems" },
		"onEmpty": { "$ref": "../definitions/row-contract.schema.json#/$defs/onEmpty" },
		"emptyTitle": { "$ref": "../definitions/row-contract.schema.json#/$defs/emptyTitle" },
		"emptyDescription": { "$ref": "../definitions/row-contract.schema.json#/$defs/emptyDescription" },
		"reserve": { "$ref": "../definitions/row-contract.schema.json#/$defs/reserve" }
	},
	"additionalProperties": false
};
const schema63 = { "enum": [
	"hide",
	"message",
	"fallback"
] };
const schema66 = {
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
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const pattern5 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern6 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern7 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
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
				if (!pattern7.test(data3)) {
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
				if (!pattern7.test(data4)) {
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
				if (!pattern5.test(data5)) {
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
			if (!(data2 === "LIVE" || data2 === "UPCOMING")) {
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
		if (data.live !== void 0 && func0.call(data, "live")) {
			if (typeof data.live !== "boolean") {
				const err12 = {
					instancePath: instancePath + "/live",
					schemaPath: "#/properties/live/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.displayLiveBadge !== void 0 && func0.call(data, "displayLiveBadge")) {
			if (typeof data.displayLiveBadge !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/displayLiveBadge",
					schemaPath: "#/properties/displayLiveBadge/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.audioOnly !== void 0 && func0.call(data, "audioOnly")) {
			if (typeof data.audioOnly !== "boolean") {
				const err14 = {
					instancePath: instancePath + "/audioOnly",
					schemaPath: "#/properties/audioOnly/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.startDate !== void 0 && func0.call(data, "startDate")) {
			let data7 = data.startDate;
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 0xe677d21fdbff || isNaN(data7)) {
					const err15 = {
						instancePath: instancePath + "/startDate",
						schemaPath: "#/properties/startDate/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 0xe677d21fdbff
						}
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data7 < 0 || isNaN(data7)) {
					const err16 = {
						instancePath: instancePath + "/startDate",
						schemaPath: "#/properties/startDate/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/startDate",
					schemaPath: "#/properties/startDate/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.endDate !== void 0 && func0.call(data, "endDate")) {
			let data8 = data.endDate;
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 0xe677d21fdbff || isNaN(data8)) {
					const err18 = {
						instancePath: instancePath + "/endDate",
						schemaPath: "#/properties/endDate/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 0xe677d21fdbff
						}
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					const err19 = {
						instancePath: instancePath + "/endDate",
						schemaPath: "#/properties/endDate/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
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
			let data9 = data.thumbnailUrl;
			if (typeof data9 === "string") {
				if (data9.length > 2048) {
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
				if (!pattern5.test(data9)) {
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
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data10 = data.placeholder;
			if (typeof data10 === "string") {
				if (!pattern6.test(data10)) {
					const err24 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.programmingInfo !== void 0 && func0.call(data, "programmingInfo")) {
			let data11 = data.programmingInfo;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				for (const key1 of Object.keys(data11)) if (!(key1 === "currentProgramme" || key1 === "nextProgramme" || key1 === "channelLogoUrl")) {
					const err26 = {
						instancePath: instancePath + "/programmingInfo",
						schemaPath: "#/properties/programmingInfo/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (data11.currentProgramme !== void 0 && func0.call(data11, "currentProgramme")) {
					if (!validate25(data11.currentProgramme, {
						instancePath: instancePath + "/programmingInfo/currentProgramme",
						parentData: data11,
						parentDataProperty: "currentProgramme",
						rootData
					})) {
						vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
						errors = vErrors.length;
					}
				}
				if (data11.nextProgramme !== void 0 && func0.call(data11, "nextProgramme")) {
					if (!validate25(data11.nextProgramme, {
						instancePath: instancePath + "/programmingInfo/nextProgramme",
						parentData: data11,
						parentDataProperty: "nextProgramme",
						rootData
					})) {
						vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
						errors = vErrors.length;
					}
				}
				if (data11.channelLogoUrl !== void 0 && func0.call(data11, "channelLogoUrl")) {
					let data14 = data11.channelLogoUrl;
					if (typeof data14 === "string") {
						if (data14.length > 2048) {
							const err27 = {
								instancePath: instancePath + "/programmingInfo/channelLogoUrl",
								schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						if (!pattern5.test(data14)) {
							const err28 = {
								instancePath: instancePath + "/programmingInfo/channelLogoUrl",
								schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					} else {
						const err29 = {
							instancePath: instancePath + "/programmingInfo/channelLogoUrl",
							schemaPath: "common.schema.json#/$defs/imageUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/programmingInfo",
					schemaPath: "#/properties/programmingInfo/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
	} else {
		const err31 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err31];
		else vErrors.push(err31);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const schema54 = {
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
const pattern14 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					params: { allowedValues: schema54.properties.type.enum }
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
				if (!pattern14.test(data3)) {
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
				if (!pattern14.test(data4)) {
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
	validate29.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.title === void 0 || !func0.call(data, "title")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
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
			let data3 = data.cards;
			if (Array.isArray(data3)) {
				if (data3.length > 50) {
					const err6 = {
						instancePath: instancePath + "/cards",
						schemaPath: "#/properties/cards/maxItems",
						keyword: "maxItems",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate24(data3[i0], {
					instancePath: instancePath + "/cards/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/cards",
					schemaPath: "#/properties/cards/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.sectionId !== void 0 && func0.call(data, "sectionId")) {
			let data5 = data.sectionId;
			if (typeof data5 === "string") {
				if (!pattern4.test(data5)) {
					const err8 = {
						instancePath: instancePath + "/sectionId",
						schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/sectionId",
					schemaPath: "../definitions/common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.bucketId !== void 0 && func0.call(data, "bucketId")) {
			let data6 = data.bucketId;
			if (typeof data6 === "string") {
				if (!pattern4.test(data6)) {
					const err10 = {
						instancePath: instancePath + "/bucketId",
						schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/bucketId",
					schemaPath: "../definitions/common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.link !== void 0 && func0.call(data, "link")) {
			if (!validate29(data.link, {
				instancePath: instancePath + "/link",
				parentData: data,
				parentDataProperty: "link",
				rootData
			})) {
				vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
				errors = vErrors.length;
			}
		}
		if (data.linkText !== void 0 && func0.call(data, "linkText")) {
			let data8 = data.linkText;
			if (typeof data8 === "string") {
				if (data8.length > 300) {
					const err12 = {
						instancePath: instancePath + "/linkText",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/linkText",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.minItems !== void 0 && func0.call(data, "minItems")) {
			let data9 = data.minItems;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
				const err14 = {
					instancePath: instancePath + "/minItems",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/minItems/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data9 == "number" && isFinite(data9)) {
				if (data9 > 10 || isNaN(data9)) {
					const err15 = {
						instancePath: instancePath + "/minItems",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/minItems/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 10
						}
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data9 < 1 || isNaN(data9)) {
					const err16 = {
						instancePath: instancePath + "/minItems",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/minItems/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			}
		}
		if (data.onEmpty !== void 0 && func0.call(data, "onEmpty")) {
			let data10 = data.onEmpty;
			if (!(data10 === "hide" || data10 === "message" || data10 === "fallback")) {
				const err17 = {
					instancePath: instancePath + "/onEmpty",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/onEmpty/enum",
					keyword: "enum",
					params: { allowedValues: schema63.enum }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
			let data11 = data.emptyTitle;
			if (typeof data11 === "string") {
				if (data11.length > 300) {
					const err18 = {
						instancePath: instancePath + "/emptyTitle",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/emptyTitle",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyTitle/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.emptyDescription !== void 0 && func0.call(data, "emptyDescription")) {
			let data12 = data.emptyDescription;
			if (typeof data12 === "string") {
				if (data12.length > 5e3) {
					const err20 = {
						instancePath: instancePath + "/emptyDescription",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyDescription/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/emptyDescription",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/emptyDescription/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.reserve !== void 0 && func0.call(data, "reserve")) {
			let data13 = data.reserve;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
				for (const key1 of Object.keys(data13)) if (!(key1 === "aspect" || key1 === "count")) {
					const err22 = {
						instancePath: instancePath + "/reserve",
						schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data13.aspect !== void 0 && func0.call(data13, "aspect")) {
					let data14 = data13.aspect;
					if (!(data14 === "16:9" || data14 === "1:1" || data14 === "2:3")) {
						const err23 = {
							instancePath: instancePath + "/reserve/aspect",
							schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/aspect/enum",
							keyword: "enum",
							params: { allowedValues: schema66.properties.aspect.enum }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data13.count !== void 0 && func0.call(data13, "count")) {
					let data15 = data13.count;
					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
						const err24 = {
							instancePath: instancePath + "/reserve/count",
							schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/count/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (typeof data15 == "number" && isFinite(data15)) {
						if (data15 > 50 || isNaN(data15)) {
							const err25 = {
								instancePath: instancePath + "/reserve/count",
								schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/count/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 50
								}
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
						if (data15 < 1 || isNaN(data15)) {
							const err26 = {
								instancePath: instancePath + "/reserve/count",
								schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/properties/count/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/reserve",
					schemaPath: "../definitions/row-contract.schema.json#/$defs/reserve/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };