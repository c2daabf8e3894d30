const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const schema34 = {
	"$id": "definitions/consent-term.schema.json",
	"type": "object",
	"required": [
		"fieldName",
		"fieldType",
		"label",
		"text",
		"required"
	],
	"properties": {
		"fieldName": { "$ref": "common.schema.json#/$defs/key" },
		"fieldType": {
			"type": "string",
			"enum": ["INFORMATION_TEXT", "BINARY_CHOICE"]
		},
		"label": { "$ref": "common.schema.json#/$defs/line" },
		"text": { "$ref": "common.schema.json#/$defs/prose" },
		"required": { "type": "boolean" },
		"defaultValue": {
			"type": "string",
			"maxLength": 20
		},
		"data": {
			"type": "object",
			"properties": { "default": {
				"type": "string",
				"maxLength": 20
			} },
			"additionalProperties": false
		}
	},
	"additionalProperties": false
};
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.fieldName === void 0 || !func0.call(data, "fieldName")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fieldName" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.fieldType === void 0 || !func0.call(data, "fieldType")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fieldType" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.text === void 0 || !func0.call(data, "text")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.required === void 0 || !func0.call(data, "required")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "required" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "fieldName" || key0 === "fieldType" || key0 === "label" || key0 === "text" || key0 === "required" || key0 === "defaultValue" || key0 === "data")) {
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
		if (data.fieldName !== void 0 && func0.call(data, "fieldName")) {
			let data0 = data.fieldName;
			if (typeof data0 === "string") {
				if (!pattern5.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/fieldName",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/fieldName",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.fieldType !== void 0 && func0.call(data, "fieldType")) {
			let data1 = data.fieldType;
			if (typeof data1 !== "string") {
				const err8 = {
					instancePath: instancePath + "/fieldType",
					schemaPath: "#/properties/fieldType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data1 === "INFORMATION_TEXT" || data1 === "BINARY_CHOICE")) {
				const err9 = {
					instancePath: instancePath + "/fieldType",
					schemaPath: "#/properties/fieldType/enum",
					keyword: "enum",
					params: { allowedValues: schema34.properties.fieldType.enum }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data2 = data.label;
			if (typeof data2 === "string") {
				if (data2.length > 300) {
					const err10 = {
						instancePath: instancePath + "/label",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/label",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.text !== void 0 && func0.call(data, "text")) {
			let data3 = data.text;
			if (typeof data3 === "string") {
				if (data3.length > 5e3) {
					const err12 = {
						instancePath: instancePath + "/text",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/text",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.required !== void 0 && func0.call(data, "required")) {
			if (typeof data.required !== "boolean") {
				const err14 = {
					instancePath: instancePath + "/required",
					schemaPath: "#/properties/required/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.defaultValue !== void 0 && func0.call(data, "defaultValue")) {
			let data5 = data.defaultValue;
			if (typeof data5 === "string") {
				if (data5.length > 20) {
					const err15 = {
						instancePath: instancePath + "/defaultValue",
						schemaPath: "#/properties/defaultValue/maxLength",
						keyword: "maxLength",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/defaultValue",
					schemaPath: "#/properties/defaultValue/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.data !== void 0 && func0.call(data, "data")) {
			let data6 = data.data;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				for (const key1 of Object.keys(data6)) if (!(key1 === "default")) {
					const err17 = {
						instancePath: instancePath + "/data",
						schemaPath: "#/properties/data/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data6.default !== void 0 && func0.call(data6, "default")) {
					let data7 = data6.default;
					if (typeof data7 === "string") {
						if (data7.length > 20) {
							const err18 = {
								instancePath: instancePath + "/data/default",
								schemaPath: "#/properties/data/properties/default/maxLength",
								keyword: "maxLength",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/data/default",
							schemaPath: "#/properties/data/properties/default/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/data",
					schemaPath: "#/properties/data/type",
					keyword: "type",
					params: { type: "object" }
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
	validate22.errors = vErrors;
	return errors === 0;
}
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
		if (data.terms === void 0 || !func0.call(data, "terms")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "terms" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "terms")) {
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
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.terms !== void 0 && func0.call(data, "terms")) {
			let data1 = data.terms;
			if (Array.isArray(data1)) {
				if (data1.length > 30) {
					const err5 = {
						instancePath: instancePath + "/terms",
						schemaPath: "#/properties/terms/maxItems",
						keyword: "maxItems",
						params: { limit: 30 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length < 1) {
					const err6 = {
						instancePath: instancePath + "/terms",
						schemaPath: "#/properties/terms/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate22(data1[i0], {
					instancePath: instancePath + "/terms/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/terms",
					schemaPath: "#/properties/terms/type",
					keyword: "type",
					params: { type: "array" }
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
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };