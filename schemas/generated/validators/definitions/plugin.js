const validate = validate20;
const schema31 = {
	"$id": "definitions/plugin.schema.json",
	"type": "object",
	"required": [
		"version",
		"id",
		"name",
		"type",
		"url",
		"title"
	],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"id": { "$ref": "common.schema.json#/$defs/key" },
		"name": { "$ref": "common.schema.json#/$defs/line" },
		"type": { "$ref": "common.schema.json#/$defs/key" },
		"subtype": { "$ref": "common.schema.json#/$defs/key" },
		"url": {
			"type": "string",
			"maxLength": 2048,
			"pattern": "^(?:https://[^\\s\\\\\"'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\\"'<>]*)?)$"
		},
		"title": {
			"type": "string",
			"minLength": 1,
			"maxLength": 300
		},
		"height": {
			"type": "integer",
			"minimum": 50,
			"maximum": 4e3
		},
		"ratio": { "enum": [
			"16:9",
			"4:3",
			"1:1",
			"9:16"
		] },
		"payload": {
			"type": "object",
			"maxProperties": 50,
			"additionalProperties": true
		}
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern8 = new RegExp("^(?:https://[^\\s\\\\\"'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\\"'<>]*)?)$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.name === void 0 || !func0.call(data, "name")) && (missing0 = "name") || (data.type === void 0 || !func0.call(data, "type")) && (missing0 = "type") || (data.url === void 0 || !func0.call(data, "url")) && (missing0 = "url") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title")) {
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
				if (data.id !== void 0 && func0.call(data, "id")) {
					let data1 = data.id;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "common.schema.json#/$defs/key/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
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
					if (data.name !== void 0 && func0.call(data, "name")) {
						let data2 = data.name;
						if (typeof data2 === "string") {
							if (data2.length > 300) {
								validate20.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/name",
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
							let data3 = data.type;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									validate20.errors = [{
										instancePath: instancePath + "/type",
										schemaPath: "common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.subtype !== void 0 && func0.call(data, "subtype")) {
								let data4 = data.subtype;
								if (typeof data4 === "string") {
									if (!pattern5.test(data4)) {
										validate20.errors = [{
											instancePath: instancePath + "/subtype",
											schemaPath: "common.schema.json#/$defs/key/pattern",
											keyword: "pattern",
											params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/subtype",
										schemaPath: "common.schema.json#/$defs/key/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.url !== void 0 && func0.call(data, "url")) {
									let data5 = data.url;
									if (typeof data5 === "string") {
										if (data5.length > 2048) {
											validate20.errors = [{
												instancePath: instancePath + "/url",
												schemaPath: "#/properties/url/maxLength",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern8.test(data5)) {
											validate20.errors = [{
												instancePath: instancePath + "/url",
												schemaPath: "#/properties/url/pattern",
												keyword: "pattern",
												params: { pattern: "^(?:https://[^\\s\\\\\"'<>]+|http://(?:(?:[a-z0-9-]+\\.)?localhost|127\\.0\\.0\\.1)(?::[0-9]{1,5})?(?:/[^\\s\\\\\"'<>]*)?)$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/url",
											schemaPath: "#/properties/url/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.title !== void 0 && func0.call(data, "title")) {
										let data6 = data.title;
										if (typeof data6 === "string") {
											if (data6.length > 300) {
												validate20.errors = [{
													instancePath: instancePath + "/title",
													schemaPath: "#/properties/title/maxLength",
													keyword: "maxLength",
													params: { limit: 300 }
												}];
												return false;
											} else if (data6.length < 1) {
												validate20.errors = [{
													instancePath: instancePath + "/title",
													schemaPath: "#/properties/title/minLength",
													keyword: "minLength",
													params: { limit: 1 }
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/title",
												schemaPath: "#/properties/title/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.height !== void 0 && func0.call(data, "height")) {
											let data7 = data.height;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate20.errors = [{
													instancePath: instancePath + "/height",
													schemaPath: "#/properties/height/type",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 > 4e3 || isNaN(data7)) {
													validate20.errors = [{
														instancePath: instancePath + "/height",
														schemaPath: "#/properties/height/maximum",
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
														schemaPath: "#/properties/height/minimum",
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
											if (data.ratio !== void 0 && func0.call(data, "ratio")) {
												let data8 = data.ratio;
												if (!(data8 === "16:9" || data8 === "4:3" || data8 === "1:1" || data8 === "9:16")) {
													validate20.errors = [{
														instancePath: instancePath + "/ratio",
														schemaPath: "#/properties/ratio/enum",
														keyword: "enum",
														params: { allowedValues: schema31.properties.ratio.enum }
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.payload !== void 0 && func0.call(data, "payload")) {
													let data9 = data.payload;
													if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
														if (Object.keys(data9).length > 50) {
															validate20.errors = [{
																instancePath: instancePath + "/payload",
																schemaPath: "#/properties/payload/maxProperties",
																keyword: "maxProperties",
																params: { limit: 50 }
															}];
															return false;
														}
													} else {
														validate20.errors = [{
															instancePath: instancePath + "/payload",
															schemaPath: "#/properties/payload/type",
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
		"id": true,
		"name": true,
		"type": true,
		"subtype": true,
		"url": true,
		"title": true,
		"height": true,
		"ratio": true,
		"payload": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };