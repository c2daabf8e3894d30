const validate = validate20;
const schema31 = {
	"$id": "fields/phoneNumber.schema.json",
	"type": "object",
	"required": [
		"id",
		"type",
		"required",
		"messages"
	],
	"properties": {
		"id": { "$ref": "../definitions/field-common.schema.json#/$defs/id" },
		"type": { "const": "phoneNumber" },
		"label": { "$ref": "../definitions/field-common.schema.json#/$defs/label" },
		"hint": { "$ref": "../definitions/field-common.schema.json#/$defs/hint" },
		"placeholder": { "$ref": "../definitions/field-common.schema.json#/$defs/placeholder" },
		"size": { "$ref": "../definitions/field-common.schema.json#/$defs/size" },
		"required": { "$ref": "../definitions/field-common.schema.json#/$defs/required" },
		"readOnly": { "$ref": "../definitions/field-common.schema.json#/$defs/readOnly" },
		"group": { "$ref": "../definitions/field-common.schema.json#/$defs/group" },
		"defaultCountry": { "$ref": "../definitions/field-common.schema.json#/$defs/countryCode" },
		"countries": {
			"type": "array",
			"minItems": 1,
			"maxItems": 250,
			"items": { "$ref": "../definitions/field-common.schema.json#/$defs/countryCode" }
		},
		"messages": { "$ref": "../definitions/field-common.schema.json#/$defs/messages" }
	},
	"additionalProperties": false
};
const schema38 = {
	"type": "string",
	"enum": ["full", "half"]
};
const schema41 = {
	"type": "string",
	"enum": ["address"]
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[A-Z]{2}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "required" || key0 === "invalid")) {
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
		if (data.required !== void 0 && func0.call(data, "required")) {
			let data0 = data.required;
			if (typeof data0 === "string") {
				if (data0.length > 300) {
					const err1 = {
						instancePath: instancePath + "/required",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/required",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.invalid !== void 0 && func0.call(data, "invalid")) {
			let data1 = data.invalid;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err3 = {
						instancePath: instancePath + "/invalid",
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
					instancePath: instancePath + "/invalid",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
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
	validate23.errors = vErrors;
	return errors === 0;
}
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
						schemaPath: "../definitions/field-common.schema.json#/$defs/id/pattern",
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
					schemaPath: "../definitions/field-common.schema.json#/$defs/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			if ("phoneNumber" !== data.type) {
				const err7 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "phoneNumber" }
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
						schemaPath: "../definitions/field-common.schema.json#/$defs/label/maxLength",
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
					schemaPath: "../definitions/field-common.schema.json#/$defs/label/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.hint !== void 0 && func0.call(data, "hint")) {
			let data3 = data.hint;
			if (typeof data3 === "string") {
				if (data3.length > 300) {
					const err10 = {
						instancePath: instancePath + "/hint",
						schemaPath: "../definitions/field-common.schema.json#/$defs/hint/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/hint",
					schemaPath: "../definitions/field-common.schema.json#/$defs/hint/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data4 = data.placeholder;
			if (typeof data4 === "string") {
				if (data4.length > 300) {
					const err12 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "../definitions/field-common.schema.json#/$defs/placeholder/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "../definitions/field-common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.size !== void 0 && func0.call(data, "size")) {
			let data5 = data.size;
			if (typeof data5 !== "string") {
				const err14 = {
					instancePath: instancePath + "/size",
					schemaPath: "../definitions/field-common.schema.json#/$defs/size/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data5 === "full" || data5 === "half")) {
				const err15 = {
					instancePath: instancePath + "/size",
					schemaPath: "../definitions/field-common.schema.json#/$defs/size/enum",
					keyword: "enum",
					params: { allowedValues: schema38.enum }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.required !== void 0 && func0.call(data, "required")) {
			if (typeof data.required !== "boolean") {
				const err16 = {
					instancePath: instancePath + "/required",
					schemaPath: "../definitions/field-common.schema.json#/$defs/required/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.readOnly !== void 0 && func0.call(data, "readOnly")) {
			if (typeof data.readOnly !== "boolean") {
				const err17 = {
					instancePath: instancePath + "/readOnly",
					schemaPath: "../definitions/field-common.schema.json#/$defs/readOnly/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.group !== void 0 && func0.call(data, "group")) {
			let data8 = data.group;
			if (typeof data8 !== "string") {
				const err18 = {
					instancePath: instancePath + "/group",
					schemaPath: "../definitions/field-common.schema.json#/$defs/group/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (!(data8 === "address")) {
				const err19 = {
					instancePath: instancePath + "/group",
					schemaPath: "../definitions/field-common.schema.json#/$defs/group/enum",
					keyword: "enum",
					params: { allowedValues: schema41.enum }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.defaultCountry !== void 0 && func0.call(data, "defaultCountry")) {
			let data9 = data.defaultCountry;
			if (typeof data9 === "string") {
				if (!pattern5.test(data9)) {
					const err20 = {
						instancePath: instancePath + "/defaultCountry",
						schemaPath: "../definitions/field-common.schema.json#/$defs/countryCode/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z]{2}$" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/defaultCountry",
					schemaPath: "../definitions/field-common.schema.json#/$defs/countryCode/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.countries !== void 0 && func0.call(data, "countries")) {
			let data10 = data.countries;
			if (Array.isArray(data10)) {
				if (data10.length > 250) {
					const err22 = {
						instancePath: instancePath + "/countries",
						schemaPath: "#/properties/countries/maxItems",
						keyword: "maxItems",
						params: { limit: 250 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data10.length < 1) {
					const err23 = {
						instancePath: instancePath + "/countries",
						schemaPath: "#/properties/countries/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len0 = data10.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data11 = data10[i0];
					if (typeof data11 === "string") {
						if (!pattern5.test(data11)) {
							const err24 = {
								instancePath: instancePath + "/countries/" + i0,
								schemaPath: "../definitions/field-common.schema.json#/$defs/countryCode/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{2}$" }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/countries/" + i0,
							schemaPath: "../definitions/field-common.schema.json#/$defs/countryCode/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/countries",
					schemaPath: "#/properties/countries/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.messages !== void 0 && func0.call(data, "messages")) {
			if (!validate23(data.messages, {
				instancePath: instancePath + "/messages",
				parentData: data,
				parentDataProperty: "messages",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err27 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err27];
		else vErrors.push(err27);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };