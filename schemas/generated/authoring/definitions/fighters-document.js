const validate = validate20;
const schema31 = {
	"$id": "definitions/fighters-document.schema.json",
	"type": "object",
	"required": ["version", "fighters"],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"fighters": {
			"type": "array",
			"maxItems": 2e3,
			"items": {
				"type": "object",
				"required": [
					"id",
					"name",
					"record"
				],
				"properties": {
					"id": { "$ref": "common.schema.json#/$defs/key" },
					"name": {
						"type": "string",
						"minLength": 1,
						"maxLength": 120
					},
					"nickname": { "$ref": "common.schema.json#/$defs/line" },
					"description": { "$ref": "common.schema.json#/$defs/prose" },
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
					"weightClass": { "$ref": "common.schema.json#/$defs/line" },
					"country": {
						"type": "string",
						"pattern": "^[A-Z]{2}$"
					},
					"portrait": {
						"type": "string",
						"maxLength": 300
					},
					"bouts": {
						"type": "array",
						"maxItems": 60,
						"items": {
							"type": "object",
							"required": ["outcome", "method"],
							"properties": {
								"opponent": { "$ref": "common.schema.json#/$defs/line" },
								"opponentId": { "$ref": "common.schema.json#/$defs/key" },
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
								"event": { "$ref": "common.schema.json#/$defs/line" },
								"date": { "$ref": "common.schema.json#/$defs/instant" },
								"link": { "$ref": "link.schema.json" }
							},
							"additionalProperties": false
						}
					},
					"titles": {
						"type": "array",
						"maxItems": 50,
						"items": { "$ref": "common.schema.json#/$defs/contentId" }
					},
					"translations": {
						"type": "object",
						"propertyNames": { "pattern": "^[a-z]{2,3}(?:_[A-Z]{2})?$" },
						"additionalProperties": {
							"type": "object",
							"properties": {
								"name": {
									"type": "string",
									"minLength": 1,
									"maxLength": 120
								},
								"nickname": { "$ref": "common.schema.json#/$defs/line" },
								"description": { "$ref": "common.schema.json#/$defs/prose" }
							},
							"additionalProperties": false
						}
					}
				},
				"additionalProperties": false
			}
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern6 = new RegExp("^[A-Z]{2}$", "u");
const pattern8 = new RegExp("^[0-9]{1,2}:[0-5][0-9]$", "u");
const pattern9 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern13 = new RegExp("^[a-z]{2,3}(?:_[A-Z]{2})?$", "u");
const schema42 = {
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
const pattern11 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
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
					params: { allowedValues: schema42.properties.type.enum }
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
					if (!pattern5.test(data1)) {
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
				if (!pattern11.test(data3)) {
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
				if (!pattern11.test(data4)) {
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
		if (data.fighters === void 0 || !func0.call(data, "fighters")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fighters" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "fighters")) {
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
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.fighters !== void 0 && func0.call(data, "fighters")) {
			let data1 = data.fighters;
			if (Array.isArray(data1)) {
				if (data1.length > 2e3) {
					const err5 = {
						instancePath: instancePath + "/fighters",
						schemaPath: "#/properties/fighters/maxItems",
						keyword: "maxItems",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.id === void 0 || !func0.call(data2, "id")) {
							const err6 = {
								instancePath: instancePath + "/fighters/" + i0,
								schemaPath: "#/properties/fighters/items/required",
								keyword: "required",
								params: { missingProperty: "id" }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data2.name === void 0 || !func0.call(data2, "name")) {
							const err7 = {
								instancePath: instancePath + "/fighters/" + i0,
								schemaPath: "#/properties/fighters/items/required",
								keyword: "required",
								params: { missingProperty: "name" }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (data2.record === void 0 || !func0.call(data2, "record")) {
							const err8 = {
								instancePath: instancePath + "/fighters/" + i0,
								schemaPath: "#/properties/fighters/items/required",
								keyword: "required",
								params: { missingProperty: "record" }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						for (const key1 of Object.keys(data2)) if (!func0.call(schema31.properties.fighters.items.properties, key1)) {
							const err9 = {
								instancePath: instancePath + "/fighters/" + i0,
								schemaPath: "#/properties/fighters/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data2.id !== void 0 && func0.call(data2, "id")) {
							let data3 = data2.id;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									const err10 = {
										instancePath: instancePath + "/fighters/" + i0 + "/id",
										schemaPath: "common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err10];
									else vErrors.push(err10);
									errors++;
								}
							} else {
								const err11 = {
									instancePath: instancePath + "/fighters/" + i0 + "/id",
									schemaPath: "common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						}
						if (data2.name !== void 0 && func0.call(data2, "name")) {
							let data4 = data2.name;
							if (typeof data4 === "string") {
								if (data4.length > 120) {
									const err12 = {
										instancePath: instancePath + "/fighters/" + i0 + "/name",
										schemaPath: "#/properties/fighters/items/properties/name/maxLength",
										keyword: "maxLength",
										params: { limit: 120 }
									};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
								if (data4.length < 1) {
									const err13 = {
										instancePath: instancePath + "/fighters/" + i0 + "/name",
										schemaPath: "#/properties/fighters/items/properties/name/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							} else {
								const err14 = {
									instancePath: instancePath + "/fighters/" + i0 + "/name",
									schemaPath: "#/properties/fighters/items/properties/name/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						if (data2.nickname !== void 0 && func0.call(data2, "nickname")) {
							let data5 = data2.nickname;
							if (typeof data5 === "string") {
								if (data5.length > 300) {
									const err15 = {
										instancePath: instancePath + "/fighters/" + i0 + "/nickname",
										schemaPath: "common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
							} else {
								const err16 = {
									instancePath: instancePath + "/fighters/" + i0 + "/nickname",
									schemaPath: "common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
						if (data2.description !== void 0 && func0.call(data2, "description")) {
							let data6 = data2.description;
							if (typeof data6 === "string") {
								if (data6.length > 5e3) {
									const err17 = {
										instancePath: instancePath + "/fighters/" + i0 + "/description",
										schemaPath: "common.schema.json#/$defs/prose/maxLength",
										keyword: "maxLength",
										params: { limit: 5e3 }
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							} else {
								const err18 = {
									instancePath: instancePath + "/fighters/" + i0 + "/description",
									schemaPath: "common.schema.json#/$defs/prose/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
						if (data2.record !== void 0 && func0.call(data2, "record")) {
							let data7 = data2.record;
							if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
								if (data7.wins === void 0 || !func0.call(data7, "wins")) {
									const err19 = {
										instancePath: instancePath + "/fighters/" + i0 + "/record",
										schemaPath: "#/properties/fighters/items/properties/record/required",
										keyword: "required",
										params: { missingProperty: "wins" }
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
								if (data7.losses === void 0 || !func0.call(data7, "losses")) {
									const err20 = {
										instancePath: instancePath + "/fighters/" + i0 + "/record",
										schemaPath: "#/properties/fighters/items/properties/record/required",
										keyword: "required",
										params: { missingProperty: "losses" }
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
								if (data7.noContests === void 0 || !func0.call(data7, "noContests")) {
									const err21 = {
										instancePath: instancePath + "/fighters/" + i0 + "/record",
										schemaPath: "#/properties/fighters/items/properties/record/required",
										keyword: "required",
										params: { missingProperty: "noContests" }
									};
									if (vErrors === null) vErrors = [err21];
									else vErrors.push(err21);
									errors++;
								}
								for (const key2 of Object.keys(data7)) if (!(key2 === "wins" || key2 === "losses" || key2 === "noContests")) {
									const err22 = {
										instancePath: instancePath + "/fighters/" + i0 + "/record",
										schemaPath: "#/properties/fighters/items/properties/record/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key2 }
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
								if (data7.wins !== void 0 && func0.call(data7, "wins")) {
									let data8 = data7.wins;
									if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
										const err23 = {
											instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
											schemaPath: "#/properties/fighters/items/properties/record/properties/wins/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
									if (typeof data8 == "number" && isFinite(data8)) {
										if (data8 > 999 || isNaN(data8)) {
											const err24 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
												schemaPath: "#/properties/fighters/items/properties/record/properties/wins/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 999
												}
											};
											if (vErrors === null) vErrors = [err24];
											else vErrors.push(err24);
											errors++;
										}
										if (data8 < 0 || isNaN(data8)) {
											const err25 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/wins",
												schemaPath: "#/properties/fighters/items/properties/record/properties/wins/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err25];
											else vErrors.push(err25);
											errors++;
										}
									}
								}
								if (data7.losses !== void 0 && func0.call(data7, "losses")) {
									let data9 = data7.losses;
									if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
										const err26 = {
											instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
											schemaPath: "#/properties/fighters/items/properties/record/properties/losses/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
									}
									if (typeof data9 == "number" && isFinite(data9)) {
										if (data9 > 999 || isNaN(data9)) {
											const err27 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
												schemaPath: "#/properties/fighters/items/properties/record/properties/losses/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 999
												}
											};
											if (vErrors === null) vErrors = [err27];
											else vErrors.push(err27);
											errors++;
										}
										if (data9 < 0 || isNaN(data9)) {
											const err28 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/losses",
												schemaPath: "#/properties/fighters/items/properties/record/properties/losses/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err28];
											else vErrors.push(err28);
											errors++;
										}
									}
								}
								if (data7.noContests !== void 0 && func0.call(data7, "noContests")) {
									let data10 = data7.noContests;
									if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
										const err29 = {
											instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
											schemaPath: "#/properties/fighters/items/properties/record/properties/noContests/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err29];
										else vErrors.push(err29);
										errors++;
									}
									if (typeof data10 == "number" && isFinite(data10)) {
										if (data10 > 999 || isNaN(data10)) {
											const err30 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
												schemaPath: "#/properties/fighters/items/properties/record/properties/noContests/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 999
												}
											};
											if (vErrors === null) vErrors = [err30];
											else vErrors.push(err30);
											errors++;
										}
										if (data10 < 0 || isNaN(data10)) {
											const err31 = {
												instancePath: instancePath + "/fighters/" + i0 + "/record/noContests",
												schemaPath: "#/properties/fighters/items/properties/record/properties/noContests/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err31];
											else vErrors.push(err31);
											errors++;
										}
									}
								}
							} else {
								const err32 = {
									instancePath: instancePath + "/fighters/" + i0 + "/record",
									schemaPath: "#/properties/fighters/items/properties/record/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
						}
						if (data2.weightClass !== void 0 && func0.call(data2, "weightClass")) {
							let data11 = data2.weightClass;
							if (typeof data11 === "string") {
								if (data11.length > 300) {
									const err33 = {
										instancePath: instancePath + "/fighters/" + i0 + "/weightClass",
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
									instancePath: instancePath + "/fighters/" + i0 + "/weightClass",
									schemaPath: "common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
						}
						if (data2.country !== void 0 && func0.call(data2, "country")) {
							let data12 = data2.country;
							if (typeof data12 === "string") {
								if (!pattern6.test(data12)) {
									const err35 = {
										instancePath: instancePath + "/fighters/" + i0 + "/country",
										schemaPath: "#/properties/fighters/items/properties/country/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Z]{2}$" }
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
							} else {
								const err36 = {
									instancePath: instancePath + "/fighters/" + i0 + "/country",
									schemaPath: "#/properties/fighters/items/properties/country/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
							}
						}
						if (data2.portrait !== void 0 && func0.call(data2, "portrait")) {
							let data13 = data2.portrait;
							if (typeof data13 === "string") {
								if (data13.length > 300) {
									const err37 = {
										instancePath: instancePath + "/fighters/" + i0 + "/portrait",
										schemaPath: "#/properties/fighters/items/properties/portrait/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err37];
									else vErrors.push(err37);
									errors++;
								}
							} else {
								const err38 = {
									instancePath: instancePath + "/fighters/" + i0 + "/portrait",
									schemaPath: "#/properties/fighters/items/properties/portrait/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
						}
						if (data2.bouts !== void 0 && func0.call(data2, "bouts")) {
							let data14 = data2.bouts;
							if (Array.isArray(data14)) {
								if (data14.length > 60) {
									const err39 = {
										instancePath: instancePath + "/fighters/" + i0 + "/bouts",
										schemaPath: "#/properties/fighters/items/properties/bouts/maxItems",
										keyword: "maxItems",
										params: { limit: 60 }
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
								const len1 = data14.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data15 = data14[i1];
									if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
										if (data15.outcome === void 0 || !func0.call(data15, "outcome")) {
											const err40 = {
												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
												schemaPath: "#/properties/fighters/items/properties/bouts/items/required",
												keyword: "required",
												params: { missingProperty: "outcome" }
											};
											if (vErrors === null) vErrors = [err40];
											else vErrors.push(err40);
											errors++;
										}
										if (data15.method === void 0 || !func0.call(data15, "method")) {
											const err41 = {
												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
												schemaPath: "#/properties/fighters/items/properties/bouts/items/required",
												keyword: "required",
												params: { missingProperty: "method" }
											};
											if (vErrors === null) vErrors = [err41];
											else vErrors.push(err41);
											errors++;
										}
										for (const key3 of Object.keys(data15)) if (!func0.call(schema31.properties.fighters.items.properties.bouts.items.properties, key3)) {
											const err42 = {
												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
												schemaPath: "#/properties/fighters/items/properties/bouts/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key3 }
											};
											if (vErrors === null) vErrors = [err42];
											else vErrors.push(err42);
											errors++;
										}
										if (data15.opponent !== void 0 && func0.call(data15, "opponent")) {
											let data16 = data15.opponent;
											if (typeof data16 === "string") {
												if (data16.length > 300) {
													const err43 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponent",
														schemaPath: "common.schema.json#/$defs/line/maxLength",
														keyword: "maxLength",
														params: { limit: 300 }
													};
													if (vErrors === null) vErrors = [err43];
													else vErrors.push(err43);
													errors++;
												}
											} else {
												const err44 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponent",
													schemaPath: "common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err44];
												else vErrors.push(err44);
												errors++;
											}
										}
										if (data15.opponentId !== void 0 && func0.call(data15, "opponentId")) {
											let data17 = data15.opponentId;
											if (typeof data17 === "string") {
												if (!pattern5.test(data17)) {
													const err45 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponentId",
														schemaPath: "common.schema.json#/$defs/key/pattern",
														keyword: "pattern",
														params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
													};
													if (vErrors === null) vErrors = [err45];
													else vErrors.push(err45);
													errors++;
												}
											} else {
												const err46 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/opponentId",
													schemaPath: "common.schema.json#/$defs/key/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err46];
												else vErrors.push(err46);
												errors++;
											}
										}
										if (data15.outcome !== void 0 && func0.call(data15, "outcome")) {
											let data18 = data15.outcome;
											if (!(data18 === "win" || data18 === "loss" || data18 === "noContest")) {
												const err47 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/outcome",
													schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/outcome/enum",
													keyword: "enum",
													params: { allowedValues: schema31.properties.fighters.items.properties.bouts.items.properties.outcome.enum }
												};
												if (vErrors === null) vErrors = [err47];
												else vErrors.push(err47);
												errors++;
											}
										}
										if (data15.method !== void 0 && func0.call(data15, "method")) {
											let data19 = data15.method;
											if (!(data19 === "decision" || data19 === "majority" || data19 === "split" || data19 === "unanimous" || data19 === "KO/TKO" || data19 === "submission" || data19 === "disqualified" || data19 === "overturned" || data19 === "other" || data19 === "unknown")) {
												const err48 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/method",
													schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/method/enum",
													keyword: "enum",
													params: { allowedValues: schema31.properties.fighters.items.properties.bouts.items.properties.method.enum }
												};
												if (vErrors === null) vErrors = [err48];
												else vErrors.push(err48);
												errors++;
											}
										}
										if (data15.round !== void 0 && func0.call(data15, "round")) {
											let data20 = data15.round;
											if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
												const err49 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
													schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/round/type",
													keyword: "type",
													params: { type: "integer" }
												};
												if (vErrors === null) vErrors = [err49];
												else vErrors.push(err49);
												errors++;
											}
											if (typeof data20 == "number" && isFinite(data20)) {
												if (data20 > 15 || isNaN(data20)) {
													const err50 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
														schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/round/maximum",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 15
														}
													};
													if (vErrors === null) vErrors = [err50];
													else vErrors.push(err50);
													errors++;
												}
												if (data20 < 1 || isNaN(data20)) {
													const err51 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/round",
														schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/round/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														}
													};
													if (vErrors === null) vErrors = [err51];
													else vErrors.push(err51);
													errors++;
												}
											}
										}
										if (data15.time !== void 0 && func0.call(data15, "time")) {
											let data21 = data15.time;
											if (typeof data21 === "string") {
												if (!pattern8.test(data21)) {
													const err52 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/time",
														schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/time/pattern",
														keyword: "pattern",
														params: { pattern: "^[0-9]{1,2}:[0-5][0-9]$" }
													};
													if (vErrors === null) vErrors = [err52];
													else vErrors.push(err52);
													errors++;
												}
											} else {
												const err53 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/time",
													schemaPath: "#/properties/fighters/items/properties/bouts/items/properties/time/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err53];
												else vErrors.push(err53);
												errors++;
											}
										}
										if (data15.event !== void 0 && func0.call(data15, "event")) {
											let data22 = data15.event;
											if (typeof data22 === "string") {
												if (data22.length > 300) {
													const err54 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/event",
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
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/event",
													schemaPath: "common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err55];
												else vErrors.push(err55);
												errors++;
											}
										}
										if (data15.date !== void 0 && func0.call(data15, "date")) {
											let data23 = data15.date;
											if (typeof data23 === "string") {
												if (!pattern9.test(data23)) {
													const err56 = {
														instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/date",
														schemaPath: "common.schema.json#/$defs/instant/pattern",
														keyword: "pattern",
														params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
													};
													if (vErrors === null) vErrors = [err56];
													else vErrors.push(err56);
													errors++;
												}
											} else {
												const err57 = {
													instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/date",
													schemaPath: "common.schema.json#/$defs/instant/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err57];
												else vErrors.push(err57);
												errors++;
											}
										}
										if (data15.link !== void 0 && func0.call(data15, "link")) {
											if (!validate22(data15.link, {
												instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1 + "/link",
												parentData: data15,
												parentDataProperty: "link",
												rootData
											})) {
												vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
												errors = vErrors.length;
											}
										}
									} else {
										const err58 = {
											instancePath: instancePath + "/fighters/" + i0 + "/bouts/" + i1,
											schemaPath: "#/properties/fighters/items/properties/bouts/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err58];
										else vErrors.push(err58);
										errors++;
									}
								}
							} else {
								const err59 = {
									instancePath: instancePath + "/fighters/" + i0 + "/bouts",
									schemaPath: "#/properties/fighters/items/properties/bouts/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err59];
								else vErrors.push(err59);
								errors++;
							}
						}
						if (data2.titles !== void 0 && func0.call(data2, "titles")) {
							let data25 = data2.titles;
							if (Array.isArray(data25)) {
								if (data25.length > 50) {
									const err60 = {
										instancePath: instancePath + "/fighters/" + i0 + "/titles",
										schemaPath: "#/properties/fighters/items/properties/titles/maxItems",
										keyword: "maxItems",
										params: { limit: 50 }
									};
									if (vErrors === null) vErrors = [err60];
									else vErrors.push(err60);
									errors++;
								}
								const len2 = data25.length;
								for (let i2 = 0; i2 < len2; i2++) {
									let data26 = data25[i2];
									if (!(typeof data26 == "number" && !(data26 % 1) && !isNaN(data26) && isFinite(data26))) {
										const err61 = {
											instancePath: instancePath + "/fighters/" + i0 + "/titles/" + i2,
											schemaPath: "common.schema.json#/$defs/contentId/type",
											keyword: "type",
											params: { type: "integer" }
										};
										if (vErrors === null) vErrors = [err61];
										else vErrors.push(err61);
										errors++;
									}
									if (typeof data26 == "number" && isFinite(data26)) {
										if (data26 < 1 || isNaN(data26)) {
											const err62 = {
												instancePath: instancePath + "/fighters/" + i0 + "/titles/" + i2,
												schemaPath: "common.schema.json#/$defs/contentId/minimum",
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
							} else {
								const err63 = {
									instancePath: instancePath + "/fighters/" + i0 + "/titles",
									schemaPath: "#/properties/fighters/items/properties/titles/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err63];
								else vErrors.push(err63);
								errors++;
							}
						}
						if (data2.translations !== void 0 && func0.call(data2, "translations")) {
							let data27 = data2.translations;
							if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
								for (const key4 of Object.keys(data27)) {
									const _errs68 = errors;
									if (typeof key4 === "string") {
										if (!pattern13.test(key4)) {
											const err64 = {
												instancePath: instancePath + "/fighters/" + i0 + "/translations",
												schemaPath: "#/properties/fighters/items/properties/translations/propertyNames/pattern",
												keyword: "pattern",
												params: { pattern: "^[a-z]{2,3}(?:_[A-Z]{2})?$" },
												propertyName: key4
											};
											if (vErrors === null) vErrors = [err64];
											else vErrors.push(err64);
											errors++;
										}
									}
									if (!(_errs68 === errors)) {
										const err65 = {
											instancePath: instancePath + "/fighters/" + i0 + "/translations",
											schemaPath: "#/properties/fighters/items/properties/translations/propertyNames",
											keyword: "propertyNames",
											params: { propertyName: key4 }
										};
										if (vErrors === null) vErrors = [err65];
										else vErrors.push(err65);
										errors++;
									}
								}
								for (const key5 of Object.keys(data27)) {
									let data28 = data27[key5];
									if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
										for (const key6 of Object.keys(data28)) if (!(key6 === "name" || key6 === "nickname" || key6 === "description")) {
											const err66 = {
												instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
												schemaPath: "#/properties/fighters/items/properties/translations/additionalProperties/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key6 }
											};
											if (vErrors === null) vErrors = [err66];
											else vErrors.push(err66);
											errors++;
										}
										if (data28.name !== void 0 && func0.call(data28, "name")) {
											let data29 = data28.name;
											if (typeof data29 === "string") {
												if (data29.length > 120) {
													const err67 = {
														instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/name",
														schemaPath: "#/properties/fighters/items/properties/translations/additionalProperties/properties/name/maxLength",
														keyword: "maxLength",
														params: { limit: 120 }
													};
													if (vErrors === null) vErrors = [err67];
													else vErrors.push(err67);
													errors++;
												}
												if (data29.length < 1) {
													const err68 = {
														instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/name",
														schemaPath: "#/properties/fighters/items/properties/translations/additionalProperties/properties/name/minLength",
														keyword: "minLength",
														params: { limit: 1 }
													};
													if (vErrors === null) vErrors = [err68];
													else vErrors.push(err68);
													errors++;
												}
											} else {
												const err69 = {
													instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/name",
													schemaPath: "#/properties/fighters/items/properties/translations/additionalProperties/properties/name/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err69];
												else vErrors.push(err69);
												errors++;
											}
										}
										if (data28.nickname !== void 0 && func0.call(data28, "nickname")) {
											let data30 = data28.nickname;
											if (typeof data30 === "string") {
												if (data30.length > 300) {
													const err70 = {
														instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/nickname",
														schemaPath: "common.schema.json#/$defs/line/maxLength",
														keyword: "maxLength",
														params: { limit: 300 }
													};
													if (vErrors === null) vErrors = [err70];
													else vErrors.push(err70);
													errors++;
												}
											} else {
												const err71 = {
													instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/nickname",
													schemaPath: "common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err71];
												else vErrors.push(err71);
												errors++;
											}
										}
										if (data28.description !== void 0 && func0.call(data28, "description")) {
											let data31 = data28.description;
											if (typeof data31 === "string") {
												if (data31.length > 5e3) {
													const err72 = {
														instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
														schemaPath: "common.schema.json#/$defs/prose/maxLength",
														keyword: "maxLength",
														params: { limit: 5e3 }
													};
													if (vErrors === null) vErrors = [err72];
													else vErrors.push(err72);
													errors++;
												}
											} else {
												const err73 = {
													instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
													schemaPath: "common.schema.json#/$defs/prose/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err73];
												else vErrors.push(err73);
												errors++;
											}
										}
									} else {
										const err74 = {
											instancePath: instancePath + "/fighters/" + i0 + "/translations/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/fighters/items/properties/translations/additionalProperties/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err74];
										else vErrors.push(err74);
										errors++;
									}
								}
							} else {
								const err75 = {
									instancePath: instancePath + "/fighters/" + i0 + "/translations",
									schemaPath: "#/properties/fighters/items/properties/translations/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err75];
								else vErrors.push(err75);
								errors++;
							}
						}
					} else {
						const err76 = {
							instancePath: instancePath + "/fighters/" + i0,
							schemaPath: "#/properties/fighters/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err76];
						else vErrors.push(err76);
						errors++;
					}
				}
			} else {
				const err77 = {
					instancePath: instancePath + "/fighters",
					schemaPath: "#/properties/fighters/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err77];
				else vErrors.push(err77);
				errors++;
			}
		}
	} else {
		const err78 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err78];
		else vErrors.push(err78);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };