import * as z from 'zod';
import type { Choice } from '#renderers/ports/player.ts';
import type { PlayerTitle } from '../client/types.ts';
import type { Attached, Framed } from '../framed.ts';
import { codes, texts } from '../protocol.ts';
import { BridgeError, needsGesture, noPlayer, noTitle, noTrack, refused } from './bridge-error.ts';
import { faultError } from './fault-error.ts';
import { setFullscreen } from './fullscreen.ts';
import { type Method, type Methods, method } from './method.ts';
import { getPlayerPlace, getStateWithoutPosition } from './player-state.ts';
import { settle } from './settle.ts';

/** Timeout for the player to become ready, in milliseconds. */
const WITHIN = 15_000;

const None = z.object({});
const Title = z.object({ type: z.enum(['VOD', 'LIVE']), id: z.int().positive().max(2_147_483_647) });
const Position = z.object({ position: z.number().min(0).max(1e9) });
const Volume = z.object({ volume: z.number().min(0).max(1) });
const Muted = z.object({ muted: z.boolean().default(true) });
const On = z.object({ on: z.boolean().default(true) });
const Track = z.object({ id: z.int() });
const TextTrack = z.object({ id: z.int().nullable() });

const throwFault = ({ playback: { state } }: Attached) => {
  const fault = state.fault.value;
  if (fault) throw faultError(fault);
};

/** Methods for the host page (product document 2, sections 3 and 4; wire 8.7). */
export function playerMethods(framed: Framed): Methods {
  const attached = (): Attached => {
    const found = framed.attached.peek();
    if (!found) throw noPlayer();
    return found;
  };
  /** Waits until the player, optionally of a given title, is ready. */
  const ready = (title?: PlayerTitle) =>
    settle(() => {
      const found = framed.attached.value;
      if (!found || (title && (found.title.id !== title.id || found.title.type !== title.type))) return undefined;
      throwFault(found);
      return found.playback.state.phase.value === 'ready' ? found : undefined;
    }, WITHIN);
  const play = async () => {
    attached();
    const { playback } = await ready();
    playback.play();
    await settle(() => {
      const now = attached();
      throwFault(now);
      const { paused, blocked } = now.playback.state;
      if (!paused.value) return true;
      if (blocked.value) throw needsGesture(texts.play);
      return undefined;
    }, WITHIN);
  };
  const load = async (title: PlayerTitle): Promise<PlayerTitle> => {
    const found = await framed.find(title);
    if (!found) throw noTitle();
    if (found.access.outcome !== 'PLAY') throw refused();
    framed.show(found);
    await ready(title);
    return title;
  };
  const goTo = (side: 'next' | 'previous'): Method =>
    method(None, async () => {
      const beside = await framed.beside(attached().title, side);
      if (!beside) throw noTitle();
      return load(beside);
    });
  const driven = <Params>(params: z.ZodType<Params>, run: (attached: Attached, given: Params) => unknown) =>
    method(params, async (given) => {
      await run(attached(), given);
      return null;
    });
  const has = (choices: readonly Choice[], id: number): void => {
    if (!choices.some((choice) => choice.id === id)) throw noTrack();
  };
  return {
    play: method(None, play),
    pause: driven(None, ({ playback }) => playback.pause()),
    next: goTo('next'),
    previous: goTo('previous'),
    load: method(Title, load),
    seek: driven(Position, async (_before, { position }) => (await ready()).playback.seek(position)),
    fullscreen: driven(On, (player, { on }) => setFullscreen(player, on)),
    volume: driven(Volume, ({ playback }, { volume }) => playback.setVolume(volume)),
    mute: driven(Muted, ({ playback }, { muted }) => playback.setMuted(muted)),
    textTrack: driven(TextTrack, ({ playback }, { id }) => {
      if (id !== null) has(playback.state.textTracks.peek(), id);
      playback.setTextTrack(id ?? -1);
    }),
    audioTrack: driven(Track, ({ playback }, { id }) => {
      has(playback.state.audioTracks.peek(), id);
      playback.setAudioTrack(id);
    }),
    getState: method(None, () => {
      const player = attached();
      try {
        return { ...getStateWithoutPosition(player), ...getPlayerPlace(player) };
      } catch (error) {
        throw new BridgeError(codes.internal, texts.state, { fatal: false, retryable: true, reason: String(error) });
      }
    }),
  };
}
