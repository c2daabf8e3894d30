const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
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
			if (data.size !== void 0) {
				let data1 = data.size;
				if (!(data1 === "small" || data1 === "regular" || data1 === "large")) {
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
			if (valid0) {
				if (data.line !== void 0) {
					if (typeof data.line !== "boolean") {
						validate20.errors = [{
							instancePath: instancePath + "/line",
							keyword: "type",
							params: { type: "boolean" }
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