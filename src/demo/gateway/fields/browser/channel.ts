/** Values of CSS that the embedding page may set, by the custom property that carries each. */
const STYLE_PROPERTIES = {
  color: { property: '--color', check: 'color' },
  background: { property: '--background', check: 'background-color' },
  border: { property: '--border', check: 'border-color' },
  error: { property: '--error', check: 'color' },
  font: { property: '--font', check: 'font-family' },
} as const;

type Message = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the style in the fragment of the page's URL; undefined for a fragment of another form. */
export function readStyle(fragment: string): unknown {
  const [name, value] = fragment.slice(1).split('=');
  if (name !== 'style' || value === undefined) return undefined;
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return undefined;
  }
}

/** Applies the embedding page's style. Values that the browser does not know are ignored. */
export function applyStyle(style: unknown): void {
  if (!isRecord(style)) return;
  const root = document.documentElement;
  for (const [name, { property, check }] of Object.entries(STYLE_PROPERTIES)) {
    const value = style[name];
    if (typeof value === 'string' && CSS.supports(check, value)) root.style.setProperty(property, value);
  }
  const { direction, colorScheme } = style;
  if (direction === 'ltr' || direction === 'rtl') root.dir = direction;
  if (typeof colorScheme === 'string' && CSS.supports('color-scheme', colorScheme))
    root.style.setProperty('color-scheme', colorScheme);
}

/** Messages with the embedding page (docs/card-gateway-api.md). */
interface Channel {
  send: (type: string, properties: object) => void;
  listen: (handlers: Readonly<Record<string, (message: Message) => void>>) => void;
}

/** Opens the channel to the page that embeds the fields. Messages go to `pageOrigin` and come from it only. */
export function createChannel({ session, pageOrigin }: { session: string; pageOrigin: string }): Channel {
  const source = 'card-fields';
  return {
    send: (type, properties) => parent.postMessage({ ...properties, source, session, type }, pageOrigin),
    listen: (handlers) =>
      addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.origin !== pageOrigin || event.source !== parent || !isRecord(event.data)) return;
        const { data } = event;
        if (data['source'] !== source || data['session'] !== session || typeof data['type'] !== 'string') return;
        if (Object.hasOwn(handlers, data['type'])) handlers[data['type']]?.(data);
      }),
  };
}
