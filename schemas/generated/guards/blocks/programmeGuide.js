// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord } from '../../../guard.ts';
import { isAccessLevel, isContentId, isImageUrl, isInstant, isLine, isProse, isTab } from '../definitions/common.js';
import { validate as isProgramme } from '../definitions/programme.js';
const each1 = (v) => isRecord(v) &&
  isContentId(v.eventId) &&
  isLine(v.name) &&
  (v.logoUrl === void 0 || isImageUrl(v.logoUrl)) &&
  isAccessLevel(v.accessLevel) &&
  isList(v.programmes, isProgramme, 500);
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  (v.title === void 0 || isLine(v.title)) &&
  isInstant(v.from) &&
  isInstant(v.to) &&
  isList(v.channels, each1, 60) &&
  (v.emptyTitle === void 0 || isLine(v.emptyTitle)) &&
  (v.emptyDescription === void 0 || isProse(v.emptyDescription));
