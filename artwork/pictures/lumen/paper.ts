import { mix } from '../colour.ts';
import type { Random } from '../../../scripts/drawing/random.ts';
import type { Stage } from '../stage.ts';
import { box, d, group, oval, path, place, type Point } from '../../../scripts/drawing/svg.ts';
import type { LumenPalette } from './palette.ts';

/** The stage every lumen scene draws on. */
export type LumenStage = Stage<LumenPalette>;

/** The whole frame as path data. */
export function whole(stage: LumenStage): string {
  return box(0, 0, stage.width, stage.height);
}

/** Prints translucent ink: colours multiply by day and lie thin by night. */
export function over(stage: LumenStage, ...content: string[]): string {
  return group(stage.palette.night ? 'fill-opacity=".86"' : 'style="mix-blend-mode:multiply"', ...content);
}

/** A shape whose second plate slipped: a thin edge of another colour shows. */
export function slipped(stage: LumenStage, data: string, colour: string, edge: string, by: Point = [9, -7]): string {
  return path(data, edge, `transform="translate(${by[0]} ${by[1]})"`) + over(stage, path(data, colour));
}

/** The sheet, with grain that comes in from the top. */
export function sheet(stage: LumenStage, tone = stage.palette.calm, depth = 0.62): string {
  const { palette, height } = stage;
  const sky = stage.linear([0, 0, 0, height * depth], [0, tone, palette.night ? 0.9 : 0.85], [1, tone, 0]);
  return (
    path(whole(stage), palette.paper) +
    path(whole(stage), sky) +
    stage.grain(whole(stage), [0, 0, 0, height * depth * 0.7], palette.night ? 0.45 : 0.2)
  );
}

/** A sun or moon; a large one has a grainy shadow at its foot. */
export function sun(stage: LumenStage, x: number, y: number, radius: number, colour: string): string {
  const round = oval(x, y, radius);
  const shadow = radius < 140 ? '' : stage.grain(round, [x, y + radius, x, y - radius * 0.4], 0.5);
  return path(round, colour) + shadow;
}

/** A hill line from edge to edge, closed below the frame. */
export function ridge(
  stage: LumenStage,
  random: Random,
  y: number,
  rise: number,
  steps: number,
  sharp = false,
): string {
  const { width, height } = stage;
  const at = (index: number): Point => [(width * index) / steps, y - random.range(0, 1) * rise];
  let last = at(0);
  let data = d`M-20 ${height + 20}L-20 ${last[1]}L${last}`;
  for (let index = 1; index <= steps; index += 1) {
    const next = at(index);
    const middle = (last[0] + next[0]) / 2;
    data += sharp
      ? d`L${middle + random.range(-40, 40)} ${Math.max(last[1], next[1]) + rise * 0.2}L${next}`
      : d`C${middle} ${last[1]} ${middle} ${next[1]} ${next}`;
    last = next;
  }
  return `${data}${d`L${width + 20} ${last[1]}V${height + 20}Z`}`;
}

/** Bands of grainy shadow and flat colour that make a plane of paper. */
export function plane(
  stage: LumenStage,
  data: string,
  colour: string,
  top: number,
  depth = 260,
  strength = 0.4,
): string {
  return path(data, colour) + stage.grain(data, [0, top, 0, top + depth], strength);
}

/** Light or dark tints of the palette that keep to its character. */
export function tint(stage: LumenStage, colour: string, part: number): string {
  return mix(colour, stage.palette.night ? stage.palette.ink : stage.palette.paper, part);
}

/** Birds far away, as small bent strokes. */
export function flock(
  random: Random,
  x: number,
  y: number,
  spread: number,
  count: number,
  colour: string,
  size = 26,
): string {
  const birds = Array.from({ length: count }, () => {
    const s = size * random.range(0.5, 1.2);
    const at: Point = [x + random.range(-1, 1) * spread, y + random.range(-0.4, 0.4) * spread];
    return d`M${at[0] - s} ${at[1] - s * 0.3}q${s * 0.6} ${-s * 0.3} ${s} ${s * 0.4}q${s * 0.4} ${-s * 0.8} ${s} ${-s * 0.5}q${-s * 0.6} ${s * 0.1} ${-s} ${s * 0.8}q${-s * 0.4} ${-s * 0.6} ${-s} ${-s * 0.7}z`;
  });
  return path(birds.join(''), colour);
}

const bodies = {
  coat: 'M-16-98a16 17 0 1 1 32 0a16 17 0 1 1-32 0zM-14-82H14L26-66 34 0H10L2-2-10 0H-34L-26-66ZM-18-4H-4L-6 34H-20ZM6-4H20L24 34H10Z',
  dress:
    'M-14-100a15 16 0 1 1 30 0a15 16 0 1 1-30 0zM-10-84H12L20-50 44 16H-40L-18-50ZM-10 16H-2V36H-10ZM8 16H16L18 36H10Z',
  walk: 'M-8-98a16 17 0 1 1 32 0a16 17 0 1 1-32 0zM-12-82H16L28-44 40-30 34-24 18-36 20-6 36 32 24 36 4 0-18 36-30 30-10-8-14-40-30-20-36-26-22-56Z',
  hat: 'M-30-112H-16V-128H16V-112H30V-106H-30ZM-14-104H14V-90H-14ZM-14-88H14L28-68 36 4H-36L-28-68ZM-18 0H-4V36H-18ZM6 0H20V36H6Z',
} as const;

/** How a far figure is dressed. */
export type Dress = keyof typeof bodies;

/** A person seen from far, soles at the given place, with an optional long shadow. */
export function person(
  stage: LumenStage,
  x: number,
  y: number,
  tall: number,
  coat: string,
  dress?: Dress,
  cast = 0,
): string {
  const { palette, random } = stage;
  const kind = dress ?? random.pick(['coat', 'dress', 'walk', 'hat'] as const);
  const scale = tall / 150;
  const fall =
    cast === 0
      ? ''
      : path(
          'M-14 36L14 36 40-360-10-360Z',
          palette.ink,
          `opacity=".38" transform="translate(0 36)rotate(${cast})translate(0 -36)"`,
        );
  return group(place(x, y - 36 * scale, scale), fall, path(bodies[kind], coat));
}
