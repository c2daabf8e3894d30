import { t as require_equal } from "../shared/helpers.js";

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
		"year": {
			"type": "integer",
			"minimum": 1880,
			"maximum": 2200
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
		"audioTracks": { "$ref": "#/$defs/audioTracks" },
		"trailers": {
			"type": "array",
			"items": { "$ref": "common.schema.json#/$defs/contentId" },
			"uniqueItems": true,
			"maxItems": 10
		},
		"premiereRelease": { "$ref": "#/$defs/premiereRelease" },
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
const func27 = require_equal().default;
const pattern5 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z)?$", "u");
const pattern6 = new RegExp("^[a-z0-9][a-z0-9-]{0,79}$", "u");
const pattern7 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$", "u");
const pattern9 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern10 = new RegExp("^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$", "u");
const pattern12 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern8 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data.scheduledAt === void 0 || !func0.call(data, "scheduledAt")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "scheduledAt" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "type" || key0 === "scheduledAt")) {
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
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (data0.length > 300) {
					const err3 = {
						instancePath: instancePath + "/type",
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
					instancePath: instancePath + "/type",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.scheduledAt !== void 0 && func0.call(data, "scheduledAt")) {
			let data1 = data.scheduledAt;
			if (typeof data1 === "string") {
				if (!pattern8.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/scheduledAt",
						schemaPath: "common.schema.json#/$defs/instant/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/scheduledAt",
					schemaPath: "common.schema.json#/$defs/instant/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const pattern13 = new RegExp("^[a-z]{2,3}(_[A-Z]{2})?$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) {
			const _errs1 = errors;
			if (typeof key0 === "string") {
				if (!pattern13.test(key0)) {
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
	validate25.errors = vErrors;
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
		if (data.year !== void 0 && func0.call(data, "year")) {
			let data6 = data.year;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err20 = {
					instancePath: instancePath + "/year",
					schemaPath: "#/properties/year/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 > 2200 || isNaN(data6)) {
					const err21 = {
						instancePath: instancePath + "/year",
						schemaPath: "#/properties/year/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2200
						}
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
				if (data6 < 1880 || isNaN(data6)) {
					const err22 = {
						instancePath: instancePath + "/year",
						schemaPath: "#/properties/year/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1880
						}
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
		}
		if (data.access !== void 0 && func0.call(data, "access")) {
			let data7 = data.access;
			if (!(data7 === "GRANTED" || data7 === "GRANTED_ON_SIGN_IN" || data7 === "DENIED")) {
				const err23 = {
					instancePath: instancePath + "/access",
					schemaPath: "#/$defs/access/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.media !== void 0 && func0.call(data, "media")) {
			let data8 = data.media;
			if (typeof data8 === "string") {
				if (!pattern6.test(data8)) {
					const err24 = {
						instancePath: instancePath + "/media",
						schemaPath: "#/properties/media/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9][a-z0-9-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/media",
					schemaPath: "#/properties/media/type",
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
		if (data.rating !== void 0 && func0.call(data, "rating")) {
			let data13 = data.rating;
			if (typeof data13 === "string") {
				if (data13.length > 20) {
					const err36 = {
						instancePath: instancePath + "/rating",
						schemaPath: "#/$defs/rating/maxLength",
						keyword: "maxLength",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/rating",
					schemaPath: "#/$defs/rating/type",
					keyword: "type",
					params: { type: "string" }
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
		if (data.audioTracks !== void 0 && func0.call(data, "audioTracks")) {
			let data15 = data.audioTracks;
			if (Array.isArray(data15)) {
				if (data15.length > 30) {
					const err39 = {
						instancePath: instancePath + "/audioTracks",
						schemaPath: "#/$defs/audioTracks/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				const len2 = data15.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data16 = data15[i2];
					if (typeof data16 === "string") {
						if (!pattern7.test(data16)) {
							const err40 = {
								instancePath: instancePath + "/audioTracks/" + i2,
								schemaPath: "#/$defs/audioTracks/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$" }
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					} else {
						const err41 = {
							instancePath: instancePath + "/audioTracks/" + i2,
							schemaPath: "#/$defs/audioTracks/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				}
			} else {
				const err42 = {
					instancePath: instancePath + "/audioTracks",
					schemaPath: "#/$defs/audioTracks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
		}
		if (data.trailers !== void 0 && func0.call(data, "trailers")) {
			let data17 = data.trailers;
			if (Array.isArray(data17)) {
				if (data17.length > 10) {
					const err43 = {
						instancePath: instancePath + "/trailers",
						schemaPath: "#/properties/trailers/maxItems",
						keyword: "maxItems",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
				const len3 = data17.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data18 = data17[i3];
					if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
						const err44 = {
							instancePath: instancePath + "/trailers/" + i3,
							schemaPath: "common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
					if (typeof data18 == "number" && isFinite(data18)) {
						if (data18 < 1 || isNaN(data18)) {
							const err45 = {
								instancePath: instancePath + "/trailers/" + i3,
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
				let i4 = data17.length;
				let j0;
				if (i4 > 1) {
					outer0: for (; i4--;) for (j0 = i4; j0--;) if (func27(data17[i4], data17[j0])) {
						const err46 = {
							instancePath: instancePath + "/trailers",
							schemaPath: "#/properties/trailers/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i4,
								j: j0
							}
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
						break outer0;
					}
				}
			} else {
				const err47 = {
					instancePath: instancePath + "/trailers",
					schemaPath: "#/properties/trailers/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err47];
				else vErrors.push(err47);
				errors++;
			}
		}
		if (data.premiereRelease !== void 0 && func0.call(data, "premiereRelease")) {
			if (!validate23(data.premiereRelease, {
				instancePath: instancePath + "/premiereRelease",
				parentData: data,
				parentDataProperty: "premiereRelease",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.geoblocked !== void 0 && func0.call(data, "geoblocked")) {
			if (typeof data.geoblocked !== "boolean") {
				const err48 = {
					instancePath: instancePath + "/geoblocked",
					schemaPath: "#/properties/geoblocked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
		}
		if (data.available !== void 0 && func0.call(data, "available")) {
			if (typeof data.available !== "boolean") {
				const err49 = {
					instancePath: instancePath + "/available",
					schemaPath: "#/properties/available/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
		}
		if (data.episodeNumber !== void 0 && func0.call(data, "episodeNumber")) {
			let data22 = data.episodeNumber;
			if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
				const err50 = {
					instancePath: instancePath + "/episodeNumber",
					schemaPath: "#/properties/episodeNumber/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err50];
				else vErrors.push(err50);
				errors++;
			}
			if (typeof data22 == "number" && isFinite(data22)) {
				if (data22 < 0 || isNaN(data22)) {
					const err51 = {
						instancePath: instancePath + "/episodeNumber",
						schemaPath: "#/properties/episodeNumber/minimum",
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
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data23 = data.scene;
			if (typeof data23 === "string") {
				if (!pattern9.test(data23)) {
					const err52 = {
						instancePath: instancePath + "/scene",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			} else {
				const err53 = {
					instancePath: instancePath + "/scene",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data24 = data.picture;
			if (typeof data24 === "string") {
				if (data24.length > 200) {
					const err54 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
				if (!pattern10.test(data24)) {
					const err55 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
			} else {
				const err56 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err56];
				else vErrors.push(err56);
				errors++;
			}
		}
		if (data.poster !== void 0 && func0.call(data, "poster")) {
			let data25 = data.poster;
			if (typeof data25 === "string") {
				if (data25.length > 200) {
					const err57 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
				if (!pattern10.test(data25)) {
					const err58 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err58];
					else vErrors.push(err58);
					errors++;
				}
			} else {
				const err59 = {
					instancePath: instancePath + "/poster",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err59];
				else vErrors.push(err59);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data26 = data.placeholder;
			if (typeof data26 === "string") {
				if (!pattern12.test(data26)) {
					const err60 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
			} else {
				const err61 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err61];
				else vErrors.push(err61);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate25(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err62 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err62];
		else vErrors.push(err62);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const schema54 = {
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
		"audioTracks": { "$ref": "#/$defs/audioTracks" },
		"year": {
			"type": "integer",
			"minimum": 1880,
			"maximum": 2200
		},
		"seasons": {
			"type": "array",
			"maxItems": 500,
			"items": { "$ref": "#/$defs/season" }
		},
		"scene": { "$ref": "common.schema.json#/$defs/key" },
		"picture": { "$ref": "#/$defs/picture" },
		"poster": { "$ref": "#/$defs/picture" },
		"titlePicture": { "$ref": "#/$defs/picture" },
		"logo": { "$ref": "#/$defs/picture" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"translations": { "$ref": "#/$defs/translations" }
	},
	"additionalProperties": false
};
const schema63 = {
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
		"longDescription": { "$ref": "common.schema.json#/$defs/prose" },
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
		"titlePicture": { "$ref": "#/$defs/picture" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"translations": { "$ref": "#/$defs/translations" }
	},
	"additionalProperties": false
};
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		for (const key0 of Object.keys(data)) if (!func0.call(schema63.properties, key0)) {
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
		if (data.seasonNumber !== void 0 && func0.call(data, "seasonNumber")) {
			let data4 = data.seasonNumber;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err14 = {
					instancePath: instancePath + "/seasonNumber",
					schemaPath: "#/properties/seasonNumber/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err15 = {
						instancePath: instancePath + "/seasonNumber",
						schemaPath: "#/properties/seasonNumber/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.episodes !== void 0 && func0.call(data, "episodes")) {
			let data5 = data.episodes;
			if (Array.isArray(data5)) {
				if (data5.length > 1e3) {
					const err16 = {
						instancePath: instancePath + "/episodes",
						schemaPath: "#/properties/episodes/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate22(data5[i0], {
					instancePath: instancePath + "/episodes/" + i0,
					parentData: data5,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
					errors = vErrors.length;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/episodes",
					schemaPath: "#/properties/episodes/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data7 = data.scene;
			if (typeof data7 === "string") {
				if (!pattern9.test(data7)) {
					const err18 = {
						instancePath: instancePath + "/scene",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/scene",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data8 = data.picture;
			if (typeof data8 === "string") {
				if (data8.length > 200) {
					const err20 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (!pattern10.test(data8)) {
					const err21 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.poster !== void 0 && func0.call(data, "poster")) {
			let data9 = data.poster;
			if (typeof data9 === "string") {
				if (data9.length > 200) {
					const err23 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (!pattern10.test(data9)) {
					const err24 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/poster",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.titlePicture !== void 0 && func0.call(data, "titlePicture")) {
			let data10 = data.titlePicture;
			if (typeof data10 === "string") {
				if (data10.length > 200) {
					const err26 = {
						instancePath: instancePath + "/titlePicture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				if (!pattern10.test(data10)) {
					const err27 = {
						instancePath: instancePath + "/titlePicture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/titlePicture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data11 = data.placeholder;
			if (typeof data11 === "string") {
				if (!pattern12.test(data11)) {
					const err29 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate25(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
				errors = vErrors.length;
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
	validate29.errors = vErrors;
	return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		for (const key0 of Object.keys(data)) if (!func0.call(schema54.properties, key0)) {
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
		if (data.audioTracks !== void 0 && func0.call(data, "audioTracks")) {
			let data10 = data.audioTracks;
			if (Array.isArray(data10)) {
				if (data10.length > 30) {
					const err27 = {
						instancePath: instancePath + "/audioTracks",
						schemaPath: "#/$defs/audioTracks/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				const len2 = data10.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data11 = data10[i2];
					if (typeof data11 === "string") {
						if (!pattern7.test(data11)) {
							const err28 = {
								instancePath: instancePath + "/audioTracks/" + i2,
								schemaPath: "#/$defs/audioTracks/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$" }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					} else {
						const err29 = {
							instancePath: instancePath + "/audioTracks/" + i2,
							schemaPath: "#/$defs/audioTracks/items/type",
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
					instancePath: instancePath + "/audioTracks",
					schemaPath: "#/$defs/audioTracks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.year !== void 0 && func0.call(data, "year")) {
			let data12 = data.year;
			if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
				const err31 = {
					instancePath: instancePath + "/year",
					schemaPath: "#/properties/year/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
			if (typeof data12 == "number" && isFinite(data12)) {
				if (data12 > 2200 || isNaN(data12)) {
					const err32 = {
						instancePath: instancePath + "/year",
						schemaPath: "#/properties/year/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 2200
						}
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (data12 < 1880 || isNaN(data12)) {
					const err33 = {
						instancePath: instancePath + "/year",
						schemaPath: "#/properties/year/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1880
						}
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
		}
		if (data.seasons !== void 0 && func0.call(data, "seasons")) {
			let data13 = data.seasons;
			if (Array.isArray(data13)) {
				if (data13.length > 500) {
					const err34 = {
						instancePath: instancePath + "/seasons",
						schemaPath: "#/properties/seasons/maxItems",
						keyword: "maxItems",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				const len3 = data13.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate29(data13[i3], {
					instancePath: instancePath + "/seasons/" + i3,
					parentData: data13,
					parentDataProperty: i3,
					rootData
				})) {
					vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
					errors = vErrors.length;
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/seasons",
					schemaPath: "#/properties/seasons/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data15 = data.scene;
			if (typeof data15 === "string") {
				if (!pattern9.test(data15)) {
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
			let data16 = data.picture;
			if (typeof data16 === "string") {
				if (data16.length > 200) {
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
				if (!pattern10.test(data16)) {
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
			let data17 = data.poster;
			if (typeof data17 === "string") {
				if (data17.length > 200) {
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
				if (!pattern10.test(data17)) {
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
		if (data.titlePicture !== void 0 && func0.call(data, "titlePicture")) {
			let data18 = data.titlePicture;
			if (typeof data18 === "string") {
				if (data18.length > 200) {
					const err44 = {
						instancePath: instancePath + "/titlePicture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
				if (!pattern10.test(data18)) {
					const err45 = {
						instancePath: instancePath + "/titlePicture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
			} else {
				const err46 = {
					instancePath: instancePath + "/titlePicture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
		}
		if (data.logo !== void 0 && func0.call(data, "logo")) {
			let data19 = data.logo;
			if (typeof data19 === "string") {
				if (data19.length > 200) {
					const err47 = {
						instancePath: instancePath + "/logo",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (!pattern10.test(data19)) {
					const err48 = {
						instancePath: instancePath + "/logo",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
			} else {
				const err49 = {
					instancePath: instancePath + "/logo",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data20 = data.placeholder;
			if (typeof data20 === "string") {
				if (!pattern12.test(data20)) {
					const err50 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
			} else {
				const err51 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate25(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err52 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err52];
		else vErrors.push(err52);
		errors++;
	}
	validate28.errors = vErrors;
	return errors === 0;
}
const schema79 = {
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
		"longDescription": { "$ref": "common.schema.json#/$defs/prose" },
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
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		for (const key0 of Object.keys(data)) if (!func0.call(schema79.properties, key0)) {
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
		if (data.longDescription !== void 0 && func0.call(data, "longDescription")) {
			let data3 = data.longDescription;
			if (typeof data3 === "string") {
				if (data3.length > 5e3) {
					const err11 = {
						instancePath: instancePath + "/longDescription",
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
					instancePath: instancePath + "/longDescription",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.tags !== void 0 && func0.call(data, "tags")) {
			let data4 = data.tags;
			if (Array.isArray(data4)) {
				if (data4.length > 30) {
					const err13 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/$defs/tags/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (typeof data5 === "string") {
						if (data5.length > 60) {
							const err14 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data5.length < 1) {
							const err15 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "#/$defs/tags/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "#/$defs/tags/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/$defs/tags/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data6 = data.categories;
			if (Array.isArray(data6)) {
				if (data6.length > 10) {
					const err18 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/maxItems",
						keyword: "maxItems",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data7 = data6[i1];
					if (typeof data7 === "string") {
						if (data7.length > 60) {
							const err19 = {
								instancePath: instancePath + "/categories/" + i1,
								schemaPath: "#/properties/categories/items/maxLength",
								keyword: "maxLength",
								params: { limit: 60 }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
						if (data7.length < 1) {
							const err20 = {
								instancePath: instancePath + "/categories/" + i1,
								schemaPath: "#/properties/categories/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/categories/" + i1,
							schemaPath: "#/properties/categories/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.items !== void 0 && func0.call(data, "items")) {
			let data8 = data.items;
			if (Array.isArray(data8)) {
				if (data8.length > 1e3) {
					const err23 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len2 = data8.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data9 = data8[i2];
					if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
						const err24 = {
							instancePath: instancePath + "/items/" + i2,
							schemaPath: "common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (typeof data9 == "number" && isFinite(data9)) {
						if (data9 < 1 || isNaN(data9)) {
							const err25 = {
								instancePath: instancePath + "/items/" + i2,
								schemaPath: "common.schema.json#/$defs/contentId/minimum",
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
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data10 = data.scene;
			if (typeof data10 === "string") {
				if (!pattern9.test(data10)) {
					const err27 = {
						instancePath: instancePath + "/scene",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/scene",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data11 = data.picture;
			if (typeof data11 === "string") {
				if (data11.length > 200) {
					const err29 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
				if (!pattern10.test(data11)) {
					const err30 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.poster !== void 0 && func0.call(data, "poster")) {
			let data12 = data.poster;
			if (typeof data12 === "string") {
				if (data12.length > 200) {
					const err32 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (!pattern10.test(data12)) {
					const err33 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			} else {
				const err34 = {
					instancePath: instancePath + "/poster",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data13 = data.placeholder;
			if (typeof data13 === "string") {
				if (!pattern12.test(data13)) {
					const err35 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate25(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err37 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err37];
		else vErrors.push(err37);
		errors++;
	}
	validate35.errors = vErrors;
	return errors === 0;
}
const schema90 = {
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
		"rating": { "$ref": "#/$defs/rating" },
		"audioOnly": { "type": "boolean" },
		"audioTracks": { "$ref": "#/$defs/audioTracks" },
		"geoblocked": { "type": "boolean" },
		"logo": { "$ref": "#/$defs/picture" },
		"programmes": {
			"type": "array",
			"maxItems": 200,
			"items": { "$ref": "#/$defs/programme" }
		},
		"scene": { "$ref": "common.schema.json#/$defs/key" },
		"picture": { "$ref": "#/$defs/picture" },
		"poster": { "$ref": "#/$defs/picture" },
		"placeholder": { "$ref": "common.schema.json#/$defs/placeholder" },
		"translations": { "$ref": "#/$defs/translations" }
	},
	"additionalProperties": false
};
const pattern30 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z$", "u");
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data.offset === void 0 || !func0.call(data, "offset")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "offset" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.duration === void 0 || !func0.call(data, "duration")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "duration" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "id" || key0 === "episode" || key0 === "programme" || key0 === "offset" || key0 === "duration" || key0 === "picture" || key0 === "translations")) {
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
				if (data1.length > 200) {
					const err7 = {
						instancePath: instancePath + "/episode",
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
						instancePath: instancePath + "/episode",
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
					instancePath: instancePath + "/episode",
					schemaPath: "#/$defs/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.programme !== void 0 && func0.call(data, "programme")) {
			let data2 = data.programme;
			if (typeof data2 === "string") {
				if (data2.length > 200) {
					const err10 = {
						instancePath: instancePath + "/programme",
						schemaPath: "#/$defs/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data2.length < 1) {
					const err11 = {
						instancePath: instancePath + "/programme",
						schemaPath: "#/$defs/title/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/programme",
					schemaPath: "#/$defs/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.offset !== void 0 && func0.call(data, "offset")) {
			let data3 = data.offset;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err13 = {
					instancePath: instancePath + "/offset",
					schemaPath: "#/properties/offset/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 604800 || isNaN(data3)) {
					const err14 = {
						instancePath: instancePath + "/offset",
						schemaPath: "#/properties/offset/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 604800
						}
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data3 < 0 || isNaN(data3)) {
					const err15 = {
						instancePath: instancePath + "/offset",
						schemaPath: "#/properties/offset/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
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
				if (data4 > 604800 || isNaN(data4)) {
					const err17 = {
						instancePath: instancePath + "/duration",
						schemaPath: "#/properties/duration/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 604800
						}
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data4 < 60 || isNaN(data4)) {
					const err18 = {
						instancePath: instancePath + "/duration",
						schemaPath: "#/properties/duration/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 60
						}
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data5 = data.picture;
			if (typeof data5 === "string") {
				if (data5.length > 200) {
					const err19 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!pattern10.test(data5)) {
					const err20 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			let data6 = data.translations;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				for (const key1 of Object.keys(data6)) {
					const _errs19 = errors;
					if (typeof key1 === "string") {
						if (!pattern13.test(key1)) {
							const err22 = {
								instancePath: instancePath + "/translations",
								schemaPath: "#/properties/translations/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" },
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
					if (!(_errs19 === errors)) {
						const err23 = {
							instancePath: instancePath + "/translations",
							schemaPath: "#/properties/translations/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				for (const key2 of Object.keys(data6)) {
					let data7 = data6[key2];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						for (const key3 of Object.keys(data7)) if (!(key3 === "episode" || key3 === "programme")) {
							const err24 = {
								instancePath: instancePath + "/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/translations/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (data7.episode !== void 0 && func0.call(data7, "episode")) {
							let data8 = data7.episode;
							if (typeof data8 === "string") {
								if (data8.length > 200) {
									const err25 = {
										instancePath: instancePath + "/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/episode",
										schemaPath: "#/properties/translations/additionalProperties/properties/episode/maxLength",
										keyword: "maxLength",
										params: { limit: 200 }
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
								if (data8.length < 1) {
									const err26 = {
										instancePath: instancePath + "/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/episode",
										schemaPath: "#/properties/translations/additionalProperties/properties/episode/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							} else {
								const err27 = {
									instancePath: instancePath + "/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/episode",
									schemaPath: "#/properties/translations/additionalProperties/properties/episode/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						}
						if (data7.programme !== void 0 && func0.call(data7, "programme")) {
							let data9 = data7.programme;
							if (typeof data9 === "string") {
								if (data9.length > 200) {
									const err28 = {
										instancePath: instancePath + "/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/programme",
										schemaPath: "#/properties/translations/additionalProperties/properties/programme/maxLength",
										keyword: "maxLength",
										params: { limit: 200 }
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
								if (data9.length < 1) {
									const err29 = {
										instancePath: instancePath + "/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/programme",
										schemaPath: "#/properties/translations/additionalProperties/properties/programme/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
							} else {
								const err30 = {
									instancePath: instancePath + "/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/programme",
									schemaPath: "#/properties/translations/additionalProperties/properties/programme/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
						}
					} else {
						const err31 = {
							instancePath: instancePath + "/translations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/translations/additionalProperties/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/translations",
					schemaPath: "#/properties/translations/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
	} else {
		const err33 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err33];
		else vErrors.push(err33);
		errors++;
	}
	validate39.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		for (const key0 of Object.keys(data)) if (!func0.call(schema90.properties, key0)) {
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
				if (!pattern30.test(data5)) {
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
		if (data.rating !== void 0 && func0.call(data, "rating")) {
			let data13 = data.rating;
			if (typeof data13 === "string") {
				if (data13.length > 20) {
					const err36 = {
						instancePath: instancePath + "/rating",
						schemaPath: "#/$defs/rating/maxLength",
						keyword: "maxLength",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/rating",
					schemaPath: "#/$defs/rating/type",
					keyword: "type",
					params: { type: "string" }
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
		if (data.audioTracks !== void 0 && func0.call(data, "audioTracks")) {
			let data15 = data.audioTracks;
			if (Array.isArray(data15)) {
				if (data15.length > 30) {
					const err39 = {
						instancePath: instancePath + "/audioTracks",
						schemaPath: "#/$defs/audioTracks/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
				const len2 = data15.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data16 = data15[i2];
					if (typeof data16 === "string") {
						if (!pattern7.test(data16)) {
							const err40 = {
								instancePath: instancePath + "/audioTracks/" + i2,
								schemaPath: "#/$defs/audioTracks/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$" }
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					} else {
						const err41 = {
							instancePath: instancePath + "/audioTracks/" + i2,
							schemaPath: "#/$defs/audioTracks/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				}
			} else {
				const err42 = {
					instancePath: instancePath + "/audioTracks",
					schemaPath: "#/$defs/audioTracks/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
		}
		if (data.geoblocked !== void 0 && func0.call(data, "geoblocked")) {
			if (typeof data.geoblocked !== "boolean") {
				const err43 = {
					instancePath: instancePath + "/geoblocked",
					schemaPath: "#/properties/geoblocked/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data.logo !== void 0 && func0.call(data, "logo")) {
			let data18 = data.logo;
			if (typeof data18 === "string") {
				if (data18.length > 200) {
					const err44 = {
						instancePath: instancePath + "/logo",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
				if (!pattern10.test(data18)) {
					const err45 = {
						instancePath: instancePath + "/logo",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
			} else {
				const err46 = {
					instancePath: instancePath + "/logo",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
		}
		if (data.programmes !== void 0 && func0.call(data, "programmes")) {
			let data19 = data.programmes;
			if (Array.isArray(data19)) {
				if (data19.length > 200) {
					const err47 = {
						instancePath: instancePath + "/programmes",
						schemaPath: "#/properties/programmes/maxItems",
						keyword: "maxItems",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				const len3 = data19.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate39(data19[i3], {
					instancePath: instancePath + "/programmes/" + i3,
					parentData: data19,
					parentDataProperty: i3,
					rootData
				})) {
					vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
					errors = vErrors.length;
				}
			} else {
				const err48 = {
					instancePath: instancePath + "/programmes",
					schemaPath: "#/properties/programmes/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
		}
		if (data.scene !== void 0 && func0.call(data, "scene")) {
			let data21 = data.scene;
			if (typeof data21 === "string") {
				if (!pattern9.test(data21)) {
					const err49 = {
						instancePath: instancePath + "/scene",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
			} else {
				const err50 = {
					instancePath: instancePath + "/scene",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err50];
				else vErrors.push(err50);
				errors++;
			}
		}
		if (data.picture !== void 0 && func0.call(data, "picture")) {
			let data22 = data.picture;
			if (typeof data22 === "string") {
				if (data22.length > 200) {
					const err51 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
				if (!pattern10.test(data22)) {
					const err52 = {
						instancePath: instancePath + "/picture",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
			} else {
				const err53 = {
					instancePath: instancePath + "/picture",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err53];
				else vErrors.push(err53);
				errors++;
			}
		}
		if (data.poster !== void 0 && func0.call(data, "poster")) {
			let data23 = data.poster;
			if (typeof data23 === "string") {
				if (data23.length > 200) {
					const err54 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
				if (!pattern10.test(data23)) {
					const err55 = {
						instancePath: instancePath + "/poster",
						schemaPath: "#/$defs/picture/pattern",
						keyword: "pattern",
						params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
			} else {
				const err56 = {
					instancePath: instancePath + "/poster",
					schemaPath: "#/$defs/picture/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err56];
				else vErrors.push(err56);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data24 = data.placeholder;
			if (typeof data24 === "string") {
				if (!pattern12.test(data24)) {
					const err57 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "common.schema.json#/$defs/placeholder/pattern",
						keyword: "pattern",
						params: { pattern: "^#[0-9a-fA-F]{6}$" }
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			} else {
				const err58 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err58];
				else vErrors.push(err58);
				errors++;
			}
		}
		if (data.translations !== void 0 && func0.call(data, "translations")) {
			if (!validate25(data.translations, {
				instancePath: instancePath + "/translations",
				parentData: data,
				parentDataProperty: "translations",
				rootData
			})) {
				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err59 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err59];
		else vErrors.push(err59);
		errors++;
	}
	validate38.errors = vErrors;
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
				for (let i1 = 0; i1 < len1; i1++) if (!validate28(data3[i1], {
					instancePath: instancePath + "/series/" + i1,
					parentData: data3,
					parentDataProperty: i1,
					rootData
				})) {
					vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
				for (let i2 = 0; i2 < len2; i2++) if (!validate35(data5[i2], {
					instancePath: instancePath + "/playlists/" + i2,
					parentData: data5,
					parentDataProperty: i2,
					rootData
				})) {
					vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
				for (let i3 = 0; i3 < len3; i3++) if (!validate38(data7[i3], {
					instancePath: instancePath + "/events/" + i3,
					parentData: data7,
					parentDataProperty: i3,
					rootData
				})) {
					vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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