// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isRecord } from '../../../guard.ts';
import { isKey, isLabel, isLine } from './common.js';
import { validate as isLink } from './link.js';
const some1 = ["audio","calendar","check","external","globe","info","lock","person","play","replay","search","subtitles"];
const some2 = ["PRIMARY","SECONDARY","QUIET"];
export const validate = (v) => isRecord(v) &&
  isLine(v.text) &&
  (v.label === void 0 || isLabel(v.label)) &&
  (v.icon === void 0 || some1.includes(v.icon)) &&
  some2.includes(v.type) &&
  isRecord(v.action) &&
  (isRecord(v.action) &&
  v.action.type === "navigate" &&
  isRecord(v.action.data) &&
  isLink(v.action.data.link) || isRecord(v.action) &&
  v.action.type === "tab" &&
  isRecord(v.action.data) &&
  isKey(v.action.data.tab));
