const validate = validate20;
const schema31 = {
	"$id": "blocks/plugin.schema.json",
	"type": "object",
	"required": [
		"id",
		"name",
		"type",
		"url",
		"title"
	],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"id": { "$ref": "../definitions/plugin.schema.json#/properties/id" },
		"name": { "$ref": "../definitions/plugin.schema.json#/properties/name" },
		"type": { "$ref": "../definitions/plugin.schema.json#/properties/type" },
		"subtype": { "$ref": "../definitions/plugin.schema.json#/properties/subtype" },
		"url": { "$ref": "../definitions/plugin.schema.json#/properties/url" },
		"title": { "$ref": "../definitions/plugin.schema.json#/properties/title" },
		"height": { "$ref": "../definitions/plugin.schema.json#/properties/height" },
		"ratio": { "$ref": "../definitions/plugin.schema.json#/properties/ratio" },
		"payload": { "$ref": "../definitions/plugin.schema.json#/properties/payload" }
	},
	"additionalProperties": false
};
const schema47 = { "enum": [
	"16:9",
	"4:3",
	"1:1",
	"9:16"
] };
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern9 = new RegExp("^(?:https://[^\\s\\\\\"'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\\"'<>]*)?)$", "u");
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
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type === void 0 || !func0.call(data, "type")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.url === void 0 || !func0.call(data, "url")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "url" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.title === void 0 || !func0.call(data, "title")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
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
		if (data.tab !== void 0 && func0.call(data, "tab")) {
			let data0 = data.tab;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/tab",
						schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/tab",
					schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "../definitions/plugin.schema.json#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/id",
					schemaPath: "../definitions/plugin.schema.json#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (data2.length > 300) {
					const err10 = {
						instancePath: instancePath + "/name",
						schemaPath: "../definitions/plugin.schema.json#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/name",
					schemaPath: "../definitions/plugin.schema.json#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data3 = data.type;
			if (typeof data3 === "string") {
				if (!pattern4.test(data3)) {
					const err12 = {
						instancePath: instancePath + "/type",
						schemaPath: "../definitions/plugin.schema.json#/properties/type/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/type",
					schemaPath: "../definitions/plugin.schema.json#/properties/type/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.subtype !== void 0 && func0.call(data, "subtype")) {
			let data4 = data.subtype;
			if (typeof data4 === "string") {
				if (!pattern4.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/subtype",
						schemaPath: "../definitions/plugin.schema.json#/properties/subtype/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/subtype",
					schemaPath: "../definitions/plugin.schema.json#/properties/subtype/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.url !== void 0 && func0.call(data, "url")) {
			let data5 = data.url;
			if (typeof data5 === "string") {
				if (data5.length > 2048) {
					const err16 = {
						instancePath: instancePath + "/url",
						schemaPath: "../definitions/plugin.schema.json#/properties/url/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!pattern9.test(data5)) {
					const err17 = {
						instancePath: instancePath + "/url",
						schemaPath: "../definitions/plugin.schema.json#/properties/url/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https://[^\\s\\\\\"'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\\"'<>]*)?)$" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/url",
					schemaPath: "../definitions/plugin.schema.json#/properties/url/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data6 = data.title;
			if (typeof data6 === "string") {
				if (data6.length > 300) {
					const err19 = {
						instancePath: instancePath + "/title",
						schemaPath: "../definitions/plugin.schema.json#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data6.length < 1) {
					const err20 = {
						instancePath: instancePath + "/title",
						schemaPath: "../definitions/plugin.schema.json#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/title",
					schemaPath: "../definitions/plugin.schema.json#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.height !== void 0 && func0.call(data, "height")) {
			let data7 = data.height;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err22 = {
					instancePath: instancePath + "/height",
					schemaPath: "../definitions/plugin.schema.json#/properties/height/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 4e3 || isNaN(data7)) {
					const err23 = {
						instancePath: instancePath + "/height",
						schemaPath: "../definitions/plugin.schema.json#/properties/height/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 4e3
						}
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (data7 < 50 || isNaN(data7)) {
					const err24 = {
						instancePath: instancePath + "/height",
						schemaPath: "../definitions/plugin.schema.json#/properties/height/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 50
						}
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			}
		}
		if (data.ratio !== void 0 && func0.call(data, "ratio")) {
			let data8 = data.ratio;
			if (!(data8 === "16:9" || data8 === "4:3" || data8 === "1:1" || data8 === "9:16")) {
				const err25 = {
					instancePath: instancePath + "/ratio",
					schemaPath: "../definitions/plugin.schema.json#/properties/ratio/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.payload !== void 0 && func0.call(data, "payload")) {
			let data9 = data.payload;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (Object.keys(data9).length > 50) {
					const err26 = {
						instancePath: instancePath + "/payload",
						schemaPath: "../definitions/plugin.schema.json#/properties/payload/maxProperties",
						keyword: "maxProperties",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/payload",
					schemaPath: "../definitions/plugin.schema.json#/properties/payload/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };