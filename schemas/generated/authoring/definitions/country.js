const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");
const pattern6 = new RegExp("^\\+?[0-9]{1,4}$", "u");
const pattern7 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
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
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.iso3166alpha2 === void 0 || !func0.call(data, "iso3166alpha2")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "iso3166alpha2" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.callingCode === void 0 || !func0.call(data, "callingCode")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "callingCode" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.addressRequiredFields === void 0 || !func0.call(data, "addressRequiredFields")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "addressRequiredFields" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "name" || key0 === "iso3166alpha2" || key0 === "iso3166alpha3" || key0 === "callingCode" || key0 === "addressRequiredFields")) {
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
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (data0.length > 300) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/name",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.iso3166alpha2 !== void 0 && func0.call(data, "iso3166alpha2")) {
			let data1 = data.iso3166alpha2;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/iso3166alpha2",
						schemaPath: "field-common.schema.json#/$defs/countryCode/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z]{2}$" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/iso3166alpha2",
					schemaPath: "field-common.schema.json#/$defs/countryCode/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.iso3166alpha3 !== void 0 && func0.call(data, "iso3166alpha3")) {
			let data2 = data.iso3166alpha3;
			if (typeof data2 === "string") {
				if (!pattern5.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/iso3166alpha3",
						schemaPath: "#/properties/iso3166alpha3/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z]{3}$" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/iso3166alpha3",
					schemaPath: "#/properties/iso3166alpha3/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.callingCode !== void 0 && func0.call(data, "callingCode")) {
			let data3 = data.callingCode;
			if (typeof data3 === "string") {
				if (!pattern6.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/callingCode",
						schemaPath: "#/properties/callingCode/pattern",
						keyword: "pattern",
						params: { pattern: "^\\+?[0-9]{1,4}$" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/callingCode",
					schemaPath: "#/properties/callingCode/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.addressRequiredFields !== void 0 && func0.call(data, "addressRequiredFields")) {
			let data4 = data.addressRequiredFields;
			if (Array.isArray(data4)) {
				if (data4.length > 20) {
					const err13 = {
						instancePath: instancePath + "/addressRequiredFields",
						schemaPath: "#/properties/addressRequiredFields/maxItems",
						keyword: "maxItems",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
						if (data5.fieldName === void 0 || !func0.call(data5, "fieldName")) {
							const err14 = {
								instancePath: instancePath + "/addressRequiredFields/" + i0,
								schemaPath: "#/properties/addressRequiredFields/items/required",
								keyword: "required",
								params: { missingProperty: "fieldName" }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data5.label === void 0 || !func0.call(data5, "label")) {
							const err15 = {
								instancePath: instancePath + "/addressRequiredFields/" + i0,
								schemaPath: "#/properties/addressRequiredFields/items/required",
								keyword: "required",
								params: { missingProperty: "label" }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						for (const key1 of Object.keys(data5)) if (!(key1 === "fieldName" || key1 === "label" || key1 === "required" || key1 === "acceptableValues")) {
							const err16 = {
								instancePath: instancePath + "/addressRequiredFields/" + i0,
								schemaPath: "#/properties/addressRequiredFields/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (data5.fieldName !== void 0 && func0.call(data5, "fieldName")) {
							let data6 = data5.fieldName;
							if (typeof data6 === "string") {
								if (!pattern7.test(data6)) {
									const err17 = {
										instancePath: instancePath + "/addressRequiredFields/" + i0 + "/fieldName",
										schemaPath: "#/properties/addressRequiredFields/items/properties/fieldName/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$" }
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							} else {
								const err18 = {
									instancePath: instancePath + "/addressRequiredFields/" + i0 + "/fieldName",
									schemaPath: "#/properties/addressRequiredFields/items/properties/fieldName/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
						if (data5.label !== void 0 && func0.call(data5, "label")) {
							let data7 = data5.label;
							if (typeof data7 === "string") {
								if (data7.length > 300) {
									const err19 = {
										instancePath: instancePath + "/addressRequiredFields/" + i0 + "/label",
										schemaPath: "common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							} else {
								const err20 = {
									instancePath: instancePath + "/addressRequiredFields/" + i0 + "/label",
									schemaPath: "common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						}
						if (data5.required !== void 0 && func0.call(data5, "required")) {
							if (typeof data5.required !== "boolean") {
								const err21 = {
									instancePath: instancePath + "/addressRequiredFields/" + i0 + "/required",
									schemaPath: "#/properties/addressRequiredFields/items/properties/required/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						}
						if (data5.acceptableValues !== void 0 && func0.call(data5, "acceptableValues")) {
							if (!validate23(data5.acceptableValues, {
								instancePath: instancePath + "/addressRequiredFields/" + i0 + "/acceptableValues",
								parentData: data5,
								parentDataProperty: "acceptableValues",
								rootData
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err22 = {
							instancePath: instancePath + "/addressRequiredFields/" + i0,
							schemaPath: "#/properties/addressRequiredFields/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/addressRequiredFields",
					schemaPath: "#/properties/addressRequiredFields/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };