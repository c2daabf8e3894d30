import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { PointerEvent } from 'react';
import { clock } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback } from '#renderers/ports/player.ts';
import { behindText } from '../shared/behind.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './timeline.styles.ts';

/** Position as a percentage of the seekable range. */
const share = (seconds: number, from: number, to: number) =>
  `${to > from ? Math.max(0, Math.min(100, (100 * (seconds - from)) / (to - from))) : 0}%`;

/** Timeline: position, buffered range, chapters, and a thumbnail at the pointer. */
export function Timeline() {
  useSignals();
  const { t } = useMessages();
  const { playback } = usePlayerFace();
  const { position, live, earliest, duration, buffered, chapters } = playback.state;
  const pointed = useSignal<number | undefined>(undefined);
  const from = earliest.value;
  const total = duration.value;
  const at = (seconds: number) => share(seconds, from, total);
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    pointed.value = from + (total - from) * Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
  };
  const chapter = chapters.value.find(({ start, end }) => start <= position.value && position.value < end);
  const valueText = live.value
    ? behindText(t, total - position.value)
    : t('player.position', { position: clock(position.value), duration: clock(total) });
  return (
    // The timeline is left-to-right in every language.
    <div className={styles.timeline} dir="ltr" onPointerMove={point} onPointerLeave={() => (pointed.value = undefined)}>
      <div className={styles.rail} aria-hidden="true">
        <span className={styles.loaded} style={{ inlineSize: at(buffered.value) }} />
        <span className={styles.played} style={{ inlineSize: at(position.value) }} />
        {chapters.value.slice(1).map(({ start }) => (
          <span key={start} className={styles.mark} style={{ insetInlineStart: at(start) }} />
        ))}
      </div>
      <input
        type="range"
        className={styles.slider}
        data-timeline
        min={from}
        max={total || 1}
        step={1}
        value={Math.max(from, Math.min(position.value, total || 0))}
        disabled={total === 0}
        aria-label={t('player.seek')}
        aria-valuetext={chapter ? `${valueText}, ${chapter.title}` : valueText}
        onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
      />
      {pointed.value === undefined || total === 0 ? null : (
        <Preview playback={playback} seconds={pointed.value} at={at(pointed.value)} />
      )}
    </div>
  );
}

function Preview({ playback, seconds, at }: { playback: Playback; seconds: number; at: string }) {
  const { live, duration } = playback.state;
  const picture = playback.thumbnailAt(seconds);
  const chapter = playback.state.chapters.peek().find(({ start, end }) => start <= seconds && seconds < end);
  return (
    <div
      className={styles.preview}
      data-preview
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
      <span>{live.peek() ? `-${clock(duration.peek() - seconds)}` : clock(seconds)}</span>
    </div>
  );
}
