import type { TopicMessage } from '#schemas/wire/live.ts';

/** For whom a stream of messages is. */
export interface LiveReader {
  /** Network of the reader, by which streams are counted; absent within the process. */
  network: string | undefined;
  realm: string;
  locale: string;
  /** Whether titles may be named: where a realm asks for sign-in, a stream names numbers alone. */
  seesTitles: boolean;
  /** What is heard beside what everybody is told. */
  topics: readonly string[];
}

/** The streams of messages that this process holds open. */
export interface LiveStreams {
  /** A stream of server-sent events (HTML, 9.2). @throws ProblemError 429 when the network has too many, 503 when there are too many or the program ends. */
  open: (reader: LiveReader) => ReadableStream<Uint8Array>;
  /** Something of a realm has changed; of every realm, where none is named. */
  refresh: (realm?: string) => void;
  /** Tells whoever reads a message's topic here. */
  tell: (realm: string, message: TopicMessage) => void;
  /** Streams that are open. */
  size: () => number;
  /** Ends all of them, and tells readers when to come back. */
  close: () => void;
}
