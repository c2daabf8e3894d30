/** A text track within a stream, the same for every engine. */
export interface StreamText {
  /** The engine's own number. */
  id: number;
  /** A language tag as the stream writes it; empty where it says none. */
  language: string;
  /** The stream's own name of the track. */
  label: string | undefined;
  /** Translates what is written or said in another language than the sound; shown with the sound and never chosen. */
  isForced: boolean;
  /** Shown where the viewer has chosen nothing. */
  isDefault: boolean;
  /** Describes sounds as well, for viewers who are deaf or hard of hearing. */
  isForHearingImpaired: boolean;
}
