// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isNumber, isRecord, isText, isWhole } from '../../../guard.ts';
import { isKey, isLine, isName, isProse, isTab } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
import { validate as isMoney } from '../definitions/money.js';
const each1 = (v) => isWhole(v, 1, 2147483647);
const some2 = ["SUBSCRIPTION","FIXED_DATE","PPV"];
const pattern3 = /^P[1-9][0-9]{0,2}[DWMY]$/u;
const pattern4 = /^P[1-9][0-9]{0,2}[DWMY]$/u;
const pattern5 = /^P[1-9][0-9]{0,2}[DWMY]$/u;
const some6 = ["percentage","amount"];
const some7 = ["active","upcoming"];
const each8 = (v) => isRecord(v) &&
  (v.name === void 0 || isLine(v.name)) &&
  some6.includes(v.type) &&
  (v.percentage === void 0 || isNumber(v.percentage, 0, 100)) &&
  (v.amount === void 0 || isMoney(v.amount)) &&
  some7.includes(v.state) &&
  (v.lifeTimeRepeat === void 0 || typeof v.lifeTimeRepeat === 'boolean') &&
  (v.from === void 0 || isWhole(v.from, 0, 8640000000000000)) &&
  (v.until === void 0 || isWhole(v.until, 0, 8640000000000000)) &&
  (v.periods === void 0 || isWhole(v.periods, 1, 999));
const each9 = (v) => isRecord(v) &&
  isWhole(v.id, 1, 2147483647) &&
  isName(v.name) &&
  (v.description === void 0 || isProse(v.description)) &&
  (v.family === void 0 || isKey(v.family)) &&
  some2.includes(v.strategy) &&
  (v.period === void 0 || isText(v.period) && pattern3.test(v.period)) &&
  (v.endsAt === void 0 || isWhole(v.endsAt, 0, 8640000000000000)) &&
  isMoney(v.price) &&
  (v.fullPrice === void 0 || isMoney(v.fullPrice)) &&
  (v.marketingPrice === void 0 || isRecord(v.marketingPrice) &&
  isMoney(v.marketingPrice.price) &&
  isText(v.marketingPrice.period) && pattern4.test(v.marketingPrice.period)) &&
  typeof v.taxInclusive === 'boolean' &&
  typeof v.isPurchasable === 'boolean' &&
  typeof v.isFree === 'boolean' &&
  (v.trialPeriod === void 0 || isText(v.trialPeriod) && pattern5.test(v.trialPeriod)) &&
  (v.discounts === void 0 || isList(v.discounts, each8, 20)) &&
  (v.included === void 0 || isList(v.included, isLine, 30)) &&
  (v.cta === void 0 || isLine(v.cta)) &&
  (v.link === void 0 || isLink(v.link));
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.description === void 0 || isProse(v.description)) &&
  (v.source === void 0 || isRecord(v.source) &&
  (v.source.licenceIds === void 0 || isList(v.source.licenceIds, each1, 50, 1)) &&
  (v.source.families === void 0 || isList(v.source.families, isKey, 50, 1))) &&
  (v.highlighted === void 0 || isWhole(v.highlighted, 1, 2147483647)) &&
  (v.highlightText === void 0 || isLine(v.highlightText)) &&
  (v.isProvisional === void 0 || typeof v.isProvisional === 'boolean') &&
  (v.plans === void 0 || isList(v.plans, each9, 50)) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle));
