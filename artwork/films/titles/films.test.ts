import { expect, test } from 'vitest';
import { frameSvg } from '../draw/frames.ts';
import { chapterSeconds, filmSeconds } from '../film.ts';
import { films } from './index.ts';

test.each(films)('$name lasts whole segments and frames', (film) => {
  expect(filmSeconds(film) % 2).toBeCloseTo(0);
  for (const chapter of film.chapters) expect((chapterSeconds(chapter) * 25) % 1).toBeCloseTo(0);
  expect(film.credits).toBeLessThan(filmSeconds(film));
});

test.each(films)('$name draws every second, the same way each time', (film) => {
  for (let t = 0; t < filmSeconds(film); t++) {
    const frame = frameSvg(film, t);
    expect(frame).toMatch(/^<svg .*<\/svg>$/s);
    expect(frame).not.toMatch(/NaN|undefined|Infinity/);
    expect(frameSvg(film, t)).toBe(frame);
  }
});
