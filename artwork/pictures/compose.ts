import { pickScene } from './pick-scene.ts';
import { type Random, random } from '../../scripts/drawing/random.ts';
import type { Scene } from './scene.ts';
import { shortenPaths } from './shorten.ts';
import { createStage, type Frame, type Stage } from './stage.ts';
import type { Subject } from './subject.ts';

/** The art direction of a brand. */
export interface Direction<Palette> {
  readonly name: string;
  readonly scenes: readonly Scene<Palette>[];
  palette(random: Random): Palette;
  /** Definitions every picture shares, such as the grain. */
  readonly head: string;
  /** Lays the last coat over a scene: grain, vignette. */
  finish(stage: Stage<Palette>): string;
}

/** Chooses palette and scene for a title, draws it and wraps it into a document. */
export function compose<Palette>(direction: Direction<Palette>, subject: Subject, frame: Frame): string {
  const seed = `${direction.name}/${subject.id}`;
  const family = `${direction.name}/${(subject.parent ?? subject).id}/palette`;
  const scene = pickScene(direction.scenes, subject, random(`${seed}/scene`));
  const stage = createStage(frame, random(seed), direction.palette(random(family)));
  const art = scene.draw(stage) + direction.finish(stage);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.width} ${stage.height}"><defs>${direction.head}${stage.definitions()}</defs>${art}</svg>`;
  return shortenPaths(svg);
}
