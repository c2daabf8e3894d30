/** Text track embedded in a stream, identical for all engines. */
export interface StreamText {
  /** The engine's id of the track. */
  id: number;
  /** Language tag from the stream; empty if it has none. */
  language: string;
  /** Name of the track in the stream. */
  label: string | undefined;
  /**
   * Whether these are forced subtitles, which translate text or speech in another language than the audio's. They are
   * shown automatically and never listed.
   */
  isForced: boolean;
  /** Whether the track is shown as long as the viewer has not made a choice. */
  isDefault: boolean;
  /** Whether the track also describes sounds, for viewers who are deaf or hard of hearing. */
  isForHearingImpaired: boolean;
}
