import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { moveByArrows } from '#renderers/menu/arrow-keys.ts';
import { clock } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePlayerFace } from '../shared/player-face.ts';
import { aside, grow, popover, row } from '../shared/panel.styles.ts';

/** List of chapters with links to their start. */
export function ChapterPanel({ id }: { id: string }) {
  useSignals();
  const { t } = useMessages();
  const { playback } = usePlayerFace();
  const { chapters, position } = playback.state;
  const node = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const all = node.current;
    (all?.querySelector<HTMLElement>('[aria-current]') ?? all?.querySelector('button'))?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={node}
      id={id}
      role="list"
      className={popover}
      aria-label={t('player.chapters')}
      data-panel
      data-keys="column"
      onKeyDown={moveByArrows}
    >
      {chapters.value.map(({ title, start, end }) => (
        <li key={start}>
          <button
            type="button"
            className={row}
            aria-current={start <= position.value && position.value < end ? 'true' : undefined}
            onClick={() => playback.seek(start)}
          >
            <span className={grow} dir="auto">
              {title}
            </span>
            <bdi className={aside} dir="ltr">
              {clock(start)}
            </bdi>
          </button>
        </li>
      ))}
    </ol>
  );
}
