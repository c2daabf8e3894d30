import { shaka } from '../../peers/shaka.ts';
import { asked, offer, plainVideo } from './bench-page.ts';

// shaka-player as it is, without its controls, but for the network that it is told of.
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
