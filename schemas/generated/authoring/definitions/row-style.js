const validate = validate20;
const schema31 = {
	"$id": "definitions/row-style.schema.json",
	"type": "object",
	"properties": {
		"rowCount": { "enum": [1, 2] },
		"displayPosters": { "type": "boolean" },
		"hideMetadata": { "type": "boolean" },
		"rowType": { "enum": [
			"basic",
			"featured",
			"inline"
		] },
		"background": {
			"type": "object",
			"properties": {
				"imageUrl": { "$ref": "common.schema.json#/$defs/imageUrl" },
				"gradients": {
					"type": "array",
					"items": { "enum": [
						"background",
						"surface",
						"raised",
						"brand",
						"transparent"
					] },
					"minItems": 2,
					"maxItems": 4
				}
			},
			"additionalProperties": false
		},
		"title": { "$ref": "common.schema.json#/$defs/line" },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"primaryCta": { "$ref": "#/$defs/cta" },
		"secondaryCta": { "$ref": "#/$defs/cta" },
		"textAlignment": { "enum": [
			"LEFT",
			"CENTER",
			"RIGHT"
		] },
		"metadataDisplayMode": { "enum": ["regular", "stacked"] },
		"playlistImageType": { "enum": ["title", "poster"] }
	},
	"$defs": { "cta": {
		"type": "object",
		"required": ["ctaText", "link"],
		"properties": {
			"ctaText": { "$ref": "common.schema.json#/$defs/line" },
			"link": { "$ref": "link.schema.json" }
		},
		"additionalProperties": false
	} },
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const schema38 = {
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
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
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
					params: { allowedValues: schema38.properties.type.enum }
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
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ctaText === void 0 || !func0.call(data, "ctaText")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ctaText" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.link === void 0 || !func0.call(data, "link")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "link" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "ctaText" || key0 === "link")) {
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
		if (data.ctaText !== void 0 && func0.call(data, "ctaText")) {
			let data0 = data.ctaText;
			if (typeof data0 === "string") {
				if (data0.length > 300) {
					const err3 = {
						instancePath: instancePath + "/ctaText",
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
					instancePath: instancePath + "/ctaText",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.link !== void 0 && func0.call(data, "link")) {
			if (!validate23(data.link, {
				instancePath: instancePath + "/link",
				parentData: data,
				parentDataProperty: "link",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
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
		if (data.rowCount !== void 0 && func0.call(data, "rowCount")) {
			let data0 = data.rowCount;
			if (!(data0 === 1 || data0 === 2)) {
				const err1 = {
					instancePath: instancePath + "/rowCount",
					schemaPath: "#/properties/rowCount/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.rowCount.enum }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.displayPosters !== void 0 && func0.call(data, "displayPosters")) {
			if (typeof data.displayPosters !== "boolean") {
				const err2 = {
					instancePath: instancePath + "/displayPosters",
					schemaPath: "#/properties/displayPosters/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.hideMetadata !== void 0 && func0.call(data, "hideMetadata")) {
			if (typeof data.hideMetadata !== "boolean") {
				const err3 = {
					instancePath: instancePath + "/hideMetadata",
					schemaPath: "#/properties/hideMetadata/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.rowType !== void 0 && func0.call(data, "rowType")) {
			let data3 = data.rowType;
			if (!(data3 === "basic" || data3 === "featured" || data3 === "inline")) {
				const err4 = {
					instancePath: instancePath + "/rowType",
					schemaPath: "#/properties/rowType/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.rowType.enum }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.background !== void 0 && func0.call(data, "background")) {
			let data4 = data.background;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				for (const key1 of Object.keys(data4)) if (!(key1 === "imageUrl" || key1 === "gradients")) {
					const err5 = {
						instancePath: instancePath + "/background",
						schemaPath: "#/properties/background/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data4.imageUrl !== void 0 && func0.call(data4, "imageUrl")) {
					let data5 = data4.imageUrl;
					if (typeof data5 === "string") {
						if (data5.length > 2048) {
							const err6 = {
								instancePath: instancePath + "/background/imageUrl",
								schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!pattern4.test(data5)) {
							const err7 = {
								instancePath: instancePath + "/background/imageUrl",
								schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/background/imageUrl",
							schemaPath: "common.schema.json#/$defs/imageUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data4.gradients !== void 0 && func0.call(data4, "gradients")) {
					let data6 = data4.gradients;
					if (Array.isArray(data6)) {
						if (data6.length > 4) {
							const err9 = {
								instancePath: instancePath + "/background/gradients",
								schemaPath: "#/properties/background/properties/gradients/maxItems",
								keyword: "maxItems",
								params: { limit: 4 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data6.length < 2) {
							const err10 = {
								instancePath: instancePath + "/background/gradients",
								schemaPath: "#/properties/background/properties/gradients/minItems",
								keyword: "minItems",
								params: { limit: 2 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						const len0 = data6.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data7 = data6[i0];
							if (!(data7 === "background" || data7 === "surface" || data7 === "raised" || data7 === "brand" || data7 === "transparent")) {
								const err11 = {
									instancePath: instancePath + "/background/gradients/" + i0,
									schemaPath: "#/properties/background/properties/gradients/items/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.background.properties.gradients.items.enum }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/background/gradients",
							schemaPath: "#/properties/background/properties/gradients/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/background",
					schemaPath: "#/properties/background/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data8 = data.title;
			if (typeof data8 === "string") {
				if (data8.length > 300) {
					const err14 = {
						instancePath: instancePath + "/title",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/title",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data9 = data.description;
			if (typeof data9 === "string") {
				if (data9.length > 5e3) {
					const err16 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.primaryCta !== void 0 && func0.call(data, "primaryCta")) {
			if (!validate22(data.primaryCta, {
				instancePath: instancePath + "/primaryCta",
				parentData: data,
				parentDataProperty: "primaryCta",
				rootData
			})) {
				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
				errors = vErrors.length;
			}
		}
		if (data.secondaryCta !== void 0 && func0.call(data, "secondaryCta")) {
			if (!validate22(data.secondaryCta, {
				instancePath: instancePath + "/secondaryCta",
				parentData: data,
				parentDataProperty: "secondaryCta",
				rootData
			})) {
				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
				errors = vErrors.length;
			}
		}
		if (data.textAlignment !== void 0 && func0.call(data, "textAlignment")) {
			let data12 = data.textAlignment;
			if (!(data12 === "LEFT" || data12 === "CENTER" || data12 === "RIGHT")) {
				const err18 = {
					instancePath: instancePath + "/textAlignment",
					schemaPath: "#/properties/textAlignment/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.textAlignment.enum }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.metadataDisplayMode !== void 0 && func0.call(data, "metadataDisplayMode")) {
			let data13 = data.metadataDisplayMode;
			if (!(data13 === "regular" || data13 === "stacked")) {
				const err19 = {
					instancePath: instancePath + "/metadataDisplayMode",
					schemaPath: "#/properties/metadataDisplayMode/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.metadataDisplayMode.enum }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.playlistImageType !== void 0 && func0.call(data, "playlistImageType")) {
			let data14 = data.playlistImageType;
			if (!(data14 === "title" || data14 === "poster")) {
				const err20 = {
					instancePath: instancePath + "/playlistImageType",
					schemaPath: "#/properties/playlistImageType/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.playlistImageType.enum }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };