/** Location in the document that the form scrolls to. */
export interface ScrollTarget {
  pointer: string;
  /** Whether the focus moves there as well. */
  takesFocus: boolean;
}
