const validate = validate20;
const schema31 = {
	"$id": "blocks/separator.schema.json",
	"type": "object",
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"size": { "enum": [
			"small",
			"regular",
			"large"
		] },
		"line": { "type": "boolean" }
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
			if (data.size !== void 0 && func0.call(data, "size")) {
				let data1 = data.size;
				if (!(data1 === "small" || data1 === "regular" || data1 === "large")) {
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
			if (valid0) {
				if (data.line !== void 0 && func0.call(data, "line")) {
					if (typeof data.line !== "boolean") {
						validate20.errors = [{
							instancePath: instancePath + "/line",
							schemaPath: "#/properties/line/type",
							keyword: "type",
							params: { type: "boolean" }
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
		"tab": true,
		"size": true,
		"line": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };