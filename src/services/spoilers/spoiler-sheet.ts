/** Storage key of the spoiler style sheet, stored as CSS so that a one-line script can apply it. */
export const SPOILER_SHEET_KEY = 'playbill.veil';

/**
 * Builds the style sheet that hides spoilers: pictures and text within `data-spoils` (the title's id), except for
 * watched titles. It also applies to elements rendered later.
 */
export function createSpoilerSheet(seen: readonly number[]): string {
  const unseen = `[data-spoils]${seen.map((id) => `:not([data-spoils="${id}"])`).join('')}`;
  return [
    `${unseen} :is(img,[data-veil="words"]){display:none}`,
    `${unseen} [data-veil="note"]{display:block}`,
    // Overrides the image placeholder, which is a small version of the picture.
    `${unseen} [data-veil="picture"]>:first-child{background-image:var(--veil)!important}`,
  ].join('');
}

/** Inline script that applies the style sheet before the first paint. Does nothing if storage is blocked. */
export const spoilerScript = `try{const veil=localStorage.getItem('${SPOILER_SHEET_KEY}');if(veil){const sheet=new CSSStyleSheet();sheet.replaceSync(veil);document.adoptedStyleSheets=[sheet]}}catch{}`;

/** Applies or removes the spoiler style sheet. */
export function applySpoilerSheet(css: string | undefined): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css ?? '');
  document.adoptedStyleSheets = css === undefined ? [] : [sheet];
}

/** Whether the spoiler style sheet is applied. */
export const isSpoilerSheetApplied = (): boolean => document.adoptedStyleSheets.length > 0;
