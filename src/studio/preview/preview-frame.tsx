import { effect, type ReadonlySignal, useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { documentName } from '../language/document-name.ts';
import { messages } from '../messages.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { createDriver, type DrawnReport, type Driver } from './driver.ts';
import type { ParsedDocument } from '../language/parsed-document.ts';
import * as styles from './preview-frame.styles.ts';
import { previewUrl } from './preview-url.ts';
import type { Tickets } from './tickets.ts';
import { viewMessage } from './view.ts';
import type { EditedView } from './views.ts';

interface Fit {
  box: RefObject<HTMLDivElement | null>;
  scale: number;
  /** Height of the frame in its own pixels, so that it fills the box. */
  height: number;
}

/** Scales a frame of the given width down to fit its box; never enlarges it. */
function useFit(width: number): Fit {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return { box, scale, height: Math.round(room.height / scale) };
}

/** Callbacks of a preview frame. */
export interface FrameListener {
  onReady: (id: string, driver: Driver | undefined) => void;
  /** Called with the preview's report on a rendered draft; with undefined when that page is no longer shown. */
  onDrawn: (id: string, drawn: DrawnReport | undefined) => void;
  onPicked: (id: string, pointer: string) => void;
}

interface PreviewFrameProps {
  /** Origin of the realm's pages. */
  origin: string;
  document: Pick<OpenDocument, 'kind' | 'name'>;
  /** The parsed document, or the fact that its text is not valid JSON. */
  parsed: ReadonlySignal<ParsedDocument>;
  tickets: Tickets;
  view: EditedView;
  /** Name of the preview view, if there are several. */
  name: string | undefined;
  isCurrent: boolean;
  /** Number that increases each time the frame should be reloaded. */
  generation: number;
  listener: FrameListener;
}

type Line = 'waiting' | 'silent' | 'ready';

const every = (milliseconds: number, run: () => void) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};

/** Preview of the document in an iframe with the realm's own pages. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { origin, document, parsed, tickets, view, name, isCurrent, generation, listener } = props;
  useSignals();
  const { kind } = document;
  const frame = useRef<HTMLIFrameElement | null>(null);
  const driver = useRef<Driver | undefined>(undefined);
  const setFrame = useCallback((node: HTMLIFrameElement | null) => {
    frame.current = node;
    // A new frame loads a new page. Nothing is sent to it until it has loaded.
    driver.current?.leave();
  }, []);
  const line = useSignal<Line>('waiting');
  const milliseconds = useSignal<number | undefined>(undefined);
  const ignored = useSignal(0);
  /** Path of the last navigation that the preview has blocked. */
  const elsewhere = useSignal<string | undefined>(undefined);
  const { box, scale, height } = useFit(view.width.value);
  const url = previewUrl(origin, kind, document.name, view.locale.value);

  useEffect(() => {
    const { id } = view;
    const made = createDriver({
      origin,
      target: () => frame.current?.contentWindow,
      beforeFrame: (run) => void requestAnimationFrame(run),
      every,
      on: {
        ready: () => {
          line.value = 'ready';
        },
        silent: () => {
          line.value = 'silent';
        },
        drawn: (report) => {
          milliseconds.value = report.milliseconds;
          listener.onDrawn(id, report);
        },
        ignored: (count) => {
          ignored.value = count;
        },
        picked: (pointer) => listener.onPicked(id, pointer),
        stayed: (path) => {
          elsewhere.value = path;
        },
      },
    });
    driver.current = made;
    listener.onReady(id, made);
    const receive = (event: MessageEvent) => made.receive(event);
    window.addEventListener('message', receive);
    const stop = effect(() => {
      if (!parsed.value.ok) return;
      made.show({
        kind,
        name: document.name,
        document: parsed.value.value,
        view: viewMessage(view.audience.value, view.country.value, view.time.value),
        ticket: tickets.current.value,
      });
    });
    // The notice of a blocked navigation disappears with the next draft, but not when the ticket is renewed, because
    // the same draft stays.
    const forget = effect(() => {
      void [parsed.value, view.audience.value, view.country.value, view.time.value];
      elsewhere.value = undefined;
    });
    return () => {
      stop();
      forget();
      made.stop();
      window.removeEventListener('message', receive);
      driver.current = undefined;
      listener.onReady(id, undefined);
      listener.onDrawn(id, undefined);
    };
  }, [origin, document, kind, parsed, view, tickets, listener, line, milliseconds, ignored, elsewhere]);

  const status =
    line.value === 'ready'
      ? milliseconds.value !== undefined && messages.previewDrawn(milliseconds.value)
      : line.value === 'silent'
        ? messages.previewSilent
        : messages.previewWaiting;
  return (
    <>
      <div ref={box} className={styles.stage}>
        <div
          className={styles.fitted}
          data-current={(isCurrent && name !== undefined) || undefined}
          style={{ inlineSize: Math.round(view.width.value * scale), blockSize: Math.round(height * scale) }}
        >
          <iframe
            ref={setFrame}
            key={`${url} ${generation}`}
            className={styles.frame}
            src={url}
            // The frame's origin always differs from the studio's, so it cannot remove the sandbox; it may not navigate
            // the top window.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-forms"
            title={[messages.previewOf(documentName(kind, document.name)), name].filter(Boolean).join(', ')}
            style={{ inlineSize: view.width.value, blockSize: height, scale }}
            onLoad={() => {
              line.value = 'waiting';
              driver.current?.greet();
            }}
          />
        </div>
      </div>
      <p className={styles.status} data-line={line.value} data-many={name !== undefined || undefined}>
        {status}
        {ignored.value > 0 ? ` ${messages.previewIgnored(ignored.value)}` : null}{' '}
        <span role="status">{elsewhere.value === undefined ? null : messages.previewStayed(elsewhere.value)}</span>
      </p>
    </>
  );
}
