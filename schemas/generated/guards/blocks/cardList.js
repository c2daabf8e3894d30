// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { validate as isCard } from '../definitions/card.js';
import { isKey, isLine, isTab } from '../definitions/common.js';
import { isEmptyDescription, isEmptyTitle, isMinItems, isOnEmpty, isReserve } from '../definitions/row-contract.js';
import { validate as isSource } from '../definitions/source.js';
const some1 = ["LIST","GRID","CAROUSEL"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  some1.includes(v.type) &&
  (v.source === void 0 || isSource(v.source)) &&
  (v.cards === void 0 || isList(v.cards, isCard, 200)) &&
  (v.sectionId === void 0 || isKey(v.sectionId)) &&
  (v.bucketId === void 0 || isKey(v.bucketId)) &&
  (v.minItems === void 0 || isMinItems(v.minItems)) &&
  (v.onEmpty === void 0 || isOnEmpty(v.onEmpty)) &&
  (v.emptyTitle === void 0 || isEmptyTitle(v.emptyTitle)) &&
  (v.emptyDescription === void 0 || isEmptyDescription(v.emptyDescription)) &&
  (v.reserve === void 0 || isReserve(v.reserve));
