const validate = validate20;
const schema31 = {
	"$id": "definitions/menu-item.schema.json",
	"type": "object",
	"required": ["id", "label"],
	"properties": {
		"id": { "$ref": "common.schema.json#/$defs/key" },
		"label": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"type": {},
		"layout": { "enum": [
			"TEXT",
			"ICON",
			"ICON_AND_TEXT"
		] },
		"data": {},
		"style": {
			"type": "object",
			"properties": {
				"featured": { "type": "boolean" },
				"icon": { "anyOf": [{ "$ref": "common.schema.json#/$defs/key" }, { "$ref": "common.schema.json#/$defs/imageUrl" }] }
			},
			"additionalProperties": false
		},
		"visibility": { "enum": [
			"ALL",
			"GUEST",
			"SIGNED_IN"
		] },
		"children": {
			"type": "array",
			"items": {},
			"maxItems": 20
		}
	},
	"discriminator": { "propertyName": "type" },
	"oneOf": [
		{
			"required": ["type", "data"],
			"properties": {
				"type": { "const": "VIEW" },
				"data": {
					"type": "object",
					"required": ["view"],
					"properties": {
						"view": { "$ref": "common.schema.json#/$defs/key" },
						"target": { "enum": ["_blank", "_self"] }
					},
					"additionalProperties": false
				}
			}
		},
		{
			"required": ["type", "data"],
			"properties": {
				"type": { "const": "SECTION" },
				"data": {
					"type": "object",
					"required": ["sectionId"],
					"properties": {
						"sectionId": { "$ref": "common.schema.json#/$defs/key" },
						"target": { "enum": ["_blank", "_self"] }
					},
					"additionalProperties": false
				}
			}
		},
		{
			"required": ["type", "data"],
			"properties": {
				"type": { "const": "LINK" },
				"data": {
					"type": "object",
					"required": ["url"],
					"properties": {
						"url": { "$ref": "common.schema.json#/$defs/url" },
						"target": { "enum": ["_blank", "_self"] }
					},
					"additionalProperties": false
				}
			}
		},
		{
			"required": ["type", "data"],
			"properties": {
				"type": { "const": "ROUTE" },
				"data": {
					"type": "object",
					"required": ["route"],
					"properties": {
						"route": { "$ref": "common.schema.json#/$defs/url" },
						"target": { "enum": ["_blank", "_self"] }
					},
					"additionalProperties": false
				}
			}
		},
		{
			"required": ["type", "data"],
			"properties": {
				"type": { "const": "PLUGIN" },
				"data": {
					"type": "object",
					"required": ["pluginId"],
					"properties": {
						"pluginId": { "$ref": "common.schema.json#/$defs/key" },
						"target": { "enum": ["_blank", "_self"] }
					},
					"additionalProperties": false
				}
			}
		}
	],
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
const pattern9 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "id" || key0 === "label" || key0 === "type" || key0 === "layout" || key0 === "data" || key0 === "style" || key0 === "visibility" || key0 === "children")) {
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
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/id",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data1 = data.label;
			if (typeof data1 === "string") {
				if (data1.length > 120) {
					const err5 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length < 1) {
					const err6 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/properties/label/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/properties/label/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.layout !== void 0 && func0.call(data, "layout")) {
			let data2 = data.layout;
			if (!(data2 === "TEXT" || data2 === "ICON" || data2 === "ICON_AND_TEXT")) {
				const err8 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.layout.enum }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.style !== void 0 && func0.call(data, "style")) {
			let data3 = data.style;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				for (const key1 of Object.keys(data3)) if (!(key1 === "featured" || key1 === "icon")) {
					const err9 = {
						instancePath: instancePath + "/style",
						schemaPath: "#/properties/style/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data3.featured !== void 0 && func0.call(data3, "featured")) {
					if (typeof data3.featured !== "boolean") {
						const err10 = {
							instancePath: instancePath + "/style/featured",
							schemaPath: "#/properties/style/properties/featured/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data3.icon !== void 0 && func0.call(data3, "icon")) {
					let data5 = data3.icon;
					const _errs15 = errors;
					let valid3 = false;
					const _errs16 = errors;
					if (typeof data5 === "string") {
						if (!pattern4.test(data5)) {
							const err11 = {
								instancePath: instancePath + "/style/icon",
								schemaPath: "common.schema.json#/$defs/key/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/style/icon",
							schemaPath: "common.schema.json#/$defs/key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					var _valid0 = _errs16 === errors;
					valid3 = valid3 || _valid0;
					if (!valid3) {
						const _errs19 = errors;
						if (typeof data5 === "string") {
							if (data5.length > 2048) {
								const err13 = {
									instancePath: instancePath + "/style/icon",
									schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
									keyword: "maxLength",
									params: { limit: 2048 }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							if (!pattern6.test(data5)) {
								const err14 = {
									instancePath: instancePath + "/style/icon",
									schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
									keyword: "pattern",
									params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						} else {
							const err15 = {
								instancePath: instancePath + "/style/icon",
								schemaPath: "common.schema.json#/$defs/imageUrl/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						var _valid0 = _errs19 === errors;
						valid3 = valid3 || _valid0;
					}
					if (!valid3) {
						const err16 = {
							instancePath: instancePath + "/style/icon",
							schemaPath: "#/properties/style/properties/icon/anyOf",
							keyword: "anyOf",
							params: {}
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					} else {
						errors = _errs15;
						if (vErrors !== null) {
							if (_errs15) vErrors.length = _errs15;
							else vErrors = null;
						}
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/style",
					schemaPath: "#/properties/style/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.visibility !== void 0 && func0.call(data, "visibility")) {
			let data6 = data.visibility;
			if (!(data6 === "ALL" || data6 === "GUEST" || data6 === "SIGNED_IN")) {
				const err18 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "#/properties/visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.visibility.enum }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.children !== void 0 && func0.call(data, "children")) {
			let data7 = data.children;
			if (Array.isArray(data7)) {
				if (data7.length > 20) {
					const err19 = {
						instancePath: instancePath + "/children",
						schemaPath: "#/properties/children/maxItems",
						keyword: "maxItems",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/children",
					schemaPath: "#/properties/children/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		const tag0 = data.type;
		if (typeof tag0 == "string") {
			if (tag0 === "VIEW") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err21 = {
							instancePath,
							schemaPath: "#/oneOf/0/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
					if (data.data === void 0 || !func0.call(data, "data")) {
						const err22 = {
							instancePath,
							schemaPath: "#/oneOf/0/required",
							keyword: "required",
							params: { missingProperty: "data" }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("VIEW" !== data.type) {
							const err23 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/0/properties/type/const",
								keyword: "const",
								params: { allowedValue: "VIEW" }
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					}
					if (data.data !== void 0 && func0.call(data, "data")) {
						let data9 = data.data;
						if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
							if (data9.view === void 0 || !func0.call(data9, "view")) {
								const err24 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/0/properties/data/required",
									keyword: "required",
									params: { missingProperty: "view" }
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
							for (const key2 of Object.keys(data9)) if (!(key2 === "view" || key2 === "target")) {
								const err25 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/0/properties/data/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key2 }
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
							if (data9.view !== void 0 && func0.call(data9, "view")) {
								let data10 = data9.view;
								if (typeof data10 === "string") {
									if (!pattern4.test(data10)) {
										const err26 = {
											instancePath: instancePath + "/data/view",
											schemaPath: "common.schema.json#/$defs/key/pattern",
											keyword: "pattern",
											params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
										};
										if (vErrors === null) vErrors = [err26];
										else vErrors.push(err26);
										errors++;
									}
								} else {
									const err27 = {
										instancePath: instancePath + "/data/view",
										schemaPath: "common.schema.json#/$defs/key/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
							}
							if (data9.target !== void 0 && func0.call(data9, "target")) {
								let data11 = data9.target;
								if (!(data11 === "_blank" || data11 === "_self")) {
									const err28 = {
										instancePath: instancePath + "/data/target",
										schemaPath: "#/oneOf/0/properties/data/properties/target/enum",
										keyword: "enum",
										params: { allowedValues: schema31.oneOf[0].properties.data.properties.target.enum }
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
							}
						} else {
							const err29 = {
								instancePath: instancePath + "/data",
								schemaPath: "#/oneOf/0/properties/data/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					}
				}
			} else if (tag0 === "SECTION") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err30 = {
							instancePath,
							schemaPath: "#/oneOf/1/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
					if (data.data === void 0 || !func0.call(data, "data")) {
						const err31 = {
							instancePath,
							schemaPath: "#/oneOf/1/required",
							keyword: "required",
							params: { missingProperty: "data" }
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("SECTION" !== data.type) {
							const err32 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/1/properties/type/const",
								keyword: "const",
								params: { allowedValue: "SECTION" }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					}
					if (data.data !== void 0 && func0.call(data, "data")) {
						let data13 = data.data;
						if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
							if (data13.sectionId === void 0 || !func0.call(data13, "sectionId")) {
								const err33 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/1/properties/data/required",
									keyword: "required",
									params: { missingProperty: "sectionId" }
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
							for (const key3 of Object.keys(data13)) if (!(key3 === "sectionId" || key3 === "target")) {
								const err34 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/1/properties/data/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key3 }
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
							if (data13.sectionId !== void 0 && func0.call(data13, "sectionId")) {
								let data14 = data13.sectionId;
								if (typeof data14 === "string") {
									if (!pattern4.test(data14)) {
										const err35 = {
											instancePath: instancePath + "/data/sectionId",
											schemaPath: "common.schema.json#/$defs/key/pattern",
											keyword: "pattern",
											params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
										};
										if (vErrors === null) vErrors = [err35];
										else vErrors.push(err35);
										errors++;
									}
								} else {
									const err36 = {
										instancePath: instancePath + "/data/sectionId",
										schemaPath: "common.schema.json#/$defs/key/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
							}
							if (data13.target !== void 0 && func0.call(data13, "target")) {
								let data15 = data13.target;
								if (!(data15 === "_blank" || data15 === "_self")) {
									const err37 = {
										instancePath: instancePath + "/data/target",
										schemaPath: "#/oneOf/1/properties/data/properties/target/enum",
										keyword: "enum",
										params: { allowedValues: schema31.oneOf[1].properties.data.properties.target.enum }
									};
									if (vErrors === null) vErrors = [err37];
									else vErrors.push(err37);
									errors++;
								}
							}
						} else {
							const err38 = {
								instancePath: instancePath + "/data",
								schemaPath: "#/oneOf/1/properties/data/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
				}
			} else if (tag0 === "LINK") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err39 = {
							instancePath,
							schemaPath: "#/oneOf/2/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
					if (data.data === void 0 || !func0.call(data, "data")) {
						const err40 = {
							instancePath,
							schemaPath: "#/oneOf/2/required",
							keyword: "required",
							params: { missingProperty: "data" }
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("LINK" !== data.type) {
							const err41 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/2/properties/type/const",
								keyword: "const",
								params: { allowedValue: "LINK" }
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					}
					if (data.data !== void 0 && func0.call(data, "data")) {
						let data17 = data.data;
						if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
							if (data17.url === void 0 || !func0.call(data17, "url")) {
								const err42 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/2/properties/data/required",
									keyword: "required",
									params: { missingProperty: "url" }
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
							for (const key4 of Object.keys(data17)) if (!(key4 === "url" || key4 === "target")) {
								const err43 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/2/properties/data/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key4 }
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
							if (data17.url !== void 0 && func0.call(data17, "url")) {
								let data18 = data17.url;
								if (typeof data18 === "string") {
									if (data18.length > 2048) {
										const err44 = {
											instancePath: instancePath + "/data/url",
											schemaPath: "common.schema.json#/$defs/url/maxLength",
											keyword: "maxLength",
											params: { limit: 2048 }
										};
										if (vErrors === null) vErrors = [err44];
										else vErrors.push(err44);
										errors++;
									}
									if (!pattern9.test(data18)) {
										const err45 = {
											instancePath: instancePath + "/data/url",
											schemaPath: "common.schema.json#/$defs/url/pattern",
											keyword: "pattern",
											params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
										};
										if (vErrors === null) vErrors = [err45];
										else vErrors.push(err45);
										errors++;
									}
								} else {
									const err46 = {
										instancePath: instancePath + "/data/url",
										schemaPath: "common.schema.json#/$defs/url/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err46];
									else vErrors.push(err46);
									errors++;
								}
							}
							if (data17.target !== void 0 && func0.call(data17, "target")) {
								let data19 = data17.target;
								if (!(data19 === "_blank" || data19 === "_self")) {
									const err47 = {
										instancePath: instancePath + "/data/target",
										schemaPath: "#/oneOf/2/properties/data/properties/target/enum",
										keyword: "enum",
										params: { allowedValues: schema31.oneOf[2].properties.data.properties.target.enum }
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							}
						} else {
							const err48 = {
								instancePath: instancePath + "/data",
								schemaPath: "#/oneOf/2/properties/data/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
					}
				}
			} else if (tag0 === "ROUTE") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err49 = {
							instancePath,
							schemaPath: "#/oneOf/3/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
					if (data.data === void 0 || !func0.call(data, "data")) {
						const err50 = {
							instancePath,
							schemaPath: "#/oneOf/3/required",
							keyword: "required",
							params: { missingProperty: "data" }
						};
						if (vErrors === null) vErrors = [err50];
						else vErrors.push(err50);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("ROUTE" !== data.type) {
							const err51 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/3/properties/type/const",
								keyword: "const",
								params: { allowedValue: "ROUTE" }
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					}
					if (data.data !== void 0 && func0.call(data, "data")) {
						let data21 = data.data;
						if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
							if (data21.route === void 0 || !func0.call(data21, "route")) {
								const err52 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/3/properties/data/required",
									keyword: "required",
									params: { missingProperty: "route" }
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
							for (const key5 of Object.keys(data21)) if (!(key5 === "route" || key5 === "target")) {
								const err53 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/3/properties/data/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key5 }
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
							if (data21.route !== void 0 && func0.call(data21, "route")) {
								let data22 = data21.route;
								if (typeof data22 === "string") {
									if (data22.length > 2048) {
										const err54 = {
											instancePath: instancePath + "/data/route",
											schemaPath: "common.schema.json#/$defs/url/maxLength",
											keyword: "maxLength",
											params: { limit: 2048 }
										};
										if (vErrors === null) vErrors = [err54];
										else vErrors.push(err54);
										errors++;
									}
									if (!pattern9.test(data22)) {
										const err55 = {
											instancePath: instancePath + "/data/route",
											schemaPath: "common.schema.json#/$defs/url/pattern",
											keyword: "pattern",
											params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
										};
										if (vErrors === null) vErrors = [err55];
										else vErrors.push(err55);
										errors++;
									}
								} else {
									const err56 = {
										instancePath: instancePath + "/data/route",
										schemaPath: "common.schema.json#/$defs/url/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err56];
									else vErrors.push(err56);
									errors++;
								}
							}
							if (data21.target !== void 0 && func0.call(data21, "target")) {
								let data23 = data21.target;
								if (!(data23 === "_blank" || data23 === "_self")) {
									const err57 = {
										instancePath: instancePath + "/data/target",
										schemaPath: "#/oneOf/3/properties/data/properties/target/enum",
										keyword: "enum",
										params: { allowedValues: schema31.oneOf[3].properties.data.properties.target.enum }
									};
									if (vErrors === null) vErrors = [err57];
									else vErrors.push(err57);
									errors++;
								}
							}
						} else {
							const err58 = {
								instancePath: instancePath + "/data",
								schemaPath: "#/oneOf/3/properties/data/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err58];
							else vErrors.push(err58);
							errors++;
						}
					}
				}
			} else if (tag0 === "PLUGIN") {
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.type === void 0 || !func0.call(data, "type")) {
						const err59 = {
							instancePath,
							schemaPath: "#/oneOf/4/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
					if (data.data === void 0 || !func0.call(data, "data")) {
						const err60 = {
							instancePath,
							schemaPath: "#/oneOf/4/required",
							keyword: "required",
							params: { missingProperty: "data" }
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
					if (data.type !== void 0 && func0.call(data, "type")) {
						if ("PLUGIN" !== data.type) {
							const err61 = {
								instancePath: instancePath + "/type",
								schemaPath: "#/oneOf/4/properties/type/const",
								keyword: "const",
								params: { allowedValue: "PLUGIN" }
							};
							if (vErrors === null) vErrors = [err61];
							else vErrors.push(err61);
							errors++;
						}
					}
					if (data.data !== void 0 && func0.call(data, "data")) {
						let data25 = data.data;
						if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
							if (data25.pluginId === void 0 || !func0.call(data25, "pluginId")) {
								const err62 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/4/properties/data/required",
									keyword: "required",
									params: { missingProperty: "pluginId" }
								};
								if (vErrors === null) vErrors = [err62];
								else vErrors.push(err62);
								errors++;
							}
							for (const key6 of Object.keys(data25)) if (!(key6 === "pluginId" || key6 === "target")) {
								const err63 = {
									instancePath: instancePath + "/data",
									schemaPath: "#/oneOf/4/properties/data/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key6 }
								};
								if (vErrors === null) vErrors = [err63];
								else vErrors.push(err63);
								errors++;
							}
							if (data25.pluginId !== void 0 && func0.call(data25, "pluginId")) {
								let data26 = data25.pluginId;
								if (typeof data26 === "string") {
									if (!pattern4.test(data26)) {
										const err64 = {
											instancePath: instancePath + "/data/pluginId",
											schemaPath: "common.schema.json#/$defs/key/pattern",
											keyword: "pattern",
											params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
										};
										if (vErrors === null) vErrors = [err64];
										else vErrors.push(err64);
										errors++;
									}
								} else {
									const err65 = {
										instancePath: instancePath + "/data/pluginId",
										schemaPath: "common.schema.json#/$defs/key/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err65];
									else vErrors.push(err65);
									errors++;
								}
							}
							if (data25.target !== void 0 && func0.call(data25, "target")) {
								let data27 = data25.target;
								if (!(data27 === "_blank" || data27 === "_self")) {
									const err66 = {
										instancePath: instancePath + "/data/target",
										schemaPath: "#/oneOf/4/properties/data/properties/target/enum",
										keyword: "enum",
										params: { allowedValues: schema31.oneOf[4].properties.data.properties.target.enum }
									};
									if (vErrors === null) vErrors = [err66];
									else vErrors.push(err66);
									errors++;
								}
							}
						} else {
							const err67 = {
								instancePath: instancePath + "/data",
								schemaPath: "#/oneOf/4/properties/data/type",
								keyword: "type",
								params: { type: "object" }
							};
							if (vErrors === null) vErrors = [err67];
							else vErrors.push(err67);
							errors++;
						}
					}
				}
			} else {
				const err68 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "type",
						tagValue: tag0
					}
				};
				if (vErrors === null) vErrors = [err68];
				else vErrors.push(err68);
				errors++;
			}
		} else {
			const err69 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "type",
					tagValue: tag0
				}
			};
			if (vErrors === null) vErrors = [err69];
			else vErrors.push(err69);
			errors++;
		}
	} else {
		const err70 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err70];
		else vErrors.push(err70);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };