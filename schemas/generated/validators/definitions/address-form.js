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
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.formContext === void 0 || !func0.call(data, "formContext")) && (missing0 = "formContext") || (data.restrictionType === void 0 || !func0.call(data, "restrictionType")) && (missing0 = "restrictionType") || (data.countries === void 0 || !func0.call(data, "countries")) && (missing0 = "countries")) {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.formContext !== void 0 && func0.call(data, "formContext")) {
				let data0 = data.formContext;
				if (Array.isArray(data0)) {
					if (data0.length > 2) {
						validate20.errors = [{
							instancePath: instancePath + "/formContext",
							schemaPath: "#/properties/formContext/maxItems",
							keyword: "maxItems",
							params: { limit: 2 }
						}];
						return false;
					} else {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data1 = data0[i0];
							if (!(data1 === "PURCHASE" || data1 === "REGISTRATION")) {
								validate20.errors = [{
									instancePath: instancePath + "/formContext/" + i0,
									schemaPath: "#/properties/formContext/items/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.formContext.items.enum }
								}];
								return false;
							}
						}
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/formContext",
						schemaPath: "#/properties/formContext/type",
						keyword: "type",
						params: { type: "array" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.restrictionType !== void 0 && func0.call(data, "restrictionType")) {
					let data2 = data.restrictionType;
					if (!(data2 === "BLACKLIST" || data2 === "WHITELIST")) {
						validate20.errors = [{
							instancePath: instancePath + "/restrictionType",
							schemaPath: "#/properties/restrictionType/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.restrictionType.enum }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.countries !== void 0 && func0.call(data, "countries")) {
						let data3 = data.countries;
						if (Array.isArray(data3)) {
							if (data3.length > 250) {
								validate20.errors = [{
									instancePath: instancePath + "/countries",
									schemaPath: "#/properties/countries/maxItems",
									keyword: "maxItems",
									params: { limit: 250 }
								}];
								return false;
							} else {
								const len1 = data3.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data4 = data3[i1];
									if (typeof data4 === "string") {
										if (!pattern4.test(data4)) {
											validate20.errors = [{
												instancePath: instancePath + "/countries/" + i1,
												schemaPath: "#/properties/countries/items/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Z]{2}$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/countries/" + i1,
											schemaPath: "#/properties/countries/items/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/countries",
								schemaPath: "#/properties/countries/type",
								keyword: "type",
								params: { type: "array" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate20.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}
validate20.evaluated = {
	"props": {
		"formContext": true,
		"restrictionType": true,
		"countries": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };