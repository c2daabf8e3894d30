const validate = validate20;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern8 = new RegExp("^(?:https://[^\\s\\\\\"'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\\"'<>]*)?)$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.version === void 0 && (missing0 = "version") || data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.type === void 0 && (missing0 = "type") || data.url === void 0 && (missing0 = "url") || data.title === void 0 && (missing0 = "title")) {
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
				if (data.id !== void 0) {
					let data1 = data.id;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/id",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/id",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.name !== void 0) {
						let data2 = data.name;
						if (typeof data2 === "string") {
							if (data2.length > 300) {
								validate20.errors = [{
									instancePath: instancePath + "/name",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/name",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0) {
							let data3 = data.type;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate20.errors = [{
										instancePath: instancePath + "/type",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.subtype !== void 0) {
								let data4 = data.subtype;
								if (typeof data4 === "string") {
									if (!pattern5.test(data4)) {
										validate20.errors = [{
											instancePath: instancePath + "/subtype",
											keyword: "pattern",
											params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/subtype",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.url !== void 0) {
									let data5 = data.url;
									if (typeof data5 === "string") {
										if (data5.length > 2048) {
											validate20.errors = [{
												instancePath: instancePath + "/url",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern8.test(data5)) {
											validate20.errors = [{
												instancePath: instancePath + "/url",
												keyword: "pattern",
												params: { pattern: "^(?:https://[^\\s\\\\\"'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\\"'<>]*)?)$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/url",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.title !== void 0) {
										let data6 = data.title;
										if (typeof data6 === "string") {
											if (data6.length > 300) {
												validate20.errors = [{
													instancePath: instancePath + "/title",
													keyword: "maxLength",
													params: { limit: 300 }
												}];
												return false;
											} else if (data6.length < 1) {
												validate20.errors = [{
													instancePath: instancePath + "/title",
													keyword: "minLength",
													params: { limit: 1 }
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
										if (data.height !== void 0) {
											let data7 = data.height;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate20.errors = [{
													instancePath: instancePath + "/height",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 > 4e3 || isNaN(data7)) {
													validate20.errors = [{
														instancePath: instancePath + "/height",
														keyword: "maximum",
														params: {
															comparison: "<=",
															limit: 4e3
														}
													}];
													return false;
												} else if (data7 < 50 || isNaN(data7)) {
													validate20.errors = [{
														instancePath: instancePath + "/height",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 50
														}
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.ratio !== void 0) {
												let data8 = data.ratio;
												if (!(data8 === "16:9" || data8 === "4:3" || data8 === "1:1" || data8 === "9:16")) {
													validate20.errors = [{
														instancePath: instancePath + "/ratio",
														keyword: "enum",
														params: { allowedValues: [
															"16:9",
															"4:3",
															"1:1",
															"9:16"
														] }
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.payload !== void 0) {
													let data9 = data.payload;
													if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
														if (Object.keys(data9).length > 50) {
															validate20.errors = [{
																instancePath: instancePath + "/payload",
																keyword: "maxProperties",
																params: { limit: 50 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/payload",
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