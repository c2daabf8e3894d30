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
    startPosition: startAt > 0 ? startAt : -1,
  });
  hls.subtitleDisplay = false;
  let mended = false;
  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    events.onQualities(levels.map(({ height }, id) => ({ id, name: String(height) })));
  });
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => events.onHeight(hls.levels[level]?.height ?? 0));
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
    destroy: () => hls.destroy(),
  };
};

/** Whether this browser can play by this engine. */
export const isSupported = (): boolean => Hls.isSupported();
