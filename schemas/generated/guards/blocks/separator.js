// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord } from '../../../guard.ts';
import { isTab } from '../definitions/common.js';
const some1 = ["small","regular","large"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.size === void 0 || some1.includes(v.size)) &&
  (v.line === void 0 || typeof v.line === 'boolean');
