import type { LiveMessage } from '#schemas/wire/catalogue/live.ts';
import { contentTexts } from '../catalogue/content-texts.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import type { RealmConfig } from '../../platform/env.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { LiveReader, LiveStreams } from '../../platform/live-streams.ts';
import { type RealmChanges, type RealmWatch, type WatchContext, watchRealm } from './realm-watch.ts';

/** Maximum number of open streams per process; further clients are refused and poll instead. */
const MOST_STREAMS = 10_000;
/** Maximum number of streams per network: a large office with one stream per browser. */
export const MOST_STREAMS_OF_NETWORK = 250;
/** Retry-After in seconds for networks above the limit. */
const RETRY_AFTER_SECONDS = 60;
/** Heartbeat interval in milliseconds, shorter than the idle timeout of common proxies. */
const HEARTBEAT = 20_000;
/** Buffered bytes per stream after which a slow reader is disconnected; it reconnects and catches up. */
const MOST_WAITING = 65_536;
/** Reconnect delay in milliseconds, randomised so that clients do not reconnect all at once. */
const RETURN = { least: 1000, spread: 4000 } as const;

/**
 * Error by which a slow reader is disconnected. One object without a stack is shared, because the server logs it for
 * each stream.
 */
const TAKES_NONE = Object.assign(new Error('The reader of a stream of messages takes none'), { stack: undefined });

const encoder = new TextEncoder();
const lines = (messages: readonly LiveMessage[]) =>
  encoder.encode(messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join(''));
const SIGN_OF_LIFE = encoder.encode(':\n\n');
const retryLine = () => encoder.encode(`retry: ${Math.round(RETURN.least + Math.random() * RETURN.spread)}\n\n`);

type Reader = ReadableStreamDefaultController<Uint8Array>;

/** Readers of a realm's stream with equal locale and visibility of titles. All of them get the same bytes. */
interface Channel extends Pick<LiveReader, 'locale' | 'seesTitles'> {
  readers: Set<Reader>;
}

interface RealmStreams {
  watch: RealmWatch;
  channels: Map<string, Channel>;
  /** For each topic its readers, each with the channel that it belongs to. */
  topics: Map<string, Map<Reader, Channel>>;
}

function buildMessages(
  realm: string,
  { changes, live, revision }: RealmChanges,
  { locale, seesTitles }: Channel,
): LiveMessage[] {
  if (changes.length === 0) return [{ type: 'revision', revision }];
  return changes.map(({ type, content }): LiveMessage => {
    if (type !== 'began') return { type, id: content.id, live };
    if (!seesTitles) return { type: 'changed', id: content.id, live };
    const { picture, placeholder } = content.body;
    const { title } = contentTexts(content, locale);
    const event = {
      id: content.id,
      title,
      thumbnailUrl: pictureUrl(realm, picture),
      placeholder: placeholder ?? picture?.blur,
    };
    return { type, event: omitUndefined(event), live };
  });
}

