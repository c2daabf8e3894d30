import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { useQuery } from '#renderers/ports/query.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import { type Chosen, getIdsByPlace, readChosen, withEvent, withEventAt, withoutEvent, writeChosen } from './chosen.ts';
import { layoutFor, layoutsFor } from './layout.ts';
import { Layouts } from './layouts.tsx';
import { Loss } from './loss.tsx';
import { OtherEvents } from './other-events.tsx';
import type { Permit } from './permits.ts';
import type { KnownEvent, MultiViewSource } from './source.ts';
import { MultiViewStage } from './stage.tsx';
import { usePermits } from './use-permits.ts';
import * as styles from './multi-view-screen.styles.ts';

interface MultiViewScreenProps {
  /** The event in the page's URL path. */
  drawn: KnownEvent;
  brand: string;
  source: MultiViewSource;
}

const nothing: ReadonlyMap<number, Permit> = new Map();

/** Multiview page: several live events, one of them with sound. Events and layout are stored in the URL. */
export function MultiViewScreen({ drawn, brand, source }: MultiViewScreenProps) {
  useSignals();
  const { t } = useMessages();
  const { navigation } = usePorts();
  const query = useQuery();
  const { max, hrefOf } = source;
  const chosen = readChosen(drawn.event.id, query, max);
  const ids = getIdsByPlace(chosen);
  const layout = layoutFor(chosen.layout, ids.length, useNarrow());
  const [heard, setHeard] = useState<number>();
  const sound = heard !== undefined && ids.includes(heard) ? heard : chosen.main;
  const [said, say] = useState('');
  const { known, onKnown } = useKnown();
  const permits = usePermits();
  const playable = ids.filter((id) => known.get(id)?.isPlayable).join();
  useEffect(() => {
    permits?.want(playable === '' ? [] : playable.split(',').map(Number));
  }, [permits, playable]);

  const titleOf = (id: number) => known.get(id)?.title ?? '';
  const go = (next: Chosen, replace = false) => {
    const { eventId, query: written } = writeChosen(next);
    navigation.go(hrefOf(eventId, written), { replace, keepPlace: true });
  };
  const add = (id: number, title = '') => {
    if (chosen.ids.includes(id) || ids.length >= max) return;
    go(withEvent(chosen, id));
    say(t('multiView.added', { title }));
  };
  const giveSound = (id: number) => {
    setHeard(id);
    say(t('multiView.heard', { title: titleOf(id) }));
  };
  const actions = {
    select: (id: number) => {
      setHeard(undefined);
      if (id === chosen.main) return giveSound(id);
      go({ ...chosen, main: id }, true);
      say(t('multiView.isMain', { title: titleOf(id) }));
    },
    giveSound,
    remove:
      ids.length > 1
        ? (id: number) => {
            go(withoutEvent(chosen, id));
            say(t('multiView.removed', { title: titleOf(id) }));
          }
        : undefined,
    replace: (id: number, by: number) => go(withEventAt(chosen, by, id)),
    retry: (id: number) => permits?.retry(id),
    onKnown,
  };
  const loss = permits?.loss.value;
  return (
    <>
      <title>{`${t('multiView.open')}: ${drawn.event.title} · ${brand}`}</title>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('multiView.open')}</h1>
        <Layouts
          offered={layoutsFor(ids.length, max)}
          current={layout}
          choose={(next) => go({ ...chosen, layout: next })}
        />
      </div>
      {loss ? <Loss loss={loss} /> : null}
      <MultiViewStage
        ids={ids}
        layout={layout}
        sound={sound}
        permits={permits?.of.value ?? nothing}
        drawn={drawn}
        source={source}
        actions={actions}
        add={add}
      />
      <div role="status" className={visuallyHidden}>
        {said}
      </div>
      <p className={styles.hint}>{t('multiView.keys')}</p>
      <OtherEvents
        list={source.list}
        chosen={chosen.ids}
        isFull={ids.length >= max}
        add={add}
        onFull={() => say(t('tooManyViews'))}
      />
    </>
  );
}

interface Known {
  title: string;
  isPlayable: boolean;
}

/** What the tiles have reported about their events: title, and whether this viewer can play it. */
function useKnown() {
  const [known, setKnown] = useState<ReadonlyMap<number, Known>>(new Map());
  const onKnown = useCallback((id: number, title: string, isPlayable: boolean) => {
    setKnown((before) => new Map(before).set(id, { title, isPlayable }));
  }, []);
  return useMemo(() => ({ known, onKnown }), [known, onKnown]);
}

const NARROW = '(max-width: 700px)';

/** Whether the viewport is narrow; false on the server and in the first render. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(NARROW);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
