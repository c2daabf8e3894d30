const validate = validate20;
const schema31 = {
	"$id": "definitions/menu.schema.json",
	"type": "object",
	"required": [
		"version",
		"platform",
		"layout",
		"defaultView",
		"items"
	],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"platform": { "enum": ["WEB", "MOBILE-WEB"] },
		"layout": { "enum": [
			"TOP",
			"TOP_LEFT",
			"HAMBURGER",
			"SIDEBAR"
		] },
		"defaultView": { "$ref": "common.schema.json#/$defs/key" },
		"items": {
			"type": "array",
			"items": {},
			"maxItems": 40
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
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
		if (data.platform === void 0 || !func0.call(data, "platform")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "platform" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.layout === void 0 || !func0.call(data, "layout")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "layout" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.defaultView === void 0 || !func0.call(data, "defaultView")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "defaultView" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.items === void 0 || !func0.call(data, "items")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "platform" || key0 === "layout" || key0 === "defaultView" || key0 === "items")) {
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
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			let data1 = data.platform;
			if (!(data1 === "WEB" || data1 === "MOBILE-WEB")) {
				const err8 = {
					instancePath: instancePath + "/platform",
					schemaPath: "#/properties/platform/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.platform.enum }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.layout !== void 0 && func0.call(data, "layout")) {
			let data2 = data.layout;
			if (!(data2 === "TOP" || data2 === "TOP_LEFT" || data2 === "HAMBURGER" || data2 === "SIDEBAR")) {
				const err9 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.layout.enum }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.defaultView !== void 0 && func0.call(data, "defaultView")) {
			let data3 = data.defaultView;
			if (typeof data3 === "string") {
				if (!pattern5.test(data3)) {
					const err10 = {
						instancePath: instancePath + "/defaultView",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/defaultView",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.items !== void 0 && func0.call(data, "items")) {
			let data4 = data.items;
			if (Array.isArray(data4)) {
				if (data4.length > 40) {
					const err12 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };