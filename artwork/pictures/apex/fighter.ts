import { mix } from '../colour.ts';
import type { Random } from '../../../scripts/drawing/random.ts';
import { between, group, path, place, type Point } from '../../../scripts/drawing/svg.ts';
import { foot, limb, trunk } from './body.ts';
import { type Haircut, head } from './head.ts';
import { shortenPaths } from '../shorten.ts';
import type { Ink } from './palette.ts';
import type { Arm, Leg, Pose } from './poses.ts';

/** How a fighter stands in the picture. */
export interface Standing {
  readonly x: number;
  /** The ground under the soles. */
  readonly y: number;
  /** Height of a standing fighter in the frame. */
  readonly height: number;
  readonly flip?: boolean;
  readonly angle?: number;
  readonly hair: Haircut;
  /** A slighter build. */
  readonly slim?: boolean;
  /** Leaves out the smallest shadows, for scenes with two figures. */
  readonly plain?: boolean;
}

/** Figures are drawn on a coarse grid, which keeps their paths short. */
const grid = 0.5;

const lamp: Point = [0.62, -0.78];

function arm([shoulder, elbow, hand]: Arm, ink: Ink, near: boolean, build: number, plain?: boolean): string {
  const upper = limb(shoulder, elbow, 50 * build, 33 * build, 12, lamp);
  const fore = limb(elbow, hand, 37 * build, 25, 10, lamp);
  const wrist = between(elbow, hand, 0.74);
  const fist = limb(between(elbow, hand, 0.88), between(elbow, hand, 1.1), 39, 43, 4, lamp);
  const band = limb(wrist, between(elbow, hand, 0.8), 32, 32, 0, lamp);
  const skin = near
    ? path(upper.light + fore.light, ink.light) + path(upper.shade + fore.shade, ink.shade)
    : path(upper.light + fore.light, ink.shade);
  return (
    skin +
    path(fist.light + (plain ? '' : band.light), ink.glove) +
    (near && !plain ? path(fist.shade, '#000', 'opacity=".35"') : '')
  );
}

function leg([hip, knee, ankle, toe]: Leg, ink: Ink, near: boolean, build: number, plain?: boolean): string {
  const thigh = limb(hip, knee, 74 * build, 46 * build, 12, lamp);
  const shin = limb(knee, ankle, 46 * build, 25, 15, lamp);
  const cloth = limb(hip, between(hip, knee, 0.62), 82 * build, 74 * build, 2, lamp);
  const bare = thigh.light + shin.light + foot(ankle, toe);
  return (
    path(bare, near ? ink.light : ink.shade) +
    (near ? path(thigh.shade + shin.shade, ink.shade) : '') +
    path(cloth.light, near ? ink.kit : mix(ink.kit, '#000000', 0.3)) +
    (near && !plain ? path(cloth.shade, '#000', 'opacity=".3"') : '')
  );
}

/** A constructed figure in three flat tones, lit from the upper right of its own space. */
export function fighter(pose: Pose, ink: Ink, standing: Standing): string {
  const { farArm, nearArm, farLeg, nearLeg } = pose;
  const { plain } = standing;
  const build = standing.slim ? 0.88 : 1;
  const body = trunk(pose.neck, nearArm[0], farArm[0], nearLeg[0], farLeg[0], lamp);
  const throat = limb(pose.neck, between(pose.neck, pose.head, 0.7), 46 * build, 40 * build, 0, lamp);
  const seat = between(farLeg[0], nearLeg[0], 0.5);
  const belt = between(seat, between(farArm[0], nearArm[0], 0.5), 0.12);
  const across: Point = [(farLeg[0][0] - nearLeg[0][0]) * 0.9, (farLeg[0][1] - nearLeg[0][1]) * 0.9];
  const band = limb(
    [belt[0] - across[0] * 0.5, belt[1] - across[1] * 0.5],
    [belt[0] + across[0] * 0.5, belt[1] + across[1] * 0.5],
    44,
    44,
    0,
  );
  const parts = [
    arm(farArm, ink, false, build, plain),
    leg(farLeg, ink, false, build),
    path(body.light + throat.light, ink.light),
    path(body.shade, ink.shade) + path(throat.shade, ink.shade),
    leg(nearLeg, ink, true, build, plain),
    path(band.light, ink.kit),
    head(standing.hair, ink, [pose.head[0] * grid, pose.head[1] * grid], pose.tilt),
    arm(nearArm, ink, true, build, plain),
  ];
  return group(
    place(standing.x, standing.y, standing.height / 1000 / grid, standing.angle ?? 0, standing.flip),
    shortenPaths(parts.join(''), grid),
  );
}

/** The same figure as one flat shape, for backs of scenes and shadows. */
export function shadowOf(pose: Pose): string {
  const arms = [pose.farArm, pose.nearArm].map(
    ([a, b, c]) => limb(a, b, 48, 34, 10).light + limb(b, c, 36, 40, 6).light,
  );
  const legs = [pose.farLeg, pose.nearLeg].map(
    ([a, b, c, e]) => limb(a, b, 78, 46, 10).light + limb(b, c, 46, 26, 14).light + foot(c, e),
  );
  const body = trunk(pose.neck, pose.nearArm[0], pose.farArm[0], pose.nearLeg[0], pose.farLeg[0], lamp).light;
  const skull = limb(pose.neck, pose.head, 44, 60, 0).light;
  return [...arms, ...legs, body, skull].join('');
}

/** Chooses a look that a fighter keeps within one picture. */
export function look(random: Random): Pick<Standing, 'hair' | 'slim'> {
  const slim = random.chance(0.35);
  return {
    slim,
    hair: random.pick(
      slim
        ? (['bun', 'braids', 'tail', 'crop'] as const)
        : (['crop', 'bald', 'mohawk', 'beard', 'top', 'braids'] as const),
    ),
  };
}
