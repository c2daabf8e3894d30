import { mix } from '../../colour.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, line, oval, path, place, poly } from '../../../../scripts/drawing/svg.ts';
import type { LumenPalette } from '../palette.ts';
import { over } from '../paper.ts';

/** A swimmer in a lane, from above. */
export const swimmer: Scene<LumenPalette> = {
  name: 'swimmer',
  family: 'water',
  words: [
    'swim',
    'swimmer',
    'pool',
    'diver',
    'dive',
    'deep',
    'under',
    'breath',
    'body',
    'lifeguard',
    'august',
    'july',
    'heat',
  ],
  draw(stage) {
    const { random, palette, width, height, focus } = stage;
    const { lead, warm, calm, light, ink, paper, night } = palette;
    const [x, y] = focus;
    const angle = random.range(-34, -14);
    const water = night ? lead : mix(lead, paper, 0.15);
    const lanes = [-2, -1, 0, 1, 2, 3].map((index) =>
      line(d`M-1400 ${index * 250 - 125}H1400`, index % 2 ? warm : light, 14, 'stroke-dasharray="60 22"'),
    );
    const ripples = Array.from(
      { length: 16 },
      () => d`M${random.range(-1000, 1000)} ${random.range(-620, 620)}q40-26 80 0t80 0 80 0`,
    ).join('');
    const wake = 'M-60-40Q-320-120-620-90-360-60-220-10-360 60-640 90-300 120-60 40Z';
    const body =
      'M150-16Q176-40 214-18 226 0 214 18 176 40 150 16L110 34Q20 46-120 20L-330 44-336 26-190 0-336-26-330-44-120-20Q20-46 110-34Z';
    const arms = 'M100-30Q180-110 330-92L334-76Q220-70 140-10ZM90 34Q20 120-110 130L-112 114Q-10 90 60 24Z';
    return (
      path(box(0, 0, width, height), water) +
      stage.grain(box(0, 0, width, height), [0, height, width * 0.4, 0], 0.5) +
      group(
        place(x, y, stage.portrait ? 1.05 : 1, angle),
        ...lanes,
        line(ripples, night ? calm : paper, 7, 'opacity=".75"'),
        path(wake, light, 'opacity=".55"'),
        path(body + arms, ink, 'opacity=".3" transform="translate(46 76)"'),
        path(arms, mix(warm, light, 0.35)),
        path(body, mix(warm, light, 0.35)),
        path('M110-34Q20-46-120-20V20Q20 46 110 34Z', ink),
        path(oval(186, 0, 36, 30), warm),
      ) +
      over(
        stage,
        path(
          poly([
            [width * 0.6, -10],
            [width + 10, -10],
            [width + 10, height * 0.42],
          ]),
          calm,
        ),
      ) +
      path(
        poly([
          [width * 0.66, -10],
          [width + 10, -10],
          [width + 10, height * 0.34],
        ]),
        night ? palette.paper : paper,
      )
    );
  },
};
