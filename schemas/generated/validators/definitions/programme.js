const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern6 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if ((data.id === void 0 || !func0.call(data, "id")) && (missing0 = "id") || (data.episode === void 0 || !func0.call(data, "episode")) && (missing0 = "episode") || (data.startDate === void 0 || !func0.call(data, "startDate")) && (missing0 = "startDate") || (data.endDate === void 0 || !func0.call(data, "endDate")) && (missing0 = "endDate")) {
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
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate20.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "integer" }
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate20.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/minimum",
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
				if (data.episode !== void 0 && func0.call(data, "episode")) {
					let data1 = data.episode;
					if (typeof data1 === "string") {
						if (data1.length > 300) {
							validate20.errors = [{
								instancePath: instancePath + "/episode",
								schemaPath: "common.schema.json#/$defs/line/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							}];
							return false;
						}
					} else {
						validate20.errors = [{
							instancePath: instancePath + "/episode",
							schemaPath: "common.schema.json#/$defs/line/type",
							keyword: "type",
							params: { type: "string" }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.programme !== void 0 && func0.call(data, "programme")) {
						let data2 = data.programme;
						if (typeof data2 === "string") {
							if (data2.length > 300) {
								validate20.errors = [{
									instancePath: instancePath + "/programme",
									schemaPath: "common.schema.json#/$defs/line/maxLength",
									keyword: "maxLength",
									params: { limit: 300 }
								}];
								return false;
							}
						} else {
							validate20.errors = [{
								instancePath: instancePath + "/programme",
								schemaPath: "common.schema.json#/$defs/line/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.startDate !== void 0 && func0.call(data, "startDate")) {
							let data3 = data.startDate;
							if (typeof data3 === "string") {
								if (!pattern4.test(data3)) {
									validate20.errors = [{
										instancePath: instancePath + "/startDate",
										schemaPath: "common.schema.json#/$defs/instant/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
									}];
									return false;
								}
							} else {
								validate20.errors = [{
									instancePath: instancePath + "/startDate",
									schemaPath: "common.schema.json#/$defs/instant/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.endDate !== void 0 && func0.call(data, "endDate")) {
								let data4 = data.endDate;
								if (typeof data4 === "string") {
									if (!pattern4.test(data4)) {
										validate20.errors = [{
											instancePath: instancePath + "/endDate",
											schemaPath: "common.schema.json#/$defs/instant/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
										}];
										return false;
									}
								} else {
									validate20.errors = [{
										instancePath: instancePath + "/endDate",
										schemaPath: "common.schema.json#/$defs/instant/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.thumbnailUrl !== void 0 && func0.call(data, "thumbnailUrl")) {
									let data5 = data.thumbnailUrl;
									if (typeof data5 === "string") {
										if (data5.length > 2048) {
											validate20.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
												keyword: "maxLength",
												params: { limit: 2048 }
											}];
											return false;
										} else if (!pattern6.test(data5)) {
											validate20.errors = [{
												instancePath: instancePath + "/thumbnailUrl",
												schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
												keyword: "pattern",
												params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
											}];
											return false;
										}
									} else {
										validate20.errors = [{
											instancePath: instancePath + "/thumbnailUrl",
											schemaPath: "common.schema.json#/$defs/imageUrl/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.duration !== void 0 && func0.call(data, "duration")) {
										let data6 = data.duration;
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 < 0 || isNaN(data6)) {
												validate20.errors = [{
													instancePath: instancePath + "/duration",
													schemaPath: "#/properties/duration/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													}
												}];
												return false;
											}
										} else {
											validate20.errors = [{
												instancePath: instancePath + "/duration",
												schemaPath: "#/properties/duration/type",
												keyword: "type",
												params: { type: "number" }
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
		"id": true,
		"episode": true,
		"programme": true,
		"startDate": true,
		"endDate": true,
		"thumbnailUrl": true,
		"duration": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };