const validate = validate20;
const pattern4 = new RegExp("^[a-z][A-Za-z0-9]{0,39}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern7 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.$type === void 0 && (missing0 = "$type") || data.$zone === void 0 && (missing0 = "$zone") || data.attributes === void 0 && (missing0 = "attributes")) {
			validate20.errors = [{
				instancePath,
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.$type !== void 0) {
				let data0 = data.$type;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/$type",
							keyword: "pattern",
							params: { pattern: "^[a-z][A-Za-z0-9]{0,39}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/$type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.$zone !== void 0) {
					let data1 = data.$zone;
					if (!(data1 === "header" || data1 === "list")) {
						validate20.errors = [{
							instancePath: instancePath + "/$zone",
							keyword: "enum",
							params: { allowedValues: {
								"$type": {
									"type": "string",
									"pattern": "^[a-z][A-Za-z0-9]{0,39}$"
								},
								"$zone": { "enum": ["header", "list"] },
								"$variant": { "$ref": "common.schema.json#/$defs/key" },
								"attributes": { "type": "object" },
								"analyticsId": { "$ref": "common.schema.json#/$defs/key" },
								"style": {
									"type": "object",
									"properties": {
										"mobile": { "$ref": "#/$defs/display" },
										"tablet": { "$ref": "#/$defs/display" },
										"desktop": { "$ref": "#/$defs/display" },
										"tv": { "$ref": "#/$defs/display" }
									}
								},
								"$version": { "$ref": "common.schema.json#/$defs/version" },
								"fallback": {
									"type": "array",
									"maxItems": 5,
									"items": { "type": ["string", "object"] }
								}
							}.$zone.enum }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.$variant !== void 0) {
						let data2 = data.$variant;
						if (typeof data2 === "string") {
							if (!pattern5.test(data2)) {
								validate20.errors = [{
									instancePath: instancePath + "/$variant",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/$variant",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.attributes !== void 0) {
							let data3 = data.attributes;
							if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
								validate20.errors = [{
									instancePath: instancePath + "/attributes",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.analyticsId !== void 0) {
								let data4 = data.analyticsId;
								if (typeof data4 === "string") {
									if (!pattern5.test(data4)) {
										validate20.errors = [{
											instancePath: instancePath + "/analyticsId",
											keyword: "pattern",
											params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/analyticsId",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.style !== void 0) {
									let data5 = data.style;
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
										if (data5.mobile !== void 0) {
											let data6 = data5.mobile;
											if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
												if (data6.display !== void 0) {
													let data7 = data6.display;
													if (!(data7 === "none" || data7 === "flex")) {
														validate20.errors = [{
															instancePath: instancePath + "/style/mobile/display",
															keyword: "enum",
															params: { allowedValues: ["none", "flex"] }
														}];
														return false;
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/style/mobile",
													keyword: "type",
													params: { type: "object" }
												}];
												return false;
											}
											var valid3 = true;
										} else var valid3 = true;
										if (valid3) {
											if (data5.tablet !== void 0) {
												let data8 = data5.tablet;
												if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
													if (data8.display !== void 0) {
														let data9 = data8.display;
														if (!(data9 === "none" || data9 === "flex")) {
															validate20.errors = [{
																instancePath: instancePath + "/style/tablet/display",
																keyword: "enum",
																params: { allowedValues: ["none", "flex"] }
															}];
															return false;
														}
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/style/tablet",
														keyword: "type",
														params: { type: "object" }
													}];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
											if (valid3) {
												if (data5.desktop !== void 0) {
													let data10 = data5.desktop;
													if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
														if (data10.display !== void 0) {
															let data11 = data10.display;
															if (!(data11 === "none" || data11 === "flex")) {
																validate20.errors = [{
																	instancePath: instancePath + "/style/desktop/display",
																	keyword: "enum",
																	params: { allowedValues: ["none", "flex"] }
																}];
																return false;
															}
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/style/desktop",
															keyword: "type",
															params: { type: "object" }
														}];
														return false;
													}
													var valid3 = true;
												} else var valid3 = true;
												if (valid3) {
													if (data5.tv !== void 0) {
														let data12 = data5.tv;
														if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
															if (data12.display !== void 0) {
																let data13 = data12.display;
																if (!(data13 === "none" || data13 === "flex")) {
																	validate20.errors = [{
																		instancePath: instancePath + "/style/tv/display",
																		keyword: "enum",
																		params: { allowedValues: ["none", "flex"] }
																	}];
																	return false;
																}
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/style/tv",
																keyword: "type",
																params: { type: "object" }
															}];
															return false;
														}
														var valid3 = true;
													} else var valid3 = true;
												}
											}
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/style",
											keyword: "type",
											params: { type: "object" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.$version !== void 0) {
										let data14 = data.$version;
										if (typeof data14 === "string") {
											if (!pattern7.test(data14)) {
												validate20.errors = [{
													instancePath: instancePath + "/$version",
													keyword: "pattern",
													params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/$version",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.fallback !== void 0) {
											let data15 = data.fallback;
											if (Array.isArray(data15)) {
												if (data15.length > 5) {
													validate20.errors = [{
														instancePath: instancePath + "/fallback",
														keyword: "maxItems",
														params: { limit: 5 }
													}];
													return false;
												} else {
													const len0 = data15.length;
													for (let i0 = 0; i0 < len0; i0++) {
														let data16 = data15[i0];
														if (typeof data16 !== "string" && !(data16 && typeof data16 == "object" && !Array.isArray(data16))) {
															validate20.errors = [{
																instancePath: instancePath + "/fallback/" + i0,
																keyword: "type",
																params: { type: ["string", "object"] }
															}];
															return false;
														}
													}
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/fallback",
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