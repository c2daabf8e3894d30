const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const schema34 = {
	"type": "object",
	"required": [
		"id",
		"title",
		"duration",
		"publishedAt",
		"access",
		"media"
	],
	"properties": {
		"id": { "$ref": "common.schema.json#/$defs/contentId" },
		"title": { "$ref": "#/$defs/title" },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"longDescription": { "$ref": "common.schema.json#/$defs/prose" },
		"duration": {
			"type": "integer",
			"minimum": 1
		},
		"publishedAt": {
			"type": "string",
			"pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z)?$"
		},
		"access": { "$ref": "#/$defs/access" },
		"media": {
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9-]{0,79}$"
		},
		"tags": { "$ref": "#/$defs/tags" },
		"categories": {
			"type": "array",
			"maxItems": 10,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 60
			}
		},
		"rating": { "$ref": "#/$defs/rating" },
		"audioOnly": { "type": "boolean" },
		"geoblocked": { "type": "boolean" },
		"available": { "type": "boolean" },
		"episodeNumber": {
			"type": "integer",
			"minimum": 0
		},
		"scene": { "$ref": "common.schema.json#/$defs/key" },
		"picture": { "$ref": "#/$defs/picture" },
		"poster": { "$ref": "#/$defs/picture" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"translations": { "$ref": "#/$defs/translations" }
	},
	"additionalProperties": false
};
const schema39 = { "enum": [
	"GRANTED",
	"GRANTED_ON_SIGN_IN",
	"DENIED"
] };
const pattern5 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z)?$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9-]{0,79}$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern8 = new RegExp("^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$", "u");
const pattern10 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern11 = new RegExp("^[a-z]{2,3}(_[A-Z]{2})?$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) {
			const _errs1 = errors;
			if (typeof key0 === "string") {
				if (!pattern11.test(key0)) {
					const err0 = {
						instancePath,
						schemaPath: "#/propertyNames/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" },
						propertyName: key0
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			}
			if (!(_errs1 === errors)) {
				const err1 = {
					instancePath,
					schemaPath: "#/propertyNames",
					keyword: "propertyNames",
					params: { propertyName: key0 }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		for (const key1 of Object.keys(data)) {
			let data0 = data[key1];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key2 of Object.keys(data0)) if (!(key2 === "title" || key2 === "description" || key2 === "longDescription")) {
					const err2 = {
						instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/additionalProperties/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.title !== void 0 && func0.call(data0, "title")) {
					let data1 = data0.title;
					if (typeof data1 === "string") {
						if (data1.length > 200) {
							const err3 = {
								instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
								schemaPath: "#/additionalProperties/properties/title/maxLength",
								keyword: "maxLength",
								params: { limit: 200 }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
						if (data1.length < 1) {
							const err4 = {
								instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
								schemaPath: "#/additionalProperties/properties/title/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
							schemaPath: "#/additionalProperties/properties/title/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data0.description !== void 0 && func0.call(data0, "description")) {
					let data2 = data0.description;
					if (typeof data2 === "string") {
						if (data2.length > 5e3) {
							const err6 = {
								instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
								schemaPath: "common.schema.json#/$defs/prose/maxLength",
								keyword: "maxLength",
								params: { limit: 5e3 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
							schemaPath: "common.schema.json#/$defs/prose/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.longDescription !== void 0 && func0.call(data0, "longDescription")) {
					let data3 = data0.longDescription;
					if (typeof data3 === "string") {
						if (data3.length > 5e3) {
							const err8 = {
								instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/longDescription",
								schemaPath: "common.schema.json#/$defs/prose/maxLength",
								keyword: "maxLength",
								params: { limit: 5e3 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/longDescription",
							schemaPath: "common.schema.json#/$defs/prose/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
					schemaPath: "#/additionalProperties/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
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
		if (data.duration === void 0 || !func0.call(data, "duration")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "duration" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.publishedAt === void 0 || !func0.call(data, "publishedAt")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishedAt" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.access === void 0 || !func0.call(data, "access")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "access" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.media === void 0 || !func0.call(data, "media")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "media" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema34.properties, key0)) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/contentId/minimum",
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
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 200) {
					const err9 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data1.length < 1) {
					const err10 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/$defs/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (data2.length > 5e3) {
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
			let data3 = data.longDescription;
			if (typeof data3 === "string") {
				if (data3.length > 5e3) {
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
		if (data.duration !== void 0 && func0.call(data, "duration")) {
			let data4 = data.duration;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err16 = {
					instancePath: instancePath + "/duration",
					schemaPath: "#/properties/duration/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 1 || isNaN(data4)) {
					const err17 = {
						instancePath: instancePath + "/duration",
						schemaPath: "#/properties/duration/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		}
		if (data.publishedAt !== void 0 && func0.call(data, "publishedAt")) {
			let data5 = data.publishedAt;
			if (typeof data5 === "string") {
				if (!pattern5.test(data5)) {
					const err18 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z)?$" }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.access !== void 0 && func0.call(data, "access")) {
			let data6 = data.access;
			if (!(data6 === "GRANTED" || data6 === "GRANTED_ON_SIGN_IN" || data6 === "DENIED")) {
				const err20 = {
					instancePath: instancePath + "/access",
					schemaPath: "#/$defs/access/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.media !== void 0 && func0.call(data, "media")) {
			let data7 = data.media;
			if (typeof data7 === "string") {
				if (!pattern6.test(data7)) {
					const err21 = {
						instancePath: instancePath + "/media",
						schemaPath: "#/properties/media/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9][a-z0-9-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/media",
					schemaPath: "#/properties/media/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.tags !== void 0 && func0.call(data, "tags")) {
			let data8 = data.tags;
			if (Array.isArray(data8)) {
				if (data8.length > 30) {
					const err23 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/$defs/tags/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data9 = data8[i0];
					if (typeof data9 === "string") {
						if (data9.length > 60) {
							const err24 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (data9.length < 1) {
							const err25 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/$defs/tags/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/$defs/tags/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data10 = data.categories;
			if (Array.isArray(data10)) {
				if (data10.length > 10) {
					const err28 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/maxItems",
						keyword: "maxItems",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data11 = data10[i1];
					if (typeof data11 === "string") {
						if (data11.length > 60) {
							const err29 = {
								instancePath: instancePath + "/categories/" + i1,
								schemaPath: "#/properties/categories/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
						if (data11.length < 1) {
							const err30 = {
								instancePath: instancePath + "/categories/" + i1,
								schemaPath: "#/properties/categories/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					} else {
						const err31 = {
							instancePath: instancePath + "/categories/" + i1,
							schemaPath: "#/properties/categories/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.rating !== void 0 && func0.call(data, "rating")) {
			let data12 = data.rating;
			if (typeof data12 === "string") {
				if (data12.length > 20) {
					const err33 = {
						instancePath: instancePath + "/rating",
						schemaPath: "#/$defs/rating/maxLength",
						keyword: "maxLength",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			} else {
				const err34 = {
					instancePath: instancePath + "/rating",
					schemaPath: "#/$defs/rating/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.audioOnly !== void 0 && func0.call(data, "audioOnly")) {
			if (typeof data.audioOnly !== "boolean") {
				const err35 = {
					instancePath: instancePath + "/audioOnly",
					schemaPath: "#/properties/audioOnly/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.geoblocked !== void 0 && func0.call(data, "geoblocked")) {
			if (typeof data.geoblocked !== "boolean") {
				const err36 = {
					instancePath: instancePath + "/geoblocked",
					schemaPath: "#/properties/geoblocked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.available !== void 0 && func0.call(data, "available")) {
			if (typeof data.available !== "boolean") {
				const err37 = {
					instancePath: instancePath + "/available",
					schemaPath: "#/properties/available/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.episodeNumber !== void 0 && func0.call(data, "episodeNumber")) {
			let data16 = data.episodeNumber;
			if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
				const err38 = {
					instancePath: instancePath + "/episodeNumber",
					schemaPath: "#/properties/episodeNumber/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
			if (typeof data16 == "number" && isFinite(data16)) {
				if (data16 < 0 || isNaN(data16)) {
					const err39 = {
						instancePath: instancePath + "/episodeNumber",
						schemaPath: "#/properties/episodeNumber/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			}
		}
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data17 = data.scene;
			if (typeof data17 === "string") {
				if (!pattern7.test(data17)) {
					const err40 = {
						instancePath: instancePath + "/scene",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			} else {
				const err41 = {
					instancePath: instancePath + "/scene",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data18 = data.picture;
			if (typeof data18 === "string") {
				if (data18.length > 200) {
					const err42 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				if (!pattern8.test(data18)) {
					const err43 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
			} else {
				const err44 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
		}
		if (data.poster !== void 0 && func0.call(data, "poster")) {
			let data19 = data.poster;
			if (typeof data19 === "string") {
				if (data19.length > 200) {
					const err45 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (!pattern8.test(data19)) {
					const err46 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
			} else {
				const err47 = {
					instancePath: instancePath + "/poster",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data20 = data.placeholder;
			if (typeof data20 === "string") {
				if (!pattern10.test(data20)) {
					const err48 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			} else {
				const err49 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate23(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err50 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err50];
		else vErrors.push(err50);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const schema49 = {
	"type": "object",
	"required": [
		"id",
		"title",
		"access",
		"seasons"
	],
	"properties": {
		"id": { "$ref": "common.schema.json#/$defs/contentId" },
		"title": { "$ref": "#/$defs/title" },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"longDescription": { "$ref": "common.schema.json#/$defs/prose" },
		"access": { "$ref": "#/$defs/access" },
		"tags": { "$ref": "#/$defs/tags" },
		"categories": {
			"type": "array",
			"maxItems": 10,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 60
			}
		},
		"rating": { "$ref": "#/$defs/rating" },
		"seasons": {
			"type": "array",
			"maxItems": 500,
			"items": { "$ref": "#/$defs/season" }
		},
		"scene": { "$ref": "common.schema.json#/$defs/key" },
		"picture": { "$ref": "#/$defs/picture" },
		"poster": { "$ref": "#/$defs/picture" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"translations": { "$ref": "#/$defs/translations" }
	},
	"additionalProperties": false
};
const schema57 = {
	"type": "object",
	"required": [
		"id",
		"title",
		"seasonNumber",
		"episodes"
	],
	"properties": {
		"id": { "$ref": "common.schema.json#/$defs/contentId" },
		"title": { "$ref": "#/$defs/title" },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"seasonNumber": {
			"type": "integer",
			"minimum": 0
		},
		"episodes": {
			"type": "array",
			"maxItems": 1e3,
			"items": { "$ref": "#/$defs/video" }
		},
		"scene": { "$ref": "common.schema.json#/$defs/key" },
		"picture": { "$ref": "#/$defs/picture" },
		"poster": { "$ref": "#/$defs/picture" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"translations": { "$ref": "#/$defs/translations" }
	},
	"additionalProperties": false
};
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data.seasonNumber === void 0 || !func0.call(data, "seasonNumber")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seasonNumber" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.episodes === void 0 || !func0.call(data, "episodes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "episodes" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema57.properties, key0)) {
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
				if (data1.length > 200) {
					const err7 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data1.length < 1) {
					const err8 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/minLength",
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
					schemaPath: "#/$defs/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (data2.length > 5e3) {
					const err10 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.seasonNumber !== void 0 && func0.call(data, "seasonNumber")) {
			let data3 = data.seasonNumber;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err12 = {
					instancePath: instancePath + "/seasonNumber",
					schemaPath: "#/properties/seasonNumber/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err13 = {
						instancePath: instancePath + "/seasonNumber",
						schemaPath: "#/properties/seasonNumber/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		}
		if (data.episodes !== void 0 && func0.call(data, "episodes")) {
			let data4 = data.episodes;
			if (Array.isArray(data4)) {
				if (data4.length > 1e3) {
					const err14 = {
						instancePath: instancePath + "/episodes",
						schemaPath: "#/properties/episodes/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate22(data4[i0], {
					instancePath: instancePath + "/episodes/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
					errors = vErrors.length;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/episodes",
					schemaPath: "#/properties/episodes/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data6 = data.scene;
			if (typeof data6 === "string") {
				if (!pattern7.test(data6)) {
					const err16 = {
						instancePath: instancePath + "/scene",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/scene",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data7 = data.picture;
			if (typeof data7 === "string") {
				if (data7.length > 200) {
					const err18 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!pattern8.test(data7)) {
					const err19 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.poster !== void 0 && func0.call(data, "poster")) {
			let data8 = data.poster;
			if (typeof data8 === "string") {
				if (data8.length > 200) {
					const err21 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (!pattern8.test(data8)) {
					const err22 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/poster",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data9 = data.placeholder;
			if (typeof data9 === "string") {
				if (!pattern10.test(data9)) {
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
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate23(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data.access === void 0 || !func0.call(data, "access")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "access" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.seasons === void 0 || !func0.call(data, "seasons")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seasons" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema49.properties, key0)) {
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
				if (data1.length > 200) {
					const err7 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data1.length < 1) {
					const err8 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/minLength",
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
					schemaPath: "#/$defs/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (data2.length > 5e3) {
					const err10 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.longDescription !== void 0 && func0.call(data, "longDescription")) {
			let data3 = data.longDescription;
			if (typeof data3 === "string") {
				if (data3.length > 5e3) {
					const err12 = {
						instancePath: instancePath + "/longDescription",
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
					instancePath: instancePath + "/longDescription",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.access !== void 0 && func0.call(data, "access")) {
			let data4 = data.access;
			if (!(data4 === "GRANTED" || data4 === "GRANTED_ON_SIGN_IN" || data4 === "DENIED")) {
				const err14 = {
					instancePath: instancePath + "/access",
					schemaPath: "#/$defs/access/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.tags !== void 0 && func0.call(data, "tags")) {
			let data5 = data.tags;
			if (Array.isArray(data5)) {
				if (data5.length > 30) {
					const err15 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/$defs/tags/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (typeof data6 === "string") {
						if (data6.length > 60) {
							const err16 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (data6.length < 1) {
							const err17 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/$defs/tags/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/$defs/tags/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data7 = data.categories;
			if (Array.isArray(data7)) {
				if (data7.length > 10) {
					const err20 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/maxItems",
						keyword: "maxItems",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (typeof data8 === "string") {
						if (data8.length > 60) {
							const err21 = {
								instancePath: instancePath + "/categories/" + i1,
								schemaPath: "#/properties/categories/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (data8.length < 1) {
							const err22 = {
								instancePath: instancePath + "/categories/" + i1,
								schemaPath: "#/properties/categories/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					} else {
						const err23 = {
							instancePath: instancePath + "/categories/" + i1,
							schemaPath: "#/properties/categories/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.rating !== void 0 && func0.call(data, "rating")) {
			let data9 = data.rating;
			if (typeof data9 === "string") {
				if (data9.length > 20) {
					const err25 = {
						instancePath: instancePath + "/rating",
						schemaPath: "#/$defs/rating/maxLength",
						keyword: "maxLength",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/rating",
					schemaPath: "#/$defs/rating/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.seasons !== void 0 && func0.call(data, "seasons")) {
			let data10 = data.seasons;
			if (Array.isArray(data10)) {
				if (data10.length > 500) {
					const err27 = {
						instancePath: instancePath + "/seasons",
						schemaPath: "#/properties/seasons/maxItems",
						keyword: "maxItems",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				const len2 = data10.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate27(data10[i2], {
					instancePath: instancePath + "/seasons/" + i2,
					parentData: data10,
					parentDataProperty: i2,
					rootData
				})) {
					vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
					errors = vErrors.length;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/seasons",
					schemaPath: "#/properties/seasons/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data12 = data.scene;
			if (typeof data12 === "string") {
				if (!pattern7.test(data12)) {
					const err29 = {
						instancePath: instancePath + "/scene",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/scene",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data13 = data.picture;
			if (typeof data13 === "string") {
				if (data13.length > 200) {
					const err31 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (!pattern8.test(data13)) {
					const err32 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.poster !== void 0 && func0.call(data, "poster")) {
			let data14 = data.poster;
			if (typeof data14 === "string") {
				if (data14.length > 200) {
					const err34 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				if (!pattern8.test(data14)) {
					const err35 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/poster",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data15 = data.placeholder;
			if (typeof data15 === "string") {
				if (!pattern10.test(data15)) {
					const err37 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			} else {
				const err38 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate23(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err39 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err39];
		else vErrors.push(err39);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
const schema69 = {
	"type": "object",
	"required": [
		"id",
		"title",
		"items"
	],
	"properties": {
		"id": { "$ref": "common.schema.json#/$defs/contentId" },
		"title": { "$ref": "#/$defs/title" },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"tags": { "$ref": "#/$defs/tags" },
		"items": {
			"type": "array",
			"maxItems": 1e3,
			"items": { "$ref": "common.schema.json#/$defs/contentId" }
		},
		"scene": { "$ref": "common.schema.json#/$defs/key" },
		"picture": { "$ref": "#/$defs/picture" },
		"poster": { "$ref": "#/$defs/picture" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"translations": { "$ref": "#/$defs/translations" }
	},
	"additionalProperties": false
};
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data.items === void 0 || !func0.call(data, "items")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema69.properties, key0)) {
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
				if (data1.length > 200) {
					const err6 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1.length < 1) {
					const err7 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/$defs/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (data2.length > 5e3) {
					const err9 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.tags !== void 0 && func0.call(data, "tags")) {
			let data3 = data.tags;
			if (Array.isArray(data3)) {
				if (data3.length > 30) {
					const err11 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/$defs/tags/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 === "string") {
						if (data4.length > 60) {
							const err12 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data4.length < 1) {
							const err13 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/$defs/tags/items/type",
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
					instancePath: instancePath + "/tags",
					schemaPath: "#/$defs/tags/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.items !== void 0 && func0.call(data, "items")) {
			let data5 = data.items;
			if (Array.isArray(data5)) {
				if (data5.length > 1e3) {
					const err16 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data6 = data5[i1];
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						const err17 = {
							instancePath: instancePath + "/items/" + i1,
							schemaPath: "common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 < 1 || isNaN(data6)) {
							const err18 = {
								instancePath: instancePath + "/items/" + i1,
								schemaPath: "common.schema.json#/$defs/contentId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data7 = data.scene;
			if (typeof data7 === "string") {
				if (!pattern7.test(data7)) {
					const err20 = {
						instancePath: instancePath + "/scene",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/scene",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data8 = data.picture;
			if (typeof data8 === "string") {
				if (data8.length > 200) {
					const err22 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (!pattern8.test(data8)) {
					const err23 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.poster !== void 0 && func0.call(data, "poster")) {
			let data9 = data.poster;
			if (typeof data9 === "string") {
				if (data9.length > 200) {
					const err25 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (!pattern8.test(data9)) {
					const err26 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/poster",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data10 = data.placeholder;
			if (typeof data10 === "string") {
				if (!pattern10.test(data10)) {
					const err28 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate23(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
const schema79 = {
	"type": "object",
	"required": [
		"id",
		"title",
		"access",
		"startsAt",
		"duration"
	],
	"properties": {
		"id": { "$ref": "common.schema.json#/$defs/contentId" },
		"title": { "$ref": "#/$defs/title" },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"longDescription": { "$ref": "common.schema.json#/$defs/prose" },
		"access": { "$ref": "#/$defs/access" },
		"startsAt": {
			"type": "string",
			"pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z$"
		},
		"duration": {
			"type": "integer",
			"minimum": 60,
			"maximum": 604800
		},
		"repeatsEvery": {
			"type": "integer",
			"minimum": 1,
			"maximum": 366
		},
		"location": { "$ref": "common.schema.json#/$defs/line" },
		"tags": { "$ref": "#/$defs/tags" },
		"categories": {
			"type": "array",
			"maxItems": 10,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 60
			}
		},
		"scene": { "$ref": "common.schema.json#/$defs/key" },
		"picture": { "$ref": "#/$defs/picture" },
		"poster": { "$ref": "#/$defs/picture" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"translations": { "$ref": "#/$defs/translations" }
	},
	"additionalProperties": false
};
const pattern24 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data.access === void 0 || !func0.call(data, "access")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "access" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.startsAt === void 0 || !func0.call(data, "startsAt")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startsAt" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.duration === void 0 || !func0.call(data, "duration")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "duration" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema79.properties, key0)) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/contentId/minimum",
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
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 200) {
					const err8 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1.length < 1) {
					const err9 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/$defs/title/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/$defs/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (data2.length > 5e3) {
					const err11 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.longDescription !== void 0 && func0.call(data, "longDescription")) {
			let data3 = data.longDescription;
			if (typeof data3 === "string") {
				if (data3.length > 5e3) {
					const err13 = {
						instancePath: instancePath + "/longDescription",
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
					instancePath: instancePath + "/longDescription",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.access !== void 0 && func0.call(data, "access")) {
			let data4 = data.access;
			if (!(data4 === "GRANTED" || data4 === "GRANTED_ON_SIGN_IN" || data4 === "DENIED")) {
				const err15 = {
					instancePath: instancePath + "/access",
					schemaPath: "#/$defs/access/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.startsAt !== void 0 && func0.call(data, "startsAt")) {
			let data5 = data.startsAt;
			if (typeof data5 === "string") {
				if (!pattern24.test(data5)) {
					const err16 = {
						instancePath: instancePath + "/startsAt",
						schemaPath: "#/properties/startsAt/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/startsAt",
					schemaPath: "#/properties/startsAt/type",
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
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err18 = {
					instancePath: instancePath + "/duration",
					schemaPath: "#/properties/duration/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 > 604800 || isNaN(data6)) {
					const err19 = {
						instancePath: instancePath + "/duration",
						schemaPath: "#/properties/duration/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 604800
						}
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data6 < 60 || isNaN(data6)) {
					const err20 = {
						instancePath: instancePath + "/duration",
						schemaPath: "#/properties/duration/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 60
						}
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		}
		if (data.repeatsEvery !== void 0 && func0.call(data, "repeatsEvery")) {
			let data7 = data.repeatsEvery;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err21 = {
					instancePath: instancePath + "/repeatsEvery",
					schemaPath: "#/properties/repeatsEvery/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 366 || isNaN(data7)) {
					const err22 = {
						instancePath: instancePath + "/repeatsEvery",
						schemaPath: "#/properties/repeatsEvery/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 366
						}
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data7 < 1 || isNaN(data7)) {
					const err23 = {
						instancePath: instancePath + "/repeatsEvery",
						schemaPath: "#/properties/repeatsEvery/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
		}
		if (data.location !== void 0 && func0.call(data, "location")) {
			let data8 = data.location;
			if (typeof data8 === "string") {
				if (data8.length > 300) {
					const err24 = {
						instancePath: instancePath + "/location",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/location",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.tags !== void 0 && func0.call(data, "tags")) {
			let data9 = data.tags;
			if (Array.isArray(data9)) {
				if (data9.length > 30) {
					const err26 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/$defs/tags/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data10 = data9[i0];
					if (typeof data10 === "string") {
						if (data10.length > 60) {
							const err27 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						if (data10.length < 1) {
							const err28 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					} else {
						const err29 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/$defs/tags/items/type",
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
					instancePath: instancePath + "/tags",
					schemaPath: "#/$defs/tags/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data11 = data.categories;
			if (Array.isArray(data11)) {
				if (data11.length > 10) {
					const err31 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/maxItems",
						keyword: "maxItems",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data12 = data11[i1];
					if (typeof data12 === "string") {
						if (data12.length > 60) {
							const err32 = {
								instancePath: instancePath + "/categories/" + i1,
								schemaPath: "#/properties/categories/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
						if (data12.length < 1) {
							const err33 = {
								instancePath: instancePath + "/categories/" + i1,
								schemaPath: "#/properties/categories/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					} else {
						const err34 = {
							instancePath: instancePath + "/categories/" + i1,
							schemaPath: "#/properties/categories/items/type",
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
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data13 = data.scene;
			if (typeof data13 === "string") {
				if (!pattern7.test(data13)) {
					const err36 = {
						instancePath: instancePath + "/scene",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/scene",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err37];
				else vErrors.push(err37);
				errors++;
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data14 = data.picture;
			if (typeof data14 === "string") {
				if (data14.length > 200) {
					const err38 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err38];
					else vErrors.push(err38);
					errors++;
				}
				if (!pattern8.test(data14)) {
					const err39 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			} else {
				const err40 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
		}
		if (data.poster !== void 0 && func0.call(data, "poster")) {
			let data15 = data.poster;
			if (typeof data15 === "string") {
				if (data15.length > 200) {
					const err41 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err41];
					else vErrors.push(err41);
					errors++;
				}
				if (!pattern8.test(data15)) {
					const err42 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			} else {
				const err43 = {
					instancePath: instancePath + "/poster",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data16 = data.placeholder;
			if (typeof data16 === "string") {
				if (!pattern10.test(data16)) {
					const err44 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate23(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err46 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err46];
		else vErrors.push(err46);
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 || !func0.call(data, "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "videos" || key0 === "series" || key0 === "playlists" || key0 === "events")) {
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
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.videos !== void 0 && func0.call(data, "videos")) {
			let data1 = data.videos;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					const err4 = {
						instancePath: instancePath + "/videos",
						schemaPath: "#/properties/videos/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate22(data1[i0], {
					instancePath: instancePath + "/videos/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/videos",
					schemaPath: "#/properties/videos/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.series !== void 0 && func0.call(data, "series")) {
			let data3 = data.series;
			if (Array.isArray(data3)) {
				if (data3.length > 1e4) {
					const err6 = {
						instancePath: instancePath + "/series",
						schemaPath: "#/properties/series/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate26(data3[i1], {
					instancePath: instancePath + "/series/" + i1,
					parentData: data3,
					parentDataProperty: i1,
					rootData
				})) {
					vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/series",
					schemaPath: "#/properties/series/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.playlists !== void 0 && func0.call(data, "playlists")) {
			let data5 = data.playlists;
			if (Array.isArray(data5)) {
				if (data5.length > 1e4) {
					const err8 = {
						instancePath: instancePath + "/playlists",
						schemaPath: "#/properties/playlists/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len2 = data5.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate33(data5[i2], {
					instancePath: instancePath + "/playlists/" + i2,
					parentData: data5,
					parentDataProperty: i2,
					rootData
				})) {
					vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
					errors = vErrors.length;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/playlists",
					schemaPath: "#/properties/playlists/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.events !== void 0 && func0.call(data, "events")) {
			let data7 = data.events;
			if (Array.isArray(data7)) {
				if (data7.length > 1e4) {
					const err10 = {
						instancePath: instancePath + "/events",
						schemaPath: "#/properties/events/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len3 = data7.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate36(data7[i3], {
					instancePath: instancePath + "/events/" + i3,
					parentData: data7,
					parentDataProperty: i3,
					rootData
				})) {
					vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
					errors = vErrors.length;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/events",
					schemaPath: "#/properties/events/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };