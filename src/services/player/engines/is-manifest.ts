/** Comment, processing instruction, CDATA section, or tag with quoted attributes (XML 1.0, section 2). */
const MARKUP =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[[^]*?\]\]>|<\/?[^\s<>/="'!?]+(?:\s+[^\s<>/="']+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/g;

/**
 * Whether a response is a complete DASH manifest (ISO/IEC 23009-1, section 5). The XML parser of dash.js loops forever
 * on input that is cut off within a tag and on HTML with unquoted attributes.
 */
export const isManifest = (text: string): boolean =>
  /<\/(?:[\w-]+:)?MPD\s*>\s*(?:<!--[^]*?-->\s*)*$/.test(text) && !text.replaceAll(MARKUP, '').includes('<');
