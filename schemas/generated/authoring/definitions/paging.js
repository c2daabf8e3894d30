const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.moreDataAvailable === void 0 || !func0.call(data, "moreDataAvailable")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "moreDataAvailable" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "moreDataAvailable" || key0 === "lastSeen")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.moreDataAvailable !== void 0 && func0.call(data, "moreDataAvailable")) {
			if (typeof data.moreDataAvailable !== "boolean") {
				const err2 = {
					instancePath: instancePath + "/moreDataAvailable",
					schemaPath: "#/properties/moreDataAvailable/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.lastSeen !== void 0 && func0.call(data, "lastSeen")) {
			let data1 = data.lastSeen;
			const _errs5 = errors;
			let valid1 = false;
			const _errs6 = errors;
			if (typeof data1 === "string") {
				if (data1.length > 500) {
					const err3 = {
						instancePath: instancePath + "/lastSeen",
						schemaPath: "#/properties/lastSeen/anyOf/0/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/lastSeen",
					schemaPath: "#/properties/lastSeen/anyOf/0/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			var _valid0 = _errs6 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs8 = errors;
				if (!(typeof data1 == "number" && isFinite(data1))) {
					const err5 = {
						instancePath: instancePath + "/lastSeen",
						schemaPath: "#/properties/lastSeen/anyOf/1/type",
						keyword: "type",
						params: { type: "number" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				var _valid0 = _errs8 === errors;
				valid1 = valid1 || _valid0;
			}
			if (!valid1) {
				const err6 = {
					instancePath: instancePath + "/lastSeen",
					schemaPath: "#/properties/lastSeen/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };