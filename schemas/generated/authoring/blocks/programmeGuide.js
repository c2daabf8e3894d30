const validate = validate20;
const schema31 = {
	"$id": "blocks/programmeGuide.schema.json",
	"type": "object",
	"required": [
		"channels",
		"from",
		"to"
	],
	"properties": {
		"tab": { "$ref": "../definitions/common.schema.json#/$defs/tab" },
		"title": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"from": { "$ref": "../definitions/common.schema.json#/$defs/instant" },
		"to": { "$ref": "../definitions/common.schema.json#/$defs/instant" },
		"channels": {
			"type": "array",
			"maxItems": 60,
			"items": {
				"type": "object",
				"required": [
					"eventId",
					"name",
					"accessLevel",
					"programmes"
				],
				"properties": {
					"eventId": { "$ref": "../definitions/common.schema.json#/$defs/contentId" },
					"name": { "$ref": "../definitions/common.schema.json#/$defs/line" },
					"logoUrl": { "$ref": "../definitions/common.schema.json#/$defs/imageUrl" },
					"accessLevel": { "enum": [
						"GRANTED",
						"GRANTED_ON_SIGN_IN",
						"DENIED"
					] },
					"programmes": {
						"type": "array",
						"maxItems": 500,
						"items": { "$ref": "../definitions/programme.schema.json" }
					}
				},
				"additionalProperties": false
			}
		},
		"emptyTitle": { "$ref": "../definitions/common.schema.json#/$defs/line" },
		"emptyDescription": { "$ref": "../definitions/common.schema.json#/$defs/prose" }
	},
	"additionalProperties": false
};
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern5 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern7 = new RegExp("^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
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
		if (data.episode === void 0 || !func0.call(data, "episode")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "episode" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.startDate === void 0 || !func0.call(data, "startDate")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startDate" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.endDate === void 0 || !func0.call(data, "endDate")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endDate" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "id" || key0 === "episode" || key0 === "programme" || key0 === "startDate" || key0 === "endDate" || key0 === "thumbnailUrl" || key0 === "duration")) {
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
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "integer" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 1 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						}
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.episode !== void 0 && func0.call(data, "episode")) {
			let data1 = data.episode;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err7 = {
						instancePath: instancePath + "/episode",
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
					instancePath: instancePath + "/episode",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.programme !== void 0 && func0.call(data, "programme")) {
			let data2 = data.programme;
			if (typeof data2 === "string") {
				if (data2.length > 300) {
					const err9 = {
						instancePath: instancePath + "/programme",
						schemaPath: "common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/programme",
					schemaPath: "common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.startDate !== void 0 && func0.call(data, "startDate")) {
			let data3 = data.startDate;
			if (typeof data3 === "string") {
				if (!pattern5.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/startDate",
						schemaPath: "common.schema.json#/$defs/instant/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/startDate",
					schemaPath: "common.schema.json#/$defs/instant/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.endDate !== void 0 && func0.call(data, "endDate")) {
			let data4 = data.endDate;
			if (typeof data4 === "string") {
				if (!pattern5.test(data4)) {
					const err13 = {
						instancePath: instancePath + "/endDate",
						schemaPath: "common.schema.json#/$defs/instant/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/endDate",
					schemaPath: "common.schema.json#/$defs/instant/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.thumbnailUrl !== void 0 && func0.call(data, "thumbnailUrl")) {
			let data5 = data.thumbnailUrl;
			if (typeof data5 === "string") {
				if (data5.length > 2048) {
					const err15 = {
						instancePath: instancePath + "/thumbnailUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2048 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!pattern7.test(data5)) {
					const err16 = {
						instancePath: instancePath + "/thumbnailUrl",
						schemaPath: "common.schema.json#/$defs/imageUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/thumbnailUrl",
					schemaPath: "common.schema.json#/$defs/imageUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.duration !== void 0 && func0.call(data, "duration")) {
			let data6 = data.duration;
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err18 = {
						instancePath: instancePath + "/duration",
						schemaPath: "#/properties/duration/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						}
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/duration",
					schemaPath: "#/properties/duration/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.channels === void 0 || !func0.call(data, "channels")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "channels" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "tab" || key0 === "title" || key0 === "from" || key0 === "to" || key0 === "channels" || key0 === "emptyTitle" || key0 === "emptyDescription")) {
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
		if (data.title !== void 0 && func0.call(data, "title")) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 300) {
					const err6 = {
						instancePath: instancePath + "/title",
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
					instancePath: instancePath + "/title",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			let data2 = data.from;
			if (typeof data2 === "string") {
				if (!pattern5.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/from",
						schemaPath: "../definitions/common.schema.json#/$defs/instant/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/from",
					schemaPath: "../definitions/common.schema.json#/$defs/instant/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			let data3 = data.to;
			if (typeof data3 === "string") {
				if (!pattern5.test(data3)) {
					const err10 = {
						instancePath: instancePath + "/to",
						schemaPath: "../definitions/common.schema.json#/$defs/instant/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/to",
					schemaPath: "../definitions/common.schema.json#/$defs/instant/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.channels !== void 0 && func0.call(data, "channels")) {
			let data4 = data.channels;
			if (Array.isArray(data4)) {
				if (data4.length > 60) {
					const err12 = {
						instancePath: instancePath + "/channels",
						schemaPath: "#/properties/channels/maxItems",
						keyword: "maxItems",
						params: { limit: 60 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
						if (data5.eventId === void 0 || !func0.call(data5, "eventId")) {
							const err13 = {
								instancePath: instancePath + "/channels/" + i0,
								schemaPath: "#/properties/channels/items/required",
								keyword: "required",
								params: { missingProperty: "eventId" }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						if (data5.name === void 0 || !func0.call(data5, "name")) {
							const err14 = {
								instancePath: instancePath + "/channels/" + i0,
								schemaPath: "#/properties/channels/items/required",
								keyword: "required",
								params: { missingProperty: "name" }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data5.accessLevel === void 0 || !func0.call(data5, "accessLevel")) {
							const err15 = {
								instancePath: instancePath + "/channels/" + i0,
								schemaPath: "#/properties/channels/items/required",
								keyword: "required",
								params: { missingProperty: "accessLevel" }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (data5.programmes === void 0 || !func0.call(data5, "programmes")) {
							const err16 = {
								instancePath: instancePath + "/channels/" + i0,
								schemaPath: "#/properties/channels/items/required",
								keyword: "required",
								params: { missingProperty: "programmes" }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						for (const key1 of Object.keys(data5)) if (!(key1 === "eventId" || key1 === "name" || key1 === "logoUrl" || key1 === "accessLevel" || key1 === "programmes")) {
							const err17 = {
								instancePath: instancePath + "/channels/" + i0,
								schemaPath: "#/properties/channels/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (data5.eventId !== void 0 && func0.call(data5, "eventId")) {
							let data6 = data5.eventId;
							if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
								const err18 = {
									instancePath: instancePath + "/channels/" + i0 + "/eventId",
									schemaPath: "../definitions/common.schema.json#/$defs/contentId/type",
									keyword: "type",
									params: { type: "integer" }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (typeof data6 == "number" && isFinite(data6)) {
								if (data6 < 1 || isNaN(data6)) {
									const err19 = {
										instancePath: instancePath + "/channels/" + i0 + "/eventId",
										schemaPath: "../definitions/common.schema.json#/$defs/contentId/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										}
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							}
						}
						if (data5.name !== void 0 && func0.call(data5, "name")) {
							let data7 = data5.name;
							if (typeof data7 === "string") {
								if (data7.length > 300) {
									const err20 = {
										instancePath: instancePath + "/channels/" + i0 + "/name",
										schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
							} else {
								const err21 = {
									instancePath: instancePath + "/channels/" + i0 + "/name",
									schemaPath: "../definitions/common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						}
						if (data5.logoUrl !== void 0 && func0.call(data5, "logoUrl")) {
							let data8 = data5.logoUrl;
							if (typeof data8 === "string") {
								if (data8.length > 2048) {
									const err22 = {
										instancePath: instancePath + "/channels/" + i0 + "/logoUrl",
										schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/maxLength",
										keyword: "maxLength",
										params: { limit: 2048 }
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
								if (!pattern7.test(data8)) {
									const err23 = {
										instancePath: instancePath + "/channels/" + i0 + "/logoUrl",
										schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/pattern",
										keyword: "pattern",
										params: { pattern: "^(?:https?://[^\\s\\\\\"'<>()]+|/(?![/\\\\])[^\\s\\\\\"'<>()]*)$" }
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
								}
							} else {
								const err24 = {
									instancePath: instancePath + "/channels/" + i0 + "/logoUrl",
									schemaPath: "../definitions/common.schema.json#/$defs/imageUrl/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err24];
								else vErrors.push(err24);
								errors++;
							}
						}
						if (data5.accessLevel !== void 0 && func0.call(data5, "accessLevel")) {
							let data9 = data5.accessLevel;
							if (!(data9 === "GRANTED" || data9 === "GRANTED_ON_SIGN_IN" || data9 === "DENIED")) {
								const err25 = {
									instancePath: instancePath + "/channels/" + i0 + "/accessLevel",
									schemaPath: "#/properties/channels/items/properties/accessLevel/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.channels.items.properties.accessLevel.enum }
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						}
						if (data5.programmes !== void 0 && func0.call(data5, "programmes")) {
							let data10 = data5.programmes;
							if (Array.isArray(data10)) {
								if (data10.length > 500) {
									const err26 = {
										instancePath: instancePath + "/channels/" + i0 + "/programmes",
										schemaPath: "#/properties/channels/items/properties/programmes/maxItems",
										keyword: "maxItems",
										params: { limit: 500 }
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
								const len1 = data10.length;
								for (let i1 = 0; i1 < len1; i1++) if (!validate22(data10[i1], {
									instancePath: instancePath + "/channels/" + i0 + "/programmes/" + i1,
									parentData: data10,
									parentDataProperty: i1,
									rootData
								})) {
									vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
									errors = vErrors.length;
								}
							} else {
								const err27 = {
									instancePath: instancePath + "/channels/" + i0 + "/programmes",
									schemaPath: "#/properties/channels/items/properties/programmes/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						}
					} else {
						const err28 = {
							instancePath: instancePath + "/channels/" + i0,
							schemaPath: "#/properties/channels/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/channels",
					schemaPath: "#/properties/channels/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.emptyTitle !== void 0 && func0.call(data, "emptyTitle")) {
			let data12 = data.emptyTitle;
			if (typeof data12 === "string") {
				if (data12.length > 300) {
					const err30 = {
						instancePath: instancePath + "/emptyTitle",
						schemaPath: "../definitions/common.schema.json#/$defs/line/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
			} else {
				const err31 = {
					instancePath: instancePath + "/emptyTitle",
					schemaPath: "../definitions/common.schema.json#/$defs/line/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
		}
		if (data.emptyDescription !== void 0 && func0.call(data, "emptyDescription")) {
			let data13 = data.emptyDescription;
			if (typeof data13 === "string") {
				if (data13.length > 5e3) {
					const err32 = {
						instancePath: instancePath + "/emptyDescription",
						schemaPath: "../definitions/common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
			} else {
				const err33 = {
					instancePath: instancePath + "/emptyDescription",
					schemaPath: "../definitions/common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err33];
				else vErrors.push(err33);
				errors++;
			}
		}
	} else {
		const err34 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err34];
		else vErrors.push(err34);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };