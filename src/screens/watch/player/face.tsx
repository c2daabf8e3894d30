import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Captions } from './captions/captions.tsx';
import { AdBar } from './controls/ad-bar.tsx';
import { Controls } from './controls/controls.tsx';
import { followKeys } from './shared/follow-keys.ts';
import { lazyPart } from './shared/lazy-part.tsx';
import { type PlayerPanel, usePlayerFace } from './shared/player-face.ts';
import { shortcut } from './shared/shortcuts.ts';
import { useIdle } from './shared/use-idle.ts';
import { useMediaSession } from './shared/use-media-session.ts';
import { Failure } from './stage/failure.tsx';
import { PlayerNotice } from './stage/notice.tsx';
import { Offers } from './stage/offers.tsx';
import { Overlay } from './stage/overlay.tsx';
import { SeekSign } from './stage/seek-sign.tsx';
import { Surface } from './stage/surface.tsx';
import { useAnnouncements } from './stage/use-announcements.ts';
import type { Counting } from './stage/use-counted.ts';
import { WatermarkOverlay } from './stage/watermark.tsx';
import * as styles from './player.styles.ts';

const TooMany = lazyPart(async () => (await import('./stage/too-many.tsx')).TooMany);
const StoppedElsewhere = lazyPart(async () => (await import('./stage/too-many.tsx')).StoppedElsewhere);
const StatsPanel = lazyPart(async () => (await import('./panels/stats-panel.tsx')).StatsPanel);
const ShortcutsPanel = lazyPart(async () => (await import('./panels/shortcuts-panel.tsx')).ShortcutsPanel);

interface FaceProps {
  counting: Counting;
  /** Asks the server again whether the title may play. */
  again: () => void;
}

/** Everything that is shown over the picture: the controls, or a message in place of the video. */
export function Face({ counting, again }: FaceProps) {
  useSignals();
  const words = useMessages();
  const face = usePlayerFace();
  const { playback, frame, panel, say } = face;
  const { state } = playback;
  const { idle, toggle } = useIdle(frame, !state.paused.value);
  const phase = state.phase.value;
  const mayPlay = counting.status === 'playing';
  useMediaSession(face);
  useAnnouncements(playback, say);
  useEffect(() => {
    if (phase === 'ready' && mayPlay) playback.play();
  }, [phase, mayPlay, playback]);
  const isKept = counting.status === 'refused' || counting.status === 'stopped';
  useEffect(() => {
    if (isKept) playback.pause();
  }, [isKept, playback]);
  useEffect(() => {
    const node = frame.current;
    if (!node || isKept) return;
    return followKeys(node, (event, pressed) => shortcut(event, face, words, pressed));
  }, [frame, face, words, isKept]);
  const fault = state.fault.value;
  const ad = state.ad.value;
  if (counting.status === 'refused') return <Instead>{<TooMany others={counting.others} again={again} />}</Instead>;
  if (counting.status === 'stopped') return <Instead>{<StoppedElsewhere again={again} />}</Instead>;
  if (phase === 'failed' && fault) return <Instead>{<Failure fault={fault} />}</Instead>;
  return (
    <div className={styles.face} data-idle={idle || undefined}>
      <Surface toggleControls={toggle} />
      <Captions />
      <WatermarkOverlay />
      <PlayerNotice />
      <Offers />
      <Overlay />
      <SeekSign />
      {ad ? <AdBar ad={ad} /> : <Controls />}
      <OverPicture panel={panel.value} />
    </div>
  );
}

const Instead = ({ children }: { children: ReactNode }) => (
  <div className={styles.face}>
    <Suspense>{children}</Suspense>
  </div>
);

/** Panels that are shown as small windows over the picture. */
const OverPicture = ({ panel }: { panel: PlayerPanel | undefined }) => (
  <Suspense>
    {panel === 'stats' ? <StatsPanel /> : null}
    {panel === 'shortcuts' ? <ShortcutsPanel /> : null}
  </Suspense>
);
