const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[a-z]{2,3}(_[A-Z]{2})?$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.version === void 0 && (missing0 = "version") || data.locale === void 0 && (missing0 = "locale") || data.labels === void 0 && (missing0 = "labels")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.version !== void 0) {
					let data0 = data.version;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (!pattern4.test(data0)) {
								validate20.errors = [{
									instancePath: instancePath + "/version",
									keyword: "pattern",
									params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/version",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.locale !== void 0) {
						let data1 = data.locale;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (typeof data1 === "string") {
								if (!pattern5.test(data1)) {
									validate20.errors = [{
										instancePath: instancePath + "/locale",
										keyword: "pattern",
										params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/locale",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.labels !== void 0) {
							let data2 = data.labels;
							const _errs6 = errors;
							if (errors === _errs6) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									for (const key0 in data2) {
										const _errs8 = errors;
										if (typeof key0 === "string") {
											if (!pattern6.test(key0)) {
												const err0 = {
													instancePath: instancePath + "/labels",
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
									if (valid2) for (const key1 in data2) {
										let data3 = data2[key1];
										const _errs10 = errors;
										if (errors === _errs10) {
											if (typeof data3 === "string") {
												if (data3.length > 2e3) {
													validate20.errors = [{
														instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
														keyword: "maxLength",
														params: { limit: 2e3 }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
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
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };