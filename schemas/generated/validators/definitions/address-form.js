const validate = validate20;
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9_-]{1,40}$", "u");
const pattern6 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.formContext === void 0 && (missing0 = "formContext") || data.restrictionType === void 0 && (missing0 = "restrictionType") || data.countries === void 0 && (missing0 = "countries")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.formContext !== void 0) {
					let data0 = data.formContext;
					const _errs1 = errors;
					if (errors === _errs1) {
						if (Array.isArray(data0)) {
							if (data0.length > 2) {
								validate20.errors = [{
									instancePath: instancePath + "/formContext",
									keyword: "maxItems",
									params: { limit: 2 }
								}];
								return false;
							} else {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data1 = data0[i0];
									const _errs3 = errors;
									if (typeof data1 !== "string") {
										validate20.errors = [{
											instancePath: instancePath + "/formContext/" + i0,
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									if (!(data1 === "PURCHASE" || data1 === "REGISTRATION")) {
										validate20.errors = [{
											instancePath: instancePath + "/formContext/" + i0,
											keyword: "enum",
											params: { allowedValues: ["PURCHASE", "REGISTRATION"] }
										}];
										return false;
									}
									if (!(_errs3 === errors)) break;
								}
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/formContext",
								keyword: "type",
								params: { type: "array" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.restrictionType !== void 0) {
						let data2 = data.restrictionType;
						const _errs5 = errors;
						if (typeof data2 !== "string") {
							validate20.errors = [{
								instancePath: instancePath + "/restrictionType",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						if (!(data2 === "BLACKLIST" || data2 === "WHITELIST")) {
							validate20.errors = [{
								instancePath: instancePath + "/restrictionType",
								keyword: "enum",
								params: { allowedValues: ["BLACKLIST", "WHITELIST"] }
							}];
							return false;
						}
						var valid0 = _errs5 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.countries !== void 0) {
							let data3 = data.countries;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (Array.isArray(data3)) {
									if (data3.length > 250) {
										validate20.errors = [{
											instancePath: instancePath + "/countries",
											keyword: "maxItems",
											params: { limit: 250 }
										}];
										return false;
									} else {
										const len1 = data3.length;
										for (let i1 = 0; i1 < len1; i1++) {
											let data4 = data3[i1];
											const _errs9 = errors;
											if (errors === errors) {
												if (typeof data4 === "string") {
													if (!pattern4.test(data4)) {
														validate20.errors = [{
															instancePath: instancePath + "/countries/" + i1,
															keyword: "pattern",
															params: { pattern: "^[A-Z]{2}$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/countries/" + i1,
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
											if (!(_errs9 === errors)) break;
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/countries",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fieldsByProvider !== void 0) {
								let data5 = data.fieldsByProvider;
								const _errs12 = errors;
								if (errors === _errs12) {
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
										for (const key0 in data5) {
											const _errs14 = errors;
											if (typeof key0 === "string") {
												if (!pattern5.test(key0)) {
													const err0 = {
														instancePath: instancePath + "/fieldsByProvider",
														keyword: "pattern",
														params: { pattern: "^[A-Za-z0-9_-]{1,40}$" },
														propertyName: key0
													};
													if (vErrors === null) vErrors = [err0];
													else vErrors.push(err0);
													errors++;
												}
											}
											var valid4 = _errs14 === errors;
											if (!valid4) {
												const err1 = {
													instancePath: instancePath + "/fieldsByProvider",
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
										if (valid4) for (const key1 in data5) {
											let data6 = data5[key1];
											const _errs16 = errors;
											if (errors === _errs16) {
												if (Array.isArray(data6)) {
													if (data6.length > 20) {
														validate20.errors = [{
															instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
															keyword: "maxItems",
															params: { limit: 20 }
														}];
														return false;
													} else {
														const len2 = data6.length;
														for (let i2 = 0; i2 < len2; i2++) {
															let data7 = data6[i2];
															const _errs18 = errors;
															if (errors === _errs18) {
																if (typeof data7 === "string") {
																	if (!pattern6.test(data7)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
																			keyword: "pattern",
																			params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$" }
																		}];
																		return false;
																	}
																} else {
																	validate20.errors = [{
																		instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
																		keyword: "type",
																		params: { type: "string" }
																	}];
																	return false;
																}
															}
															if (!(_errs18 === errors)) break;
														}
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/fieldsByProvider/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
														keyword: "type",
														params: { type: "array" }
													}];
													return false;
												}
											}
											if (!(_errs16 === errors)) break;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/fieldsByProvider",
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
						}
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