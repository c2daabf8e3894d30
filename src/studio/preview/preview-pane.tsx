import { computed, useSignal, useSignalEffect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import type { StudioRealm } from '#schemas/wire/studio-realms.ts';
import type { Checks } from '../model/checks.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { words } from '../words.ts';
import { CostPanel } from './cost-panel.tsx';
import type { Driver, Drawn } from './driver.ts';
import { viewName } from './names.ts';
import { type FrameListener, PreviewFrame } from './preview-frame.tsx';
import { cell } from './preview-frame.styles.ts';
import * as styles from './preview-pane.styles.ts';
import { soundDocument } from './sound-document.ts';
import type { Tickets } from './tickets.ts';
import { ViewCaption } from './view-caption.tsx';
import { ViewControls } from './view-controls.tsx';
import { ViewSet } from './view-set.tsx';
import type { Views } from './views.ts';

/** All views at once, for those who lead to a place. */
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

/** The document as viewers will see it, in one view or in several side by side, all of the same draft. */
export function PreviewPane({ realm, document, checks, tickets, views, onReady, onPicked }: PreviewPaneProps) {
  useSignals();
  const drivers = useMemo(() => new Map<string, Driver>(), []);
  const drawn = useSignal<ReadonlyMap<string, Drawn>>(new Map());
  const generation = useSignal(0);
  // Read once for all frames.
  const sound = useMemo(() => computed(() => soundDocument(document.text.value)), [document]);
  const all = views.all.value;
  const current = views.current.value;
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
    checks.drawn.value = shown.flatMap((view) => {
      const report = drawn.value.get(view.id);
      return report ? [{ view: viewName(view, realm.languages), diagnostics: report.diagnostics }] : [];
    });
  });

  return (
    <section className={styles.pane} aria-label={words.preview}>
      <ViewSet
        views={views}
        onReload={() => {
          generation.value += 1;
        }}
      />
      <ViewControls key={current.id} view={current} languages={realm.languages} />
      <div className={styles.grid} data-many={isMany ? (isUpright ? 'upright' : 'wide') : undefined}>
        {all.map((view) => {
          const name = isMany ? viewName(view, realm.languages) : undefined;
          return (
            <div key={view.id} className={cell} role="group" aria-label={name}>
              {name === undefined ? null : <ViewCaption id={view.id} name={name} views={views} />}
              <PreviewFrame
                origin={realm.origin}
                document={document}
                sound={sound}
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
      {sound.value.ok ? null : <p className={styles.stale}>{words.previewStale}</p>}
      <CostPanel nodes={drawn.value.get(current.id)?.nodes ?? []} origin={realm.origin} />
    </section>
  );
}
