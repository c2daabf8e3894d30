/** Text track embedded in a stream, identical for all engines. */
export interface StreamText {
  /** The engine's id of the track. */
  id: number;
  /** Language tag from the stream; empty if it has none. */
  language: string;
  /** Name of the track in the stream. */
  label: string | undefined;
  /**
   * Forced subtitles: translate text or speech that is not in the audio's language; shown automatically, never listed.
   */
  isForced: boolean;
  /** Shown unless the viewer has made a choice. */
  isDefault: boolean;
  /** Also describes sounds, for viewers who are deaf or hard of hearing. */
  isForHearingImpaired: boolean;
}
