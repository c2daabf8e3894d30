const validate = validate20;
const func0 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern8 = new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$", "u");
const pattern9 = new RegExp("^[a-z]{2,3}(?:_[A-Z]{2})?$", "u");
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
		if (data.feeds === void 0 || !func0.call(data, "feeds")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "feeds" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.items === void 0 || !func0.call(data, "items")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "feeds" || key0 === "items")) {
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
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.feeds !== void 0 && func0.call(data, "feeds")) {
			let data1 = data.feeds;
			if (Array.isArray(data1)) {
				if (data1.length > 20) {
					const err6 = {
						instancePath: instancePath + "/feeds",
						schemaPath: "#/properties/feeds/maxItems",
						keyword: "maxItems",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.feedName === void 0 || !func0.call(data2, "feedName")) {
							const err7 = {
								instancePath: instancePath + "/feeds/" + i0,
								schemaPath: "#/properties/feeds/items/required",
								keyword: "required",
								params: { missingProperty: "feedName" }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (data2.title === void 0 || !func0.call(data2, "title")) {
							const err8 = {
								instancePath: instancePath + "/feeds/" + i0,
								schemaPath: "#/properties/feeds/items/required",
								keyword: "required",
								params: { missingProperty: "title" }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						for (const key1 of Object.keys(data2)) if (!(key1 === "feedName" || key1 === "title")) {
							const err9 = {
								instancePath: instancePath + "/feeds/" + i0,
								schemaPath: "#/properties/feeds/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (data2.feedName !== void 0 && func0.call(data2, "feedName")) {
							let data3 = data2.feedName;
							if (typeof data3 === "string") {
								if (!pattern5.test(data3)) {
									const err10 = {
										instancePath: instancePath + "/feeds/" + i0 + "/feedName",
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
									instancePath: instancePath + "/feeds/" + i0 + "/feedName",
									schemaPath: "common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						}
						if (data2.title !== void 0 && func0.call(data2, "title")) {
							let data4 = data2.title;
							if (typeof data4 === "string") {
								if (data4.length > 300) {
									const err12 = {
										instancePath: instancePath + "/feeds/" + i0 + "/title",
										schemaPath: "common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
							} else {
								const err13 = {
									instancePath: instancePath + "/feeds/" + i0 + "/title",
									schemaPath: "common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/feeds/" + i0,
							schemaPath: "#/properties/feeds/items/type",
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
					instancePath: instancePath + "/feeds",
					schemaPath: "#/properties/feeds/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.items !== void 0 && func0.call(data, "items")) {
			let data5 = data.items;
			if (Array.isArray(data5)) {
				if (data5.length > 5e3) {
					const err16 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/properties/items/maxItems",
						keyword: "maxItems",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data6 = data5[i1];
					if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
						if (data6.id === void 0 || !func0.call(data6, "id")) {
							const err17 = {
								instancePath: instancePath + "/items/" + i1,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "id" }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (data6.feedName === void 0 || !func0.call(data6, "feedName")) {
							const err18 = {
								instancePath: instancePath + "/items/" + i1,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "feedName" }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (data6.title === void 0 || !func0.call(data6, "title")) {
							const err19 = {
								instancePath: instancePath + "/items/" + i1,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "title" }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
						if (data6.publishedAt === void 0 || !func0.call(data6, "publishedAt")) {
							const err20 = {
								instancePath: instancePath + "/items/" + i1,
								schemaPath: "#/properties/items/items/required",
								keyword: "required",
								params: { missingProperty: "publishedAt" }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						for (const key2 of Object.keys(data6)) if (!(key2 === "id" || key2 === "feedName" || key2 === "title" || key2 === "summary" || key2 === "body" || key2 === "picture" || key2 === "publishedAt" || key2 === "translations")) {
							const err21 = {
								instancePath: instancePath + "/items/" + i1,
								schemaPath: "#/properties/items/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (data6.id !== void 0 && func0.call(data6, "id")) {
							let data7 = data6.id;
							if (typeof data7 === "string") {
								if (!pattern5.test(data7)) {
									const err22 = {
										instancePath: instancePath + "/items/" + i1 + "/id",
										schemaPath: "common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err22];
									else vErrors.push(err22);
									errors++;
								}
							} else {
								const err23 = {
									instancePath: instancePath + "/items/" + i1 + "/id",
									schemaPath: "common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						}
						if (data6.feedName !== void 0 && func0.call(data6, "feedName")) {
							let data8 = data6.feedName;
							if (typeof data8 === "string") {
								if (!pattern5.test(data8)) {
									const err24 = {
										instancePath: instancePath + "/items/" + i1 + "/feedName",
										schemaPath: "common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
								}
							} else {
								const err25 = {
									instancePath: instancePath + "/items/" + i1 + "/feedName",
									schemaPath: "common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						}
						if (data6.title !== void 0 && func0.call(data6, "title")) {
							let data9 = data6.title;
							if (typeof data9 === "string") {
								if (data9.length > 300) {
									const err26 = {
										instancePath: instancePath + "/items/" + i1 + "/title",
										schemaPath: "common.schema.json#/$defs/line/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err26];
									else vErrors.push(err26);
									errors++;
								}
							} else {
								const err27 = {
									instancePath: instancePath + "/items/" + i1 + "/title",
									schemaPath: "common.schema.json#/$defs/line/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						}
						if (data6.summary !== void 0 && func0.call(data6, "summary")) {
							let data10 = data6.summary;
							if (typeof data10 === "string") {
								if (data10.length > 5e3) {
									const err28 = {
										instancePath: instancePath + "/items/" + i1 + "/summary",
										schemaPath: "common.schema.json#/$defs/prose/maxLength",
										keyword: "maxLength",
										params: { limit: 5e3 }
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
							} else {
								const err29 = {
									instancePath: instancePath + "/items/" + i1 + "/summary",
									schemaPath: "common.schema.json#/$defs/prose/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
						}
						if (data6.body !== void 0 && func0.call(data6, "body")) {
							let data11 = data6.body;
							if (typeof data11 === "string") {
								if (data11.length > 2e4) {
									const err30 = {
										instancePath: instancePath + "/items/" + i1 + "/body",
										schemaPath: "#/properties/items/items/properties/body/maxLength",
										keyword: "maxLength",
										params: { limit: 2e4 }
									};
									if (vErrors === null) vErrors = [err30];
									else vErrors.push(err30);
									errors++;
								}
							} else {
								const err31 = {
									instancePath: instancePath + "/items/" + i1 + "/body",
									schemaPath: "#/properties/items/items/properties/body/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						}
						if (data6.picture !== void 0 && func0.call(data6, "picture")) {
							let data12 = data6.picture;
							if (typeof data12 === "string") {
								if (data12.length > 300) {
									const err32 = {
										instancePath: instancePath + "/items/" + i1 + "/picture",
										schemaPath: "#/properties/items/items/properties/picture/maxLength",
										keyword: "maxLength",
										params: { limit: 300 }
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
							} else {
								const err33 = {
									instancePath: instancePath + "/items/" + i1 + "/picture",
									schemaPath: "#/properties/items/items/properties/picture/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
						}
						if (data6.publishedAt !== void 0 && func0.call(data6, "publishedAt")) {
							let data13 = data6.publishedAt;
							if (typeof data13 === "string") {
								if (!pattern8.test(data13)) {
									const err34 = {
										instancePath: instancePath + "/items/" + i1 + "/publishedAt",
										schemaPath: "common.schema.json#/$defs/instant/pattern",
										keyword: "pattern",
										params: { pattern: "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-](?:0[0-9]|1[0-4]):[0-5][0-9])$" }
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
							} else {
								const err35 = {
									instancePath: instancePath + "/items/" + i1 + "/publishedAt",
									schemaPath: "common.schema.json#/$defs/instant/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err35];
								else vErrors.push(err35);
								errors++;
							}
						}
						if (data6.translations !== void 0 && func0.call(data6, "translations")) {
							let data14 = data6.translations;
							if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
								for (const key3 of Object.keys(data14)) {
									const _errs42 = errors;
									if (typeof key3 === "string") {
										if (!pattern9.test(key3)) {
											const err36 = {
												instancePath: instancePath + "/items/" + i1 + "/translations",
												schemaPath: "#/properties/items/items/properties/translations/propertyNames/pattern",
												keyword: "pattern",
												params: { pattern: "^[a-z]{2,3}(?:_[A-Z]{2})?$" },
												propertyName: key3
											};
											if (vErrors === null) vErrors = [err36];
											else vErrors.push(err36);
											errors++;
										}
									}
									if (!(_errs42 === errors)) {
										const err37 = {
											instancePath: instancePath + "/items/" + i1 + "/translations",
											schemaPath: "#/properties/items/items/properties/translations/propertyNames",
											keyword: "propertyNames",
											params: { propertyName: key3 }
										};
										if (vErrors === null) vErrors = [err37];
										else vErrors.push(err37);
										errors++;
									}
								}
								for (const key4 of Object.keys(data14)) {
									let data15 = data14[key4];
									if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
										for (const key5 of Object.keys(data15)) if (!(key5 === "title" || key5 === "summary" || key5 === "body")) {
											const err38 = {
												instancePath: instancePath + "/items/" + i1 + "/translations/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
												schemaPath: "#/properties/items/items/properties/translations/additionalProperties/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key5 }
											};
											if (vErrors === null) vErrors = [err38];
											else vErrors.push(err38);
											errors++;
										}
										if (data15.title !== void 0 && func0.call(data15, "title")) {
											let data16 = data15.title;
											if (typeof data16 === "string") {
												if (data16.length > 300) {
													const err39 = {
														instancePath: instancePath + "/items/" + i1 + "/translations/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
														schemaPath: "common.schema.json#/$defs/line/maxLength",
														keyword: "maxLength",
														params: { limit: 300 }
													};
													if (vErrors === null) vErrors = [err39];
													else vErrors.push(err39);
													errors++;
												}
											} else {
												const err40 = {
													instancePath: instancePath + "/items/" + i1 + "/translations/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/title",
													schemaPath: "common.schema.json#/$defs/line/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err40];
												else vErrors.push(err40);
												errors++;
											}
										}
										if (data15.summary !== void 0 && func0.call(data15, "summary")) {
											let data17 = data15.summary;
											if (typeof data17 === "string") {
												if (data17.length > 5e3) {
													const err41 = {
														instancePath: instancePath + "/items/" + i1 + "/translations/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary",
														schemaPath: "common.schema.json#/$defs/prose/maxLength",
														keyword: "maxLength",
														params: { limit: 5e3 }
													};
													if (vErrors === null) vErrors = [err41];
													else vErrors.push(err41);
													errors++;
												}
											} else {
												const err42 = {
													instancePath: instancePath + "/items/" + i1 + "/translations/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/summary",
													schemaPath: "common.schema.json#/$defs/prose/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err42];
												else vErrors.push(err42);
												errors++;
											}
										}
										if (data15.body !== void 0 && func0.call(data15, "body")) {
											let data18 = data15.body;
											if (typeof data18 === "string") {
												if (data18.length > 2e4) {
													const err43 = {
														instancePath: instancePath + "/items/" + i1 + "/translations/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/body",
														schemaPath: "#/properties/items/items/properties/translations/additionalProperties/properties/body/maxLength",
														keyword: "maxLength",
														params: { limit: 2e4 }
													};
													if (vErrors === null) vErrors = [err43];
													else vErrors.push(err43);
													errors++;
												}
											} else {
												const err44 = {
													instancePath: instancePath + "/items/" + i1 + "/translations/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/body",
													schemaPath: "#/properties/items/items/properties/translations/additionalProperties/properties/body/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err44];
												else vErrors.push(err44);
												errors++;
											}
										}
									} else {
										const err45 = {
											instancePath: instancePath + "/items/" + i1 + "/translations/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
											schemaPath: "#/properties/items/items/properties/translations/additionalProperties/type",
											keyword: "type",
											params: { type: "object" }
										};
										if (vErrors === null) vErrors = [err45];
										else vErrors.push(err45);
										errors++;
									}
								}
							} else {
								const err46 = {
									instancePath: instancePath + "/items/" + i1 + "/translations",
									schemaPath: "#/properties/items/items/properties/translations/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						}
					} else {
						const err47 = {
							instancePath: instancePath + "/items/" + i1,
							schemaPath: "#/properties/items/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				}
			} else {
				const err48 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err48];
				else vErrors.push(err48);
				errors++;
			}
		}
	} else {
		const err49 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err49];
		else vErrors.push(err49);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };