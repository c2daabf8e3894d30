import { computed, signal, useSignal, useSignalEffect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import type { StudioRealm } from '#schemas/wire/authoring/studio-realms.ts';
import type { Checks } from '../model/checks.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { messages } from '../messages.ts';
import { CostPanel } from './cost-panel.tsx';
import type { Driver, DrawnReport } from './driver.ts';
import { viewName } from './names.ts';
import { type FrameListener, PreviewFrame } from './preview-frame.tsx';
import { cell } from './preview-frame.styles.ts';
import * as styles from './preview-pane.styles.ts';
import { parsedDocument } from '../language/parsed-document.ts';
import type { Tickets } from './tickets.ts';
import { ViewCaption } from './view-caption.tsx';
import { ViewControls } from './view-controls.tsx';
import { ViewSet } from './view-set.tsx';
import type { Views } from './views.ts';

/** Scrolls all preview views to the element at a pointer. */
export type Reveal = (pointer: string) => void;

interface PreviewPaneProps {
  realm: StudioRealm;
  document: OpenDocument;
  checks: Checks;
  tickets: Tickets;
  views: Views;
  onReady: (reveal: Reveal | undefined) => void;
  onPicked: (pointer: string) => void;
}

/** Preview of the document in one or several views of the same draft. */
export function PreviewPane({ realm, document, checks, tickets, views, onReady, onPicked }: PreviewPaneProps) {
  useSignals();
  const drivers = useMemo(() => new Map<string, Driver>(), []);
  const drawn = useSignal<ReadonlyMap<string, DrawnReport>>(new Map());
  const generation = useSignal(0);
  // The document is parsed once for all frames.
  const parsed = useMemo(() => computed(() => parsedDocument(document.text.value)), [document]);
  // A document of labels is previewed in the language of these labels.
  const { kind, name: documentName } = document;
  const own = kind === 'labels' && realm.languages.includes(documentName) ? documentName : undefined;
  const languages = own === undefined ? realm.languages : [own];
  const picked = views.all.value;
  const all = useMemo(
    () => (own === undefined ? picked : picked.map((view) => ({ ...view, locale: signal(own) }))),
    [picked, own],
  );
  const current = all.find(({ id }) => id === views.current.value.id) ?? views.current.value;
  const isMany = all.length > 1;
  const isUpright = all.every(({ width }) => width.value <= 820);

  const listener = useMemo(
    (): FrameListener => ({
      onReady: (id, driver) => void (driver ? drivers.set(id, driver) : drivers.delete(id)),
      onDrawn: (id, report) => {
        const next = new Map(drawn.peek());
        if (report) next.set(id, report);
        else next.delete(id);
        drawn.value = next;
      },
      onPicked: (id, pointer) => {
        for (const [other, driver] of drivers) if (other !== id) driver.reveal(pointer);
        onPicked(pointer);
      },
    }),
    [drivers, drawn, onPicked],
  );
  useEffect(() => {
    onReady((pointer) => {
      for (const driver of drivers.values()) driver.reveal(pointer);
    });
    return () => onReady(undefined);
  }, [drivers, onReady]);
  useSignalEffect(() => {
    const shown = views.all.value;
    const locale = own === undefined ? {} : { locale: signal(own) };
    checks.drawn.value = shown.flatMap((view) => {
      const report = drawn.value.get(view.id);
      return report
        ? [{ view: viewName({ ...view, ...locale }, realm.languages), diagnostics: report.diagnostics }]
        : [];
    });
  });

  return (
    <section className={styles.pane} aria-label={messages.preview}>
      <ViewSet
        views={views}
        isOneLanguage={own !== undefined}
        onReload={() => {
          generation.value += 1;
        }}
      />
      <ViewControls key={current.id} view={current} languages={languages} />
      <div className={styles.grid} data-many={isMany ? (isUpright ? 'upright' : 'wide') : undefined}>
        {all.map((view) => {
          const name = isMany ? viewName(view, realm.languages) : undefined;
          return (
            <div key={view.id} className={cell} role="group" aria-label={name}>
              {name === undefined ? null : <ViewCaption id={view.id} name={name} views={views} />}
              <PreviewFrame
                origin={realm.origin}
                document={document}
                parsed={parsed}
                tickets={tickets}
                view={view}
                name={name}
                isCurrent={view === current}
                generation={generation.value}
                listener={listener}
              />
            </div>
          );
        })}
      </div>
      {parsed.value.ok ? null : <p className={styles.stale}>{messages.previewStale}</p>}
      <CostPanel nodes={drawn.value.get(current.id)?.nodes ?? []} origin={realm.origin} />
    </section>
  );
}
