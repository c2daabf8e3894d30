const validate = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.moreDataAvailable === void 0 && (missing0 = "moreDataAvailable")) {
				validate20.errors = [{
					instancePath,
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.moreDataAvailable !== void 0) {
					const _errs1 = errors;
					if (typeof data.moreDataAvailable !== "boolean") {
						validate20.errors = [{
							instancePath: instancePath + "/moreDataAvailable",
							keyword: "type",
							params: { type: "boolean" }
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.lastSeen !== void 0) {
						let data1 = data.lastSeen;
						const _errs3 = errors;
						const _errs4 = errors;
						let valid1 = false;
						const _errs5 = errors;
						if (errors === _errs5) {
							if (typeof data1 === "string") {
								if (data1.length > 500) {
									const err0 = {
										instancePath: instancePath + "/lastSeen",
										keyword: "maxLength",
										params: { limit: 500 }
									};
									if (vErrors === null) vErrors = [err0];
									else vErrors.push(err0);
									errors++;
								}
							} else {
								const err1 = {
									instancePath: instancePath + "/lastSeen",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err1];
								else vErrors.push(err1);
								errors++;
							}
						}
						var _valid0 = _errs5 === errors;
						valid1 = valid1 || _valid0;
						if (!valid1) {
							const _errs7 = errors;
							if (!(typeof data1 == "number" && isFinite(data1))) {
								const err2 = {
									instancePath: instancePath + "/lastSeen",
									keyword: "type",
									params: { type: "number" }
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
							var _valid0 = _errs7 === errors;
							valid1 = valid1 || _valid0;
						}
						if (!valid1) {
							const err3 = {
								instancePath: instancePath + "/lastSeen",
								keyword: "anyOf",
								params: {}
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
							validate20.errors = vErrors;
							return false;
						} else {
							errors = _errs4;
							if (vErrors !== null) {
								if (_errs4) vErrors.length = _errs4;
								else vErrors = null;
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
				}
			}
		} else {
			validate20.errors = [{
				instancePath,
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };