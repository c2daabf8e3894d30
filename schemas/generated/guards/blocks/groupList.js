// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText } from '../../../guard.ts';
import { validate as isCard } from '../definitions/card.js';
import { isLine, isTab } from '../definitions/common.js';
const pattern1 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?$/u;
const some2 = ["ddd, LL","dddd, D MMMM","LL","MMMM YYYY"];
const each3 = (v) => isRecord(v) &&
  isText(v.id, 19) && pattern1.test(v.id) &&
  isRecord(v.title) &&
  isLine(v.title.text) &&
  (v.title.format === void 0 || some2.includes(v.title.format)) &&
  isList(v.cards, isCard, 200);
const some4 = ["SCHEDULE","RELEASES","UPCOMING"];
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isList(v.groups, each3, 62) &&
  (v.list === void 0 || some4.includes(v.list)) &&
  (v.timezone === void 0 || isText(v.timezone, 60)) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle)) &&
  (v.actions === void 0 || isRecord(v.actions) &&
  (v.actions.next === void 0 || isRecord(v.actions.next) &&
  isText(v.actions.next.lastSeen, 500)));
