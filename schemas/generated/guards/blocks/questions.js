// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText } from '../../../guard.ts';
import { isLine, isTab } from '../definitions/common.js';
const each1 = (v) => isRecord(v) &&
  isLine(v.question) &&
  isText(v.answer, 10000, 1);
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  isList(v.items, each1, 100, 1) &&
  (v.isFirstOpen === void 0 || typeof v.isFirstOpen === 'boolean');
