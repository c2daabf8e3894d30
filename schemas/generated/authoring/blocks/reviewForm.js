const validate = validate20;
const schema31 = {
	"$id": "blocks/reviewForm.schema.json",
	"type": "object",
	"required": [
		"contentId",
		"contentType",
		"title",
		"fields",
		"submitLabel",
		"allowed"
	],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"contentId": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
		"contentType": { "enum": [
			"VOD",
			"VOD_SERIES",
			"VOD_SEASON",
			"PLAYLIST",
			"LIVE"
		] },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"fields": {
			"type": "array",
			"items": {},
			"minItems": 1,
			"maxItems": 20
		},
		"submitLabel": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"allowed": { "type": "boolean" }
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.contentId === void 0 || !func0.call(data, "contentId")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contentId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.contentType === void 0 || !func0.call(data, "contentType")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contentType" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title === void 0 || !func0.call(data, "title")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.fields === void 0 || !func0.call(data, "fields")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fields" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.submitLabel === void 0 || !func0.call(data, "submitLabel")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submitLabel" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.allowed === void 0 || !func0.call(data, "allowed")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "allowed" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "tab" || key0 === "contentId" || key0 === "contentType" || key0 === "title" || key0 === "fields" || key0 === "submitLabel" || key0 === "allowed")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.tab !== void 0 && func0.call(data, "tab")) {
			let data0 = data.tab;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/tab",
						schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/tab",
					schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.contentId !== void 0 && func0.call(data, "contentId")) {
			let data1 = data.contentId;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err9 = {
					instancePath: instancePath + "/contentId",
					schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err10 = {
						instancePath: instancePath + "/contentId",
						schemaPath: "../definitions/common.schema.json#/$defs/contentId/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		}
		if (data.contentType !== void 0 && func0.call(data, "contentType")) {
			let data2 = data.contentType;
			if (!(data2 === "VOD" || data2 === "VOD_SERIES" || data2 === "VOD_SEASON" || data2 === "PLAYLIST" || data2 === "LIVE")) {
				const err11 = {
					instancePath: instancePath + "/contentType",
					schemaPath: "#/properties/contentType/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.contentType.enum }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data3 = data.title;
			if (typeof data3 === "string") {
				if (data3.length > 300) {
					const err12 = {
						instancePath: instancePath + "/title",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/title",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.fields !== void 0 && func0.call(data, "fields")) {
			let data4 = data.fields;
			if (Array.isArray(data4)) {
				if (data4.length > 20) {
					const err14 = {
						instancePath: instancePath + "/fields",
						schemaPath: "#/properties/fields/maxItems",
						keyword: "maxItems",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data4.length < 1) {
					const err15 = {
						instancePath: instancePath + "/fields",
						schemaPath: "#/properties/fields/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/fields",
					schemaPath: "#/properties/fields/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.submitLabel !== void 0 && func0.call(data, "submitLabel")) {
			let data5 = data.submitLabel;
			if (typeof data5 === "string") {
				if (data5.length > 300) {
					const err17 = {
						instancePath: instancePath + "/submitLabel",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/submitLabel",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.allowed !== void 0 && func0.call(data, "allowed")) {
			if (typeof data.allowed !== "boolean") {
				const err19 = {
					instancePath: instancePath + "/allowed",
					schemaPath: "#/properties/allowed/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };