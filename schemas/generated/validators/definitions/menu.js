const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.version === void 0 && (missing0 = "version") || data.platform === void 0 && (missing0 = "platform") || data.layout === void 0 && (missing0 = "layout") || data.defaultView === void 0 && (missing0 = "defaultView") || data.items === void 0 && (missing0 = "items")) {
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
				if (data.platform !== void 0) {
					let data1 = data.platform;
					if (!(data1 === "WEB" || data1 === "MOBILE-WEB")) {
						validate20.errors = [{
							instancePath: instancePath + "/platform",
							keyword: "enum",
							params: { allowedValues: ["WEB", "MOBILE-WEB"] }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.layout !== void 0) {
						let data2 = data.layout;
						if (!(data2 === "TOP" || data2 === "TOP_LEFT" || data2 === "HAMBURGER" || data2 === "SIDEBAR")) {
							validate20.errors = [{
								instancePath: instancePath + "/layout",
								keyword: "enum",
								params: { allowedValues: [
									"TOP",
									"TOP_LEFT",
									"HAMBURGER",
									"SIDEBAR"
								] }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.defaultView !== void 0) {
							let data3 = data.defaultView;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate20.errors = [{
										instancePath: instancePath + "/defaultView",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/defaultView",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.items !== void 0) {
								let data4 = data.items;
								if (Array.isArray(data4)) {
									if (data4.length > 40) {
										validate20.errors = [{
											instancePath: instancePath + "/items",
											keyword: "maxItems",
											params: { limit: 40 }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/items",
										keyword: "type",
										params: { type: "array" }
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