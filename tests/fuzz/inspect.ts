import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type ElementNode = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is ElementNode => 'tagName' in node;

const childrenOf = (node: Node): Node[] => {
  if (isElement(node) && node.tagName === 'template') return [(node as DefaultTreeAdapterMap['template']).content];
  return 'childNodes' in node ? node.childNodes : [];
};

/** All elements of an HTML text, parsed as in a browser. */
function elementsOf(html: string): ElementNode[] {
  const found: ElementNode[] = [];
  const open: Node[] = [parseFragment(html)];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isElement(node)) found.push(node);
    open.push(...childrenOf(node));
  }
  return found;
}

/** Attributes whose address is requested without a click. */
const asking = new Set(['src', 'srcset', 'poster', 'data', 'background', 'imagesrcset']);
const leading = new Set(['href', 'action', 'formaction', 'xlink:href']);
const never = new Set(['script', 'object', 'embed', 'base', 'meta', 'link', 'style', 'frame', 'portal']);

/** The scheme of an address as browsers parse it, ignoring control characters and spaces. */
const schemeOf = (address: string) =>
  /^([a-z][a-z0-9+.-]*):/i.exec([...address].filter((sign) => sign > ' ').join(''))?.[1]?.toLowerCase();

function attributeFaults(element: ElementNode): string[] {
  return element.attrs.flatMap(({ name, value }) => {
    const summary = `<${element.tagName} ${name}="${value.slice(0, 80)}">`;
    if (name.startsWith('on') || name === 'srcdoc') return [`a handler: ${summary}`];
    const scheme = schemeOf(value);
    if ((leading.has(name) || asking.has(name)) && scheme && !['http', 'https', 'mailto', 'tel'].includes(scheme))
      return [`an address that runs or reads: ${summary}`];
    // Pictures and frames of other hosts do not count here: the content security policy blocks them, and the browser
    // tests count them.
    if (name === 'style' && /url\(|expression|@import|;\s*[a-z-]+\s*:\s*url/i.test(value))
      return [`a style that asks: ${summary}`];
    return [];
  });
}

/** Whether an element is a preload link for a picture, which React adds for the first pictures of a page. */
const isPreload = ({ tagName, attrs }: ElementNode) =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'as' && value === 'image');

/**
 * Active content in rendered HTML: scripts, handlers, unsandboxed frames, and addresses that run or request something.
 */
export const faultsIn = (html: string): string[] =>
  elementsOf(html).flatMap((element) => [
    ...(never.has(element.tagName) && !isPreload(element)
      ? [`an element that no definition may make: <${element.tagName}>`]
      : []),
    ...(element.tagName === 'iframe' &&
    !element.attrs.some(({ name, value }) => name === 'sandbox' && !value.includes('allow-same-origin'))
      ? ['a frame without a sandbox']
      : []),
    ...attributeFaults(element),
  ]);

const textOf = (node: Node): string =>
  `${
    isElement(node)
      ? `<${node.tagName} ${node.attrs
          .filter(({ name }) => !/^(id|for|aria-|name$)/.test(name))
          .map(({ name, value }) => `${name}=${value}`)
          .join(' ')}>`
      : 'value' in node
        ? node.value
        : ''
  }${childrenOf(node).map(textOf).join('')}`;

/** The rendered content of each page element, keyed by the element’s index. Elements without content are omitted. */
export function drawnPlaces(html: string): Map<number, string> {
  const marked = elementsOf(html).flatMap((element) => {
    const pointer = element.attrs.find(({ name }) => name === 'data-pointer')?.value;
    const place = /^\/elements\/(\d+)$/.exec(pointer ?? '')?.[1];
    return place === undefined ? [] : [[Number(place), childrenOf(element).map(textOf).join('')] as const];
  });
  return new Map(marked.filter(([, text]) => text !== ''));
}
