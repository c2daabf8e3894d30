// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText, isWhole } from '../../../guard.ts';
import { isAccessLevel, isContentId, isImageUrl, isInstant, isLicenceIds, isLine, isProse, isTab } from '../definitions/common.js';
import { validate as isPaging } from '../definitions/paging.js';
import { validate as isProgramme } from '../definitions/programme.js';
const pattern1 = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/u;
const some2 = ["ENABLED","DISABLED"];
const each3 = (v) => isRecord(v) &&
  isContentId(v.eventId) &&
  isLine(v.name) &&
  (v.logoUrl === void 0 || isImageUrl(v.logoUrl)) &&
  isAccessLevel(v.accessLevel) &&
  (v.licenceIds === void 0 || isLicenceIds(v.licenceIds)) &&
  isList(v.programmes, isProgramme, 1000);
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.source === void 0 || isRecord(v.source) &&
  (v.source.channel === void 0 || isContentId(v.source.channel))) &&
  (v.date === void 0 || isText(v.date) && pattern1.test(v.date)) &&
  (v.pageSize === void 0 || isWhole(v.pageSize, 1, 50)) &&
  (v.paging === void 0 || isPaging(v.paging)) &&
  (v.now === void 0 || isInstant(v.now)) &&
  (v.playback === void 0 || some2.includes(v.playback)) &&
  (v.filledTo === void 0 || isInstant(v.filledTo)) &&
  (v.from === void 0 || isInstant(v.from)) &&
  (v.to === void 0 || isInstant(v.to)) &&
  (v.channels === void 0 || isList(v.channels, each3, 60)) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle)) &&
  (v.emptyDescription === void 0 || isProse(v.emptyDescription));
