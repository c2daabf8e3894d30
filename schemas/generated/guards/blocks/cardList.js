// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { validate as isCard } from '../definitions/card.js';
import { isLine, isProse, isTab } from '../definitions/common.js';
import { validate as isSource } from '../definitions/source.js';
const some1 = ["LIST","GRID","CAROUSEL"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  some1.includes(v.type) &&
  (v.source === void 0 || isSource(v.source)) &&
  (v.cards === void 0 || isList(v.cards, isCard, 200)) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle)) &&
  (v.emptyDescription === void 0 || isProse(v.emptyDescription));
