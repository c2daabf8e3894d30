// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { isKey, isLine, isTab } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
import { validate as isLive_card } from '../definitions/live-card.js';
import { isEmptyDescription, isEmptyTitle, isMinItems, isOnEmpty, isReserve } from '../definitions/row-contract.js';
import { validate as isSource } from '../definitions/source.js';
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isLine(v.title) &&
  (v.source === void 0 || isSource(v.source)) &&
  (v.cards === void 0 || isList(v.cards, isLive_card, 50)) &&
  (v.sectionId === void 0 || isKey(v.sectionId)) &&
  (v.bucketId === void 0 || isKey(v.bucketId)) &&
  (v.link === void 0 || isLink(v.link)) &&
  (v.linkText === void 0 || isLine(v.linkText)) &&
  (v.minItems === void 0 || isMinItems(v.minItems)) &&
  (v.onEmpty === void 0 || isOnEmpty(v.onEmpty)) &&
  (v.emptyTitle === void 0 || isEmptyTitle(v.emptyTitle)) &&
  (v.emptyDescription === void 0 || isEmptyDescription(v.emptyDescription)) &&
  (v.reserve === void 0 || isReserve(v.reserve));
