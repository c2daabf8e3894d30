import type { Scene } from '../../scene.ts';
import { group, line, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import { ground, halftone, ring } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

/** The canvas from straight above. */
export const above: Scene<ApexPalette> = {
  name: 'octagon',
  family: 'place',
  words: [
    'octagon',
    'above',
    'canvas',
    'tactics',
    'technique',
    'breakdown',
    'analysis',
    'map',
    'center',
    'centre',
    'zero',
    'one',
    'champions',
  ],
  draw(stage) {
    const { random, palette, focus } = stage;
    const { bone, ground: dark, lead, deep, spark } = palette;
    const [x, y] = focus;
    const r = stage.portrait ? 520 : 450;
    const canvas = random.chance(0.5) ? bone : lead;
    const mark = canvas === bone ? lead : bone;
    const light = stage.radial(
      x - 80,
      y - 80,
      r * 1.1,
      [0, canvas],
      [0.55, canvas],
      [1, canvas === bone ? '#a89c90' : deep],
    );
    const turn = Math.PI / 8 + random.range(-0.2, 0.2);
    const man = (dx: number, dy: number, angle: number, colour: string): string =>
      group(
        place(x + dx, y + dy, 1.3, angle),
        path(
          'M-84 0Q-80-40-30-36H30Q80-40 84 0 70 40 30 36H-30Q-70 40-84 0ZM-80-6L-96-70-50-112-34-90-62-60-56-10ZM80-6L92-66 40-100 30-76 62-56 56-10Z',
          colour,
        ),
        path(oval(-40, -104, 24), spark === canvas ? dark : spark),
        path(oval(32, -92, 24), spark === canvas ? dark : spark),
        path(oval(0, -8, 34), colour === dark ? deep : dark),
      );
    const seats = [r + 120, r + 190, r + 260, r + 330]
      .map((radius, index) =>
        line(ring(x, y, radius, 1, 8, turn), index % 2 ? deep : palette.dusk, 44, 'stroke-dasharray="30 12"'),
      )
      .join('');
    return (
      ground(stage) +
      seats +
      path(ring(x, y, r + 54, 1, 8, turn), dark) +
      path(ring(x, y, r + 34, 1, 8, turn), spark) +
      path(ring(x, y, r + 18, 1, 8, turn), dark) +
      path(ring(x, y, r, 1, 8, turn), light) +
      group(
        stage.clip(ring(x, y, r, 1, 8, turn)),
        halftone(x - r, y + 40, r * 2, r, canvas === bone ? lead : dark, 0, 15),
      ) +
      line(ring(x, y, r * 0.6, 1, 8, turn), mark, 14) +
      line(ring(x, y, r * 0.3, 1, 8, turn), mark, 10) +
      man(-random.range(150, 190), random.range(90, 120), 58, dark) +
      man(random.range(150, 190), -random.range(90, 120), -122, canvas === bone ? lead : bone)
    );
  },
};
