const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^/(?![/\\\\])[^\\s\\\\\"'<>]*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.placeholder === void 0 && (missing0 = "placeholder") || data.value === void 0 && (missing0 = "value") || data.action === void 0 && (missing0 = "action")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.tab !== void 0) {
				let data0 = data.tab;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/tab",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/tab",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.placeholder !== void 0) {
					let data1 = data.placeholder;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate20.errors = [{
								instancePath: instancePath + "/placeholder",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/placeholder",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.value !== void 0) {
						let data2 = data.value;
						if (typeof data2 === "string") {
							if (data2.length > 200) {
								validate20.errors = [{
									instancePath: instancePath + "/value",
									keyword: "maxLength",
									params: { limit: 200 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/value",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.totalResults !== void 0) {
							let data3 = data.totalResults;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate20.errors = [{
									instancePath: instancePath + "/totalResults",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate20.errors = [{
										instancePath: instancePath + "/totalResults",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										}
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.action !== void 0) {
								let data4 = data.action;
								if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
									let missing1;
									if (data4.url === void 0 && (missing1 = "url")) {
										validate20.errors = [{
											instancePath: instancePath + "/action",
											keyword: "required",
											params: { missingProperty: missing1 }
										}];
										return false;
									} else if (data4.url !== void 0) {
										let data5 = data4.url;
										if (typeof data5 === "string") {
											if (data5.length > 2048) {
												validate20.errors = [{
													instancePath: instancePath + "/action/url",
													keyword: "maxLength",
													params: { limit: 2048 }
												}];
												return false;
											} else if (!pattern5.test(data5)) {
												validate20.errors = [{
													instancePath: instancePath + "/action/url",
													keyword: "pattern",
													params: { pattern: "^/(?![/\\\\])[^\\s\\\\\"'<>]*$" }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/action/url",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/action",
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