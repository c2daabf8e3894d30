const validate = validate20;
const schema33 = { "enum": [
	"hide",
	"message",
	"fallback"
] };
const schema37 = {
	"type": "object",
	"properties": {
		"aspect": { "enum": [
			"16:9",
			"1:1",
			"2:3"
		] },
		"count": {
			"type": "integer",
			"minimum": 1,
			"maximum": 50
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "minItems" || key0 === "onEmpty" || key0 === "emptyTitle" || key0 === "emptyDescription" || key0 === "reserve")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.minItems !== void 0 && func0.call(data, "minItems")) {
			let data0 = data.minItems;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err1 = {
					instancePath: instancePath + "/minItems",
					schemaPath: "#/$defs/minItems/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 10 || isNaN(data0)) {
					const err2 = {
						instancePath: instancePath + "/minItems",
						schemaPath: "#/$defs/minItems/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 10
						}
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/minItems",
						schemaPath: "#/$defs/minItems/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		if (data.onEmpty !== void 0 && func0.call(data, "onEmpty")) {
			let data1 = data.onEmpty;
			if (!(data1 === "hide" || data1 === "message" || data1 === "fallback")) {
				const err4 = {
					instancePath: instancePath + "/onEmpty",
					schemaPath: "#/$defs/onEmpty/enum",
					keyword: "enum",
					params: { allowedValues: schema33.enum }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
			let data2 = data.emptyTitle;
			if (typeof data2 === "string") {
				if (data2.length > 300) {
					const err5 = {
						instancePath: instancePath + "/emptyTitle",
						schemaPath: "#/$defs/emptyTitle/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/emptyTitle",
					schemaPath: "#/$defs/emptyTitle/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.emptyDescription !== void 0 && func0.call(data, "emptyDescription")) {
			let data3 = data.emptyDescription;
			if (typeof data3 === "string") {
				if (data3.length > 5e3) {
					const err7 = {
						instancePath: instancePath + "/emptyDescription",
						schemaPath: "#/$defs/emptyDescription/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/emptyDescription",
					schemaPath: "#/$defs/emptyDescription/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.reserve !== void 0 && func0.call(data, "reserve")) {
			let data4 = data.reserve;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				for (const key1 of Object.keys(data4)) if (!(key1 === "aspect" || key1 === "count")) {
					const err9 = {
						instancePath: instancePath + "/reserve",
						schemaPath: "#/$defs/reserve/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data4.aspect !== void 0 && func0.call(data4, "aspect")) {
					let data5 = data4.aspect;
					if (!(data5 === "16:9" || data5 === "1:1" || data5 === "2:3")) {
						const err10 = {
							instancePath: instancePath + "/reserve/aspect",
							schemaPath: "#/$defs/reserve/properties/aspect/enum",
							keyword: "enum",
							params: { allowedValues: schema37.properties.aspect.enum }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data4.count !== void 0 && func0.call(data4, "count")) {
					let data6 = data4.count;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						const err11 = {
							instancePath: instancePath + "/reserve/count",
							schemaPath: "#/$defs/reserve/properties/count/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 > 50 || isNaN(data6)) {
							const err12 = {
								instancePath: instancePath + "/reserve/count",
								schemaPath: "#/$defs/reserve/properties/count/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 50
								}
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data6 < 1 || isNaN(data6)) {
							const err13 = {
								instancePath: instancePath + "/reserve/count",
								schemaPath: "#/$defs/reserve/properties/count/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/reserve",
					schemaPath: "#/$defs/reserve/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };