const validate = validate20;
const schema31 = {
	"$id": "blocks/textBlock.schema.json",
	"type": "object",
	"required": ["text"],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"text": {
			"type": "string",
			"maxLength": 2e4
		},
		"textAlignment": { "enum": [
			"LEFT",
			"CENTER",
			"RIGHT"
		] }
	}
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.text === void 0 || !func0.call(data, "text")) && (missing0 = "text")) {
			validate20.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 }
			}];
			return false;
		} else {
			if (data.tab !== void 0 && func0.call(data, "tab")) {
				let data0 = data.tab;
				if (typeof data0 === "string") {
					if (!pattern4.test(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/tab",
							schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
							keyword: "pattern",
							params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/tab",
						schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
						keyword: "type",
						params: { type: "string" }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.title !== void 0 && func0.call(data, "title")) {
					let data1 = data.title;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate20.errors = [{
								instancePath: instancePath + "/title",
								schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/title",
							schemaPath: "../definitions/common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.text !== void 0 && func0.call(data, "text")) {
						let data2 = data.text;
						if (typeof data2 === "string") {
							if (data2.length > 2e4) {
								validate20.errors = [{
									instancePath: instancePath + "/text",
									schemaPath: "#/properties/text/maxLength",
									keyword: "maxLength",
									params: { limit: 2e4 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/text",
								schemaPath: "#/properties/text/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.textAlignment !== void 0 && func0.call(data, "textAlignment")) {
							let data3 = data.textAlignment;
							if (!(data3 === "LEFT" || data3 === "CENTER" || data3 === "RIGHT")) {
								validate20.errors = [{
									instancePath: instancePath + "/textAlignment",
									schemaPath: "#/properties/textAlignment/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.textAlignment.enum }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
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
		"tab": true,
		"title": true,
		"text": true,
		"textAlignment": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };