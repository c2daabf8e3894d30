const validate = validate20;
const schema46 = { "enum": [
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
] };
const schema47 = { "enum": [
	"PRIMARY",
	"SECONDARY",
	"QUIET"
] };
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const schema37 = {
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
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
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
					params: { allowedValues: schema37.properties.type.enum }
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
				if (!pattern6.test(data3)) {
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
				if (!pattern6.test(data4)) {
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
	validate23.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.type;
		if (typeof tag0 == "string") {
			if (tag0 === "navigate") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err0 = {
							instancePath,
							schemaPath: "#/oneOf/0/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err0];
						else vErrors.push(err0);
						errors++;
					}
					if (data.data === void 0 || !func0.call(data, "data")) {
						const err1 = {
							instancePath,
							schemaPath: "#/oneOf/0/required",
							keyword: "required",
							params: { missingProperty: "data" }
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					for (const key0 of Object.keys(data)) if (!(key0 === "type" || key0 === "data")) {
						const err2 = {
							instancePath,
							schemaPath: "#/oneOf/0/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key0 }
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("navigate" !== data.type) {
							const err3 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/0/properties/type/const",
								keyword: "const",
								params: { allowedValue: "navigate" }
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
						}
					}
					if (data.data !== void 0 && func0.call(data, "data")) {
						let data1 = data.data;
						if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
							if (data1.link === void 0 || !func0.call(data1, "link")) {
								const err4 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/0/properties/data/required",
									keyword: "required",
									params: { missingProperty: "link" }
								};
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
							}
							for (const key1 of Object.keys(data1)) if (!(key1 === "link")) {
								const err5 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/0/properties/data/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key1 }
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
							if (data1.link !== void 0 && func0.call(data1, "link")) {
								if (!validate23(data1.link, {
									instancePath: instancePath + "/data/link",
									parentData: data1,
									parentDataProperty: "link",
									rootData
								})) {
									vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
									errors = vErrors.length;
								}
							}
						} else {
							const err6 = {
								instancePath: instancePath + "/data",
								schemaPath: "#/oneOf/0/properties/data/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
				} else {
					const err7 = {
						instancePath,
						schemaPath: "#/oneOf/0/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else if (tag0 === "tab") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err8 = {
							instancePath,
							schemaPath: "#/oneOf/1/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data.data === void 0 || !func0.call(data, "data")) {
						const err9 = {
							instancePath,
							schemaPath: "#/oneOf/1/required",
							keyword: "required",
							params: { missingProperty: "data" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					for (const key2 of Object.keys(data)) if (!(key2 === "type" || key2 === "data")) {
						const err10 = {
							instancePath,
							schemaPath: "#/oneOf/1/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("tab" !== data.type) {
							const err11 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/1/properties/type/const",
								keyword: "const",
								params: { allowedValue: "tab" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
					if (data.data !== void 0 && func0.call(data, "data")) {
						let data4 = data.data;
						if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
							if (data4.tab === void 0 || !func0.call(data4, "tab")) {
								const err12 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/1/properties/data/required",
									keyword: "required",
									params: { missingProperty: "tab" }
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
							for (const key3 of Object.keys(data4)) if (!(key3 === "tab")) {
								const err13 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/1/properties/data/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							if (data4.tab !== void 0 && func0.call(data4, "tab")) {
								let data5 = data4.tab;
								if (typeof data5 === "string") {
									if (!pattern4.test(data5)) {
										const err14 = {
											instancePath: instancePath + "/data/tab",
											schemaPath: "common.schema.json#/$defs/key/pattern",
											keyword: "pattern",
											params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
										};
										if (vErrors === null) vErrors = [err14];
										else vErrors.push(err14);
										errors++;
									}
								} else {
									const err15 = {
										instancePath: instancePath + "/data/tab",
										schemaPath: "common.schema.json#/$defs/key/type",
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
								instancePath: instancePath + "/data",
								schemaPath: "#/oneOf/1/properties/data/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					}
				} else {
					const err17 = {
						instancePath,
						schemaPath: "#/oneOf/1/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					}
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		} else {
			const err19 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "type",
					tagValue: tag0
				}
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
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
		for (const key0 of Object.keys(data)) if (!(key0 === "tab" || key0 === "text" || key0 === "label" || key0 === "icon" || key0 === "type" || key0 === "action")) {
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
		if (data.text !== void 0 && func0.call(data, "text")) {
			let data1 = data.text;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err6 = {
						instancePath: instancePath + "/text",
						schemaPath: "../definitions/button.schema.json#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/text",
					schemaPath: "../definitions/button.schema.json#/properties/text/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data2 = data.label;
			if (typeof data2 === "string") {
				if (data2.length > 120) {
					const err8 = {
						instancePath: instancePath + "/label",
						schemaPath: "../definitions/button.schema.json#/properties/label/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2.length < 1) {
					const err9 = {
						instancePath: instancePath + "/label",
						schemaPath: "../definitions/button.schema.json#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/label",
					schemaPath: "../definitions/button.schema.json#/properties/label/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.icon !== void 0 && func0.call(data, "icon")) {
			let data3 = data.icon;
			if (!(data3 === "audio" || data3 === "calendar" || data3 === "check" || data3 === "external" || data3 === "globe" || data3 === "info" || data3 === "lock" || data3 === "person" || data3 === "play" || data3 === "replay" || data3 === "search" || data3 === "subtitles")) {
				const err11 = {
					instancePath: instancePath + "/icon",
					schemaPath: "../definitions/button.schema.json#/properties/icon/enum",
					keyword: "enum",
					params: { allowedValues: schema46.enum }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data4 = data.type;
			if (!(data4 === "PRIMARY" || data4 === "SECONDARY" || data4 === "QUIET")) {
				const err12 = {
					instancePath: instancePath + "/type",
					schemaPath: "../definitions/button.schema.json#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.action !== void 0 && func0.call(data, "action")) {
			if (!validate25(data.action, {
				instancePath: instancePath + "/action",
				parentData: data,
				parentDataProperty: "action",
				rootData
			})) {
				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };