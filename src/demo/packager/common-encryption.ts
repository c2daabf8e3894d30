import { createCipheriv } from 'node:crypto';
import type { ContentKey } from '#server/viewing/playback/content-key.ts';
import { fullBox, word } from './write-box.ts';

/** Parameters of Common Encryption (ISO/IEC 23001-7): cenc (AES-CTR) or cbcs (AES-CBC, one block in ten of video). */
export interface Encryption extends ContentKey {
  scheme: 'cenc' | 'cbcs';
  media: 'video' | 'audio';
  /**
   * Index of the track within its video. It is part of the encryption counter, because two samples must never use the
   * same key and counter.
   */
  track: number;
  /** Number of the segment on the timeline, which is part of the encryption counter, too. */
  segment: number;
}

/** A range of a sample: its number of clear bytes and of the encrypted bytes that follow them. */
interface Subsample {
  clear: number;
  encrypted: number;
}

/** Bytes at the start of a video NAL unit that stay clear, because players parse the slice header from them. */
const CLEAR_BYTES = 96;
const BLOCK = 16;
/** Maximum value of the 16-bit field for clear bytes. */
const MOST_CLEAR = 65_535;
/** With cbcs, one of this many 16-byte blocks of a video is encrypted. */
const PATTERN = 10;

/** NAL unit types of H.264 with picture content (ISO/IEC 14496-10, table 7-1). */
const isPicture = (unit: number) => unit === 1 || unit === 5;

/** Splits an H.264 sample into subsamples; its NAL units have a four-byte length prefix. */
function subsamplesOf(sample: Buffer): Subsample[] {
  const found: Subsample[] = [];
  let clear = 0;
  for (let at = 0; at + 4 < sample.length; ) {
    const size = 4 + sample.readUInt32BE(at);
    const isLong = isPicture(sample.readUInt8(at + 4) & 31) && size >= CLEAR_BYTES + BLOCK;
    const encrypted = isLong ? (size - CLEAR_BYTES) & ~(BLOCK - 1) : 0;
    clear += size - encrypted;
    if (encrypted > 0) {
      for (; clear > MOST_CLEAR; clear -= MOST_CLEAR) found.push({ clear: MOST_CLEAR, encrypted: 0 });
      found.push({ clear, encrypted });
      clear = 0;
    }
    at += size;
  }
  if (clear > 0) found.push({ clear, encrypted: 0 });
  return found;
}

/** The first 64 bits of the counter block; the cipher counts blocks in the other 64. */
function counterOf({ track, segment }: Encryption, sample: number): Buffer {
  const iv = Buffer.alloc(8);
  iv.writeUInt16BE(track, 0);
  iv.writeUInt32BE(segment, 2);
  iv.writeUInt16BE(sample, 6);
  return iv;
}

function byCounter(sample: Buffer, subsamples: readonly Subsample[], key: Buffer, iv: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-ctr', key, Buffer.concat([iv, Buffer.alloc(8)]));
  const result = Buffer.from(sample);
  let at = 0;
  for (const { clear, encrypted } of subsamples) {
    at += clear;
    cipher.update(sample.subarray(at, at + encrypted)).copy(result, at);
    at += encrypted;
  }
  return result;
}

/**
 * With cbcs, each subsample starts with the same initialization vector. Of video, one block in ten is encrypted; of
 * audio, all complete blocks are.
 */
function byPattern(sample: Buffer, subsamples: readonly Subsample[], { key, iv, media }: Encryption): Buffer {
  const result = Buffer.from(sample);
  const step = media === 'video' ? PATTERN * BLOCK : BLOCK;
  let at = 0;
  for (const { clear, encrypted } of subsamples) {
    at += clear;
    const cipher = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
    for (let block = 0; block + BLOCK <= encrypted; block += step)
      cipher.update(sample.subarray(at + block, at + block + BLOCK)).copy(result, at + block);
    at += encrypted;
  }
  return result;
}

function auxiliaryOf(iv: Buffer | undefined, subsamples: readonly Subsample[] | undefined): Buffer {
  const parts = (subsamples ?? []).map(({ clear, encrypted }) => {
    const bytes = Buffer.alloc(6);
    bytes.writeUInt16BE(clear, 0);
    bytes.writeUInt32BE(encrypted, 2);
    return bytes;
  });
  const count = Buffer.alloc(subsamples ? 2 : 0);
  if (subsamples) count.writeUInt16BE(subsamples.length, 0);
  return Buffer.concat([...(iv ? [iv] : []), count, ...parts]);
}

/** Encrypted samples of a fragment, and the boxes with their encryption data for the end of its `traf`. */
export interface EncryptedSamples {
  samples: Buffer[];
  /**
   * Returns the boxes `saiz`, `saio` and `senc`; none for cbcs audio. `moofSize` is the size of the `moof` box, which
   * ends with these boxes.
   */
  boxes: (moofSize: number) => Buffer[];
}

/** Number of bytes of the `senc` box before the entry of its first sample. */
const SENC_HEAD = 16;
/** Flag of the `senc` box that says that its entries contain subsamples. */
const WITH_SUBSAMPLES = 2;

/** Encrypts samples of a segment; `first` is the index of the first sample within the segment. */
export function encryptSamples(encryption: Encryption, samples: readonly Buffer[], first: number): EncryptedSamples {
  const { scheme, media, key } = encryption;
  const isVideo = media === 'video';
  const all = samples.map((sample, index) => {
    const subsamples = isVideo ? subsamplesOf(sample) : [{ clear: 0, encrypted: sample.length }];
    const iv = scheme === 'cenc' ? counterOf(encryption, first + index) : undefined;
    return {
      sample: iv ? byCounter(sample, subsamples, key, iv) : byPattern(sample, subsamples, encryption),
      auxiliary: auxiliaryOf(iv, isVideo ? subsamples : undefined),
    };
  });
  const auxiliary = all.map((one) => one.auxiliary);
  const senc = fullBox('senc', [0, isVideo ? WITH_SUBSAMPLES : 0], word(all.length), ...auxiliary);
  const sizes = Buffer.from(auxiliary.map(({ length }) => length));
  const saiz = fullBox('saiz', [0, 0], Buffer.from([0]), word(all.length), sizes);
  const isConstant = scheme === 'cbcs' && !isVideo;
  return {
    samples: all.map(({ sample }) => sample),
    boxes: (moofSize) =>
      isConstant ? [] : [saiz, fullBox('saio', [0, 0], word(1), word(moofSize - senc.length + SENC_HEAD)), senc],
  };
}

/** Encrypts a complete HLS segment. Its number is the initialization vector (RFC 8216, 5.2). */
export function encryptWhole(segment: Buffer, key: Buffer, number: number): Buffer {
  const iv = Buffer.alloc(16);
  iv.writeBigUInt64BE(BigInt(number), 8);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([cipher.update(segment), cipher.final()]);
}
