/** A comment, an instruction, raw text, or a tag whose attributes all stand in quotation marks (XML 1.0, section 2). */
const MARKUP =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[[^]*?\]\]>|<\/?[^\s<>/="'!?]+(?:\s+[^\s<>/="']+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/g;

/**
 * Whether an answer is a DASH manifest that came whole (ISO/IEC 23009-1, section 5). dash.js reads XML without ever looking for its end:
 * of what is cut off within a tag, or is a page with an attribute that has no quotation marks, it makes an endless loop.
 */
export const isManifest = (text: string): boolean =>
  /<\/(?:[\w-]+:)?MPD\s*>\s*(?:<!--[^]*?-->\s*)*$/.test(text) && !text.replaceAll(MARKUP, '').includes('<');
