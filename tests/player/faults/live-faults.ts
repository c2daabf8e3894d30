import { hlsOnly } from '../change-streams.ts';
import { answering, frozen, manifests, offline, rewritten, segments, status } from './answers.ts';
import { both, CHANNEL, everywhere, type Fault } from './fault.ts';
import { movableClock, moveClock } from './page-clock.ts';

/** Ends a broadcast: HLS by EXT-X-ENDLIST, DASH by becoming static (ISO/IEC 23009-1, 5.3.1.2). */
export const over = (text: string): string =>
  text.includes('<MPD')
    ? text
        .replace(/ minimumUpdatePeriod="[^"]*"/, '')
        .replace('type="dynamic"', `type="static" mediaPresentationDuration="PT${Math.floor(Date.now() / 1000)}S"`)
    : text.includes('#EXTINF')
      ? `${text.trimEnd()}\n#EXT-X-ENDLIST\n`
      : text;

/** Faults of a live stream. */
export const liveFaults: readonly Fault[] = [
  ...everywhere({
    name: 'live: manifest answers 503 for 20 s',
    at: CHANNEL,
    expected: 'goesOn',
    when: 'playing',
    begin: answering(manifests, status(503)),
    lasts: 20,
  }),
  ...both({
    name: 'live: no network for 20 s',
    at: CHANNEL,
    expected: 'goesOn',
    when: 'playing',
    begin: offline,
    lasts: 20,
  }),
  ...both({
    name: 'live: segments answer 503 for 20 s',
    at: CHANNEL,
    expected: 'goesOn',
    when: 'playing',
    begin: answering(segments, status(503)),
    lasts: 20,
  }),
  {
    name: 'live: manifest stays as it is for 20 s',
    at: CHANNEL,
    engine: 'hls',
    streams: hlsOnly,
    expected: 'goesOn',
    when: 'playing',
    begin: (page) => answering(manifests, frozen())(page),
    lasts: 20,
  },
  {
    name: 'live: manifest stays as it is for ever',
    at: CHANNEL,
    engine: 'hls',
    streams: hlsOnly,
    expected: 'says',
    when: 'playing',
    begin: (page) => answering(manifests, frozen())(page),
    lasts: 0,
  },
  ...both({
    name: 'live: each tenth segment is nowhere for 60 s',
    at: CHANNEL,
    expected: 'goesOn',
    when: 'playing',
    begin: answering(/\/loop\/[\w-]+-\d*3(?:\.\d)?\.m4s/, status(404)),
    lasts: 60,
  }),
  ...both({
    name: 'live: no segment comes any more',
    at: CHANNEL,
    expected: 'says',
    when: 'playing',
    begin: answering(segments, status(404)),
    lasts: 0,
  }),
  ...both({
    name: 'live: the broadcast ends',
    at: CHANNEL,
    expected: 'ends',
    when: 'playing',
    begin: answering(manifests, rewritten(over)),
    lasts: 0,
  }),
  ...[1, -1].flatMap((hours) =>
    both({
      name: `live: the device’s clock jumps an hour ${hours > 0 ? 'on' : 'back'}`,
      at: CHANNEL,
      expected: 'goesOn',
      when: 'playing',
      prepare: movableClock,
      begin: (page) => moveClock(page, hours * 3_600_000),
      lasts: 20,
    }),
  ),
];
