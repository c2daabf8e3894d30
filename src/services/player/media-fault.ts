/**
 * The kind of a playback fault, the same for every engine. `manifest` and `segment`: a file of the stream did not load. `licence`: the
 * licence or key request failed. `protected`: the browser has the keys and must not use them. `media`: the decoder failed. `unsupported`:
 * the browser has no decoder or no key system for the stream. `stalled`: the position does not advance and no error was reported.
 */
export type MediaFaultKind = 'manifest' | 'segment' | 'licence' | 'protected' | 'media' | 'unsupported' | 'stalled';

interface MediaFaultOptions {
  /** Status of the answer; undefined where there was none, as without a network. */
  status?: number | undefined;
  /** The engine's own word, for the log. */
  detail: string;
  cause?: unknown;
  /** Of a segment: where it ends, in seconds of the timeline. */
  until?: number | undefined;
}

/** A fault of playback. */
export class MediaFault extends Error {
  override readonly name = 'MediaFault';
  readonly kind: MediaFaultKind;
  readonly status: number | undefined;
  readonly until: number | undefined;

  constructor(kind: MediaFaultKind, { status, detail, cause, until }: MediaFaultOptions) {
    super(`${kind}${status === undefined ? '' : ` ${status}`}: ${detail}`, { cause });
    this.kind = kind;
    this.status = status;
    this.until = until;
  }
}

/** Whether an answer says that the address or its token gives no right (any more). */
export const isDenied = (status: number | undefined): boolean => status === 401 || status === 403;

/** Whether an answer says that there is nothing at the address. */
export const isGone = (status: number | undefined): boolean => status === 404 || status === 410;
