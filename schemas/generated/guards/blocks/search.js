// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord, isText, isWhole } from '../../../guard.ts';
import { isLine, isPath, isTab } from '../definitions/common.js';
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isLine(v.placeholder) &&
  isText(v.value, 200) &&
  (v.totalResults === void 0 || isWhole(v.totalResults, 0)) &&
  isRecord(v.action) &&
  isPath(v.action.url);
