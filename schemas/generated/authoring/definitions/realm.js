import { t as require_equal } from "../shared/helpers.js";

const validate = validate20;
const schema31 = {
	"$id": "definitions/realm.schema.json",
	"type": "object",
	"required": [
		"version",
		"id",
		"name",
		"hosts",
		"languages",
		"defaultLocale",
		"logos"
	],
	"properties": {
		"version": { "$ref": "common.schema.json#/$defs/version" },
		"id": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]{0,39}$"
		},
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 80
		},
		"description": { "$ref": "common.schema.json#/$defs/prose" },
		"hosts": {
			"type": "array",
			"minItems": 1,
			"maxItems": 50,
			"items": {
				"type": "string",
				"pattern": "^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$"
			}
		},
		"languages": {
			"type": "array",
			"minItems": 1,
			"maxItems": 40,
			"items": {
				"type": "string",
				"pattern": "^[a-z]{2,3}(_[A-Z]{2})?$"
			}
		},
		"defaultLocale": {
			"type": "string",
			"pattern": "^[a-z]{2,3}(_[A-Z]{2})?$"
		},
		"languageCode": {
			"type": "string",
			"pattern": "^[a-z]{2,10}$"
		},
		"logos": {
			"type": "object",
			"required": ["main", "small"],
			"properties": {
				"main": { "$ref": "#/$defs/asset" },
				"small": { "$ref": "#/$defs/asset" },
				"icon": { "$ref": "#/$defs/asset" }
			},
			"additionalProperties": false
		},
		"loginBackground": {
			"type": "object",
			"required": ["desktop", "mobile"],
			"properties": {
				"desktop": { "$ref": "#/$defs/asset" },
				"mobile": { "$ref": "#/$defs/asset" },
				"rtl": { "$ref": "#/$defs/asset" }
			},
			"additionalProperties": false
		},
		"art": { "$ref": "common.schema.json#/$defs/key" },
		"languageBadgeForGuests": { "type": "boolean" },
		"selfRegistration": {
			"type": "object",
			"required": ["allowed"],
			"properties": { "allowed": { "type": "boolean" } },
			"additionalProperties": false
		},
		"registrationForm": { "$ref": "common.schema.json#/$defs/key" },
		"purchaseForm": { "$ref": "common.schema.json#/$defs/key" },
		"addressForm": { "$ref": "address-form.schema.json" },
		"consent": {
			"type": "object",
			"required": ["required"],
			"properties": { "required": { "type": "boolean" } },
			"additionalProperties": false
		},
		"watchlistsEnabled": { "type": "boolean" },
		"search": {
			"type": "object",
			"required": ["enabled"],
			"properties": { "enabled": { "type": "boolean" } },
			"additionalProperties": false
		},
		"spoilers": {
			"type": "object",
			"required": ["tags"],
			"properties": { "tags": {
				"type": "array",
				"minItems": 1,
				"maxItems": 20,
				"items": {
					"type": "string",
					"minLength": 1,
					"maxLength": 60
				}
			} },
			"additionalProperties": false
		},
		"socialSharing": {
			"type": "object",
			"required": ["enabled"],
			"properties": { "enabled": { "type": "boolean" } },
			"additionalProperties": false
		},
		"interstitial": { "$ref": "#/$defs/switch" },
		"enhancedMetadata": { "$ref": "#/$defs/switch" },
		"seriesInterstitial": { "$ref": "#/$defs/switch" },
		"epgPlayback": { "$ref": "#/$defs/switch" },
		"analytics": {
			"type": "object",
			"required": ["sinks"],
			"properties": {
				"sinks": {
					"type": "array",
					"minItems": 1,
					"maxItems": 3,
					"items": { "enum": [
						"http",
						"dataLayer",
						"console"
					] }
				},
				"consentTerm": { "$ref": "common.schema.json#/$defs/key" },
				"retentionDays": {
					"type": "integer",
					"minimum": 1,
					"maximum": 400
				}
			},
			"additionalProperties": false
		},
		"authentication": {
			"type": "object",
			"required": ["providers"],
			"properties": {
				"required": { "type": "boolean" },
				"publicRoutes": {
					"type": "array",
					"maxItems": 100,
					"uniqueItems": true,
					"items": { "enum": [
						"ROOT",
						"HOME",
						"ACCOUNT",
						"ACTIVATE_USER",
						"BROWSE",
						"CONFIRM_PIN_PROTECTION_RESET",
						"CONSENT",
						"EMAIL_CONFIRMATION",
						"EPG",
						"EXTERNAL_PAGE",
						"MOBILE_EXTERNAL_PAGE",
						"FAVOURITES",
						"FIGHTER",
						"FIGHTERS",
						"GIFT",
						"GIFTS",
						"GIFT_LOGIN",
						"GIFT_LOGIN_REDIRECT",
						"GIFT_PAY",
						"GIFT_REDEMPTION",
						"GIFT_REDEMPTION_LOGIN",
						"GIFT_REDEMPTION_REGISTER",
						"GRID",
						"HISTORY",
						"IMPERSONATE",
						"INTERSTITIAL",
						"LICENCE_REDIRECT",
						"LIVE_EVENTS",
						"LIVE",
						"WATCH_TOGETHER",
						"LOGIN",
						"LOGIN_REDIRECT",
						"LOGIN_REQUEST_PASSWORD",
						"LOGIN_RESET_PASSWORD",
						"MAGIC_LINK",
						"LOGOUT",
						"MULTI_VIEW",
						"NEWS",
						"NEWS_ITEM",
						"OAUTH",
						"OAUTH_APP",
						"OIDC",
						"OIDC_ACCOUNT",
						"OIDC_LOGIN",
						"OIDC_REQUEST_PASSWORD",
						"OIDC_RESET_PASSWORD",
						"OIDC_SIGNUP",
						"PAY",
						"PAYMENT_CONFIRMATION",
						"PAYMENT_AUTHORIZATION",
						"PAYMENT_UPDATE",
						"PAYMENT",
						"PLAYLIST",
						"PLUGIN",
						"PREFERENCES",
						"PROFILES",
						"PROVIDERS",
						"PURCHASE",
						"RELEASES",
						"REQUEST_PASSWORD",
						"RESET_PASSWORD",
						"SCHEDULE",
						"SEARCH",
						"SEASON",
						"SECTION",
						"SERIES",
						"SIGNUP",
						"TV_LOGIN",
						"UPCOMING",
						"VOD",
						"WATCHLISTS"
					] }
				},
				"providers": {
					"type": "array",
					"maxItems": 20,
					"items": {
						"type": "object",
						"required": ["name", "form"],
						"properties": {
							"name": { "enum": ["ID"] },
							"form": { "$ref": "common.schema.json#/$defs/key" },
							"canSignUp": { "type": "boolean" }
						},
						"additionalProperties": false
					}
				}
			},
			"additionalProperties": false
		},
		"captcha": {
			"type": "object",
			"required": [
				"provider",
				"siteKey",
				"protectedActions"
			],
			"properties": {
				"provider": { "$ref": "common.schema.json#/$defs/key" },
				"siteKey": {
					"type": "string",
					"pattern": "^[A-Za-z0-9._-]{1,200}$"
				},
				"protectedActions": {
					"type": "array",
					"maxItems": 10,
					"uniqueItems": true,
					"items": { "enum": ["LOGIN", "SIGNUP"] }
				}
			},
			"additionalProperties": false
		},
		"partnerPages": {
			"type": "array",
			"maxItems": 50,
			"items": {
				"type": "object",
				"required": [
					"name",
					"path",
					"page"
				],
				"properties": {
					"name": { "$ref": "common.schema.json#/$defs/key" },
					"path": {
						"type": "string",
						"maxLength": 100,
						"pattern": "^(/[a-z0-9][a-z0-9-]*){1,4}$"
					},
					"page": { "$ref": "common.schema.json#/$defs/key" }
				},
				"additionalProperties": false
			}
		},
		"apiKey": {
			"type": "string",
			"pattern": "^[A-Za-z0-9-]{8,80}$"
		},
		"apiKeyRequired": { "type": "boolean" },
		"territory": {
			"type": "object",
			"properties": {
				"allowed": {
					"type": "array",
					"minItems": 1,
					"maxItems": 250,
					"items": {
						"type": "string",
						"pattern": "^[A-Z]{2}$"
					}
				},
				"blocked": {
					"type": "array",
					"maxItems": 250,
					"items": {
						"type": "string",
						"pattern": "^[A-Z]{2}$"
					}
				}
			},
			"additionalProperties": false
		},
		"dvr": {
			"type": "object",
			"required": ["window"],
			"properties": { "window": {
				"type": "integer",
				"minimum": 0,
				"maximum": 1440
			} },
			"additionalProperties": false
		},
		"preview": {
			"type": "object",
			"required": ["origins"],
			"properties": { "origins": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "string",
					"pattern": "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$"
				}
			} },
			"additionalProperties": false
		},
		"pictures": {
			"type": "object",
			"required": ["origins"],
			"properties": { "origins": {
				"type": "array",
				"maxItems": 40,
				"items": {
					"type": "string",
					"pattern": "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$"
				}
			} },
			"additionalProperties": false
		},
		"plugins": {
			"type": "object",
			"required": ["origins"],
			"properties": { "origins": {
				"type": "array",
				"maxItems": 40,
				"items": {
					"type": "string",
					"pattern": "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$"
				}
			} },
			"additionalProperties": false
		}
	},
	"$defs": {
		"switch": { "enum": ["ENABLED", "DISABLED"] },
		"asset": {
			"type": "string",
			"pattern": "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$",
			"maxLength": 200
		}
	},
	"additionalProperties": false
};
const schema47 = { "enum": ["ENABLED", "DISABLED"] };
const func0 = Object.prototype.hasOwnProperty;
const func27 = require_equal().default;
const pattern4 = new RegExp("^[0-9]{1,3}\\.[0-9]{1,3}$", "u");
const pattern5 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const pattern6 = new RegExp("^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$", "u");
const pattern7 = new RegExp("^[a-z]{2,3}(_[A-Z]{2})?$", "u");
const pattern9 = new RegExp("^[a-z]{2,10}$", "u");
const pattern10 = new RegExp("^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$", "u");
const pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$", "u");
const pattern25 = new RegExp("^[A-Za-z0-9._-]{1,200}$", "u");
const pattern27 = new RegExp("^(/[a-z0-9][a-z0-9-]*){1,4}$", "u");
const pattern29 = new RegExp("^[A-Za-z0-9-]{8,80}$", "u");
const pattern19 = new RegExp("^[A-Z]{2}$", "u");
const pattern32 = new RegExp("^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$", "u");
const schema44 = {
	"$id": "definitions/address-form.schema.json",
	"type": "object",
	"required": [
		"formContext",
		"restrictionType",
		"countries"
	],
	"properties": {
		"formContext": {
			"type": "array",
			"maxItems": 2,
			"items": {
				"type": "string",
				"enum": ["PURCHASE", "REGISTRATION"]
			}
		},
		"restrictionType": {
			"type": "string",
			"enum": ["BLACKLIST", "WHITELIST"]
		},
		"countries": {
			"type": "array",
			"maxItems": 250,
			"items": { "$ref": "field-common.schema.json#/$defs/countryCode" }
		},
		"fieldsByProvider": {
			"type": "object",
			"propertyNames": { "pattern": "^[A-Za-z0-9_-]{1,40}$" },
			"additionalProperties": {
				"type": "array",
				"maxItems": 20,
				"items": {
					"type": "string",
					"pattern": "^[A-Za-z][A-Za-z0-9]{0,39}$"
				}
			}
		}
	},
	"additionalProperties": false
};
const pattern20 = new RegExp("^[A-Za-z0-9_-]{1,40}$", "u");
const pattern21 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,39}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.formContext === void 0 || !func0.call(data, "formContext")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "formContext" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.restrictionType === void 0 || !func0.call(data, "restrictionType")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "restrictionType" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.countries === void 0 || !func0.call(data, "countries")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "countries" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "formContext" || key0 === "restrictionType" || key0 === "countries" || key0 === "fieldsByProvider")) {
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
		if (data.formContext !== void 0 && func0.call(data, "formContext")) {
			let data0 = data.formContext;
			if (Array.isArray(data0)) {
				if (data0.length > 2) {
					const err4 = {
						instancePath: instancePath + "/formContext",
						schemaPath: "#/properties/formContext/maxItems",
						keyword: "maxItems",
						params: { limit: 2 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err5 = {
							instancePath: instancePath + "/formContext/" + i0,
							schemaPath: "#/properties/formContext/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (!(data1 === "PURCHASE" || data1 === "REGISTRATION")) {
						const err6 = {
							instancePath: instancePath + "/formContext/" + i0,
							schemaPath: "#/properties/formContext/items/enum",
							keyword: "enum",
							params: { allowedValues: schema44.properties.formContext.items.enum }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/formContext",
					schemaPath: "#/properties/formContext/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.restrictionType !== void 0 && func0.call(data, "restrictionType")) {
			let data2 = data.restrictionType;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/restrictionType",
					schemaPath: "#/properties/restrictionType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data2 === "BLACKLIST" || data2 === "WHITELIST")) {
				const err9 = {
					instancePath: instancePath + "/restrictionType",
					schemaPath: "#/properties/restrictionType/enum",
					keyword: "enum",
					params: { allowedValues: schema44.properties.restrictionType.enum }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.countries !== void 0 && func0.call(data, "countries")) {
			let data3 = data.countries;
			if (Array.isArray(data3)) {
				if (data3.length > 250) {
					const err10 = {
						instancePath: instancePath + "/countries",
						schemaPath: "#/properties/countries/maxItems",
						keyword: "maxItems",
						params: { limit: 250 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data4 = data3[i1];
					if (typeof data4 === "string") {
						if (!pattern19.test(data4)) {
							const err11 = {
								instancePath: instancePath + "/countries/" + i1,
								schemaPath: "field-common.schema.json#/$defs/countryCode/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{2}$" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/countries/" + i1,
							schemaPath: "field-common.schema.json#/$defs/countryCode/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/countries",
					schemaPath: "#/properties/countries/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.fieldsByProvider !== void 0 && func0.call(data, "fieldsByProvider")) {
			let data5 = data.fieldsByProvider;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				for (const key1 of Object.keys(data5)) {
					const _errs15 = errors;
					if (typeof key1 === "string") {
						if (!pattern20.test(key1)) {
							const err14 = {
								instancePath: instancePath + "/fieldsByProvider",
								schemaPath: "#/properties/fieldsByProvider/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9_-]{1,40}$" },
								propertyName: key1
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					}
					if (!(_errs15 === errors)) {
						const err15 = {
							instancePath: instancePath + "/fieldsByProvider",
							schemaPath: "#/properties/fieldsByProvider/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
				for (const key2 of Object.keys(data5)) {
					let data6 = data5[key2];
					if (Array.isArray(data6)) {
						if (data6.length > 20) {
							const err16 = {
								instancePath: instancePath + "/fieldsByProvider/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/fieldsByProvider/additionalProperties/maxItems",
								keyword: "maxItems",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						const len2 = data6.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data7 = data6[i2];
							if (typeof data7 === "string") {
								if (!pattern21.test(data7)) {
									const err17 = {
										instancePath: instancePath + "/fieldsByProvider/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
										schemaPath: "#/properties/fieldsByProvider/additionalProperties/items/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,39}$" }
									};
									if (vErrors === null) vErrors = [err17];
									else vErrors.push(err17);
									errors++;
								}
							} else {
								const err18 = {
									instancePath: instancePath + "/fieldsByProvider/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
									schemaPath: "#/properties/fieldsByProvider/additionalProperties/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/fieldsByProvider/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/fieldsByProvider/additionalProperties/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/fieldsByProvider",
					schemaPath: "#/properties/fieldsByProvider/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
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
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.hosts === void 0 || !func0.call(data, "hosts")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hosts" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.languages === void 0 || !func0.call(data, "languages")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "languages" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.defaultLocale === void 0 || !func0.call(data, "defaultLocale")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "defaultLocale" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.logos === void 0 || !func0.call(data, "logos")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "logos" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema31.properties, key0)) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/version",
						schemaPath: "common.schema.json#/$defs/version/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{1,3}\\.[0-9]{1,3}$" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/version",
					schemaPath: "common.schema.json#/$defs/version/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9-]{0,39}$" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (data2.length > 80) {
					const err12 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 80 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data2.length < 1) {
					const err13 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.description !== void 0 && func0.call(data, "description")) {
			let data3 = data.description;
			if (typeof data3 === "string") {
				if (data3.length > 5e3) {
					const err15 = {
						instancePath: instancePath + "/description",
						schemaPath: "common.schema.json#/$defs/prose/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/description",
					schemaPath: "common.schema.json#/$defs/prose/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.hosts !== void 0 && func0.call(data, "hosts")) {
			let data4 = data.hosts;
			if (Array.isArray(data4)) {
				if (data4.length > 50) {
					const err17 = {
						instancePath: instancePath + "/hosts",
						schemaPath: "#/properties/hosts/maxItems",
						keyword: "maxItems",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data4.length < 1) {
					const err18 = {
						instancePath: instancePath + "/hosts",
						schemaPath: "#/properties/hosts/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (typeof data5 === "string") {
						if (!pattern6.test(data5)) {
							const err19 = {
								instancePath: instancePath + "/hosts/" + i0,
								schemaPath: "#/properties/hosts/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$" }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/hosts/" + i0,
							schemaPath: "#/properties/hosts/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/hosts",
					schemaPath: "#/properties/hosts/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.languages !== void 0 && func0.call(data, "languages")) {
			let data6 = data.languages;
			if (Array.isArray(data6)) {
				if (data6.length > 40) {
					const err22 = {
						instancePath: instancePath + "/languages",
						schemaPath: "#/properties/languages/maxItems",
						keyword: "maxItems",
						params: { limit: 40 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data6.length < 1) {
					const err23 = {
						instancePath: instancePath + "/languages",
						schemaPath: "#/properties/languages/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data7 = data6[i1];
					if (typeof data7 === "string") {
						if (!pattern7.test(data7)) {
							const err24 = {
								instancePath: instancePath + "/languages/" + i1,
								schemaPath: "#/properties/languages/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/languages/" + i1,
							schemaPath: "#/properties/languages/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/languages",
					schemaPath: "#/properties/languages/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.defaultLocale !== void 0 && func0.call(data, "defaultLocale")) {
			let data8 = data.defaultLocale;
			if (typeof data8 === "string") {
				if (!pattern7.test(data8)) {
					const err27 = {
						instancePath: instancePath + "/defaultLocale",
						schemaPath: "#/properties/defaultLocale/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z]{2,3}(_[A-Z]{2})?$" }
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/defaultLocale",
					schemaPath: "#/properties/defaultLocale/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.languageCode !== void 0 && func0.call(data, "languageCode")) {
			let data9 = data.languageCode;
			if (typeof data9 === "string") {
				if (!pattern9.test(data9)) {
					const err29 = {
						instancePath: instancePath + "/languageCode",
						schemaPath: "#/properties/languageCode/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z]{2,10}$" }
					};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/languageCode",
					schemaPath: "#/properties/languageCode/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.logos !== void 0 && func0.call(data, "logos")) {
			let data10 = data.logos;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (data10.main === void 0 || !func0.call(data10, "main")) {
					const err31 = {
						instancePath: instancePath + "/logos",
						schemaPath: "#/properties/logos/required",
						keyword: "required",
						params: { missingProperty: "main" }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				if (data10.small === void 0 || !func0.call(data10, "small")) {
					const err32 = {
						instancePath: instancePath + "/logos",
						schemaPath: "#/properties/logos/required",
						keyword: "required",
						params: { missingProperty: "small" }
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				for (const key1 of Object.keys(data10)) if (!(key1 === "main" || key1 === "small" || key1 === "icon")) {
					const err33 = {
						instancePath: instancePath + "/logos",
						schemaPath: "#/properties/logos/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 }
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
				if (data10.main !== void 0 && func0.call(data10, "main")) {
					let data11 = data10.main;
					if (typeof data11 === "string") {
						if (data11.length > 200) {
							const err34 = {
								instancePath: instancePath + "/logos/main",
								schemaPath: "#/$defs/asset/maxLength",
								keyword: "maxLength",
								params: { limit: 200 }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						if (!pattern10.test(data11)) {
							const err35 = {
								instancePath: instancePath + "/logos/main",
								schemaPath: "#/$defs/asset/pattern",
								keyword: "pattern",
								params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					} else {
						const err36 = {
							instancePath: instancePath + "/logos/main",
							schemaPath: "#/$defs/asset/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
				}
				if (data10.small !== void 0 && func0.call(data10, "small")) {
					let data12 = data10.small;
					if (typeof data12 === "string") {
						if (data12.length > 200) {
							const err37 = {
								instancePath: instancePath + "/logos/small",
								schemaPath: "#/$defs/asset/maxLength",
								keyword: "maxLength",
								params: { limit: 200 }
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
						if (!pattern10.test(data12)) {
							const err38 = {
								instancePath: instancePath + "/logos/small",
								schemaPath: "#/$defs/asset/pattern",
								keyword: "pattern",
								params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					} else {
						const err39 = {
							instancePath: instancePath + "/logos/small",
							schemaPath: "#/$defs/asset/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err39];
						else vErrors.push(err39);
						errors++;
					}
				}
				if (data10.icon !== void 0 && func0.call(data10, "icon")) {
					let data13 = data10.icon;
					if (typeof data13 === "string") {
						if (data13.length > 200) {
							const err40 = {
								instancePath: instancePath + "/logos/icon",
								schemaPath: "#/$defs/asset/maxLength",
								keyword: "maxLength",
								params: { limit: 200 }
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
						if (!pattern10.test(data13)) {
							const err41 = {
								instancePath: instancePath + "/logos/icon",
								schemaPath: "#/$defs/asset/pattern",
								keyword: "pattern",
								params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
					} else {
						const err42 = {
							instancePath: instancePath + "/logos/icon",
							schemaPath: "#/$defs/asset/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
			} else {
				const err43 = {
					instancePath: instancePath + "/logos",
					schemaPath: "#/properties/logos/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data.loginBackground !== void 0 && func0.call(data, "loginBackground")) {
			let data14 = data.loginBackground;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				if (data14.desktop === void 0 || !func0.call(data14, "desktop")) {
					const err44 = {
						instancePath: instancePath + "/loginBackground",
						schemaPath: "#/properties/loginBackground/required",
						keyword: "required",
						params: { missingProperty: "desktop" }
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
				if (data14.mobile === void 0 || !func0.call(data14, "mobile")) {
					const err45 = {
						instancePath: instancePath + "/loginBackground",
						schemaPath: "#/properties/loginBackground/required",
						keyword: "required",
						params: { missingProperty: "mobile" }
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				for (const key2 of Object.keys(data14)) if (!(key2 === "desktop" || key2 === "mobile" || key2 === "rtl")) {
					const err46 = {
						instancePath: instancePath + "/loginBackground",
						schemaPath: "#/properties/loginBackground/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 }
					};
					if (vErrors === null) vErrors = [err46];
					else vErrors.push(err46);
					errors++;
				}
				if (data14.desktop !== void 0 && func0.call(data14, "desktop")) {
					let data15 = data14.desktop;
					if (typeof data15 === "string") {
						if (data15.length > 200) {
							const err47 = {
								instancePath: instancePath + "/loginBackground/desktop",
								schemaPath: "#/$defs/asset/maxLength",
								keyword: "maxLength",
								params: { limit: 200 }
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
						if (!pattern10.test(data15)) {
							const err48 = {
								instancePath: instancePath + "/loginBackground/desktop",
								schemaPath: "#/$defs/asset/pattern",
								keyword: "pattern",
								params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
					} else {
						const err49 = {
							instancePath: instancePath + "/loginBackground/desktop",
							schemaPath: "#/$defs/asset/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				}
				if (data14.mobile !== void 0 && func0.call(data14, "mobile")) {
					let data16 = data14.mobile;
					if (typeof data16 === "string") {
						if (data16.length > 200) {
							const err50 = {
								instancePath: instancePath + "/loginBackground/mobile",
								schemaPath: "#/$defs/asset/maxLength",
								keyword: "maxLength",
								params: { limit: 200 }
							};
							if (vErrors === null) vErrors = [err50];
							else vErrors.push(err50);
							errors++;
						}
						if (!pattern10.test(data16)) {
							const err51 = {
								instancePath: instancePath + "/loginBackground/mobile",
								schemaPath: "#/$defs/asset/pattern",
								keyword: "pattern",
								params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
							};
							if (vErrors === null) vErrors = [err51];
							else vErrors.push(err51);
							errors++;
						}
					} else {
						const err52 = {
							instancePath: instancePath + "/loginBackground/mobile",
							schemaPath: "#/$defs/asset/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err52];
						else vErrors.push(err52);
						errors++;
					}
				}
				if (data14.rtl !== void 0 && func0.call(data14, "rtl")) {
					let data17 = data14.rtl;
					if (typeof data17 === "string") {
						if (data17.length > 200) {
							const err53 = {
								instancePath: instancePath + "/loginBackground/rtl",
								schemaPath: "#/$defs/asset/maxLength",
								keyword: "maxLength",
								params: { limit: 200 }
							};
							if (vErrors === null) vErrors = [err53];
							else vErrors.push(err53);
							errors++;
						}
						if (!pattern10.test(data17)) {
							const err54 = {
								instancePath: instancePath + "/loginBackground/rtl",
								schemaPath: "#/$defs/asset/pattern",
								keyword: "pattern",
								params: { pattern: "^(assets|pictures)/[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+){0,4}$" }
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
					} else {
						const err55 = {
							instancePath: instancePath + "/loginBackground/rtl",
							schemaPath: "#/$defs/asset/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
			} else {
				const err56 = {
					instancePath: instancePath + "/loginBackground",
					schemaPath: "#/properties/loginBackground/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err56];
				else vErrors.push(err56);
				errors++;
			}
		}
		if (data.art !== void 0 && func0.call(data, "art")) {
			let data18 = data.art;
			if (typeof data18 === "string") {
				if (!pattern16.test(data18)) {
					const err57 = {
						instancePath: instancePath + "/art",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err57];
					else vErrors.push(err57);
					errors++;
				}
			} else {
				const err58 = {
					instancePath: instancePath + "/art",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err58];
				else vErrors.push(err58);
				errors++;
			}
		}
		if (data.languageBadgeForGuests !== void 0 && func0.call(data, "languageBadgeForGuests")) {
			if (typeof data.languageBadgeForGuests !== "boolean") {
				const err59 = {
					instancePath: instancePath + "/languageBadgeForGuests",
					schemaPath: "#/properties/languageBadgeForGuests/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err59];
				else vErrors.push(err59);
				errors++;
			}
		}
		if (data.selfRegistration !== void 0 && func0.call(data, "selfRegistration")) {
			let data20 = data.selfRegistration;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				if (data20.allowed === void 0 || !func0.call(data20, "allowed")) {
					const err60 = {
						instancePath: instancePath + "/selfRegistration",
						schemaPath: "#/properties/selfRegistration/required",
						keyword: "required",
						params: { missingProperty: "allowed" }
					};
					if (vErrors === null) vErrors = [err60];
					else vErrors.push(err60);
					errors++;
				}
				for (const key3 of Object.keys(data20)) if (!(key3 === "allowed")) {
					const err61 = {
						instancePath: instancePath + "/selfRegistration",
						schemaPath: "#/properties/selfRegistration/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key3 }
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
				if (data20.allowed !== void 0 && func0.call(data20, "allowed")) {
					if (typeof data20.allowed !== "boolean") {
						const err62 = {
							instancePath: instancePath + "/selfRegistration/allowed",
							schemaPath: "#/properties/selfRegistration/properties/allowed/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				}
			} else {
				const err63 = {
					instancePath: instancePath + "/selfRegistration",
					schemaPath: "#/properties/selfRegistration/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err63];
				else vErrors.push(err63);
				errors++;
			}
		}
		if (data.registrationForm !== void 0 && func0.call(data, "registrationForm")) {
			let data22 = data.registrationForm;
			if (typeof data22 === "string") {
				if (!pattern16.test(data22)) {
					const err64 = {
						instancePath: instancePath + "/registrationForm",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
			} else {
				const err65 = {
					instancePath: instancePath + "/registrationForm",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err65];
				else vErrors.push(err65);
				errors++;
			}
		}
		if (data.purchaseForm !== void 0 && func0.call(data, "purchaseForm")) {
			let data23 = data.purchaseForm;
			if (typeof data23 === "string") {
				if (!pattern16.test(data23)) {
					const err66 = {
						instancePath: instancePath + "/purchaseForm",
						schemaPath: "common.schema.json#/$defs/key/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
					};
					if (vErrors === null) vErrors = [err66];
					else vErrors.push(err66);
					errors++;
				}
			} else {
				const err67 = {
					instancePath: instancePath + "/purchaseForm",
					schemaPath: "common.schema.json#/$defs/key/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err67];
				else vErrors.push(err67);
				errors++;
			}
		}
		if (data.addressForm !== void 0 && func0.call(data, "addressForm")) {
			if (!validate22(data.addressForm, {
				instancePath: instancePath + "/addressForm",
				parentData: data,
				parentDataProperty: "addressForm",
				rootData
			})) {
				vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
				errors = vErrors.length;
			}
		}
		if (data.consent !== void 0 && func0.call(data, "consent")) {
			let data25 = data.consent;
			if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
				if (data25.required === void 0 || !func0.call(data25, "required")) {
					const err68 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/required",
						keyword: "required",
						params: { missingProperty: "required" }
					};
					if (vErrors === null) vErrors = [err68];
					else vErrors.push(err68);
					errors++;
				}
				for (const key4 of Object.keys(data25)) if (!(key4 === "required")) {
					const err69 = {
						instancePath: instancePath + "/consent",
						schemaPath: "#/properties/consent/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 }
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
				if (data25.required !== void 0 && func0.call(data25, "required")) {
					if (typeof data25.required !== "boolean") {
						const err70 = {
							instancePath: instancePath + "/consent/required",
							schemaPath: "#/properties/consent/properties/required/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err70];
						else vErrors.push(err70);
						errors++;
					}
				}
			} else {
				const err71 = {
					instancePath: instancePath + "/consent",
					schemaPath: "#/properties/consent/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err71];
				else vErrors.push(err71);
				errors++;
			}
		}
		if (data.watchlistsEnabled !== void 0 && func0.call(data, "watchlistsEnabled")) {
			if (typeof data.watchlistsEnabled !== "boolean") {
				const err72 = {
					instancePath: instancePath + "/watchlistsEnabled",
					schemaPath: "#/properties/watchlistsEnabled/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err72];
				else vErrors.push(err72);
				errors++;
			}
		}
		if (data.search !== void 0 && func0.call(data, "search")) {
			let data28 = data.search;
			if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
				if (data28.enabled === void 0 || !func0.call(data28, "enabled")) {
					const err73 = {
						instancePath: instancePath + "/search",
						schemaPath: "#/properties/search/required",
						keyword: "required",
						params: { missingProperty: "enabled" }
					};
					if (vErrors === null) vErrors = [err73];
					else vErrors.push(err73);
					errors++;
				}
				for (const key5 of Object.keys(data28)) if (!(key5 === "enabled")) {
					const err74 = {
						instancePath: instancePath + "/search",
						schemaPath: "#/properties/search/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key5 }
					};
					if (vErrors === null) vErrors = [err74];
					else vErrors.push(err74);
					errors++;
				}
				if (data28.enabled !== void 0 && func0.call(data28, "enabled")) {
					if (typeof data28.enabled !== "boolean") {
						const err75 = {
							instancePath: instancePath + "/search/enabled",
							schemaPath: "#/properties/search/properties/enabled/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err75];
						else vErrors.push(err75);
						errors++;
					}
				}
			} else {
				const err76 = {
					instancePath: instancePath + "/search",
					schemaPath: "#/properties/search/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err76];
				else vErrors.push(err76);
				errors++;
			}
		}
		if (data.spoilers !== void 0 && func0.call(data, "spoilers")) {
			let data30 = data.spoilers;
			if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
				if (data30.tags === void 0 || !func0.call(data30, "tags")) {
					const err77 = {
						instancePath: instancePath + "/spoilers",
						schemaPath: "#/properties/spoilers/required",
						keyword: "required",
						params: { missingProperty: "tags" }
					};
					if (vErrors === null) vErrors = [err77];
					else vErrors.push(err77);
					errors++;
				}
				for (const key6 of Object.keys(data30)) if (!(key6 === "tags")) {
					const err78 = {
						instancePath: instancePath + "/spoilers",
						schemaPath: "#/properties/spoilers/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key6 }
					};
					if (vErrors === null) vErrors = [err78];
					else vErrors.push(err78);
					errors++;
				}
				if (data30.tags !== void 0 && func0.call(data30, "tags")) {
					let data31 = data30.tags;
					if (Array.isArray(data31)) {
						if (data31.length > 20) {
							const err79 = {
								instancePath: instancePath + "/spoilers/tags",
								schemaPath: "#/properties/spoilers/properties/tags/maxItems",
								keyword: "maxItems",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err79];
							else vErrors.push(err79);
							errors++;
						}
						if (data31.length < 1) {
							const err80 = {
								instancePath: instancePath + "/spoilers/tags",
								schemaPath: "#/properties/spoilers/properties/tags/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err80];
							else vErrors.push(err80);
							errors++;
						}
						const len2 = data31.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data32 = data31[i2];
							if (typeof data32 === "string") {
								if (data32.length > 60) {
									const err81 = {
										instancePath: instancePath + "/spoilers/tags/" + i2,
										schemaPath: "#/properties/spoilers/properties/tags/items/maxLength",
										keyword: "maxLength",
										params: { limit: 60 }
									};
									if (vErrors === null) vErrors = [err81];
									else vErrors.push(err81);
									errors++;
								}
								if (data32.length < 1) {
									const err82 = {
										instancePath: instancePath + "/spoilers/tags/" + i2,
										schemaPath: "#/properties/spoilers/properties/tags/items/minLength",
										keyword: "minLength",
										params: { limit: 1 }
									};
									if (vErrors === null) vErrors = [err82];
									else vErrors.push(err82);
									errors++;
								}
							} else {
								const err83 = {
									instancePath: instancePath + "/spoilers/tags/" + i2,
									schemaPath: "#/properties/spoilers/properties/tags/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err83];
								else vErrors.push(err83);
								errors++;
							}
						}
					} else {
						const err84 = {
							instancePath: instancePath + "/spoilers/tags",
							schemaPath: "#/properties/spoilers/properties/tags/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
				}
			} else {
				const err85 = {
					instancePath: instancePath + "/spoilers",
					schemaPath: "#/properties/spoilers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err85];
				else vErrors.push(err85);
				errors++;
			}
		}
		if (data.socialSharing !== void 0 && func0.call(data, "socialSharing")) {
			let data33 = data.socialSharing;
			if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
				if (data33.enabled === void 0 || !func0.call(data33, "enabled")) {
					const err86 = {
						instancePath: instancePath + "/socialSharing",
						schemaPath: "#/properties/socialSharing/required",
						keyword: "required",
						params: { missingProperty: "enabled" }
					};
					if (vErrors === null) vErrors = [err86];
					else vErrors.push(err86);
					errors++;
				}
				for (const key7 of Object.keys(data33)) if (!(key7 === "enabled")) {
					const err87 = {
						instancePath: instancePath + "/socialSharing",
						schemaPath: "#/properties/socialSharing/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key7 }
					};
					if (vErrors === null) vErrors = [err87];
					else vErrors.push(err87);
					errors++;
				}
				if (data33.enabled !== void 0 && func0.call(data33, "enabled")) {
					if (typeof data33.enabled !== "boolean") {
						const err88 = {
							instancePath: instancePath + "/socialSharing/enabled",
							schemaPath: "#/properties/socialSharing/properties/enabled/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err88];
						else vErrors.push(err88);
						errors++;
					}
				}
			} else {
				const err89 = {
					instancePath: instancePath + "/socialSharing",
					schemaPath: "#/properties/socialSharing/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err89];
				else vErrors.push(err89);
				errors++;
			}
		}
		if (data.interstitial !== void 0 && func0.call(data, "interstitial")) {
			let data35 = data.interstitial;
			if (!(data35 === "ENABLED" || data35 === "DISABLED")) {
				const err90 = {
					instancePath: instancePath + "/interstitial",
					schemaPath: "#/$defs/switch/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum }
				};
				if (vErrors === null) vErrors = [err90];
				else vErrors.push(err90);
				errors++;
			}
		}
		if (data.enhancedMetadata !== void 0 && func0.call(data, "enhancedMetadata")) {
			let data36 = data.enhancedMetadata;
			if (!(data36 === "ENABLED" || data36 === "DISABLED")) {
				const err91 = {
					instancePath: instancePath + "/enhancedMetadata",
					schemaPath: "#/$defs/switch/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum }
				};
				if (vErrors === null) vErrors = [err91];
				else vErrors.push(err91);
				errors++;
			}
		}
		if (data.seriesInterstitial !== void 0 && func0.call(data, "seriesInterstitial")) {
			let data37 = data.seriesInterstitial;
			if (!(data37 === "ENABLED" || data37 === "DISABLED")) {
				const err92 = {
					instancePath: instancePath + "/seriesInterstitial",
					schemaPath: "#/$defs/switch/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum }
				};
				if (vErrors === null) vErrors = [err92];
				else vErrors.push(err92);
				errors++;
			}
		}
		if (data.epgPlayback !== void 0 && func0.call(data, "epgPlayback")) {
			let data38 = data.epgPlayback;
			if (!(data38 === "ENABLED" || data38 === "DISABLED")) {
				const err93 = {
					instancePath: instancePath + "/epgPlayback",
					schemaPath: "#/$defs/switch/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum }
				};
				if (vErrors === null) vErrors = [err93];
				else vErrors.push(err93);
				errors++;
			}
		}
		if (data.analytics !== void 0 && func0.call(data, "analytics")) {
			let data39 = data.analytics;
			if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
				if (data39.sinks === void 0 || !func0.call(data39, "sinks")) {
					const err94 = {
						instancePath: instancePath + "/analytics",
						schemaPath: "#/properties/analytics/required",
						keyword: "required",
						params: { missingProperty: "sinks" }
					};
					if (vErrors === null) vErrors = [err94];
					else vErrors.push(err94);
					errors++;
				}
				for (const key8 of Object.keys(data39)) if (!(key8 === "sinks" || key8 === "consentTerm" || key8 === "retentionDays")) {
					const err95 = {
						instancePath: instancePath + "/analytics",
						schemaPath: "#/properties/analytics/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key8 }
					};
					if (vErrors === null) vErrors = [err95];
					else vErrors.push(err95);
					errors++;
				}
				if (data39.sinks !== void 0 && func0.call(data39, "sinks")) {
					let data40 = data39.sinks;
					if (Array.isArray(data40)) {
						if (data40.length > 3) {
							const err96 = {
								instancePath: instancePath + "/analytics/sinks",
								schemaPath: "#/properties/analytics/properties/sinks/maxItems",
								keyword: "maxItems",
								params: { limit: 3 }
							};
							if (vErrors === null) vErrors = [err96];
							else vErrors.push(err96);
							errors++;
						}
						if (data40.length < 1) {
							const err97 = {
								instancePath: instancePath + "/analytics/sinks",
								schemaPath: "#/properties/analytics/properties/sinks/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err97];
							else vErrors.push(err97);
							errors++;
						}
						const len3 = data40.length;
						for (let i3 = 0; i3 < len3; i3++) {
							let data41 = data40[i3];
							if (!(data41 === "http" || data41 === "dataLayer" || data41 === "console")) {
								const err98 = {
									instancePath: instancePath + "/analytics/sinks/" + i3,
									schemaPath: "#/properties/analytics/properties/sinks/items/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.analytics.properties.sinks.items.enum }
								};
								if (vErrors === null) vErrors = [err98];
								else vErrors.push(err98);
								errors++;
							}
						}
					} else {
						const err99 = {
							instancePath: instancePath + "/analytics/sinks",
							schemaPath: "#/properties/analytics/properties/sinks/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err99];
						else vErrors.push(err99);
						errors++;
					}
				}
				if (data39.consentTerm !== void 0 && func0.call(data39, "consentTerm")) {
					let data42 = data39.consentTerm;
					if (typeof data42 === "string") {
						if (!pattern16.test(data42)) {
							const err100 = {
								instancePath: instancePath + "/analytics/consentTerm",
								schemaPath: "common.schema.json#/$defs/key/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							};
							if (vErrors === null) vErrors = [err100];
							else vErrors.push(err100);
							errors++;
						}
					} else {
						const err101 = {
							instancePath: instancePath + "/analytics/consentTerm",
							schemaPath: "common.schema.json#/$defs/key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err101];
						else vErrors.push(err101);
						errors++;
					}
				}
				if (data39.retentionDays !== void 0 && func0.call(data39, "retentionDays")) {
					let data43 = data39.retentionDays;
					if (!(typeof data43 == "number" && !(data43 % 1) && !isNaN(data43) && isFinite(data43))) {
						const err102 = {
							instancePath: instancePath + "/analytics/retentionDays",
							schemaPath: "#/properties/analytics/properties/retentionDays/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err102];
						else vErrors.push(err102);
						errors++;
					}
					if (typeof data43 == "number" && isFinite(data43)) {
						if (data43 > 400 || isNaN(data43)) {
							const err103 = {
								instancePath: instancePath + "/analytics/retentionDays",
								schemaPath: "#/properties/analytics/properties/retentionDays/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 400
								}
							};
							if (vErrors === null) vErrors = [err103];
							else vErrors.push(err103);
							errors++;
						}
						if (data43 < 1 || isNaN(data43)) {
							const err104 = {
								instancePath: instancePath + "/analytics/retentionDays",
								schemaPath: "#/properties/analytics/properties/retentionDays/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err104];
							else vErrors.push(err104);
							errors++;
						}
					}
				}
			} else {
				const err105 = {
					instancePath: instancePath + "/analytics",
					schemaPath: "#/properties/analytics/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err105];
				else vErrors.push(err105);
				errors++;
			}
		}
		if (data.authentication !== void 0 && func0.call(data, "authentication")) {
			let data44 = data.authentication;
			if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
				if (data44.providers === void 0 || !func0.call(data44, "providers")) {
					const err106 = {
						instancePath: instancePath + "/authentication",
						schemaPath: "#/properties/authentication/required",
						keyword: "required",
						params: { missingProperty: "providers" }
					};
					if (vErrors === null) vErrors = [err106];
					else vErrors.push(err106);
					errors++;
				}
				for (const key9 of Object.keys(data44)) if (!(key9 === "required" || key9 === "publicRoutes" || key9 === "providers")) {
					const err107 = {
						instancePath: instancePath + "/authentication",
						schemaPath: "#/properties/authentication/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key9 }
					};
					if (vErrors === null) vErrors = [err107];
					else vErrors.push(err107);
					errors++;
				}
				if (data44.required !== void 0 && func0.call(data44, "required")) {
					if (typeof data44.required !== "boolean") {
						const err108 = {
							instancePath: instancePath + "/authentication/required",
							schemaPath: "#/properties/authentication/properties/required/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err108];
						else vErrors.push(err108);
						errors++;
					}
				}
				if (data44.publicRoutes !== void 0 && func0.call(data44, "publicRoutes")) {
					let data46 = data44.publicRoutes;
					if (Array.isArray(data46)) {
						if (data46.length > 100) {
							const err109 = {
								instancePath: instancePath + "/authentication/publicRoutes",
								schemaPath: "#/properties/authentication/properties/publicRoutes/maxItems",
								keyword: "maxItems",
								params: { limit: 100 }
							};
							if (vErrors === null) vErrors = [err109];
							else vErrors.push(err109);
							errors++;
						}
						const len4 = data46.length;
						for (let i4 = 0; i4 < len4; i4++) {
							let data47 = data46[i4];
							if (!(data47 === "ROOT" || data47 === "HOME" || data47 === "ACCOUNT" || data47 === "ACTIVATE_USER" || data47 === "BROWSE" || data47 === "CONFIRM_PIN_PROTECTION_RESET" || data47 === "CONSENT" || data47 === "EMAIL_CONFIRMATION" || data47 === "EPG" || data47 === "EXTERNAL_PAGE" || data47 === "MOBILE_EXTERNAL_PAGE" || data47 === "FAVOURITES" || data47 === "FIGHTER" || data47 === "FIGHTERS" || data47 === "GIFT" || data47 === "GIFTS" || data47 === "GIFT_LOGIN" || data47 === "GIFT_LOGIN_REDIRECT" || data47 === "GIFT_PAY" || data47 === "GIFT_REDEMPTION" || data47 === "GIFT_REDEMPTION_LOGIN" || data47 === "GIFT_REDEMPTION_REGISTER" || data47 === "GRID" || data47 === "HISTORY" || data47 === "IMPERSONATE" || data47 === "INTERSTITIAL" || data47 === "LICENCE_REDIRECT" || data47 === "LIVE_EVENTS" || data47 === "LIVE" || data47 === "WATCH_TOGETHER" || data47 === "LOGIN" || data47 === "LOGIN_REDIRECT" || data47 === "LOGIN_REQUEST_PASSWORD" || data47 === "LOGIN_RESET_PASSWORD" || data47 === "MAGIC_LINK" || data47 === "LOGOUT" || data47 === "MULTI_VIEW" || data47 === "NEWS" || data47 === "NEWS_ITEM" || data47 === "OAUTH" || data47 === "OAUTH_APP" || data47 === "OIDC" || data47 === "OIDC_ACCOUNT" || data47 === "OIDC_LOGIN" || data47 === "OIDC_REQUEST_PASSWORD" || data47 === "OIDC_RESET_PASSWORD" || data47 === "OIDC_SIGNUP" || data47 === "PAY" || data47 === "PAYMENT_CONFIRMATION" || data47 === "PAYMENT_AUTHORIZATION" || data47 === "PAYMENT_UPDATE" || data47 === "PAYMENT" || data47 === "PLAYLIST" || data47 === "PLUGIN" || data47 === "PREFERENCES" || data47 === "PROFILES" || data47 === "PROVIDERS" || data47 === "PURCHASE" || data47 === "RELEASES" || data47 === "REQUEST_PASSWORD" || data47 === "RESET_PASSWORD" || data47 === "SCHEDULE" || data47 === "SEARCH" || data47 === "SEASON" || data47 === "SECTION" || data47 === "SERIES" || data47 === "SIGNUP" || data47 === "TV_LOGIN" || data47 === "UPCOMING" || data47 === "VOD" || data47 === "WATCHLISTS")) {
								const err110 = {
									instancePath: instancePath + "/authentication/publicRoutes/" + i4,
									schemaPath: "#/properties/authentication/properties/publicRoutes/items/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.authentication.properties.publicRoutes.items.enum }
								};
								if (vErrors === null) vErrors = [err110];
								else vErrors.push(err110);
								errors++;
							}
						}
						let i5 = data46.length;
						let j0;
						if (i5 > 1) {
							outer0: for (; i5--;) for (j0 = i5; j0--;) if (func27(data46[i5], data46[j0])) {
								const err111 = {
									instancePath: instancePath + "/authentication/publicRoutes",
									schemaPath: "#/properties/authentication/properties/publicRoutes/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i5,
										j: j0
									}
								};
								if (vErrors === null) vErrors = [err111];
								else vErrors.push(err111);
								errors++;
								break outer0;
							}
						}
					} else {
						const err112 = {
							instancePath: instancePath + "/authentication/publicRoutes",
							schemaPath: "#/properties/authentication/properties/publicRoutes/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err112];
						else vErrors.push(err112);
						errors++;
					}
				}
				if (data44.providers !== void 0 && func0.call(data44, "providers")) {
					let data48 = data44.providers;
					if (Array.isArray(data48)) {
						if (data48.length > 20) {
							const err113 = {
								instancePath: instancePath + "/authentication/providers",
								schemaPath: "#/properties/authentication/properties/providers/maxItems",
								keyword: "maxItems",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err113];
							else vErrors.push(err113);
							errors++;
						}
						const len5 = data48.length;
						for (let i6 = 0; i6 < len5; i6++) {
							let data49 = data48[i6];
							if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
								if (data49.name === void 0 || !func0.call(data49, "name")) {
									const err114 = {
										instancePath: instancePath + "/authentication/providers/" + i6,
										schemaPath: "#/properties/authentication/properties/providers/items/required",
										keyword: "required",
										params: { missingProperty: "name" }
									};
									if (vErrors === null) vErrors = [err114];
									else vErrors.push(err114);
									errors++;
								}
								if (data49.form === void 0 || !func0.call(data49, "form")) {
									const err115 = {
										instancePath: instancePath + "/authentication/providers/" + i6,
										schemaPath: "#/properties/authentication/properties/providers/items/required",
										keyword: "required",
										params: { missingProperty: "form" }
									};
									if (vErrors === null) vErrors = [err115];
									else vErrors.push(err115);
									errors++;
								}
								for (const key10 of Object.keys(data49)) if (!(key10 === "name" || key10 === "form" || key10 === "canSignUp")) {
									const err116 = {
										instancePath: instancePath + "/authentication/providers/" + i6,
										schemaPath: "#/properties/authentication/properties/providers/items/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key10 }
									};
									if (vErrors === null) vErrors = [err116];
									else vErrors.push(err116);
									errors++;
								}
								if (data49.name !== void 0 && func0.call(data49, "name")) {
									if (!(data49.name === "ID")) {
										const err117 = {
											instancePath: instancePath + "/authentication/providers/" + i6 + "/name",
											schemaPath: "#/properties/authentication/properties/providers/items/properties/name/enum",
											keyword: "enum",
											params: { allowedValues: schema31.properties.authentication.properties.providers.items.properties.name.enum }
										};
										if (vErrors === null) vErrors = [err117];
										else vErrors.push(err117);
										errors++;
									}
								}
								if (data49.form !== void 0 && func0.call(data49, "form")) {
									let data51 = data49.form;
									if (typeof data51 === "string") {
										if (!pattern16.test(data51)) {
											const err118 = {
												instancePath: instancePath + "/authentication/providers/" + i6 + "/form",
												schemaPath: "common.schema.json#/$defs/key/pattern",
												keyword: "pattern",
												params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
											};
											if (vErrors === null) vErrors = [err118];
											else vErrors.push(err118);
											errors++;
										}
									} else {
										const err119 = {
											instancePath: instancePath + "/authentication/providers/" + i6 + "/form",
											schemaPath: "common.schema.json#/$defs/key/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err119];
										else vErrors.push(err119);
										errors++;
									}
								}
								if (data49.canSignUp !== void 0 && func0.call(data49, "canSignUp")) {
									if (typeof data49.canSignUp !== "boolean") {
										const err120 = {
											instancePath: instancePath + "/authentication/providers/" + i6 + "/canSignUp",
											schemaPath: "#/properties/authentication/properties/providers/items/properties/canSignUp/type",
											keyword: "type",
											params: { type: "boolean" }
										};
										if (vErrors === null) vErrors = [err120];
										else vErrors.push(err120);
										errors++;
									}
								}
							} else {
								const err121 = {
									instancePath: instancePath + "/authentication/providers/" + i6,
									schemaPath: "#/properties/authentication/properties/providers/items/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err121];
								else vErrors.push(err121);
								errors++;
							}
						}
					} else {
						const err122 = {
							instancePath: instancePath + "/authentication/providers",
							schemaPath: "#/properties/authentication/properties/providers/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err122];
						else vErrors.push(err122);
						errors++;
					}
				}
			} else {
				const err123 = {
					instancePath: instancePath + "/authentication",
					schemaPath: "#/properties/authentication/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err123];
				else vErrors.push(err123);
				errors++;
			}
		}
		if (data.captcha !== void 0 && func0.call(data, "captcha")) {
			let data53 = data.captcha;
			if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
				if (data53.provider === void 0 || !func0.call(data53, "provider")) {
					const err124 = {
						instancePath: instancePath + "/captcha",
						schemaPath: "#/properties/captcha/required",
						keyword: "required",
						params: { missingProperty: "provider" }
					};
					if (vErrors === null) vErrors = [err124];
					else vErrors.push(err124);
					errors++;
				}
				if (data53.siteKey === void 0 || !func0.call(data53, "siteKey")) {
					const err125 = {
						instancePath: instancePath + "/captcha",
						schemaPath: "#/properties/captcha/required",
						keyword: "required",
						params: { missingProperty: "siteKey" }
					};
					if (vErrors === null) vErrors = [err125];
					else vErrors.push(err125);
					errors++;
				}
				if (data53.protectedActions === void 0 || !func0.call(data53, "protectedActions")) {
					const err126 = {
						instancePath: instancePath + "/captcha",
						schemaPath: "#/properties/captcha/required",
						keyword: "required",
						params: { missingProperty: "protectedActions" }
					};
					if (vErrors === null) vErrors = [err126];
					else vErrors.push(err126);
					errors++;
				}
				for (const key11 of Object.keys(data53)) if (!(key11 === "provider" || key11 === "siteKey" || key11 === "protectedActions")) {
					const err127 = {
						instancePath: instancePath + "/captcha",
						schemaPath: "#/properties/captcha/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key11 }
					};
					if (vErrors === null) vErrors = [err127];
					else vErrors.push(err127);
					errors++;
				}
				if (data53.provider !== void 0 && func0.call(data53, "provider")) {
					let data54 = data53.provider;
					if (typeof data54 === "string") {
						if (!pattern16.test(data54)) {
							const err128 = {
								instancePath: instancePath + "/captcha/provider",
								schemaPath: "common.schema.json#/$defs/key/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
							};
							if (vErrors === null) vErrors = [err128];
							else vErrors.push(err128);
							errors++;
						}
					} else {
						const err129 = {
							instancePath: instancePath + "/captcha/provider",
							schemaPath: "common.schema.json#/$defs/key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err129];
						else vErrors.push(err129);
						errors++;
					}
				}
				if (data53.siteKey !== void 0 && func0.call(data53, "siteKey")) {
					let data55 = data53.siteKey;
					if (typeof data55 === "string") {
						if (!pattern25.test(data55)) {
							const err130 = {
								instancePath: instancePath + "/captcha/siteKey",
								schemaPath: "#/properties/captcha/properties/siteKey/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9._-]{1,200}$" }
							};
							if (vErrors === null) vErrors = [err130];
							else vErrors.push(err130);
							errors++;
						}
					} else {
						const err131 = {
							instancePath: instancePath + "/captcha/siteKey",
							schemaPath: "#/properties/captcha/properties/siteKey/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err131];
						else vErrors.push(err131);
						errors++;
					}
				}
				if (data53.protectedActions !== void 0 && func0.call(data53, "protectedActions")) {
					let data56 = data53.protectedActions;
					if (Array.isArray(data56)) {
						if (data56.length > 10) {
							const err132 = {
								instancePath: instancePath + "/captcha/protectedActions",
								schemaPath: "#/properties/captcha/properties/protectedActions/maxItems",
								keyword: "maxItems",
								params: { limit: 10 }
							};
							if (vErrors === null) vErrors = [err132];
							else vErrors.push(err132);
							errors++;
						}
						const len6 = data56.length;
						for (let i7 = 0; i7 < len6; i7++) {
							let data57 = data56[i7];
							if (!(data57 === "LOGIN" || data57 === "SIGNUP")) {
								const err133 = {
									instancePath: instancePath + "/captcha/protectedActions/" + i7,
									schemaPath: "#/properties/captcha/properties/protectedActions/items/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.captcha.properties.protectedActions.items.enum }
								};
								if (vErrors === null) vErrors = [err133];
								else vErrors.push(err133);
								errors++;
							}
						}
						let i8 = data56.length;
						let j1;
						if (i8 > 1) {
							outer1: for (; i8--;) for (j1 = i8; j1--;) if (func27(data56[i8], data56[j1])) {
								const err134 = {
									instancePath: instancePath + "/captcha/protectedActions",
									schemaPath: "#/properties/captcha/properties/protectedActions/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i8,
										j: j1
									}
								};
								if (vErrors === null) vErrors = [err134];
								else vErrors.push(err134);
								errors++;
								break outer1;
							}
						}
					} else {
						const err135 = {
							instancePath: instancePath + "/captcha/protectedActions",
							schemaPath: "#/properties/captcha/properties/protectedActions/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err135];
						else vErrors.push(err135);
						errors++;
					}
				}
			} else {
				const err136 = {
					instancePath: instancePath + "/captcha",
					schemaPath: "#/properties/captcha/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err136];
				else vErrors.push(err136);
				errors++;
			}
		}
		if (data.partnerPages !== void 0 && func0.call(data, "partnerPages")) {
			let data58 = data.partnerPages;
			if (Array.isArray(data58)) {
				if (data58.length > 50) {
					const err137 = {
						instancePath: instancePath + "/partnerPages",
						schemaPath: "#/properties/partnerPages/maxItems",
						keyword: "maxItems",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err137];
					else vErrors.push(err137);
					errors++;
				}
				const len7 = data58.length;
				for (let i9 = 0; i9 < len7; i9++) {
					let data59 = data58[i9];
					if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
						if (data59.name === void 0 || !func0.call(data59, "name")) {
							const err138 = {
								instancePath: instancePath + "/partnerPages/" + i9,
								schemaPath: "#/properties/partnerPages/items/required",
								keyword: "required",
								params: { missingProperty: "name" }
							};
							if (vErrors === null) vErrors = [err138];
							else vErrors.push(err138);
							errors++;
						}
						if (data59.path === void 0 || !func0.call(data59, "path")) {
							const err139 = {
								instancePath: instancePath + "/partnerPages/" + i9,
								schemaPath: "#/properties/partnerPages/items/required",
								keyword: "required",
								params: { missingProperty: "path" }
							};
							if (vErrors === null) vErrors = [err139];
							else vErrors.push(err139);
							errors++;
						}
						if (data59.page === void 0 || !func0.call(data59, "page")) {
							const err140 = {
								instancePath: instancePath + "/partnerPages/" + i9,
								schemaPath: "#/properties/partnerPages/items/required",
								keyword: "required",
								params: { missingProperty: "page" }
							};
							if (vErrors === null) vErrors = [err140];
							else vErrors.push(err140);
							errors++;
						}
						for (const key12 of Object.keys(data59)) if (!(key12 === "name" || key12 === "path" || key12 === "page")) {
							const err141 = {
								instancePath: instancePath + "/partnerPages/" + i9,
								schemaPath: "#/properties/partnerPages/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key12 }
							};
							if (vErrors === null) vErrors = [err141];
							else vErrors.push(err141);
							errors++;
						}
						if (data59.name !== void 0 && func0.call(data59, "name")) {
							let data60 = data59.name;
							if (typeof data60 === "string") {
								if (!pattern16.test(data60)) {
									const err142 = {
										instancePath: instancePath + "/partnerPages/" + i9 + "/name",
										schemaPath: "common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err142];
									else vErrors.push(err142);
									errors++;
								}
							} else {
								const err143 = {
									instancePath: instancePath + "/partnerPages/" + i9 + "/name",
									schemaPath: "common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err143];
								else vErrors.push(err143);
								errors++;
							}
						}
						if (data59.path !== void 0 && func0.call(data59, "path")) {
							let data61 = data59.path;
							if (typeof data61 === "string") {
								if (data61.length > 100) {
									const err144 = {
										instancePath: instancePath + "/partnerPages/" + i9 + "/path",
										schemaPath: "#/properties/partnerPages/items/properties/path/maxLength",
										keyword: "maxLength",
										params: { limit: 100 }
									};
									if (vErrors === null) vErrors = [err144];
									else vErrors.push(err144);
									errors++;
								}
								if (!pattern27.test(data61)) {
									const err145 = {
										instancePath: instancePath + "/partnerPages/" + i9 + "/path",
										schemaPath: "#/properties/partnerPages/items/properties/path/pattern",
										keyword: "pattern",
										params: { pattern: "^(/[a-z0-9][a-z0-9-]*){1,4}$" }
									};
									if (vErrors === null) vErrors = [err145];
									else vErrors.push(err145);
									errors++;
								}
							} else {
								const err146 = {
									instancePath: instancePath + "/partnerPages/" + i9 + "/path",
									schemaPath: "#/properties/partnerPages/items/properties/path/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err146];
								else vErrors.push(err146);
								errors++;
							}
						}
						if (data59.page !== void 0 && func0.call(data59, "page")) {
							let data62 = data59.page;
							if (typeof data62 === "string") {
								if (!pattern16.test(data62)) {
									const err147 = {
										instancePath: instancePath + "/partnerPages/" + i9 + "/page",
										schemaPath: "common.schema.json#/$defs/key/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$" }
									};
									if (vErrors === null) vErrors = [err147];
									else vErrors.push(err147);
									errors++;
								}
							} else {
								const err148 = {
									instancePath: instancePath + "/partnerPages/" + i9 + "/page",
									schemaPath: "common.schema.json#/$defs/key/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err148];
								else vErrors.push(err148);
								errors++;
							}
						}
					} else {
						const err149 = {
							instancePath: instancePath + "/partnerPages/" + i9,
							schemaPath: "#/properties/partnerPages/items/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err149];
						else vErrors.push(err149);
						errors++;
					}
				}
			} else {
				const err150 = {
					instancePath: instancePath + "/partnerPages",
					schemaPath: "#/properties/partnerPages/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err150];
				else vErrors.push(err150);
				errors++;
			}
		}
		if (data.apiKey !== void 0 && func0.call(data, "apiKey")) {
			let data63 = data.apiKey;
			if (typeof data63 === "string") {
				if (!pattern29.test(data63)) {
					const err151 = {
						instancePath: instancePath + "/apiKey",
						schemaPath: "#/properties/apiKey/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9-]{8,80}$" }
					};
					if (vErrors === null) vErrors = [err151];
					else vErrors.push(err151);
					errors++;
				}
			} else {
				const err152 = {
					instancePath: instancePath + "/apiKey",
					schemaPath: "#/properties/apiKey/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err152];
				else vErrors.push(err152);
				errors++;
			}
		}
		if (data.apiKeyRequired !== void 0 && func0.call(data, "apiKeyRequired")) {
			if (typeof data.apiKeyRequired !== "boolean") {
				const err153 = {
					instancePath: instancePath + "/apiKeyRequired",
					schemaPath: "#/properties/apiKeyRequired/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err153];
				else vErrors.push(err153);
				errors++;
			}
		}
		if (data.territory !== void 0 && func0.call(data, "territory")) {
			let data65 = data.territory;
			if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
				for (const key13 of Object.keys(data65)) if (!(key13 === "allowed" || key13 === "blocked")) {
					const err154 = {
						instancePath: instancePath + "/territory",
						schemaPath: "#/properties/territory/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key13 }
					};
					if (vErrors === null) vErrors = [err154];
					else vErrors.push(err154);
					errors++;
				}
				if (data65.allowed !== void 0 && func0.call(data65, "allowed")) {
					let data66 = data65.allowed;
					if (Array.isArray(data66)) {
						if (data66.length > 250) {
							const err155 = {
								instancePath: instancePath + "/territory/allowed",
								schemaPath: "#/properties/territory/properties/allowed/maxItems",
								keyword: "maxItems",
								params: { limit: 250 }
							};
							if (vErrors === null) vErrors = [err155];
							else vErrors.push(err155);
							errors++;
						}
						if (data66.length < 1) {
							const err156 = {
								instancePath: instancePath + "/territory/allowed",
								schemaPath: "#/properties/territory/properties/allowed/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err156];
							else vErrors.push(err156);
							errors++;
						}
						const len8 = data66.length;
						for (let i10 = 0; i10 < len8; i10++) {
							let data67 = data66[i10];
							if (typeof data67 === "string") {
								if (!pattern19.test(data67)) {
									const err157 = {
										instancePath: instancePath + "/territory/allowed/" + i10,
										schemaPath: "#/properties/territory/properties/allowed/items/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Z]{2}$" }
									};
									if (vErrors === null) vErrors = [err157];
									else vErrors.push(err157);
									errors++;
								}
							} else {
								const err158 = {
									instancePath: instancePath + "/territory/allowed/" + i10,
									schemaPath: "#/properties/territory/properties/allowed/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err158];
								else vErrors.push(err158);
								errors++;
							}
						}
					} else {
						const err159 = {
							instancePath: instancePath + "/territory/allowed",
							schemaPath: "#/properties/territory/properties/allowed/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err159];
						else vErrors.push(err159);
						errors++;
					}
				}
				if (data65.blocked !== void 0 && func0.call(data65, "blocked")) {
					let data68 = data65.blocked;
					if (Array.isArray(data68)) {
						if (data68.length > 250) {
							const err160 = {
								instancePath: instancePath + "/territory/blocked",
								schemaPath: "#/properties/territory/properties/blocked/maxItems",
								keyword: "maxItems",
								params: { limit: 250 }
							};
							if (vErrors === null) vErrors = [err160];
							else vErrors.push(err160);
							errors++;
						}
						const len9 = data68.length;
						for (let i11 = 0; i11 < len9; i11++) {
							let data69 = data68[i11];
							if (typeof data69 === "string") {
								if (!pattern19.test(data69)) {
									const err161 = {
										instancePath: instancePath + "/territory/blocked/" + i11,
										schemaPath: "#/properties/territory/properties/blocked/items/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Z]{2}$" }
									};
									if (vErrors === null) vErrors = [err161];
									else vErrors.push(err161);
									errors++;
								}
							} else {
								const err162 = {
									instancePath: instancePath + "/territory/blocked/" + i11,
									schemaPath: "#/properties/territory/properties/blocked/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err162];
								else vErrors.push(err162);
								errors++;
							}
						}
					} else {
						const err163 = {
							instancePath: instancePath + "/territory/blocked",
							schemaPath: "#/properties/territory/properties/blocked/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err163];
						else vErrors.push(err163);
						errors++;
					}
				}
			} else {
				const err164 = {
					instancePath: instancePath + "/territory",
					schemaPath: "#/properties/territory/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err164];
				else vErrors.push(err164);
				errors++;
			}
		}
		if (data.dvr !== void 0 && func0.call(data, "dvr")) {
			let data70 = data.dvr;
			if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
				if (data70.window === void 0 || !func0.call(data70, "window")) {
					const err165 = {
						instancePath: instancePath + "/dvr",
						schemaPath: "#/properties/dvr/required",
						keyword: "required",
						params: { missingProperty: "window" }
					};
					if (vErrors === null) vErrors = [err165];
					else vErrors.push(err165);
					errors++;
				}
				for (const key14 of Object.keys(data70)) if (!(key14 === "window")) {
					const err166 = {
						instancePath: instancePath + "/dvr",
						schemaPath: "#/properties/dvr/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key14 }
					};
					if (vErrors === null) vErrors = [err166];
					else vErrors.push(err166);
					errors++;
				}
				if (data70.window !== void 0 && func0.call(data70, "window")) {
					let data71 = data70.window;
					if (!(typeof data71 == "number" && !(data71 % 1) && !isNaN(data71) && isFinite(data71))) {
						const err167 = {
							instancePath: instancePath + "/dvr/window",
							schemaPath: "#/properties/dvr/properties/window/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err167];
						else vErrors.push(err167);
						errors++;
					}
					if (typeof data71 == "number" && isFinite(data71)) {
						if (data71 > 1440 || isNaN(data71)) {
							const err168 = {
								instancePath: instancePath + "/dvr/window",
								schemaPath: "#/properties/dvr/properties/window/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1440
								}
							};
							if (vErrors === null) vErrors = [err168];
							else vErrors.push(err168);
							errors++;
						}
						if (data71 < 0 || isNaN(data71)) {
							const err169 = {
								instancePath: instancePath + "/dvr/window",
								schemaPath: "#/properties/dvr/properties/window/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err169];
							else vErrors.push(err169);
							errors++;
						}
					}
				}
			} else {
				const err170 = {
					instancePath: instancePath + "/dvr",
					schemaPath: "#/properties/dvr/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err170];
				else vErrors.push(err170);
				errors++;
			}
		}
		if (data.preview !== void 0 && func0.call(data, "preview")) {
			let data72 = data.preview;
			if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
				if (data72.origins === void 0 || !func0.call(data72, "origins")) {
					const err171 = {
						instancePath: instancePath + "/preview",
						schemaPath: "#/properties/preview/required",
						keyword: "required",
						params: { missingProperty: "origins" }
					};
					if (vErrors === null) vErrors = [err171];
					else vErrors.push(err171);
					errors++;
				}
				for (const key15 of Object.keys(data72)) if (!(key15 === "origins")) {
					const err172 = {
						instancePath: instancePath + "/preview",
						schemaPath: "#/properties/preview/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key15 }
					};
					if (vErrors === null) vErrors = [err172];
					else vErrors.push(err172);
					errors++;
				}
				if (data72.origins !== void 0 && func0.call(data72, "origins")) {
					let data73 = data72.origins;
					if (Array.isArray(data73)) {
						if (data73.length > 20) {
							const err173 = {
								instancePath: instancePath + "/preview/origins",
								schemaPath: "#/properties/preview/properties/origins/maxItems",
								keyword: "maxItems",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err173];
							else vErrors.push(err173);
							errors++;
						}
						const len10 = data73.length;
						for (let i12 = 0; i12 < len10; i12++) {
							let data74 = data73[i12];
							if (typeof data74 === "string") {
								if (!pattern32.test(data74)) {
									const err174 = {
										instancePath: instancePath + "/preview/origins/" + i12,
										schemaPath: "#/properties/preview/properties/origins/items/pattern",
										keyword: "pattern",
										params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
									};
									if (vErrors === null) vErrors = [err174];
									else vErrors.push(err174);
									errors++;
								}
							} else {
								const err175 = {
									instancePath: instancePath + "/preview/origins/" + i12,
									schemaPath: "#/properties/preview/properties/origins/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err175];
								else vErrors.push(err175);
								errors++;
							}
						}
					} else {
						const err176 = {
							instancePath: instancePath + "/preview/origins",
							schemaPath: "#/properties/preview/properties/origins/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err176];
						else vErrors.push(err176);
						errors++;
					}
				}
			} else {
				const err177 = {
					instancePath: instancePath + "/preview",
					schemaPath: "#/properties/preview/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err177];
				else vErrors.push(err177);
				errors++;
			}
		}
		if (data.pictures !== void 0 && func0.call(data, "pictures")) {
			let data75 = data.pictures;
			if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
				if (data75.origins === void 0 || !func0.call(data75, "origins")) {
					const err178 = {
						instancePath: instancePath + "/pictures",
						schemaPath: "#/properties/pictures/required",
						keyword: "required",
						params: { missingProperty: "origins" }
					};
					if (vErrors === null) vErrors = [err178];
					else vErrors.push(err178);
					errors++;
				}
				for (const key16 of Object.keys(data75)) if (!(key16 === "origins")) {
					const err179 = {
						instancePath: instancePath + "/pictures",
						schemaPath: "#/properties/pictures/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key16 }
					};
					if (vErrors === null) vErrors = [err179];
					else vErrors.push(err179);
					errors++;
				}
				if (data75.origins !== void 0 && func0.call(data75, "origins")) {
					let data76 = data75.origins;
					if (Array.isArray(data76)) {
						if (data76.length > 40) {
							const err180 = {
								instancePath: instancePath + "/pictures/origins",
								schemaPath: "#/properties/pictures/properties/origins/maxItems",
								keyword: "maxItems",
								params: { limit: 40 }
							};
							if (vErrors === null) vErrors = [err180];
							else vErrors.push(err180);
							errors++;
						}
						const len11 = data76.length;
						for (let i13 = 0; i13 < len11; i13++) {
							let data77 = data76[i13];
							if (typeof data77 === "string") {
								if (!pattern32.test(data77)) {
									const err181 = {
										instancePath: instancePath + "/pictures/origins/" + i13,
										schemaPath: "#/properties/pictures/properties/origins/items/pattern",
										keyword: "pattern",
										params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
									};
									if (vErrors === null) vErrors = [err181];
									else vErrors.push(err181);
									errors++;
								}
							} else {
								const err182 = {
									instancePath: instancePath + "/pictures/origins/" + i13,
									schemaPath: "#/properties/pictures/properties/origins/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err182];
								else vErrors.push(err182);
								errors++;
							}
						}
					} else {
						const err183 = {
							instancePath: instancePath + "/pictures/origins",
							schemaPath: "#/properties/pictures/properties/origins/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err183];
						else vErrors.push(err183);
						errors++;
					}
				}
			} else {
				const err184 = {
					instancePath: instancePath + "/pictures",
					schemaPath: "#/properties/pictures/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err184];
				else vErrors.push(err184);
				errors++;
			}
		}
		if (data.plugins !== void 0 && func0.call(data, "plugins")) {
			let data78 = data.plugins;
			if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
				if (data78.origins === void 0 || !func0.call(data78, "origins")) {
					const err185 = {
						instancePath: instancePath + "/plugins",
						schemaPath: "#/properties/plugins/required",
						keyword: "required",
						params: { missingProperty: "origins" }
					};
					if (vErrors === null) vErrors = [err185];
					else vErrors.push(err185);
					errors++;
				}
				for (const key17 of Object.keys(data78)) if (!(key17 === "origins")) {
					const err186 = {
						instancePath: instancePath + "/plugins",
						schemaPath: "#/properties/plugins/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key17 }
					};
					if (vErrors === null) vErrors = [err186];
					else vErrors.push(err186);
					errors++;
				}
				if (data78.origins !== void 0 && func0.call(data78, "origins")) {
					let data79 = data78.origins;
					if (Array.isArray(data79)) {
						if (data79.length > 40) {
							const err187 = {
								instancePath: instancePath + "/plugins/origins",
								schemaPath: "#/properties/plugins/properties/origins/maxItems",
								keyword: "maxItems",
								params: { limit: 40 }
							};
							if (vErrors === null) vErrors = [err187];
							else vErrors.push(err187);
							errors++;
						}
						const len12 = data79.length;
						for (let i14 = 0; i14 < len12; i14++) {
							let data80 = data79[i14];
							if (typeof data80 === "string") {
								if (!pattern32.test(data80)) {
									const err188 = {
										instancePath: instancePath + "/plugins/origins/" + i14,
										schemaPath: "#/properties/plugins/properties/origins/items/pattern",
										keyword: "pattern",
										params: { pattern: "^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$" }
									};
									if (vErrors === null) vErrors = [err188];
									else vErrors.push(err188);
									errors++;
								}
							} else {
								const err189 = {
									instancePath: instancePath + "/plugins/origins/" + i14,
									schemaPath: "#/properties/plugins/properties/origins/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err189];
								else vErrors.push(err189);
								errors++;
							}
						}
					} else {
						const err190 = {
							instancePath: instancePath + "/plugins/origins",
							schemaPath: "#/properties/plugins/properties/origins/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err190];
						else vErrors.push(err190);
						errors++;
					}
				}
			} else {
				const err191 = {
					instancePath: instancePath + "/plugins",
					schemaPath: "#/properties/plugins/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err191];
				else vErrors.push(err191);
				errors++;
			}
		}
	} else {
		const err192 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err192];
		else vErrors.push(err192);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}

export { validate };