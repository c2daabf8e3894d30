// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isWhole } from '../../../guard.ts';
import { isContentId, isLine } from './common.js';
const some1 = ["VIDEOS","SERIES","SEASONS","EPISODES","PLAYLISTS","PLAYLIST_ITEMS","LIVE","UPCOMING","EPG","IDS","HISTORY","CONTINUE_WATCHING","UP_NEXT","FAVOURITES","WATCHLIST"];
const some2 = ["NEWEST","OLDEST","TITLE","MANUAL"];
export const validate = (v) => isRecord(v) &&
  some1.includes(v.type) &&
  (v.ids === void 0 || isList(v.ids, isContentId, 200, 1)) &&
  (v.tag === void 0 || isLine(v.tag)) &&
  (v.seriesId === void 0 || isContentId(v.seriesId)) &&
  (v.seasonId === void 0 || isContentId(v.seasonId)) &&
  (v.playlistId === void 0 || isContentId(v.playlistId)) &&
  (v.sort === void 0 || some2.includes(v.sort)) &&
  (v.limit === void 0 || isWhole(v.limit, 1, 1000));
