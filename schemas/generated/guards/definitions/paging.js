// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isNumber, isRecord, isText } from '../../../guard.ts';
export const validate = (v) => isRecord(v) &&
  typeof v.moreDataAvailable === 'boolean' &&
  (v.lastSeen === void 0 || (isText(v.lastSeen, 500) || isNumber(v.lastSeen)));
