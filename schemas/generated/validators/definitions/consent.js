const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const schema34 = {
	"$id": "definitions/consent-term.schema.json",
	"type": "object",
	"required": [
		"fieldName",
		"fieldType",
		"label",
		"text",
		"required"
	],
	"properties": {
		"fieldName": { "$ref": "common.schema.json#/$defs/key" },
		"fieldType": {
			"type": "string",
			"enum": ["INFORMATION_TEXT", "BINARY_CHOICE"]
		},
		"label": { "$ref": "common.schema.json#/$defs/line" },
		"text": { "$ref": "common.schema.json#/$defs/prose" },
		"required": { "type": "boolean" },
		"defaultValue": {
			"type": "string",
			"maxLength": 20
		},
		"data": {
			"type": "object",
			"properties": { "default": {
				"type": "string",
				"maxLength": 20
			} }
		}
	}
};
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.fieldName === void 0 || !func0.call(data, "fieldName")) && (missing0 = "fieldName") || (data.fieldType === void 0 || !func0.call(data, "fieldType")) && (missing0 = "fieldType") || (data.label === void 0 || !func0.call(data, "label")) && (missing0 = "label") || (data.text === void 0 || !func0.call(data, "text")) && (missing0 = "text") || (data.required === void 0 || !func0.call(data, "required")) && (missing0 = "required")) {
			validate22.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.fieldName !== void 0 && func0.call(data, "fieldName")) {
				let data0 = data.fieldName;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate22.errors = [{
							instancePath: instancePath + "/fieldName",
							schemaPath: "common.schema.json#/$defs/key/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate22.errors = [{
						instancePath: instancePath + "/fieldName",
						schemaPath: "common.schema.json#/$defs/key/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.fieldType !== void 0 && func0.call(data, "fieldType")) {
					let data1 = data.fieldType;
					if (typeof data1 !== "string") {
						validate22.errors = [{
							instancePath: instancePath + "/fieldType",
							schemaPath: "#/properties/fieldType/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					if (!(data1 === "INFORMATION_TEXT" || data1 === "BINARY_CHOICE")) {
						validate22.errors = [{
							instancePath: instancePath + "/fieldType",
							schemaPath: "#/properties/fieldType/enum",
							keyword: "enum",
							params: { allowedValues: schema34.properties.fieldType.enum }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.label !== void 0 && func0.call(data, "label")) {
						let data2 = data.label;
						if (typeof data2 === "string") {
							if (data2.length > 300) {
								validate22.errors = [{
									instancePath: instancePath + "/label",
									schemaPath: "common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/label",
								schemaPath: "common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.text !== void 0 && func0.call(data, "text")) {
							let data3 = data.text;
							if (typeof data3 === "string") {
								if (data3.length > 5e3) {
									validate22.errors = [{
										instancePath: instancePath + "/text",
										schemaPath: "common.schema.json#/$defs/prose/maxLength",
										keyword: "maxLength",
										params: { limit: 5e3 }
									}];
									return false;
								}
							} else {
								validate22.errors = [{
									instancePath: instancePath + "/text",
									schemaPath: "common.schema.json#/$defs/prose/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.required !== void 0 && func0.call(data, "required")) {
								if (typeof data.required !== "boolean") {
									validate22.errors = [{
										instancePath: instancePath + "/required",
										schemaPath: "#/properties/required/type",
										keyword: "type",
										params: { type: "boolean" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.defaultValue !== void 0 && func0.call(data, "defaultValue")) {
									let data5 = data.defaultValue;
									if (typeof data5 === "string") {
										if (data5.length > 20) {
											validate22.errors = [{
												instancePath: instancePath + "/defaultValue",
												schemaPath: "#/properties/defaultValue/maxLength",
												keyword: "maxLength",
												params: { limit: 20 }
											}];
											return false;
										}
									} else {
										validate22.errors = [{
											instancePath: instancePath + "/defaultValue",
											schemaPath: "#/properties/defaultValue/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.data !== void 0 && func0.call(data, "data")) {
										let data6 = data.data;
										if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
											if (data6.default !== void 0 && func0.call(data6, "default")) {
												let data7 = data6.default;
												if (typeof data7 === "string") {
													if (data7.length > 20) {
														validate22.errors = [{
															instancePath: instancePath + "/data/default",
															schemaPath: "#/properties/data/properties/default/maxLength",
															keyword: "maxLength",
															params: { limit: 20 }
														}];
														return false;
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/data/default",
														schemaPath: "#/properties/data/properties/default/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/data",
												schemaPath: "#/properties/data/type",
												keyword: "type",
												params: { type: "object" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate22.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
validate22.evaluated = {
	"props": {
		"fieldName": true,
		"fieldType": true,
		"label": true,
		"text": true,
		"required": true,
		"defaultValue": true,
		"data": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.terms === void 0 || !func0.call(data, "terms")) && (missing0 = "terms")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.version !== void 0 && func0.call(data, "version")) {
					let data0 = data.version;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (!pattern4.test(data0)) {
								validate20.errors = [{
									instancePath: instancePath + "/version",
									schemaPath: "common.schema.json#/$defs/version/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/version",
								schemaPath: "common.schema.json#/$defs/version/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.terms !== void 0 && func0.call(data, "terms")) {
						let data1 = data.terms;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (Array.isArray(data1)) {
								if (data1.length > 30) {
									validate20.errors = [{
										instancePath: instancePath + "/terms",
										schemaPath: "#/properties/terms/maxItems",
										keyword: "maxItems",
										params: { limit: 30 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate20.errors = [{
										instancePath: instancePath + "/terms",
										schemaPath: "#/properties/terms/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									}];
									return false;
								} else {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs6 = errors;
										if (!validate22(data1[i0], {
											instancePath: instancePath + "/terms/" + i0,
											parentData: data1,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
											errors = vErrors.length;
										}
										if (!(_errs6 === errors)) break;
									}
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/terms",
									schemaPath: "#/properties/terms/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
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
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"version": true,
		"terms": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };