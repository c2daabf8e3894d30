/**
 * What went wrong while media were loaded or played, in no engine's words: a file of the stream (`manifest`, `segment`), a key
 * or licence, the decoder, a stream that nothing here plays, or a picture that stands still without a reason.
 */
export type MediaFaultKind = 'manifest' | 'segment' | 'licence' | 'media' | 'unsupported' | 'stalled';

interface MediaFaultOptions {
  /** Status of the answer; undefined where there was none, as without a network. */
  status?: number | undefined;
  /** The engine's own word, for the log. */
  detail: string;
  cause?: unknown;
}

/** A fault of playback. */
export class MediaFault extends Error {
  override readonly name = 'MediaFault';
  readonly kind: MediaFaultKind;
  readonly status: number | undefined;

  constructor(kind: MediaFaultKind, { status, detail, cause }: MediaFaultOptions) {
    super(`${kind}${status === undefined ? '' : ` ${status}`}: ${detail}`, { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** Whether an answer says that the address or its token gives no right (any more). */
export const isDenied = (status: number | undefined): boolean => status === 401 || status === 403;
