const validate = validate20;
const schema31 = {
	"$id": "definitions/page.schema.json",
	"type": "object",
	"required": ["version", "elements"],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"source": { "$ref": "common.schema.json#/$defs/key" },
		"layout": { "enum": [
			"DEFAULT",
			"SERIES",
			"INTERSTITIAL",
			"SCHEDULE",
			"GRID"
		] },
		"title": { "$ref": "common.schema.json#/$defs/line" },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"initialAvailableFacets": {
			"type": "object",
			"properties": { "facets": {
				"type": "object",
				"additionalProperties": {
					"type": "array",
					"items": { "type": "string" }
				}
			} },
			"additionalProperties": false
		},
		"elements": {
			"type": "array",
			"items": {},
			"maxItems": 500
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
		if (data.elements === void 0 || !func0.call(data, "elements")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "elements" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "source" || key0 === "layout" || key0 === "title" || key0 === "description" || key0 === "initialAvailableFacets" || key0 === "elements")) {
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
		if (data.source !== void 0 && func0.call(data, "source")) {
			let data1 = data.source;
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/source",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/source",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.layout !== void 0 && func0.call(data, "layout")) {
			let data2 = data.layout;
			if (!(data2 === "DEFAULT" || data2 === "SERIES" || data2 === "INTERSTITIAL" || data2 === "SCHEDULE" || data2 === "GRID")) {
				const err7 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.layout.enum }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data3 = data.title;
			if (typeof data3 === "string") {
				if (data3.length > 300) {
					const err8 = {
						instancePath: instancePath + "/title",
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
					instancePath: instancePath + "/title",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data4 = data.description;
			if (typeof data4 === "string") {
				if (data4.length > 5e3) {
					const err10 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.initialAvailableFacets !== void 0 && func0.call(data, "initialAvailableFacets")) {
			let data5 = data.initialAvailableFacets;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				for (const key1 of Object.keys(data5)) if (!(key1 === "facets")) {
					const err12 = {
						instancePath: instancePath + "/initialAvailableFacets",
						schemaPath: "#/properties/initialAvailableFacets/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data5.facets !== void 0 && func0.call(data5, "facets")) {
					let data6 = data5.facets;
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key2 of Object.keys(data6)) {
						let data7 = data6[key2];
						if (Array.isArray(data7)) {
							const len0 = data7.length;
							for (let i0 = 0; i0 < len0; i0++) if (typeof data7[i0] !== "string") {
								const err13 = {
									instancePath: instancePath + "/initialAvailableFacets/facets/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0,
									schemaPath: "#/properties/initialAvailableFacets/properties/facets/additionalProperties/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						} else {
							const err14 = {
								instancePath: instancePath + "/initialAvailableFacets/facets/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/initialAvailableFacets/properties/facets/additionalProperties/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					else {
						const err15 = {
							instancePath: instancePath + "/initialAvailableFacets/facets",
							schemaPath: "#/properties/initialAvailableFacets/properties/facets/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/initialAvailableFacets",
					schemaPath: "#/properties/initialAvailableFacets/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.elements !== void 0 && func0.call(data, "elements")) {
			let data9 = data.elements;
			if (Array.isArray(data9)) {
				if (data9.length > 500) {
					const err17 = {
						instancePath: instancePath + "/elements",
						schemaPath: "#/properties/elements/maxItems",
						keyword: "maxItems",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/elements",
					schemaPath: "#/properties/elements/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };