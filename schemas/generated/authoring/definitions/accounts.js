const validate = validate20;
const schema31 = {
	"$id": "definitions/accounts.schema.json",
	"type": "object",
	"required": ["version", "accounts"],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"accounts": {
			"type": "array",
			"maxItems": 50,
			"items": {
				"type": "object",
				"required": [
					"email",
					"password",
					"name",
					"role"
				],
				"properties": {
					"email": {
						"type": "string",
						"pattern": "^[^@\\s]{1,64}@[^@\\s]{1,190}$"
					},
					"password": {
						"type": "string",
						"minLength": 8,
						"maxLength": 128
					},
					"name": {
						"type": "string",
						"minLength": 1,
						"maxLength": 120
					},
					"role": { "enum": ["viewer", "editor"] },
					"agrees": {
						"type": "array",
						"maxItems": 30,
						"items": { "$ref": "common.schema.json#/$defs/key" }
					}
				},
				"additionalProperties": false
			}
		}
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[^@\\s]{1,64}@[^@\\s]{1,190}$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
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
		if (data.accounts === void 0 || !func0.call(data, "accounts")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "accounts" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "accounts")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.accounts !== void 0 && func0.call(data, "accounts")) {
			let data1 = data.accounts;
			if (Array.isArray(data1)) {
				if (data1.length > 50) {
					const err5 = {
						instancePath: instancePath + "/accounts",
						schemaPath: "#/properties/accounts/maxItems",
						keyword: "maxItems",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.email === void 0 || !func0.call(data2, "email")) {
							const err6 = {
								instancePath: instancePath + "/accounts/" + i0,
								schemaPath: "#/properties/accounts/items/required",
								keyword: "required",
								params: { missingProperty: "email" }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (data2.password === void 0 || !func0.call(data2, "password")) {
							const err7 = {
								instancePath: instancePath + "/accounts/" + i0,
								schemaPath: "#/properties/accounts/items/required",
								keyword: "required",
								params: { missingProperty: "password" }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (data2.name === void 0 || !func0.call(data2, "name")) {
							const err8 = {
								instancePath: instancePath + "/accounts/" + i0,
								schemaPath: "#/properties/accounts/items/required",
								keyword: "required",
								params: { missingProperty: "name" }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (data2.role === void 0 || !func0.call(data2, "role")) {
							const err9 = {
								instancePath: instancePath + "/accounts/" + i0,
								schemaPath: "#/properties/accounts/items/required",
								keyword: "required",
								params: { missingProperty: "role" }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						for (const key1 of Object.keys(data2)) if (!(key1 === "email" || key1 === "password" || key1 === "name" || key1 === "role" || key1 === "agrees")) {
							const err10 = {
								instancePath: instancePath + "/accounts/" + i0,
								schemaPath: "#/properties/accounts/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (data2.email !== void 0 && func0.call(data2, "email")) {
							let data3 = data2.email;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									const err11 = {
										instancePath: instancePath + "/accounts/" + i0 + "/email",
										schemaPath: "#/properties/accounts/items/properties/email/pattern",
										keyword: "pattern",
										params: { pattern: "^[^@\\s]{1,64}@[^@\\s]{1,190}$" }
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
								}
							} else {
								const err12 = {
									instancePath: instancePath + "/accounts/" + i0 + "/email",
									schemaPath: "#/properties/accounts/items/properties/email/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						}
						if (data2.password !== void 0 && func0.call(data2, "password")) {
							let data4 = data2.password;
							if (typeof data4 === "string") {
								if (data4.length > 128) {
									const err13 = {
										instancePath: instancePath + "/accounts/" + i0 + "/password",
										schemaPath: "#/properties/accounts/items/properties/password/maxLength",
										keyword: "maxLength",
										params: { limit: 128 }
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
								if (data4.length < 8) {
									const err14 = {
										instancePath: instancePath + "/accounts/" + i0 + "/password",
										schemaPath: "#/properties/accounts/items/properties/password/minLength",
										keyword: "minLength",
										params: { limit: 8 }
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
							} else {
								const err15 = {
									instancePath: instancePath + "/accounts/" + i0 + "/password",
									schemaPath: "#/properties/accounts/items/properties/password/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data2.name !== void 0 && func0.call(data2, "name")) {
							let data5 = data2.name;
							if (typeof data5 === "string") {
								if (data5.length > 120) {
									const err16 = {
										instancePath: instancePath + "/accounts/" + i0 + "/name",
										schemaPath: "#/properties/accounts/items/properties/name/maxLength",
										keyword: "maxLength",
										params: { limit: 120 }
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
								if (data5.length < 1) {
									const err17 = {
										instancePath: instancePath + "/accounts/" + i0 + "/name",
										schemaPath: "#/properties/accounts/items/properties/name/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							} else {
								const err18 = {
									instancePath: instancePath + "/accounts/" + i0 + "/name",
									schemaPath: "#/properties/accounts/items/properties/name/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
						if (data2.role !== void 0 && func0.call(data2, "role")) {
							let data6 = data2.role;
							if (!(data6 === "viewer" || data6 === "editor")) {
								const err19 = {
									instancePath: instancePath + "/accounts/" + i0 + "/role",
									schemaPath: "#/properties/accounts/items/properties/role/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.accounts.items.properties.role.enum }
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
						if (data2.agrees !== void 0 && func0.call(data2, "agrees")) {
							let data7 = data2.agrees;
							if (Array.isArray(data7)) {
								if (data7.length > 30) {
									const err20 = {
										instancePath: instancePath + "/accounts/" + i0 + "/agrees",
										schemaPath: "#/properties/accounts/items/properties/agrees/maxItems",
										keyword: "maxItems",
										params: { limit: 30 }
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
								const len1 = data7.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data8 = data7[i1];
									if (typeof data8 === "string") {
										if (!pattern6.test(data8)) {
											const err21 = {
												instancePath: instancePath + "/accounts/" + i0 + "/agrees/" + i1,
												schemaPath: "common.schema.json#/$defs/key/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
											};
											if (vErrors === null) vErrors = [err21];
											else vErrors.push(err21);
											errors++;
										}
									} else {
										const err22 = {
											instancePath: instancePath + "/accounts/" + i0 + "/agrees/" + i1,
											schemaPath: "common.schema.json#/$defs/key/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
								}
							} else {
								const err23 = {
									instancePath: instancePath + "/accounts/" + i0 + "/agrees",
									schemaPath: "#/properties/accounts/items/properties/agrees/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/accounts/" + i0,
							schemaPath: "#/properties/accounts/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/accounts",
					schemaPath: "#/properties/accounts/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };