const validate = validate20;
const schema31 = {
	"$id": "definitions/theme.schema.json",
	"type": "object",
	"required": [
		"version",
		"scheme",
		"colors",
		"fonts"
	],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"scheme": { "enum": ["light", "dark"] },
		"colors": {
			"type": "object",
			"required": [
				"background",
				"surface",
				"raised",
				"text",
				"muted",
				"line",
				"brand",
				"onBrand",
				"live",
				"danger",
				"success",
				"focus"
			],
			"properties": {
				"background": { "$ref": "#/$defs/color" },
				"surface": { "$ref": "#/$defs/color" },
				"raised": { "$ref": "#/$defs/color" },
				"text": { "$ref": "#/$defs/color" },
				"muted": { "$ref": "#/$defs/color" },
				"line": { "$ref": "#/$defs/color" },
				"brand": { "$ref": "#/$defs/color" },
				"onBrand": { "$ref": "#/$defs/color" },
				"live": { "$ref": "#/$defs/color" },
				"danger": { "$ref": "#/$defs/color" },
				"success": { "$ref": "#/$defs/color" },
				"focus": { "$ref": "#/$defs/color" }
			},
			"additionalProperties": false
		},
		"fonts": {
			"type": "object",
			"required": ["text", "display"],
			"properties": {
				"text": { "$ref": "#/$defs/font" },
				"display": { "$ref": "#/$defs/font" }
			},
			"additionalProperties": false
		},
		"type": {
			"type": "object",
			"properties": {
				"displayCase": { "enum": ["none", "uppercase"] },
				"displayWeight": {
					"type": "integer",
					"minimum": 100,
					"maximum": 1e3
				},
				"displayTracking": {
					"type": "integer",
					"minimum": -100,
					"maximum": 200
				},
				"displayStretch": {
					"type": "integer",
					"minimum": 50,
					"maximum": 200
				},
				"scale": {
					"type": "number",
					"minimum": .7,
					"maximum": 1.6
				}
			},
			"additionalProperties": false
		},
		"shape": {
			"type": "object",
			"properties": {
				"radius": {
					"type": "integer",
					"minimum": 0,
					"maximum": 32
				},
				"buttonRadius": {
					"type": "integer",
					"minimum": 0,
					"maximum": 999
				},
				"density": { "enum": [
					"dense",
					"regular",
					"airy"
				] },
				"cardGap": {
					"type": "integer",
					"minimum": 2,
					"maximum": 48
				}
			},
			"additionalProperties": false
		},
		"hero": {
			"type": "object",
			"properties": { "composition": { "enum": ["full", "framed"] } },
			"additionalProperties": false
		},
		"card": {
			"type": "object",
			"properties": { "style": { "enum": [
				"plain",
				"edge",
				"frame"
			] } },
			"additionalProperties": false
		}
	},
	"$defs": {
		"color": {
			"type": "string",
			"pattern": "^#[0-9a-fA-F]{6}$"
		},
		"font": {
			"type": "object",
			"required": ["family"],
			"properties": {
				"family": {
					"type": "string",
					"pattern": "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$"
				},
				"files": {
					"type": "array",
					"maxItems": 12,
					"items": {
						"type": "object",
						"required": ["src"],
						"properties": {
							"src": {
								"type": "string",
								"pattern": "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$"
							},
							"weight": {
								"type": "string",
								"pattern": "^[0-9]{3,4}( [0-9]{3,4})?$"
							},
							"stretch": {
								"type": "string",
								"pattern": "^[0-9]{2,3}%( [0-9]{2,3}%)?$"
							},
							"unicodeRange": {
								"type": "string",
								"pattern": "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$"
							},
							"preload": { "type": "boolean" }
						},
						"additionalProperties": false
					}
				},
				"fallback": {
					"type": "object",
					"required": ["family"],
					"properties": {
						"family": {
							"type": "string",
							"pattern": "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$"
						},
						"sizeAdjust": {
							"type": "number",
							"minimum": 50,
							"maximum": 200
						},
						"ascentOverride": {
							"type": "number",
							"minimum": 20,
							"maximum": 250
						},
						"descentOverride": {
							"type": "number",
							"minimum": 0,
							"maximum": 150
						},
						"lineGapOverride": {
							"type": "number",
							"minimum": 0,
							"maximum": 150
						}
					},
					"additionalProperties": false
				},
				"generic": { "enum": [
					"sans-serif",
					"serif",
					"monospace"
				] }
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const schema46 = {
	"type": "object",
	"required": ["family"],
	"properties": {
		"family": {
			"type": "string",
			"pattern": "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$"
		},
		"files": {
			"type": "array",
			"maxItems": 12,
			"items": {
				"type": "object",
				"required": ["src"],
				"properties": {
					"src": {
						"type": "string",
						"pattern": "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$"
					},
					"weight": {
						"type": "string",
						"pattern": "^[0-9]{3,4}( [0-9]{3,4})?$"
					},
					"stretch": {
						"type": "string",
						"pattern": "^[0-9]{2,3}%( [0-9]{2,3}%)?$"
					},
					"unicodeRange": {
						"type": "string",
						"pattern": "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$"
					},
					"preload": { "type": "boolean" }
				},
				"additionalProperties": false
			}
		},
		"fallback": {
			"type": "object",
			"required": ["family"],
			"properties": {
				"family": {
					"type": "string",
					"pattern": "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$"
				},
				"sizeAdjust": {
					"type": "number",
					"minimum": 50,
					"maximum": 200
				},
				"ascentOverride": {
					"type": "number",
					"minimum": 20,
					"maximum": 250
				},
				"descentOverride": {
					"type": "number",
					"minimum": 0,
					"maximum": 150
				},
				"lineGapOverride": {
					"type": "number",
					"minimum": 0,
					"maximum": 150
				}
			},
			"additionalProperties": false
		},
		"generic": { "enum": [
			"sans-serif",
			"serif",
			"monospace"
		] }
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern17 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$", "u");
const pattern18 = new RegExp("^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$", "u");
const pattern19 = new RegExp("^[0-9]{3,4}( [0-9]{3,4})?$", "u");
const pattern20 = new RegExp("^[0-9]{2,3}%( [0-9]{2,3}%)?$", "u");
const pattern21 = new RegExp("^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$", "u");
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
		if (data.scheme === void 0 || !func0.call(data, "scheme")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "scheme" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.colors === void 0 || !func0.call(data, "colors")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "colors" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.fonts === void 0 || !func0.call(data, "fonts")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fonts" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "scheme" || key0 === "colors" || key0 === "fonts" || key0 === "type" || key0 === "shape" || key0 === "hero" || key0 === "card")) {
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
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.scheme !== void 0 && func0.call(data, "scheme")) {
			let data1 = data.scheme;
			if (!(data1 === "light" || data1 === "dark")) {
				const err7 = {
					instancePath: instancePath + "/scheme",
					schemaPath: "#/properties/scheme/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.scheme.enum }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.colors !== void 0 && func0.call(data, "colors")) {
			let data2 = data.colors;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.background === void 0 || !func0.call(data2, "background")) {
					const err8 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "background" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2.surface === void 0 || !func0.call(data2, "surface")) {
					const err9 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "surface" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data2.raised === void 0 || !func0.call(data2, "raised")) {
					const err10 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "raised" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data2.text === void 0 || !func0.call(data2, "text")) {
					const err11 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "text" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data2.muted === void 0 || !func0.call(data2, "muted")) {
					const err12 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "muted" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data2.line === void 0 || !func0.call(data2, "line")) {
					const err13 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "line" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data2.brand === void 0 || !func0.call(data2, "brand")) {
					const err14 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "brand" }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data2.onBrand === void 0 || !func0.call(data2, "onBrand")) {
					const err15 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "onBrand" }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data2.live === void 0 || !func0.call(data2, "live")) {
					const err16 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "live" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data2.danger === void 0 || !func0.call(data2, "danger")) {
					const err17 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "danger" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data2.success === void 0 || !func0.call(data2, "success")) {
					const err18 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "success" }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data2.focus === void 0 || !func0.call(data2, "focus")) {
					const err19 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/required",
						keyword: "required",
						params: { missingProperty: "focus" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				for (const key1 of Object.keys(data2)) if (!func0.call(schema31.properties.colors.properties, key1)) {
					const err20 = {
						instancePath: instancePath + "/colors",
						schemaPath: "#/properties/colors/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data2.background !== void 0 && func0.call(data2, "background")) {
					let data3 = data2.background;
					if (typeof data3 === "string") {
						if (!pattern5.test(data3)) {
							const err21 = {
								instancePath: instancePath + "/colors/background",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					} else {
						const err22 = {
							instancePath: instancePath + "/colors/background",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
				if (data2.surface !== void 0 && func0.call(data2, "surface")) {
					let data4 = data2.surface;
					if (typeof data4 === "string") {
						if (!pattern5.test(data4)) {
							const err23 = {
								instancePath: instancePath + "/colors/surface",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/colors/surface",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
				if (data2.raised !== void 0 && func0.call(data2, "raised")) {
					let data5 = data2.raised;
					if (typeof data5 === "string") {
						if (!pattern5.test(data5)) {
							const err25 = {
								instancePath: instancePath + "/colors/raised",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/colors/raised",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data2.text !== void 0 && func0.call(data2, "text")) {
					let data6 = data2.text;
					if (typeof data6 === "string") {
						if (!pattern5.test(data6)) {
							const err27 = {
								instancePath: instancePath + "/colors/text",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					} else {
						const err28 = {
							instancePath: instancePath + "/colors/text",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data2.muted !== void 0 && func0.call(data2, "muted")) {
					let data7 = data2.muted;
					if (typeof data7 === "string") {
						if (!pattern5.test(data7)) {
							const err29 = {
								instancePath: instancePath + "/colors/muted",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					} else {
						const err30 = {
							instancePath: instancePath + "/colors/muted",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				if (data2.line !== void 0 && func0.call(data2, "line")) {
					let data8 = data2.line;
					if (typeof data8 === "string") {
						if (!pattern5.test(data8)) {
							const err31 = {
								instancePath: instancePath + "/colors/line",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					} else {
						const err32 = {
							instancePath: instancePath + "/colors/line",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				}
				if (data2.brand !== void 0 && func0.call(data2, "brand")) {
					let data9 = data2.brand;
					if (typeof data9 === "string") {
						if (!pattern5.test(data9)) {
							const err33 = {
								instancePath: instancePath + "/colors/brand",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err33];
							else vErrors.push(err33);
							errors++;
						}
					} else {
						const err34 = {
							instancePath: instancePath + "/colors/brand",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
				if (data2.onBrand !== void 0 && func0.call(data2, "onBrand")) {
					let data10 = data2.onBrand;
					if (typeof data10 === "string") {
						if (!pattern5.test(data10)) {
							const err35 = {
								instancePath: instancePath + "/colors/onBrand",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					} else {
						const err36 = {
							instancePath: instancePath + "/colors/onBrand",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
				if (data2.live !== void 0 && func0.call(data2, "live")) {
					let data11 = data2.live;
					if (typeof data11 === "string") {
						if (!pattern5.test(data11)) {
							const err37 = {
								instancePath: instancePath + "/colors/live",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
					} else {
						const err38 = {
							instancePath: instancePath + "/colors/live",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
				if (data2.danger !== void 0 && func0.call(data2, "danger")) {
					let data12 = data2.danger;
					if (typeof data12 === "string") {
						if (!pattern5.test(data12)) {
							const err39 = {
								instancePath: instancePath + "/colors/danger",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
					} else {
						const err40 = {
							instancePath: instancePath + "/colors/danger",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
				}
				if (data2.success !== void 0 && func0.call(data2, "success")) {
					let data13 = data2.success;
					if (typeof data13 === "string") {
						if (!pattern5.test(data13)) {
							const err41 = {
								instancePath: instancePath + "/colors/success",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					} else {
						const err42 = {
							instancePath: instancePath + "/colors/success",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
				if (data2.focus !== void 0 && func0.call(data2, "focus")) {
					let data14 = data2.focus;
					if (typeof data14 === "string") {
						if (!pattern5.test(data14)) {
							const err43 = {
								instancePath: instancePath + "/colors/focus",
								schemaPath: "#/$defs/color/pattern",
								keyword: "pattern",
								params: { pattern: "^#[0-9a-fA-F]{6}$" }
							};
							if (vErrors === null) vErrors = [err43];
							else vErrors.push(err43);
							errors++;
						}
					} else {
						const err44 = {
							instancePath: instancePath + "/colors/focus",
							schemaPath: "#/$defs/color/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/colors",
					schemaPath: "#/properties/colors/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
		}
		if (data.fonts !== void 0 && func0.call(data, "fonts")) {
			let data15 = data.fonts;
			if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
				if (data15.text === void 0 || !func0.call(data15, "text")) {
					const err46 = {
						instancePath: instancePath + "/fonts",
						schemaPath: "#/properties/fonts/required",
						keyword: "required",
						params: { missingProperty: "text" }
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
				if (data15.display === void 0 || !func0.call(data15, "display")) {
					const err47 = {
						instancePath: instancePath + "/fonts",
						schemaPath: "#/properties/fonts/required",
						keyword: "required",
						params: { missingProperty: "display" }
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				for (const key2 of Object.keys(data15)) if (!(key2 === "text" || key2 === "display")) {
					const err48 = {
						instancePath: instancePath + "/fonts",
						schemaPath: "#/properties/fonts/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
				if (data15.text !== void 0 && func0.call(data15, "text")) {
					let data16 = data15.text;
					if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
						if (data16.family === void 0 || !func0.call(data16, "family")) {
							const err49 = {
								instancePath: instancePath + "/fonts/text",
								schemaPath: "#/$defs/font/required",
								keyword: "required",
								params: { missingProperty: "family" }
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
						for (const key3 of Object.keys(data16)) if (!(key3 === "family" || key3 === "files" || key3 === "fallback" || key3 === "generic")) {
							const err50 = {
								instancePath: instancePath + "/fonts/text",
								schemaPath: "#/$defs/font/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err50];
							else vErrors.push(err50);
							errors++;
						}
						if (data16.family !== void 0 && func0.call(data16, "family")) {
							let data17 = data16.family;
							if (typeof data17 === "string") {
								if (!pattern17.test(data17)) {
									const err51 = {
										instancePath: instancePath + "/fonts/text/family",
										schemaPath: "#/$defs/font/properties/family/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
									};
									if (vErrors === null) vErrors = [err51];
									else vErrors.push(err51);
									errors++;
								}
							} else {
								const err52 = {
									instancePath: instancePath + "/fonts/text/family",
									schemaPath: "#/$defs/font/properties/family/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
						}
						if (data16.files !== void 0 && func0.call(data16, "files")) {
							let data18 = data16.files;
							if (Array.isArray(data18)) {
								if (data18.length > 12) {
									const err53 = {
										instancePath: instancePath + "/fonts/text/files",
										schemaPath: "#/$defs/font/properties/files/maxItems",
										keyword: "maxItems",
										params: { limit: 12 }
									};
									if (vErrors === null) vErrors = [err53];
									else vErrors.push(err53);
									errors++;
								}
								const len0 = data18.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data19 = data18[i0];
									if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
										if (data19.src === void 0 || !func0.call(data19, "src")) {
											const err54 = {
												instancePath: instancePath + "/fonts/text/files/" + i0,
												schemaPath: "#/$defs/font/properties/files/items/required",
												keyword: "required",
												params: { missingProperty: "src" }
											};
											if (vErrors === null) vErrors = [err54];
											else vErrors.push(err54);
											errors++;
										}
										for (const key4 of Object.keys(data19)) if (!(key4 === "src" || key4 === "weight" || key4 === "stretch" || key4 === "unicodeRange" || key4 === "preload")) {
											const err55 = {
												instancePath: instancePath + "/fonts/text/files/" + i0,
												schemaPath: "#/$defs/font/properties/files/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key4 }
											};
											if (vErrors === null) vErrors = [err55];
											else vErrors.push(err55);
											errors++;
										}
										if (data19.src !== void 0 && func0.call(data19, "src")) {
											let data20 = data19.src;
											if (typeof data20 === "string") {
												if (!pattern18.test(data20)) {
													const err56 = {
														instancePath: instancePath + "/fonts/text/files/" + i0 + "/src",
														schemaPath: "#/$defs/font/properties/files/items/properties/src/pattern",
														keyword: "pattern",
														params: { pattern: "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$" }
													};
													if (vErrors === null) vErrors = [err56];
													else vErrors.push(err56);
													errors++;
												}
											} else {
												const err57 = {
													instancePath: instancePath + "/fonts/text/files/" + i0 + "/src",
													schemaPath: "#/$defs/font/properties/files/items/properties/src/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err57];
												else vErrors.push(err57);
												errors++;
											}
										}
										if (data19.weight !== void 0 && func0.call(data19, "weight")) {
											let data21 = data19.weight;
											if (typeof data21 === "string") {
												if (!pattern19.test(data21)) {
													const err58 = {
														instancePath: instancePath + "/fonts/text/files/" + i0 + "/weight",
														schemaPath: "#/$defs/font/properties/files/items/properties/weight/pattern",
														keyword: "pattern",
														params: { pattern: "^[0-9]{3,4}( [0-9]{3,4})?$" }
													};
													if (vErrors === null) vErrors = [err58];
													else vErrors.push(err58);
													errors++;
												}
											} else {
												const err59 = {
													instancePath: instancePath + "/fonts/text/files/" + i0 + "/weight",
													schemaPath: "#/$defs/font/properties/files/items/properties/weight/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err59];
												else vErrors.push(err59);
												errors++;
											}
										}
										if (data19.stretch !== void 0 && func0.call(data19, "stretch")) {
											let data22 = data19.stretch;
											if (typeof data22 === "string") {
												if (!pattern20.test(data22)) {
													const err60 = {
														instancePath: instancePath + "/fonts/text/files/" + i0 + "/stretch",
														schemaPath: "#/$defs/font/properties/files/items/properties/stretch/pattern",
														keyword: "pattern",
														params: { pattern: "^[0-9]{2,3}%( [0-9]{2,3}%)?$" }
													};
													if (vErrors === null) vErrors = [err60];
													else vErrors.push(err60);
													errors++;
												}
											} else {
												const err61 = {
													instancePath: instancePath + "/fonts/text/files/" + i0 + "/stretch",
													schemaPath: "#/$defs/font/properties/files/items/properties/stretch/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err61];
												else vErrors.push(err61);
												errors++;
											}
										}
										if (data19.unicodeRange !== void 0 && func0.call(data19, "unicodeRange")) {
											let data23 = data19.unicodeRange;
											if (typeof data23 === "string") {
												if (!pattern21.test(data23)) {
													const err62 = {
														instancePath: instancePath + "/fonts/text/files/" + i0 + "/unicodeRange",
														schemaPath: "#/$defs/font/properties/files/items/properties/unicodeRange/pattern",
														keyword: "pattern",
														params: { pattern: "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$" }
													};
													if (vErrors === null) vErrors = [err62];
													else vErrors.push(err62);
													errors++;
												}
											} else {
												const err63 = {
													instancePath: instancePath + "/fonts/text/files/" + i0 + "/unicodeRange",
													schemaPath: "#/$defs/font/properties/files/items/properties/unicodeRange/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err63];
												else vErrors.push(err63);
												errors++;
											}
										}
										if (data19.preload !== void 0 && func0.call(data19, "preload")) {
											if (typeof data19.preload !== "boolean") {
												const err64 = {
													instancePath: instancePath + "/fonts/text/files/" + i0 + "/preload",
													schemaPath: "#/$defs/font/properties/files/items/properties/preload/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err64];
												else vErrors.push(err64);
												errors++;
											}
										}
									} else {
										const err65 = {
											instancePath: instancePath + "/fonts/text/files/" + i0,
											schemaPath: "#/$defs/font/properties/files/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err65];
										else vErrors.push(err65);
										errors++;
									}
								}
							} else {
								const err66 = {
									instancePath: instancePath + "/fonts/text/files",
									schemaPath: "#/$defs/font/properties/files/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
						}
						if (data16.fallback !== void 0 && func0.call(data16, "fallback")) {
							let data25 = data16.fallback;
							if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
								if (data25.family === void 0 || !func0.call(data25, "family")) {
									const err67 = {
										instancePath: instancePath + "/fonts/text/fallback",
										schemaPath: "#/$defs/font/properties/fallback/required",
										keyword: "required",
										params: { missingProperty: "family" }
									};
									if (vErrors === null) vErrors = [err67];
									else vErrors.push(err67);
									errors++;
								}
								for (const key5 of Object.keys(data25)) if (!(key5 === "family" || key5 === "sizeAdjust" || key5 === "ascentOverride" || key5 === "descentOverride" || key5 === "lineGapOverride")) {
									const err68 = {
										instancePath: instancePath + "/fonts/text/fallback",
										schemaPath: "#/$defs/font/properties/fallback/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key5 }
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
								if (data25.family !== void 0 && func0.call(data25, "family")) {
									let data26 = data25.family;
									if (typeof data26 === "string") {
										if (!pattern17.test(data26)) {
											const err69 = {
												instancePath: instancePath + "/fonts/text/fallback/family",
												schemaPath: "#/$defs/font/properties/fallback/properties/family/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
											};
											if (vErrors === null) vErrors = [err69];
											else vErrors.push(err69);
											errors++;
										}
									} else {
										const err70 = {
											instancePath: instancePath + "/fonts/text/fallback/family",
											schemaPath: "#/$defs/font/properties/fallback/properties/family/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err70];
										else vErrors.push(err70);
										errors++;
									}
								}
								if (data25.sizeAdjust !== void 0 && func0.call(data25, "sizeAdjust")) {
									let data27 = data25.sizeAdjust;
									if (typeof data27 == "number" && isFinite(data27)) {
										if (data27 > 200 || isNaN(data27)) {
											const err71 = {
												instancePath: instancePath + "/fonts/text/fallback/sizeAdjust",
												schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 200
												}
											};
											if (vErrors === null) vErrors = [err71];
											else vErrors.push(err71);
											errors++;
										}
										if (data27 < 50 || isNaN(data27)) {
											const err72 = {
												instancePath: instancePath + "/fonts/text/fallback/sizeAdjust",
												schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 50
												}
											};
											if (vErrors === null) vErrors = [err72];
											else vErrors.push(err72);
											errors++;
										}
									} else {
										const err73 = {
											instancePath: instancePath + "/fonts/text/fallback/sizeAdjust",
											schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/type",
											keyword: "type",
											params: { type: "number" }
										};
										if (vErrors === null) vErrors = [err73];
										else vErrors.push(err73);
										errors++;
									}
								}
								if (data25.ascentOverride !== void 0 && func0.call(data25, "ascentOverride")) {
									let data28 = data25.ascentOverride;
									if (typeof data28 == "number" && isFinite(data28)) {
										if (data28 > 250 || isNaN(data28)) {
											const err74 = {
												instancePath: instancePath + "/fonts/text/fallback/ascentOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 250
												}
											};
											if (vErrors === null) vErrors = [err74];
											else vErrors.push(err74);
											errors++;
										}
										if (data28 < 20 || isNaN(data28)) {
											const err75 = {
												instancePath: instancePath + "/fonts/text/fallback/ascentOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 20
												}
											};
											if (vErrors === null) vErrors = [err75];
											else vErrors.push(err75);
											errors++;
										}
									} else {
										const err76 = {
											instancePath: instancePath + "/fonts/text/fallback/ascentOverride",
											schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/type",
											keyword: "type",
											params: { type: "number" }
										};
										if (vErrors === null) vErrors = [err76];
										else vErrors.push(err76);
										errors++;
									}
								}
								if (data25.descentOverride !== void 0 && func0.call(data25, "descentOverride")) {
									let data29 = data25.descentOverride;
									if (typeof data29 == "number" && isFinite(data29)) {
										if (data29 > 150 || isNaN(data29)) {
											const err77 = {
												instancePath: instancePath + "/fonts/text/fallback/descentOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 150
												}
											};
											if (vErrors === null) vErrors = [err77];
											else vErrors.push(err77);
											errors++;
										}
										if (data29 < 0 || isNaN(data29)) {
											const err78 = {
												instancePath: instancePath + "/fonts/text/fallback/descentOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err78];
											else vErrors.push(err78);
											errors++;
										}
									} else {
										const err79 = {
											instancePath: instancePath + "/fonts/text/fallback/descentOverride",
											schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/type",
											keyword: "type",
											params: { type: "number" }
										};
										if (vErrors === null) vErrors = [err79];
										else vErrors.push(err79);
										errors++;
									}
								}
								if (data25.lineGapOverride !== void 0 && func0.call(data25, "lineGapOverride")) {
									let data30 = data25.lineGapOverride;
									if (typeof data30 == "number" && isFinite(data30)) {
										if (data30 > 150 || isNaN(data30)) {
											const err80 = {
												instancePath: instancePath + "/fonts/text/fallback/lineGapOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 150
												}
											};
											if (vErrors === null) vErrors = [err80];
											else vErrors.push(err80);
											errors++;
										}
										if (data30 < 0 || isNaN(data30)) {
											const err81 = {
												instancePath: instancePath + "/fonts/text/fallback/lineGapOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err81];
											else vErrors.push(err81);
											errors++;
										}
									} else {
										const err82 = {
											instancePath: instancePath + "/fonts/text/fallback/lineGapOverride",
											schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/type",
											keyword: "type",
											params: { type: "number" }
										};
										if (vErrors === null) vErrors = [err82];
										else vErrors.push(err82);
										errors++;
									}
								}
							} else {
								const err83 = {
									instancePath: instancePath + "/fonts/text/fallback",
									schemaPath: "#/$defs/font/properties/fallback/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err83];
								else vErrors.push(err83);
								errors++;
							}
						}
						if (data16.generic !== void 0 && func0.call(data16, "generic")) {
							let data31 = data16.generic;
							if (!(data31 === "sans-serif" || data31 === "serif" || data31 === "monospace")) {
								const err84 = {
									instancePath: instancePath + "/fonts/text/generic",
									schemaPath: "#/$defs/font/properties/generic/enum",
									keyword: "enum",
									params: { allowedValues: schema46.properties.generic.enum }
								};
								if (vErrors === null) vErrors = [err84];
								else vErrors.push(err84);
								errors++;
							}
						}
					} else {
						const err85 = {
							instancePath: instancePath + "/fonts/text",
							schemaPath: "#/$defs/font/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err85];
						else vErrors.push(err85);
						errors++;
					}
				}
				if (data15.display !== void 0 && func0.call(data15, "display")) {
					let data32 = data15.display;
					if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
						if (data32.family === void 0 || !func0.call(data32, "family")) {
							const err86 = {
								instancePath: instancePath + "/fonts/display",
								schemaPath: "#/$defs/font/required",
								keyword: "required",
								params: { missingProperty: "family" }
							};
							if (vErrors === null) vErrors = [err86];
							else vErrors.push(err86);
							errors++;
						}
						for (const key6 of Object.keys(data32)) if (!(key6 === "family" || key6 === "files" || key6 === "fallback" || key6 === "generic")) {
							const err87 = {
								instancePath: instancePath + "/fonts/display",
								schemaPath: "#/$defs/font/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key6 }
							};
							if (vErrors === null) vErrors = [err87];
							else vErrors.push(err87);
							errors++;
						}
						if (data32.family !== void 0 && func0.call(data32, "family")) {
							let data33 = data32.family;
							if (typeof data33 === "string") {
								if (!pattern17.test(data33)) {
									const err88 = {
										instancePath: instancePath + "/fonts/display/family",
										schemaPath: "#/$defs/font/properties/family/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
									};
									if (vErrors === null) vErrors = [err88];
									else vErrors.push(err88);
									errors++;
								}
							} else {
								const err89 = {
									instancePath: instancePath + "/fonts/display/family",
									schemaPath: "#/$defs/font/properties/family/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err89];
								else vErrors.push(err89);
								errors++;
							}
						}
						if (data32.files !== void 0 && func0.call(data32, "files")) {
							let data34 = data32.files;
							if (Array.isArray(data34)) {
								if (data34.length > 12) {
									const err90 = {
										instancePath: instancePath + "/fonts/display/files",
										schemaPath: "#/$defs/font/properties/files/maxItems",
										keyword: "maxItems",
										params: { limit: 12 }
									};
									if (vErrors === null) vErrors = [err90];
									else vErrors.push(err90);
									errors++;
								}
								const len1 = data34.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data35 = data34[i1];
									if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
										if (data35.src === void 0 || !func0.call(data35, "src")) {
											const err91 = {
												instancePath: instancePath + "/fonts/display/files/" + i1,
												schemaPath: "#/$defs/font/properties/files/items/required",
												keyword: "required",
												params: { missingProperty: "src" }
											};
											if (vErrors === null) vErrors = [err91];
											else vErrors.push(err91);
											errors++;
										}
										for (const key7 of Object.keys(data35)) if (!(key7 === "src" || key7 === "weight" || key7 === "stretch" || key7 === "unicodeRange" || key7 === "preload")) {
											const err92 = {
												instancePath: instancePath + "/fonts/display/files/" + i1,
												schemaPath: "#/$defs/font/properties/files/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key7 }
											};
											if (vErrors === null) vErrors = [err92];
											else vErrors.push(err92);
											errors++;
										}
										if (data35.src !== void 0 && func0.call(data35, "src")) {
											let data36 = data35.src;
											if (typeof data36 === "string") {
												if (!pattern18.test(data36)) {
													const err93 = {
														instancePath: instancePath + "/fonts/display/files/" + i1 + "/src",
														schemaPath: "#/$defs/font/properties/files/items/properties/src/pattern",
														keyword: "pattern",
														params: { pattern: "^assets/[A-Za-z0-9._/-]{1,120}\\.woff2$" }
													};
													if (vErrors === null) vErrors = [err93];
													else vErrors.push(err93);
													errors++;
												}
											} else {
												const err94 = {
													instancePath: instancePath + "/fonts/display/files/" + i1 + "/src",
													schemaPath: "#/$defs/font/properties/files/items/properties/src/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err94];
												else vErrors.push(err94);
												errors++;
											}
										}
										if (data35.weight !== void 0 && func0.call(data35, "weight")) {
											let data37 = data35.weight;
											if (typeof data37 === "string") {
												if (!pattern19.test(data37)) {
													const err95 = {
														instancePath: instancePath + "/fonts/display/files/" + i1 + "/weight",
														schemaPath: "#/$defs/font/properties/files/items/properties/weight/pattern",
														keyword: "pattern",
														params: { pattern: "^[0-9]{3,4}( [0-9]{3,4})?$" }
													};
													if (vErrors === null) vErrors = [err95];
													else vErrors.push(err95);
													errors++;
												}
											} else {
												const err96 = {
													instancePath: instancePath + "/fonts/display/files/" + i1 + "/weight",
													schemaPath: "#/$defs/font/properties/files/items/properties/weight/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err96];
												else vErrors.push(err96);
												errors++;
											}
										}
										if (data35.stretch !== void 0 && func0.call(data35, "stretch")) {
											let data38 = data35.stretch;
											if (typeof data38 === "string") {
												if (!pattern20.test(data38)) {
													const err97 = {
														instancePath: instancePath + "/fonts/display/files/" + i1 + "/stretch",
														schemaPath: "#/$defs/font/properties/files/items/properties/stretch/pattern",
														keyword: "pattern",
														params: { pattern: "^[0-9]{2,3}%( [0-9]{2,3}%)?$" }
													};
													if (vErrors === null) vErrors = [err97];
													else vErrors.push(err97);
													errors++;
												}
											} else {
												const err98 = {
													instancePath: instancePath + "/fonts/display/files/" + i1 + "/stretch",
													schemaPath: "#/$defs/font/properties/files/items/properties/stretch/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err98];
												else vErrors.push(err98);
												errors++;
											}
										}
										if (data35.unicodeRange !== void 0 && func0.call(data35, "unicodeRange")) {
											let data39 = data35.unicodeRange;
											if (typeof data39 === "string") {
												if (!pattern21.test(data39)) {
													const err99 = {
														instancePath: instancePath + "/fonts/display/files/" + i1 + "/unicodeRange",
														schemaPath: "#/$defs/font/properties/files/items/properties/unicodeRange/pattern",
														keyword: "pattern",
														params: { pattern: "^U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?U\\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?){0,60}$" }
													};
													if (vErrors === null) vErrors = [err99];
													else vErrors.push(err99);
													errors++;
												}
											} else {
												const err100 = {
													instancePath: instancePath + "/fonts/display/files/" + i1 + "/unicodeRange",
													schemaPath: "#/$defs/font/properties/files/items/properties/unicodeRange/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err100];
												else vErrors.push(err100);
												errors++;
											}
										}
										if (data35.preload !== void 0 && func0.call(data35, "preload")) {
											if (typeof data35.preload !== "boolean") {
												const err101 = {
													instancePath: instancePath + "/fonts/display/files/" + i1 + "/preload",
													schemaPath: "#/$defs/font/properties/files/items/properties/preload/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err101];
												else vErrors.push(err101);
												errors++;
											}
										}
									} else {
										const err102 = {
											instancePath: instancePath + "/fonts/display/files/" + i1,
											schemaPath: "#/$defs/font/properties/files/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err102];
										else vErrors.push(err102);
										errors++;
									}
								}
							} else {
								const err103 = {
									instancePath: instancePath + "/fonts/display/files",
									schemaPath: "#/$defs/font/properties/files/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err103];
								else vErrors.push(err103);
								errors++;
							}
						}
						if (data32.fallback !== void 0 && func0.call(data32, "fallback")) {
							let data41 = data32.fallback;
							if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
								if (data41.family === void 0 || !func0.call(data41, "family")) {
									const err104 = {
										instancePath: instancePath + "/fonts/display/fallback",
										schemaPath: "#/$defs/font/properties/fallback/required",
										keyword: "required",
										params: { missingProperty: "family" }
									};
									if (vErrors === null) vErrors = [err104];
									else vErrors.push(err104);
									errors++;
								}
								for (const key8 of Object.keys(data41)) if (!(key8 === "family" || key8 === "sizeAdjust" || key8 === "ascentOverride" || key8 === "descentOverride" || key8 === "lineGapOverride")) {
									const err105 = {
										instancePath: instancePath + "/fonts/display/fallback",
										schemaPath: "#/$defs/font/properties/fallback/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key8 }
									};
									if (vErrors === null) vErrors = [err105];
									else vErrors.push(err105);
									errors++;
								}
								if (data41.family !== void 0 && func0.call(data41, "family")) {
									let data42 = data41.family;
									if (typeof data42 === "string") {
										if (!pattern17.test(data42)) {
											const err106 = {
												instancePath: instancePath + "/fonts/display/fallback/family",
												schemaPath: "#/$defs/font/properties/fallback/properties/family/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$" }
											};
											if (vErrors === null) vErrors = [err106];
											else vErrors.push(err106);
											errors++;
										}
									} else {
										const err107 = {
											instancePath: instancePath + "/fonts/display/fallback/family",
											schemaPath: "#/$defs/font/properties/fallback/properties/family/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err107];
										else vErrors.push(err107);
										errors++;
									}
								}
								if (data41.sizeAdjust !== void 0 && func0.call(data41, "sizeAdjust")) {
									let data43 = data41.sizeAdjust;
									if (typeof data43 == "number" && isFinite(data43)) {
										if (data43 > 200 || isNaN(data43)) {
											const err108 = {
												instancePath: instancePath + "/fonts/display/fallback/sizeAdjust",
												schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 200
												}
											};
											if (vErrors === null) vErrors = [err108];
											else vErrors.push(err108);
											errors++;
										}
										if (data43 < 50 || isNaN(data43)) {
											const err109 = {
												instancePath: instancePath + "/fonts/display/fallback/sizeAdjust",
												schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 50
												}
											};
											if (vErrors === null) vErrors = [err109];
											else vErrors.push(err109);
											errors++;
										}
									} else {
										const err110 = {
											instancePath: instancePath + "/fonts/display/fallback/sizeAdjust",
											schemaPath: "#/$defs/font/properties/fallback/properties/sizeAdjust/type",
											keyword: "type",
											params: { type: "number" }
										};
										if (vErrors === null) vErrors = [err110];
										else vErrors.push(err110);
										errors++;
									}
								}
								if (data41.ascentOverride !== void 0 && func0.call(data41, "ascentOverride")) {
									let data44 = data41.ascentOverride;
									if (typeof data44 == "number" && isFinite(data44)) {
										if (data44 > 250 || isNaN(data44)) {
											const err111 = {
												instancePath: instancePath + "/fonts/display/fallback/ascentOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 250
												}
											};
											if (vErrors === null) vErrors = [err111];
											else vErrors.push(err111);
											errors++;
										}
										if (data44 < 20 || isNaN(data44)) {
											const err112 = {
												instancePath: instancePath + "/fonts/display/fallback/ascentOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 20
												}
											};
											if (vErrors === null) vErrors = [err112];
											else vErrors.push(err112);
											errors++;
										}
									} else {
										const err113 = {
											instancePath: instancePath + "/fonts/display/fallback/ascentOverride",
											schemaPath: "#/$defs/font/properties/fallback/properties/ascentOverride/type",
											keyword: "type",
											params: { type: "number" }
										};
										if (vErrors === null) vErrors = [err113];
										else vErrors.push(err113);
										errors++;
									}
								}
								if (data41.descentOverride !== void 0 && func0.call(data41, "descentOverride")) {
									let data45 = data41.descentOverride;
									if (typeof data45 == "number" && isFinite(data45)) {
										if (data45 > 150 || isNaN(data45)) {
											const err114 = {
												instancePath: instancePath + "/fonts/display/fallback/descentOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 150
												}
											};
											if (vErrors === null) vErrors = [err114];
											else vErrors.push(err114);
											errors++;
										}
										if (data45 < 0 || isNaN(data45)) {
											const err115 = {
												instancePath: instancePath + "/fonts/display/fallback/descentOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err115];
											else vErrors.push(err115);
											errors++;
										}
									} else {
										const err116 = {
											instancePath: instancePath + "/fonts/display/fallback/descentOverride",
											schemaPath: "#/$defs/font/properties/fallback/properties/descentOverride/type",
											keyword: "type",
											params: { type: "number" }
										};
										if (vErrors === null) vErrors = [err116];
										else vErrors.push(err116);
										errors++;
									}
								}
								if (data41.lineGapOverride !== void 0 && func0.call(data41, "lineGapOverride")) {
									let data46 = data41.lineGapOverride;
									if (typeof data46 == "number" && isFinite(data46)) {
										if (data46 > 150 || isNaN(data46)) {
											const err117 = {
												instancePath: instancePath + "/fonts/display/fallback/lineGapOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/maximum",
												keyword: "maximum",
												params: {
													comparison: "<=",
													limit: 150
												}
											};
											if (vErrors === null) vErrors = [err117];
											else vErrors.push(err117);
											errors++;
										}
										if (data46 < 0 || isNaN(data46)) {
											const err118 = {
												instancePath: instancePath + "/fonts/display/fallback/lineGapOverride",
												schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												}
											};
											if (vErrors === null) vErrors = [err118];
											else vErrors.push(err118);
											errors++;
										}
									} else {
										const err119 = {
											instancePath: instancePath + "/fonts/display/fallback/lineGapOverride",
											schemaPath: "#/$defs/font/properties/fallback/properties/lineGapOverride/type",
											keyword: "type",
											params: { type: "number" }
										};
										if (vErrors === null) vErrors = [err119];
										else vErrors.push(err119);
										errors++;
									}
								}
							} else {
								const err120 = {
									instancePath: instancePath + "/fonts/display/fallback",
									schemaPath: "#/$defs/font/properties/fallback/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err120];
								else vErrors.push(err120);
								errors++;
							}
						}
						if (data32.generic !== void 0 && func0.call(data32, "generic")) {
							let data47 = data32.generic;
							if (!(data47 === "sans-serif" || data47 === "serif" || data47 === "monospace")) {
								const err121 = {
									instancePath: instancePath + "/fonts/display/generic",
									schemaPath: "#/$defs/font/properties/generic/enum",
									keyword: "enum",
									params: { allowedValues: schema46.properties.generic.enum }
								};
								if (vErrors === null) vErrors = [err121];
								else vErrors.push(err121);
								errors++;
							}
						}
					} else {
						const err122 = {
							instancePath: instancePath + "/fonts/display",
							schemaPath: "#/$defs/font/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err122];
						else vErrors.push(err122);
						errors++;
					}
				}
			} else {
				const err123 = {
					instancePath: instancePath + "/fonts",
					schemaPath: "#/properties/fonts/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err123];
				else vErrors.push(err123);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data48 = data.type;
			if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
				for (const key9 of Object.keys(data48)) if (!(key9 === "displayCase" || key9 === "displayWeight" || key9 === "displayTracking" || key9 === "displayStretch" || key9 === "scale")) {
					const err124 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key9 }
					};
					if (vErrors === null) vErrors = [err124];
					else vErrors.push(err124);
					errors++;
				}
				if (data48.displayCase !== void 0 && func0.call(data48, "displayCase")) {
					let data49 = data48.displayCase;
					if (!(data49 === "none" || data49 === "uppercase")) {
						const err125 = {
							instancePath: instancePath + "/type/displayCase",
							schemaPath: "#/properties/type/properties/displayCase/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.type.properties.displayCase.enum }
						};
						if (vErrors === null) vErrors = [err125];
						else vErrors.push(err125);
						errors++;
					}
				}
				if (data48.displayWeight !== void 0 && func0.call(data48, "displayWeight")) {
					let data50 = data48.displayWeight;
					if (!(typeof data50 == "number" && !(data50 % 1) && !isNaN(data50) && isFinite(data50))) {
						const err126 = {
							instancePath: instancePath + "/type/displayWeight",
							schemaPath: "#/properties/type/properties/displayWeight/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err126];
						else vErrors.push(err126);
						errors++;
					}
					if (typeof data50 == "number" && isFinite(data50)) {
						if (data50 > 1e3 || isNaN(data50)) {
							const err127 = {
								instancePath: instancePath + "/type/displayWeight",
								schemaPath: "#/properties/type/properties/displayWeight/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e3
								}
							};
							if (vErrors === null) vErrors = [err127];
							else vErrors.push(err127);
							errors++;
						}
						if (data50 < 100 || isNaN(data50)) {
							const err128 = {
								instancePath: instancePath + "/type/displayWeight",
								schemaPath: "#/properties/type/properties/displayWeight/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 100
								}
							};
							if (vErrors === null) vErrors = [err128];
							else vErrors.push(err128);
							errors++;
						}
					}
				}
				if (data48.displayTracking !== void 0 && func0.call(data48, "displayTracking")) {
					let data51 = data48.displayTracking;
					if (!(typeof data51 == "number" && !(data51 % 1) && !isNaN(data51) && isFinite(data51))) {
						const err129 = {
							instancePath: instancePath + "/type/displayTracking",
							schemaPath: "#/properties/type/properties/displayTracking/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err129];
						else vErrors.push(err129);
						errors++;
					}
					if (typeof data51 == "number" && isFinite(data51)) {
						if (data51 > 200 || isNaN(data51)) {
							const err130 = {
								instancePath: instancePath + "/type/displayTracking",
								schemaPath: "#/properties/type/properties/displayTracking/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 200
								}
							};
							if (vErrors === null) vErrors = [err130];
							else vErrors.push(err130);
							errors++;
						}
						if (data51 < -100 || isNaN(data51)) {
							const err131 = {
								instancePath: instancePath + "/type/displayTracking",
								schemaPath: "#/properties/type/properties/displayTracking/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: -100
								}
							};
							if (vErrors === null) vErrors = [err131];
							else vErrors.push(err131);
							errors++;
						}
					}
				}
				if (data48.displayStretch !== void 0 && func0.call(data48, "displayStretch")) {
					let data52 = data48.displayStretch;
					if (!(typeof data52 == "number" && !(data52 % 1) && !isNaN(data52) && isFinite(data52))) {
						const err132 = {
							instancePath: instancePath + "/type/displayStretch",
							schemaPath: "#/properties/type/properties/displayStretch/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err132];
						else vErrors.push(err132);
						errors++;
					}
					if (typeof data52 == "number" && isFinite(data52)) {
						if (data52 > 200 || isNaN(data52)) {
							const err133 = {
								instancePath: instancePath + "/type/displayStretch",
								schemaPath: "#/properties/type/properties/displayStretch/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 200
								}
							};
							if (vErrors === null) vErrors = [err133];
							else vErrors.push(err133);
							errors++;
						}
						if (data52 < 50 || isNaN(data52)) {
							const err134 = {
								instancePath: instancePath + "/type/displayStretch",
								schemaPath: "#/properties/type/properties/displayStretch/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 50
								}
							};
							if (vErrors === null) vErrors = [err134];
							else vErrors.push(err134);
							errors++;
						}
					}
				}
				if (data48.scale !== void 0 && func0.call(data48, "scale")) {
					let data53 = data48.scale;
					if (typeof data53 == "number" && isFinite(data53)) {
						if (data53 > 1.6 || isNaN(data53)) {
							const err135 = {
								instancePath: instancePath + "/type/scale",
								schemaPath: "#/properties/type/properties/scale/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1.6
								}
							};
							if (vErrors === null) vErrors = [err135];
							else vErrors.push(err135);
							errors++;
						}
						if (data53 < .7 || isNaN(data53)) {
							const err136 = {
								instancePath: instancePath + "/type/scale",
								schemaPath: "#/properties/type/properties/scale/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: .7
								}
							};
							if (vErrors === null) vErrors = [err136];
							else vErrors.push(err136);
							errors++;
						}
					} else {
						const err137 = {
							instancePath: instancePath + "/type/scale",
							schemaPath: "#/properties/type/properties/scale/type",
							keyword: "type",
							params: { type: "number" }
						};
						if (vErrors === null) vErrors = [err137];
						else vErrors.push(err137);
						errors++;
					}
				}
			} else {
				const err138 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err138];
				else vErrors.push(err138);
				errors++;
			}
		}
		if (data.shape !== void 0 && func0.call(data, "shape")) {
			let data54 = data.shape;
			if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
				for (const key10 of Object.keys(data54)) if (!(key10 === "radius" || key10 === "buttonRadius" || key10 === "density" || key10 === "cardGap")) {
					const err139 = {
						instancePath: instancePath + "/shape",
						schemaPath: "#/properties/shape/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key10 }
					};
					if (vErrors === null) vErrors = [err139];
					else vErrors.push(err139);
					errors++;
				}
				if (data54.radius !== void 0 && func0.call(data54, "radius")) {
					let data55 = data54.radius;
					if (!(typeof data55 == "number" && !(data55 % 1) && !isNaN(data55) && isFinite(data55))) {
						const err140 = {
							instancePath: instancePath + "/shape/radius",
							schemaPath: "#/properties/shape/properties/radius/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err140];
						else vErrors.push(err140);
						errors++;
					}
					if (typeof data55 == "number" && isFinite(data55)) {
						if (data55 > 32 || isNaN(data55)) {
							const err141 = {
								instancePath: instancePath + "/shape/radius",
								schemaPath: "#/properties/shape/properties/radius/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 32
								}
							};
							if (vErrors === null) vErrors = [err141];
							else vErrors.push(err141);
							errors++;
						}
						if (data55 < 0 || isNaN(data55)) {
							const err142 = {
								instancePath: instancePath + "/shape/radius",
								schemaPath: "#/properties/shape/properties/radius/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err142];
							else vErrors.push(err142);
							errors++;
						}
					}
				}
				if (data54.buttonRadius !== void 0 && func0.call(data54, "buttonRadius")) {
					let data56 = data54.buttonRadius;
					if (!(typeof data56 == "number" && !(data56 % 1) && !isNaN(data56) && isFinite(data56))) {
						const err143 = {
							instancePath: instancePath + "/shape/buttonRadius",
							schemaPath: "#/properties/shape/properties/buttonRadius/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err143];
						else vErrors.push(err143);
						errors++;
					}
					if (typeof data56 == "number" && isFinite(data56)) {
						if (data56 > 999 || isNaN(data56)) {
							const err144 = {
								instancePath: instancePath + "/shape/buttonRadius",
								schemaPath: "#/properties/shape/properties/buttonRadius/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 999
								}
							};
							if (vErrors === null) vErrors = [err144];
							else vErrors.push(err144);
							errors++;
						}
						if (data56 < 0 || isNaN(data56)) {
							const err145 = {
								instancePath: instancePath + "/shape/buttonRadius",
								schemaPath: "#/properties/shape/properties/buttonRadius/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err145];
							else vErrors.push(err145);
							errors++;
						}
					}
				}
				if (data54.density !== void 0 && func0.call(data54, "density")) {
					let data57 = data54.density;
					if (!(data57 === "dense" || data57 === "regular" || data57 === "airy")) {
						const err146 = {
							instancePath: instancePath + "/shape/density",
							schemaPath: "#/properties/shape/properties/density/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.shape.properties.density.enum }
						};
						if (vErrors === null) vErrors = [err146];
						else vErrors.push(err146);
						errors++;
					}
				}
				if (data54.cardGap !== void 0 && func0.call(data54, "cardGap")) {
					let data58 = data54.cardGap;
					if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58) && isFinite(data58))) {
						const err147 = {
							instancePath: instancePath + "/shape/cardGap",
							schemaPath: "#/properties/shape/properties/cardGap/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err147];
						else vErrors.push(err147);
						errors++;
					}
					if (typeof data58 == "number" && isFinite(data58)) {
						if (data58 > 48 || isNaN(data58)) {
							const err148 = {
								instancePath: instancePath + "/shape/cardGap",
								schemaPath: "#/properties/shape/properties/cardGap/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 48
								}
							};
							if (vErrors === null) vErrors = [err148];
							else vErrors.push(err148);
							errors++;
						}
						if (data58 < 2 || isNaN(data58)) {
							const err149 = {
								instancePath: instancePath + "/shape/cardGap",
								schemaPath: "#/properties/shape/properties/cardGap/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 2
								}
							};
							if (vErrors === null) vErrors = [err149];
							else vErrors.push(err149);
							errors++;
						}
					}
				}
			} else {
				const err150 = {
					instancePath: instancePath + "/shape",
					schemaPath: "#/properties/shape/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err150];
				else vErrors.push(err150);
				errors++;
			}
		}
		if (data.hero !== void 0 && func0.call(data, "hero")) {
			let data59 = data.hero;
			if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
				for (const key11 of Object.keys(data59)) if (!(key11 === "composition")) {
					const err151 = {
						instancePath: instancePath + "/hero",
						schemaPath: "#/properties/hero/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key11 }
					};
					if (vErrors === null) vErrors = [err151];
					else vErrors.push(err151);
					errors++;
				}
				if (data59.composition !== void 0 && func0.call(data59, "composition")) {
					let data60 = data59.composition;
					if (!(data60 === "full" || data60 === "framed")) {
						const err152 = {
							instancePath: instancePath + "/hero/composition",
							schemaPath: "#/properties/hero/properties/composition/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.hero.properties.composition.enum }
						};
						if (vErrors === null) vErrors = [err152];
						else vErrors.push(err152);
						errors++;
					}
				}
			} else {
				const err153 = {
					instancePath: instancePath + "/hero",
					schemaPath: "#/properties/hero/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err153];
				else vErrors.push(err153);
				errors++;
			}
		}
		if (data.card !== void 0 && func0.call(data, "card")) {
			let data61 = data.card;
			if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
				for (const key12 of Object.keys(data61)) if (!(key12 === "style")) {
					const err154 = {
						instancePath: instancePath + "/card",
						schemaPath: "#/properties/card/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key12 }
					};
					if (vErrors === null) vErrors = [err154];
					else vErrors.push(err154);
					errors++;
				}
				if (data61.style !== void 0 && func0.call(data61, "style")) {
					let data62 = data61.style;
					if (!(data62 === "plain" || data62 === "edge" || data62 === "frame")) {
						const err155 = {
							instancePath: instancePath + "/card/style",
							schemaPath: "#/properties/card/properties/style/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.card.properties.style.enum }
						};
						if (vErrors === null) vErrors = [err155];
						else vErrors.push(err155);
						errors++;
					}
				}
			} else {
				const err156 = {
					instancePath: instancePath + "/card",
					schemaPath: "#/properties/card/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err156];
				else vErrors.push(err156);
				errors++;
			}
		}
	} else {
		const err157 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err157];
		else vErrors.push(err157);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };