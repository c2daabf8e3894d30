import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { draggedEvent, isEventDragged } from './drag.ts';
import type { Layout } from './layout.ts';
import { neighbour } from './neighbour.ts';
import type { Permit } from './permits.ts';
import type { KnownEvent, MultiViewSource } from './source.ts';
import { MultiViewTile, type TileActions } from './tile.tsx';
import { useSwapMotion } from './use-swap-motion.ts';
import * as styles from './stage.styles.ts';

interface StageProps {
  /** Event ids by place, the large one first. */
  ids: readonly number[];
  layout: Layout;
  /** Id of the event with sound. */
  sound: number;
  permits: ReadonlyMap<number, Permit>;
  drawn: KnownEvent;
  source: MultiViewSource;
  actions: TileActions;
  /** Adds an event to multiview. */
  add: (id: number) => void;
}

/** The tiles. Arrow keys move between them, number keys select the one with sound. */
export function MultiViewStage({ ids, layout, sound, permits, drawn, source, actions, add }: StageProps) {
  const { t } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  useSwapMotion(list, ids.join());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const heard = /^[1-4]$/.test(event.key) ? ids[Number(event.key) - 1] : undefined;
    if (heard !== undefined) {
      event.preventDefault();
      actions.giveSound(heard);
      return;
    }
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const from = tiles.findIndex((tile) => tile.contains(event.target as Node));
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    const to = neighbour(boxes, from, event.key);
    const next = to === undefined ? undefined : tiles[to]?.querySelector('button');
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // Keys are handled for the focused buttons inside the tiles.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      role="list"
      aria-label={t('multiView.events')}
      className={styles.stage}
      data-layout={layout}
      onKeyDown={onKeyDown}
    >
      {ids.map((id, place) => (
        <MultiViewTile
          key={id}
          id={id}
          place={place}
          hasSound={id === sound}
          permit={permits.get(id)}
          drawn={id === drawn.event.id ? drawn : undefined}
          source={source}
          actions={actions}
        />
      ))}
      {ids.length < 2 ? <Free add={add} /> : null}
    </ul>
  );
}

function Free({ add }: Pick<StageProps, 'add'>) {
  const { t } = useMessages();
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const id = draggedEvent(event);
    if (id === undefined) return;
    event.preventDefault();
    add(id);
  };
  const onDragOver = (event: DragEvent) => {
    if (!isEventDragged(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // Drop target only; without a pointer, events are added by button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.free}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {t('multiView.free')}
    </li>
  );
}
