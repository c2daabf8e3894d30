const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[a-z0-9][a-z0-9-]{0,79}$", "u");
const schema34 = {
	"type": "object",
	"required": ["duration"],
	"properties": {
		"duration": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"hls": { "$ref": "common.schema.json#/$defs/url" },
		"dash": { "$ref": "common.schema.json#/$defs/url" },
		"subtitles": {
			"type": "array",
			"maxItems": 60,
			"items": {
				"type": "object",
				"required": [
					"language",
					"format",
					"url"
				],
				"properties": {
					"language": {
						"type": "string",
						"pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
					},
					"format": { "enum": ["vtt"] },
					"url": { "$ref": "common.schema.json#/$defs/url" }
				},
				"additionalProperties": false
			}
		},
		"annotations": {
			"type": "object",
			"properties": {
				"titles": { "$ref": "common.schema.json#/$defs/url" },
				"thumbnails": { "$ref": "common.schema.json#/$defs/url" }
			},
			"additionalProperties": false
		},
		"skipMarkers": {
			"type": "array",
			"maxItems": 20,
			"items": {
				"type": "object",
				"required": [
					"type",
					"start",
					"end"
				],
				"properties": {
					"type": { "enum": [
						"INTRO",
						"RECAP",
						"CREDITS"
					] },
					"start": {
						"type": "number",
						"minimum": 0
					},
					"end": {
						"type": "number",
						"minimum": 0
					}
				},
				"additionalProperties": false
			}
		}
	},
	"additionalProperties": false
};
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
const pattern8 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.duration === void 0 || !func0.call(data, "duration")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "duration" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "duration" || key0 === "hls" || key0 === "dash" || key0 === "subtitles" || key0 === "annotations" || key0 === "skipMarkers")) {
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
		if (data.duration !== void 0 && func0.call(data, "duration")) {
			let data0 = data.duration;
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 <= 0 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/duration",
						schemaPath: "#/properties/duration/exclusiveMinimum",
						keyword: "exclusiveMinimum",
						params: {
							comparison: ">",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/duration",
					schemaPath: "#/properties/duration/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.hls !== void 0 && func0.call(data, "hls")) {
			let data1 = data.hls;
			if (typeof data1 === "string") {
				if (data1.length > 2048) {
					const err4 = {
						instancePath: instancePath + "/hls",
						schemaPath: "common.schema.json#/$defs/url/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern6.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/hls",
						schemaPath: "common.schema.json#/$defs/url/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/hls",
					schemaPath: "common.schema.json#/$defs/url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.dash !== void 0 && func0.call(data, "dash")) {
			let data2 = data.dash;
			if (typeof data2 === "string") {
				if (data2.length > 2048) {
					const err7 = {
						instancePath: instancePath + "/dash",
						schemaPath: "common.schema.json#/$defs/url/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern6.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/dash",
						schemaPath: "common.schema.json#/$defs/url/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/dash",
					schemaPath: "common.schema.json#/$defs/url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.subtitles !== void 0 && func0.call(data, "subtitles")) {
			let data3 = data.subtitles;
			if (Array.isArray(data3)) {
				if (data3.length > 60) {
					const err10 = {
						instancePath: instancePath + "/subtitles",
						schemaPath: "#/properties/subtitles/maxItems",
						keyword: "maxItems",
						params: { limit: 60 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
						if (data4.language === void 0 || !func0.call(data4, "language")) {
							const err11 = {
								instancePath: instancePath + "/subtitles/" + i0,
								schemaPath: "#/properties/subtitles/items/required",
								keyword: "required",
								params: { missingProperty: "language" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data4.format === void 0 || !func0.call(data4, "format")) {
							const err12 = {
								instancePath: instancePath + "/subtitles/" + i0,
								schemaPath: "#/properties/subtitles/items/required",
								keyword: "required",
								params: { missingProperty: "format" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data4.url === void 0 || !func0.call(data4, "url")) {
							const err13 = {
								instancePath: instancePath + "/subtitles/" + i0,
								schemaPath: "#/properties/subtitles/items/required",
								keyword: "required",
								params: { missingProperty: "url" }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						for (const key1 of Object.keys(data4)) if (!(key1 === "language" || key1 === "format" || key1 === "url")) {
							const err14 = {
								instancePath: instancePath + "/subtitles/" + i0,
								schemaPath: "#/properties/subtitles/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data4.language !== void 0 && func0.call(data4, "language")) {
							let data5 = data4.language;
							if (typeof data5 === "string") {
								if (!pattern8.test(data5)) {
									const err15 = {
										instancePath: instancePath + "/subtitles/" + i0 + "/language",
										schemaPath: "#/properties/subtitles/items/properties/language/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$" }
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
							} else {
								const err16 = {
									instancePath: instancePath + "/subtitles/" + i0 + "/language",
									schemaPath: "#/properties/subtitles/items/properties/language/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
						if (data4.format !== void 0 && func0.call(data4, "format")) {
							if (!(data4.format === "vtt")) {
								const err17 = {
									instancePath: instancePath + "/subtitles/" + i0 + "/format",
									schemaPath: "#/properties/subtitles/items/properties/format/enum",
									keyword: "enum",
									params: { allowedValues: schema34.properties.subtitles.items.properties.format.enum }
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
						if (data4.url !== void 0 && func0.call(data4, "url")) {
							let data7 = data4.url;
							if (typeof data7 === "string") {
								if (data7.length > 2048) {
									const err18 = {
										instancePath: instancePath + "/subtitles/" + i0 + "/url",
										schemaPath: "common.schema.json#/$defs/url/maxLength",
										keyword: "maxLength",
										params: { limit: 2048 }
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
								if (!pattern6.test(data7)) {
									const err19 = {
										instancePath: instancePath + "/subtitles/" + i0 + "/url",
										schemaPath: "common.schema.json#/$defs/url/pattern",
										keyword: "pattern",
										params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							} else {
								const err20 = {
									instancePath: instancePath + "/subtitles/" + i0 + "/url",
									schemaPath: "common.schema.json#/$defs/url/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/subtitles/" + i0,
							schemaPath: "#/properties/subtitles/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/subtitles",
					schemaPath: "#/properties/subtitles/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.annotations !== void 0 && func0.call(data, "annotations")) {
			let data8 = data.annotations;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key2 of Object.keys(data8)) if (!(key2 === "titles" || key2 === "thumbnails")) {
					const err23 = {
						instancePath: instancePath + "/annotations",
						schemaPath: "#/properties/annotations/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (data8.titles !== void 0 && func0.call(data8, "titles")) {
					let data9 = data8.titles;
					if (typeof data9 === "string") {
						if (data9.length > 2048) {
							const err24 = {
								instancePath: instancePath + "/annotations/titles",
								schemaPath: "common.schema.json#/$defs/url/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (!pattern6.test(data9)) {
							const err25 = {
								instancePath: instancePath + "/annotations/titles",
								schemaPath: "common.schema.json#/$defs/url/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/annotations/titles",
							schemaPath: "common.schema.json#/$defs/url/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data8.thumbnails !== void 0 && func0.call(data8, "thumbnails")) {
					let data10 = data8.thumbnails;
					if (typeof data10 === "string") {
						if (data10.length > 2048) {
							const err27 = {
								instancePath: instancePath + "/annotations/thumbnails",
								schemaPath: "common.schema.json#/$defs/url/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						if (!pattern6.test(data10)) {
							const err28 = {
								instancePath: instancePath + "/annotations/thumbnails",
								schemaPath: "common.schema.json#/$defs/url/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					} else {
						const err29 = {
							instancePath: instancePath + "/annotations/thumbnails",
							schemaPath: "common.schema.json#/$defs/url/type",
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
					instancePath: instancePath + "/annotations",
					schemaPath: "#/properties/annotations/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.skipMarkers !== void 0 && func0.call(data, "skipMarkers")) {
			let data11 = data.skipMarkers;
			if (Array.isArray(data11)) {
				if (data11.length > 20) {
					const err31 = {
						instancePath: instancePath + "/skipMarkers",
						schemaPath: "#/properties/skipMarkers/maxItems",
						keyword: "maxItems",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data12 = data11[i1];
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
						if (data12.type === void 0 || !func0.call(data12, "type")) {
							const err32 = {
								instancePath: instancePath + "/skipMarkers/" + i1,
								schemaPath: "#/properties/skipMarkers/items/required",
								keyword: "required",
								params: { missingProperty: "type" }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
						if (data12.start === void 0 || !func0.call(data12, "start")) {
							const err33 = {
								instancePath: instancePath + "/skipMarkers/" + i1,
								schemaPath: "#/properties/skipMarkers/items/required",
								keyword: "required",
								params: { missingProperty: "start" }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
						if (data12.end === void 0 || !func0.call(data12, "end")) {
							const err34 = {
								instancePath: instancePath + "/skipMarkers/" + i1,
								schemaPath: "#/properties/skipMarkers/items/required",
								keyword: "required",
								params: { missingProperty: "end" }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						for (const key3 of Object.keys(data12)) if (!(key3 === "type" || key3 === "start" || key3 === "end")) {
							const err35 = {
								instancePath: instancePath + "/skipMarkers/" + i1,
								schemaPath: "#/properties/skipMarkers/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (data12.type !== void 0 && func0.call(data12, "type")) {
							let data13 = data12.type;
							if (!(data13 === "INTRO" || data13 === "RECAP" || data13 === "CREDITS")) {
								const err36 = {
									instancePath: instancePath + "/skipMarkers/" + i1 + "/type",
									schemaPath: "#/properties/skipMarkers/items/properties/type/enum",
									keyword: "enum",
									params: { allowedValues: schema34.properties.skipMarkers.items.properties.type.enum }
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
							}
						}
						if (data12.start !== void 0 && func0.call(data12, "start")) {
							let data14 = data12.start;
							if (typeof data14 == "number" && isFinite(data14)) {
								if (data14 < 0 || isNaN(data14)) {
									const err37 = {
										instancePath: instancePath + "/skipMarkers/" + i1 + "/start",
										schemaPath: "#/properties/skipMarkers/items/properties/start/minimum",
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
							} else {
								const err38 = {
									instancePath: instancePath + "/skipMarkers/" + i1 + "/start",
									schemaPath: "#/properties/skipMarkers/items/properties/start/type",
									keyword: "type",
									params: { type: "number" }
								};
								if (vErrors === null) vErrors = [err38];
								else vErrors.push(err38);
								errors++;
							}
						}
						if (data12.end !== void 0 && func0.call(data12, "end")) {
							let data15 = data12.end;
							if (typeof data15 == "number" && isFinite(data15)) {
								if (data15 < 0 || isNaN(data15)) {
									const err39 = {
										instancePath: instancePath + "/skipMarkers/" + i1 + "/end",
										schemaPath: "#/properties/skipMarkers/items/properties/end/minimum",
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
							} else {
								const err40 = {
									instancePath: instancePath + "/skipMarkers/" + i1 + "/end",
									schemaPath: "#/properties/skipMarkers/items/properties/end/type",
									keyword: "type",
									params: { type: "number" }
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						}
					} else {
						const err41 = {
							instancePath: instancePath + "/skipMarkers/" + i1,
							schemaPath: "#/properties/skipMarkers/items/type",
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
					instancePath: instancePath + "/skipMarkers",
					schemaPath: "#/properties/skipMarkers/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err42];
				else vErrors.push(err42);
				errors++;
			}
		}
	} else {
		const err43 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err43];
		else vErrors.push(err43);
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
		if (data.media === void 0 || !func0.call(data, "media")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "media" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "media")) {
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
		if (data.media !== void 0 && func0.call(data, "media")) {
			let data1 = data.media;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				for (const key1 of Object.keys(data1)) {
					const _errs7 = errors;
					if (typeof key1 === "string") {
						if (!pattern5.test(key1)) {
							const err5 = {
								instancePath: instancePath + "/media",
								schemaPath: "#/properties/media/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9][a-z0-9-]{0,79}$" },
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					}
					if (!(_errs7 === errors)) {
						const err6 = {
							instancePath: instancePath + "/media",
							schemaPath: "#/properties/media/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				for (const key2 of Object.keys(data1)) if (!validate22(data1[key2], {
					instancePath: instancePath + "/media/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data1,
					parentDataProperty: key2,
					rootData
				})) {
					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/media",
					schemaPath: "#/properties/media/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };