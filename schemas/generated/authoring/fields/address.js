const validate = validate20;
const schema39 = {
	"type": "string",
	"enum": ["address"]
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
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
		for (const key0 of Object.keys(data)) if (!(key0 === "id" || key0 === "type" || key0 === "label" || key0 === "hint" || key0 === "required" || key0 === "readOnly" || key0 === "group" || key0 === "messages")) {
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
			if ("address" !== data.type) {
				const err7 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/const",
					keyword: "const",
					params: { allowedValue: "address" }
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
		if (data.required !== void 0 && func0.call(data, "required")) {
			if (typeof data.required !== "boolean") {
				const err12 = {
					instancePath: instancePath + "/required",
					schemaPath: "../definitions/field-common.schema.json#/$defs/required/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.readOnly !== void 0 && func0.call(data, "readOnly")) {
			if (typeof data.readOnly !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/readOnly",
					schemaPath: "../definitions/field-common.schema.json#/$defs/readOnly/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.group !== void 0 && func0.call(data, "group")) {
			let data6 = data.group;
			if (typeof data6 !== "string") {
				const err14 = {
					instancePath: instancePath + "/group",
					schemaPath: "../definitions/field-common.schema.json#/$defs/group/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data6 === "address")) {
				const err15 = {
					instancePath: instancePath + "/group",
					schemaPath: "../definitions/field-common.schema.json#/$defs/group/enum",
					keyword: "enum",
					params: { allowedValues: schema39.enum }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
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
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };