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
		"layout": { "enum": [
			"TOP",
			"TOP_LEFT",
			"HAMBURGER",
			"SIDEBAR"
		] },
		"defaultView": { "$ref": "common.schema.json#/$defs/key" },
		"items": {
			"type": "array",
			"items": {},
			"maxItems": 40
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
				if (data.platform !== void 0 && func0.call(data, "platform")) {
					let data1 = data.platform;
					if (!(data1 === "WEB" || data1 === "MOBILE-WEB")) {
						validate20.errors = [{
							instancePath: instancePath + "/platform",
							schemaPath: "#/properties/platform/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.platform.enum }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.layout !== void 0 && func0.call(data, "layout")) {
						let data2 = data.layout;
						if (!(data2 === "TOP" || data2 === "TOP_LEFT" || data2 === "HAMBURGER" || data2 === "SIDEBAR")) {
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
						if (data.defaultView !== void 0 && func0.call(data, "defaultView")) {
							let data3 = data.defaultView;
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
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.items !== void 0 && func0.call(data, "items")) {
								let data4 = data.items;
								if (Array.isArray(data4)) {
									if (data4.length > 40) {
										validate20.errors = [{
											instancePath: instancePath + "/items",
											schemaPath: "#/properties/items/maxItems",
											keyword: "maxItems",
											params: { limit: 40 }
										}];
										return false;
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
		"platform": true,
		"layout": true,
		"defaultView": true,
		"items": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };