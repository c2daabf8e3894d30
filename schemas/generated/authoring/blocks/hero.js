const validate = validate20;
const schema31 = {
	"$id": "blocks/hero.schema.json",
	"type": "object",
	"required": ["background"],
	"properties": {
		"heroId": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"titleImage": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
		"tagline": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"description": { "$ref": "../definitions/common.schema.json#/$defs/prose" },
		"tags": {
			"type": "array",
			"items": { "$ref": "../definitions/common.schema.json#/$defs/line" },
			"maxItems": 8
		},
		"background": {
			"type": "object",
			"properties": {
				"imageUrl": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
				"portraitImageUrl": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
				"placeholder": { "$ref": "../definitions/common.schema.json#/$defs/placeholder" },
				"gradientTop": { "type": "boolean" },
				"gradientBottom": { "type": "boolean" },
				"gradientLeft": { "type": "boolean" },
				"animatedBackground": { "$ref": "#/$defs/animatedBackground" }
			},
			"additionalProperties": false
		},
		"primaryButton": { "$ref": "#/$defs/button" },
		"secondaryButton": { "$ref": "#/$defs/button" },
		"content": { "$ref": "#/$defs/listed" },
		"channelLogo": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
		"alignment": { "enum": [
			"LEFT",
			"CENTER",
			"RIGHT"
		] },
		"textAlignment": { "enum": [
			"LEFT",
			"CENTER",
			"RIGHT"
		] },
		"display": {
			"type": "object",
			"properties": {
				"title": { "type": "boolean" },
				"description": { "type": "boolean" },
				"tagline": { "type": "boolean" },
				"channelLogo": { "type": "boolean" }
			},
			"additionalProperties": false
		}
	},
	"$defs": {
		"animatedBackground": {
			"type": "object",
			"required": [
				"entityId",
				"entityType",
				"isPreviewAudioOn"
			],
			"properties": {
				"entityId": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
				"entityType": { "enum": ["VOD", "LIVE"] },
				"isPreviewAudioOn": { "type": "boolean" }
			},
			"additionalProperties": false
		},
		"button": {
			"type": "object",
			"discriminator": { "propertyName": "type" },
			"oneOf": [
				{
					"type": "object",
					"required": [
						"type",
						"text",
						"link"
					],
					"properties": {
						"type": { "const": "WATCH_NOW" },
						"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
						"link": { "$ref": "../definitions/link.schema.json" }
					},
					"additionalProperties": false
				},
				{
					"type": "object",
					"required": [
						"type",
						"text",
						"link"
					],
					"properties": {
						"type": { "const": "SECTION_LINK" },
						"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
						"link": { "$ref": "../definitions/link.schema.json" }
					},
					"additionalProperties": false
				},
				{
					"type": "object",
					"required": [
						"type",
						"text",
						"link"
					],
					"properties": {
						"type": { "const": "ROUTE_LINK" },
						"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
						"link": { "$ref": "../definitions/link.schema.json" }
					},
					"additionalProperties": false
				},
				{
					"type": "object",
					"required": [
						"type",
						"text",
						"link"
					],
					"properties": {
						"type": { "const": "EXTERNAL_URL" },
						"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
						"link": { "$ref": "../definitions/link.schema.json" }
					},
					"additionalProperties": false
				},
				{
					"type": "object",
					"required": [
						"type",
						"text",
						"content"
					],
					"properties": {
						"type": { "const": "ADD_TO_WATCHLIST" },
						"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
						"content": { "$ref": "#/$defs/listed" }
					},
					"additionalProperties": false
				},
				{
					"type": "object",
					"required": [
						"type",
						"text",
						"content"
					],
					"properties": {
						"type": { "const": "ADD_TO_FAVOURITES" },
						"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
						"content": { "$ref": "#/$defs/listed" }
					},
					"additionalProperties": false
				}
			]
		},
		"listed": {
			"type": "object",
			"required": [
				"id",
				"type",
				"title"
			],
			"properties": {
				"id": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
				"type": { "enum": [
					"VOD",
					"PLAYLIST",
					"VOD_SERIES",
					"VOD_SEASON",
					"LIVE"
				] },
				"title": { "$ref": "../definitions/common.schema.json#/$defs/line" }
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern7 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const schema42 = {
	"type": "object",
	"required": [
		"entityId",
		"entityType",
		"isPreviewAudioOn"
	],
	"properties": {
		"entityId": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
		"entityType": { "enum": ["VOD", "LIVE"] },
		"isPreviewAudioOn": { "type": "boolean" }
	},
	"additionalProperties": false
};
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.entityId === void 0 || !func0.call(data, "entityId")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "entityId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.entityType === void 0 || !func0.call(data, "entityType")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "entityType" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.isPreviewAudioOn === void 0 || !func0.call(data, "isPreviewAudioOn")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "isPreviewAudioOn" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "entityId" || key0 === "entityType" || key0 === "isPreviewAudioOn")) {
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
		if (data.entityId !== void 0 && func0.call(data, "entityId")) {
			let data0 = data.entityId;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/entityId",
					schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
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
						instancePath: instancePath + "/entityId",
						schemaPath: "../definitions/common.schema.json#/$defs/contentId/minimum",
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
		if (data.entityType !== void 0 && func0.call(data, "entityType")) {
			let data1 = data.entityType;
			if (!(data1 === "VOD" || data1 === "LIVE")) {
				const err6 = {
					instancePath: instancePath + "/entityType",
					schemaPath: "#/properties/entityType/enum",
					keyword: "enum",
					params: { allowedValues: schema42.properties.entityType.enum }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.isPreviewAudioOn !== void 0 && func0.call(data, "isPreviewAudioOn")) {
			if (typeof data.isPreviewAudioOn !== "boolean") {
				const err7 = {
					instancePath: instancePath + "/isPreviewAudioOn",
					schemaPath: "#/properties/isPreviewAudioOn/type",
					keyword: "type",
					params: { type: "boolean" }
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
	validate22.errors = vErrors;
	return errors === 0;
}
const schema46 = {
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
const pattern8 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern9 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					params: { allowedValues: schema46.properties.type.enum }
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
					if (!pattern8.test(data1)) {
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
				if (!pattern9.test(data3)) {
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
				if (!pattern9.test(data4)) {
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
	validate25.errors = vErrors;
	return errors === 0;
}
const schema56 = {
	"type": "object",
	"required": [
		"id",
		"type",
		"title"
	],
	"properties": {
		"id": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
		"type": { "enum": [
			"VOD",
			"PLAYLIST",
			"VOD_SERIES",
			"VOD_SEASON",
			"LIVE"
		] },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" }
	},
	"additionalProperties": false
};
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data.title === void 0 || !func0.call(data, "title")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "id" || key0 === "type" || key0 === "title")) {
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
					schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
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
						schemaPath: "../definitions/common.schema.json#/$defs/contentId/minimum",
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
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data1 = data.type;
			if (!(data1 === "VOD" || data1 === "PLAYLIST" || data1 === "VOD_SERIES" || data1 === "VOD_SEASON" || data1 === "LIVE")) {
				const err6 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema56.properties.type.enum }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data2 = data.title;
			if (typeof data2 === "string") {
				if (data2.length > 300) {
					const err7 = {
						instancePath: instancePath + "/title",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/title",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const tag0 = data.type;
		if (typeof tag0 == "string") {
			if (tag0 === "WATCH_NOW") {
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
					if (data.text === void 0 || !func0.call(data, "text")) {
						const err1 = {
							instancePath,
							schemaPath: "#/oneOf/0/required",
							keyword: "required",
							params: { missingProperty: "text" }
						};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
					if (data.link === void 0 || !func0.call(data, "link")) {
						const err2 = {
							instancePath,
							schemaPath: "#/oneOf/0/required",
							keyword: "required",
							params: { missingProperty: "link" }
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					for (const key0 of Object.keys(data)) if (!(key0 === "type" || key0 === "text" || key0 === "link")) {
						const err3 = {
							instancePath,
							schemaPath: "#/oneOf/0/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key0 }
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("WATCH_NOW" !== data.type) {
							const err4 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/0/properties/type/const",
								keyword: "const",
								params: { allowedValue: "WATCH_NOW" }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					}
					if (data.text !== void 0 && func0.call(data, "text")) {
						let data1 = data.text;
						if (typeof data1 === "string") {
							if (data1.length > 300) {
								const err5 = {
									instancePath: instancePath + "/text",
									schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								};
								if (vErrors === null) vErrors = [err5];
								else vErrors.push(err5);
								errors++;
							}
						} else {
							const err6 = {
								instancePath: instancePath + "/text",
								schemaPath: "../definitions/common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
					if (data.link !== void 0 && func0.call(data, "link")) {
						if (!validate25(data.link, {
							instancePath: instancePath + "/link",
							parentData: data,
							parentDataProperty: "link",
							rootData
						})) {
							vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
							errors = vErrors.length;
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
			} else if (tag0 === "SECTION_LINK") {
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
					if (data.text === void 0 || !func0.call(data, "text")) {
						const err9 = {
							instancePath,
							schemaPath: "#/oneOf/1/required",
							keyword: "required",
							params: { missingProperty: "text" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (data.link === void 0 || !func0.call(data, "link")) {
						const err10 = {
							instancePath,
							schemaPath: "#/oneOf/1/required",
							keyword: "required",
							params: { missingProperty: "link" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					for (const key1 of Object.keys(data)) if (!(key1 === "type" || key1 === "text" || key1 === "link")) {
						const err11 = {
							instancePath,
							schemaPath: "#/oneOf/1/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("SECTION_LINK" !== data.type) {
							const err12 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/1/properties/type/const",
								keyword: "const",
								params: { allowedValue: "SECTION_LINK" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
					if (data.text !== void 0 && func0.call(data, "text")) {
						let data4 = data.text;
						if (typeof data4 === "string") {
							if (data4.length > 300) {
								const err13 = {
									instancePath: instancePath + "/text",
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
								instancePath: instancePath + "/text",
								schemaPath: "../definitions/common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					if (data.link !== void 0 && func0.call(data, "link")) {
						if (!validate25(data.link, {
							instancePath: instancePath + "/link",
							parentData: data,
							parentDataProperty: "link",
							rootData
						})) {
							vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
							errors = vErrors.length;
						}
					}
				} else {
					const err15 = {
						instancePath,
						schemaPath: "#/oneOf/1/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else if (tag0 === "ROUTE_LINK") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err16 = {
							instancePath,
							schemaPath: "#/oneOf/2/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
					if (data.text === void 0 || !func0.call(data, "text")) {
						const err17 = {
							instancePath,
							schemaPath: "#/oneOf/2/required",
							keyword: "required",
							params: { missingProperty: "text" }
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
					if (data.link === void 0 || !func0.call(data, "link")) {
						const err18 = {
							instancePath,
							schemaPath: "#/oneOf/2/required",
							keyword: "required",
							params: { missingProperty: "link" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					for (const key2 of Object.keys(data)) if (!(key2 === "type" || key2 === "text" || key2 === "link")) {
						const err19 = {
							instancePath,
							schemaPath: "#/oneOf/2/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("ROUTE_LINK" !== data.type) {
							const err20 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/2/properties/type/const",
								keyword: "const",
								params: { allowedValue: "ROUTE_LINK" }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
					if (data.text !== void 0 && func0.call(data, "text")) {
						let data7 = data.text;
						if (typeof data7 === "string") {
							if (data7.length > 300) {
								const err21 = {
									instancePath: instancePath + "/text",
									schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						} else {
							const err22 = {
								instancePath: instancePath + "/text",
								schemaPath: "../definitions/common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
					if (data.link !== void 0 && func0.call(data, "link")) {
						if (!validate25(data.link, {
							instancePath: instancePath + "/link",
							parentData: data,
							parentDataProperty: "link",
							rootData
						})) {
							vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
							errors = vErrors.length;
						}
					}
				} else {
					const err23 = {
						instancePath,
						schemaPath: "#/oneOf/2/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else if (tag0 === "EXTERNAL_URL") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err24 = {
							instancePath,
							schemaPath: "#/oneOf/3/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
					if (data.text === void 0 || !func0.call(data, "text")) {
						const err25 = {
							instancePath,
							schemaPath: "#/oneOf/3/required",
							keyword: "required",
							params: { missingProperty: "text" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
					if (data.link === void 0 || !func0.call(data, "link")) {
						const err26 = {
							instancePath,
							schemaPath: "#/oneOf/3/required",
							keyword: "required",
							params: { missingProperty: "link" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
					for (const key3 of Object.keys(data)) if (!(key3 === "type" || key3 === "text" || key3 === "link")) {
						const err27 = {
							instancePath,
							schemaPath: "#/oneOf/3/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key3 }
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("EXTERNAL_URL" !== data.type) {
							const err28 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/3/properties/type/const",
								keyword: "const",
								params: { allowedValue: "EXTERNAL_URL" }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					}
					if (data.text !== void 0 && func0.call(data, "text")) {
						let data10 = data.text;
						if (typeof data10 === "string") {
							if (data10.length > 300) {
								const err29 = {
									instancePath: instancePath + "/text",
									schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
						} else {
							const err30 = {
								instancePath: instancePath + "/text",
								schemaPath: "../definitions/common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
					}
					if (data.link !== void 0 && func0.call(data, "link")) {
						if (!validate25(data.link, {
							instancePath: instancePath + "/link",
							parentData: data,
							parentDataProperty: "link",
							rootData
						})) {
							vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
							errors = vErrors.length;
						}
					}
				} else {
					const err31 = {
						instancePath,
						schemaPath: "#/oneOf/3/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			} else if (tag0 === "ADD_TO_WATCHLIST") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err32 = {
							instancePath,
							schemaPath: "#/oneOf/4/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
					if (data.text === void 0 || !func0.call(data, "text")) {
						const err33 = {
							instancePath,
							schemaPath: "#/oneOf/4/required",
							keyword: "required",
							params: { missingProperty: "text" }
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					if (data.content === void 0 || !func0.call(data, "content")) {
						const err34 = {
							instancePath,
							schemaPath: "#/oneOf/4/required",
							keyword: "required",
							params: { missingProperty: "content" }
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
					for (const key4 of Object.keys(data)) if (!(key4 === "type" || key4 === "text" || key4 === "content")) {
						const err35 = {
							instancePath,
							schemaPath: "#/oneOf/4/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key4 }
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("ADD_TO_WATCHLIST" !== data.type) {
							const err36 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/4/properties/type/const",
								keyword: "const",
								params: { allowedValue: "ADD_TO_WATCHLIST" }
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
					}
					if (data.text !== void 0 && func0.call(data, "text")) {
						let data13 = data.text;
						if (typeof data13 === "string") {
							if (data13.length > 300) {
								const err37 = {
									instancePath: instancePath + "/text",
									schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
						} else {
							const err38 = {
								instancePath: instancePath + "/text",
								schemaPath: "../definitions/common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
					if (data.content !== void 0 && func0.call(data, "content")) {
						if (!validate30(data.content, {
							instancePath: instancePath + "/content",
							parentData: data,
							parentDataProperty: "content",
							rootData
						})) {
							vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
							errors = vErrors.length;
						}
					}
				} else {
					const err39 = {
						instancePath,
						schemaPath: "#/oneOf/4/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err39];
					else vErrors.push(err39);
					errors++;
				}
			} else if (tag0 === "ADD_TO_FAVOURITES") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err40 = {
							instancePath,
							schemaPath: "#/oneOf/5/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					if (data.text === void 0 || !func0.call(data, "text")) {
						const err41 = {
							instancePath,
							schemaPath: "#/oneOf/5/required",
							keyword: "required",
							params: { missingProperty: "text" }
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
					if (data.content === void 0 || !func0.call(data, "content")) {
						const err42 = {
							instancePath,
							schemaPath: "#/oneOf/5/required",
							keyword: "required",
							params: { missingProperty: "content" }
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
					for (const key5 of Object.keys(data)) if (!(key5 === "type" || key5 === "text" || key5 === "content")) {
						const err43 = {
							instancePath,
							schemaPath: "#/oneOf/5/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key5 }
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("ADD_TO_FAVOURITES" !== data.type) {
							const err44 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/5/properties/type/const",
								keyword: "const",
								params: { allowedValue: "ADD_TO_FAVOURITES" }
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
					}
					if (data.text !== void 0 && func0.call(data, "text")) {
						let data16 = data.text;
						if (typeof data16 === "string") {
							if (data16.length > 300) {
								const err45 = {
									instancePath: instancePath + "/text",
									schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
						} else {
							const err46 = {
								instancePath: instancePath + "/text",
								schemaPath: "../definitions/common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
					}
					if (data.content !== void 0 && func0.call(data, "content")) {
						if (!validate30(data.content, {
							instancePath: instancePath + "/content",
							parentData: data,
							parentDataProperty: "content",
							rootData
						})) {
							vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
							errors = vErrors.length;
						}
					}
				} else {
					const err47 = {
						instancePath,
						schemaPath: "#/oneOf/5/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
			} else {
				const err48 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					}
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
		} else {
			const err49 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "type",
					tagValue: tag0
				}
			};
			if (vErrors === null) vErrors = [err49];
			else vErrors.push(err49);
			errors++;
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
	validate24.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.background === void 0 || !func0.call(data, "background")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "background" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema31.properties, key0)) {
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
		if (data.heroId !== void 0 && func0.call(data, "heroId")) {
			let data0 = data.heroId;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err2 = {
					instancePath: instancePath + "/heroId",
					schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/heroId",
						schemaPath: "../definitions/common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err4 = {
						instancePath: instancePath + "/title",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/title",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.titleImage !== void 0 && func0.call(data, "titleImage")) {
			let data2 = data.titleImage;
			if (typeof data2 === "string") {
				if (data2.length > 2048) {
					const err6 = {
						instancePath: instancePath + "/titleImage",
						schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern4.test(data2)) {
					const err7 = {
						instancePath: instancePath + "/titleImage",
						schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/titleImage",
					schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.tagline !== void 0 && func0.call(data, "tagline")) {
			let data3 = data.tagline;
			if (typeof data3 === "string") {
				if (data3.length > 300) {
					const err9 = {
						instancePath: instancePath + "/tagline",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/tagline",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data4 = data.description;
			if (typeof data4 === "string") {
				if (data4.length > 5e3) {
					const err11 = {
						instancePath: instancePath + "/description",
						schemaPath: "../definitions/common.schema.json#/$defs/prose/maxLength",
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
					schemaPath: "../definitions/common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.tags !== void 0 && func0.call(data, "tags")) {
			let data5 = data.tags;
			if (Array.isArray(data5)) {
				if (data5.length > 8) {
					const err13 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/maxItems",
						keyword: "maxItems",
						params: { limit: 8 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (typeof data6 === "string") {
						if (data6.length > 300) {
							const err14 = {
								instancePath: instancePath + "/tags/" + i0,
								schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/tags/" + i0,
							schemaPath: "../definitions/common.schema.json#/$defs/line/type",
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
					instancePath: instancePath + "/tags",
					schemaPath: "#/properties/tags/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.background !== void 0 && func0.call(data, "background")) {
			let data7 = data.background;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key1 of Object.keys(data7)) if (!(key1 === "imageUrl" || key1 === "portraitImageUrl" || key1 === "placeholder" || key1 === "gradientTop" || key1 === "gradientBottom" || key1 === "gradientLeft" || key1 === "animatedBackground")) {
					const err17 = {
						instancePath: instancePath + "/background",
						schemaPath: "#/properties/background/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data7.imageUrl !== void 0 && func0.call(data7, "imageUrl")) {
					let data8 = data7.imageUrl;
					if (typeof data8 === "string") {
						if (data8.length > 2048) {
							const err18 = {
								instancePath: instancePath + "/background/imageUrl",
								schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (!pattern4.test(data8)) {
							const err19 = {
								instancePath: instancePath + "/background/imageUrl",
								schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/background/imageUrl",
							schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data7.portraitImageUrl !== void 0 && func0.call(data7, "portraitImageUrl")) {
					let data9 = data7.portraitImageUrl;
					if (typeof data9 === "string") {
						if (data9.length > 2048) {
							const err21 = {
								instancePath: instancePath + "/background/portraitImageUrl",
								schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (!pattern4.test(data9)) {
							const err22 = {
								instancePath: instancePath + "/background/portraitImageUrl",
								schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					} else {
						const err23 = {
							instancePath: instancePath + "/background/portraitImageUrl",
							schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data7.placeholder !== void 0 && func0.call(data7, "placeholder")) {
					let data10 = data7.placeholder;
					if (typeof data10 === "string") {
						if (!pattern7.test(data10)) {
							const err24 = {
								instancePath: instancePath + "/background/placeholder",
								schemaPath: "../definitions/common.schema.json#/$defs/placeholder/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/background/placeholder",
							schemaPath: "../definitions/common.schema.json#/$defs/placeholder/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data7.gradientTop !== void 0 && func0.call(data7, "gradientTop")) {
					if (typeof data7.gradientTop !== "boolean") {
						const err26 = {
							instancePath: instancePath + "/background/gradientTop",
							schemaPath: "#/properties/background/properties/gradientTop/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data7.gradientBottom !== void 0 && func0.call(data7, "gradientBottom")) {
					if (typeof data7.gradientBottom !== "boolean") {
						const err27 = {
							instancePath: instancePath + "/background/gradientBottom",
							schemaPath: "#/properties/background/properties/gradientBottom/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data7.gradientLeft !== void 0 && func0.call(data7, "gradientLeft")) {
					if (typeof data7.gradientLeft !== "boolean") {
						const err28 = {
							instancePath: instancePath + "/background/gradientLeft",
							schemaPath: "#/properties/background/properties/gradientLeft/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data7.animatedBackground !== void 0 && func0.call(data7, "animatedBackground")) {
					if (!validate22(data7.animatedBackground, {
						instancePath: instancePath + "/background/animatedBackground",
						parentData: data7,
						parentDataProperty: "animatedBackground",
						rootData
					})) {
						vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/background",
					schemaPath: "#/properties/background/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.primaryButton !== void 0 && func0.call(data, "primaryButton")) {
			if (!validate24(data.primaryButton, {
				instancePath: instancePath + "/primaryButton",
				parentData: data,
				parentDataProperty: "primaryButton",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.secondaryButton !== void 0 && func0.call(data, "secondaryButton")) {
			if (!validate24(data.secondaryButton, {
				instancePath: instancePath + "/secondaryButton",
				parentData: data,
				parentDataProperty: "secondaryButton",
				rootData
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.content !== void 0 && func0.call(data, "content")) {
			if (!validate30(data.content, {
				instancePath: instancePath + "/content",
				parentData: data,
				parentDataProperty: "content",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.channelLogo !== void 0 && func0.call(data, "channelLogo")) {
			let data18 = data.channelLogo;
			if (typeof data18 === "string") {
				if (data18.length > 2048) {
					const err30 = {
						instancePath: instancePath + "/channelLogo",
						schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (!pattern4.test(data18)) {
					const err31 = {
						instancePath: instancePath + "/channelLogo",
						schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/channelLogo",
					schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
		if (data.alignment !== void 0 && func0.call(data, "alignment")) {
			let data19 = data.alignment;
			if (!(data19 === "LEFT" || data19 === "CENTER" || data19 === "RIGHT")) {
				const err33 = {
					instancePath: instancePath + "/alignment",
					schemaPath: "#/properties/alignment/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.alignment.enum }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.textAlignment !== void 0 && func0.call(data, "textAlignment")) {
			let data20 = data.textAlignment;
			if (!(data20 === "LEFT" || data20 === "CENTER" || data20 === "RIGHT")) {
				const err34 = {
					instancePath: instancePath + "/textAlignment",
					schemaPath: "#/properties/textAlignment/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.textAlignment.enum }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.display !== void 0 && func0.call(data, "display")) {
			let data21 = data.display;
			if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
				for (const key2 of Object.keys(data21)) if (!(key2 === "title" || key2 === "description" || key2 === "tagline" || key2 === "channelLogo")) {
					const err35 = {
						instancePath: instancePath + "/display",
						schemaPath: "#/properties/display/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
				if (data21.title !== void 0 && func0.call(data21, "title")) {
					if (typeof data21.title !== "boolean") {
						const err36 = {
							instancePath: instancePath + "/display/title",
							schemaPath: "#/properties/display/properties/title/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
				if (data21.description !== void 0 && func0.call(data21, "description")) {
					if (typeof data21.description !== "boolean") {
						const err37 = {
							instancePath: instancePath + "/display/description",
							schemaPath: "#/properties/display/properties/description/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					}
				}
				if (data21.tagline !== void 0 && func0.call(data21, "tagline")) {
					if (typeof data21.tagline !== "boolean") {
						const err38 = {
							instancePath: instancePath + "/display/tagline",
							schemaPath: "#/properties/display/properties/tagline/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
				if (data21.channelLogo !== void 0 && func0.call(data21, "channelLogo")) {
					if (typeof data21.channelLogo !== "boolean") {
						const err39 = {
							instancePath: instancePath + "/display/channelLogo",
							schemaPath: "#/properties/display/properties/channelLogo/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
				}
			} else {
				const err40 = {
					instancePath: instancePath + "/display",
					schemaPath: "#/properties/display/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err40];
				else vErrors.push(err40);
				errors++;
			}
		}
	} else {
		const err41 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err41];
		else vErrors.push(err41);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };