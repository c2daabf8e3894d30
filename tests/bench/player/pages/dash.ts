import { MediaPlayer } from 'dashjs';
import { asked, offer, plainVideo } from './bench-page.ts';

// dash.js with default settings except the bandwidth estimate.
const { url, bandwidth } = asked();
const video = plainVideo();
offer({
  video,
  set: () => {
    const player = MediaPlayer().create();
    player.updateSettings({
      debug: { logLevel: 0 },
      streaming: { abr: { initialBitrate: { video: Math.round((bandwidth * 0.8) / 1000) } } },
    });
    player.initialize(video, url, true);
  },
});
