const validate = validate20;
const schema31 = {
	"$id": "definitions/page.schema.json",
	"type": "object",
	"required": ["version", "elements"],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"source": { "$ref": "common.schema.json#/$defs/key" },
		"layout": { "enum": ["DEFAULT"] },
		"title": { "$ref": "common.schema.json#/$defs/line" },
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"elements": {
			"type": "array",
			"items": {},
			"maxItems": 500
		}
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.version === void 0 || !func0.call(data, "version")) && (missing0 = "version") || (data.elements === void 0 || !func0.call(data, "elements")) && (missing0 = "elements")) {
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
				if (data.source !== void 0 && func0.call(data, "source")) {
					let data1 = data.source;
					if (typeof data1 === "string") {
						if (!pattern5.test(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/source",
								schemaPath: "common.schema.json#/$defs/key/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/source",
							schemaPath: "common.schema.json#/$defs/key/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.layout !== void 0 && func0.call(data, "layout")) {
						if (!(data.layout === "DEFAULT")) {
							validate20.errors = [{
								instancePath: instancePath + "/layout",
								schemaPath: "#/properties/layout/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.layout.enum }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.title !== void 0 && func0.call(data, "title")) {
							let data3 = data.title;
							if (typeof data3 === "string") {
								if (data3.length > 300) {
									validate20.errors = [{
										instancePath: instancePath + "/title",
										schemaPath: "common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/title",
									schemaPath: "common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.description !== void 0 && func0.call(data, "description")) {
								let data4 = data.description;
								if (typeof data4 === "string") {
									if (data4.length > 5e3) {
										validate20.errors = [{
											instancePath: instancePath + "/description",
											schemaPath: "common.schema.json#/$defs/prose/maxLength",
											keyword: "maxLength",
											params: { limit: 5e3 }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/description",
										schemaPath: "common.schema.json#/$defs/prose/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.elements !== void 0 && func0.call(data, "elements")) {
									let data5 = data.elements;
									if (Array.isArray(data5)) {
										if (data5.length > 500) {
											validate20.errors = [{
												instancePath: instancePath + "/elements",
												schemaPath: "#/properties/elements/maxItems",
												keyword: "maxItems",
												params: { limit: 500 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/elements",
											schemaPath: "#/properties/elements/type",
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
		"source": true,
		"layout": true,
		"title": true,
		"description": true,
		"elements": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };