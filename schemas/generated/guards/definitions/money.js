// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord, isText, isWhole } from '../../../guard.ts';
const pattern1 = /^[A-Z]{3}$/u;
export const validate = (v) => isRecord(v) &&
  isWhole(v.amount, 0, 9007199254740991) &&
  isWhole(v.scale, 0, 6) &&
  isText(v.currency) && pattern1.test(v.currency);
