import type { Diagnostic } from '#schemas/diagnostic.ts';
import { type EditedKind, FromPreview, type PreviewView, type ToPreview } from '#schemas/wire/preview.ts';

/** A draft as it is shown. */
export interface Draft {
  kind: EditedKind;
  name: string;
  document: unknown;
  view: PreviewView;
  ticket?: string | undefined;
}

/** What the preview reports of a draft that stands in the page. */
export interface Drawn {
  diagnostics: Diagnostic[];
  milliseconds: number;
  nodes: { pointer: string; kind: string; nodes: number }[];
}

interface DriverOptions {
  /** Origin of the preview: messages go to it alone and are taken from it alone. */
  origin: string;
  /** The frame's window; undefined while there is none. */
  target: () => Window | null | undefined;
  /** Runs something before the next frame. */
  beforeFrame: (run: () => void) => void;
  on: {
    ready: () => void;
    drawn: (drawn: Drawn) => void;
    ignored: (count: number) => void;
    picked: (pointer: string) => void;
    /** A click there would have led away, to this path. */
    stayed: (path: string) => void;
    /** The preview has not answered in all that time. */
    silent: () => void;
  };
  every: (milliseconds: number, run: () => void) => () => void;
}

/** Talks to a preview. */
export interface Driver {
  /** The frame has loaded a page: greets it until it answers. */
  greet: () => void;
  /** The frame is on its way to another page: until that is greeted nobody is there to talk to. */
  leave: () => void;
  /** Shows a draft; of several in one frame the last. */
  show: (draft: Draft) => void;
  /** Leads to an element: as soon as the latest draft, in which it is, stands in the page. */
  reveal: (pointer: string) => void;
  /** For the window's `message` event. */
  receive: (event: Pick<MessageEvent, 'origin' | 'source' | 'data'>) => void;
  stop: () => void;
}

type Outgoing = ToPreview extends infer Message ? (Message extends unknown ? Omit<Message, 'playbill'> : never) : never;

const GREET_MS = 250;
/** So many greetings without an answer mean that nobody will. */
const GREETINGS = 40;

/** Makes the side of the preview's protocol that the editor's page plays. */
export function createDriver({ origin, target, beforeFrame, on, every }: DriverOptions): Driver {
  let isReady = false;
  let latest: Draft | undefined;
  let sequence = 0;
  let isWaiting = false;
  /** The latest draft stands in the page. */
  let isDrawn = false;
  /** Where to lead once it does. */
  let wanted: string | undefined;
  let stopGreeting: (() => void) | undefined;

  const post = (message: Outgoing) => target()?.postMessage({ playbill: 1, ...message }, origin);
  const send = () => {
    isWaiting = false;
    if (!isReady || !latest) return;
    sequence += 1;
    const { ticket, ...draft } = latest;
    post({ type: 'draft', sequence, ...draft, ...(ticket !== undefined && { ticket }) });
  };
  const sendSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    beforeFrame(send);
  };
  const endGreeting = () => {
    stopGreeting?.();
    stopGreeting = undefined;
  };

  return {
    greet() {
      endGreeting();
      isReady = false;
      isDrawn = false;
      let count = 0;
      const greet = () => {
        count += 1;
        if (count <= GREETINGS) return void post({ type: 'hello' });
        endGreeting();
        on.silent();
      };
      stopGreeting = every(GREET_MS, greet);
      greet();
    },
    leave() {
      endGreeting();
      isReady = false;
      isDrawn = false;
    },
    show(draft) {
      latest = draft;
      isDrawn = false;
      if (isReady) sendSoon();
    },
    reveal(pointer) {
      if (isDrawn) post({ type: 'reveal', pointer });
      else wanted = pointer;
    },
    receive(event) {
      if (event.origin !== origin || event.source !== target()) return;
      const parsed = FromPreview.safeParse(event.data);
      if (!parsed.success) return;
      const message = parsed.data;
      switch (message.type) {
        case 'ready':
          endGreeting();
          isReady = true;
          on.ready();
          return sendSoon();
        case 'drawn':
          // What was overtaken on its way says nothing of what is in the editor.
          if (message.sequence !== sequence) return;
          on.drawn(message);
          isDrawn = !isWaiting;
          if (isDrawn && wanted !== undefined) {
            post({ type: 'reveal', pointer: wanted });
            wanted = undefined;
          }
          return;
        case 'ignored':
          return on.ignored(message.shape + message.flood + message.origin);
        case 'picked':
          return on.picked(message.pointer);
        case 'stayed':
          return on.stayed(message.path);
      }
    },
    stop: endGreeting,
  };
}
