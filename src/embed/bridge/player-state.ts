import type { Choice } from '#renderers/ports/player.ts';
import type { PlayerState, PlayerTrack } from '../client/types.ts';
import type { Attached } from '../framed.ts';

const trackOf = ({ id, name, detail }: Choice): PlayerTrack => ({ id, name, ...(detail !== undefined && { detail }) });

/** Id of the selected track; maps the player's -1 to null. */
const chosen = (id: number): number | null => (id < 0 ? null : id);

/** Whether the player's element or an ancestor is fullscreen. */
export const isFullscreen = ({ element }: Pick<Attached, 'element'>): boolean =>
  element.ownerDocument.fullscreenElement?.contains(element) ?? false;

/** Position and duration, which change during normal playback. */
export const getPlayerPlace = ({ playback: { state } }: Attached): Pick<PlayerState, 'position' | 'duration'> => ({
  position: state.position.value,
  duration: state.duration.value,
});

/** The player's state without position and duration. Reads signals, so effects track it. */
export function getStateWithoutPosition(attached: Attached): Omit<PlayerState, 'position' | 'duration'> {
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
