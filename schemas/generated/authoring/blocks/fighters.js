const validate = validate20;
const schema31 = {
	"$id": "blocks/fighters.schema.json",
	"type": "object",
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"source": {
			"type": "object",
			"properties": { "limit": {
				"type": "integer",
				"minimum": 1,
				"maximum": 1e3
			} },
			"additionalProperties": false
		},
		"layout": { "enum": ["GRID", "PROFILE"] },
		"pageSize": {
			"type": "integer",
			"minimum": 1,
			"maximum": 50
		},
		"fighters": {
			"type": "array",
			"maxItems": 100,
			"items": {
				"type": "object",
				"required": [
					"id",
					"name",
					"record"
				],
				"properties": {
					"id": { "$ref": "../definitions/common.schema.json#/$defs/key" },
					"name": {
						"type": "string",
						"minLength": 1,
						"maxLength": 120
					},
					"nickname": { "$ref": "../definitions/common.schema.json#/$defs/line" },
					"description": { "$ref": "../definitions/common.schema.json#/$defs/prose" },
					"record": {
						"type": "object",
						"required": [
							"wins",
							"losses",
							"noContests"
						],
						"properties": {
							"wins": {
								"type": "integer",
								"minimum": 0,
								"maximum": 999
							},
							"losses": {
								"type": "integer",
								"minimum": 0,
								"maximum": 999
							},
							"noContests": {
								"type": "integer",
								"minimum": 0,
								"maximum": 999
							}
						},
						"additionalProperties": false
					},
					"weightClass": { "$ref": "../definitions/common.schema.json#/$defs/line" },
					"country": {
						"type": "string",
						"pattern": "^[A-Z]{2}$"
					},
					"portraitUrl": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
					"bouts": {
						"type": "array",
						"maxItems": 60,
						"items": {
							"type": "object",
							"required": [
								"opponent",
								"outcome",
								"method"
							],
							"properties": {
								"opponent": { "$ref": "../definitions/common.schema.json#/$defs/line" },
								"opponentId": { "$ref": "../definitions/common.schema.json#/$defs/key" },
								"outcome": { "enum": [
									"win",
									"loss",
									"noContest"
								] },
								"method": { "enum": [
									"decision",
									"majority",
									"split",
									"unanimous",
									"KO/TKO",
									"submission",
									"disqualified",
									"overturned",
									"other",
									"unknown"
								] },
								"round": {
									"type": "integer",
									"minimum": 1,
									"maximum": 15
								},
								"time": {
									"type": "string",
									"pattern": "^[0-9]{1,2}:[0-5][0-9]$"
								},
								"event": { "$ref": "../definitions/common.schema.json#/$defs/line" },
								"date": { "$ref": "../definitions/common.schema.json#/$defs/instant" },
								"link": { "$ref": "../definitions/link.schema.json" }
							},
							"additionalProperties": false
						}
					}
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
const pattern6 = new RegExp("^[A-Z]{2}$", "u");
const pattern7 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern9 = new RegExp("^[0-9]{1,2}:[0-5][0-9]$", "u");
const pattern10 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
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
	},
	"additionalProperties": false
};
const pattern12 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
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
					params: { allowedValues: schema44.properties.type.enum }
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
				if (!pattern12.test(data3)) {
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
				if (!pattern12.test(data4)) {
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
		for (const key0 of Object.keys(data)) if (!(key0 === "tab" || key0 === "title" || key0 === "source" || key0 === "layout" || key0 === "pageSize" || key0 === "fighters" || key0 === "paging" || key0 === "emptyTitle")) {
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
		if (data.source !== void 0 && func0.call(data, "source")) {
			let data2 = data.source;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key1 of Object.keys(data2)) if (!(key1 === "limit")) {
					const err5 = {
						instancePath: instancePath + "/source",
						schemaPath: "#/properties/source/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data2.limit !== void 0 && func0.call(data2, "limit")) {
					let data3 = data2.limit;
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
						const err6 = {
							instancePath: instancePath + "/source/limit",
							schemaPath: "#/properties/source/properties/limit/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (typeof data3 == "number" && isFinite(data3)) {
						if (data3 > 1e3 || isNaN(data3)) {
							const err7 = {
								instancePath: instancePath + "/source/limit",
								schemaPath: "#/properties/source/properties/limit/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e3
								}
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (data3 < 1 || isNaN(data3)) {
							const err8 = {
								instancePath: instancePath + "/source/limit",
								schemaPath: "#/properties/source/properties/limit/minimum",
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
			} else {
				const err9 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/properties/source/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.layout !== void 0 && func0.call(data, "layout")) {
			let data4 = data.layout;
			if (!(data4 === "GRID" || data4 === "PROFILE")) {
				const err10 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.layout.enum }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.pageSize !== void 0 && func0.call(data, "pageSize")) {
			let data5 = data.pageSize;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err11 = {
					instancePath: instancePath + "/pageSize",
					schemaPath: "#/properties/pageSize/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 > 50 || isNaN(data5)) {
					const err12 = {
						instancePath: instancePath + "/pageSize",
						schemaPath: "#/properties/pageSize/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 50
						}
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data5 < 1 || isNaN(data5)) {
					const err13 = {
						instancePath: instancePath + "/pageSize",
						schemaPath: "#/properties/pageSize/minimum",
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
		if (data.fighters !== void 0 && func0.call(data, "fighters")) {
			let data6 = data.fighters;
			if (Array.isArray(data6)) {
				if (data6.length > 100) {
					const err14 = {
						instancePath: instancePath + "/fighters",
						schemaPath: "#/properties/fighters/maxItems",
						keyword: "maxItems",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
						if (data7.id === void 0 || !func0.call(data7, "id")) {
							const err15 = {
								instancePath: instancePath + "/fighters/" + i0,
								schemaPath: "#/properties/fighters/items/required",
								keyword: "required",
								params: { missingProperty: "id" }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (data7.name === void 0 || !func0.call(data7, "name")) {
							const err16 = {
								instancePath: instancePath + "/fighters/" + i0,
								schemaPath: "#/properties/fighters/items/required",
								keyword: "required",
								params: { missingProperty: "name" }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (data7.record === void 0 || !func0.call(data7, "record")) {
							const err17 = {
								instancePath: instancePath + "/fighters/" + i0,
								schemaPath: "#/properties/fighters/items/required",
								keyword: "required",
								params: { missingProperty: "record" }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						for (const key2 of Object.keys(data7)) if (!func0.call(schema31.properties.fighters.items.properties, key2)) {
							const err18 = {
								instancePath: instancePath + "/fighters/" + i0,
								schemaPath: "#/properties/fighters/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (data7.id !== void 0 && func0.call(data7, "id")) {
							let data8 = data7.id;
							if (typeof data8 === "string") {
								if (!pattern4.test(data8)) {
									const err19 = {
										instancePath: instancePath + "/fighters/" + i0 + "/id",
										schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							} else {
								const err20 = {
									instancePath: instancePath + "/fighters/" + i0 + "/id",
									schemaPath: "../definitions/common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						}
						if (data7.name !== void 0 && func0.call(data7, "name")) {
							let data9 = data7.name;
							if (typeof data9 === "string") {
								if (data9.length > 120) {
									const err21 = {
										instancePath: instancePath + "/fighters/" + i0 + "/name",
										schemaPath: "#/properties/fighters/items/properties/name/maxLength",
										keyword: "maxLength",
										params: { limit: 120 }
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
								if (data9.length < 1) {
									const err22 = {
										instancePath: instancePath + "/fighters/" + i0 + "/name",
										schemaPath: "#/properties/fighters/items/properties/name/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							} else {
								const err23 = {
									instancePath: instancePath + "/fighters/" + i0 + "/name",
									schemaPath: "#/properties/fighters/items/properties/name/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						}
						if (data7.nickname !== void 0 && func0.call(data7, "nickname")) {
							let data10 = data7.nickname;
							if (typeof data10 === "string") {
								if (data10.length > 300) {
									const err24 = {
										instancePath: instancePath + "/fighters/" + i0 + "/nickname",
										schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							} else {
								const err25 = {
									instancePath: instancePath + "/fighters/" + i0 + "/nickname",
									schemaPath: "../definitions/common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						}
						if (data7.description !== void 0 && func0.call(data7, "description")) {
							let data11 = data7.description;
							if (typeof data11 === "string") {
								if (data11.length > 5e3) {
									const err26 = {
										instancePath: instancePath + "/fighters/" + i0 + "/description",
										schemaPath: "../definitions/common.schema.json#/$defs/prose/maxLength",
										keyword: "maxLength",
										params: { limit: 5e3 }
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							} else {
								const err27 = {
									instancePath: instancePath + "/fighters/" + i0 + "/description",
									schemaPath: "../definitions/common.schema.json#/$defs/prose/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						}
						if (data7.record !== void 0 && func0.call(data7, "record")) {
							let data12 = data7.record;
							if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
								if (data12.wins === void 0 || !func0.call(data12, "wins")) {
									const err28 = {
										instancePath: instancePath + "/fighters/" + i0 + "/record",
										schemaPath: "#/properties/fighters/items/properties/record/required",
										keyword: "required",
										params: { missingProperty: "wins" }
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
								if (data12.losses === void 0 || !func0.call(data12, "losses")) {
									const err29 = {
										instancePath: instancePath + "/fighters/" + i0 + "/record",
										schemaPath: "#/properties/fighters/items/properties/record/required",
										keyword: "required",
										params: { missingProperty: "losses" }
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
								if (data12.noContests === void 0 || !func0.call(data12, "noContests")) {
									const err30 = {
										instancePath: instancePath + "/fighters/" + i0 + "/record",
										schemaPath: "#/properties/fighters/items/properties/record/required",
										keyword: "required",
										params: { missingProperty: "noContests" }
									};
									if (vErrors === null) vErrors = [err30];
									else vErrors.push(err30);
									errors++;
								}
								for (const key3 of Object.keys(data12)) if (!(key3 === "wins" || key3 === "losses" || key3 === "noContests")) {
									const err31 = {
										instancePath: instancePath + "/fighters/" + i0 + "/record",
										schemaPath: "#/properties/fighters/items/properties/record/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key3 }
									};
									if (vErrors === null) vErrors = [err31];
									else vErrors.push(err31);
									errors++;
								}
								if (data12.wins !== void 0 && func0.call(data12, "wins")) {
									let data13 = data12.wins;
									if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
										const err32 = {
											instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
											schemaPath: "#/properties/fighters/items/properties/record/properties/wins/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err32];
										else vErrors.push(err32);
										errors++;
									}
									if (typeof data13 == "number" && isFinite(data13)) {
										if (data13 > 999 || isNaN(data13)) {
											const err33 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
												schemaPath: "#/properties/fighters/items/properties/record/properties/wins/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 999
												}
											};
											if (vErrors === null) vErrors = [err33];
											else vErrors.push(err33);
											errors++;
										}
										if (data13 < 0 || isNaN(data13)) {
											const err34 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
												schemaPath: "#/properties/fighters/items/properties/record/properties/wins/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err34];
											else vErrors.push(err34);
											errors++;
										}
									}
								}
								if (data12.losses !== void 0 && func0.call(data12, "losses")) {
									let data14 = data12.losses;
									if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
										const err35 = {
											instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
											schemaPath: "#/properties/fighters/items/properties/record/properties/losses/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err35];
										else vErrors.push(err35);
										errors++;
									}
									if (typeof data14 == "number" && isFinite(data14)) {
										if (data14 > 999 || isNaN(data14)) {
											const err36 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
												schemaPath: "#/properties/fighters/items/properties/record/properties/losses/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 999
												}
											};
											if (vErrors === null) vErrors = [err36];
											else vErrors.push(err36);
											errors++;
										}
										if (data14 < 0 || isNaN(data14)) {
											const err37 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
												schemaPath: "#/properties/fighters/items/properties/record/properties/losses/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err37];
											else vErrors.push(err37);
											errors++;
										}
									}
								}
								if (data12.noContests !== void 0 && func0.call(data12, "noContests")) {
									let data15 = data12.noContests;
									if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
										const err38 = {
											instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
											schemaPath: "#/properties/fighters/items/properties/record/properties/noContests/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
									if (typeof data15 == "number" && isFinite(data15)) {
										if (data15 > 999 || isNaN(data15)) {
											const err39 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
												schemaPath: "#/properties/fighters/items/properties/record/properties/noContests/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 999
												}
											};
											if (vErrors === null) vErrors = [err39];
											else vErrors.push(err39);
											errors++;
										}
										if (data15 < 0 || isNaN(data15)) {
											const err40 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
												schemaPath: "#/properties/fighters/items/properties/record/properties/noContests/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err40];
											else vErrors.push(err40);
											errors++;
										}
									}
								}
							} else {
								const err41 = {
									instancePath: instancePath + "/fighters/" + i0 + "/record",
									schemaPath: "#/properties/fighters/items/properties/record/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
						}
						if (data7.weightClass !== void 0 && func0.call(data7, "weightClass")) {
							let data16 = data7.weightClass;
							if (typeof data16 === "string") {
								if (data16.length > 300) {
									const err42 = {
										instancePath: instancePath + "/fighters/" + i0 + "/weightClass",
										schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err42];
									else vErrors.push(err42);
									errors++;
								}
							} else {
								const err43 = {
									instancePath: instancePath + "/fighters/" + i0 + "/weightClass",
									schemaPath: "../definitions/common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
						}
						if (data7.country !== void 0 && func0.call(data7, "country")) {
							let data17 = data7.country;
							if (typeof data17 === "string") {
								if (!pattern6.test(data17)) {
									const err44 = {
										instancePath: instancePath + "/fighters/" + i0 + "/country",
										schemaPath: "#/properties/fighters/items/properties/country/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Z]{2}$" }
									};
									if (vErrors === null) vErrors = [err44];
									else vErrors.push(err44);
									errors++;
								}
							} else {
								const err45 = {
									instancePath: instancePath + "/fighters/" + i0 + "/country",
									schemaPath: "#/properties/fighters/items/properties/country/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
						}
						if (data7.portraitUrl !== void 0 && func0.call(data7, "portraitUrl")) {
							let data18 = data7.portraitUrl;
							if (typeof data18 === "string") {
								if (data18.length > 2048) {
									const err46 = {
										instancePath: instancePath + "/fighters/" + i0 + "/portraitUrl",
										schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
										keyword: "maxLength",
										params: { limit: 2048 }
									};
									if (vErrors === null) vErrors = [err46];
									else vErrors.push(err46);
									errors++;
								}
								if (!pattern7.test(data18)) {
									const err47 = {
										instancePath: instancePath + "/fighters/" + i0 + "/portraitUrl",
										schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
										keyword: "pattern",
										params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							} else {
								const err48 = {
									instancePath: instancePath + "/fighters/" + i0 + "/portraitUrl",
									schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err48];
								else vErrors.push(err48);
								errors++;
							}
						}
						if (data7.bouts !== void 0 && func0.call(data7, "bouts")) {
							let data19 = data7.bouts;
							if (Array.isArray(data19)) {
								if (data19.length > 60) {
									const err49 = {
										instancePath: instancePath + "/fighters/" + i0 + "/bouts",
										schemaPath: "#/properties/fighters/items/properties/bouts/maxItems",
										keyword: "maxItems",
										params: { limit: 60 }
									};
									if (vErrors === null) vErrors = [err49];
									else vErrors.push(err49);
									errors++;
								}
								const len1 = data19.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data20 = data19[i1];
									if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
										if (data20.opponent === void 0 || !func0.call(data20, "opponent")) {
											const err50 = {
												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
												schemaPath: "#/properties/fighters/items/properties/bouts/items/required",
												keyword: "required",
												params: { missingProperty: "opponent" }
											};
											if (vErrors === null) vErrors = [err50];
											else vErrors.push(err50);
											errors++;
										}
										if (data20.outcome === void 0 || !func0.call(data20, "outcome")) {
											const err51 = {
												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
												schemaPath: "#/properties/fighters/items/properties/bouts/items/required",
												keyword: "required",
												params: { missingProperty: "outcome" }
											};
											if (vErrors === null) vErrors = [err51];
											else vErrors.push(err51);
											errors++;
										}
										if (data20.method === void 0 || !func0.call(data20, "method")) {
											const err52 = {
												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
												schemaPath: "#/properties/fighters/items/properties/bouts/items/required",
												keyword: "required",
												params: { missingProperty: "method" }
											};
											if (vErrors === null) vErrors = [err52];
											else vErrors.push(err52);
											errors++;
										}
										for (const key4 of Object.keys(data20)) if (!func0.call(schema31.properties.fighters.items.properties.bouts.items.properties, key4)) {
											const err53 = {
												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
												schemaPath: "#/properties/fighters/items/properties/bouts/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key4 }
											};
											if (vErrors === null) vErrors = [err53];
											else vErrors.push(err53);
											errors++;
										}
										if (data20.opponent !== void 0 && func0.call(data20, "opponent")) {
											let data21 = data20.opponent;
											if (typeof data21 === "string") {
												if (data21.length > 300) {
													const err54 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponent",
														schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
														keyword: "maxLength",
														params: { limit: 300 }
													};
													if (vErrors === null) vErrors = [err54];
													else vErrors.push(err54);
													errors++;
												}
											} else {
												const err55 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponent",
													schemaPath: "../definitions/common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err55];
												else vErrors.push(err55);
												errors++;
											}
										}
										if (data20.opponentId !== void 0 && func0.call(data20, "opponentId")) {
											let data22 = data20.opponentId;
											if (typeof data22 === "string") {
												if (!pattern4.test(data22)) {
													const err56 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponentId",
														schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
														keyword: "pattern",
														params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
													};
													if (vErrors === null) vErrors = [err56];
													else vErrors.push(err56);
													errors++;
												}
											} else {
												const err57 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponentId",
													schemaPath: "../definitions/common.schema.json#/$defs/key/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err57];
												else vErrors.push(err57);
												errors++;
											}
										}
										if (data20.outcome !== void 0 && func0.call(data20, "outcome")) {
											let data23 = data20.outcome;
											if (!(data23 === "win" || data23 === "loss" || data23 === "noContest")) {
												const err58 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/outcome",
													schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/outcome/enum",
													keyword: "enum",
													params: { allowedValues: schema31.properties.fighters.items.properties.bouts.items.properties.outcome.enum }
												};
												if (vErrors === null) vErrors = [err58];
												else vErrors.push(err58);
												errors++;
											}
										}
										if (data20.method !== void 0 && func0.call(data20, "method")) {
											let data24 = data20.method;
											if (!(data24 === "decision" || data24 === "majority" || data24 === "split" || data24 === "unanimous" || data24 === "KO/TKO" || data24 === "submission" || data24 === "disqualified" || data24 === "overturned" || data24 === "other" || data24 === "unknown")) {
												const err59 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/method",
													schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/method/enum",
													keyword: "enum",
													params: { allowedValues: schema31.properties.fighters.items.properties.bouts.items.properties.method.enum }
												};
												if (vErrors === null) vErrors = [err59];
												else vErrors.push(err59);
												errors++;
											}
										}
										if (data20.round !== void 0 && func0.call(data20, "round")) {
											let data25 = data20.round;
											if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
												const err60 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
													schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/round/type",
													keyword: "type",
													params: { type: "integer" }
												};
												if (vErrors === null) vErrors = [err60];
												else vErrors.push(err60);
												errors++;
											}
											if (typeof data25 == "number" && isFinite(data25)) {
												if (data25 > 15 || isNaN(data25)) {
													const err61 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
														schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/round/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 15
														}
													};
													if (vErrors === null) vErrors = [err61];
													else vErrors.push(err61);
													errors++;
												}
												if (data25 < 1 || isNaN(data25)) {
													const err62 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
														schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/round/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														}
													};
													if (vErrors === null) vErrors = [err62];
													else vErrors.push(err62);
													errors++;
												}
											}
										}
										if (data20.time !== void 0 && func0.call(data20, "time")) {
											let data26 = data20.time;
											if (typeof data26 === "string") {
												if (!pattern9.test(data26)) {
													const err63 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/time",
														schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/time/pattern",
														keyword: "pattern",
														params: { pattern: "^[0-9]{1,2}:[0-5][0-9]$" }
													};
													if (vErrors === null) vErrors = [err63];
													else vErrors.push(err63);
													errors++;
												}
											} else {
												const err64 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/time",
													schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/time/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err64];
												else vErrors.push(err64);
												errors++;
											}
										}
										if (data20.event !== void 0 && func0.call(data20, "event")) {
											let data27 = data20.event;
											if (typeof data27 === "string") {
												if (data27.length > 300) {
													const err65 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/event",
														schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
														keyword: "maxLength",
														params: { limit: 300 }
													};
													if (vErrors === null) vErrors = [err65];
													else vErrors.push(err65);
													errors++;
												}
											} else {
												const err66 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/event",
													schemaPath: "../definitions/common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err66];
												else vErrors.push(err66);
												errors++;
											}
										}
										if (data20.date !== void 0 && func0.call(data20, "date")) {
											let data28 = data20.date;
											if (typeof data28 === "string") {
												if (!pattern10.test(data28)) {
													const err67 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/date",
														schemaPath: "../definitions/common.schema.json#/$defs/instant/pattern",
														keyword: "pattern",
														params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
													};
													if (vErrors === null) vErrors = [err67];
													else vErrors.push(err67);
													errors++;
												}
											} else {
												const err68 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/date",
													schemaPath: "../definitions/common.schema.json#/$defs/instant/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err68];
												else vErrors.push(err68);
												errors++;
											}
										}
										if (data20.link !== void 0 && func0.call(data20, "link")) {
											if (!validate22(data20.link, {
												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/link",
												parentData: data20,
												parentDataProperty: "link",
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
										}
									} else {
										const err69 = {
											instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
											schemaPath: "#/properties/fighters/items/properties/bouts/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err69];
										else vErrors.push(err69);
										errors++;
									}
								}
							} else {
								const err70 = {
									instancePath: instancePath + "/fighters/" + i0 + "/bouts",
									schemaPath: "#/properties/fighters/items/properties/bouts/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err70];
								else vErrors.push(err70);
								errors++;
							}
						}
					} else {
						const err71 = {
							instancePath: instancePath + "/fighters/" + i0,
							schemaPath: "#/properties/fighters/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err71];
						else vErrors.push(err71);
						errors++;
					}
				}
			} else {
				const err72 = {
					instancePath: instancePath + "/fighters",
					schemaPath: "#/properties/fighters/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err72];
				else vErrors.push(err72);
				errors++;
			}
		}
		if (data.paging !== void 0 && func0.call(data, "paging")) {
			let data30 = data.paging;
			if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
				if (data30.moreDataAvailable === void 0 || !func0.call(data30, "moreDataAvailable")) {
					const err73 = {
						instancePath: instancePath + "/paging",
						schemaPath: "../definitions/paging.schema.json/required",
						keyword: "required",
						params: { missingProperty: "moreDataAvailable" }
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
				for (const key5 of Object.keys(data30)) if (!(key5 === "moreDataAvailable" || key5 === "lastSeen")) {
					const err74 = {
						instancePath: instancePath + "/paging",
						schemaPath: "../definitions/paging.schema.json/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key5 }
					};
					if (vErrors === null) vErrors = [err74];
					else vErrors.push(err74);
					errors++;
				}
				if (data30.moreDataAvailable !== void 0 && func0.call(data30, "moreDataAvailable")) {
					if (typeof data30.moreDataAvailable !== "boolean") {
						const err75 = {
							instancePath: instancePath + "/paging/moreDataAvailable",
							schemaPath: "../definitions/paging.schema.json/properties/moreDataAvailable/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err75];
						else vErrors.push(err75);
						errors++;
					}
				}
				if (data30.lastSeen !== void 0 && func0.call(data30, "lastSeen")) {
					let data32 = data30.lastSeen;
					const _errs80 = errors;
					let valid22 = false;
					const _errs81 = errors;
					if (typeof data32 === "string") {
						if (data32.length > 500) {
							const err76 = {
								instancePath: instancePath + "/paging/lastSeen",
								schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/0/maxLength",
								keyword: "maxLength",
								params: { limit: 500 }
							};
							if (vErrors === null) vErrors = [err76];
							else vErrors.push(err76);
							errors++;
						}
					} else {
						const err77 = {
							instancePath: instancePath + "/paging/lastSeen",
							schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/0/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err77];
						else vErrors.push(err77);
						errors++;
					}
					var _valid0 = _errs81 === errors;
					valid22 = valid22 || _valid0;
					if (!valid22) {
						const _errs83 = errors;
						if (!(typeof data32 == "number" && isFinite(data32))) {
							const err78 = {
								instancePath: instancePath + "/paging/lastSeen",
								schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf/1/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err78];
							else vErrors.push(err78);
							errors++;
						}
						var _valid0 = _errs83 === errors;
						valid22 = valid22 || _valid0;
					}
					if (!valid22) {
						const err79 = {
							instancePath: instancePath + "/paging/lastSeen",
							schemaPath: "../definitions/paging.schema.json/properties/lastSeen/anyOf",
							keyword: "anyOf",
							params: {}
						};
						if (vErrors === null) vErrors = [err79];
						else vErrors.push(err79);
						errors++;
					} else {
						errors = _errs80;
						if (vErrors !== null) {
							if (_errs80) vErrors.length = _errs80;
							else vErrors = null;
						}
					}
				}
			} else {
				const err80 = {
					instancePath: instancePath + "/paging",
					schemaPath: "../definitions/paging.schema.json/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err80];
				else vErrors.push(err80);
				errors++;
			}
		}
		if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
			let data33 = data.emptyTitle;
			if (typeof data33 === "string") {
				if (data33.length > 300) {
					const err81 = {
						instancePath: instancePath + "/emptyTitle",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err81];
					else vErrors.push(err81);
					errors++;
				}
			} else {
				const err82 = {
					instancePath: instancePath + "/emptyTitle",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err82];
				else vErrors.push(err82);
				errors++;
			}
		}
	} else {
		const err83 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err83];
		else vErrors.push(err83);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };