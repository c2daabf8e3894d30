// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord, isWhole } from '../../../guard.ts';
import { isLine, isProse } from './common.js';
const some1 = ["hide","message","fallback"];
const some2 = ["HISTORY","UP_NEXT","FAVOURITES","WATCHLIST"];
const some3 = ["16:9","1:1","2:3"];
export const isMinItems = (v) => isWhole(v, 1, 10);
export const isOnEmpty = (v) => some1.includes(v);
export const isEmptyTitle = (v) => isLine(v);
export const isEmptyDescription = (v) => isProse(v);
export const isPersonal = (v) => some2.includes(v);
export const isReserve = (v) => isRecord(v) &&
  (v.aspect === void 0 || some3.includes(v.aspect)) &&
  (v.count === void 0 || isWhole(v.count, 1, 50));
export const validate = (v) => isRecord(v) &&
  (v.minItems === void 0 || isMinItems(v.minItems)) &&
  (v.onEmpty === void 0 || isOnEmpty(v.onEmpty)) &&
  (v.emptyTitle === void 0 || isEmptyTitle(v.emptyTitle)) &&
  (v.emptyDescription === void 0 || isEmptyDescription(v.emptyDescription)) &&
  (v.reserve === void 0 || isReserve(v.reserve)) &&
  (v.personal === void 0 || isPersonal(v.personal));
