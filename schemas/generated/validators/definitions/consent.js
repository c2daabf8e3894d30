const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.fieldName === void 0 && (missing0 = "fieldName") || data.fieldType === void 0 && (missing0 = "fieldType") || data.label === void 0 && (missing0 = "label") || data.text === void 0 && (missing0 = "text") || data.required === void 0 && (missing0 = "required")) {
			validate22.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.fieldName !== void 0) {
				let data0 = data.fieldName;
				if (typeof data0 === "string") {
					if (!pattern5.test(data0)) {
						validate22.errors = [{
							instancePath: instancePath + "/fieldName",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate22.errors = [{
						instancePath: instancePath + "/fieldName",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.fieldType !== void 0) {
					let data1 = data.fieldType;
					if (typeof data1 !== "string") {
						validate22.errors = [{
							instancePath: instancePath + "/fieldType",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					if (!(data1 === "INFORMATION_TEXT" || data1 === "BINARY_CHOICE")) {
						validate22.errors = [{
							instancePath: instancePath + "/fieldType",
							keyword: "enum",
							params: { allowedValues: ["INFORMATION_TEXT", "BINARY_CHOICE"] }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.label !== void 0) {
						let data2 = data.label;
						if (typeof data2 === "string") {
							if (data2.length > 300) {
								validate22.errors = [{
									instancePath: instancePath + "/label",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate22.errors = [{
								instancePath: instancePath + "/label",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.text !== void 0) {
							let data3 = data.text;
							if (typeof data3 === "string") {
								if (data3.length > 5e3) {
									validate22.errors = [{
										instancePath: instancePath + "/text",
										keyword: "maxLength",
										params: { limit: 5e3 }
									}];
									return false;
								}
							} else {
								validate22.errors = [{
									instancePath: instancePath + "/text",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.required !== void 0) {
								if (typeof data.required !== "boolean") {
									validate22.errors = [{
										instancePath: instancePath + "/required",
										keyword: "type",
										params: { type: "boolean" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.defaultValue !== void 0) {
									let data5 = data.defaultValue;
									if (typeof data5 === "string") {
										if (data5.length > 20) {
											validate22.errors = [{
												instancePath: instancePath + "/defaultValue",
												keyword: "maxLength",
												params: { limit: 20 }
											}];
											return false;
										}
									} else {
										validate22.errors = [{
											instancePath: instancePath + "/defaultValue",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.data !== void 0) {
										let data6 = data.data;
										if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
											if (data6.default !== void 0) {
												let data7 = data6.default;
												if (typeof data7 === "string") {
													if (data7.length > 20) {
														validate22.errors = [{
															instancePath: instancePath + "/data/default",
															keyword: "maxLength",
															params: { limit: 20 }
														}];
														return false;
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/data/default",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/data",
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
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.version === void 0 && (missing0 = "version") || data.terms === void 0 && (missing0 = "terms")) {
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
					if (data.terms !== void 0) {
						let data1 = data.terms;
						const _errs4 = errors;
						if (errors === _errs4) {
							if (Array.isArray(data1)) {
								if (data1.length > 30) {
									validate20.errors = [{
										instancePath: instancePath + "/terms",
										keyword: "maxItems",
										params: { limit: 30 }
									}];
									return false;
								} else if (data1.length < 1) {
									validate20.errors = [{
										instancePath: instancePath + "/terms",
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
											rootData
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