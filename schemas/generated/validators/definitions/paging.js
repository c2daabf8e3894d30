const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if ((data.moreDataAvailable === void 0 || !func0.call(data, "moreDataAvailable")) && (missing0 = "moreDataAvailable")) {
				validate20.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.moreDataAvailable !== void 0 && func0.call(data, "moreDataAvailable")) {
					const _errs1 = errors;
					if (typeof data.moreDataAvailable !== "boolean") {
						validate20.errors = [{
							instancePath: instancePath + "/moreDataAvailable",
							schemaPath: "#/properties/moreDataAvailable/type",
							keyword: "type",
							params: { type: "boolean" }
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.lastSeen !== void 0 && func0.call(data, "lastSeen")) {
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
										schemaPath: "#/properties/lastSeen/anyOf/0/maxLength",
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
									schemaPath: "#/properties/lastSeen/anyOf/0/type",
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
						const _errs7 = errors;
						if (!(typeof data1 == "number" && isFinite(data1))) {
							const err2 = {
								instancePath: instancePath + "/lastSeen",
								schemaPath: "#/properties/lastSeen/anyOf/1/type",
								keyword: "type",
								params: { type: "number" }
							};
							if (vErrors === null) vErrors = [err2];
							else vErrors.push(err2);
							errors++;
						}
						var _valid0 = _errs7 === errors;
						valid1 = valid1 || _valid0;
						if (!valid1) {
							const err3 = {
								instancePath: instancePath + "/lastSeen",
								schemaPath: "#/properties/lastSeen/anyOf",
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
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"moreDataAvailable": true,
		"lastSeen": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};

export { validate };