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
		for (const key0 of Object.keys(data)) if (!(key0 === "tab" || key0 === "title" || key0 === "filters" || key0 === "sort" || key0 === "actions")) {
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
		if (data.filters !== void 0 && func0.call(data, "filters")) {
			let data2 = data.filters;
			if (Array.isArray(data2)) {
				if (data2.length > 12) {
					const err8 = {
						instancePath: instancePath + "/filters",
						schemaPath: "#/properties/filters/maxItems",
						keyword: "maxItems",
						params: { limit: 12 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.filterKey === void 0 || !func0.call(data3, "filterKey")) {
							const err9 = {
								instancePath: instancePath + "/filters/" + i0,
								schemaPath: "#/properties/filters/items/required",
								keyword: "required",
								params: { missingProperty: "filterKey" }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data3.title === void 0 || !func0.call(data3, "title")) {
							const err10 = {
								instancePath: instancePath + "/filters/" + i0,
								schemaPath: "#/properties/filters/items/required",
								keyword: "required",
								params: { missingProperty: "title" }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data3.options === void 0 || !func0.call(data3, "options")) {
							const err11 = {
								instancePath: instancePath + "/filters/" + i0,
								schemaPath: "#/properties/filters/items/required",
								keyword: "required",
								params: { missingProperty: "options" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						for (const key1 of Object.keys(data3)) if (!(key1 === "filterKey" || key1 === "title" || key1 === "options")) {
							const err12 = {
								instancePath: instancePath + "/filters/" + i0,
								schemaPath: "#/properties/filters/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data3.filterKey !== void 0 && func0.call(data3, "filterKey")) {
							let data4 = data3.filterKey;
							if (typeof data4 === "string") {
								if (!pattern4.test(data4)) {
									const err13 = {
										instancePath: instancePath + "/filters/" + i0 + "/filterKey",
										schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
							} else {
								const err14 = {
									instancePath: instancePath + "/filters/" + i0 + "/filterKey",
									schemaPath: "../definitions/common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						if (data3.title !== void 0 && func0.call(data3, "title")) {
							let data5 = data3.title;
							if (typeof data5 === "string") {
								if (data5.length > 300) {
									const err15 = {
										instancePath: instancePath + "/filters/" + i0 + "/title",
										schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
								}
							} else {
								const err16 = {
									instancePath: instancePath + "/filters/" + i0 + "/title",
									schemaPath: "../definitions/common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
						if (data3.options !== void 0 && func0.call(data3, "options")) {
							let data6 = data3.options;
							if (Array.isArray(data6)) {
								if (data6.length > 100) {
									const err17 = {
										instancePath: instancePath + "/filters/" + i0 + "/options",
										schemaPath: "#/properties/filters/items/properties/options/maxItems",
										keyword: "maxItems",
										params: { limit: 100 }
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
								const len1 = data6.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data7 = data6[i1];
									if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
										if (data7.text === void 0 || !func0.call(data7, "text")) {
											const err18 = {
												instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
												schemaPath: "#/properties/filters/items/properties/options/items/required",
												keyword: "required",
												params: { missingProperty: "text" }
											};
											if (vErrors === null) vErrors = [err18];
											else vErrors.push(err18);
											errors++;
										}
										if (data7.value === void 0 || !func0.call(data7, "value")) {
											const err19 = {
												instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
												schemaPath: "#/properties/filters/items/properties/options/items/required",
												keyword: "required",
												params: { missingProperty: "value" }
											};
											if (vErrors === null) vErrors = [err19];
											else vErrors.push(err19);
											errors++;
										}
										for (const key2 of Object.keys(data7)) if (!(key2 === "text" || key2 === "label" || key2 === "value" || key2 === "isActive")) {
											const err20 = {
												instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
												schemaPath: "#/properties/filters/items/properties/options/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key2 }
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
										if (data7.text !== void 0 && func0.call(data7, "text")) {
											let data8 = data7.text;
											if (typeof data8 === "string") {
												if (data8.length > 300) {
													const err21 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/text",
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
													instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/text",
													schemaPath: "../definitions/common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err22];
												else vErrors.push(err22);
												errors++;
											}
										}
										if (data7.label !== void 0 && func0.call(data7, "label")) {
											let data9 = data7.label;
											if (typeof data9 === "string") {
												if (data9.length > 120) {
													const err23 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
														schemaPath: "../definitions/common.schema.json#/$defs/label/maxLength",
														keyword: "maxLength",
														params: { limit: 120 }
													};
													if (vErrors === null) vErrors = [err23];
													else vErrors.push(err23);
													errors++;
												}
												if (data9.length < 1) {
													const err24 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
														schemaPath: "../definitions/common.schema.json#/$defs/label/minLength",
														keyword: "minLength",
														params: { limit: 1 }
													};
													if (vErrors === null) vErrors = [err24];
													else vErrors.push(err24);
													errors++;
												}
											} else {
												const err25 = {
													instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/label",
													schemaPath: "../definitions/common.schema.json#/$defs/label/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err25];
												else vErrors.push(err25);
												errors++;
											}
										}
										if (data7.value !== void 0 && func0.call(data7, "value")) {
											let data10 = data7.value;
											if (typeof data10 === "string") {
												if (data10.length > 200) {
													const err26 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
														schemaPath: "#/properties/filters/items/properties/options/items/properties/value/maxLength",
														keyword: "maxLength",
														params: { limit: 200 }
													};
													if (vErrors === null) vErrors = [err26];
													else vErrors.push(err26);
													errors++;
												}
												if (data10.length < 1) {
													const err27 = {
														instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
														schemaPath: "#/properties/filters/items/properties/options/items/properties/value/minLength",
														keyword: "minLength",
														params: { limit: 1 }
													};
													if (vErrors === null) vErrors = [err27];
													else vErrors.push(err27);
													errors++;
												}
											} else {
												const err28 = {
													instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/value",
													schemaPath: "#/properties/filters/items/properties/options/items/properties/value/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err28];
												else vErrors.push(err28);
												errors++;
											}
										}
										if (data7.isActive !== void 0 && func0.call(data7, "isActive")) {
											if (typeof data7.isActive !== "boolean") {
												const err29 = {
													instancePath: instancePath + "/filters/" + i0 + "/options/" + i1 + "/isActive",
													schemaPath: "#/properties/filters/items/properties/options/items/properties/isActive/type",
													keyword: "type",
													params: { type: "boolean" }
												};
												if (vErrors === null) vErrors = [err29];
												else vErrors.push(err29);
												errors++;
											}
										}
									} else {
										const err30 = {
											instancePath: instancePath + "/filters/" + i0 + "/options/" + i1,
											schemaPath: "#/properties/filters/items/properties/options/items/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
								}
							} else {
								const err31 = {
									instancePath: instancePath + "/filters/" + i0 + "/options",
									schemaPath: "#/properties/filters/items/properties/options/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						}
					} else {
						const err32 = {
							instancePath: instancePath + "/filters/" + i0,
							schemaPath: "#/properties/filters/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/filters",
					schemaPath: "#/properties/filters/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
		if (data.sort !== void 0 && func0.call(data, "sort")) {
			let data12 = data.sort;
			if (Array.isArray(data12)) {
				if (data12.length > 12) {
					const err34 = {
						instancePath: instancePath + "/sort",
						schemaPath: "#/properties/sort/maxItems",
						keyword: "maxItems",
						params: { limit: 12 }
					};
					if (vErrors === null) vErrors = [err34];
					else vErrors.push(err34);
					errors++;
				}
				const len2 = data12.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data13 = data12[i2];
					if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
						if (data13.text === void 0 || !func0.call(data13, "text")) {
							const err35 = {
								instancePath: instancePath + "/sort/" + i2,
								schemaPath: "#/properties/sort/items/required",
								keyword: "required",
								params: { missingProperty: "text" }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (data13.field === void 0 || !func0.call(data13, "field")) {
							const err36 = {
								instancePath: instancePath + "/sort/" + i2,
								schemaPath: "#/properties/sort/items/required",
								keyword: "required",
								params: { missingProperty: "field" }
							};
							if (vErrors === null) vErrors = [err36];
							else vErrors.push(err36);
							errors++;
						}
						if (data13.direction === void 0 || !func0.call(data13, "direction")) {
							const err37 = {
								instancePath: instancePath + "/sort/" + i2,
								schemaPath: "#/properties/sort/items/required",
								keyword: "required",
								params: { missingProperty: "direction" }
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
						for (const key3 of Object.keys(data13)) if (!(key3 === "text" || key3 === "label" || key3 === "field" || key3 === "direction" || key3 === "isActive")) {
							const err38 = {
								instancePath: instancePath + "/sort/" + i2,
								schemaPath: "#/properties/sort/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
						if (data13.text !== void 0 && func0.call(data13, "text")) {
							let data14 = data13.text;
							if (typeof data14 === "string") {
								if (data14.length > 300) {
									const err39 = {
										instancePath: instancePath + "/sort/" + i2 + "/text",
										schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
							} else {
								const err40 = {
									instancePath: instancePath + "/sort/" + i2 + "/text",
									schemaPath: "../definitions/common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						}
						if (data13.label !== void 0 && func0.call(data13, "label")) {
							let data15 = data13.label;
							if (typeof data15 === "string") {
								if (data15.length > 120) {
									const err41 = {
										instancePath: instancePath + "/sort/" + i2 + "/label",
										schemaPath: "../definitions/common.schema.json#/$defs/label/maxLength",
										keyword: "maxLength",
										params: { limit: 120 }
									};
									if (vErrors === null) vErrors = [err41];
									else vErrors.push(err41);
									errors++;
								}
								if (data15.length < 1) {
									const err42 = {
										instancePath: instancePath + "/sort/" + i2 + "/label",
										schemaPath: "../definitions/common.schema.json#/$defs/label/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err42];
									else vErrors.push(err42);
									errors++;
								}
							} else {
								const err43 = {
									instancePath: instancePath + "/sort/" + i2 + "/label",
									schemaPath: "../definitions/common.schema.json#/$defs/label/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err43];
								else vErrors.push(err43);
								errors++;
							}
						}
						if (data13.field !== void 0 && func0.call(data13, "field")) {
							let data16 = data13.field;
							if (typeof data16 === "string") {
								if (!pattern4.test(data16)) {
									const err44 = {
										instancePath: instancePath + "/sort/" + i2 + "/field",
										schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err44];
									else vErrors.push(err44);
									errors++;
								}
							} else {
								const err45 = {
									instancePath: instancePath + "/sort/" + i2 + "/field",
									schemaPath: "../definitions/common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err45];
								else vErrors.push(err45);
								errors++;
							}
						}
						if (data13.direction !== void 0 && func0.call(data13, "direction")) {
							let data17 = data13.direction;
							if (!(data17 === "ASC" || data17 === "DESC")) {
								const err46 = {
									instancePath: instancePath + "/sort/" + i2 + "/direction",
									schemaPath: "#/properties/sort/items/properties/direction/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.sort.items.properties.direction.enum }
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						}
						if (data13.isActive !== void 0 && func0.call(data13, "isActive")) {
							if (typeof data13.isActive !== "boolean") {
								const err47 = {
									instancePath: instancePath + "/sort/" + i2 + "/isActive",
									schemaPath: "#/properties/sort/items/properties/isActive/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err47];
								else vErrors.push(err47);
								errors++;
							}
						}
					} else {
						const err48 = {
							instancePath: instancePath + "/sort/" + i2,
							schemaPath: "#/properties/sort/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				}
			} else {
				const err49 = {
					instancePath: instancePath + "/sort",
					schemaPath: "#/properties/sort/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err49];
				else vErrors.push(err49);
				errors++;
			}
		}
		if (data.actions !== void 0 && func0.call(data, "actions")) {
			let data19 = data.actions;
			if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
				if (data19.apply === void 0 || !func0.call(data19, "apply")) {
					const err50 = {
						instancePath: instancePath + "/actions",
						schemaPath: "#/properties/actions/required",
						keyword: "required",
						params: { missingProperty: "apply" }
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				if (data19.reset === void 0 || !func0.call(data19, "reset")) {
					const err51 = {
						instancePath: instancePath + "/actions",
						schemaPath: "#/properties/actions/required",
						keyword: "required",
						params: { missingProperty: "reset" }
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
				for (const key4 of Object.keys(data19)) if (!(key4 === "apply" || key4 === "reset")) {
					const err52 = {
						instancePath: instancePath + "/actions",
						schemaPath: "#/properties/actions/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 }
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
				if (data19.apply !== void 0 && func0.call(data19, "apply")) {
					let data20 = data19.apply;
					if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
						if (data20.url === void 0 || !func0.call(data20, "url")) {
							const err53 = {
								instancePath: instancePath + "/actions/apply",
								schemaPath: "#/properties/actions/properties/apply/required",
								keyword: "required",
								params: { missingProperty: "url" }
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
						for (const key5 of Object.keys(data20)) if (!(key5 === "url")) {
							const err54 = {
								instancePath: instancePath + "/actions/apply",
								schemaPath: "#/properties/actions/properties/apply/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key5 }
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
						if (data20.url !== void 0 && func0.call(data20, "url")) {
							let data21 = data20.url;
							if (typeof data21 === "string") {
								if (data21.length > 2048) {
									const err55 = {
										instancePath: instancePath + "/actions/apply/url",
										schemaPath: "../definitions/common.schema.json#/$defs/path/maxLength",
										keyword: "maxLength",
										params: { limit: 2048 }
									};
									if (vErrors === null) vErrors = [err55];
									else vErrors.push(err55);
									errors++;
								}
								if (!pattern7.test(data21)) {
									const err56 = {
										instancePath: instancePath + "/actions/apply/url",
										schemaPath: "../definitions/common.schema.json#/$defs/path/pattern",
										keyword: "pattern",
										params: { pattern: "^/(?![/\\\\])[^\\s\\\\\"'<>]*$" }
									};
									if (vErrors === null) vErrors = [err56];
									else vErrors.push(err56);
									errors++;
								}
							} else {
								const err57 = {
									instancePath: instancePath + "/actions/apply/url",
									schemaPath: "../definitions/common.schema.json#/$defs/path/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
						}
					} else {
						const err58 = {
							instancePath: instancePath + "/actions/apply",
							schemaPath: "#/properties/actions/properties/apply/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				}
				if (data19.reset !== void 0 && func0.call(data19, "reset")) {
					let data22 = data19.reset;
					if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
						if (data22.url === void 0 || !func0.call(data22, "url")) {
							const err59 = {
								instancePath: instancePath + "/actions/reset",
								schemaPath: "#/properties/actions/properties/reset/required",
								keyword: "required",
								params: { missingProperty: "url" }
							};
							if (vErrors === null) vErrors = [err59];
							else vErrors.push(err59);
							errors++;
						}
						for (const key6 of Object.keys(data22)) if (!(key6 === "url")) {
							const err60 = {
								instancePath: instancePath + "/actions/reset",
								schemaPath: "#/properties/actions/properties/reset/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key6 }
							};
							if (vErrors === null) vErrors = [err60];
							else vErrors.push(err60);
							errors++;
						}
						if (data22.url !== void 0 && func0.call(data22, "url")) {
							let data23 = data22.url;
							if (typeof data23 === "string") {
								if (data23.length > 2048) {
									const err61 = {
										instancePath: instancePath + "/actions/reset/url",
										schemaPath: "../definitions/common.schema.json#/$defs/path/maxLength",
										keyword: "maxLength",
										params: { limit: 2048 }
									};
									if (vErrors === null) vErrors = [err61];
									else vErrors.push(err61);
									errors++;
								}
								if (!pattern7.test(data23)) {
									const err62 = {
										instancePath: instancePath + "/actions/reset/url",
										schemaPath: "../definitions/common.schema.json#/$defs/path/pattern",
										keyword: "pattern",
										params: { pattern: "^/(?![/\\\\])[^\\s\\\\\"'<>]*$" }
									};
									if (vErrors === null) vErrors = [err62];
									else vErrors.push(err62);
									errors++;
								}
							} else {
								const err63 = {
									instancePath: instancePath + "/actions/reset/url",
									schemaPath: "../definitions/common.schema.json#/$defs/path/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err63];
								else vErrors.push(err63);
								errors++;
							}
						}
					} else {
						const err64 = {
							instancePath: instancePath + "/actions/reset",
							schemaPath: "#/properties/actions/properties/reset/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
				}
			} else {
				const err65 = {
					instancePath: instancePath + "/actions",
					schemaPath: "#/properties/actions/type",
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
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err66];
		else vErrors.push(err66);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };