/** Where the veil is kept: as the style sheet that it is, so that a script of one line can draw it. */
export const VEIL_KEY = 'playbill.veil';

/**
 * The style sheet that hides what would give results away: pictures and words within `data-spoils`, whose value is the
 * number of the title. What has been seen is not hidden. Parts that the page draws later are hidden by it, too.
 */
export function createSpoilerSheet(seen: readonly number[]): string {
  const unseen = `[data-spoils]${seen.map((id) => `:not([data-spoils="${id}"])`).join('')}`;
  return [
    `${unseen} :is(img,[data-veil="words"]){display:none}`,
    `${unseen} [data-veil="note"]{display:block}`,
    // Stronger than the placeholder, which is the picture itself in a few pixels.
    `${unseen} [data-veil="picture"]>:first-child{background-image:var(--veil)!important}`,
  ].join('');
}

/** Draws the veil before the first paint. A browser that keeps nothing has none. */
export const spoilerScript = `try{const veil=localStorage.getItem('${VEIL_KEY}');if(veil){const sheet=new CSSStyleSheet();sheet.replaceSync(veil);document.adoptedStyleSheets=[sheet]}}catch{}`;

/** Draws the veil, or takes it away, on the page as it is and as it will be. */
export function drawVeil(css: string | undefined): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css ?? '');
  document.adoptedStyleSheets = css === undefined ? [] : [sheet];
}

/** Whether the page has the veil on. */
export const isVeiled = (): boolean => document.adoptedStyleSheets.length > 0;
