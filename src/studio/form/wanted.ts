/** Location in the document that the form scrolls to. */
export interface ScrollTarget {
  pointer: string;
  /** Whether the focus moves to that location as well. */
  takesFocus: boolean;
}
