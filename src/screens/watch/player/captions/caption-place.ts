/** Where a line of subtitles stands, roughly as its file says (WebVTT, section 6.1). */
export interface CaptionPlace {
  area: 'top' | 'bottom';
  align: 'start' | 'center' | 'end' | 'left' | 'right';
}

type Placed = Pick<VTTCue, 'line' | 'snapToLines' | 'align'>;

/** Whole lines that a picture has room for, as browsers count them. */
const LINES = 16;

function areaOf({ line, snapToLines }: Placed, preferred: 'top' | 'bottom'): 'top' | 'bottom' {
  // As in most files: it is left to whoever shows it, and so to the viewer.
  if (typeof line !== 'number') return preferred;
  const middle = snapToLines ? LINES / 2 : 50;
  // Lines are counted from the bottom by numbers below 0.
  return line >= 0 && line < middle ? 'top' : 'bottom';
}

/** Where a line of subtitles is drawn: where its file says, which keeps it off what it would hide, else where the viewer wants it. */
export const captionPlace = (cue: Placed, preferred: 'top' | 'bottom'): CaptionPlace => ({
  area: areaOf(cue, preferred),
  align: cue.align,
});
