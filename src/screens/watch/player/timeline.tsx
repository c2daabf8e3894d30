import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { PointerEvent } from 'react';
import { clock } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback } from '#renderers/ports/player.ts';
import * as styles from './timeline.styles.ts';

const share = (seconds: number, duration: number) => `${duration > 0 ? (100 * seconds) / duration : 0}%`;

/** The timeline: where it plays, what is loaded, the chapters, and a picture of the moment under the pointer. */
export function Timeline({ playback }: { playback: Playback }) {
  useSignals();
  const { t } = useMessages();
  const { position, duration, buffered, chapters } = playback.state;
  const pointed = useSignal<number | undefined>(undefined);
  const total = duration.value;
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    pointed.value = total * Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
  };
  const chapter = chapters.value.find(({ start, end }) => start <= position.value && position.value < end);
  const valueText = t('player.position', { position: clock(position.value), duration: clock(total) });
  return (
    // The timeline runs from left to right in every language.
    <div className={styles.timeline} dir="ltr" onPointerMove={point} onPointerLeave={() => (pointed.value = undefined)}>
      <div className={styles.rail} aria-hidden="true">
        <span className={styles.loaded} style={{ inlineSize: share(buffered.value, total) }} />
        <span className={styles.played} style={{ inlineSize: share(position.value, total) }} />
        {chapters.value.slice(1).map(({ start }) => (
          <span key={start} className={styles.mark} style={{ insetInlineStart: share(start, total) }} />
        ))}
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={total || 1}
        step={1}
        value={Math.min(position.value, total || 0)}
        disabled={total === 0}
        aria-label={t('player.seek')}
        aria-valuetext={chapter ? `${valueText}, ${chapter.title}` : valueText}
        onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
      />
      {pointed.value === undefined || total === 0 ? null : (
        <Preview playback={playback} seconds={pointed.value} at={share(pointed.value, total)} />
      )}
    </div>
  );
}

function Preview({ playback, seconds, at }: { playback: Playback; seconds: number; at: string }) {
  const picture = playback.thumbnailAt(seconds);
  const chapter = playback.state.chapters.peek().find(({ start, end }) => start <= seconds && seconds < end);
  return (
    <div
      className={styles.preview}
      style={{ insetInlineStart: `clamp(84px, ${at}, calc(100% - 84px))` }}
      aria-hidden="true"
    >
      {picture ? (
        <span
          className={styles.picture}
          style={{
            inlineSize: picture.width,
            blockSize: picture.height,
            backgroundImage: `url("${picture.url}")`,
            backgroundPosition: `-${picture.x}px -${picture.y}px`,
          }}
        />
      ) : null}
      {chapter ? <span className={styles.chapter}>{chapter.title}</span> : null}
      <span>{clock(seconds)}</span>
    </div>
  );
}
