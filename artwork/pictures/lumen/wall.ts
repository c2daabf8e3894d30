import { box, path } from '../../../scripts/drawing/svg.ts';
import { type LumenStage, plane, whole } from './paper.ts';

/** A wall with a grainy light on it, and the floor before it. */
export function wall(stage: LumenStage, colour: string, floor: number, boards: string): string {
  const { width, height } = stage;
  return (
    path(whole(stage), colour) +
    stage.grain(whole(stage), [0, 0, width * 0.5, height * 0.7], 0.35) +
    plane(stage, box(0, floor, width, height), boards, floor, 300, 0.45)
  );
}

/** One leaf of a house plant, pointing up from 0,0. */
export const leaf = 'M0 0Q-60-70-30-150 0-200 0-230 8-190 34-150 60-70 0 0Z';
