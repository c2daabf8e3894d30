// Generated from the JSON Schemas by scripts/generate. Do not edit.
import { isList, isRecord, isText } from '../../../guard.ts';
import { isLine, isName, isTab, isUrl } from '../definitions/common.js';
import { validate as isLink } from '../definitions/link.js';
const some1 = ["LIST","BUTTONS"];
const each2 = (v) => isRecord(v) &&
  isName(v.text) &&
  isLink(v.link);
const each3 = (v) => isRecord(v) &&
  isName(v.title) &&
  (v.look === void 0 || some1.includes(v.look)) &&
  isList(v.links, each2, 20, 1);
const each4 = (v) => isRecord(v) &&
  isText(v.locale) &&
  isText(v.name) &&
  isUrl(v.href) &&
  (v.current === void 0 || typeof v.current === 'boolean');
export const validate = (v) => isRecord(v) &&
  (v.tab === void 0 || isTab(v.tab)) &&
  isList(v.groups, each3, 8) &&
  (v.languages === void 0 || typeof v.languages === 'boolean') &&
  (v.note === void 0 || isLine(v.note)) &&
  (v.languageLinks === void 0 || isList(v.languageLinks, each4, 100));
