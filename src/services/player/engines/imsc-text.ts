/** Node of an intermediate synchronic document computed by imsc.js (IMSC 1.1, ISD). */
export interface IsdPart {
  kind?: string;
  text?: string;
  contents?: readonly IsdPart[];
  styleAttrs?: Readonly<Record<string, unknown>>;
}

const STYLE = 'http://www.w3.org/ns/ttml#styling ';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function wordsOf({ kind, text, contents = [], styleAttrs = {} }: IsdPart): string {
  if (kind === 'br') return '\n';
  const words = contents.map(wordsOf).join(kind === 'div' || kind === 'body' ? '\n' : '');
  const own = escaped(text ?? '') + words;
  return kind === 'span' && own !== '' && styleAttrs[`${STYLE}fontStyle`] === 'italic' ? `<i>${own}</i>` : own;
}

/** Length relative to the picture's height (0 to 1). */
function heightIn(value: unknown): number | undefined {
  const { rh } = Object(value) as { rh?: unknown };
  return typeof rh === 'number' ? rh : undefined;
}

/** Vertical position of a region's text in percent of the picture's height; undefined if the region has none. */
function lineOf({ styleAttrs = {} }: IsdPart): number | undefined {
  // imsc.js resolves `tts:position` into an origin.
  const top = heightIn((Object(styleAttrs[`${STYLE}origin`]) as { h?: unknown }).h);
  const height = heightIn((Object(styleAttrs[`${STYLE}extent`]) as { h?: unknown }).h);
  if (top === undefined || height === undefined) return undefined;
  const align = styleAttrs[`${STYLE}displayAlign`];
  return 100 * (top + (align === 'after' ? height : align === 'center' ? height / 2 : 0));
}

/** Text of one region in WebVTT markup, with its vertical position in percent. */
export interface RegionText {
  text: string;
  line: number | undefined;
}

/** Converts TTML to text per region. The player renders it like all subtitles, with the viewer's settings. */
export function textsOfIsd({ contents: regions = [] }: IsdPart): RegionText[] {
  return regions.flatMap((region) => {
    const text = (region.contents ?? [])
      .map(wordsOf)
      .join('\n')
      .replaceAll(/\n{2,}/g, '\n')
      .trim();
    return text === '' ? [] : [{ text, line: lineOf(region) }];
  });
}
