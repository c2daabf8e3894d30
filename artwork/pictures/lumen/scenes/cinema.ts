import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, oval, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over, person, ridge, sun, whole } from '../paper.ts';

/** The screen over rows of heads. */
export const cinema: Scene<LumenPalette> = {
  name: 'cinema',
  family: 'town',
  words: [
    'cinema',
    'film',
    'films',
    'movie',
    'director',
    'directors',
    'screen',
    'projection',
    'premiere',
    'festival',
    'shorts',
    'short',
    'selection',
    'retrospective',
    'documentary',
    'documentaries',
    'camera',
    'collection',
    'best',
    'critics',
    'new',
    'season',
    'classics',
    'restored',
    'q',
    'live',
    'masterclass',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const hall = night ? palette.paper : mix(lead, ink, 0.55);
    const bright = night ? light : palette.paper;
    const [w, h] = stage.portrait ? [400, 270] : [440, 250];
    const top = y - h - 110;
    const screen = box(x - w, top, w * 2, h * 2);
    const film = random.pick([
      sun(stage, x + 60, top + h, 150, warm) +
        over(stage, path(ridge(stage, random.fork('v'), top + h * 1.5, 110, 5), lead)) +
        person(stage, x - 150, top + h * 2 - 40, 200, ink),
      path(oval(x, top + h, 190, 200), warm) + over(stage, path(oval(x - 130, top + h, 180, 190), lead)),
      over(stage, path(box(x - w, top + h * 1.2, w * 2, h), lead)) +
        sun(stage, x - 120, top + h * 1.2, 150, warm) +
        group(place(x + 170, top + h * 1.2 + 20, 1.3), path('M-50-14H50L34 14H-34ZM-4-20V-130L48-24Z', ink)),
    ]);
    const rows = [0, 1, 2].map((row) => {
      const own = random.fork(`row${row}`);
      const s = 58 + row * 24;
      const by = top + h * 2 + 120 + row * (stage.portrait ? 150 : 84);
      let data = '';
      for (let px = -20 + row * 40; px < width + 60; px += s * 2.05) {
        if (own.chance(0.2)) continue;
        const r = s * own.range(0.42, 0.5);
        data += d`M${px - s} ${height + 20}V${by + s * 0.9}Q${px - s * 0.9} ${by + s * 0.4} ${px - r * 0.5} ${by + s * 0.3}A${r} ${r * 1.14} 0 1 1 ${px + r * 0.5} ${by + s * 0.3}Q${px + s * 0.9} ${by + s * 0.4} ${px + s} ${by + s * 0.9}V${height + 20}Z`;
      }
      return path(data, mix(hall, ink, 0.5 + row * 0.25));
    });
    const beam = stage.linear([0, height, x, top], [0, bright, 0.05], [1, bright, 0.4]);
    const drape = Array.from(
      { length: 6 },
      (_, index) =>
        d`M${x - w - 40 - index * 66} ${top - 200}q-30 ${h * 1.5} 0 ${h * 2 + 290}h-40q-20-${h} 0-${h * 2 + 290}zM${x + w + 40 + index * 66} ${top - 200}q30 ${h * 1.5} 0 ${h * 2 + 290}h40q20-${h} 0-${h * 2 + 290}z`,
    ).join('');
    return (
      path(whole(stage), hall) +
      path(drape, night ? lead : mix(warm, ink, 0.25)) +
      stage.grain(whole(stage), [0, height, x, y], 0.6) +
      path(box(x - w - 16, top - 16, w * 2 + 32, h * 2 + 32), ink) +
      path(screen, bright) +
      group(stage.clip(screen), film) +
      path(
        poly([
          [x - w, top],
          [x + w, top],
          [x + w, top + h * 2],
          [width * 0.2, height + 40],
          [width * 0.08, height + 40],
        ]),
        beam,
      ) +
      rows.join('') +
      over(stage, path(box(0, height - 10, width, 10), calm))
    );
  },
};
