import type { Scene } from '../../scene.ts';
import { d, group, line, path, place } from '../../../../scripts/drawing/svg.ts';
import { backdrop } from '../backdrops.ts';
import type { ApexPalette } from '../palette.ts';

/** A microphone and its waves. */
export const talk: Scene<ApexPalette> = {
  name: 'microphone',
  family: 'things',
  words: [
    'podcast',
    'talk',
    'show',
    'interview',
    'press',
    'voice',
    'microphone',
    'news',
    'preview',
    'review',
    'breakdown',
    'analysis',
    'weekly',
    'desk',
    'announcer',
    'commentary',
    'radio',
  ],
  draw(stage) {
    const { random, palette, focus } = stage;
    const { bone, ground: dark, lead, deep, spark } = palette;
    const [x, y] = focus;
    const behind = backdrop(stage);
    const metal = stage.linear(
      [-120, 0, 120, 0],
      [0, '#fff'],
      [0.34, bone],
      [0.35, bone],
      [0.64, '#9b8f85'],
      [1, '#3d3431'],
    );
    const grille = stage.define(
      (id) =>
        `<pattern id="${id}" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H26M0 0V26" stroke="${dark}" stroke-width="9"/></pattern>`,
    );
    const waves = [270, 350, 430]
      .map((r, index) =>
        line(
          d`M${-r * 0.7} ${-r * 0.72 - 130}A${r} ${r} 0 0 0 ${-r * 0.7} ${r * 0.72 - 130}M${r * 0.7} ${-r * 0.72 - 130}A${r} ${r} 0 0 1 ${r * 0.7} ${r * 0.72 - 130}`,
          index === 1 ? spark : behind.bright ? dark : lead,
          20 - index * 4,
        ),
      )
      .join('');
    const vintage = random.chance(0.5);
    const capsule = vintage
      ? 'M-120-300Q0-420 120-300L150-20Q0 70-150-20Z'
      : 'M-130-190a130 140 0 0 1 260 0L110-60H-110Z';
    const body = vintage
      ? 'M-40 30H40L56 130H-56ZM-20 120H20V1200H-20Z'
      : 'M-110-60H110L70 420 40 1200H-40L-70 420ZM-118-90H118V-40H-118Z';
    return (
      behind.art +
      group(
        place(x, y + (vintage ? 60 : 40), stage.portrait ? 1.2 : 1, vintage ? 0 : random.range(-26, 26)),
        waves,
        path(body, metal) + path(capsule, metal) + path(capsule, grille),
        path(
          vintage ? 'M-16-360H16V40H-16ZM-140-130Q0-90 140-130L144-84Q0-40-144-84Z' : 'M-112-60H112L110-30H-110Z',
          lead,
        ) + path(vintage ? 'M-46 96H46V150H-46Z' : 'M-60 60H60V110H-56Z', deep),
      )
    );
  },
};
