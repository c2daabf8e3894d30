import type { Random } from '../../../../scripts/drawing/random.ts';
import type { Scene } from '../../scene.ts';
import { box, d, group, oval, path, place } from '../../../../scripts/drawing/svg.ts';
import { beams, ground, halftone, ring } from '../light.ts';
import type { ApexPalette } from '../palette.ts';

const landmarks: Record<string, string> = {
  dome: 'M-90 0V-170H-110V-190H-84Q-80-300 0-316L0-380 0-316Q80-300 84-190H110V-170H90V0Z',
  minaret:
    'M-30 0V-330H-44V-350H-28V-410Q-24-440 0-480 24-440 28-410V-350H44V-330H30V0ZM70 0V-140Q74-220 130-240 186-220 190-140V0Z',
  needle: 'M-16 0L-8-330H-50L-60-360H-6L-2-520H2L6-360H60L50-330H8L16 0Z',
  tower: 'M-90 0Q-40-160-26-300L-10-460H10L26-300Q40-160 90 0H50Q0-110-50 0Z',
  pagoda:
    'M-70 0V-70H-110L-60-100V-150H-96L-48-180V-230H-80L-38-260V-310H-60L0-370 60-310H38V-260L80-230H48V-180L96-150H60V-100L110-70H70V0Z',
  twins: 'M-80 0V-340L-56-430-32-340V-210H32V-340L56-430 80-340V0H32V-180H-32V0Z',
  wheel:
    'M-150-170a150 150 0 1 0 300 0a150 150 0 1 0-300 0ZM-124-170a124 124 0 1 1 248 0a124 124 0 1 1-248 0ZM-70 0L-8-170H8L70 0H50L0-140-50 0Z',
  spire: 'M-70 0V-210H-46V-330H-24V-420H-6V-540H6V-420H24V-330H46V-210H70V0Z',
};

function skyline(random: Random, from: number, to: number, y: number, tall: number): string {
  let data = d`M${from} ${y + 400}`;
  for (let x = from; x < to; ) {
    const wide = random.range(34, 96);
    const top = y - tall * random.range(0.25, 1);
    data += random.chance(0.25) ? d`L${x} ${top + 30}L${x + wide} ${top}` : d`L${x} ${top}H${x + wide}`;
    x += wide;
  }
  return `${data}${d`V${y + 400}Z`}`;
}

/** The skyline of a host city before a great disc. */
export const city: Scene<ApexPalette> = {
  name: 'city',
  family: 'place',
  words: [
    'city',
    'london',
    'paris',
    'tokyo',
    'vegas',
    'york',
    'berlin',
    'dubai',
    'abu',
    'dhabi',
    'lagos',
    'rio',
    'manila',
    'dublin',
    'warsaw',
    'singapore',
    'istanbul',
    'streets',
    'street',
    'home',
    'town',
    'goes',
    'tour',
    'travel',
    'world',
    'international',
    'lisbon',
    'madrid',
    'marseille',
    'seoul',
    'osaka',
    'bangkok',
    'casablanca',
    'cairo',
    'toronto',
    'mexico',
    'brazil',
    'island',
    'riga',
    'prague',
    'milan',
    'rome',
  ],
  draw(stage) {
    const { random, palette, focus, width, height } = stage;
    const { bone, ground: dark, lead, deep, spark } = palette;
    const [x, y] = focus;
    const r = stage.portrait ? 380 : 350;
    const sun = random.pick([oval(x, y - 20, r), ring(x, y - 20, r * 1.06)]);
    const base = y + (stage.portrait ? 330 : 290);
    const paint = stage.linear([0, y - r, 0, y + r], [0, random.chance(0.3) ? spark : bone], [0.3, lead], [1, deep]);
    const back = random.fork('back');
    const front = random.fork('front');
    const kinds = Object.keys(landmarks);
    const first = random.int(0, kinds.length - 1);
    const marks = [0, 1, 2].map((index) =>
      group(
        place(x + [10, -330, 330][index]! * (stage.portrait ? 0.85 : 1), base + 40, index ? 0.86 : 1.24),
        path(landmarks[kinds[(first + index * 3) % kinds.length]!]!, dark, 'fill-rule="evenodd"'),
      ),
    );
    const windows = random.fork('windows');
    const lamps = Array.from(
      { length: 26 },
      () => d`M${windows.range(0, width)} ${windows.range(base + 10, base + 110)}h12v16h-12z`,
    ).join('');
    return (
      ground(stage) +
      path(sun, paint) +
      group(stage.clip(sun), halftone(x - 500, y + 20, 1000, 440, dark, 0, 19)) +
      beams(stage, 3, bone, [x, base], 0.28) +
      path(skyline(back, -20, width + 20, base, 230), deep) +
      marks.join('') +
      path(skyline(front, -20, width + 20, base + 120, 150), dark) +
      path(lamps, spark) +
      path(box(0, base + 160, width, height - base), dark) +
      halftone(0, base + 200, width, 200, lead, 9, 2, 0, 26)
    );
  },
};
