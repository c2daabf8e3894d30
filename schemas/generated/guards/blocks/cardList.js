// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText, isWhole } from '../../../guard.ts';
import { validate as isButton } from '../definitions/button.js';
import { validate as isCard } from '../definitions/card.js';
import { isKey, isLabel, isLine, isPath, isTab } from '../definitions/common.js';
import { validate as isPaging } from '../definitions/paging.js';
import { isEmptyDescription, isEmptyTitle, isMinItems, isOnEmpty, isPersonal, isReserve } from '../definitions/row-contract.js';
import { validate as isSource } from '../definitions/source.js';
const some1 = ["LIST","GRID","CAROUSEL"];
const each2 = (v) => isText(v, 2000);
const some3 = ["publicationDate","title"];
const some4 = ["ASC","DESC"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  some1.includes(v.type) &&
  (v.listOnSmallScreens === void 0 || typeof v.listOnSmallScreens === 'boolean') &&
  (v.source === void 0 || isSource(v.source)) &&
  (v.pageSize === void 0 || isWhole(v.pageSize, 1, 50)) &&
  (v.cards === void 0 || isList(v.cards, isCard, 200)) &&
  (v.paging === void 0 || isPaging(v.paging)) &&
  (v.sectionId === void 0 || isKey(v.sectionId)) &&
  (v.bucketId === void 0 || isKey(v.bucketId)) &&
  (v.minItems === void 0 || isMinItems(v.minItems)) &&
  (v.onEmpty === void 0 || isOnEmpty(v.onEmpty)) &&
  (v.emptyTitle === void 0 || isEmptyTitle(v.emptyTitle)) &&
  (v.emptyDescription === void 0 || isEmptyDescription(v.emptyDescription)) &&
  (v.emptyAction === void 0 || isButton(v.emptyAction)) &&
  (v.reserve === void 0 || isReserve(v.reserve)) &&
  (v.personal === void 0 || isPersonal(v.personal)) &&
  (v.actions === void 0 || isRecord(v.actions) &&
  (v.actions.next === void 0 || isRecord(v.actions.next) &&
  isLine(v.actions.next.text) &&
  (v.actions.next.label === void 0 || isLabel(v.actions.next.label)) &&
  isRecord(v.actions.next.action) &&
  v.actions.next.action.type === "load" &&
  isRecord(v.actions.next.action.data) &&
  isPath(v.actions.next.action.data.url) &&
  isText(v.actions.next.action.data.lastSeen, 500) &&
  isRecord(v.actions.next.action.data.currentSearch) &&
  (v.actions.next.action.data.currentSearch.query === void 0 || isText(v.actions.next.action.data.currentSearch.query, 200)) &&
  isList(v.actions.next.action.data.currentSearch.facetsRequested, each2, 12) &&
  (v.actions.next.action.data.currentSearch.sort === void 0 || some3.includes(v.actions.next.action.data.currentSearch.sort)) &&
  (v.actions.next.action.data.currentSearch.sortDirection === void 0 || some4.includes(v.actions.next.action.data.currentSearch.sortDirection)) &&
  (v.actions.next.action.data.currentSearch.rpp === void 0 || isWhole(v.actions.next.action.data.currentSearch.rpp, 1, 100))));
