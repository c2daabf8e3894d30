import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { TogetherRoom } from '#renderers/ports/watch-together.ts';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { Player } from '../watch/player/player.tsx';
import { Invitation } from './invitation.tsx';
import { toMemberName } from './member-name.ts';
import { ReactionButtons, ShownReactions } from './reactions.tsx';
import { type SharedPlayer, sharePlayer } from './shared-player.ts';
import * as styles from './watch-together-screen.styles.ts';

interface RoomViewProps {
  room: TogetherRoom;
  video: VideoDetails;
  player: PlayerPort;
  inviteUrl: string;
  leave: () => void;
}

/** Watch-together room: shared player, members and reactions. */
export function RoomView({ room, video, player, inviteUrl, leave }: RoomViewProps) {
  const { t } = useMessages();
  const { toasts } = usePorts();
  const shared = useMemo(
    () =>
      sharePlayer({ player, room, onRefused: () => toasts.show({ text: t('together.hostOnly'), kind: 'failure' }) }),
    [player, room, toasts, t],
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      shared.behind.subscribe((behind) => {
        if (box.current && behind !== undefined) box.current.dataset['behind'] = behind.toFixed(2);
      }),
    [shared],
  );
  return (
    <div ref={box} className={styles.room} data-room>
      <div className={styles.stage}>
        <Player port={shared.port} video={video} />
        <ShownReactions room={room} />
        <Words room={room} shared={shared} />
      </div>
      <div className={styles.panel}>
        <h1 className={styles.title}>{video.title}</h1>
        <Rule room={room} />
        <Members room={room} />
        <ReactionButtons room={room} />
        <Invitation url={inviteUrl} />
        <div className={styles.actions}>
          <button type="button" className={secondary} onClick={leave}>
            {t('together.leave')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Minimum deviation from the room's position that is shown, in seconds. */
const TOLD_FROM = 1;

/**
 * Messages over the picture: that the connection to the room is lost, and how far this player is off the room's
 * position.
 */
function Words({ room, shared }: { room: TogetherRoom; shared: SharedPlayer }) {
  useSignals();
  const { t } = useMessages();
  const behind = Math.round(shared.behind.value ?? 0);
  const isPlaying = room.state.value?.paused === false;
  const [isOff, setOff] = useState(false);
  const isAway = isPlaying && Math.abs(behind) > TOLD_FROM;
  useEffect(() => {
    // Deviations of less than a second are not shown.
    const timer = setTimeout(() => setOff(isAway), isAway ? 1000 : 0);
    return () => clearTimeout(timer);
  }, [isAway]);
  return (
    <div className={styles.notice} role="status">
      {room.status.value === 'connecting' ? <p>{t('together.connecting')}</p> : null}
      {isOff && isAway ? (
        <p>{t(behind > 0 ? 'together.behind' : 'together.ahead', { seconds: Math.abs(behind) })}</p>
      ) : null}
      {room.state.value?.paused && room.state.value.revision > 0 ? <p>{t('together.paused')}</p> : null}
    </div>
  );
}

function Rule({ room }: { room: TogetherRoom }) {
  useSignals();
  const { t } = useMessages();
  return <p className={styles.small}>{t(room.mayCommand.value ? 'together.youMay' : 'together.hostMay')}</p>;
}

function Members({ room }: { room: TogetherRoom }) {
  useSignals();
  const { t } = useMessages();
  const members = room.members.value;
  const host = room.host.value;
  return (
    <section>
      <h2 className={styles.heading}>{t('together.members', { count: members.length })}</h2>
      <ul role="list" aria-label={t('together.members', { count: members.length })} className={styles.members}>
        {members.map(({ number }) => (
          <li key={number} className={styles.member}>
            <bdi>{toMemberName(members, number, t)}</bdi>
            {number === host ? <span className={styles.mark}>{t('together.host')}</span> : null}
            {number === room.me.value ? <span className={styles.mark}>{t('together.you')}</span> : null}
          </li>
        ))}
      </ul>
      {room.status.value === 'alone' ? <p className={styles.small}>{t('together.alone')}</p> : null}
    </section>
  );
}
