const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^/(?![/\\\\])[^\\s\\\\\"'<>]*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.placeholder === void 0 || !func0.call(data, "placeholder")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "placeholder" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value === void 0 || !func0.call(data, "value")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.action === void 0 || !func0.call(data, "action")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "action" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "tab" || key0 === "placeholder" || key0 === "value" || key0 === "totalResults" || key0 === "action")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.tab !== void 0 && func0.call(data, "tab")) {
			let data0 = data.tab;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/tab",
						schemaPath: "../definitions/common.schema.json#/$defs/tab/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/tab",
					schemaPath: "../definitions/common.schema.json#/$defs/tab/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.placeholder !== void 0 && func0.call(data, "placeholder")) {
			let data1 = data.placeholder;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err6 = {
						instancePath: instancePath + "/placeholder",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/placeholder",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.value !== void 0 && func0.call(data, "value")) {
			let data2 = data.value;
			if (typeof data2 === "string") {
				if (data2.length > 200) {
					const err8 = {
						instancePath: instancePath + "/value",
						schemaPath: "#/properties/value/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/value",
					schemaPath: "#/properties/value/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.totalResults !== void 0 && func0.call(data, "totalResults")) {
			let data3 = data.totalResults;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err10 = {
					instancePath: instancePath + "/totalResults",
					schemaPath: "#/properties/totalResults/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err11 = {
						instancePath: instancePath + "/totalResults",
						schemaPath: "#/properties/totalResults/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.action !== void 0 && func0.call(data, "action")) {
			let data4 = data.action;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.url === void 0 || !func0.call(data4, "url")) {
					const err12 = {
						instancePath: instancePath + "/action",
						schemaPath: "#/properties/action/required",
						keyword: "required",
						params: { missingProperty: "url" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				for (const key1 of Object.keys(data4)) if (!(key1 === "url")) {
					const err13 = {
						instancePath: instancePath + "/action",
						schemaPath: "#/properties/action/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data4.url !== void 0 && func0.call(data4, "url")) {
					let data5 = data4.url;
					if (typeof data5 === "string") {
						if (data5.length > 2048) {
							const err14 = {
								instancePath: instancePath + "/action/url",
								schemaPath: "../definitions/common.schema.json#/$defs/path/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (!pattern5.test(data5)) {
							const err15 = {
								instancePath: instancePath + "/action/url",
								schemaPath: "../definitions/common.schema.json#/$defs/path/pattern",
								keyword: "pattern",
								params: { pattern: "^/(?![/\\\\])[^\\s\\\\\"'<>]*$" }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/action/url",
							schemaPath: "../definitions/common.schema.json#/$defs/path/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };