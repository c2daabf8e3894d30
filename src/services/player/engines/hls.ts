import Hls, { type ErrorData, Events } from 'hls.js';
import type { StartEngine } from './engine.ts';
import { allowOwnWorkers } from '../../script-policy.ts';

const describe = ({ type, details }: ErrorData) => new Error(`hls.js: ${type} ${details}`);

/** HLS by hls.js over Media Source Extensions. One try to mend a media error, as its documentation advises. */
export const start: StartEngine = (element, url, events, startAt) => {
  allowOwnWorkers();
  const hls = new Hls({
    // Subtitles come as WebVTT from the player callback, the same for every engine.
    renderTextTracksNatively: false,
    capLevelToPlayerSize: true,
    startFragPrefetch: true,
    // -1 leaves it to the stream.
    startPosition: startAt && 'seconds' in startAt && startAt.seconds > 0 ? startAt.seconds : -1,
  });
  hls.subtitleDisplay = false;
  let mended = false;
  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    events.onQualities(levels.map(({ height }, id) => ({ id, name: String(height) })));
  });
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => events.onHeight(hls.levels[level]?.height ?? 0));
  let isPlaced = !(startAt && 'moment' in startAt);
  hls.on(Events.LEVEL_UPDATED, (_event, { details }) => {
    const [first] = details.fragments;
    if (!details.live || !first) return;
    events.onWindow({ earliest: first.start, edge: details.edge });
    if (isPlaced || !(startAt && 'moment' in startAt) || first.programDateTime === null) return;
    isPlaced = true;
    element.currentTime = Math.max(first.start, first.start + (startAt.moment - first.programDateTime) / 1000);
  });
  const tellAudio = () =>
    events.onAudioTracks(
      hls.audioTracks.map(({ lang, name }, id) => ({ id, name: lang ?? name })),
      hls.audioTrack,
    );
  hls.on(Events.AUDIO_TRACKS_UPDATED, tellAudio);
  hls.on(Events.AUDIO_TRACK_SWITCHED, tellAudio);
  hls.on(Events.ERROR, (_event, data) => {
    if (!data.fatal) return;
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR && !mended) {
      mended = true;
      hls.recoverMediaError();
      return;
    }
    events.onFatal(describe(data));
  });
  hls.loadSource(url);
  hls.attachMedia(element);
  return {
    setQuality: (id) => {
      hls.nextLevel = id;
    },
    setAudioTrack: (id) => {
      hls.audioTrack = id;
    },
    livePosition: () => hls.liveSyncPosition ?? undefined,
    destroy: () => hls.destroy(),
  };
};

/** Whether this browser can play by this engine. */
export const isSupported = (): boolean => Hls.isSupported();
