// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText, isWhole } from '../../../guard.ts';
import { isImageUrl, isInstant, isKey, isLine, isProse, isTab } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
import { validate as isPaging } from '../definitions/paging.js';
const some1 = ["GRID","PROFILE"];
const pattern2 = /^[A-Z]{2}$/u;
const some3 = ["win","loss","noContest"];
const some4 = ["decision","majority","split","unanimous","KO/TKO","submission","disqualified","overturned","other","unknown"];
const pattern5 = /^[0-9]{1,2}:[0-5][0-9]$/u;
const each6 = (v) => isRecord(v) &&
  isLine(v.opponent) &&
  (v.opponentId === void 0 || isKey(v.opponentId)) &&
  some3.includes(v.outcome) &&
  some4.includes(v.method) &&
  (v.round === void 0 || isWhole(v.round, 1, 15)) &&
  (v.time === void 0 || isText(v.time) && pattern5.test(v.time)) &&
  (v.event === void 0 || isLine(v.event)) &&
  (v.date === void 0 || isInstant(v.date)) &&
  (v.link === void 0 || isLink(v.link));
const each7 = (v) => isRecord(v) &&
  isKey(v.id) &&
  isText(v.name, 120, 1) &&
  (v.nickname === void 0 || isLine(v.nickname)) &&
  (v.description === void 0 || isProse(v.description)) &&
  isRecord(v.record) &&
  isWhole(v.record.wins, 0, 999) &&
  isWhole(v.record.losses, 0, 999) &&
  isWhole(v.record.noContests, 0, 999) &&
  (v.weightClass === void 0 || isLine(v.weightClass)) &&
  (v.country === void 0 || isText(v.country) && pattern2.test(v.country)) &&
  (v.portraitUrl === void 0 || isImageUrl(v.portraitUrl)) &&
  (v.bouts === void 0 || isList(v.bouts, each6, 60));
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.source === void 0 || isRecord(v.source) &&
  (v.source.limit === void 0 || isWhole(v.source.limit, 1, 1000))) &&
  (v.layout === void 0 || some1.includes(v.layout)) &&
  (v.pageSize === void 0 || isWhole(v.pageSize, 1, 50)) &&
  (v.fighters === void 0 || isList(v.fighters, each7, 100)) &&
  (v.paging === void 0 || isPaging(v.paging)) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle));
