const validate = validate20;
const schema31 = {
	"$id": "definitions/button.schema.json",
	"type": "object",
	"required": [
		"text",
		"type",
		"action"
	],
	"properties": {
		"text": { "$ref": "common.schema.json#/$defs/line" },
		"label": { "$ref": "common.schema.json#/$defs/label" },
		"icon": { "enum": [
			"audio",
			"calendar",
			"check",
			"external",
			"globe",
			"info",
			"lock",
			"person",
			"play",
			"replay",
			"search",
			"subtitles"
		] },
		"type": { "enum": [
			"PRIMARY",
			"SECONDARY",
			"QUIET"
		] },
		"action": {
			"type": "object",
			"discriminator": { "propertyName": "type" },
			"oneOf": [{
				"type": "object",
				"required": ["type", "data"],
				"properties": {
					"type": { "const": "navigate" },
					"data": {
						"type": "object",
						"required": ["link"],
						"properties": { "link": { "$ref": "link.schema.json" } },
						"additionalProperties": false
					}
				},
				"additionalProperties": false
			}, {
				"type": "object",
				"required": ["type", "data"],
				"properties": {
					"type": { "const": "tab" },
					"data": {
						"type": "object",
						"required": ["tab"],
						"properties": { "tab": { "$ref": "common.schema.json#/$defs/key" } },
						"additionalProperties": false
					}
				},
				"additionalProperties": false
			}]
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const schema35 = {
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
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
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
					params: { allowedValues: schema35.properties.type.enum }
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
				if (!pattern5.test(data3)) {
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
				if (!pattern5.test(data4)) {
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
		if (data.text === void 0 || !func0.call(data, "text")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.type === void 0 || !func0.call(data, "type")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.action === void 0 || !func0.call(data, "action")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "action" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "text" || key0 === "label" || key0 === "icon" || key0 === "type" || key0 === "action")) {
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
		if (data.text !== void 0 && func0.call(data, "text")) {
			let data0 = data.text;
			if (typeof data0 === "string") {
				if (data0.length > 300) {
					const err4 = {
						instancePath: instancePath + "/text",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/text",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data1 = data.label;
			if (typeof data1 === "string") {
				if (data1.length > 120) {
					const err6 = {
						instancePath: instancePath + "/label",
						schemaPath: "common.schema.json#/$defs/label/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1.length < 1) {
					const err7 = {
						instancePath: instancePath + "/label",
						schemaPath: "common.schema.json#/$defs/label/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/label",
					schemaPath: "common.schema.json#/$defs/label/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.icon !== void 0 && func0.call(data, "icon")) {
			let data2 = data.icon;
			if (!(data2 === "audio" || data2 === "calendar" || data2 === "check" || data2 === "external" || data2 === "globe" || data2 === "info" || data2 === "lock" || data2 === "person" || data2 === "play" || data2 === "replay" || data2 === "search" || data2 === "subtitles")) {
				const err9 = {
					instancePath: instancePath + "/icon",
					schemaPath: "#/properties/icon/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.icon.enum }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data3 = data.type;
			if (!(data3 === "PRIMARY" || data3 === "SECONDARY" || data3 === "QUIET")) {
				const err10 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.type.enum }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.action !== void 0 && func0.call(data, "action")) {
			let data4 = data.action;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				const tag0 = data4.type;
				if (typeof tag0 == "string") {
					if (tag0 === "navigate") {
						if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
							if (data4.type === void 0 || !func0.call(data4, "type")) {
								const err11 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/properties/action/oneOf/0/required",
									keyword: "required",
									params: { missingProperty: "type" }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
							if (data4.data === void 0 || !func0.call(data4, "data")) {
								const err12 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/properties/action/oneOf/0/required",
									keyword: "required",
									params: { missingProperty: "data" }
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
							for (const key1 of Object.keys(data4)) if (!(key1 === "type" || key1 === "data")) {
								const err13 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/properties/action/oneOf/0/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							if (data4.type !== void 0 && func0.call(data4, "type")) {
								if ("navigate" !== data4.type) {
									const err14 = {
										instancePath: instancePath + "/action/type",
										schemaPath: "#/properties/action/oneOf/0/properties/type/const",
										keyword: "const",
										params: { allowedValue: "navigate" }
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
							}
							if (data4.data !== void 0 && func0.call(data4, "data")) {
								let data6 = data4.data;
								if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
									if (data6.link === void 0 || !func0.call(data6, "link")) {
										const err15 = {
											instancePath: instancePath + "/action/data",
											schemaPath: "#/properties/action/oneOf/0/properties/data/required",
											keyword: "required",
											params: { missingProperty: "link" }
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
									for (const key2 of Object.keys(data6)) if (!(key2 === "link")) {
										const err16 = {
											instancePath: instancePath + "/action/data",
											schemaPath: "#/properties/action/oneOf/0/properties/data/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key2 }
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
									if (data6.link !== void 0 && func0.call(data6, "link")) {
										if (!validate22(data6.link, {
											instancePath: instancePath + "/action/data/link",
											parentData: data6,
											parentDataProperty: "link",
											rootData
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
									}
								} else {
									const err17 = {
										instancePath: instancePath + "/action/data",
										schemaPath: "#/properties/action/oneOf/0/properties/data/type",
										keyword: "type",
										params: { type: "object" }
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							}
						} else {
							const err18 = {
								instancePath: instancePath + "/action",
								schemaPath: "#/properties/action/oneOf/0/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					} else if (tag0 === "tab") {
						if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
							if (data4.type === void 0 || !func0.call(data4, "type")) {
								const err19 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/properties/action/oneOf/1/required",
									keyword: "required",
									params: { missingProperty: "type" }
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							if (data4.data === void 0 || !func0.call(data4, "data")) {
								const err20 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/properties/action/oneOf/1/required",
									keyword: "required",
									params: { missingProperty: "data" }
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
							for (const key3 of Object.keys(data4)) if (!(key3 === "type" || key3 === "data")) {
								const err21 = {
									instancePath: instancePath + "/action",
									schemaPath: "#/properties/action/oneOf/1/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
							if (data4.type !== void 0 && func0.call(data4, "type")) {
								if ("tab" !== data4.type) {
									const err22 = {
										instancePath: instancePath + "/action/type",
										schemaPath: "#/properties/action/oneOf/1/properties/type/const",
										keyword: "const",
										params: { allowedValue: "tab" }
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							}
							if (data4.data !== void 0 && func0.call(data4, "data")) {
								let data9 = data4.data;
								if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
									if (data9.tab === void 0 || !func0.call(data9, "tab")) {
										const err23 = {
											instancePath: instancePath + "/action/data",
											schemaPath: "#/properties/action/oneOf/1/properties/data/required",
											keyword: "required",
											params: { missingProperty: "tab" }
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
									for (const key4 of Object.keys(data9)) if (!(key4 === "tab")) {
										const err24 = {
											instancePath: instancePath + "/action/data",
											schemaPath: "#/properties/action/oneOf/1/properties/data/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key4 }
										};
										if (vErrors === null) vErrors = [err24];
										else vErrors.push(err24);
										errors++;
									}
									if (data9.tab !== void 0 && func0.call(data9, "tab")) {
										let data10 = data9.tab;
										if (typeof data10 === "string") {
											if (!pattern4.test(data10)) {
												const err25 = {
													instancePath: instancePath + "/action/data/tab",
													schemaPath: "common.schema.json#/$defs/key/pattern",
													keyword: "pattern",
													params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
												};
												if (vErrors === null) vErrors = [err25];
												else vErrors.push(err25);
												errors++;
											}
										} else {
											const err26 = {
												instancePath: instancePath + "/action/data/tab",
												schemaPath: "common.schema.json#/$defs/key/type",
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
										instancePath: instancePath + "/action/data",
										schemaPath: "#/properties/action/oneOf/1/properties/data/type",
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
								instancePath: instancePath + "/action",
								schemaPath: "#/properties/action/oneOf/1/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					} else {
						const err29 = {
							instancePath: instancePath + "/action",
							schemaPath: "#/properties/action/discriminator",
							keyword: "discriminator",
							params: {
								error: "mapping",
								tag: "type",
								tagValue: tag0
							}
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				} else {
					const err30 = {
						instancePath: instancePath + "/action",
						schemaPath: "#/properties/action/discriminator",
						keyword: "discriminator",
						params: {
							error: "tag",
							tag: "type",
							tagValue: tag0
						}
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/type",
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
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err32];
		else vErrors.push(err32);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };