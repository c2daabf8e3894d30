import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { clock } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { TextCue } from '#renderers/ports/player.ts';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { bestInLanguage } from '#schemas/language-match.ts';
import { Control } from '../shared/control.tsx';
import { usePlayerFace } from '../shared/player-face.ts';
import { lineAt, linesWith } from './transcript-lines.ts';
import * as styles from './transcript-panel.styles.ts';

/** Lines of a text track; undefined until loaded and if loading fails. */
function useLines(track: number): { lines: readonly TextCue[] | undefined; failed: boolean } {
  const { playback } = usePlayerFace();
  const [answer, setAnswer] = useState<{ track: number; lines?: readonly TextCue[] }>();
  useEffect(() => {
    let isOver = false;
    const tell = (lines?: readonly TextCue[]) => {
      if (!isOver) setAnswer({ track, ...(lines && { lines }) });
    };
    playback.transcript(track).then(tell, () => tell());
    return () => {
      isOver = true;
    };
  }, [playback, track]);
  const isOf = answer?.track === track;
  return { lines: isOf ? answer.lines : undefined, failed: isOf && !answer.lines };
}

/**
 * Transcript beside the picture. The current line is kept in view until the user scrolls or moves through the lines; a
 * button resumes following.
 */
export function TranscriptPanel() {
  useSignals();
  const { t, locale } = useMessages();
  const { playback, panel, frame } = usePlayerFace();
  const { textTrack, textTracks, position } = playback.state;
  const tracks = textTracks.value;
  const chosen = tracks.find(({ id }) => id === textTrack.value) ?? bestInLanguage(tracks, locale) ?? tracks[0];
  const { lines, failed } = useLines(chosen?.id ?? -1);
  const [words, setWords] = useState('');
  const [isFollowing, setFollowing] = useState(true);
  const aside = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const found = linesWith(lines ?? [], words);
  const current = lineAt(lines ?? [], position.value)?.start;
  useEffect(() => {
    // On touch devices the on-screen keyboard would cover the lines.
    if (matchMedia('(pointer: fine)').matches) search.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const node = list.current;
    const line = node?.querySelector<HTMLElement>('[aria-current]');
    if (!node || !line || !isFollowing) return;
    // Scrolls the list only, not the page.
    node.scrollTop = line.offsetTop - node.clientHeight / 2 + line.offsetHeight / 2;
  });
  useEffect(() => {
    const node = aside.current;
    if (!node) return;
    const rest = ({ target }: Event) => {
      if ((target as Element).closest('ol')) setFollowing(false);
    };
    const abort = new AbortController();
    for (const name of ['wheel', 'touchmove', 'focusin', 'pointerdown'])
      node.addEventListener(name, rest, { passive: true, signal: abort.signal });
    return () => abort.abort();
  }, []);
  return (
    <aside ref={aside} className={styles.panel} aria-label={t('player.transcript')} data-panel data-transcript>
      <div className={styles.head}>
        {t('player.transcript')}
        <Control
          icon="close"
          label={t('player.close')}
          onClick={() => {
            panel.value = undefined;
            frame.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <input
        ref={search}
        type="search"
        className={styles.search}
        aria-label={t('player.transcriptSearch')}
        placeholder={t('player.transcriptSearch')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {lines ? (
        <ol ref={list} role="list" className={styles.lines} lang={chosen?.name}>
          {found.map(({ start, text }) => (
            <li key={`${start} ${text}`}>
              <button
                type="button"
                className={styles.line}
                aria-current={start === current ? 'true' : undefined}
                onClick={() => {
                  playback.seek(start);
                  setFollowing(true);
                }}
              >
                <bdi className={styles.at} dir="ltr">
                  {clock(start)}
                </bdi>
                <span dir="auto">{text}</span>
              </button>
            </li>
          ))}
          {found.length === 0 ? <li className={styles.note}>{t('player.transcriptNone')}</li> : null}
        </ol>
      ) : (
        <p className={styles.note} role="status">
          {t(failed ? 'player.transcriptFailed' : 'player.loading')}
        </p>
      )}
      {lines && !isFollowing && words === '' ? (
        <button type="button" className={`${secondary} ${styles.follow}`} onClick={() => setFollowing(true)}>
          {t('player.transcriptNow')}
        </button>
      ) : null}
    </aside>
  );
}
