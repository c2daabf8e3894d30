// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord } from '../../../guard.ts';
import { isContentId, isKey, isLine, isUrl } from './common.js';
const some1 = ["VOD","LIVE","EPG","PLAYLIST","SEASON","SERIES","SECTION","PLUGIN","ROUTE","EXTERNAL"];
export const validate = (v) => isRecord(v) &&
  some1.includes(v.type) &&
  (v.id === void 0 || (isContentId(v.id) || isKey(v.id))) &&
  (v.title === void 0 || isLine(v.title)) &&
  (v.route === void 0 || isUrl(v.route)) &&
  (v.url === void 0 || isUrl(v.url));
