/** Where a subtitle cue is shown: approximately where its file puts it (WebVTT, section 6.1). */
export interface CaptionPlace {
  area: 'top' | 'bottom';
  align: 'start' | 'center' | 'end' | 'left' | 'right';
}

type Placed = Pick<VTTCue, 'line' | 'snapToLines' | 'align'>;

/** Number of text lines into which browsers divide the height of a video for cue positions. */
const LINES = 16;

function areaOf({ line, snapToLines }: Placed, preferred: 'top' | 'bottom'): 'top' | 'bottom' {
  // Most files set no line, so the viewer's preference applies.
  if (typeof line !== 'number') return preferred;
  const middle = snapToLines ? LINES / 2 : 50;
  // Negative line numbers count from the bottom.
  return line >= 0 && line < middle ? 'top' : 'bottom';
}

/** Area for drawing a cue: the file's, which avoids covering the picture's text, else the viewer's preference. */
export const captionPlace = (cue: Placed, preferred: 'top' | 'bottom'): CaptionPlace => ({
  area: areaOf(cue, preferred),
  align: cue.align,
});
