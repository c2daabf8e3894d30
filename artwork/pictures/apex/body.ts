import { between, d, type Point } from '../../../scripts/drawing/svg.ts';

/** A capsule that tapers and bulges, and its half away from the light. */
export interface Form {
  readonly light: string;
  readonly shade: string;
}

/** Draws an arm or a leg between two joints; `lamp` is the direction the light comes from. */
export function limb(
  from: Point,
  to: Point,
  fromRadius: number,
  toRadius: number,
  bulge = 0,
  lamp: Point = [0.6, -0.8],
): Form {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const dark = -along[1] * lamp[0] + along[0] * lamp[1] > 0 ? -1 : 1;
  const at = (base: Point, side: number, forward = 0): Point => [
    base[0] - along[1] * side + along[0] * forward,
    base[1] + along[0] * side + along[1] * forward,
  ];
  const middle = between(from, to, 0.36);
  const swell = (fromRadius + toRadius) / 2 + bulge;
  const light = d`M${at(from, fromRadius)}Q${at(middle, swell)} ${at(to, toRadius)}A${toRadius} ${toRadius} 0 0 0 ${at(to, -toRadius)}Q${at(middle, -swell)} ${at(from, -fromRadius)}A${fromRadius} ${fromRadius} 0 0 0 ${at(from, fromRadius)}Z`;
  const tip = at(to, 0, toRadius);
  const root = at(from, fromRadius * 0.5 * dark, -fromRadius * 0.8);
  const [swollen, far] = [at(middle, swell * dark), at(to, toRadius * dark)];
  const hollow = at(middle, swell * 0.1 * dark);
  const corner = at(to, toRadius * dark, toRadius);
  const edge = at(from, fromRadius * dark);
  const shade =
    dark > 0
      ? d`M${root}L${edge}Q${swollen} ${far}Q${corner} ${tip}Q${hollow} ${root}Z`
      : d`M${root}Q${hollow} ${tip}Q${corner} ${far}Q${swollen} ${edge}L${root}Z`;
  return { light, shade };
}

/** The trunk between two shoulders and two hips, neck included. */
export function trunk(neck: Point, left: Point, right: Point, leftHip: Point, rightHip: Point, lamp: Point): Form {
  const centre = between(left, right, 0.5);
  const seat = between(leftHip, rightHip, 0.5);
  const out = (point: Point, by: number): Point => {
    const axis = between(centre, seat, 0.4);
    const reach = Math.hypot(point[0] - axis[0], point[1] - axis[1]) || 1;
    return [point[0] + ((point[0] - axis[0]) / reach) * by, point[1] + ((point[1] - axis[1]) / reach) * by];
  };
  const waist = (shoulder: Point, hip: Point): Point =>
    between(between(hip, shoulder, 0.36), between(seat, centre, 0.36), -0.04);
  const up: Point = [neck[0] - centre[0], neck[1] - centre[1]];
  const collar = (side: Point): Point => [
    neck[0] + (side[0] - centre[0]) * 0.3 + up[0] * 0.2,
    neck[1] + (side[1] - centre[1]) * 0.3 + up[1] * 0.2,
  ];
  const leftWaist = waist(left, leftHip);
  const rightWaist = waist(right, rightHip);
  const light = d`M${collar(left)}Q${out(between(neck, left, 0.7), 8)} ${out(left, 26)}Q${out(between(left, leftHip, 0.3), 42)} ${leftWaist}L${out(leftHip, 22)}L${out(rightHip, 22)}L${rightWaist}Q${out(between(right, rightHip, 0.3), 42)} ${out(right, 26)}Q${out(between(neck, right, 0.7), 8)} ${collar(right)}Z`;
  const across = (right[0] - left[0]) * lamp[0] + (right[1] - left[1]) * lamp[1];
  const [side, hip, edge] = across > 0 ? [left, leftHip, leftWaist] : [right, rightHip, rightWaist];
  const chest = between(centre, seat, 0.32);
  const shade = d`M${out(side, 26)}Q${between(side, chest, 0.6)} ${chest}Q${between(chest, seat, 0.4)} ${seat}L${out(hip, 22)}L${edge}Q${out(between(side, hip, 0.3), 42)} ${out(side, 26)}Z`;
  return { light, shade };
}

/** A foot from the ankle to its toe; flat on the ground, or pointed when it is in the air. */
export function foot(ankle: Point, toe: Point): string {
  if (toe[1] < ankle[1] + 24) return limb(ankle, between(ankle, toe, 0.9), 24, 13, 4).light;
  const ahead = Math.sign(toe[0] - ankle[0]);
  const sole: Point[] = [[ankle[0] - 24 * ahead, toe[1]], toe];
  const [heel, tip] = sole as [Point, Point];
  const [left, right] = ahead > 0 ? [heel, tip] : [tip, heel];
  return d`M${left}L${right}Q${[right[0] + 4, right[1] - 16]} ${[ankle[0] + 24, ankle[1] - 16]}L${[ankle[0] - 24, ankle[1] - 16]}Q${[left[0] - 4, left[1] - 16]} ${left}Z`;
}
