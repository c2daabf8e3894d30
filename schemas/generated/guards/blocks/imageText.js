// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord, isText, isWhole } from '../../../guard.ts';
import { validate as isButton } from '../definitions/button.js';
import { isImageUrl, isLine, isTab } from '../definitions/common.js';
const some1 = ["START","END"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  isText(v.text, 20000) &&
  isImageUrl(v.source) &&
  isWhole(v.width, 1, 8000) &&
  isWhole(v.height, 1, 8000) &&
  isLine(v.alt) &&
  (v.side === void 0 || some1.includes(v.side)) &&
  (v.button === void 0 || isButton(v.button));
