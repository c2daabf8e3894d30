import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { flock, over, ridge, whole } from '../paper.ts';

/** A facade at dusk, lives behind the panes. */
export const windows: Scene<LumenPalette> = {
  name: 'windows',
  family: 'town',
  words: [
    'city',
    'neighbours',
    'neighbors',
    'building',
    'block',
    'apartment',
    'street',
    'metropolis',
    'downtown',
    'rooftop',
    'balcony',
    'lives',
    'stories',
    'tenants',
    'courtyard',
    'urban',
    'avenue',
    'quarter',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { lead, warm, calm, light, ink, night } = palette;
    const [x, y] = focus;
    const face = night ? palette.paper : mix(lead, ink, 0.2);
    const [cw, ch] = stage.portrait ? [200, 240] : [190, 215];
    const glow = night ? light : mix(warm, palette.paper, 0.35);
    const own = random.fork('lit');
    const cells: string[] = [];
    const [dim, dimmer] = [mix(face, ink, 0.36), mix(face, ink, 0.56)];
    const panes = new Map<string, string>();
    let bars = '';
    const lives = [
      path('M-20 80V0Q-20-30 0-34a22 24 0 1 1 1 0Q30-30 34 0V80Z', ink),
      path('M-60 80V44H60V80ZM-10 44V10H-30L-14-26H26L40 10H8V44Z', ink),
      path('M-66 80Q-70 20-40 24 0-60 10-60 20 0 60 20 70 80 66 80Z', mix(lead, ink, 0.4)),
      path('M-66-86H-20Q-30 0-66 70ZM66-86H20Q30 0 66 70Z', warm),
      path('M-40 80Q-46 20-20 10L-24-10-12 0H4L16-10 14 14Q40 30 36 80Z', ink),
    ];
    const life = lives.map((art, index) => stage.shared(`life${index}`, (id) => group(`id="${id}"`, art)));
    for (let row = -3; row <= 4; row += 1) {
      for (let column = -6; column <= 4; column += 1) {
        const [cx, cy] = [x + column * cw + cw / 2, y + row * ch - 60];
        const centre = row === 0 && (column === 0 || column === -1);
        if (cx < -cw || cx > width + cw || cy < -ch || cy > height + ch) continue;
        const on = centre ? column === 0 : own.chance(0.26);
        const colour = on ? (own.chance(0.25) ? warm : glow) : own.chance(0.5) ? dim : dimmer;
        panes.set(colour, (panes.get(colour) ?? '') + box(cx - 66, cy - 86, 132, 166));
        if (on) cells.push(`<use href="#${own.pick(life)}" ${place(cx, cy)}/>`);
        if (on && own.chance(0.5)) bars += box(cx - 3, cy - 86, 6, 166);
      }
    }
    const sills = Array.from({ length: 8 }, (_, index) => box(0, y + (index - 3) * ch + 26, width, 12)).join('');
    return (
      path(whole(stage), face) +
      stage.grain(whole(stage), [width, height, width * 0.5, 0], 0.6) +
      [...panes].map(([colour, data]) => path(data, colour)).join('') +
      cells.join('') +
      path(bars, face) +
      path(sills, mix(face, ink, 0.5)) +
      over(
        stage,
        path(
          poly([
            [x - 700, -20],
            [x - 280, -20],
            [x + 120, height + 20],
            [x - 700, height + 20],
          ]),
          night ? ink : calm,
        ),
      ) +
      (random.chance(0.6)
        ? line(d`M-20 ${y - 200}Q${x * 0.6} ${y - 60} ${width + 20} ${y - 280}`, ink, 5) +
          flock(random.fork('b'), x - 380, y - 190, 110, 4, night ? light : ink, 30)
        : '') +
      path(ridge(stage, random.fork('t'), height - 20, 70, 9), ink)
    );
  },
};
