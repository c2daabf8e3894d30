// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText, isWhole } from '../../../guard.ts';
import { isKey, isLabel, isLine, isPath, isTab } from '../definitions/common.js';
const each1 = (v) => isRecord(v) &&
  isLine(v.text) &&
  (v.label === void 0 || isLabel(v.label)) &&
  isText(v.value, 200, 1) &&
  (v.count === void 0 || isWhole(v.count, 0)) &&
  (v.isActive === void 0 || typeof v.isActive === 'boolean');
const each2 = (v) => isRecord(v) &&
  isKey(v.filterKey) &&
  isLine(v.title) &&
  isList(v.options, each1, 100);
const some3 = ["ASC","DESC"];
const each4 = (v) => isRecord(v) &&
  isLine(v.text) &&
  (v.label === void 0 || isLabel(v.label)) &&
  isKey(v.field) &&
  some3.includes(v.direction) &&
  (v.isActive === void 0 || typeof v.isActive === 'boolean');
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isLine(v.title) &&
  (v.folded === void 0 || typeof v.folded === 'boolean') &&
  isList(v.filters, each2, 12) &&
  (v.sort === void 0 || isList(v.sort, each4, 12)) &&
  isRecord(v.actions) &&
  isRecord(v.actions.apply) &&
  isPath(v.actions.apply.url) &&
  isRecord(v.actions.reset) &&
  isPath(v.actions.reset.url);
