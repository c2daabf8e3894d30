import type { Choice } from '#renderers/ports/player.ts';
import type { PlayerState, PlayerTrack } from '../client/types.ts';
import type { Attached } from '../framed.ts';

const trackOf = ({ id, name, detail }: Choice): PlayerTrack => ({ id, name, ...(detail !== undefined && { detail }) });

/** Id of a chosen track; the player has -1 for none. */
const chosen = (id: number): number | null => (id < 0 ? null : id);

/** Whether the player fills the screen: its own element does, or one around it. */
export const isFullscreen = ({ element }: Pick<Attached, 'element'>): boolean =>
  element.ownerDocument.fullscreenElement?.contains(element) ?? false;

/** What changes while a title plays by itself: told apart from all else. */
export const placeOf = ({ playback: { state } }: Attached): Pick<PlayerState, 'position' | 'duration'> => ({
  position: state.position.value,
  duration: state.duration.value,
});

/** All of a player's state but its place. Reads signals: within an effect it is followed. */
export function stateButPlace(attached: Attached): Omit<PlayerState, 'position' | 'duration'> {
  const { title, playback } = attached;
  const { state } = playback;
  return {
    id: title.id,
    type: title.type,
    isPlaying: state.phase.value === 'ready' && !state.paused.value && !state.ended.value,
    volume: state.volume.value,
    isMuted: state.muted.value,
    textTracks: state.textTracks.value.map(trackOf),
    currentTextTrack: chosen(state.textTrack.value),
    audioTracks: state.audioTracks.value.map(trackOf),
    audioTrack: chosen(state.audioTrack.value),
    isFullscreen: isFullscreen(attached),
  };
}
