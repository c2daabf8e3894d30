import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MediaBox, boxes, findBox, Mp4Error } from '../../../src/demo/packager/boxes.ts';
import { type Segment, segmentsOf } from '../../../src/demo/packager/sidx.ts';

/** First and last byte, both included, as in an HTTP range. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Properties of one rendition file that the manifests contain. */
export interface Track {
  name: string;
  file: string;
  /** Codec name in the form of RFC 6381, read from the sample entry. */
  codec: string;
  init: ByteRange;
  index: ByteRange;
  segments: Segment[];
  /** Bits per second: the highest value of any segment, and the average of the complete file (RFC 8216, 4.3.4.2). */
  peak: number;
  average: number;
}

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');

/** The RFC 6381 name of the codec: profile, constraints and level from `avcC`, or AAC's object type. */
export function codecOf(all: MediaBox[]): string {
  const stsd = findBox(all, 'moov/trak/mdia/minf/stbl/stsd');
  const entry = stsd.body.toString('latin1', 12, 16);
  if (entry === 'mp4a') return 'mp4a.40.2';
  if (entry !== 'avc1') throw new Mp4Error(`Unknown sample entry ${entry}`);
  const { body } = findBox(all, 'moov/trak/mdia/minf/stbl/stsd/avc1/avcC');
  return `avc1.${[1, 2, 3].map((at) => hex(body.readUInt8(at))).join('')}`;
}

const bits = (segments: Segment[]) => segments.reduce((sum, segment) => sum + segment.size * 8, 0);

export const secondsOf = (segments: Segment[]) => segments.reduce((sum, segment) => sum + segment.seconds, 0);

/** Reads one rendition file of a film. */
export function readTrack(folder: string, name: string): Track {
  const file = `${name}.mp4`;
  const all = boxes(readFileSync(join(folder, file)));
  const [moov, sidx, segments] = [findBox(all, 'moov'), findBox(all, 'sidx'), segmentsOf(all)];
  return {
    name,
    file,
    codec: codecOf(all),
    init: { first: 0, last: moov.start + moov.size - 1 },
    index: { first: sidx.start, last: sidx.start + sidx.size - 1 },
    segments,
    peak: Math.ceil(Math.max(...segments.map((segment) => (segment.size * 8) / segment.seconds))),
    average: Math.ceil(bits(segments) / secondsOf(segments)),
  };
}
