// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { validate as isCard } from '../definitions/card.js';
import { isKey, isLine, isProse, isTab } from '../definitions/common.js';
import { validate as isPaging } from '../definitions/paging.js';
import { validate as isSource } from '../definitions/source.js';
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.text === void 0 || isProse(v.text)) &&
  (v.buttonText === void 0 || isLine(v.buttonText)) &&
  (v.source === void 0 || isSource(v.source)) &&
  (v.cards === void 0 || isList(v.cards, isCard, 50)) &&
  (v.paging === void 0 || isPaging(v.paging)) &&
  (v.sectionId === void 0 || isKey(v.sectionId)) &&
  (v.bucketId === void 0 || isKey(v.bucketId));
