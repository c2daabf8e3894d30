// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText, isWhole } from '../../../guard.ts';
import { isImageUrl, isInstant, isKey, isLine, isTab } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
const pattern1 = /^[A-Z]{2}$/u;
const some2 = ["win","loss","noContest"];
const some3 = ["decision","majority","split","unanimous","KO/TKO","submission","disqualified","overturned","other","unknown"];
const pattern4 = /^[0-9]{1,2}:[0-5][0-9]$/u;
const each5 = (v) => isRecord(v) &&
  isLine(v.opponent) &&
  some2.includes(v.outcome) &&
  some3.includes(v.method) &&
  (v.round === void 0 || isWhole(v.round, 1, 15)) &&
  (v.time === void 0 || isText(v.time) && pattern4.test(v.time)) &&
  (v.event === void 0 || isLine(v.event)) &&
  (v.date === void 0 || isInstant(v.date)) &&
  (v.link === void 0 || isLink(v.link));
const each6 = (v) => isRecord(v) &&
  isKey(v.id) &&
  isText(v.name, 120, 1) &&
  (v.nickname === void 0 || isLine(v.nickname)) &&
  isRecord(v.record) &&
  isWhole(v.record.wins, 0, 999) &&
  isWhole(v.record.losses, 0, 999) &&
  isWhole(v.record.noContests, 0, 999) &&
  (v.weightClass === void 0 || isLine(v.weightClass)) &&
  (v.country === void 0 || isText(v.country) && pattern1.test(v.country)) &&
  (v.portraitUrl === void 0 || isImageUrl(v.portraitUrl)) &&
  (v.bouts === void 0 || isList(v.bouts, each5, 60));
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  isList(v.fighters, each6, 100) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle));
