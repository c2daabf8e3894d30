const validate = validate20;
const schema31 = {
	"$id": "definitions/menu.schema.json",
	"type": "object",
	"required": [
		"version",
		"platform",
		"layout",
		"defaultView",
		"items"
	],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"platform": { "enum": ["WEB", "MOBILE-WEB"] },
		"layout": { "enum": ["TOP", "TOP_LEFT"] },
		"defaultView": { "$ref": "common.schema.json#/$defs/key" },
		"items": {
			"type": "array",
			"items": { "$ref": "#/$defs/item" },
			"maxItems": 40
		}
	},
	"$defs": { "item": {
		"type": "object",
		"required": [
			"id",
			"label",
			"type",
			"data"
		],
		"properties": {
			"id": { "$ref": "common.schema.json#/$defs/key" },
			"label": { "$ref": "common.schema.json#/$defs/line" },
			"type": { "enum": [
				"VIEW",
				"SECTION",
				"LINK",
				"ROUTE"
			] },
			"data": {
				"type": "object",
				"properties": {
					"view": { "$ref": "common.schema.json#/$defs/key" },
					"sectionId": { "$ref": "common.schema.json#/$defs/key" },
					"url": { "$ref": "common.schema.json#/$defs/url" },
					"route": { "$ref": "common.schema.json#/$defs/url" },
					"target": { "enum": ["_blank", "_self"] }
				}
			},
			"style": {
				"type": "object",
				"properties": { "featured": { "type": "boolean" } }
			},
			"visibility": { "enum": [
				"ALL",
				"GUEST",
				"SIGNED_IN"
			] }
		}
	} }
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const schema35 = {
	"type": "object",
	"required": [
		"id",
		"label",
		"type",
		"data"
	],
	"properties": {
		"id": { "$ref": "common.schema.json#/$defs/key" },
		"label": { "$ref": "common.schema.json#/$defs/line" },
		"type": { "enum": [
			"VIEW",
			"SECTION",
			"LINK",
			"ROUTE"
		] },
		"data": {
			"type": "object",
			"properties": {
				"view": { "$ref": "common.schema.json#/$defs/key" },
				"sectionId": { "$ref": "common.schema.json#/$defs/key" },
				"url": { "$ref": "common.schema.json#/$defs/url" },
				"route": { "$ref": "common.schema.json#/$defs/url" },
				"target": { "enum": ["_blank", "_self"] }
			}
		},
		"style": {
			"type": "object",
			"properties": { "featured": { "type": "boolean" } }
		},
		"visibility": { "enum": [
			"ALL",
			"GUEST",
			"SIGNED_IN"
		] }
	}
};
const pattern9 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.label === void 0 || !func0.call(data, "label")) && (missing0 = "label") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.data === void 0 || !func0.call(data, "data")) && (missing0 = "data")) {
			validate22.errors = [{
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
					if (!pattern5.test(data0)) {
						validate22.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "common.schema.json#/$defs/key/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate22.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/key/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.label !== void 0 && func0.call(data, "label")) {
					let data1 = data.label;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate22.errors = [{
								instancePath: instancePath + "/label",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate22.errors = [{
							instancePath: instancePath + "/label",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.type !== void 0 && func0.call(data, "type")) {
						let data2 = data.type;
						if (!(data2 === "VIEW" || data2 === "SECTION" || data2 === "LINK" || data2 === "ROUTE")) {
							validate22.errors = [{
								instancePath: instancePath + "/type",
								schemaPath: "#/properties/type/enum",
								keyword: "enum",
								params: { allowedValues: schema35.properties.type.enum }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0 && func0.call(data, "data")) {
							let data3 = data.data;
							if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
								if (data3.view !== void 0 && func0.call(data3, "view")) {
									let data4 = data3.view;
									if (typeof data4 === "string") {
										if (!pattern5.test(data4)) {
											validate22.errors = [{
												instancePath: instancePath + "/data/view",
												schemaPath: "common.schema.json#/$defs/key/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
											}];
											return false;
										}
									} else {
										validate22.errors = [{
											instancePath: instancePath + "/data/view",
											schemaPath: "common.schema.json#/$defs/key/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid3 = true;
								} else var valid3 = true;
								if (valid3) {
									if (data3.sectionId !== void 0 && func0.call(data3, "sectionId")) {
										let data5 = data3.sectionId;
										if (typeof data5 === "string") {
											if (!pattern5.test(data5)) {
												validate22.errors = [{
													instancePath: instancePath + "/data/sectionId",
													schemaPath: "common.schema.json#/$defs/key/pattern",
													keyword: "pattern",
													params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
												}];
												return false;
											}
										} else {
											validate22.errors = [{
												instancePath: instancePath + "/data/sectionId",
												schemaPath: "common.schema.json#/$defs/key/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid3 = true;
									} else var valid3 = true;
									if (valid3) {
										if (data3.url !== void 0 && func0.call(data3, "url")) {
											let data6 = data3.url;
											if (typeof data6 === "string") {
												if (data6.length > 2048) {
													validate22.errors = [{
														instancePath: instancePath + "/data/url",
														schemaPath: "common.schema.json#/$defs/url/maxLength",
														keyword: "maxLength",
														params: { limit: 2048 }
													}];
													return false;
												} else if (!pattern9.test(data6)) {
													validate22.errors = [{
														instancePath: instancePath + "/data/url",
														schemaPath: "common.schema.json#/$defs/url/pattern",
														keyword: "pattern",
														params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
													}];
													return false;
												}
											} else {
												validate22.errors = [{
													instancePath: instancePath + "/data/url",
													schemaPath: "common.schema.json#/$defs/url/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
											var valid3 = true;
										} else var valid3 = true;
										if (valid3) {
											if (data3.route !== void 0 && func0.call(data3, "route")) {
												let data7 = data3.route;
												if (typeof data7 === "string") {
													if (data7.length > 2048) {
														validate22.errors = [{
															instancePath: instancePath + "/data/route",
															schemaPath: "common.schema.json#/$defs/url/maxLength",
															keyword: "maxLength",
															params: { limit: 2048 }
														}];
														return false;
													} else if (!pattern9.test(data7)) {
														validate22.errors = [{
															instancePath: instancePath + "/data/route",
															schemaPath: "common.schema.json#/$defs/url/pattern",
															keyword: "pattern",
															params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
														}];
														return false;
													}
												} else {
													validate22.errors = [{
														instancePath: instancePath + "/data/route",
														schemaPath: "common.schema.json#/$defs/url/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
											if (valid3) {
												if (data3.target !== void 0 && func0.call(data3, "target")) {
													let data8 = data3.target;
													if (!(data8 === "_blank" || data8 === "_self")) {
														validate22.errors = [{
															instancePath: instancePath + "/data/target",
															schemaPath: "#/properties/data/properties/target/enum",
															keyword: "enum",
															params: { allowedValues: schema35.properties.data.properties.target.enum }
														}];
														return false;
													}
													var valid3 = true;
												} else var valid3 = true;
											}
										}
									}
								}
							} else {
								validate22.errors = [{
									instancePath: instancePath + "/data",
									schemaPath: "#/properties/data/type",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.style !== void 0 && func0.call(data, "style")) {
								let data9 = data.style;
								if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
									if (data9.featured !== void 0 && func0.call(data9, "featured")) {
										if (typeof data9.featured !== "boolean") {
											validate22.errors = [{
												instancePath: instancePath + "/style/featured",
												schemaPath: "#/properties/style/properties/featured/type",
												keyword: "type",
												params: { type: "boolean" }
											}];
											return false;
										}
									}
								} else {
									validate22.errors = [{
										instancePath: instancePath + "/style",
										schemaPath: "#/properties/style/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.visibility !== void 0 && func0.call(data, "visibility")) {
									let data11 = data.visibility;
									if (!(data11 === "ALL" || data11 === "GUEST" || data11 === "SIGNED_IN")) {
										validate22.errors = [{
											instancePath: instancePath + "/visibility",
											schemaPath: "#/properties/visibility/enum",
											keyword: "enum",
											params: { allowedValues: schema35.properties.visibility.enum }
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
	} else {
		validate22.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate22.errors = vErrors;
	return true;
}
validate22.evaluated = {
	"props": {
		"id": true,
		"label": true,
		"type": true,
		"data": true,
		"style": true,
		"visibility": true
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
			if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.platform === void 0 || !func0.call(data, "platform")) && (missing0 = "platform") || (data.layout === void 0 || !func0.call(data, "layout")) && (missing0 = "layout") || (data.defaultView === void 0 || !func0.call(data, "defaultView")) && (missing0 = "defaultView") || (data.items === void 0 || !func0.call(data, "items")) && (missing0 = "items")) {
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
					const _errs1 = errors;
					if (errors === errors) {
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
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.platform !== void 0 && func0.call(data, "platform")) {
						let data1 = data.platform;
						const _errs4 = errors;
						if (!(data1 === "WEB" || data1 === "MOBILE-WEB")) {
							validate20.errors = [{
								instancePath: instancePath + "/platform",
								schemaPath: "#/properties/platform/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.platform.enum }
							}];
							return false;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.layout !== void 0 && func0.call(data, "layout")) {
							let data2 = data.layout;
							const _errs5 = errors;
							if (!(data2 === "TOP" || data2 === "TOP_LEFT")) {
								validate20.errors = [{
									instancePath: instancePath + "/layout",
									schemaPath: "#/properties/layout/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.layout.enum }
								}];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.defaultView !== void 0 && func0.call(data, "defaultView")) {
								let data3 = data.defaultView;
								const _errs6 = errors;
								if (errors === errors) {
									if (typeof data3 === "string") {
										if (!pattern5.test(data3)) {
											validate20.errors = [{
												instancePath: instancePath + "/defaultView",
												schemaPath: "common.schema.json#/$defs/key/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/defaultView",
											schemaPath: "common.schema.json#/$defs/key/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.items !== void 0 && func0.call(data, "items")) {
									let data4 = data.items;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (Array.isArray(data4)) {
											if (data4.length > 40) {
												validate20.errors = [{
													instancePath: instancePath + "/items",
													schemaPath: "#/properties/items/maxItems",
													keyword: "maxItems",
													params: { limit: 40 }
												}];
												return false;
											} else {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs11 = errors;
													if (!validate22(data4[i0], {
														instancePath: instancePath + "/items/" + i0,
														parentData: data4,
														parentDataProperty: i0,
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
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
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
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
		"version": true,
		"platform": true,
		"layout": true,
		"defaultView": true,
		"items": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };