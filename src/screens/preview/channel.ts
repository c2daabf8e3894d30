import '#schemas/no-evaluation.ts';
import { type FromPreview, ToPreview } from '#schemas/wire/authoring/preview.ts';

/** A draft message from the editor. */
export type DraftMessage = Extract<ToPreview, { type: 'draft' }>;

/** Maximum number of messages per second. An editor sends at most one per animation frame. */
const MOST_PER_SECOND = 300;

type Ignored = Pick<Extract<FromPreview, { type: 'ignored' }>, 'shape' | 'flood' | 'origin'>;

interface ChannelOptions {
  /** Origins registered for the realm. */
  origins: readonly string[];
  /** The window that receives messages. */
  self: Window;
  /** The window that controls the preview: its parent frame. */
  partner: Window;
  /** Contract version and element kinds that this build can render. */
  version: string;
  kinds: string[];
  /**
   * Called with the latest draft, at most once per frame. `arrived` is its time of arrival as of `performance.now()`,
   * in milliseconds.
   */
  onDraft: (draft: DraftMessage, arrived: number) => void;
  onReveal: (pointer: string) => void;
  /** Writes a line to the editor's console. */
  warn: (line: string) => void;
}

/** The preview's side of the message channel to the editor. */
export interface Channel {
  post(message: FromPreview): void;
  close(): void;
}

const reasons: Record<keyof Ignored, string> = {
  origin: 'it came from an origin that is not registered for this realm',
  shape: 'it has not the shape of a message to a preview',
  flood: `more than ${MOST_PER_SECOND} came within a second`,
};

/**
 * Accepts drafts only from registered origins and from the parent window. All other messages are ignored, counted and
 * reported. Only the latest draft is kept.
 */
export function openChannel(options: ChannelOptions): Channel {
  const { origins, self, partner, version, kinds, onDraft, onReveal, warn } = options;
  const ignored: Ignored = { shape: 0, flood: 0, origin: 0 };
  const warned = new Set<keyof Ignored>();
  let partnerOrigin: string | undefined;
  let second = { from: 0, count: 0 };
  let waiting: { draft: DraftMessage; arrived: number } | undefined;
  let latest = -1;

  const post = (message: FromPreview) => {
    if (partnerOrigin) partner.postMessage(message, partnerOrigin);
  };
  const ignore = (reason: keyof Ignored, from: string) => {
    ignored[reason] += 1;
    if (!warned.has(reason)) {
      warned.add(reason);
      warn(`A message to the preview from ${from} was not followed: ${reasons[reason]}.`);
    }
    // The editor gets the first ignored messages and then only occasional ones, so that many of them do not flood it.
    if (ignored[reason] < 3 || ignored[reason] % MOST_PER_SECOND === 0)
      post({ playbill: 1, type: 'ignored', ...ignored });
  };
  const isFlood = () => {
    const now = performance.now();
    second = now - second.from > 1000 ? { from: now, count: 1 } : { from: second.from, count: second.count + 1 };
    return second.count > MOST_PER_SECOND;
  };
  const draw = () => {
    const next = waiting;
    waiting = undefined;
    if (next) onDraft(next.draft, next.arrived);
  };
  const follow = (message: ToPreview, arrived: number) => {
    if (message.type === 'hello') return post({ playbill: 1, type: 'ready', version, kinds });
    if (message.type === 'reveal') return onReveal(message.pointer);
    // Ignores a draft that is older than the latest one.
    if (message.sequence <= latest) return;
    latest = message.sequence;
    if (!waiting) self.requestAnimationFrame(draw);
    waiting = { draft: message, arrived };
  };
  const listen = (event: MessageEvent<unknown>) => {
    // Messages from the page itself, for example from browser tools, are ignored without being counted.
    if (event.source === self) return;
    if (event.source !== partner || !origins.includes(event.origin)) return ignore('origin', event.origin || 'nowhere');
    partnerOrigin = event.origin;
    if (isFlood()) return ignore('flood', event.origin);
    const message = ToPreview.safeParse(event.data);
    if (message.success) follow(message.data, performance.now());
    else ignore('shape', event.origin);
  };
  self.addEventListener('message', listen);
  // Announces the preview to the waiting parent; browsers deliver the message only if the origin matches.
  for (const origin of origins)
    if (partner !== self)
      partner.postMessage({ playbill: 1, type: 'ready', version, kinds } satisfies FromPreview, origin);
  return { post, close: () => self.removeEventListener('message', listen) };
}
