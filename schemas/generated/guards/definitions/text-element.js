// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord } from '../../../guard.ts';
import { isLabel, isLine } from './common.js';
const some1 = ["small","regular","large"];
export const validate = (v) => isRecord(v) &&
  isLine(v.text) &&
  (v.label === void 0 || isLabel(v.label)) &&
  (v.size === void 0 || some1.includes(v.size));
