const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.version === void 0 && (missing0 = "version") || data.fields === void 0 && (missing0 = "fields") || data.submitLabel === void 0 && (missing0 = "submitLabel")) {
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
				if (data.title !== void 0) {
					let data1 = data.title;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate20.errors = [{
								instancePath: instancePath + "/title",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/title",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.description !== void 0) {
						let data2 = data.description;
						if (typeof data2 === "string") {
							if (data2.length > 5e3) {
								validate20.errors = [{
									instancePath: instancePath + "/description",
									keyword: "maxLength",
									params: { limit: 5e3 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/description",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fields !== void 0) {
							let data3 = data.fields;
							if (Array.isArray(data3)) {
								if (data3.length > 100) {
									validate20.errors = [{
										instancePath: instancePath + "/fields",
										keyword: "maxItems",
										params: { limit: 100 }
									}];
									return false;
								} else if (data3.length < 1) {
									validate20.errors = [{
										instancePath: instancePath + "/fields",
										keyword: "minItems",
										params: { limit: 1 }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/fields",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.submitLabel !== void 0) {
								let data4 = data.submitLabel;
								if (typeof data4 === "string") {
									if (data4.length > 300) {
										validate20.errors = [{
											instancePath: instancePath + "/submitLabel",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/submitLabel",
										keyword: "type",
										params: { type: "string" }
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