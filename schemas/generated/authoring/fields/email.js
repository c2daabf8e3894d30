const validate = validate20;
const schema31 = {
	"$id": "fields/email.schema.json",
	"type": "object",
	"required": [
		"id",
		"type",
		"required",
		"messages"
	],
	"properties": {
		"id": { "$ref": "../definitions/common.schema.json#/$defs/key" },
		"type": { "const": "email" },
		"label": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"placeholder": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"size": { "enum": ["full", "half"] },
		"required": { "type": "boolean" },
		"readOnly": { "type": "boolean" },
		"minLength": {
			"type": "integer",
			"minimum": 0,
			"maximum": 1e3
		},
		"maxLength": {
			"type": "integer",
			"minimum": 1,
			"maximum": 1e4
		},
		"autocomplete": {
			"type": "string",
			"pattern": "^[a-z0-9 -]{1,60}$"
		},
		"messages": {
			"type": "object",
			"properties": {
				"required": { "$ref": "../definitions/common.schema.json#/$defs/line" },
				"invalid": { "$ref": "../definitions/common.schema.json#/$defs/line" }
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[a-z0-9 -]{1,60}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
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
		if (data.required === void 0 || !func0.call(data, "required")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "required" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.messages === void 0 || !func0.call(data, "messages")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messages" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema31.properties, key0)) {
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
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
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
					schemaPath: "../definitions/common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			if ("email" !== data.type) {
				const err7 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "email" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data2 = data.label;
			if (typeof data2 === "string") {
				if (data2.length > 300) {
					const err8 = {
						instancePath: instancePath + "/label",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/label",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data3 = data.placeholder;
			if (typeof data3 === "string") {
				if (data3.length > 300) {
					const err10 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.size !== void 0 && func0.call(data, "size")) {
			let data4 = data.size;
			if (!(data4 === "full" || data4 === "half")) {
				const err12 = {
					instancePath: instancePath + "/size",
					schemaPath: "#/properties/size/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.size.enum }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.required !== void 0 && func0.call(data, "required")) {
			if (typeof data.required !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/required",
					schemaPath: "#/properties/required/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.readOnly !== void 0 && func0.call(data, "readOnly")) {
			if (typeof data.readOnly !== "boolean") {
				const err14 = {
					instancePath: instancePath + "/readOnly",
					schemaPath: "#/properties/readOnly/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.minLength !== void 0 && func0.call(data, "minLength")) {
			let data7 = data.minLength;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err15 = {
					instancePath: instancePath + "/minLength",
					schemaPath: "#/properties/minLength/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 1e3 || isNaN(data7)) {
					const err16 = {
						instancePath: instancePath + "/minLength",
						schemaPath: "#/properties/minLength/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						}
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data7 < 0 || isNaN(data7)) {
					const err17 = {
						instancePath: instancePath + "/minLength",
						schemaPath: "#/properties/minLength/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		}
		if (data.maxLength !== void 0 && func0.call(data, "maxLength")) {
			let data8 = data.maxLength;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err18 = {
					instancePath: instancePath + "/maxLength",
					schemaPath: "#/properties/maxLength/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 1e4 || isNaN(data8)) {
					const err19 = {
						instancePath: instancePath + "/maxLength",
						schemaPath: "#/properties/maxLength/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e4
						}
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data8 < 1 || isNaN(data8)) {
					const err20 = {
						instancePath: instancePath + "/maxLength",
						schemaPath: "#/properties/maxLength/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		}
		if (data.autocomplete !== void 0 && func0.call(data, "autocomplete")) {
			let data9 = data.autocomplete;
			if (typeof data9 === "string") {
				if (!pattern5.test(data9)) {
					const err21 = {
						instancePath: instancePath + "/autocomplete",
						schemaPath: "#/properties/autocomplete/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9 -]{1,60}$" }
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/autocomplete",
					schemaPath: "#/properties/autocomplete/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.messages !== void 0 && func0.call(data, "messages")) {
			let data10 = data.messages;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				for (const key1 of Object.keys(data10)) if (!(key1 === "required" || key1 === "invalid")) {
					const err23 = {
						instancePath: instancePath + "/messages",
						schemaPath: "#/properties/messages/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (data10.required !== void 0 && func0.call(data10, "required")) {
					let data11 = data10.required;
					if (typeof data11 === "string") {
						if (data11.length > 300) {
							const err24 = {
								instancePath: instancePath + "/messages/required",
								schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/messages/required",
							schemaPath: "../definitions/common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data10.invalid !== void 0 && func0.call(data10, "invalid")) {
					let data12 = data10.invalid;
					if (typeof data12 === "string") {
						if (data12.length > 300) {
							const err26 = {
								instancePath: instancePath + "/messages/invalid",
								schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					} else {
						const err27 = {
							instancePath: instancePath + "/messages/invalid",
							schemaPath: "../definitions/common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/messages",
					schemaPath: "#/properties/messages/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };