import { useSignals } from '@preact/signals-react/runtime';
import { type DragEvent, useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback } from '#renderers/ports/player.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import { resolveAccess } from '#schemas/access.ts';
import { draggedEvent, isEventDragged } from './drag.ts';
import type { Permit } from './permits.ts';
import type { KnownEvent, MultiViewSource } from './source.ts';
import { TileWords } from './tile-words.tsx';
import { useOnScreen } from './use-on-screen.ts';
import { useTileEvent } from './use-tile-event.ts';
import { useTilePlayback } from './use-tile-playback.ts';
import * as styles from './tile.styles.ts';

/** Actions of a tile. */
export interface TileActions {
  /** Makes an event the main one, with sound. */
  select: (id: number) => void;
  giveSound: (id: number) => void;
  /** Removes an event; undefined if it is the only one. */
  remove: ((id: number) => void) | undefined;
  /** Replaces an event by another. */
  replace: (id: number, by: number) => void;
  retry: (id: number) => void;
  /** Called with the title of an event and whether this viewer can play it, once these are known. */
  onKnown: (id: number, title: string, isPlayable: boolean) => void;
}

interface TileProps {
  id: number;
  /** Index of the tile's place, from 0, the large one first. */
  place: number;
  hasSound: boolean;
  permit: Permit | undefined;
  /** The event data that came with the page. */
  drawn: KnownEvent | undefined;
  source: MultiViewSource;
  actions: TileActions;
}

/** One tile of multiview: stream, title, sound state and errors. */
export function MultiViewTile({ id, place, hasSound, permit, drawn, source, actions }: TileProps) {
  const { t } = useMessages();
  const box = useRef<HTMLLIElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const followed = useTileEvent(id, source, drawn);
  const { event, phase } = followed;
  const access = event && resolveAccess(event.access, source);
  const isPlayable = phase === 'live' && access?.outcome === 'PLAY';
  const title = event?.title ?? '';
  const { onKnown } = actions;
  useEffect(() => onKnown(id, title, isPlayable), [onKnown, id, title, isPlayable]);
  const isMain = place === 0;
  const mayPlay = isPlayable && permit?.status === 'given';
  const playback = useTilePlayback({ id, element, mayPlay, isMain, source });
  const isSeen = useOnScreen(box);
  const onDrop = (drop: DragEvent) => {
    const dropped = draggedEvent(drop);
    if (dropped === undefined) return;
    drop.preventDefault();
    actions.replace(id, dropped);
  };
  return (
    // Drop target; without a pointer, events are added and removed by buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={box}
      className={styles.tile}
      data-tile={id}
      data-place={place}
      data-sound={hasSound || undefined}
      onDragOver={(over) => isEventDragged(over) && over.preventDefault()}
      onDrop={onDrop}
    >
      {/* No subtitles in multiview; viewers who need them open the event's own page. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={element}
        className={styles.video}
        poster={event?.thumbnailUrl && atWidth(event.thumbnailUrl, 640)}
        playsInline
        crossOrigin="anonymous"
        tabIndex={-1}
      />
      <button
        type="button"
        className={styles.cover}
        aria-label={t(isMain ? 'multiView.main' : 'multiView.makeMain', { title })}
        aria-current={isMain || undefined}
        onClick={() => actions.select(id)}
      />
      {playback ? <Sound playback={playback} hasSound={hasSound} isSeen={isSeen} /> : null}
      <TileWords
        followed={followed}
        access={access}
        permit={permit}
        playback={playback}
        signInHref={source.signInHref}
        onRetry={() => actions.retry(id)}
      />
      <div className={styles.bar}>
        {phase === 'live' ? <span className={styles.badge}>{t('liveBadge')}</span> : null}
        <span className={styles.name}>{title}</span>
        <span className={styles.soundWords}>
          {t(hasSound && playback?.state.muted.value === false ? 'multiView.soundOn' : 'multiView.muted')}
        </span>
        <button
          type="button"
          className={styles.control}
          aria-pressed={hasSound}
          aria-label={t('multiView.sound', { title })}
          onClick={() => actions.giveSound(id)}
        >
          <Icon name={hasSound ? 'volume' : 'volumeOff'} />
        </button>
        {actions.remove ? (
          <button
            type="button"
            className={styles.control}
            aria-label={t('multiView.remove', { title })}
            onClick={() => actions.remove?.(id)}
          >
            <Icon name="close" />
          </button>
        ) : null}
      </div>
    </li>
  );
}

interface SoundProps {
  playback: Playback;
  hasSound: boolean;
  isSeen: boolean;
}

/** Plays a tile while it is visible or has the sound, and mutes the others. */
function Sound({ playback, hasSound, isSeen }: SoundProps) {
  useSignals();
  const { t } = useMessages();
  const { phase, blocked, muted } = playback.state;
  const isReady = phase.value === 'ready';
  const isBlocked = blocked.value;
  useEffect(() => playback.setMuted(!hasSound), [playback, hasSound]);
  useEffect(() => {
    if (!isReady) return;
    if (isSeen || hasSound) playback.play();
    else playback.pause();
  }, [playback, isReady, isSeen, hasSound]);
  useEffect(() => {
    if (!isBlocked) return;
    // Autoplay policies always allow muted playback. The viewer can then switch on the sound by a click.
    playback.setMuted(true);
    playback.play();
  }, [playback, isBlocked]);
  if (!hasSound || !muted.value) return null;
  return (
    <button type="button" className={styles.unmute} onClick={() => playback.setMuted(false)}>
      <Icon name="volumeOff" />
      {t('multiView.turnOn')}
    </button>
  );
}
