import type { Random } from '../../scripts/drawing/random.ts';
import type { Scene } from './scene.ts';
import type { Subject } from './subject.ts';

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

function score(
  scene: Pick<Scene<never>, 'name' | 'words'>,
  title: ReadonlySet<string>,
  tags: ReadonlySet<string>,
): number {
  return [scene.name, ...scene.words].reduce(
    (sum, word) => sum + (title.has(word) ? 2 : 0) + (tags.has(word) ? 1 : 0),
    0,
  );
}

/**
 * Chooses the scene of a title: the one its author named, else the one whose words
 * match best, else one by chance. An episode stays within the family of its series.
 */
export function pickScene<Palette>(
  scenes: readonly Scene<Palette>[],
  subject: Subject,
  random: Random,
): Scene<Palette> {
  const named = scenes.find((scene) => scene.name === subject.scene);
  if (named) return named;
  const family = subject.parent && pickScene(scenes, subject.parent, random.fork('parent')).family;
  const open = family ? scenes.filter((scene) => scene.family === family) : scenes;
  const title = new Set(wordsOf(subject.title));
  const tags = new Set(subject.tags.flatMap(wordsOf));
  const scored = open.map((scene) => ({ scene, points: score(scene, title, tags) }));
  const best = Math.max(...scored.map(({ points }) => points));
  return random.pick(scored.filter(({ points }) => points === best)).scene;
}
