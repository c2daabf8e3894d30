const validate = validate20;
const schema31 = {
	"$id": "fields/dropdown.schema.json",
	"type": "object",
	"required": [
		"id",
		"type",
		"required",
		"messages",
		"acceptableValues"
	],
	"properties": {
		"id": { "$ref": "../definitions/field-common.schema.json#/$defs/id" },
		"type": { "const": "dropdown" },
		"label": { "$ref": "../definitions/field-common.schema.json#/$defs/label" },
		"hint": { "$ref": "../definitions/field-common.schema.json#/$defs/hint" },
		"placeholder": { "$ref": "../definitions/field-common.schema.json#/$defs/placeholder" },
		"size": { "$ref": "../definitions/field-common.schema.json#/$defs/size" },
		"required": { "$ref": "../definitions/field-common.schema.json#/$defs/required" },
		"readOnly": { "$ref": "../definitions/field-common.schema.json#/$defs/readOnly" },
		"group": { "$ref": "../definitions/field-common.schema.json#/$defs/group" },
		"acceptableValues": { "$ref": "../definitions/field-common.schema.json#/$defs/acceptableValues" },
		"autocomplete": { "$ref": "../definitions/field-common.schema.json#/$defs/autocomplete" },
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
const pattern5 = new RegExp("^[a-z0-9 -]{1,60}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 500) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 500 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.length < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minItems",
				keyword: "minItems",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.value === void 0 || !func0.call(data0, "value")) {
					const err2 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/required",
						keyword: "required",
						params: { missingProperty: "value" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.displayName === void 0 || !func0.call(data0, "displayName")) {
					const err3 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/required",
						keyword: "required",
						params: { missingProperty: "displayName" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				for (const key0 of Object.keys(data0)) if (!(key0 === "value" || key0 === "displayName")) {
					const err4 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.value !== void 0 && func0.call(data0, "value")) {
					let data1 = data0.value;
					if (typeof data1 === "string") {
						if (data1.length > 100) {
							const err5 = {
								instancePath: instancePath + "/" + i0 + "/value",
								schemaPath: "#/items/properties/value/maxLength",
								keyword: "maxLength",
								params: { limit: 100 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (data1.length < 1) {
							const err6 = {
								instancePath: instancePath + "/" + i0 + "/value",
								schemaPath: "#/items/properties/value/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/" + i0 + "/value",
							schemaPath: "#/items/properties/value/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.displayName !== void 0 && func0.call(data0, "displayName")) {
					let data2 = data0.displayName;
					if (typeof data2 === "string") {
						if (data2.length > 300) {
							const err8 = {
								instancePath: instancePath + "/" + i0 + "/displayName",
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
							instancePath: instancePath + "/" + i0 + "/displayName",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate25.errors = vErrors;
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
		if (data.acceptableValues === void 0 || !func0.call(data, "acceptableValues")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "acceptableValues" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema31.properties, key0)) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "../definitions/field-common.schema.json#/$defs/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/id",
					schemaPath: "../definitions/field-common.schema.json#/$defs/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			if ("dropdown" !== data.type) {
				const err8 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "dropdown" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data2 = data.label;
			if (typeof data2 === "string") {
				if (data2.length > 300) {
					const err9 = {
						instancePath: instancePath + "/label",
						schemaPath: "../definitions/field-common.schema.json#/$defs/label/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/label",
					schemaPath: "../definitions/field-common.schema.json#/$defs/label/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.hint !== void 0 && func0.call(data, "hint")) {
			let data3 = data.hint;
			if (typeof data3 === "string") {
				if (data3.length > 300) {
					const err11 = {
						instancePath: instancePath + "/hint",
						schemaPath: "../definitions/field-common.schema.json#/$defs/hint/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/hint",
					schemaPath: "../definitions/field-common.schema.json#/$defs/hint/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data4 = data.placeholder;
			if (typeof data4 === "string") {
				if (data4.length > 300) {
					const err13 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "../definitions/field-common.schema.json#/$defs/placeholder/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "../definitions/field-common.schema.json#/$defs/placeholder/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.size !== void 0 && func0.call(data, "size")) {
			let data5 = data.size;
			if (typeof data5 !== "string") {
				const err15 = {
					instancePath: instancePath + "/size",
					schemaPath: "../definitions/field-common.schema.json#/$defs/size/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (!(data5 === "full" || data5 === "half")) {
				const err16 = {
					instancePath: instancePath + "/size",
					schemaPath: "../definitions/field-common.schema.json#/$defs/size/enum",
					keyword: "enum",
					params: { allowedValues: schema38.enum }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.required !== void 0 && func0.call(data, "required")) {
			if (typeof data.required !== "boolean") {
				const err17 = {
					instancePath: instancePath + "/required",
					schemaPath: "../definitions/field-common.schema.json#/$defs/required/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.readOnly !== void 0 && func0.call(data, "readOnly")) {
			if (typeof data.readOnly !== "boolean") {
				const err18 = {
					instancePath: instancePath + "/readOnly",
					schemaPath: "../definitions/field-common.schema.json#/$defs/readOnly/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.group !== void 0 && func0.call(data, "group")) {
			let data8 = data.group;
			if (typeof data8 !== "string") {
				const err19 = {
					instancePath: instancePath + "/group",
					schemaPath: "../definitions/field-common.schema.json#/$defs/group/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (!(data8 === "address")) {
				const err20 = {
					instancePath: instancePath + "/group",
					schemaPath: "../definitions/field-common.schema.json#/$defs/group/enum",
					keyword: "enum",
					params: { allowedValues: schema41.enum }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.acceptableValues !== void 0 && func0.call(data, "acceptableValues")) {
			if (!validate23(data.acceptableValues, {
				instancePath: instancePath + "/acceptableValues",
				parentData: data,
				parentDataProperty: "acceptableValues",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.autocomplete !== void 0 && func0.call(data, "autocomplete")) {
			let data10 = data.autocomplete;
			if (typeof data10 === "string") {
				if (!pattern5.test(data10)) {
					const err21 = {
						instancePath: instancePath + "/autocomplete",
						schemaPath: "../definitions/field-common.schema.json#/$defs/autocomplete/pattern",
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
					schemaPath: "../definitions/field-common.schema.json#/$defs/autocomplete/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.messages !== void 0 && func0.call(data, "messages")) {
			if (!validate25(data.messages, {
				instancePath: instancePath + "/messages",
				parentData: data,
				parentDataProperty: "messages",
				rootData
			})) {
				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };