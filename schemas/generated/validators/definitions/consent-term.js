const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.fieldName === void 0 && (missing0 = "fieldName") || data.fieldType === void 0 && (missing0 = "fieldType") || data.label === void 0 && (missing0 = "label") || data.text === void 0 && (missing0 = "text") || data.required === void 0 && (missing0 = "required")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.fieldName !== void 0) {
				let data0 = data.fieldName;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/fieldName",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
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
						validate20.errors = [{
							instancePath: instancePath + "/fieldType",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					if (!(data1 === "INFORMATION_TEXT" || data1 === "BINARY_CHOICE")) {
						validate20.errors = [{
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
								validate20.errors = [{
									instancePath: instancePath + "/label",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
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
									validate20.errors = [{
										instancePath: instancePath + "/text",
										keyword: "maxLength",
										params: { limit: 5e3 }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
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
									validate20.errors = [{
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
											validate20.errors = [{
												instancePath: instancePath + "/defaultValue",
												keyword: "maxLength",
												params: { limit: 20 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
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
														validate20.errors = [{
															instancePath: instancePath + "/data/default",
															keyword: "maxLength",
															params: { limit: 20 }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/data/default",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
										} else {
											validate20.errors = [{
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