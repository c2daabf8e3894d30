const validate = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.minItems !== void 0) {
			let data0 = data.minItems;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				validate20.errors = [{
					instancePath: instancePath + "/minItems",
					keyword: "type",
					params: { type: "integer" }
				}];
				return false;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 10 || isNaN(data0)) {
					validate20.errors = [{
						instancePath: instancePath + "/minItems",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 10
						}
					}];
					return false;
				} else if (data0 < 1 || isNaN(data0)) {
					validate20.errors = [{
						instancePath: instancePath + "/minItems",
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
			if (data.onEmpty !== void 0) {
				let data1 = data.onEmpty;
				if (!(data1 === "hide" || data1 === "message" || data1 === "fallback")) {
					validate20.errors = [{
						instancePath: instancePath + "/onEmpty",
						keyword: "enum",
						params: { allowedValues: [
							"hide",
							"message",
							"fallback"
						] }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.emptyTitle !== void 0) {
					let data2 = data.emptyTitle;
					if (typeof data2 === "string") {
						if (data2.length > 300) {
							validate20.errors = [{
								instancePath: instancePath + "/emptyTitle",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/emptyTitle",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.emptyDescription !== void 0) {
						let data3 = data.emptyDescription;
						if (typeof data3 === "string") {
							if (data3.length > 5e3) {
								validate20.errors = [{
									instancePath: instancePath + "/emptyDescription",
									keyword: "maxLength",
									params: { limit: 5e3 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/emptyDescription",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.reserve !== void 0) {
							let data4 = data.reserve;
							if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
								if (data4.aspect !== void 0) {
									let data5 = data4.aspect;
									if (!(data5 === "16:9" || data5 === "1:1" || data5 === "2:3")) {
										validate20.errors = [{
											instancePath: instancePath + "/reserve/aspect",
											keyword: "enum",
											params: { allowedValues: [
												"16:9",
												"1:1",
												"2:3"
											] }
										}];
										return false;
									}
									var valid6 = true;
								} else var valid6 = true;
								if (valid6) {
									if (data4.count !== void 0) {
										let data6 = data4.count;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate20.errors = [{
												instancePath: instancePath + "/reserve/count",
												keyword: "type",
												params: { type: "integer" }
											}];
											return false;
										}
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 > 50 || isNaN(data6)) {
												validate20.errors = [{
													instancePath: instancePath + "/reserve/count",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 50
													}
												}];
												return false;
											} else if (data6 < 1 || isNaN(data6)) {
												validate20.errors = [{
													instancePath: instancePath + "/reserve/count",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 1
													}
												}];
												return false;
											}
										}
										var valid6 = true;
									} else var valid6 = true;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/reserve",
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