// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord, isText } from '../../../guard.ts';
import { isLine, isTab } from '../definitions/common.js';
const some1 = ["LEFT","CENTER","RIGHT"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  isText(v.text, 20000) &&
  (v.textAlignment === void 0 || some1.includes(v.textAlignment));
