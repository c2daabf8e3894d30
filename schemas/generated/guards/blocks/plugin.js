// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isMap, isRecord, isText, isWhole } from '../../../guard.ts';
import { isKey, isLine, isTab } from '../definitions/common.js';
const pattern1 = /^(?:https:\/\/[^\s\\"'<>]+|http:\/\/(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1)(?::[0-9]{1,5})?(?:\/[^\s\\"'<>]*)?)$/u;
const some2 = ["16:9","4:3","1:1","9:16"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isKey(v.id) &&
  isLine(v.name) &&
  isKey(v.type) &&
  (v.subtype === void 0 || isKey(v.subtype)) &&
  isText(v.url, 2048) && pattern1.test(v.url) &&
  isText(v.title, 300, 1) &&
  (v.height === void 0 || isWhole(v.height, 50, 4000)) &&
  (v.ratio === void 0 || some2.includes(v.ratio)) &&
  (v.payload === void 0 || isMap(v.payload, void 0, void 0, 50));
