const validate = validate20;
const schema31 = {
	"$id": "blocks/filterList.schema.json",
	"type": "object",
	"required": [
		"title",
		"filters",
		"actions"
	],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"folded": { "type": "boolean" },
		"filters": {
			"type": "array",
			"items": {
				"type": "object",
				"required": [
					"filterKey",
					"title",
					"options"
				],
				"properties": {
					"filterKey": { "$ref": "../definitions/common.schema.json#/$defs/key" },
					"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
					"options": {
						"type": "array",
						"items": {
							"type": "object",
							"required": ["text", "value"],
							"properties": {
								"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
								"label": { "$ref": "../definitions/common.schema.json#/$defs/label" },
								"value": {
									"type": "string",
									"minLength": 1,
									"maxLength": 200
								},
								"count": {
									"type": "integer",
									"minimum": 0
								},
								"isActive": { "type": "boolean" }
							},
							"additionalProperties": false
						},
						"maxItems": 100
					}
				},
				"additionalProperties": false
			},
			"maxItems": 12
		},
		"sort": {
			"type": "array",
			"items": {
				"type": "object",
				"required": [
					"text",
					"field",
					"direction"
				],
				"properties": {
					"text": { "$ref": "../definitions/common.schema.json#/$defs/line" },
					"label": { "$ref": "../definitions/common.schema.json#/$defs/label" },
					"field": { "$ref": "../definitions/common.schema.json#/$defs/key" },
					"direction": { "enum": ["ASC", "DESC"] },
					"isActive": { "type": "boolean" }
				},
				"additionalProperties": false
			},
			"maxItems": 12
		},
		"actions": {
			"type": "object",
			"required": ["apply", "reset"],
			"properties": {
				"apply": {
					"type": "object",
					"required": ["url"],
					"properties": { "url": { "$ref": "../definitions/common.schema.json#/$defs/path" } },
					"additionalProperties": false
				},
				"reset": {
					"type": "object",
					"required": ["url"],
					"properties": { "url": { "$ref": "../definitions/common.schema.json#/$defs/path" } },
					"additionalProperties": false
				}
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern7 = new RegExp("^/(?![/\\\\])[^\\s\\\\\"'<>]*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.title === void 0 || !func0.call(data, "title")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0 || !func0.call(data, "filters")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0 || !func0.call(data, "actions")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "tab" || key0 === "title" || key0 === "folded" || key0 === "filters" || key0 === "sort" || key0 === "actions")) {
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
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err6 = {
						instancePath: instancePath + "/title",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/title",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.folded !== void 0 && func0.call(data, "folded")) {
			if (typeof data.folded !== "boolean") {
				const err8 = {
					instancePath: instancePath + "/folded",
					schemaPath: "#/properties/folded/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.filters !== void 0 && func0.call(data, "filters")) {
			let data3 = data.filters;
			if (Array.isArray(data3)) {
				if (data3.length > 12) {
					const err9 = {
						instancePath: instancePath + "/filters",
						schemaPath: "#/properties/filters/maxItems",
						keyword: "maxItems",
						params: { limit: 12 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
						if (data4.filterKey === void 0 || !func0.call(data4, "filterKey")) {
							const err10 = {
								instancePath: instancePath + "/filters/" + i0,
								schemaPath: "#/properties/filters/items/required",
								keyword: "required",
								params: { missingProperty: "filterKey" }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data4.title === void 0 || !func0.call(data4, "title")) {
							const err11 = {
								instancePath: instancePath + "/filters/" + i0,
								schemaPath: "#/properties/filters/items/required",
								keyword: "required",
								params: { missingProperty: "title" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data4.options === void 0 || !func0.call(data4, "options")) {
							const err12 = {
								instancePath: instancePath + "/filters/" + i0,
								schemaPath: "#/properties/filters/items/required",
								keyword: "required",
								params: { missingProperty: "options" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						for (const key1 of Object.keys(data4)) if (!(key1 === "filterKey" || key1 === "title" || key1 === "options")) {
							const err13 = {
								instancePath: instancePath + "/filters/" + i0,
								schemaPath: "#/properties/filters/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data4.filterKey !== void 0 && func0.call(data4, "filterKey")) {
							let data5 = data4.filterKey;
							if (typeof data5 === "string") {
								if (!pattern4.test(data5)) {
									const err14 = {
										instancePath: instancePath + "/filters/" + i0 + "/filterKey",
										schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
							} else {
								const err15 = {
									instancePath: instancePath + "/filters/" + i0 + "/filterKey",
									schemaPath: "../definitions/common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data4.title !== void 0 && func0.call(data4, "title")) {
							let data6 = data4.title;
							if (typeof data6 === "string") {
								if (data6.length > 300) {
									const err16 = {
										instancePath: instancePath + "/filters/" + i0 + "/title",
										schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							} else {
								const err17 = {
									instancePath: instancePath + "/filters/" + i0 + "/title",
									schemaPath: "../definitions/common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
						if (data4.options !== void 0 && func0.call(data4, "options")) {
							let data7 = data4.options;
							if (Array.isArray(data7)) {
								if (data7.length > 100) {
									const err18 = {
										instancePath: instancePath + "/filters/" + i0 + "/options",
										schemaPath: "#/properties/filters/items/properties/options/maxItems",
										keyword: "maxItems",
										params: { limit: 100 }
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
								const len1 = data7.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data8 = data7[i1];
									if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
										if (data8.text === void 0 || !func0.call(data8, "text")) {
											const err19 = {
												instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
												schemaPath: "#/properties/filters/items/properties/options/items/required",
												keyword: "required",
												params: { missingProperty: "text" }
											};
											if (vErrors === null) vErrors = [err19];
											else vErrors.push(err19);
											errors++;
										}
										if (data8.value === void 0 || !func0.call(data8, "value")) {
											const err20 = {
												instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
												schemaPath: "#/properties/filters/items/properties/options/items/required",
												keyword: "required",
												params: { missingProperty: "value" }
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
										for (const key2 of Object.keys(data8)) if (!(key2 === "text" || key2 === "label" || key2 === "value" || key2 === "count" || key2 === "isActive")) {
											const err21 = {
												instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
												schemaPath: "#/properties/filters/items/properties/options/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key2 }
											};
											if (vErrors === null) vErrors = [err21];
											else vErrors.push(err21);
											errors++;
										}
										if (data8.text !== void 0 && func0.call(data8, "text")) {
											let data9 = data8.text;
											if (typeof data9 === "string") {
												if (data9.length > 300) {
													const err22 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/text",
														schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
														keyword: "maxLength",
														params: { limit: 300 }
													};
													if (vErrors === null) vErrors = [err22];
													else vErrors.push(err22);
													errors++;
												}
											} else {
												const err23 = {
													instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/text",
													schemaPath: "../definitions/common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err23];
												else vErrors.push(err23);
												errors++;
											}
										}
										if (data8.label !== void 0 && func0.call(data8, "label")) {
											let data10 = data8.label;
											if (typeof data10 === "string") {
												if (data10.length > 120) {
													const err24 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
														schemaPath: "../definitions/common.schema.json#/$defs/label/maxLength",
														keyword: "maxLength",
														params: { limit: 120 }
													};
													if (vErrors === null) vErrors = [err24];
													else vErrors.push(err24);
													errors++;
												}
												if (data10.length < 1) {
													const err25 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
														schemaPath: "../definitions/common.schema.json#/$defs/label/minLength",
														keyword: "minLength",
														params: { limit: 1 }
													};
													if (vErrors === null) vErrors = [err25];
													else vErrors.push(err25);
													errors++;
												}
											} else {
												const err26 = {
													instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
													schemaPath: "../definitions/common.schema.json#/$defs/label/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err26];
												else vErrors.push(err26);
												errors++;
											}
										}
										if (data8.value !== void 0 && func0.call(data8, "value")) {
											let data11 = data8.value;
											if (typeof data11 === "string") {
												if (data11.length > 200) {
													const err27 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
														schemaPath: "#/properties/filters/items/properties/options/items/properties/value/maxLength",
														keyword: "maxLength",
														params: { limit: 200 }
													};
													if (vErrors === null) vErrors = [err27];
													else vErrors.push(err27);
													errors++;
												}
												if (data11.length < 1) {
													const err28 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
														schemaPath: "#/properties/filters/items/properties/options/items/properties/value/minLength",
														keyword: "minLength",
														params: { limit: 1 }
													};
													if (vErrors === null) vErrors = [err28];
													else vErrors.push(err28);
													errors++;
												}
											} else {
												const err29 = {
													instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
													schemaPath: "#/properties/filters/items/properties/options/items/properties/value/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err29];
												else vErrors.push(err29);
												errors++;
											}
										}
										if (data8.count !== void 0 && func0.call(data8, "count")) {
											let data12 = data8.count;
											if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
												const err30 = {
													instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/count",
													schemaPath: "#/properties/filters/items/properties/options/items/properties/count/type",
													keyword: "type",
													params: { type: "integer" }
												};
												if (vErrors === null) vErrors = [err30];
												else vErrors.push(err30);
												errors++;
											}
											if (typeof data12 == "number" && isFinite(data12)) {
												if (data12 < 0 || isNaN(data12)) {
													const err31 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/count",
														schemaPath: "#/properties/filters/items/properties/options/items/properties/count/minimum",
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
										if (data8.isActive !== void 0 && func0.call(data8, "isActive")) {
											if (typeof data8.isActive !== "boolean") {
												const err32 = {
													instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/isActive",
													schemaPath: "#/properties/filters/items/properties/options/items/properties/isActive/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err32];
												else vErrors.push(err32);
												errors++;
											}
										}
									} else {
										const err33 = {
											instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
											schemaPath: "#/properties/filters/items/properties/options/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err33];
										else vErrors.push(err33);
										errors++;
									}
								}
							} else {
								const err34 = {
									instancePath: instancePath + "/filters/" + i0 + "/options",
									schemaPath: "#/properties/filters/items/properties/options/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err34];
								else vErrors.push(err34);
								errors++;
							}
						}
					} else {
						const err35 = {
							instancePath: instancePath + "/filters/" + i0,
							schemaPath: "#/properties/filters/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err35];
						else vErrors.push(err35);
						errors++;
					}
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/filters",
					schemaPath: "#/properties/filters/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.sort !== void 0 && func0.call(data, "sort")) {
			let data14 = data.sort;
			if (Array.isArray(data14)) {
				if (data14.length > 12) {
					const err37 = {
						instancePath: instancePath + "/sort",
						schemaPath: "#/properties/sort/maxItems",
						keyword: "maxItems",
						params: { limit: 12 }
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				const len2 = data14.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data15 = data14[i2];
					if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
						if (data15.text === void 0 || !func0.call(data15, "text")) {
							const err38 = {
								instancePath: instancePath + "/sort/" + i2,
								schemaPath: "#/properties/sort/items/required",
								keyword: "required",
								params: { missingProperty: "text" }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
						if (data15.field === void 0 || !func0.call(data15, "field")) {
							const err39 = {
								instancePath: instancePath + "/sort/" + i2,
								schemaPath: "#/properties/sort/items/required",
								keyword: "required",
								params: { missingProperty: "field" }
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
						if (data15.direction === void 0 || !func0.call(data15, "direction")) {
							const err40 = {
								instancePath: instancePath + "/sort/" + i2,
								schemaPath: "#/properties/sort/items/required",
								keyword: "required",
								params: { missingProperty: "direction" }
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
						for (const key3 of Object.keys(data15)) if (!(key3 === "text" || key3 === "label" || key3 === "field" || key3 === "direction" || key3 === "isActive")) {
							const err41 = {
								instancePath: instancePath + "/sort/" + i2,
								schemaPath: "#/properties/sort/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
						if (data15.text !== void 0 && func0.call(data15, "text")) {
							let data16 = data15.text;
							if (typeof data16 === "string") {
								if (data16.length > 300) {
									const err42 = {
										instancePath: instancePath + "/sort/" + i2 + "/text",
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
									instancePath: instancePath + "/sort/" + i2 + "/text",
									schemaPath: "../definitions/common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
						}
						if (data15.label !== void 0 && func0.call(data15, "label")) {
							let data17 = data15.label;
							if (typeof data17 === "string") {
								if (data17.length > 120) {
									const err44 = {
										instancePath: instancePath + "/sort/" + i2 + "/label",
										schemaPath: "../definitions/common.schema.json#/$defs/label/maxLength",
										keyword: "maxLength",
										params: { limit: 120 }
									};
									if (vErrors === null) vErrors = [err44];
									else vErrors.push(err44);
									errors++;
								}
								if (data17.length < 1) {
									const err45 = {
										instancePath: instancePath + "/sort/" + i2 + "/label",
										schemaPath: "../definitions/common.schema.json#/$defs/label/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err45];
									else vErrors.push(err45);
									errors++;
								}
							} else {
								const err46 = {
									instancePath: instancePath + "/sort/" + i2 + "/label",
									schemaPath: "../definitions/common.schema.json#/$defs/label/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						}
						if (data15.field !== void 0 && func0.call(data15, "field")) {
							let data18 = data15.field;
							if (typeof data18 === "string") {
								if (!pattern4.test(data18)) {
									const err47 = {
										instancePath: instancePath + "/sort/" + i2 + "/field",
										schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err47];
									else vErrors.push(err47);
									errors++;
								}
							} else {
								const err48 = {
									instancePath: instancePath + "/sort/" + i2 + "/field",
									schemaPath: "../definitions/common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err48];
								else vErrors.push(err48);
								errors++;
							}
						}
						if (data15.direction !== void 0 && func0.call(data15, "direction")) {
							let data19 = data15.direction;
							if (!(data19 === "ASC" || data19 === "DESC")) {
								const err49 = {
									instancePath: instancePath + "/sort/" + i2 + "/direction",
									schemaPath: "#/properties/sort/items/properties/direction/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.sort.items.properties.direction.enum }
								};
								if (vErrors === null) vErrors = [err49];
								else vErrors.push(err49);
								errors++;
							}
						}
						if (data15.isActive !== void 0 && func0.call(data15, "isActive")) {
							if (typeof data15.isActive !== "boolean") {
								const err50 = {
									instancePath: instancePath + "/sort/" + i2 + "/isActive",
									schemaPath: "#/properties/sort/items/properties/isActive/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err50];
								else vErrors.push(err50);
								errors++;
							}
						}
					} else {
						const err51 = {
							instancePath: instancePath + "/sort/" + i2,
							schemaPath: "#/properties/sort/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err51];
						else vErrors.push(err51);
						errors++;
					}
				}
			} else {
				const err52 = {
					instancePath: instancePath + "/sort",
					schemaPath: "#/properties/sort/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err52];
				else vErrors.push(err52);
				errors++;
			}
		}
		if (data.actions !== void 0 && func0.call(data, "actions")) {
			let data21 = data.actions;
			if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
				if (data21.apply === void 0 || !func0.call(data21, "apply")) {
					const err53 = {
						instancePath: instancePath + "/actions",
						schemaPath: "#/properties/actions/required",
						keyword: "required",
						params: { missingProperty: "apply" }
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
				if (data21.reset === void 0 || !func0.call(data21, "reset")) {
					const err54 = {
						instancePath: instancePath + "/actions",
						schemaPath: "#/properties/actions/required",
						keyword: "required",
						params: { missingProperty: "reset" }
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
				for (const key4 of Object.keys(data21)) if (!(key4 === "apply" || key4 === "reset")) {
					const err55 = {
						instancePath: instancePath + "/actions",
						schemaPath: "#/properties/actions/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 }
					};
					if (vErrors === null) vErrors = [err55];
					else vErrors.push(err55);
					errors++;
				}
				if (data21.apply !== void 0 && func0.call(data21, "apply")) {
					let data22 = data21.apply;
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
						if (data22.url === void 0 || !func0.call(data22, "url")) {
							const err56 = {
								instancePath: instancePath + "/actions/apply",
								schemaPath: "#/properties/actions/properties/apply/required",
								keyword: "required",
								params: { missingProperty: "url" }
							};
							if (vErrors === null) vErrors = [err56];
							else vErrors.push(err56);
							errors++;
						}
						for (const key5 of Object.keys(data22)) if (!(key5 === "url")) {
							const err57 = {
								instancePath: instancePath + "/actions/apply",
								schemaPath: "#/properties/actions/properties/apply/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key5 }
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
						}
						if (data22.url !== void 0 && func0.call(data22, "url")) {
							let data23 = data22.url;
							if (typeof data23 === "string") {
								if (data23.length > 2048) {
									const err58 = {
										instancePath: instancePath + "/actions/apply/url",
										schemaPath: "../definitions/common.schema.json#/$defs/path/maxLength",
										keyword: "maxLength",
										params: { limit: 2048 }
									};
									if (vErrors === null) vErrors = [err58];
									else vErrors.push(err58);
									errors++;
								}
								if (!pattern7.test(data23)) {
									const err59 = {
										instancePath: instancePath + "/actions/apply/url",
										schemaPath: "../definitions/common.schema.json#/$defs/path/pattern",
										keyword: "pattern",
										params: { pattern: "^/(?![/\\\\])[^\\s\\\\\"'<>]*$" }
									};
									if (vErrors === null) vErrors = [err59];
									else vErrors.push(err59);
									errors++;
								}
							} else {
								const err60 = {
									instancePath: instancePath + "/actions/apply/url",
									schemaPath: "../definitions/common.schema.json#/$defs/path/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err60];
								else vErrors.push(err60);
								errors++;
							}
						}
					} else {
						const err61 = {
							instancePath: instancePath + "/actions/apply",
							schemaPath: "#/properties/actions/properties/apply/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err61];
						else vErrors.push(err61);
						errors++;
					}
				}
				if (data21.reset !== void 0 && func0.call(data21, "reset")) {
					let data24 = data21.reset;
					if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
						if (data24.url === void 0 || !func0.call(data24, "url")) {
							const err62 = {
								instancePath: instancePath + "/actions/reset",
								schemaPath: "#/properties/actions/properties/reset/required",
								keyword: "required",
								params: { missingProperty: "url" }
							};
							if (vErrors === null) vErrors = [err62];
							else vErrors.push(err62);
							errors++;
						}
						for (const key6 of Object.keys(data24)) if (!(key6 === "url")) {
							const err63 = {
								instancePath: instancePath + "/actions/reset",
								schemaPath: "#/properties/actions/properties/reset/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key6 }
							};
							if (vErrors === null) vErrors = [err63];
							else vErrors.push(err63);
							errors++;
						}
						if (data24.url !== void 0 && func0.call(data24, "url")) {
							let data25 = data24.url;
							if (typeof data25 === "string") {
								if (data25.length > 2048) {
									const err64 = {
										instancePath: instancePath + "/actions/reset/url",
										schemaPath: "../definitions/common.schema.json#/$defs/path/maxLength",
										keyword: "maxLength",
										params: { limit: 2048 }
									};
									if (vErrors === null) vErrors = [err64];
									else vErrors.push(err64);
									errors++;
								}
								if (!pattern7.test(data25)) {
									const err65 = {
										instancePath: instancePath + "/actions/reset/url",
										schemaPath: "../definitions/common.schema.json#/$defs/path/pattern",
										keyword: "pattern",
										params: { pattern: "^/(?![/\\\\])[^\\s\\\\\"'<>]*$" }
									};
									if (vErrors === null) vErrors = [err65];
									else vErrors.push(err65);
									errors++;
								}
							} else {
								const err66 = {
									instancePath: instancePath + "/actions/reset/url",
									schemaPath: "../definitions/common.schema.json#/$defs/path/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
						}
					} else {
						const err67 = {
							instancePath: instancePath + "/actions/reset",
							schemaPath: "#/properties/actions/properties/reset/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err67];
						else vErrors.push(err67);
						errors++;
					}
				}
			} else {
				const err68 = {
					instancePath: instancePath + "/actions",
					schemaPath: "#/properties/actions/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err68];
				else vErrors.push(err68);
				errors++;
			}
		}
	} else {
		const err69 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err69];
		else vErrors.push(err69);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };