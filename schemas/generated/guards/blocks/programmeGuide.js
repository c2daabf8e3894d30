// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isWhole } from '../../../guard.ts';
import { isAccessLevel, isContentId, isImageUrl, isInstant, isLine, isProse, isTab } from '../definitions/common.js';
import { validate as isPaging } from '../definitions/paging.js';
import { validate as isProgramme } from '../definitions/programme.js';
const some1 = ["ENABLED","DISABLED"];
const each2 = (v) => isRecord(v) &&
  isContentId(v.eventId) &&
  isLine(v.name) &&
  (v.logoUrl === void 0 || isImageUrl(v.logoUrl)) &&
  isAccessLevel(v.accessLevel) &&
  isList(v.programmes, isProgramme, 500);
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.source === void 0 || isRecord(v.source) &&
  (v.source.channel === void 0 || isContentId(v.source.channel))) &&
  (v.pageSize === void 0 || isWhole(v.pageSize, 1, 50)) &&
  (v.paging === void 0 || isPaging(v.paging)) &&
  (v.now === void 0 || isInstant(v.now)) &&
  (v.playback === void 0 || some1.includes(v.playback)) &&
  (v.filledTo === void 0 || isInstant(v.filledTo)) &&
  (v.from === void 0 || isInstant(v.from)) &&
  (v.to === void 0 || isInstant(v.to)) &&
  (v.channels === void 0 || isList(v.channels, each2, 60)) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle)) &&
  (v.emptyDescription === void 0 || isProse(v.emptyDescription));
