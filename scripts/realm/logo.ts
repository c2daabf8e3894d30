import type { Colours } from './palette.ts';
import { short } from '../drawing/svg.ts';
import { writeWord } from './letters.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Maximum characters in a logo. Longer names are cut at a word, because they would be too small to read. */
const LONGEST = 18;

function shown(name: string): string {
  const words = name.split(/\s+/);
  const fitting = words.reduce((line, word) => (`${line} ${word}`.length > LONGEST ? line : `${line} ${word}`));
  return fitting.slice(0, LONGEST);
}

const pen = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** A square in the brand colour with the first letter of the name, 110 units wide. */
function square(name: string, { brand, onBrand }: Colours): string {
  const first = [...name][0] ?? '';
  const letter = writeWord(first);
  const scale = letter ? Math.min(0.56, 62 / letter.width) : 1;
  const ground =
    `<rect width="110" height="110" rx="26" fill="${brand}"/>` +
    `<path d="M110 44A66 66 0 0 1 44 110H84A26 26 0 0 0 110 84Z" fill="${onBrand}" opacity=".16"/>`;
  if (!letter)
    return `${ground}<text x="55" y="76" font-family="system-ui,sans-serif" font-size="62" font-weight="700" text-anchor="middle" fill="${onBrand}">${escaped(first)}</text>`;
  const [left, top] = [55 - (letter.width * scale) / 2, 55 - 50 * scale];
  return `${ground}<g transform="translate(${short(left, 1)} ${short(top, 1)})scale(${short(scale, 2)})" ${pen(onBrand, 19)}>${letter.markup}</g>`;
}

/** The square with the first letter alone, for small places and the favicon. */
export const drawLogoMark = (name: string, colours: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 110">${square(name, colours)}</svg>\n`;

/** The square with the name next to it. */
export function logoOf(name: string, colours: Colours): string {
  const text = shown(name);
  const word = writeWord(text);
  const scale = 0.52;
  const width = 150 + (word ? word.width * scale : text.length * 34) + 12;
  const line = word
    ? `<g transform="translate(150 29)scale(${scale})" ${pen(colours.text, 17)}>${word.markup}</g>`
    : `<text x="150" y="75" font-family="system-ui,sans-serif" font-size="60" font-weight="700" fill="${colours.text}">${escaped(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} 110">${square(name, colours)}${line}</svg>\n`;
}
