const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[^@\\s]{1,64}@[^@\\s]{1,190}$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.version === void 0 && (missing0 = "version") || data.accounts === void 0 && (missing0 = "accounts")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.version !== void 0) {
				let data0 = data.version;
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
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.accounts !== void 0) {
					let data1 = data.accounts;
					if (Array.isArray(data1)) {
						if (data1.length > 50) {
							validate20.errors = [{
								instancePath: instancePath + "/accounts",
								keyword: "maxItems",
								params: { limit: 50 }
							}];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if (data2.email === void 0 && (missing1 = "email") || data2.password === void 0 && (missing1 = "password") || data2.name === void 0 && (missing1 = "name") || data2.role === void 0 && (missing1 = "role")) {
										validate20.errors = [{
											instancePath: instancePath + "/accounts/" + i0,
											keyword: "required",
											params: { missingProperty: missing1 }
										}];
										return false;
									} else {
										if (data2.email !== void 0) {
											let data3 = data2.email;
											if (typeof data3 === "string") {
												if (!pattern5.test(data3)) {
													validate20.errors = [{
														instancePath: instancePath + "/accounts/" + i0 + "/email",
														keyword: "pattern",
														params: { pattern: "^[^@\\s]{1,64}@[^@\\s]{1,190}$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/accounts/" + i0 + "/email",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid3 = true;
										} else var valid3 = true;
										if (valid3) {
											if (data2.password !== void 0) {
												let data4 = data2.password;
												if (typeof data4 === "string") {
													if (data4.length > 128) {
														validate20.errors = [{
															instancePath: instancePath + "/accounts/" + i0 + "/password",
															keyword: "maxLength",
															params: { limit: 128 }
														}];
														return false;
													} else if (data4.length < 8) {
														validate20.errors = [{
															instancePath: instancePath + "/accounts/" + i0 + "/password",
															keyword: "minLength",
															params: { limit: 8 }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/accounts/" + i0 + "/password",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
											if (valid3) {
												if (data2.name !== void 0) {
													let data5 = data2.name;
													if (typeof data5 === "string") {
														if (data5.length > 120) {
															validate20.errors = [{
																instancePath: instancePath + "/accounts/" + i0 + "/name",
																keyword: "maxLength",
																params: { limit: 120 }
															}];
															return false;
														} else if (data5.length < 1) {
															validate20.errors = [{
																instancePath: instancePath + "/accounts/" + i0 + "/name",
																keyword: "minLength",
																params: { limit: 1 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/accounts/" + i0 + "/name",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid3 = true;
												} else var valid3 = true;
												if (valid3) {
													if (data2.role !== void 0) {
														let data6 = data2.role;
														if (!(data6 === "viewer" || data6 === "editor")) {
															validate20.errors = [{
																instancePath: instancePath + "/accounts/" + i0 + "/role",
																keyword: "enum",
																params: { allowedValues: ["viewer", "editor"] }
															}];
															return false;
														}
														var valid3 = true;
													} else var valid3 = true;
													if (valid3) {
														if (data2.agrees !== void 0) {
															let data7 = data2.agrees;
															if (Array.isArray(data7)) {
																if (data7.length > 30) {
																	validate20.errors = [{
																		instancePath: instancePath + "/accounts/" + i0 + "/agrees",
																		keyword: "maxItems",
																		params: { limit: 30 }
																	}];
																	return false;
																} else {
																	const len1 = data7.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		let data8 = data7[i1];
																		if (typeof data8 === "string") {
																			if (!pattern6.test(data8)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/accounts/" + i0 + "/agrees/" + i1,
																					keyword: "pattern",
																					params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/accounts/" + i0 + "/agrees/" + i1,
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/accounts/" + i0 + "/agrees",
																	keyword: "type",
																	params: { type: "array" }
																}];
																return false;
															}
															var valid3 = true;
														} else var valid3 = true;
													}
												}
											}
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/accounts/" + i0,
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
							}
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/accounts",
							keyword: "type",
							params: { type: "array" }
						}];
						return false;
					}
					var valid0 = true;
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
	validate20.errors = vErrors;
	return true;
}

export { validate };