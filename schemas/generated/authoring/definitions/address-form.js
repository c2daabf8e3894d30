const validate = validate20;
const schema31 = {
	"$id": "definitions/address-form.schema.json",
	"type": "object",
	"required": [
		"formContext",
		"restrictionType",
		"countries"
	],
	"properties": {
		"formContext": {
			"type": "array",
			"maxItems": 2,
			"items": {
				"type": "string",
				"enum": ["PURCHASE", "REGISTRATION"]
			}
		},
		"restrictionType": {
			"type": "string",
			"enum": ["BLACKLIST", "WHITELIST"]
		},
		"countries": {
			"type": "array",
			"maxItems": 250,
			"items": { "$ref": "field-common.schema.json#/$defs/countryCode" }
		},
		"fieldsByProvider": {
			"type": "object",
			"propertyNames": { "pattern": "^[A-Za-z0-9_-]{1,40}$" },
			"additionalProperties": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "string",
					"pattern": "^[A-Za-z][A-Za-z0-9]{0,39}$"
				}
			}
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9_-]{1,40}$", "u");
const pattern6 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.formContext === void 0 || !func0.call(data, "formContext")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "formContext" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.restrictionType === void 0 || !func0.call(data, "restrictionType")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "restrictionType" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.countries === void 0 || !func0.call(data, "countries")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "countries" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "formContext" || key0 === "restrictionType" || key0 === "countries" || key0 === "fieldsByProvider")) {
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
		if (data.formContext !== void 0 && func0.call(data, "formContext")) {
			let data0 = data.formContext;
			if (Array.isArray(data0)) {
				if (data0.length > 2) {
					const err4 = {
						instancePath: instancePath + "/formContext",
						schemaPath: "#/properties/formContext/maxItems",
						keyword: "maxItems",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err5 = {
							instancePath: instancePath + "/formContext/" + i0,
							schemaPath: "#/properties/formContext/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (!(data1 === "PURCHASE" || data1 === "REGISTRATION")) {
						const err6 = {
							instancePath: instancePath + "/formContext/" + i0,
							schemaPath: "#/properties/formContext/items/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.formContext.items.enum }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/formContext",
					schemaPath: "#/properties/formContext/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.restrictionType !== void 0 && func0.call(data, "restrictionType")) {
			let data2 = data.restrictionType;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/restrictionType",
					schemaPath: "#/properties/restrictionType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data2 === "BLACKLIST" || data2 === "WHITELIST")) {
				const err9 = {
					instancePath: instancePath + "/restrictionType",
					schemaPath: "#/properties/restrictionType/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.restrictionType.enum }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.countries !== void 0 && func0.call(data, "countries")) {
			let data3 = data.countries;
			if (Array.isArray(data3)) {
				if (data3.length > 250) {
					const err10 = {
						instancePath: instancePath + "/countries",
						schemaPath: "#/properties/countries/maxItems",
						keyword: "maxItems",
						params: { limit: 250 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data4 = data3[i1];
					if (typeof data4 === "string") {
						if (!pattern4.test(data4)) {
							const err11 = {
								instancePath: instancePath + "/countries/" + i1,
								schemaPath: "field-common.schema.json#/$defs/countryCode/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{2}$" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/countries/" + i1,
							schemaPath: "field-common.schema.json#/$defs/countryCode/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/countries",
					schemaPath: "#/properties/countries/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.fieldsByProvider !== void 0 && func0.call(data, "fieldsByProvider")) {
			let data5 = data.fieldsByProvider;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				for (const key1 of Object.keys(data5)) {
					const _errs15 = errors;
					if (typeof key1 === "string") {
						if (!pattern5.test(key1)) {
							const err14 = {
								instancePath: instancePath + "/fieldsByProvider",
								schemaPath: "#/properties/fieldsByProvider/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9_-]{1,40}$" },
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					if (!(_errs15 === errors)) {
						const err15 = {
							instancePath: instancePath + "/fieldsByProvider",
							schemaPath: "#/properties/fieldsByProvider/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
				for (const key2 of Object.keys(data5)) {
					let data6 = data5[key2];
					if (Array.isArray(data6)) {
						if (data6.length > 20) {
							const err16 = {
								instancePath: instancePath + "/fieldsByProvider/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/fieldsByProvider/additionalProperties/maxItems",
								keyword: "maxItems",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						const len2 = data6.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data7 = data6[i2];
							if (typeof data7 === "string") {
								if (!pattern6.test(data7)) {
									const err17 = {
										instancePath: instancePath + "/fieldsByProvider/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
										schemaPath: "#/properties/fieldsByProvider/additionalProperties/items/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$" }
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							} else {
								const err18 = {
									instancePath: instancePath + "/fieldsByProvider/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
									schemaPath: "#/properties/fieldsByProvider/additionalProperties/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/fieldsByProvider/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/fieldsByProvider/additionalProperties/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/fieldsByProvider",
					schemaPath: "#/properties/fieldsByProvider/type",
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
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };