import { describe, expect, it } from 'vitest';
import { type Brand, draw, type Frame, sceneNames } from './draw.ts';
import { sampleSubjects } from './sample.ts';
import type { Subject } from './subject.ts';

const brands: readonly Brand[] = ['apex', 'lumen'];
const frames: readonly Frame[] = ['landscape', 'portrait'];
const subject: Subject = { id: 7, kind: 'video', title: 'The Title Fight', tags: ['belt'] };

function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z][\w-]*="[^"<>]*")*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!self) open.push(name!);
  }
  return open.length === 0 && svg.replace(/<\/?[a-zA-Z]+(?:\s[a-zA-Z][\w-]*="[^"<>]*")*\/?>/g, '') === '';
}

describe.each(brands)('%s', (brand) => {
  const subjects = sampleSubjects(sceneNames[brand], sceneNames[brand].length * 3);

  it('has many scenes, each with a name of its own', () => {
    expect(new Set(sceneNames[brand]).size).toBe(sceneNames[brand].length);
    expect(sceneNames[brand].length).toBeGreaterThanOrEqual(14);
  });

  it.each(frames)('draws well-formed, small pictures without text or outside references (%s)', (frame) => {
    for (const one of subjects) {
      const svg = draw(brand, one, frame);
      expect(wellFormed(svg), one.scene).toBe(true);
      expect(svg.length, one.scene).toBeLessThanOrEqual(8 * 1024);
      expect(svg, one.scene).not.toMatch(/<(text|image|foreignObject|script)|NaN|undefined|Infinity/);
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), one.scene).not.toMatch(
        /https?:|data:|href="[^#]|url\([^#]/,
      );
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids, one.scene).toContain(id);
    }
  });

  it('gives the same bytes again', () => {
    for (const one of subjects) expect(draw(brand, one, 'portrait')).toBe(draw(brand, one, 'portrait'));
  });

  it('gives each title a picture of its own', () => {
    const pictures = Array.from({ length: 150 }, (_, id) => draw(brand, { ...subject, id }, 'landscape'));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('recomposes for the frame', () => {
    expect(draw(brand, subject, 'landscape')).toContain('viewBox="0 0 1600 900"');
    expect(draw(brand, subject, 'portrait')).toContain('viewBox="0 0 1000 1500"');
  });
});
