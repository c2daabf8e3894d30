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
			"items": { "enum": ["PURCHASE", "REGISTRATION"] }
		},
		"restrictionType": { "enum": ["BLACKLIST", "WHITELIST"] },
		"countries": {
			"type": "array",
			"maxItems": 250,
			"items": {
				"type": "string",
				"pattern": "^[A-Z]{2}$"
			}
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
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
		for (const key0 of Object.keys(data)) if (!(key0 === "formContext" || key0 === "restrictionType" || key0 === "countries")) {
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
					if (!(data1 === "PURCHASE" || data1 === "REGISTRATION")) {
						const err5 = {
							instancePath: instancePath + "/formContext/" + i0,
							schemaPath: "#/properties/formContext/items/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.formContext.items.enum }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/formContext",
					schemaPath: "#/properties/formContext/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.restrictionType !== void 0 && func0.call(data, "restrictionType")) {
			let data2 = data.restrictionType;
			if (!(data2 === "BLACKLIST" || data2 === "WHITELIST")) {
				const err7 = {
					instancePath: instancePath + "/restrictionType",
					schemaPath: "#/properties/restrictionType/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.restrictionType.enum }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.countries !== void 0 && func0.call(data, "countries")) {
			let data3 = data.countries;
			if (Array.isArray(data3)) {
				if (data3.length > 250) {
					const err8 = {
						instancePath: instancePath + "/countries",
						schemaPath: "#/properties/countries/maxItems",
						keyword: "maxItems",
						params: { limit: 250 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data4 = data3[i1];
					if (typeof data4 === "string") {
						if (!pattern4.test(data4)) {
							const err9 = {
								instancePath: instancePath + "/countries/" + i1,
								schemaPath: "#/properties/countries/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{2}$" }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/countries/" + i1,
							schemaPath: "#/properties/countries/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/countries",
					schemaPath: "#/properties/countries/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };