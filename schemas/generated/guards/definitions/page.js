// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { isKey, isLine, isProse, isVersion } from './common.js';
const some1 = ["DEFAULT","SERIES","INTERSTITIAL","SCHEDULE","GRID"];
export const validate = (v) => isRecord(v) &&
  isVersion(v.version) &&
  (v.source === void 0 || isKey(v.source)) &&
  (v.layout === void 0 || some1.includes(v.layout)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.description === void 0 || isProse(v.description)) &&
  isList(v.elements, void 0, 500);
