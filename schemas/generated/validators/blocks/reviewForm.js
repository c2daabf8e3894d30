const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.contentId === void 0 && (missing0 = "contentId") || data.contentType === void 0 && (missing0 = "contentType") || data.title === void 0 && (missing0 = "title") || data.fields === void 0 && (missing0 = "fields") || data.submitLabel === void 0 && (missing0 = "submitLabel") || data.allowed === void 0 && (missing0 = "allowed")) {
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
				if (data.contentId !== void 0) {
					let data1 = data.contentId;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate20.errors = [{
							instancePath: instancePath + "/contentId",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 1 || isNaN(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/contentId",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.contentType !== void 0) {
						let data2 = data.contentType;
						if (!(data2 === "VOD" || data2 === "VOD_SERIES" || data2 === "VOD_SEASON" || data2 === "PLAYLIST" || data2 === "LIVE")) {
							validate20.errors = [{
								instancePath: instancePath + "/contentType",
								keyword: "enum",
								params: { allowedValues: [
									"VOD",
									"VOD_SERIES",
									"VOD_SEASON",
									"PLAYLIST",
									"LIVE"
								] }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.title !== void 0) {
							let data3 = data.title;
							if (typeof data3 === "string") {
								if (data3.length > 300) {
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
							if (data.fields !== void 0) {
								let data4 = data.fields;
								if (Array.isArray(data4)) {
									if (data4.length > 20) {
										validate20.errors = [{
											instancePath: instancePath + "/fields",
											keyword: "maxItems",
											params: { limit: 20 }
										}];
										return false;
									} else if (data4.length < 1) {
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
									let data5 = data.submitLabel;
									if (typeof data5 === "string") {
										if (data5.length > 300) {
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
								if (valid0) {
									if (data.allowed !== void 0) {
										if (typeof data.allowed !== "boolean") {
											validate20.errors = [{
												instancePath: instancePath + "/allowed",
												keyword: "type",
												params: { type: "boolean" }
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