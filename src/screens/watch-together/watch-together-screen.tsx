import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { useQuery } from '#renderers/ports/query.tsx';
import type { TogetherRoom, WatchTogetherPort } from '#renderers/ports/watch-together.ts';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { AccessDecision } from '#schemas/access.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { phaseOf } from '../live/phase.ts';
import { Barrier, Poster } from '../watch/stage.tsx';
import { EnterRoom } from './enter-room.tsx';
import { RoomView } from './room-view.tsx';
import * as watch from '../watch/watch-screen.styles.ts';

interface WatchTogetherScreenProps {
  /** The live event or video to watch together. */
  video: VideoDetails;
  /** Whether the event was cancelled while the page was open. */
  isGone: boolean;
  brand: string;
  player: PlayerPort;
  access: AccessDecision;
  signInHref: string;
}

/** Watch-together page: creates a room, or joins the one in the URL. */
export function WatchTogetherScreen({ video, isGone, brand, player, access, signInHref }: WatchTogetherScreenProps) {
  useSignals();
  const { t } = useMessages();
  const { navigation, watchTogether } = usePorts();
  const roomId = useQuery().get('room') ?? undefined;
  const [room, setRoom] = useState<{ id: string; joined: TogetherRoom }>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<LabelKey>();
  const isHere = room !== undefined && room.id === roomId;
  const { type, id: titleId } = video;
  const aloneHref = navigation.hrefOf({ type, id: titleId, title: video.title });
  const isOver = isGone || (type === 'LIVE' && phaseOf(video) === 'over');
  // Leaves the room when the user navigates to another page or room.
  useEffect(() => room && (() => room.joined.leave()), [room]);
  useEffect(() => setRoom((now) => (now?.id === roomId ? now : undefined)), [roomId]);

  const join = (port: WatchTogetherPort, id: string, name: string) =>
    setRoom({ id, joined: port.join(id, name === '' ? undefined : name) });
  const enter = async (name: string, control: 'host' | 'everyone') => {
    setBusy(true);
    setFault(undefined);
    try {
      const port = await watchTogether();
      if (roomId !== undefined) return join(port, roomId, name);
      const { roomId: made, inviteUrl } = await port.create(
        { type: type === 'LIVE' ? 'event' : 'video', id: titleId },
        control,
      );
      join(port, made, name);
      navigation.go(inviteUrl, { replace: true, keepPlace: true });
    } catch {
      // The error has already been reported. The form stays, so that the user can retry.
      setFault('together.startFailed');
    } finally {
      setBusy(false);
    }
  };

  const title = <title>{`${t('together.open')}: ${video.title} · ${brand}`}</title>;
  const back = (words: LabelKey) => (
    <>
      {title}
      <Notice
        title={t(words)}
        action={
          aloneHref ? (
            <navigation.Link to={aloneHref} className={primary}>
              {t('together.watchAlone')}
            </navigation.Link>
          ) : null
        }
      />
    </>
  );
  if (isOver) return back(isGone ? 'eventCancelled' : 'thisEventHasEnded');
  if (access.outcome !== 'PLAY' && !(access.outcome === 'REFUSED' && access.reason === 'NOT_LIVE'))
    return (
      <>
        {title}
        <div className={watch.stage}>
          <Poster video={video}>
            <Barrier access={access} video={video} signInHref={signInHref} />
          </Poster>
        </div>
        <div className={watch.about}>
          <h1 className={watch.title}>{video.title}</h1>
        </div>
      </>
    );
  if (isHere && room.joined.status.value === 'lost' && room.joined.problem.value)
    return back(room.joined.problem.value);
  if (isHere && room.joined.title.value)
    return (
      <>
        {title}
        <RoomView
          room={room.joined}
          video={video}
          player={player}
          inviteUrl={location.href}
          leave={() => {
            room.joined.leave();
            if (aloneHref) navigation.go(aloneHref);
          }}
        />
      </>
    );
  return (
    <>
      {title}
      <EnterRoom
        title={video.title}
        isInvited={roomId !== undefined}
        isBusy={isBusy || isHere}
        fault={fault}
        enter={(name, control) => void enter(name, control)}
      />
    </>
  );
}
