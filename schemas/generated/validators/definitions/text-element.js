const validate = validate20;
const schema31 = {
	"$id": "definitions/text-element.schema.json",
	"type": "object",
	"required": ["text"],
	"properties": {
		"text": { "$ref": "common.schema.json#/$defs/line" },
		"label": { "$ref": "common.schema.json#/$defs/label" },
		"size": { "enum": [
			"small",
			"regular",
			"large"
		] }
	}
};
const func0 = Object.prototype.hasOwnProperty;
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
			if (data.text !== void 0 && func0.call(data, "text")) {
				let data0 = data.text;
				if (typeof data0 === "string") {
					if (data0.length > 300) {
						validate20.errors = [{
							instancePath: instancePath + "/text",
							schemaPath: "common.schema.json#/$defs/line/maxLength",
							keyword: "maxLength",
							params: { limit: 300 }
						}];
						return false;
					}
				} else {
					validate20.errors = [{
						instancePath: instancePath + "/text",
						schemaPath: "common.schema.json#/$defs/line/type",
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
						if (data1.length > 120) {
							validate20.errors = [{
								instancePath: instancePath + "/label",
								schemaPath: "common.schema.json#/$defs/label/maxLength",
								keyword: "maxLength",
								params: { limit: 120 }
							}];
							return false;
						} else if (data1.length < 1) {
							validate20.errors = [{
								instancePath: instancePath + "/label",
								schemaPath: "common.schema.json#/$defs/label/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/label",
							schemaPath: "common.schema.json#/$defs/label/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.size !== void 0 && func0.call(data, "size")) {
						let data2 = data.size;
						if (!(data2 === "small" || data2 === "regular" || data2 === "large")) {
							validate20.errors = [{
								instancePath: instancePath + "/size",
								schemaPath: "#/properties/size/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.size.enum }
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
		"text": true,
		"label": true,
		"size": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };