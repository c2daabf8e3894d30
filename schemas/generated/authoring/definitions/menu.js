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
				},
				"additionalProperties": false
			},
			"style": {
				"type": "object",
				"properties": { "featured": { "type": "boolean" } },
				"additionalProperties": false
			},
			"visibility": { "enum": [
				"ALL",
				"GUEST",
				"SIGNED_IN"
			] }
		},
		"additionalProperties": false
	} },
	"additionalProperties": false
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
			},
			"additionalProperties": false
		},
		"style": {
			"type": "object",
			"properties": { "featured": { "type": "boolean" } },
			"additionalProperties": false
		},
		"visibility": { "enum": [
			"ALL",
			"GUEST",
			"SIGNED_IN"
		] }
	},
	"additionalProperties": false
};
const pattern9 = new RegExp("^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type === void 0 || !func0.call(data, "type")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.data === void 0 || !func0.call(data, "data")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "data" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "id" || key0 === "label" || key0 === "type" || key0 === "data" || key0 === "style" || key0 === "visibility")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern5.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data1 = data.label;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err7 = {
						instancePath: instancePath + "/label",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/label",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.type !== void 0 && func0.call(data, "type")) {
			let data2 = data.type;
			if (!(data2 === "VIEW" || data2 === "SECTION" || data2 === "LINK" || data2 === "ROUTE")) {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema35.properties.type.enum }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.data !== void 0 && func0.call(data, "data")) {
			let data3 = data.data;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				for (const key1 of Object.keys(data3)) if (!(key1 === "view" || key1 === "sectionId" || key1 === "url" || key1 === "route" || key1 === "target")) {
					const err10 = {
						instancePath: instancePath + "/data",
						schemaPath: "#/properties/data/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data3.view !== void 0 && func0.call(data3, "view")) {
					let data4 = data3.view;
					if (typeof data4 === "string") {
						if (!pattern5.test(data4)) {
							const err11 = {
								instancePath: instancePath + "/data/view",
								schemaPath: "common.schema.json#/$defs/key/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/data/view",
							schemaPath: "common.schema.json#/$defs/key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (data3.sectionId !== void 0 && func0.call(data3, "sectionId")) {
					let data5 = data3.sectionId;
					if (typeof data5 === "string") {
						if (!pattern5.test(data5)) {
							const err13 = {
								instancePath: instancePath + "/data/sectionId",
								schemaPath: "common.schema.json#/$defs/key/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/data/sectionId",
							schemaPath: "common.schema.json#/$defs/key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data3.url !== void 0 && func0.call(data3, "url")) {
					let data6 = data3.url;
					if (typeof data6 === "string") {
						if (data6.length > 2048) {
							const err15 = {
								instancePath: instancePath + "/data/url",
								schemaPath: "common.schema.json#/$defs/url/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (!pattern9.test(data6)) {
							const err16 = {
								instancePath: instancePath + "/data/url",
								schemaPath: "common.schema.json#/$defs/url/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/data/url",
							schemaPath: "common.schema.json#/$defs/url/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
				if (data3.route !== void 0 && func0.call(data3, "route")) {
					let data7 = data3.route;
					if (typeof data7 === "string") {
						if (data7.length > 2048) {
							const err18 = {
								instancePath: instancePath + "/data/route",
								schemaPath: "common.schema.json#/$defs/url/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (!pattern9.test(data7)) {
							const err19 = {
								instancePath: instancePath + "/data/route",
								schemaPath: "common.schema.json#/$defs/url/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:https?://[^\\s\\\\\"'<>]+|/(?![/\\\\])[^\\s\\\\\"'<>]*|mailto:[^\\s\\\\\"'<>:]+|tel:[0-9+().-]+)$" }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/data/route",
							schemaPath: "common.schema.json#/$defs/url/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data3.target !== void 0 && func0.call(data3, "target")) {
					let data8 = data3.target;
					if (!(data8 === "_blank" || data8 === "_self")) {
						const err21 = {
							instancePath: instancePath + "/data/target",
							schemaPath: "#/properties/data/properties/target/enum",
							keyword: "enum",
							params: { allowedValues: schema35.properties.data.properties.target.enum }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/data",
					schemaPath: "#/properties/data/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.style !== void 0 && func0.call(data, "style")) {
			let data9 = data.style;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				for (const key2 of Object.keys(data9)) if (!(key2 === "featured")) {
					const err23 = {
						instancePath: instancePath + "/style",
						schemaPath: "#/properties/style/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (data9.featured !== void 0 && func0.call(data9, "featured")) {
					if (typeof data9.featured !== "boolean") {
						const err24 = {
							instancePath: instancePath + "/style/featured",
							schemaPath: "#/properties/style/properties/featured/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/style",
					schemaPath: "#/properties/style/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.visibility !== void 0 && func0.call(data, "visibility")) {
			let data11 = data.visibility;
			if (!(data11 === "ALL" || data11 === "GUEST" || data11 === "SIGNED_IN")) {
				const err26 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "#/properties/visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema35.properties.visibility.enum }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
	} else {
		const err27 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err27];
		else vErrors.push(err27);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
validate22.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 || !func0.call(data, "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.platform === void 0 || !func0.call(data, "platform")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "platform" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.layout === void 0 || !func0.call(data, "layout")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "layout" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.defaultView === void 0 || !func0.call(data, "defaultView")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "defaultView" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.items === void 0 || !func0.call(data, "items")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "platform" || key0 === "layout" || key0 === "defaultView" || key0 === "items")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			let data1 = data.platform;
			if (!(data1 === "WEB" || data1 === "MOBILE-WEB")) {
				const err8 = {
					instancePath: instancePath + "/platform",
					schemaPath: "#/properties/platform/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.platform.enum }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.layout !== void 0 && func0.call(data, "layout")) {
			let data2 = data.layout;
			if (!(data2 === "TOP" || data2 === "TOP_LEFT")) {
				const err9 = {
					instancePath: instancePath + "/layout",
					schemaPath: "#/properties/layout/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties.layout.enum }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.defaultView !== void 0 && func0.call(data, "defaultView")) {
			let data3 = data.defaultView;
			if (typeof data3 === "string") {
				if (!pattern5.test(data3)) {
					const err10 = {
						instancePath: instancePath + "/defaultView",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/defaultView",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.items !== void 0 && func0.call(data, "items")) {
			let data4 = data.items;
			if (Array.isArray(data4)) {
				if (data4.length > 40) {
					const err12 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate22(data4[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
					errors = vErrors.length;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };