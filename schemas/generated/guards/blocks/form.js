// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord } from '../../../guard.ts';
import { isKey, isLine, isProse, isTab } from '../definitions/common.js';
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isKey(v.form) &&
  isLine(v.title) &&
  (v.text === void 0 || isProse(v.text));
