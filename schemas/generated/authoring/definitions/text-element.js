const validate = validate20;
const schema31 = {
	"$id": "definitions/text-element.schema.json",
	"type": "object",
	"required": ["text"],
	"properties": {
		"text": { "$ref": "common.schema.json#/$defs/line" },
		"label": { "$ref": "common.schema.json#/$defs/label" },
		"size": { "enum": [
			"small",
			"regular",
			"large"
		] }
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0 || !func0.call(data, "text")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "text" || key0 === "label" || key0 === "size")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.text !== void 0 && func0.call(data, "text")) {
			let data0 = data.text;
			if (typeof data0 === "string") {
				if (data0.length > 300) {
					const err2 = {
						instancePath: instancePath + "/text",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/text",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data1 = data.label;
			if (typeof data1 === "string") {
				if (data1.length > 120) {
					const err4 = {
						instancePath: instancePath + "/label",
						schemaPath: "common.schema.json#/$defs/label/maxLength",
						keyword: "maxLength",
						params: { limit: 120 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1.length < 1) {
					const err5 = {
						instancePath: instancePath + "/label",
						schemaPath: "common.schema.json#/$defs/label/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/label",
					schemaPath: "common.schema.json#/$defs/label/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.size !== void 0 && func0.call(data, "size")) {
			let data2 = data.size;
			if (!(data2 === "small" || data2 === "regular" || data2 === "large")) {
				const err7 = {
					instancePath: instancePath + "/size",
					schemaPath: "#/properties/size/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.size.enum }
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