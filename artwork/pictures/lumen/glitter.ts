import { d, path } from '../../../scripts/drawing/svg.ts';
import type { LumenStage } from './paper.ts';

/** The path of light a low sun lays on water. */
export function glitter(stage: LumenStage, x: number, from: number, to: number, wide: number, colour: string): string {
  const random = stage.random.fork('glitter');
  const strips: string[] = [];
  for (let y = from; y < to; y += 24) {
    const w = wide * (1 - (0.5 * (y - from)) / (to - from)) * random.range(0.35, 1);
    strips.push(d`M${x - w + random.range(-30, 30)} ${y}h${w * 2}l${random.range(-30, 20)} 9h${-w * 1.8}z`);
  }
  return path(strips.join(''), colour);
}
