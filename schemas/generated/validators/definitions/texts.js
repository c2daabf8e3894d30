const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.version === void 0 && (missing0 = "version") || data.texts === void 0 && (missing0 = "texts")) {
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
				if (data.texts !== void 0) {
					let data1 = data.texts;
					if (Array.isArray(data1)) {
						if (data1.length > 200) {
							validate20.errors = [{
								instancePath: instancePath + "/texts",
								keyword: "maxItems",
								params: { limit: 200 }
							}];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if (data2.key === void 0 && (missing1 = "key") || data2.text === void 0 && (missing1 = "text")) {
										validate20.errors = [{
											instancePath: instancePath + "/texts/" + i0,
											keyword: "required",
											params: { missingProperty: missing1 }
										}];
										return false;
									} else {
										if (data2.key !== void 0) {
											let data3 = data2.key;
											if (typeof data3 === "string") {
												if (!pattern5.test(data3)) {
													validate20.errors = [{
														instancePath: instancePath + "/texts/" + i0 + "/key",
														keyword: "pattern",
														params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/texts/" + i0 + "/key",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid3 = true;
										} else var valid3 = true;
										if (valid3) {
											if (data2.title !== void 0) {
												let data4 = data2.title;
												if (typeof data4 === "string") {
													if (data4.length > 300) {
														validate20.errors = [{
															instancePath: instancePath + "/texts/" + i0 + "/title",
															keyword: "maxLength",
															params: { limit: 300 }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/texts/" + i0 + "/title",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
											if (valid3) {
												if (data2.text !== void 0) {
													let data5 = data2.text;
													if (typeof data5 === "string") {
														if (data5.length > 5e4) {
															validate20.errors = [{
																instancePath: instancePath + "/texts/" + i0 + "/text",
																keyword: "maxLength",
																params: { limit: 5e4 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/texts/" + i0 + "/text",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid3 = true;
												} else var valid3 = true;
											}
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/texts/" + i0,
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
							}
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/texts",
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