const validate = validate20;
const schema31 = {
	"$id": "definitions/element.schema.json",
	"type": "object",
	"required": [
		"$type",
		"$zone",
		"attributes"
	],
	"properties": {
		"$type": {
			"type": "string",
			"pattern": "^[a-z][A-Za-z0-9]{0,39}$"
		},
		"$zone": { "enum": ["header", "list"] },
		"$variant": { "$ref": "common.schema.json#/$defs/key" },
		"attributes": { "type": "object" },
		"analyticsId": { "$ref": "common.schema.json#/$defs/key" },
		"style": {
			"type": "object",
			"properties": {
				"mobile": { "$ref": "#/$defs/display" },
				"tablet": { "$ref": "#/$defs/display" },
				"desktop": { "$ref": "#/$defs/display" },
				"tv": { "$ref": "#/$defs/display" }
			},
			"additionalProperties": false
		},
		"$version": { "$ref": "common.schema.json#/$defs/version" },
		"fallback": {
			"type": "array",
			"maxItems": 5,
			"items": { "type": ["string", "object"] }
		}
	},
	"$defs": { "display": {
		"type": "object",
		"properties": { "display": { "enum": ["none", "flex"] } },
		"additionalProperties": false
	} },
	"additionalProperties": false
};
const schema35 = {
	"type": "object",
	"properties": { "display": { "enum": ["none", "flex"] } },
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[a-z][A-Za-z0-9]{0,39}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern7 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.$type === void 0 || !func0.call(data, "$type")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$type" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.$zone === void 0 || !func0.call(data, "$zone")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "$zone" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.attributes === void 0 || !func0.call(data, "attributes")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "attributes" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "$type" || key0 === "$zone" || key0 === "$variant" || key0 === "attributes" || key0 === "analyticsId" || key0 === "style" || key0 === "$version" || key0 === "fallback")) {
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
		if (data.$type !== void 0 && func0.call(data, "$type")) {
			let data0 = data.$type;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/$type",
						schemaPath: "#/properties/%24type/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][A-Za-z0-9]{0,39}$" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/$type",
					schemaPath: "#/properties/%24type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.$zone !== void 0 && func0.call(data, "$zone")) {
			let data1 = data.$zone;
			if (!(data1 === "header" || data1 === "list")) {
				const err6 = {
					instancePath: instancePath + "/$zone",
					schemaPath: "#/properties/%24zone/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.$zone.enum }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.$variant !== void 0 && func0.call(data, "$variant")) {
			let data2 = data.$variant;
			if (typeof data2 === "string") {
				if (!pattern5.test(data2)) {
					const err7 = {
						instancePath: instancePath + "/$variant",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/$variant",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.attributes !== void 0 && func0.call(data, "attributes")) {
			let data3 = data.attributes;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/attributes",
					schemaPath: "#/properties/attributes/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.analyticsId !== void 0 && func0.call(data, "analyticsId")) {
			let data4 = data.analyticsId;
			if (typeof data4 === "string") {
				if (!pattern5.test(data4)) {
					const err10 = {
						instancePath: instancePath + "/analyticsId",
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
					instancePath: instancePath + "/analyticsId",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.style !== void 0 && func0.call(data, "style")) {
			let data5 = data.style;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				for (const key1 of Object.keys(data5)) if (!(key1 === "mobile" || key1 === "tablet" || key1 === "desktop" || key1 === "tv")) {
					const err12 = {
						instancePath: instancePath + "/style",
						schemaPath: "#/properties/style/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data5.mobile !== void 0 && func0.call(data5, "mobile")) {
					let data6 = data5.mobile;
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
						for (const key2 of Object.keys(data6)) if (!(key2 === "display")) {
							const err13 = {
								instancePath: instancePath + "/style/mobile",
								schemaPath: "#/$defs/display/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data6.display !== void 0 && func0.call(data6, "display")) {
							let data7 = data6.display;
							if (!(data7 === "none" || data7 === "flex")) {
								const err14 = {
									instancePath: instancePath + "/style/mobile/display",
									schemaPath: "#/$defs/display/properties/display/enum",
									keyword: "enum",
									params: { allowedValues: schema35.properties.display.enum }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/style/mobile",
							schemaPath: "#/$defs/display/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
				if (data5.tablet !== void 0 && func0.call(data5, "tablet")) {
					let data8 = data5.tablet;
					if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
						for (const key3 of Object.keys(data8)) if (!(key3 === "display")) {
							const err16 = {
								instancePath: instancePath + "/style/tablet",
								schemaPath: "#/$defs/display/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (data8.display !== void 0 && func0.call(data8, "display")) {
							let data9 = data8.display;
							if (!(data9 === "none" || data9 === "flex")) {
								const err17 = {
									instancePath: instancePath + "/style/tablet/display",
									schemaPath: "#/$defs/display/properties/display/enum",
									keyword: "enum",
									params: { allowedValues: schema35.properties.display.enum }
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/style/tablet",
							schemaPath: "#/$defs/display/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data5.desktop !== void 0 && func0.call(data5, "desktop")) {
					let data10 = data5.desktop;
					if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
						for (const key4 of Object.keys(data10)) if (!(key4 === "display")) {
							const err19 = {
								instancePath: instancePath + "/style/desktop",
								schemaPath: "#/$defs/display/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key4 }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
						if (data10.display !== void 0 && func0.call(data10, "display")) {
							let data11 = data10.display;
							if (!(data11 === "none" || data11 === "flex")) {
								const err20 = {
									instancePath: instancePath + "/style/desktop/display",
									schemaPath: "#/$defs/display/properties/display/enum",
									keyword: "enum",
									params: { allowedValues: schema35.properties.display.enum }
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/style/desktop",
							schemaPath: "#/$defs/display/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				if (data5.tv !== void 0 && func0.call(data5, "tv")) {
					let data12 = data5.tv;
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
						for (const key5 of Object.keys(data12)) if (!(key5 === "display")) {
							const err22 = {
								instancePath: instancePath + "/style/tv",
								schemaPath: "#/$defs/display/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key5 }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (data12.display !== void 0 && func0.call(data12, "display")) {
							let data13 = data12.display;
							if (!(data13 === "none" || data13 === "flex")) {
								const err23 = {
									instancePath: instancePath + "/style/tv/display",
									schemaPath: "#/$defs/display/properties/display/enum",
									keyword: "enum",
									params: { allowedValues: schema35.properties.display.enum }
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/style/tv",
							schemaPath: "#/$defs/display/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/style",
					schemaPath: "#/properties/style/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.$version !== void 0 && func0.call(data, "$version")) {
			let data14 = data.$version;
			if (typeof data14 === "string") {
				if (!pattern7.test(data14)) {
					const err26 = {
						instancePath: instancePath + "/$version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/$version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.fallback !== void 0 && func0.call(data, "fallback")) {
			let data15 = data.fallback;
			if (Array.isArray(data15)) {
				if (data15.length > 5) {
					const err28 = {
						instancePath: instancePath + "/fallback",
						schemaPath: "#/properties/fallback/maxItems",
						keyword: "maxItems",
						params: { limit: 5 }
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				const len0 = data15.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data16 = data15[i0];
					if (typeof data16 !== "string" && !(data16 && typeof data16 == "object" && !Array.isArray(data16))) {
						const err29 = {
							instancePath: instancePath + "/fallback/" + i0,
							schemaPath: "#/properties/fallback/items/type",
							keyword: "type",
							params: { type: schema31.properties.fallback.items.type }
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/fallback",
					schemaPath: "#/properties/fallback/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
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
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };