import { signal } from '@preact/signals-react';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { createPlayer } from '#services/player/playback.ts';

/** Plays moving stripes, drawn on a canvas, in place of a video, because stories have no media server. */
function film(element: HTMLVideoElement): void {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
  const context = canvas.getContext('2d');
  let turn = 0;
  const draw = () => {
    if (!context) return;
    turn += 1;
    for (let stripe = 0; stripe < 8; stripe += 1) {
      context.fillStyle = `hsl(${turn + stripe * 18} 60% 40%)`;
      context.fillRect(stripe * 40, 0, 40, 180);
    }
    if (element.isConnected || turn < 60) requestAnimationFrame(draw);
  };
  draw();
  element.srcObject = canvas.captureStream(15);
}

/** Player port for stories: the product’s player state and a real media element, which plays a drawn canvas. */
export const fakePlayer: PlayerPort = {
  open(element, videoId) {
    const playback = createPlayer({ loadStreams: () => new Promise(() => undefined), report: () => undefined }).open(
      element,
      videoId,
    );
    film(element);
    return { ...playback, state: { ...playback.state, phase: signal('ready') } };
  },
};
