import { expect, it } from 'vitest';
import { pickScene } from './pick-scene.ts';
import { random } from '../../scripts/drawing/random.ts';
import type { Scene } from './scene.ts';
import type { Subject } from './subject.ts';

const scene = (name: string, family: string, words: string[]): Scene<null> => ({ name, family, words, draw: () => '' });
const scenes = [scene('boat', 'water', ['ship', 'ete']), scene('sea', 'water', []), scene('lamp', 'room', ['night'])];
const title = (text: string, more: Partial<Subject> = {}): Subject => ({
  id: 1,
  kind: 'video',
  title: text,
  tags: [],
  ...more,
});
const picked = (subject: Subject): string => pickScene(scenes, subject, random('seed')).name;

it('takes the scene its author named', () => {
  expect(picked(title('Night ship', { scene: 'sea' }))).toBe('sea');
});

it('goes by words in the title, then by tags, whatever their case and accents', () => {
  expect(picked(title('L’Été'))).toBe('boat');
  expect(picked(title('Nothing', { tags: ['Late Night'] }))).toBe('lamp');
  expect(picked(title('Ship', { tags: ['night'] }))).toBe('boat');
});

it('keeps episodes in the family of their series', () => {
  const parent = title('Ship', { kind: 'series' });
  expect(['boat', 'sea']).toContain(picked(title('Night', { kind: 'episode', parent })));
});

it('falls back to chance', () => {
  expect(scenes.map(({ name }) => name)).toContain(picked(title('Qqq')));
});
