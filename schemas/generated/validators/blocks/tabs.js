const validate = validate20;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.activeTab === void 0 && (missing0 = "activeTab") || data.items === void 0 && (missing0 = "items")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
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
				if (data.activeTab !== void 0) {
					let data1 = data.activeTab;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/activeTab",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/activeTab",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.items !== void 0) {
						let data2 = data.items;
						if (Array.isArray(data2)) {
							if (data2.length > 12) {
								validate20.errors = [{
									instancePath: instancePath + "/items",
									keyword: "maxItems",
									params: { limit: 12 }
								}];
								return false;
							} else if (data2.length < 1) {
								validate20.errors = [{
									instancePath: instancePath + "/items",
									keyword: "minItems",
									params: { limit: 1 }
								}];
								return false;
							} else {
								const len0 = data2.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data3 = data2[i0];
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										let missing1;
										if (data3.tab === void 0 && (missing1 = "tab") || data3.text === void 0 && (missing1 = "text")) {
											validate20.errors = [{
												instancePath: instancePath + "/items/" + i0,
												keyword: "required",
												params: { missingProperty: missing1 }
											}];
											return false;
										} else {
											if (data3.tab !== void 0) {
												let data4 = data3.tab;
												if (typeof data4 === "string") {
													if (!pattern4.test(data4)) {
														validate20.errors = [{
															instancePath: instancePath + "/items/" + i0 + "/tab",
															keyword: "pattern",
															params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/items/" + i0 + "/tab",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid4 = true;
											} else var valid4 = true;
											if (valid4) {
												if (data3.text !== void 0) {
													let data5 = data3.text;
													if (typeof data5 === "string") {
														if (data5.length > 300) {
															validate20.errors = [{
																instancePath: instancePath + "/items/" + i0 + "/text",
																keyword: "maxLength",
																params: { limit: 300 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/items/" + i0 + "/text",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid4 = true;
												} else var valid4 = true;
												if (valid4) {
													if (data3.label !== void 0) {
														let data6 = data3.label;
														if (typeof data6 === "string") {
															if (data6.length > 120) {
																validate20.errors = [{
																	instancePath: instancePath + "/items/" + i0 + "/label",
																	keyword: "maxLength",
																	params: { limit: 120 }
																}];
																return false;
															} else if (data6.length < 1) {
																validate20.errors = [{
																	instancePath: instancePath + "/items/" + i0 + "/label",
																	keyword: "minLength",
																	params: { limit: 1 }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/items/" + i0 + "/label",
																keyword: "type",
																params: { type: "string" }
															}];
															return false;
														}
														var valid4 = true;
													} else var valid4 = true;
												}
											}
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/items/" + i0,
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
								}
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