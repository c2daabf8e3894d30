const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.version === void 0 && (missing0 = "version") || data.elements === void 0 && (missing0 = "elements")) {
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
				if (data.source !== void 0) {
					let data1 = data.source;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/source",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/source",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.layout !== void 0) {
						let data2 = data.layout;
						if (!(data2 === "DEFAULT" || data2 === "SERIES" || data2 === "INTERSTITIAL" || data2 === "SCHEDULE" || data2 === "GRID")) {
							validate20.errors = [{
								instancePath: instancePath + "/layout",
								keyword: "enum",
								params: { allowedValues: [
									"DEFAULT",
									"SERIES",
									"INTERSTITIAL",
									"SCHEDULE",
									"GRID"
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
							if (data.description !== void 0) {
								let data4 = data.description;
								if (typeof data4 === "string") {
									if (data4.length > 5e3) {
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
								if (data.initialAvailableFacets !== void 0) {
									let data5 = data.initialAvailableFacets;
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
										if (data5.facets !== void 0) {
											let data6 = data5.facets;
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key0 in data6) {
												let data7 = data6[key0];
												if (Array.isArray(data7)) {
													const len0 = data7.length;
													for (let i0 = 0; i0 < len0; i0++) if (typeof data7[i0] !== "string") {
														validate20.errors = [{
															instancePath: instancePath + "/initialAvailableFacets/facets/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0,
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/initialAvailableFacets/facets/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
														keyword: "type",
														params: { type: "array" }
													}];
													return false;
												}
											}
											else {
												validate20.errors = [{
													instancePath: instancePath + "/initialAvailableFacets/facets",
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/initialAvailableFacets",
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.elements !== void 0) {
										let data9 = data.elements;
										if (Array.isArray(data9)) {
											if (data9.length > 500) {
												validate20.errors = [{
													instancePath: instancePath + "/elements",
													keyword: "maxItems",
													params: { limit: 500 }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/elements",
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