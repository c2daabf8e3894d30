// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText, isWhole } from '../../../guard.ts';
import { isLine, isName, isProse, isTab } from '../definitions/common.js';
import { validate as isMoney } from '../definitions/money.js';
const pattern1 = /^[a-z0-9][a-z0-9-]{0,39}$/u;
const each2 = (v) => isText(v) && pattern1.test(v);
const pattern3 = /^[a-z0-9][a-z0-9-]{0,39}$/u;
const pattern4 = /^P[1-9][0-9]{0,2}[DWMY]$/u;
const each5 = (v) => isRecord(v) &&
  isText(v.giftId) && pattern3.test(v.giftId) &&
  isName(v.name) &&
  (v.description === void 0 || isProse(v.description)) &&
  isList(v.included, isLine, 30) &&
  isWhole(v.licenceId, 1, 2147483647) &&
  isName(v.licenceName) &&
  isText(v.period) && pattern4.test(v.period) &&
  isMoney(v.price) &&
  typeof v.taxInclusive === 'boolean';
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.description === void 0 || isProse(v.description)) &&
  (v.source === void 0 || isRecord(v.source) &&
  (v.source.giftIds === void 0 || isList(v.source.giftIds, each2, 50, 1))) &&
  (v.isProvisional === void 0 || typeof v.isProvisional === 'boolean') &&
  (v.products === void 0 || isList(v.products, each5, 50)) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle));
