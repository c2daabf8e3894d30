import { type MediaBox, boxes, findBox, Mp4Error } from './boxes.ts';
import { type Encryption, encryptSamples } from './common-encryption.ts';
import { writeBox, word } from './write-box.ts';

/** Flags of `trun` (ISO/IEC 14496-12, 8.8.8): which fields are present. */
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, offset: 0x800 } as const;
/** Optional fields of `tfhd` (8.8.7) in order, with their size in bytes. */
const TFHD = [
  [0x1, 8],
  [0x2, 4],
  [0x8, 4],
  [0x10, 4],
  [0x20, 4],
] as const;
const DEFAULT_DURATION = 0x8;

interface Sample {
  duration: number;
  size: number;
  /** Raw entry of the sample in `trun`. */
  entry: Buffer;
}

/** Parsed `moof` box of a fragment. */
interface Head {
  mfhd: MediaBox;
  tfhd: MediaBox;
  decodeTime: bigint;
  flags: number;
  /** Flags of the first sample, if they differ from the default. */
  firstFlags: Buffer | undefined;
  version: number;
  samples: Sample[];
}

interface Fragment extends Head {
  data: Buffer;
}

function durationByDefault({ body }: MediaBox): number {
  const flags = body.readUIntBE(1, 3);
  let at = 8;
  for (const [flag, bytes] of TFHD) {
    if (flag === DEFAULT_DURATION) return flags & flag ? body.readUInt32BE(at) : 0;
    if (flags & flag) at += bytes;
  }
  return 0;
}

function readDecodeTime({ body }: MediaBox): bigint {
  return body.readUInt8(0) === 1 ? body.readBigUInt64BE(4) : BigInt(body.readUInt32BE(4));
}

function readHead(moof: MediaBox[]): Head {
  const [traf, mfhd] = [findBox(moof, 'traf'), findBox(moof, 'mfhd')];
  const parts = boxes(traf.body);
  const [tfhd, trun] = [findBox(parts, 'tfhd'), findBox(parts, 'trun').body];
  const flags = trun.readUIntBE(1, 3);
  if (!(flags & TRUN.size)) throw new Mp4Error('Samples without sizes are not supported');
  const count = trun.readUInt32BE(4);
  let at = 8 + (flags & TRUN.dataOffset ? 4 : 0);
  const firstFlags = flags & TRUN.firstFlags ? trun.subarray(at, at + 4) : undefined;
  at += firstFlags ? 4 : 0;
  const usual = durationByDefault(tfhd);
  const width = [TRUN.duration, TRUN.size, TRUN.flags, TRUN.offset].filter((flag) => flags & flag).length * 4;
  const samples = Array.from({ length: count }, (_, index): Sample => {
    const entry = trun.subarray(at + index * width, at + (index + 1) * width);
    const sizeAt = flags & TRUN.duration ? 4 : 0;
    return { duration: sizeAt ? entry.readUInt32BE(0) : usual, size: entry.readUInt32BE(sizeAt), entry };
  });
  return {
    mfhd,
    tfhd,
    decodeTime: readDecodeTime(findBox(parts, 'tfdt')),
    flags,
    firstFlags,
    version: trun.readUInt8(0),
    samples,
  };
}

/** Parses a segment with one fragment, as packaged by `npm run films`. */
function readFragment(segment: Buffer): Fragment {
  const all = boxes(segment);
  return { ...readHead(boxes(findBox(all, 'moof').body)), data: findBox(all, 'mdat').body };
}

function tfdt(time: bigint): Buffer {
  const body = Buffer.alloc(12);
  body.writeUInt8(1, 0);
  body.writeBigUInt64BE(time, 4);
  return writeBox('tfdt', body);
}

/** Slices the bytes of consecutive samples, beginning at `start`. */
function bytesOf(data: Buffer, samples: readonly Sample[], start: number): Buffer[] {
  let at = start;
  return samples.map(({ size }) => {
    at += size;
    return data.subarray(at - size, at);
  });
}

/** Which samples of a segment to write, by how much to shift their times, and how to encrypt them. */
interface Written {
  from: number;
  to: number;
  /** Time shift in ticks. */
  shift: bigint;
  encryption: Encryption | undefined;
}

/** Writes samples `from` (inclusive) to `to` (exclusive) as a fragment. */
function write(fragment: Fragment, { from, to, shift, encryption }: Written): Buffer {
  const { samples, flags, version, firstFlags, mfhd, tfhd, decodeTime, data } = fragment;
  const before = samples.slice(0, from);
  const own = samples.slice(from, to);
  const time = decodeTime + shift + BigInt(before.reduce((sum, { duration }) => sum + duration, 0));
  const clear = bytesOf(
    data,
    own,
    before.reduce((sum, { size }) => sum + size, 0),
  );
  const encrypted = encryption && encryptSamples(encryption, clear, from);
  // The flags of a random access point are written for the first sample of a segment only.
  const first = from === 0 ? firstFlags : undefined;
  const ownFlags = (flags | TRUN.dataOffset) & ~(first ? 0 : TRUN.firstFlags);
  const moof = (size: number) =>
    writeBox(
      'moof',
      writeBox('mfhd', mfhd.body),
      writeBox(
        'traf',
        writeBox('tfhd', tfhd.body),
        tfdt(time),
        writeBox(
          'trun',
          word((version << 24) | ownFlags),
          word(own.length),
          // Offset of the sample data: the content of the `mdat` box begins after its 8-byte header.
          word(size + 8),
          ...(first ? [first] : []),
          ...own.map(({ entry }) => entry),
        ),
        ...(encrypted?.boxes(size) ?? []),
      ),
    );
  const head = moof(moof(0).length);
  return Buffer.concat([head, writeBox('mdat', ...(encrypted?.samples ?? clear))]);
}

/** Shifts a segment's decode time by ticks of its track, and optionally encrypts it. */
export function shiftSegment(segment: Buffer, shift: bigint, encryption?: Encryption): Buffer {
  const fragment = readFragment(segment);
  return write(fragment, { from: 0, to: fragment.samples.length, shift, encryption });
}

/** Shifts and encrypts a segment, and splits it into fragments that end before the given sample indexes. */
export function splitSegment(
  segment: Buffer,
  ends: readonly number[],
  shift: bigint,
  encryption?: Encryption,
): Buffer[] {
  const fragment = readFragment(segment);
  return ends.map((to, index) => write(fragment, { from: ends[index - 1] ?? 0, to, shift, encryption }));
}

/** Durations in ticks of a segment's samples, read from its `moof`. */
export const durationsOf = (moof: Buffer): number[] =>
  readHead(boxes(findBox(boxes(moof), 'moof').body)).samples.map(({ duration }) => duration);
