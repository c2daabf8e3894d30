const validate = validate20;
const schema38 = {
	"type": "string",
	"enum": ["full", "half"]
};
const schema41 = {
	"type": "string",
	"enum": ["address"]
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[a-z0-9 -]{1,60}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate23.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.required !== void 0 && func0.call(data, "required")) {
			let data0 = data.required;
			if (typeof data0 === "string") {
				if (data0.length > 300) {
					validate23.errors = [{
						instancePath: instancePath + "/required",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					}];
					return false;
				}
			} else {
				validate23.errors = [{
					instancePath: instancePath + "/required",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				}];
				return false;
			}
			var valid0 = true;
		} else var valid0 = true;
		if (valid0) {
			if (data.invalid !== void 0 && func0.call(data, "invalid")) {
				let data1 = data.invalid;
				if (typeof data1 === "string") {
					if (data1.length > 300) {
						validate23.errors = [{
							instancePath: instancePath + "/invalid",
							schemaPath: "common.schema.json#/$defs/line/maxLength",
							keyword: "maxLength",
							params: { limit: 300 }
						}];
						return false;
					}
				} else {
					validate23.errors = [{
						instancePath: instancePath + "/invalid",
						schemaPath: "common.schema.json#/$defs/line/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
		}
	} else {
		validate23.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate23.errors = vErrors;
	return true;
}
validate23.evaluated = {
	"props": {
		"required": true,
		"invalid": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.required === void 0 || !func0.call(data, "required")) && (missing0 = "required") || (data.messages === void 0 || !func0.call(data, "messages")) && (missing0 = "messages")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.id !== void 0 && func0.call(data, "id")) {
					let data0 = data.id;
					const _errs1 = errors;
					if (errors === errors) {
						if (typeof data0 === "string") {
							if (!pattern4.test(data0)) {
								validate20.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "../definitions/field-common.schema.json#/$defs/id/pattern",
									keyword: "pattern",
									params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "../definitions/field-common.schema.json#/$defs/id/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.type !== void 0 && func0.call(data, "type")) {
						const _errs4 = errors;
						if ("fullName" !== data.type) {
							validate20.errors = [{
								instancePath: instancePath + "/type",
								schemaPath: "#/properties/type/const",
								keyword: "const",
								params: { allowedValue: "fullName" }
							}];
							return false;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.label !== void 0 && func0.call(data, "label")) {
							let data2 = data.label;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data2 === "string") {
									if (data2.length > 300) {
										validate20.errors = [{
											instancePath: instancePath + "/label",
											schemaPath: "../definitions/field-common.schema.json#/$defs/label/maxLength",
											keyword: "maxLength",
											params: { limit: 300 }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/label",
										schemaPath: "../definitions/field-common.schema.json#/$defs/label/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.hint !== void 0 && func0.call(data, "hint")) {
								let data3 = data.hint;
								const _errs8 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (data3.length > 300) {
											validate20.errors = [{
												instancePath: instancePath + "/hint",
												schemaPath: "../definitions/field-common.schema.json#/$defs/hint/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/hint",
											schemaPath: "../definitions/field-common.schema.json#/$defs/hint/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
									let data4 = data.placeholder;
									const _errs11 = errors;
									if (errors === errors) {
										if (typeof data4 === "string") {
											if (data4.length > 300) {
												validate20.errors = [{
													instancePath: instancePath + "/placeholder",
													schemaPath: "../definitions/field-common.schema.json#/$defs/placeholder/maxLength",
													keyword: "maxLength",
													params: { limit: 300 }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/placeholder",
												schemaPath: "../definitions/field-common.schema.json#/$defs/placeholder/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.size !== void 0 && func0.call(data, "size")) {
										let data5 = data.size;
										const _errs14 = errors;
										if (typeof data5 !== "string") {
											validate20.errors = [{
												instancePath: instancePath + "/size",
												schemaPath: "../definitions/field-common.schema.json#/$defs/size/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										if (!(data5 === "full" || data5 === "half")) {
											validate20.errors = [{
												instancePath: instancePath + "/size",
												schemaPath: "../definitions/field-common.schema.json#/$defs/size/enum",
												keyword: "enum",
												params: { allowedValues: schema38.enum }
											}];
											return false;
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.required !== void 0 && func0.call(data, "required")) {
											const _errs17 = errors;
											if (typeof data.required !== "boolean") {
												validate20.errors = [{
													instancePath: instancePath + "/required",
													schemaPath: "../definitions/field-common.schema.json#/$defs/required/type",
													keyword: "type",
													params: { type: "boolean" }
												}];
												return false;
											}
											var valid0 = _errs17 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.readOnly !== void 0 && func0.call(data, "readOnly")) {
												const _errs20 = errors;
												if (typeof data.readOnly !== "boolean") {
													validate20.errors = [{
														instancePath: instancePath + "/readOnly",
														schemaPath: "../definitions/field-common.schema.json#/$defs/readOnly/type",
														keyword: "type",
														params: { type: "boolean" }
													}];
													return false;
												}
												var valid0 = _errs20 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.group !== void 0 && func0.call(data, "group")) {
													let data8 = data.group;
													const _errs23 = errors;
													if (typeof data8 !== "string") {
														validate20.errors = [{
															instancePath: instancePath + "/group",
															schemaPath: "../definitions/field-common.schema.json#/$defs/group/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													if (!(data8 === "address")) {
														validate20.errors = [{
															instancePath: instancePath + "/group",
															schemaPath: "../definitions/field-common.schema.json#/$defs/group/enum",
															keyword: "enum",
															params: { allowedValues: schema41.enum }
														}];
														return false;
													}
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.minLength !== void 0 && func0.call(data, "minLength")) {
														let data9 = data.minLength;
														const _errs26 = errors;
														const _errs27 = errors;
														if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
															validate20.errors = [{
																instancePath: instancePath + "/minLength",
																schemaPath: "../definitions/field-common.schema.json#/$defs/minLength/type",
																keyword: "type",
																params: { type: "integer" }
															}];
															return false;
														}
														if (errors === _errs27) {
															if (typeof data9 == "number" && isFinite(data9)) {
																if (data9 > 1e3 || isNaN(data9)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/minLength",
																		schemaPath: "../definitions/field-common.schema.json#/$defs/minLength/maximum",
																		keyword: "maximum",
																		params: {
																			comparison: "<=",
																			limit: 1e3
																		}
																	}];
																	return false;
																} else if (data9 < 0 || isNaN(data9)) {
																	validate20.errors = [{
																		instancePath: instancePath + "/minLength",
																		schemaPath: "../definitions/field-common.schema.json#/$defs/minLength/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 0
																		}
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs26 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.maxLength !== void 0 && func0.call(data, "maxLength")) {
															let data10 = data.maxLength;
															const _errs29 = errors;
															const _errs30 = errors;
															if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																validate20.errors = [{
																	instancePath: instancePath + "/maxLength",
																	schemaPath: "../definitions/field-common.schema.json#/$defs/maxLength/type",
																	keyword: "type",
																	params: { type: "integer" }
																}];
																return false;
															}
															if (errors === _errs30) {
																if (typeof data10 == "number" && isFinite(data10)) {
																	if (data10 > 1e4 || isNaN(data10)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/maxLength",
																			schemaPath: "../definitions/field-common.schema.json#/$defs/maxLength/maximum",
																			keyword: "maximum",
																			params: {
																				comparison: "<=",
																				limit: 1e4
																			}
																		}];
																		return false;
																	} else if (data10 < 1 || isNaN(data10)) {
																		validate20.errors = [{
																			instancePath: instancePath + "/maxLength",
																			schemaPath: "../definitions/field-common.schema.json#/$defs/maxLength/minimum",
																			keyword: "minimum",
																			params: {
																				comparison: ">=",
																				limit: 1
																			}
																		}];
																		return false;
																	}
																}
															}
															var valid0 = _errs29 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.pattern !== void 0 && func0.call(data, "pattern")) {
																let data11 = data.pattern;
																const _errs32 = errors;
																if (errors === errors) {
																	if (typeof data11 === "string") {
																		if (data11.length > 200) {
																			validate20.errors = [{
																				instancePath: instancePath + "/pattern",
																				schemaPath: "../definitions/field-common.schema.json#/$defs/pattern/maxLength",
																				keyword: "maxLength",
																				params: { limit: 200 }
																			}];
																			return false;
																		} else if (data11.length < 1) {
																			validate20.errors = [{
																				instancePath: instancePath + "/pattern",
																				schemaPath: "../definitions/field-common.schema.json#/$defs/pattern/minLength",
																				keyword: "minLength",
																				params: { limit: 1 }
																			}];
																			return false;
																		}
																	} else {
																		validate20.errors = [{
																			instancePath: instancePath + "/pattern",
																			schemaPath: "../definitions/field-common.schema.json#/$defs/pattern/type",
																			keyword: "type",
																			params: { type: "string" }
																		}];
																		return false;
																	}
																}
																var valid0 = _errs32 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.autocomplete !== void 0 && func0.call(data, "autocomplete")) {
																	let data12 = data.autocomplete;
																	const _errs35 = errors;
																	if (errors === errors) {
																		if (typeof data12 === "string") {
																			if (!pattern5.test(data12)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/autocomplete",
																					schemaPath: "../definitions/field-common.schema.json#/$defs/autocomplete/pattern",
																					keyword: "pattern",
																					params: { pattern: "^[a-z0-9 -]{1,60}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/autocomplete",
																				schemaPath: "../definitions/field-common.schema.json#/$defs/autocomplete/type",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs35 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.messages !== void 0 && func0.call(data, "messages")) {
																		const _errs38 = errors;
																		if (!validate23(data.messages, {
																			instancePath: instancePath + "/messages",
																			parentData: data,
																			parentDataProperty: "messages",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs38 === errors;
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
						}
					}
				}
			}
		} else {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"id": true,
		"type": true,
		"label": true,
		"hint": true,
		"placeholder": true,
		"size": true,
		"required": true,
		"readOnly": true,
		"group": true,
		"minLength": true,
		"maxLength": true,
		"pattern": true,
		"autocomplete": true,
		"messages": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };