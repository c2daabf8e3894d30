// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isMap, isRecord, isText } from '../../../guard.ts';
import { isKey, isLine, isProse, isVersion } from './common.js';
const some1 = ["DEFAULT","SERIES","INTERSTITIAL","SCHEDULE","GRID"];
const each2 = (v) => isText(v);
const each3 = (v) => isList(v, each2);
export const validate = (v) => isRecord(v) &&
  isVersion(v.version) &&
  (v.source === void 0 || isKey(v.source)) &&
  (v.layout === void 0 || some1.includes(v.layout)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.description === void 0 || isProse(v.description)) &&
  (v.initialAvailableFacets === void 0 || isRecord(v.initialAvailableFacets) &&
  (v.initialAvailableFacets.facets === void 0 || isMap(v.initialAvailableFacets.facets, void 0, each3))) &&
  isList(v.elements, void 0, 500);
