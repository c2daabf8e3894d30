import '../../peers/media-chrome.ts';
import type { HlsVideoElement } from '../../peers/media-chrome.ts';
import { asked, offer } from './bench-page.ts';

// media-chrome's controls around hls-video, which is hls.js in an element, told of the network.
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
  // It plays by its attribute: what it is told before it has loaded is lost to it.
  set: () => {
    element.src = url;
  },
});
