import Hls from 'hls.js';
import { asked, offer, plainVideo } from './bench-page.ts';

// hls.js with default settings except the bandwidth estimate.
const { url, bandwidth } = asked();
const video = plainVideo();
offer({
  video,
  set: () => {
    const hls = new Hls({ abrEwmaDefaultEstimate: bandwidth, testBandwidth: false });
    hls.loadSource(url);
    hls.attachMedia(video);
    void video.play();
  },
});
