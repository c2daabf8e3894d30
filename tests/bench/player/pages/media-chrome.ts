import '../../peers/media-chrome.ts';
import type { HlsVideoElement } from '../../peers/media-chrome.ts';
import { asked, offer } from './bench-page.ts';

// Media Chrome’s controls around hls-video (hls.js as an element) with the bandwidth estimate.
const { url, bandwidth } = asked();
document.body.innerHTML = `<media-controller>
  <hls-video slot="media" playsinline autoplay preload="auto"></hls-video>
  <media-loading-indicator slot="centered-chrome" noautohide></media-loading-indicator>
  <media-control-bar>
    <media-play-button></media-play-button>
    <media-seek-backward-button></media-seek-backward-button>
    <media-seek-forward-button></media-seek-forward-button>
    <media-mute-button></media-mute-button>
    <media-volume-range></media-volume-range>
    <media-time-range></media-time-range>
    <media-time-display showduration></media-time-display>
    <media-captions-button></media-captions-button>
    <media-playback-rate-button></media-playback-rate-button>
    <media-pip-button></media-pip-button>
    <media-fullscreen-button></media-fullscreen-button>
  </media-control-bar>
</media-controller>`;
const element = document.querySelector('hls-video') as HlsVideoElement;
element.config = { abrEwmaDefaultEstimate: bandwidth, testBandwidth: false };
const video = element.shadowRoot?.querySelector('video') as HTMLVideoElement;
offer({
  video,
  // The `autoplay` attribute starts playback: calls before the source has loaded are lost.
  set: () => {
    element.src = url;
  },
});
