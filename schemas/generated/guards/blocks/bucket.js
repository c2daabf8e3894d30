// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isWhole } from '../../../guard.ts';
import { validate as isCard } from '../definitions/card.js';
import { isKey, isLine, isTab } from '../definitions/common.js';
import { validate as isPaging } from '../definitions/paging.js';
import { isEmptyDescription, isEmptyTitle, isMinItems, isOnEmpty, isPersonal, isReserve } from '../definitions/row-contract.js';
import { validate as isRow_style } from '../definitions/row-style.js';
import { validate as isSource } from '../definitions/source.js';
const some1 = ["VOD_VIDEO","VOD_SERIES","VOD_SEASON","PLAYLIST","LIVE","UPCOMING","EPG","SECTION_LINK","MIXED"];
const some2 = ["ROW","GRID"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (isWhole(v.bucketId, 1) || isKey(v.bucketId)) &&
  isKey(v.exid) &&
  isLine(v.name) &&
  some1.includes(v.type) &&
  (v.source === void 0 || isSource(v.source)) &&
  (v.sectionId === void 0 || isKey(v.sectionId)) &&
  (v.contentList === void 0 || isList(v.contentList, isCard, 200)) &&
  (v.paging === void 0 || isPaging(v.paging)) &&
  (v.layout === void 0 || some2.includes(v.layout)) &&
  (v.rowTypeData === void 0 || isRow_style(v.rowTypeData)) &&
  (v.minItems === void 0 || isMinItems(v.minItems)) &&
  (v.onEmpty === void 0 || isOnEmpty(v.onEmpty)) &&
  (v.emptyTitle === void 0 || isEmptyTitle(v.emptyTitle)) &&
  (v.emptyDescription === void 0 || isEmptyDescription(v.emptyDescription)) &&
  (v.reserve === void 0 || isReserve(v.reserve)) &&
  (v.personal === void 0 || isPersonal(v.personal));
