const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[a-z]{2,3}(_[A-Z]{2})?$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.locale === void 0 || !func0.call(data, "locale")) && (missing0 = "locale") || (data.labels === void 0 || !func0.call(data, "labels")) && (missing0 = "labels")) {
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
					if (data.locale !== void 0 && func0.call(data, "locale")) {
						let data1 = data.locale;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (typeof data1 === "string") {
								if (!pattern5.test(data1)) {
									validate20.errors = [{
										instancePath: instancePath + "/locale",
										schemaPath: "#/properties/locale/pattern",
										keyword: "pattern",
										params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/locale",
									schemaPath: "#/properties/locale/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.labels !== void 0 && func0.call(data, "labels")) {
							let data2 = data.labels;
							const _errs6 = errors;
							if (errors === _errs6) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									for (const key0 of Object.keys(data2)) {
										const _errs8 = errors;
										if (typeof key0 === "string") {
											if (!pattern6.test(key0)) {
												const err0 = {
													instancePath: instancePath + "/labels",
													schemaPath: "#/properties/labels/propertyNames/pattern",
													keyword: "pattern",
													params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" },
													propertyName: key0
												};
												if (vErrors === null) vErrors = [err0];
												else vErrors.push(err0);
												errors++;
											}
										}
										var valid2 = _errs8 === errors;
										if (!valid2) {
											const err1 = {
												instancePath: instancePath + "/labels",
												schemaPath: "#/properties/labels/propertyNames",
												keyword: "propertyNames",
												params: { propertyName: key0 }
											};
											if (vErrors === null) vErrors = [err1];
											else vErrors.push(err1);
											errors++;
											validate20.errors = vErrors;
											return false;
										}
									}
									if (valid2) for (const key1 of Object.keys(data2)) {
										let data3 = data2[key1];
										const _errs10 = errors;
										if (errors === _errs10) {
											if (typeof data3 === "string") {
												if (data3.length > 2e3) {
													validate20.errors = [{
														instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
														schemaPath: "#/properties/labels/additionalProperties/maxLength",
														keyword: "maxLength",
														params: { limit: 2e3 }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
													schemaPath: "#/properties/labels/additionalProperties/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										if (!(_errs10 === errors)) break;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/labels",
										schemaPath: "#/properties/labels/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
							}
							var valid0 = _errs6 === errors;
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
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"version": true,
		"locale": true,
		"labels": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };