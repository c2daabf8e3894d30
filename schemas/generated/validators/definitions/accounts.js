const validate = validate20;
const schema31 = {
	"$id": "definitions/accounts.schema.json",
	"type": "object",
	"required": ["version", "accounts"],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"accounts": {
			"type": "array",
			"maxItems": 50,
			"items": {
				"type": "object",
				"required": [
					"email",
					"password",
					"name",
					"role"
				],
				"properties": {
					"email": {
						"type": "string",
						"pattern": "^[^@\\s]{1,64}@[^@\\s]{1,190}$"
					},
					"password": {
						"type": "string",
						"minLength": 8,
						"maxLength": 128
					},
					"name": {
						"type": "string",
						"minLength": 1,
						"maxLength": 120
					},
					"role": { "enum": ["viewer", "editor"] },
					"agrees": {
						"type": "array",
						"maxItems": 30,
						"items": { "$ref": "common.schema.json#/$defs/key" }
					}
				}
			}
		}
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[^@\\s]{1,64}@[^@\\s]{1,190}$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.accounts === void 0 || !func0.call(data, "accounts")) && (missing0 = "accounts")) {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.version !== void 0 && func0.call(data, "version")) {
				let data0 = data.version;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/version",
							schemaPath: "common.schema.json#/$defs/version/pattern",
							keyword: "pattern",
							params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.accounts !== void 0 && func0.call(data, "accounts")) {
					let data1 = data.accounts;
					if (Array.isArray(data1)) {
						if (data1.length > 50) {
							validate20.errors = [{
								instancePath: instancePath + "/accounts",
								schemaPath: "#/properties/accounts/maxItems",
								keyword: "maxItems",
								params: { limit: 50 }
							}];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if ((data2.email === void 0 || !func0.call(data2, "email")) && (missing1 = "email") || (data2.password === void 0 || !func0.call(data2, "password")) && (missing1 = "password") || (data2.name === void 0 || !func0.call(data2, "name")) && (missing1 = "name") || (data2.role === void 0 || !func0.call(data2, "role")) && (missing1 = "role")) {
										validate20.errors = [{
											instancePath: instancePath + "/accounts/" + i0,
											schemaPath: "#/properties/accounts/items/required",
											keyword: "required",
											params: { missingProperty: missing1 }
										}];
										return false;
									} else {
										if (data2.email !== void 0 && func0.call(data2, "email")) {
											let data3 = data2.email;
											if (typeof data3 === "string") {
												if (!pattern5.test(data3)) {
													validate20.errors = [{
														instancePath: instancePath + "/accounts/" + i0 + "/email",
														schemaPath: "#/properties/accounts/items/properties/email/pattern",
														keyword: "pattern",
														params: { pattern: "^[^@\\s]{1,64}@[^@\\s]{1,190}$" }
													}];
													return false;
												}
											} else {
												validate20.errors = [{
													instancePath: instancePath + "/accounts/" + i0 + "/email",
													schemaPath: "#/properties/accounts/items/properties/email/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid3 = true;
										} else var valid3 = true;
										if (valid3) {
											if (data2.password !== void 0 && func0.call(data2, "password")) {
												let data4 = data2.password;
												if (typeof data4 === "string") {
													if (data4.length > 128) {
														validate20.errors = [{
															instancePath: instancePath + "/accounts/" + i0 + "/password",
															schemaPath: "#/properties/accounts/items/properties/password/maxLength",
															keyword: "maxLength",
															params: { limit: 128 }
														}];
														return false;
													} else if (data4.length < 8) {
														validate20.errors = [{
															instancePath: instancePath + "/accounts/" + i0 + "/password",
															schemaPath: "#/properties/accounts/items/properties/password/minLength",
															keyword: "minLength",
															params: { limit: 8 }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/accounts/" + i0 + "/password",
														schemaPath: "#/properties/accounts/items/properties/password/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
											if (valid3) {
												if (data2.name !== void 0 && func0.call(data2, "name")) {
													let data5 = data2.name;
													if (typeof data5 === "string") {
														if (data5.length > 120) {
															validate20.errors = [{
																instancePath: instancePath + "/accounts/" + i0 + "/name",
																schemaPath: "#/properties/accounts/items/properties/name/maxLength",
																keyword: "maxLength",
																params: { limit: 120 }
															}];
															return false;
														} else if (data5.length < 1) {
															validate20.errors = [{
																instancePath: instancePath + "/accounts/" + i0 + "/name",
																schemaPath: "#/properties/accounts/items/properties/name/minLength",
																keyword: "minLength",
																params: { limit: 1 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/accounts/" + i0 + "/name",
															schemaPath: "#/properties/accounts/items/properties/name/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid3 = true;
												} else var valid3 = true;
												if (valid3) {
													if (data2.role !== void 0 && func0.call(data2, "role")) {
														let data6 = data2.role;
														if (!(data6 === "viewer" || data6 === "editor")) {
															validate20.errors = [{
																instancePath: instancePath + "/accounts/" + i0 + "/role",
																schemaPath: "#/properties/accounts/items/properties/role/enum",
																keyword: "enum",
																params: { allowedValues: schema31.properties.accounts.items.properties.role.enum }
															}];
															return false;
														}
														var valid3 = true;
													} else var valid3 = true;
													if (valid3) {
														if (data2.agrees !== void 0 && func0.call(data2, "agrees")) {
															let data7 = data2.agrees;
															if (Array.isArray(data7)) {
																if (data7.length > 30) {
																	validate20.errors = [{
																		instancePath: instancePath + "/accounts/" + i0 + "/agrees",
																		schemaPath: "#/properties/accounts/items/properties/agrees/maxItems",
																		keyword: "maxItems",
																		params: { limit: 30 }
																	}];
																	return false;
																} else {
																	const len1 = data7.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		let data8 = data7[i1];
																		if (typeof data8 === "string") {
																			if (!pattern6.test(data8)) {
																				validate20.errors = [{
																					instancePath: instancePath + "/accounts/" + i0 + "/agrees/" + i1,
																					schemaPath: "common.schema.json#/$defs/key/pattern",
																					keyword: "pattern",
																					params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate20.errors = [{
																				instancePath: instancePath + "/accounts/" + i0 + "/agrees/" + i1,
																				schemaPath: "common.schema.json#/$defs/key/type",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																}
															} else {
																validate20.errors = [{
																	instancePath: instancePath + "/accounts/" + i0 + "/agrees",
																	schemaPath: "#/properties/accounts/items/properties/agrees/type",
																	keyword: "type",
																	params: { type: "array" }
																}];
																return false;
															}
															var valid3 = true;
														} else var valid3 = true;
													}
												}
											}
										}
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/accounts/" + i0,
										schemaPath: "#/properties/accounts/items/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
							}
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/accounts",
							schemaPath: "#/properties/accounts/type",
							keyword: "type",
							params: { type: "array" }
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
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate20.errors = vErrors;
	return true;
}
validate20.evaluated = {
	"props": {
		"version": true,
		"accounts": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };