const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const schema37 = {
	"$id": "definitions/season-item.schema.json",
	"type": "object",
	"required": [
		"id",
		"title",
		"episodeCount"
	],
	"properties": {
		"id": { "$ref": "common.schema.json#/$defs/contentId" },
		"title": { "$ref": "common.schema.json#/$defs/line" },
		"episodeCount": {
			"type": "integer",
			"minimum": 0
		},
		"seasonNumber": {
			"type": "integer",
			"minimum": 0
		},
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"longDescription": { "$ref": "common.schema.json#/$defs/prose" },
		"smallCoverUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
		"coverUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
		"titleUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
		"posterUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
		"series": {
			"type": "object",
			"required": ["seriesId", "title"],
			"properties": {
				"seriesId": { "$ref": "common.schema.json#/$defs/contentId" },
				"title": { "$ref": "common.schema.json#/$defs/line" }
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const pattern5 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data.episodeCount === void 0 || !func0.call(data, "episodeCount")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "episodeCount" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema37.properties, key0)) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/id",
					schemaPath: "common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err6 = {
						instancePath: instancePath + "/title",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/title",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.episodeCount !== void 0 && func0.call(data, "episodeCount")) {
			let data2 = data.episodeCount;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err8 = {
					instancePath: instancePath + "/episodeCount",
					schemaPath: "#/properties/episodeCount/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err9 = {
						instancePath: instancePath + "/episodeCount",
						schemaPath: "#/properties/episodeCount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.seasonNumber !== void 0 && func0.call(data, "seasonNumber")) {
			let data3 = data.seasonNumber;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err10 = {
					instancePath: instancePath + "/seasonNumber",
					schemaPath: "#/properties/seasonNumber/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err11 = {
						instancePath: instancePath + "/seasonNumber",
						schemaPath: "#/properties/seasonNumber/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data4 = data.description;
			if (typeof data4 === "string") {
				if (data4.length > 5e3) {
					const err12 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.longDescription !== void 0 && func0.call(data, "longDescription")) {
			let data5 = data.longDescription;
			if (typeof data5 === "string") {
				if (data5.length > 5e3) {
					const err14 = {
						instancePath: instancePath + "/longDescription",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/longDescription",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.smallCoverUrl !== void 0 && func0.call(data, "smallCoverUrl")) {
			let data6 = data.smallCoverUrl;
			if (typeof data6 === "string") {
				if (data6.length > 2048) {
					const err16 = {
						instancePath: instancePath + "/smallCoverUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!pattern5.test(data6)) {
					const err17 = {
						instancePath: instancePath + "/smallCoverUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/smallCoverUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.coverUrl !== void 0 && func0.call(data, "coverUrl")) {
			let data7 = data.coverUrl;
			if (typeof data7 === "string") {
				if (data7.length > 2048) {
					const err19 = {
						instancePath: instancePath + "/coverUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!pattern5.test(data7)) {
					const err20 = {
						instancePath: instancePath + "/coverUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/coverUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.titleUrl !== void 0 && func0.call(data, "titleUrl")) {
			let data8 = data.titleUrl;
			if (typeof data8 === "string") {
				if (data8.length > 2048) {
					const err22 = {
						instancePath: instancePath + "/titleUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (!pattern5.test(data8)) {
					const err23 = {
						instancePath: instancePath + "/titleUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/titleUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.posterUrl !== void 0 && func0.call(data, "posterUrl")) {
			let data9 = data.posterUrl;
			if (typeof data9 === "string") {
				if (data9.length > 2048) {
					const err25 = {
						instancePath: instancePath + "/posterUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (!pattern5.test(data9)) {
					const err26 = {
						instancePath: instancePath + "/posterUrl",
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
					instancePath: instancePath + "/posterUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.series !== void 0 && func0.call(data, "series")) {
			let data10 = data.series;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.seriesId === void 0 || !func0.call(data10, "seriesId")) {
					const err28 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/required",
						keyword: "required",
						params: { missingProperty: "seriesId" }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				if (data10.title === void 0 || !func0.call(data10, "title")) {
					const err29 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/required",
						keyword: "required",
						params: { missingProperty: "title" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				for (const key1 of Object.keys(data10)) if (!(key1 === "seriesId" || key1 === "title")) {
					const err30 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (data10.seriesId !== void 0 && func0.call(data10, "seriesId")) {
					let data11 = data10.seriesId;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
						const err31 = {
							instancePath: instancePath + "/series/seriesId",
							schemaPath: "common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					if (typeof data11 == "number" && isFinite(data11)) {
						if (data11 < 1 || isNaN(data11)) {
							const err32 = {
								instancePath: instancePath + "/series/seriesId",
								schemaPath: "common.schema.json#/$defs/contentId/minimum",
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
				if (data10.title !== void 0 && func0.call(data10, "title")) {
					let data12 = data10.title;
					if (typeof data12 === "string") {
						if (data12.length > 300) {
							const err33 = {
								instancePath: instancePath + "/series/title",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					} else {
						const err34 = {
							instancePath: instancePath + "/series/title",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/series",
					schemaPath: "#/properties/series/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
	} else {
		const err36 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err36];
		else vErrors.push(err36);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.seasonId === void 0 || !func0.call(data, "seasonId")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seasonId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.series === void 0 || !func0.call(data, "series")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "series" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.seasons === void 0 || !func0.call(data, "seasons")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seasons" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "tab" || key0 === "seasonId" || key0 === "series" || key0 === "seasons")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.tab !== void 0 && func0.call(data, "tab")) {
			let data0 = data.tab;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/tab",
						schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/tab",
					schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.seasonId !== void 0 && func0.call(data, "seasonId")) {
			let data1 = data.seasonId;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err6 = {
					instancePath: instancePath + "/seasonId",
					schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/seasonId",
						schemaPath: "../definitions/common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
		if (data.series !== void 0 && func0.call(data, "series")) {
			let data2 = data.series;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.seriesId === void 0 || !func0.call(data2, "seriesId")) {
					const err8 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/required",
						keyword: "required",
						params: { missingProperty: "seriesId" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2.title === void 0 || !func0.call(data2, "title")) {
					const err9 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/required",
						keyword: "required",
						params: { missingProperty: "title" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				for (const key1 of Object.keys(data2)) if (!(key1 === "seriesId" || key1 === "title")) {
					const err10 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data2.seriesId !== void 0 && func0.call(data2, "seriesId")) {
					let data3 = data2.seriesId;
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
						const err11 = {
							instancePath: instancePath + "/series/seriesId",
							schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 < 1 || isNaN(data3)) {
							const err12 = {
								instancePath: instancePath + "/series/seriesId",
								schemaPath: "../definitions/common.schema.json#/$defs/contentId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
				}
				if (data2.title !== void 0 && func0.call(data2, "title")) {
					let data4 = data2.title;
					if (typeof data4 === "string") {
						if (data4.length > 300) {
							const err13 = {
								instancePath: instancePath + "/series/title",
								schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/series/title",
							schemaPath: "../definitions/common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/series",
					schemaPath: "#/properties/series/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.seasons !== void 0 && func0.call(data, "seasons")) {
			let data5 = data.seasons;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5.items === void 0 || !func0.call(data5, "items")) {
					const err16 = {
						instancePath: instancePath + "/seasons",
						schemaPath: "#/properties/seasons/required",
						keyword: "required",
						params: { missingProperty: "items" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				for (const key2 of Object.keys(data5)) if (!(key2 === "items" || key2 === "paging")) {
					const err17 = {
						instancePath: instancePath + "/seasons",
						schemaPath: "#/properties/seasons/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data5.items !== void 0 && func0.call(data5, "items")) {
					let data6 = data5.items;
					if (Array.isArray(data6)) {
						if (data6.length > 200) {
							const err18 = {
								instancePath: instancePath + "/seasons/items",
								schemaPath: "#/properties/seasons/properties/items/maxItems",
								keyword: "maxItems",
								params: { limit: 200 }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						const len0 = data6.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate22(data6[i0], {
							instancePath: instancePath + "/seasons/items/" + i0,
							parentData: data6,
							parentDataProperty: i0,
							rootData
						})) {
							vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
							errors = vErrors.length;
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/seasons/items",
							schemaPath: "#/properties/seasons/properties/items/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data5.paging !== void 0 && func0.call(data5, "paging")) {
					let data8 = data5.paging;
					if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
						if (data8.moreDataAvailable === void 0 || !func0.call(data8, "moreDataAvailable")) {
							const err20 = {
								instancePath: instancePath + "/seasons/paging",
								schemaPath: "../definitions/paging.schema.json/required",
								keyword: "required",
								params: { missingProperty: "moreDataAvailable" }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						for (const key3 of Object.keys(data8)) if (!(key3 === "moreDataAvailable" || key3 === "lastSeen")) {
							const err21 = {
								instancePath: instancePath + "/seasons/paging",
								schemaPath: "../definitions/paging.schema.json/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (data8.moreDataAvailable !== void 0 && func0.call(data8, "moreDataAvailable")) {
							if (typeof data8.moreDataAvailable !== "boolean") {
								const err22 = {
									instancePath: instancePath + "/seasons/paging/moreDataAvailable",
									schemaPath: "../definitions/paging.schema.json/properties/moreDataAvailable/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						}
						if (data8.lastSeen !== void 0 && func0.call(data8, "lastSeen")) {
							let data10 = data8.lastSeen;
							const _errs30 = errors;
							let valid11 = false;
							const _errs31 = errors;
							if (typeof data10 === "string") {
								if (data10.length > 500) {
									const err23 = {
										instancePath: instancePath + "/seasons/paging/lastSeen",
										schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/0/maxLength",
										keyword: "maxLength",
										params: { limit: 500 }
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							} else {
								const err24 = {
									instancePath: instancePath + "/seasons/paging/lastSeen",
									schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/0/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
							var _valid0 = _errs31 === errors;
							valid11 = valid11 || _valid0;
							if (!valid11) {
								const _errs33 = errors;
								if (!(typeof data10 == "number" && isFinite(data10))) {
									const err25 = {
										instancePath: instancePath + "/seasons/paging/lastSeen",
										schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/1/type",
										keyword: "type",
										params: { type: "number" }
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
								var _valid0 = _errs33 === errors;
								valid11 = valid11 || _valid0;
							}
							if (!valid11) {
								const err26 = {
									instancePath: instancePath + "/seasons/paging/lastSeen",
									schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf",
									keyword: "anyOf",
									params: {}
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							} else {
								errors = _errs30;
								if (vErrors !== null) {
									if (_errs30) vErrors.length = _errs30;
									else vErrors = null;
								}
							}
						}
					} else {
						const err27 = {
							instancePath: instancePath + "/seasons/paging",
							schemaPath: "../definitions/paging.schema.json/type",
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
					instancePath: instancePath + "/seasons",
					schemaPath: "#/properties/seasons/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };