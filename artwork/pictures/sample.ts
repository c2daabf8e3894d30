import type { Subject } from './subject.ts';

/** Made-up titles for contact sheets and tests: every scene in turn, or only the named ones (`a,b`). */
export function sampleSubjects(scenes: readonly string[], count: number, only?: string): Subject[] {
  const chosen = only?.split(',') ?? scenes;
  return Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    kind: 'video',
    title: `Sample ${index}`,
    tags: [],
    scene: chosen[index % chosen.length]!,
  }));
}
