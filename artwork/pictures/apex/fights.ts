import type { Random } from '../../../scripts/drawing/random.ts';
import type { Scene } from '../scene.ts';
import { path, poly } from '../../../scripts/drawing/svg.ts';
import { backdrop } from './backdrops.ts';
import { fighter, look } from './fighter.ts';
import { type ApexStage, pool } from './light.ts';
import { type ApexPalette, inkOnDark, inkOnLight } from './palette.ts';
import { type PoseName, poses } from './poses.ts';

/** One fighter, large, before a backdrop. */
function solo(name: string, words: readonly string[], stances: readonly PoseName[], shift = 0): Scene<ApexPalette> {
  return {
    name,
    family: 'fight',
    words,
    draw(stage) {
      const { random, focus, height, portrait } = stage;
      const pose = random.pick(stances);
      const behind = backdrop(stage);
      const ink = (behind.bright ? inkOnLight : inkOnDark)(stage.palette, random);
      const tall = (portrait ? 1020 : 850) * random.range(0.96, 1.1);
      const flip = random.chance(0.5);
      const x = focus[0] + (flip ? -shift : shift) * (tall / 1000);
      const floor = portrait ? focus[1] + tall * 0.56 : height + tall * 0.06;
      return (
        behind.art +
        stageFloor(stage, x, floor) +
        fighter(poses[pose], ink, { ...look(random), x, y: floor, height: tall, flip })
      );
    },
  };
}

function stageFloor(stage: ApexStage, x: number, y: number): string {
  if (y > stage.height) return '';
  const { palette } = stage;
  const fall = stage.linear([0, y - 60, 0, stage.height], [0, palette.ground], [1, palette.ground]);
  return (
    path(
      poly([
        [0, y - 44],
        [stage.width, y - 44],
        [stage.width, stage.height],
        [0, stage.height],
      ]),
      fall,
    ) + pool(stage, x, y, 520, palette.lead, 0.75)
  );
}

interface Meeting {
  readonly left: PoseName;
  readonly right: PoseName;
  /** Distance between the two, for a height of 1000. */
  readonly gap: number;
  /** How far the right one is lifted and turned. */
  readonly lift?: number;
  readonly turn?: number;
}

/** Two fighters who meet, seen from the apron. */
function pair(name: string, words: readonly string[], meetings: readonly Meeting[], size = 1): Scene<ApexPalette> {
  return {
    name,
    family: 'fight',
    words,
    draw(stage) {
      const { random, focus, palette, portrait } = stage;
      const meeting = random.pick(meetings);
      const behind = backdrop(stage);
      const tall = (portrait ? 800 : 760) * size;
      const floor = focus[1] + (portrait ? 430 : 390);
      const choose = behind.bright ? inkOnLight : inkOnDark;
      const first = choose(palette, random);
      const second = other(first, () => choose(palette, random));
      const half = (meeting.gap / 2) * (tall / 1000);
      const mirrored = random.chance(0.5);
      const sides = mirrored ? [-1, 1] : [1, -1];
      const stand = (pose: PoseName, ink: typeof first, side: number, person: Random, lift = 0, turn = 0): string =>
        fighter(poses[pose], ink, {
          ...look(person),
          plain: true,
          x: focus[0] - side * half,
          y: floor - lift * (tall / 1000),
          height: tall,
          flip: side < 0,
          angle: turn * side,
        });
      return (
        behind.art +
        stageFloor(stage, focus[0], floor) +
        stand(meeting.right, second, sides[1]!, random.fork('right'), meeting.lift, meeting.turn) +
        stand(meeting.left, first, sides[0]!, random.fork('left'))
      );
    },
  };
}

function other<T extends { light: string; kit: string }>(first: T, next: () => T): T {
  for (let tries = 0; tries < 6; tries += 1) {
    const candidate = next();
    if (candidate.light !== first.light || candidate.kit !== first.kit) return candidate;
  }
  return next();
}

/** Fighters at work. */
export const fights: readonly Scene<ApexPalette>[] = [
  solo('stance', ['contender', 'debut', 'prospect', 'guard', 'stance', 'striker', 'rise'], ['guard', 'jab', 'guard']),
  solo(
    'punch',
    ['punch', 'boxing', 'knockouts', 'power', 'hands', 'strike', 'striking', 'hook', 'uppercut'],
    ['cross', 'hook', 'uppercut', 'jab'],
    -130,
  ),
  solo('kick', ['kick', 'kicks', 'head', 'muay', 'thai', 'karate', 'kickboxing', 'taekwondo'], ['kick', 'teep'], -110),
  solo('knee', ['knee', 'knees', 'flying', 'clinch', 'leap'], ['knee', 'leap'], -30),
  pair(
    'exchange',
    ['vs', 'versus', 'fight', 'bout', 'round', 'rivalry', 'rematch', 'war'],
    [
      { left: 'cross', right: 'rocked', gap: 560 },
      { left: 'jab', right: 'guard', gap: 590 },
      { left: 'kick', right: 'guard', gap: 690 },
      { left: 'hook', right: 'uppercut', gap: 470 },
      { left: 'knee', right: 'rocked', gap: 480 },
    ],
  ),
  pair(
    'takedown',
    ['takedown', 'wrestling', 'wrestler', 'sambo', 'judo', 'shoot', 'grappling', 'grappler'],
    [
      { left: 'shoot', right: 'sprawl', gap: 500 },
      { left: 'shoot', right: 'rocked', gap: 560 },
    ],
    1.1,
  ),
  pair(
    'ground',
    ['ground', 'submission', 'submissions', 'choke', 'jiu', 'jitsu', 'bjj', 'mount', 'finish', 'finishes'],
    [
      { left: 'kneel', right: 'guard', gap: 520, lift: 60, turn: 84 },
      { left: 'kneel', right: 'rocked', gap: 560, lift: 80, turn: 82 },
    ],
    1.2,
  ),
];
