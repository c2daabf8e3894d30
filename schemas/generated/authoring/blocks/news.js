const validate = validate20;
const schema31 = {
	"$id": "blocks/news.schema.json",
	"type": "object",
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"feedName": { "$ref": "../definitions/common.schema.json#/$defs/key" },
		"source": {
			"type": "object",
			"properties": {
				"feedName": { "$ref": "../definitions/common.schema.json#/$defs/key" },
				"except": { "$ref": "../definitions/common.schema.json#/$defs/key" },
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 1e3
				}
			},
			"additionalProperties": false
		},
		"pageSize": {
			"type": "integer",
			"minimum": 1,
			"maximum": 50
		},
		"layout": { "enum": [
			"LEAD",
			"GRID",
			"LIST",
			"ARTICLE"
		] },
		"items": {
			"type": "array",
			"maxItems": 50,
			"items": {
				"type": "object",
				"required": [
					"id",
					"title",
					"publishedAt"
				],
				"properties": {
					"id": { "$ref": "../definitions/common.schema.json#/$defs/key" },
					"feedName": { "$ref": "../definitions/common.schema.json#/$defs/key" },
					"title": {
						"type": "string",
						"minLength": 1,
						"maxLength": 300
					},
					"summary": { "$ref": "../definitions/common.schema.json#/$defs/prose" },
					"body": {
						"type": "string",
						"maxLength": 2e4
					},
					"imageUrl": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
					"publishedAt": { "$ref": "../definitions/common.schema.json#/$defs/instant" },
					"link": { "$ref": "../definitions/link.schema.json" }
				},
				"additionalProperties": false
			}
		},
		"paging": { "$ref": "../definitions/paging.schema.json" },
		"emptyTitle": { "$ref": "../definitions/common.schema.json#/$defs/line" }
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern10 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern11 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const schema43 = {
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
const pattern13 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
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
					params: { allowedValues: schema43.properties.type.enum }
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
				if (!pattern13.test(data3)) {
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
				if (!pattern13.test(data4)) {
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
	validate22.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!func0.call(schema31.properties, key0)) {
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
		if (data.tab !== void 0 && func0.call(data, "tab")) {
			let data0 = data.tab;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/tab",
						schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/tab",
					schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err3 = {
						instancePath: instancePath + "/title",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/title",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.feedName !== void 0 && func0.call(data, "feedName")) {
			let data2 = data.feedName;
			if (typeof data2 === "string") {
				if (!pattern4.test(data2)) {
					const err5 = {
						instancePath: instancePath + "/feedName",
						schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/feedName",
					schemaPath: "../definitions/common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.source !== void 0 && func0.call(data, "source")) {
			let data3 = data.source;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				for (const key1 of Object.keys(data3)) if (!(key1 === "feedName" || key1 === "except" || key1 === "limit")) {
					const err7 = {
						instancePath: instancePath + "/source",
						schemaPath: "#/properties/source/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data3.feedName !== void 0 && func0.call(data3, "feedName")) {
					let data4 = data3.feedName;
					if (typeof data4 === "string") {
						if (!pattern4.test(data4)) {
							const err8 = {
								instancePath: instancePath + "/source/feedName",
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
							instancePath: instancePath + "/source/feedName",
							schemaPath: "../definitions/common.schema.json#/$defs/key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data3.except !== void 0 && func0.call(data3, "except")) {
					let data5 = data3.except;
					if (typeof data5 === "string") {
						if (!pattern4.test(data5)) {
							const err10 = {
								instancePath: instancePath + "/source/except",
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
							instancePath: instancePath + "/source/except",
							schemaPath: "../definitions/common.schema.json#/$defs/key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data3.limit !== void 0 && func0.call(data3, "limit")) {
					let data6 = data3.limit;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						const err12 = {
							instancePath: instancePath + "/source/limit",
							schemaPath: "#/properties/source/properties/limit/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 > 1e3 || isNaN(data6)) {
							const err13 = {
								instancePath: instancePath + "/source/limit",
								schemaPath: "#/properties/source/properties/limit/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e3
								}
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data6 < 1 || isNaN(data6)) {
							const err14 = {
								instancePath: instancePath + "/source/limit",
								schemaPath: "#/properties/source/properties/limit/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/properties/source/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.pageSize !== void 0 && func0.call(data, "pageSize")) {
			let data7 = data.pageSize;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err16 = {
					instancePath: instancePath + "/pageSize",
					schemaPath: "#/properties/pageSize/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 50 || isNaN(data7)) {
					const err17 = {
						instancePath: instancePath + "/pageSize",
						schemaPath: "#/properties/pageSize/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 50
						}
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data7 < 1 || isNaN(data7)) {
					const err18 = {
						instancePath: instancePath + "/pageSize",
						schemaPath: "#/properties/pageSize/minimum",
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
		if (data.layout !== void 0 && func0.call(data, "layout")) {
			let data8 = data.layout;
			if (!(data8 === "LEAD" || data8 === "GRID" || data8 === "LIST" || data8 === "ARTICLE")) {
				const err19 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.layout.enum }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.items !== void 0 && func0.call(data, "items")) {
			let data9 = data.items;
			if (Array.isArray(data9)) {
				if (data9.length > 50) {
					const err20 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data10 = data9[i0];
					if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
						if (data10.id === void 0 || !func0.call(data10, "id")) {
							const err21 = {
								instancePath: instancePath + "/items/" + i0,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "id" }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (data10.title === void 0 || !func0.call(data10, "title")) {
							const err22 = {
								instancePath: instancePath + "/items/" + i0,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "title" }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (data10.publishedAt === void 0 || !func0.call(data10, "publishedAt")) {
							const err23 = {
								instancePath: instancePath + "/items/" + i0,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "publishedAt" }
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
						for (const key2 of Object.keys(data10)) if (!(key2 === "id" || key2 === "feedName" || key2 === "title" || key2 === "summary" || key2 === "body" || key2 === "imageUrl" || key2 === "publishedAt" || key2 === "link")) {
							const err24 = {
								instancePath: instancePath + "/items/" + i0,
								schemaPath: "#/properties/items/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (data10.id !== void 0 && func0.call(data10, "id")) {
							let data11 = data10.id;
							if (typeof data11 === "string") {
								if (!pattern4.test(data11)) {
									const err25 = {
										instancePath: instancePath + "/items/" + i0 + "/id",
										schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err25];
									else vErrors.push(err25);
									errors++;
								}
							} else {
								const err26 = {
									instancePath: instancePath + "/items/" + i0 + "/id",
									schemaPath: "../definitions/common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
						}
						if (data10.feedName !== void 0 && func0.call(data10, "feedName")) {
							let data12 = data10.feedName;
							if (typeof data12 === "string") {
								if (!pattern4.test(data12)) {
									const err27 = {
										instancePath: instancePath + "/items/" + i0 + "/feedName",
										schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
							} else {
								const err28 = {
									instancePath: instancePath + "/items/" + i0 + "/feedName",
									schemaPath: "../definitions/common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err28];
								else vErrors.push(err28);
								errors++;
							}
						}
						if (data10.title !== void 0 && func0.call(data10, "title")) {
							let data13 = data10.title;
							if (typeof data13 === "string") {
								if (data13.length > 300) {
									const err29 = {
										instancePath: instancePath + "/items/" + i0 + "/title",
										schemaPath: "#/properties/items/items/properties/title/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
								if (data13.length < 1) {
									const err30 = {
										instancePath: instancePath + "/items/" + i0 + "/title",
										schemaPath: "#/properties/items/items/properties/title/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err30];
									else vErrors.push(err30);
									errors++;
								}
							} else {
								const err31 = {
									instancePath: instancePath + "/items/" + i0 + "/title",
									schemaPath: "#/properties/items/items/properties/title/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						}
						if (data10.summary !== void 0 && func0.call(data10, "summary")) {
							let data14 = data10.summary;
							if (typeof data14 === "string") {
								if (data14.length > 5e3) {
									const err32 = {
										instancePath: instancePath + "/items/" + i0 + "/summary",
										schemaPath: "../definitions/common.schema.json#/$defs/prose/maxLength",
										keyword: "maxLength",
										params: { limit: 5e3 }
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
							} else {
								const err33 = {
									instancePath: instancePath + "/items/" + i0 + "/summary",
									schemaPath: "../definitions/common.schema.json#/$defs/prose/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
						}
						if (data10.body !== void 0 && func0.call(data10, "body")) {
							let data15 = data10.body;
							if (typeof data15 === "string") {
								if (data15.length > 2e4) {
									const err34 = {
										instancePath: instancePath + "/items/" + i0 + "/body",
										schemaPath: "#/properties/items/items/properties/body/maxLength",
										keyword: "maxLength",
										params: { limit: 2e4 }
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
							} else {
								const err35 = {
									instancePath: instancePath + "/items/" + i0 + "/body",
									schemaPath: "#/properties/items/items/properties/body/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						}
						if (data10.imageUrl !== void 0 && func0.call(data10, "imageUrl")) {
							let data16 = data10.imageUrl;
							if (typeof data16 === "string") {
								if (data16.length > 2048) {
									const err36 = {
										instancePath: instancePath + "/items/" + i0 + "/imageUrl",
										schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
										keyword: "maxLength",
										params: { limit: 2048 }
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
								if (!pattern10.test(data16)) {
									const err37 = {
										instancePath: instancePath + "/items/" + i0 + "/imageUrl",
										schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
										keyword: "pattern",
										params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
									};
									if (vErrors === null) vErrors = [err37];
									else vErrors.push(err37);
									errors++;
								}
							} else {
								const err38 = {
									instancePath: instancePath + "/items/" + i0 + "/imageUrl",
									schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
						}
						if (data10.publishedAt !== void 0 && func0.call(data10, "publishedAt")) {
							let data17 = data10.publishedAt;
							if (typeof data17 === "string") {
								if (!pattern11.test(data17)) {
									const err39 = {
										instancePath: instancePath + "/items/" + i0 + "/publishedAt",
										schemaPath: "../definitions/common.schema.json#/$defs/instant/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
							} else {
								const err40 = {
									instancePath: instancePath + "/items/" + i0 + "/publishedAt",
									schemaPath: "../definitions/common.schema.json#/$defs/instant/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						}
						if (data10.link !== void 0 && func0.call(data10, "link")) {
							if (!validate22(data10.link, {
								instancePath: instancePath + "/items/" + i0 + "/link",
								parentData: data10,
								parentDataProperty: "link",
								rootData
							})) {
								vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err41 = {
							instancePath: instancePath + "/items/" + i0,
							schemaPath: "#/properties/items/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				}
			} else {
				const err42 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
		}
		if (data.paging !== void 0 && func0.call(data, "paging")) {
			let data19 = data.paging;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.moreDataAvailable === void 0 || !func0.call(data19, "moreDataAvailable")) {
					const err43 = {
						instancePath: instancePath + "/paging",
						schemaPath: "../definitions/paging.schema.json/required",
						keyword: "required",
						params: { missingProperty: "moreDataAvailable" }
					};
					if (vErrors === null) vErrors = [err43];
					else vErrors.push(err43);
					errors++;
				}
				for (const key3 of Object.keys(data19)) if (!(key3 === "moreDataAvailable" || key3 === "lastSeen")) {
					const err44 = {
						instancePath: instancePath + "/paging",
						schemaPath: "../definitions/paging.schema.json/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 }
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
				if (data19.moreDataAvailable !== void 0 && func0.call(data19, "moreDataAvailable")) {
					if (typeof data19.moreDataAvailable !== "boolean") {
						const err45 = {
							instancePath: instancePath + "/paging/moreDataAvailable",
							schemaPath: "../definitions/paging.schema.json/properties/moreDataAvailable/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				}
				if (data19.lastSeen !== void 0 && func0.call(data19, "lastSeen")) {
					let data21 = data19.lastSeen;
					const _errs57 = errors;
					let valid17 = false;
					const _errs58 = errors;
					if (typeof data21 === "string") {
						if (data21.length > 500) {
							const err46 = {
								instancePath: instancePath + "/paging/lastSeen",
								schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/0/maxLength",
								keyword: "maxLength",
								params: { limit: 500 }
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
					} else {
						const err47 = {
							instancePath: instancePath + "/paging/lastSeen",
							schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/0/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
					var _valid0 = _errs58 === errors;
					valid17 = valid17 || _valid0;
					if (!valid17) {
						const _errs60 = errors;
						if (!(typeof data21 == "number" && isFinite(data21))) {
							const err48 = {
								instancePath: instancePath + "/paging/lastSeen",
								schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/1/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
						var _valid0 = _errs60 === errors;
						valid17 = valid17 || _valid0;
					}
					if (!valid17) {
						const err49 = {
							instancePath: instancePath + "/paging/lastSeen",
							schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf",
							keyword: "anyOf",
							params: {}
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					} else {
						errors = _errs57;
						if (vErrors !== null) {
							if (_errs57) vErrors.length = _errs57;
							else vErrors = null;
						}
					}
				}
			} else {
				const err50 = {
					instancePath: instancePath + "/paging",
					schemaPath: "../definitions/paging.schema.json/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err50];
				else vErrors.push(err50);
				errors++;
			}
		}
		if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
			let data22 = data.emptyTitle;
			if (typeof data22 === "string") {
				if (data22.length > 300) {
					const err51 = {
						instancePath: instancePath + "/emptyTitle",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
			} else {
				const err52 = {
					instancePath: instancePath + "/emptyTitle",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err52];
				else vErrors.push(err52);
				errors++;
			}
		}
	} else {
		const err53 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err53];
		else vErrors.push(err53);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };