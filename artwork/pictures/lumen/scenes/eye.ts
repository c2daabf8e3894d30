import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { d, group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, sun, tint, whole } from '../paper.ts';

/** An eye with a landscape in it. */
export const eye: Scene<LumenPalette> = {
  name: 'eye',
  family: 'people',
  words: [
    'eye',
    'eyes',
    'look',
    'see',
    'seen',
    'gaze',
    'vision',
    'dream',
    'dreams',
    'watch',
    'witness',
    'blind',
    'mystery',
    'spy',
    'truth',
    'lie',
    'lies',
    'thriller',
    'surreal',
    'mind',
    'memory',
    'insight',
    'psychological',
  ],
  draw(stage) {
    const { random, palette, focus, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const s = stage.portrait ? 1 : 1.06;
    const lid = 'M-460 20Q-200-250 30-250 270-250 460 40 220 220-20 220-260 220-460 20Z';
    const skin = night ? mix(palette.paper, lead, 0.5) : mix(palette.paper, lead, 0.5);
    const white = night ? light : '#fffaf0';
    const lashes = Array.from({ length: 11 }, (_, index) => {
      const part = (index - 5) / 5;
      const px = part * 400;
      const py = -250 + part * part * 190;
      return d`M${px - 16} ${py + 30}L${px + part * 90} ${py - 120 + Math.abs(part) * 40}L${px + 16} ${py + 30}Z`;
    }).join('');
    return (
      path(whole(stage), skin) +
      stage.grain(whole(stage), [0, 0, stage.width * 0.4, height], 0.5) +
      over(stage, path(oval(x - 60, y - 60, 560 * s, 420 * s), calm)) +
      over(stage, path(oval(x + 200, y + 130, 480 * s, 330 * s), tint(stage, warm, 0.35))) +
      group(
        place(x, y + 10, s, random.range(-8, 8)),
        path('M-520-200Q-240-440 60-420 340-400 520-190 260-330 40-340-220-350-520-200Z', ink),
        path(lashes, ink),
        path(lid, white),
        group(
          stage.clip(lid),
          path(oval(0, -20, 216), mix(lead, ink, 0.2)),
          path(oval(0, -20, 190), night ? palette.paper : mix(calm, palette.paper, 0.4)),
          sun(stage, random.range(-50, 60), -60, 84, warm),
          over(stage, path('M-220 30Q-120-70-20 20 80-60 220 20V260H-220Z', lead)),
          path('M-220 90Q-60 30 60 90T220 80V260H-220Z', ink),
          group(
            place(random.range(-40, 60), 84, 0.7),
            path('M-16-98a16 17 0 1 1 32 0a16 17 0 1 1-32 0zM-14-82H14L26-66 34 0H-34L-26-66Z', ink),
          ),
          line(oval(0, -20, 204), ink, 26),
          path(lid, ink, 'opacity=".25" transform="translate(0 -330)"'),
        ),
        line('M-460 20Q-200-250 30-250 270-250 460 40', ink, 26),
        line('M460 40Q220 220-20 220-260 220-460 20', ink, 8),
        random.chance(0.4) ? path('M120 230Q190 340 120 380 50 340 120 230Z', night ? light : lead) : '',
      )
    );
  },
};
