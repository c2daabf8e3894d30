const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.activeTab === void 0 || !func0.call(data, "activeTab")) && (missing0 = "activeTab") || (data.items === void 0 || !func0.call(data, "items")) && (missing0 = "items")) {
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
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "../definitions/common.schema.json#/$defs/key/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.activeTab !== void 0 && func0.call(data, "activeTab")) {
					let data1 = data.activeTab;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/activeTab",
								schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/activeTab",
							schemaPath: "../definitions/common.schema.json#/$defs/key/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.items !== void 0 && func0.call(data, "items")) {
						let data2 = data.items;
						if (Array.isArray(data2)) {
							if (data2.length > 12) {
								validate20.errors = [{
									instancePath: instancePath + "/items",
									schemaPath: "#/properties/items/maxItems",
									keyword: "maxItems",
									params: { limit: 12 }
								}];
								return false;
							} else if (data2.length < 1) {
								validate20.errors = [{
									instancePath: instancePath + "/items",
									schemaPath: "#/properties/items/minItems",
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
										if ((data3.tab === void 0 || !func0.call(data3, "tab")) && (missing1 = "tab") || (data3.text === void 0 || !func0.call(data3, "text")) && (missing1 = "text")) {
											validate20.errors = [{
												instancePath: instancePath + "/items/" + i0,
												schemaPath: "#/properties/items/items/required",
												keyword: "required",
												params: { missingProperty: missing1 }
											}];
											return false;
										} else {
											if (data3.tab !== void 0 && func0.call(data3, "tab")) {
												let data4 = data3.tab;
												if (typeof data4 === "string") {
													if (!pattern4.test(data4)) {
														validate20.errors = [{
															instancePath: instancePath + "/items/" + i0 + "/tab",
															schemaPath: "../definitions/common.schema.json#/$defs/key/pattern",
															keyword: "pattern",
															params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
														}];
														return false;
													}
												} else {
													validate20.errors = [{
														instancePath: instancePath + "/items/" + i0 + "/tab",
														schemaPath: "../definitions/common.schema.json#/$defs/key/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid4 = true;
											} else var valid4 = true;
											if (valid4) {
												if (data3.text !== void 0 && func0.call(data3, "text")) {
													let data5 = data3.text;
													if (typeof data5 === "string") {
														if (data5.length > 300) {
															validate20.errors = [{
																instancePath: instancePath + "/items/" + i0 + "/text",
																schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
																keyword: "maxLength",
																params: { limit: 300 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/items/" + i0 + "/text",
															schemaPath: "../definitions/common.schema.json#/$defs/line/type",
															keyword: "type",
															params: { type: "string" }
														}];
														return false;
													}
													var valid4 = true;
												} else var valid4 = true;
												if (valid4) {
													if (data3.label !== void 0 && func0.call(data3, "label")) {
														let data6 = data3.label;
														if (typeof data6 === "string") {
															if (data6.length > 120) {
																validate20.errors = [{
																	instancePath: instancePath + "/items/" + i0 + "/label",
																	schemaPath: "../definitions/common.schema.json#/$defs/label/maxLength",
																	keyword: "maxLength",
																	params: { limit: 120 }
																}];
																return false;
															} else if (data6.length < 1) {
																validate20.errors = [{
																	instancePath: instancePath + "/items/" + i0 + "/label",
																	schemaPath: "../definitions/common.schema.json#/$defs/label/minLength",
																	keyword: "minLength",
																	params: { limit: 1 }
																}];
																return false;
															}
														} else {
															validate20.errors = [{
																instancePath: instancePath + "/items/" + i0 + "/label",
																schemaPath: "../definitions/common.schema.json#/$defs/label/type",
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
											schemaPath: "#/properties/items/items/type",
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
								schemaPath: "#/properties/items/type",
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
		"id": true,
		"activeTab": true,
		"items": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };