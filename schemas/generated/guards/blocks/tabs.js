// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { isKey, isLabel, isLine } from '../definitions/common.js';
const each1 = (v) => isRecord(v) &&
  isKey(v.tab) &&
  isLine(v.text) &&
  (v.label === void 0 || isLabel(v.label));
export const validate = (v) => isRecord(v) &&
  isKey(v.id) &&
  isKey(v.activeTab) &&
  isList(v.items, each1, 12, 1);
