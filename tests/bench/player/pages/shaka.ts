import { shaka } from '../../peers/shaka.ts';
import { asked, offer, plainVideo } from './bench-page.ts';

// Shaka Player without controls, with default settings except the bandwidth estimate.
const { url, bandwidth } = asked();
const video = plainVideo();
shaka.polyfill.installAll();
const player = new shaka.Player();
player.configure({ abr: { defaultBandwidthEstimate: bandwidth, useNetworkInformation: false } });
await player.attach(video);
offer({
  video,
  set: () => {
    void player.load(url);
    void video.play();
  },
});
