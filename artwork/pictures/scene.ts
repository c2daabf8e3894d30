import type { Stage } from './stage.ts';

/** One kind of picture a brand can show. */
export interface Scene<Palette> {
  /** The name an author writes into a title's `scene`. */
  readonly name: string;
  /** Scenes of one family fit together; the episodes of a series stay within theirs. */
  readonly family: string;
  /** Words in a title or tag that call for this scene, lower case, without accents. */
  readonly words: readonly string[];
  /** Draws the whole frame. */
  draw(stage: Stage<Palette>): string;
}
