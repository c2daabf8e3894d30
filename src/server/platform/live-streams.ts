import type { TopicMessage } from '#schemas/wire/catalogue/live.ts';

/** Reader of a server-sent event stream. */
export interface LiveReader {
  /** Network of the reader, by which streams are limited; undefined for in-process readers. */
  network: string | undefined;
  realm: string;
  locale: string;
  /** False for guests of a realm that requires sign-in: the stream then contains ids only. */
  seesTitles: boolean;
  /** Additional topics that the reader is subscribed to. */
  topics: readonly string[];
}

/** Open server-sent event streams of this process. */
export interface LiveStreams {
  /**
   * Opens a server-sent event stream (HTML, section 9.2).
   * @throws ProblemError 429 when the network has too many streams, 503 when the process has too many or shuts down
   */
  open: (reader: LiveReader) => ReadableStream<Uint8Array>;
  /** Announces a change of a realm, or of all realms when none is given. */
  refresh: (realm?: string) => void;
  /** Sends a message to this process's readers of its topic. */
  tell: (realm: string, message: TopicMessage) => void;
  /** Number of open streams. */
  size: () => number;
  /** Ends all streams and sends the readers a delay after which they should reconnect. */
  close: () => void;
}
