const validate = validate20;
const schema31 = {
	"$id": "blocks/reviewForm.schema.json",
	"type": "object",
	"required": [
		"contentId",
		"contentType",
		"title",
		"fields",
		"submitLabel",
		"allowed"
	],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"contentId": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
		"contentType": { "enum": [
			"VOD",
			"VOD_SERIES",
			"VOD_SEASON",
			"PLAYLIST",
			"LIVE"
		] },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"fields": {
			"type": "array",
			"items": {},
			"minItems": 1,
			"maxItems": 20
		},
		"submitLabel": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"allowed": { "type": "boolean" }
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
		if ((data.contentId === void 0 || !func0.call(data, "contentId")) && (missing0 = "contentId") || (data.contentType === void 0 || !func0.call(data, "contentType")) && (missing0 = "contentType") || (data.title === void 0 || !func0.call(data, "title")) && (missing0 = "title") || (data.fields === void 0 || !func0.call(data, "fields")) && (missing0 = "fields") || (data.submitLabel === void 0 || !func0.call(data, "submitLabel")) && (missing0 = "submitLabel") || (data.allowed === void 0 || !func0.call(data, "allowed")) && (missing0 = "allowed")) {
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
				if (data.contentId !== void 0 && func0.call(data, "contentId")) {
					let data1 = data.contentId;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate20.errors = [{
							instancePath: instancePath + "/contentId",
							schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 1 || isNaN(data1)) {
							validate20.errors = [{
								instancePath: instancePath + "/contentId",
								schemaPath: "../definitions/common.schema.json#/$defs/contentId/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.contentType !== void 0 && func0.call(data, "contentType")) {
						let data2 = data.contentType;
						if (!(data2 === "VOD" || data2 === "VOD_SERIES" || data2 === "VOD_SEASON" || data2 === "PLAYLIST" || data2 === "LIVE")) {
							validate20.errors = [{
								instancePath: instancePath + "/contentType",
								schemaPath: "#/properties/contentType/enum",
								keyword: "enum",
								params: { allowedValues: schema31.properties.contentType.enum }
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
							if (data.fields !== void 0 && func0.call(data, "fields")) {
								let data4 = data.fields;
								if (Array.isArray(data4)) {
									if (data4.length > 20) {
										validate20.errors = [{
											instancePath: instancePath + "/fields",
											schemaPath: "#/properties/fields/maxItems",
											keyword: "maxItems",
											params: { limit: 20 }
										}];
										return false;
									} else if (data4.length < 1) {
										validate20.errors = [{
											instancePath: instancePath + "/fields",
											schemaPath: "#/properties/fields/minItems",
											keyword: "minItems",
											params: { limit: 1 }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/fields",
										schemaPath: "#/properties/fields/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.submitLabel !== void 0 && func0.call(data, "submitLabel")) {
									let data5 = data.submitLabel;
									if (typeof data5 === "string") {
										if (data5.length > 300) {
											validate20.errors = [{
												instancePath: instancePath + "/submitLabel",
												schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/submitLabel",
											schemaPath: "../definitions/common.schema.json#/$defs/line/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.allowed !== void 0 && func0.call(data, "allowed")) {
										if (typeof data.allowed !== "boolean") {
											validate20.errors = [{
												instancePath: instancePath + "/allowed",
												schemaPath: "#/properties/allowed/type",
												keyword: "type",
												params: { type: "boolean" }
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
		"contentId": true,
		"contentType": true,
		"title": true,
		"fields": true,
		"submitLabel": true,
		"allowed": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };