/**
 * Kind of a playback fault, identical for all engines. `manifest` and `segment`: a file of the stream did not load.
 * `licence`: the licence or key request failed. `protected`: the browser has the keys but must not use them. `media`:
 * the decoder failed. `unsupported`: no decoder or key system for the stream. `stalled`: the position does not advance
 * and no error was reported.
 */
export type MediaFaultKind = 'manifest' | 'segment' | 'licence' | 'protected' | 'media' | 'unsupported' | 'stalled';

interface MediaFaultOptions {
  /** HTTP status; undefined if there was no response, as when offline. */
  status?: number | undefined;
  /** The engine's own message, for the log. */
  detail: string;
  cause?: unknown;
  /** For faults of segments: the position in seconds at which the failed segment ends. */
  until?: number | undefined;
}

/** Error of media playback, identical for all engines. */
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

/** Whether the server denied the request, because the URL or its token is not, or no longer, authorized. */
export const isDenied = (status: number | undefined): boolean => status === 401 || status === 403;

/** Whether the server answered that nothing exists at the URL. */
export const isGone = (status: number | undefined): boolean => status === 404 || status === 410;
