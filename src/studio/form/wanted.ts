/** Somewhere in the document to which the form is to lead. */
export interface Wanted {
  pointer: string;
  /** Whether the focus goes there, or only the eye. */
  takesFocus: boolean;
}
