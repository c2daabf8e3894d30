const validate = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.text === void 0 && (missing0 = "text")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.text !== void 0) {
				let data0 = data.text;
				if (typeof data0 === "string") {
					if (data0.length > 300) {
						validate20.errors = [{
							instancePath: instancePath + "/text",
							keyword: "maxLength",
							params: { limit: 300 }
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
				if (data.label !== void 0) {
					let data1 = data.label;
					if (typeof data1 === "string") {
						if (data1.length > 120) {
							validate20.errors = [{
								instancePath: instancePath + "/label",
								keyword: "maxLength",
								params: { limit: 120 }
							}];
							return false;
						} else if (data1.length < 1) {
							validate20.errors = [{
								instancePath: instancePath + "/label",
								keyword: "minLength",
								params: { limit: 1 }
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
					if (data.size !== void 0) {
						let data2 = data.size;
						if (!(data2 === "small" || data2 === "regular" || data2 === "large")) {
							validate20.errors = [{
								instancePath: instancePath + "/size",
								keyword: "enum",
								params: { allowedValues: [
									"small",
									"regular",
									"large"
								] }
							}];
							return false;
						}
						var valid0 = true;
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
	validate20.errors = vErrors;
	return true;
}

export { validate };