/** Creates the hub that keeps event streams (SSE) open and sends changes of their realms' events. */
export function createHub(context: WatchContext & { config: Pick<RealmConfig, 'rateLimitFactor'> }): LiveStreams {
  const realms = new Map<string, RealmStreams>();
  const { rateLimitFactor } = context.config;
  const mostOfNetwork = rateLimitFactor === 0 ? Infinity : Math.ceil(MOST_STREAMS_OF_NETWORK * rateLimitFactor);
  const countsByNetwork = new Map<string, number>();
  /** The network of each open stream, to count streams per network. */
  const networks = new Map<Reader, string>();
  let count = 0;
  let isClosed = false;

  const release = (realm: string, channel: Channel, reader: Reader) => {
    if (!channel.readers.delete(reader)) return;
    count -= 1;
    const network = networks.get(reader);
    if (network !== undefined) {
      networks.delete(reader);
      const left = (countsByNetwork.get(network) ?? 1) - 1;
      if (left > 0) countsByNetwork.set(network, left);
      else countsByNetwork.delete(network);
    }
    const streams = realms.get(realm);
    if (!streams) return;
    for (const [topic, readers] of streams.topics)
      if (readers.delete(reader) && readers.size === 0) streams.topics.delete(topic);
    if (channel.readers.size > 0) return;
    for (const [key, one] of streams.channels) if (one === channel) streams.channels.delete(key);
    if (streams.channels.size > 0) return;
    streams.watch.stop();
    realms.delete(realm);
  };
  const sendTo = (realm: string, channel: Channel, reader: Reader, bytes: Uint8Array) => {
    if ((reader.desiredSize ?? 0) > 0) reader.enqueue(bytes);
    else {
      release(realm, channel, reader);
      reader.error(TAKES_NONE);
    }
  };
  const send = (realm: string, channel: Channel, bytes: Uint8Array) => {
    for (const reader of channel.readers) sendTo(realm, channel, reader, bytes);
  };
  const tell = (realm: string) => (news: RealmChanges) => {
    // All changes are sent as one chunk: the separate chunks of a large load would exceed the buffer limit even of fast
    // readers.
    for (const channel of realms.get(realm)?.channels.values() ?? [])
      send(realm, channel, lines(buildMessages(realm, news, channel)));
  };
  const heart = setInterval(() => {
    for (const [realm, { channels }] of realms)
      for (const channel of channels.values()) send(realm, channel, SIGN_OF_LIFE);
  }, HEARTBEAT).unref();

  const getStreams = (realm: string): RealmStreams => {
    const known = realms.get(realm);
    if (known) return known;
    const made: RealmStreams = {
      watch: watchRealm(context, realm, tell(realm)),
      channels: new Map(),
      topics: new Map(),
    };
    realms.set(realm, made);
    return made;
  };
  const getChannel = ({ channels }: RealmStreams, { locale, seesTitles }: LiveReader): Channel => {
    const key = `${locale} ${seesTitles}`;
    const channel = channels.get(key) ?? { locale, seesTitles, readers: new Set() };
    channels.set(key, channel);
    return channel;
  };
  return {
    open: (who) => {
      if (isClosed || count >= MOST_STREAMS) throw new ProblemError('SERVICE_UNAVAILABLE');
      const { network } = who;
      if (network !== undefined && (countsByNetwork.get(network) ?? 0) >= mostOfNetwork)
        throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter: RETRY_AFTER_SECONDS });
      const streams = getStreams(who.realm);
      const channel = getChannel(streams, who);
      let own: Reader | undefined;
      const stream = new ReadableStream<Uint8Array>(
        {
          start: (reader) => {
            own = reader;
            channel.readers.add(reader);
            for (const topic of who.topics) {
              const readers = streams.topics.get(topic) ?? new Map<Reader, Channel>();
              streams.topics.set(topic, readers.set(reader, channel));
            }
            count += 1;
            if (network === undefined) return;
            networks.set(reader, network);
            countsByNetwork.set(network, (countsByNetwork.get(network) ?? 0) + 1);
          },
          cancel: () => {
            if (own) release(who.realm, channel, own);
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
      );
      own?.enqueue(retryLine());
      // Reading the state may take long, for example while the database is unavailable. It is sent later, so that
      // opening the stream does not wait for it.
      void streams.watch.state().then((now) => {
        if (own && channel.readers.has(own)) own.enqueue(lines([{ type: 'state', ...now }]));
      });
      return stream;
    },
    refresh: (realm) => {
      for (const [id, { watch }] of realms) if (realm === undefined || id === realm) watch.refresh();
    },
    tell: (realm, message) => {
      const bytes = lines([message]);
      for (const [reader, channel] of realms.get(realm)?.topics.get(message.topic) ?? [])
        sendTo(realm, channel, reader, bytes);
    },
    size: () => count,
    close: () => {
      isClosed = true;
      clearInterval(heart);
      for (const [realm, { channels }] of realms)
        for (const channel of channels.values())
          for (const reader of channel.readers) {
            release(realm, channel, reader);
            reader.enqueue(retryLine());
            reader.close();
          }
    },
  };
}
