import { effect, useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import type { StudioRealm } from '#schemas/wire/studio-realms.ts';
import type { Checks } from '../document/checks.ts';
import { documentName } from '../document/document-name.ts';
import type { OpenDocument } from '../document/open-document.ts';
import { button, quiet } from '../shell/controls.styles.ts';
import { words } from '../words.ts';
import { CostPanel } from './cost-panel.tsx';
import { createDriver, type Driver, type Drawn } from './driver.ts';
import * as styles from './preview-pane.styles.ts';
import { previewUrl } from './preview-url.ts';
import { soundDocument } from './sound-document.ts';
import type { Tickets } from './tickets.ts';
import { useFit } from './use-fit.ts';
import { viewMessage, type ViewState } from './view.ts';
import { ViewControls } from './view-controls.tsx';

interface PreviewPaneProps {
  realm: StudioRealm;
  document: OpenDocument;
  checks: Checks;
  tickets: Tickets;
  view: ViewState;
  onReady: (driver: Driver | undefined) => void;
  onPicked: (pointer: string) => void;
}

type Line = 'waiting' | 'silent' | 'ready';

/** The document as viewers will see it, drawn by the realm's own pages in a frame that obeys this page. */
export function PreviewPane({ realm, document, checks, tickets, view, onReady, onPicked }: PreviewPaneProps) {
  useSignals();
  const { kind, name } = document;
  const frame = useRef<HTMLIFrameElement>(null);
  const driver = useRef<Driver | undefined>(undefined);
  const line = useSignal<Line>('waiting');
  const drawn = useSignal<Drawn | undefined>(undefined);
  const ignored = useSignal(0);
  /** The text is no JSON at the moment. */
  const isStale = useSignal(false);
  const { box, scale, height } = useFit(view.width.value);
  const url = previewUrl(realm.origin, kind, name, view.locale.value);

  useEffect(() => {
    const made = createDriver({
      origin: realm.origin,
      target: () => frame.current?.contentWindow,
      beforeFrame: (run) => void requestAnimationFrame(run),
      every: (milliseconds, run) => {
        const timer = setInterval(run, milliseconds);
        return () => clearInterval(timer);
      },
      on: {
        ready: () => {
          line.value = 'ready';
        },
        silent: () => {
          line.value = 'silent';
        },
        drawn: (report) => {
          drawn.value = report;
          checks.drawn.value = report.diagnostics;
        },
        ignored: (count) => {
          ignored.value = count;
        },
        picked: onPicked,
      },
    });
    driver.current = made;
    onReady(made);
    const receive = (event: MessageEvent) => made.receive(event);
    window.addEventListener('message', receive);
    const stop = effect(() => {
      const sound = soundDocument(document.text.value);
      isStale.value = !sound.ok;
      if (!sound.ok) return;
      made.show({
        kind,
        name,
        document: sound.value,
        view: viewMessage(view.audience.value, view.country.value, view.time.value),
        ticket: tickets.current.value,
      });
    });
    return () => {
      stop();
      made.stop();
      onReady(undefined);
      window.removeEventListener('message', receive);
      driver.current = undefined;
    };
  }, [realm.origin, document, kind, name, view, tickets, checks, onReady, onPicked, line, drawn, ignored, isStale]);

  const reload = () => {
    line.value = 'waiting';
    if (frame.current) frame.current.src = url;
  };
  const status =
    line.value === 'ready'
      ? drawn.value && words.previewDrawn(drawn.value.milliseconds)
      : line.value === 'silent'
        ? words.previewSilent
        : words.previewWaiting;
  return (
    <section className={styles.pane} aria-label={words.preview}>
      <ViewControls view={view} languages={realm.languages} />
      <div ref={box} className={styles.stage}>
        <div
          className={styles.fitted}
          style={{ inlineSize: Math.round(view.width.value * scale), blockSize: Math.round(height * scale) }}
        >
          <iframe
            ref={frame}
            key={url}
            className={styles.frame}
            src={url}
            // Its origin is never this one, so that it cannot lift the sandbox: it may be itself, but not lead this page away.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-forms"
            title={words.previewOf(documentName(kind, name))}
            style={{ inlineSize: view.width.value, blockSize: height, scale }}
            onLoad={() => {
              line.value = 'waiting';
              driver.current?.greet();
            }}
          />
        </div>
      </div>
      <footer className={styles.foot}>
        <p className={styles.status} data-line={line.value}>
          {status}
          {isStale.value ? ` ${words.previewStale}` : null}
          {ignored.value > 0 ? ` ${words.previewIgnored(ignored.value)}` : null}
        </p>
        <button type="button" className={`${button} ${quiet}`} onClick={reload}>
          {words.reload}
        </button>
      </footer>
      <CostPanel nodes={drawn.value?.nodes ?? []} origin={realm.origin} />
    </section>
  );
}
