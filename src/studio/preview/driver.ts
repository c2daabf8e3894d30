import type { Diagnostic } from '#schemas/diagnostic.ts';
import { type EditedKind, FromPreview, type PreviewView, type ToPreview } from '#schemas/wire/authoring/preview.ts';

/** A draft to show in the preview. */
export interface Draft {
  kind: EditedKind;
  name: string;
  document: unknown;
  view: PreviewView;
  ticket?: string | undefined;
}

/** The preview's report on a rendered draft. */
export interface DrawnReport {
  diagnostics: Diagnostic[];
  milliseconds: number;
  nodes: { pointer: string; kind: string; nodes: number }[];
}

interface DriverOptions {
  /** Origin of the preview, the only one for sending and receiving messages. */
  origin: string;
  /** Window of the frame; undefined while there is none. */
  target: () => Window | null | undefined;
  /** Runs a function before the next animation frame. */
  beforeFrame: (run: () => void) => void;
  on: {
    ready: () => void;
    drawn: (drawn: DrawnReport) => void;
    ignored: (count: number) => void;
    picked: (pointer: string) => void;
    /** Called with the path of a blocked navigation. */
    stayed: (path: string) => void;
    /** Called when the preview did not answer in time. */
    silent: () => void;
  };
  every: (milliseconds: number, run: () => void) => () => void;
}

/** Editor's side of the preview protocol. */
export interface Driver {
  /** Called when the frame has loaded a page. Repeats a greeting until the page answers. */
  greet: () => void;
  /** Called when the frame starts to navigate. Sends nothing until the next page has been greeted. */
  leave: () => void;
  /** Shows a draft; only the last one per animation frame is sent. */
  show: (draft: Draft) => void;
  /** Scrolls to an element once the latest draft is rendered. */
  reveal: (pointer: string) => void;
  /** Handler of the window's `message` event. */
  receive: (event: Pick<MessageEvent, 'origin' | 'source' | 'data'>) => void;
  stop: () => void;
}

type Outgoing = ToPreview extends infer Message ? (Message extends unknown ? Omit<Message, 'playbill'> : never) : never;

const GREET_MS = 250;
/** If this many greetings in a row are not answered, the preview is reported as unresponsive. */
const GREETINGS = 40;

/** Creates the editor's side of the preview protocol. */
export function createDriver({ origin, target, beforeFrame, on, every }: DriverOptions): Driver {
  let isReady = false;
  let latest: Draft | undefined;
  let sequence = 0;
  let isWaiting = false;
  /** Whether the preview has rendered the latest draft. */
  let isDrawn = false;
  /** Element to scroll to as soon as the latest draft is rendered. */
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
          // Reports on drafts other than the latest are ignored.
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
