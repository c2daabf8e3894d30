import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import type { Link } from '#schemas/generated/types.ts';
import { richTags } from '#schemas/rich-text.ts';
import { safeUrl } from '#schemas/url.ts';
import type { NavigationPort } from '../../ports/navigation.ts';
import { usePorts } from '../../ports/ports.tsx';

/** HTML tags that rich text may use. */
const allowed = new Set<string>(richTags);
/** Tags whose content is not readable text; they are removed with their content. */
const unspoken =
  /<(script|style|template|iframe|object|embed|svg|math|noscript|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
/** Matches a tag: slash, name and attributes. Any other `<` is treated as text. */
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^<>]*)?)\/?>/gi;
const href = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};
const deepest = 32;

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });

/** The decoded `href` of a tag's attributes. */
function addressIn(attributes: string): string {
  const [, double, single] = href.exec(attributes) ?? [];
  return decode(double ?? single ?? '').trim();
}

interface Open {
  name: string;
  href: string | undefined;
  children: ReactNode[];
}

/** Converts a URL of a rich text to a link of a definition: internal paths are localised like all others. */
const linkOf = (address: string): Link =>
  address.startsWith('/') ? { type: 'ROUTE', route: address } : { type: 'EXTERNAL', url: address };

type Navigation = Pick<NavigationPort, 'Link' | 'hrefOf'>;

function close({ name, href: address, children }: Open, key: number, { Link, hrefOf }: Navigation): ReactNode {
  if (name !== 'a') return createElement(name, { key }, ...children);
  const to = address && hrefOf(linkOf(address));
  return to ? (
    <Link key={key} to={to}>
      {createElement(Fragment, null, ...children)}
    </Link>
  ) : (
    createElement(Fragment, { key }, ...children)
  );
}

/**
 * Parses the HTML subset of rich text directly into React elements, so that no markup is ever inserted as HTML. Unknown
 * tags are dropped, tags with unreadable content are removed with it, and links must pass `safeUrl`.
 */
function parseRichText(html: string, navigation: Navigation): ReactNode {
  const source = html.replace(comment, '').replace(unspoken, '');
  const root: Open = { name: '', href: undefined, children: [] };
  const open: Open[] = [root];
  const top = () => open.at(-1) ?? root;
  const shut = () => {
    const closed = open.pop();
    if (closed) top().children.push(close(closed, top().children.length, navigation));
  };
  let at = 0;
  const text = (end: number) => {
    if (end > at) top().children.push(decode(source.slice(at, end)));
  };
  for (const match of source.matchAll(tag)) {
    text(match.index);
    at = match.index + match[0].length;
    const [, slash, rawName = '', attributes = ''] = match;
    const name = rawName.toLowerCase();
    if (!allowed.has(name)) continue;
    if (name === 'br') top().children.push(createElement('br', { key: top().children.length }));
    else if (!slash && open.length < deepest) {
      open.push({ name, href: name === 'a' ? safeUrl(addressIn(attributes)) : undefined, children: [] });
    } else if (slash && open.some((element) => element.name === name)) {
      while (top().name !== name) shut();
      shut();
    }
  }
  text(source.length);
  while (open.length > 1) shut();
  return createElement(Fragment, null, ...root.children);
}

/** Renders rich text of a definition. */
export function RichText({ html }: { html: string }) {
  const { navigation } = usePorts();
  return useMemo(() => parseRichText(html, navigation), [html, navigation]);
}

/** Whether a rich text contains a link to a path of this site, in any language's spelling. */
export const leadsTo = (html: string, pathname: string, hrefOf: NavigationPort['hrefOf']): boolean =>
  [...html.matchAll(tag)].some(([, , , attributes = '']) => {
    const to = hrefOf(linkOf(addressIn(attributes)));
    return to?.split(/[?#]/, 1)[0] === pathname;
  });
