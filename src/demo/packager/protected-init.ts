import { type MediaBox, boxes, findBox, Mp4Error } from './boxes.ts';
import type { Encryption } from './common-encryption.ts';
import { writeBox, fullBox, word } from './write-box.ts';

/** System id of the W3C common PSSH box, which Clear Key uses. */
const COMMON_SYSTEM = Buffer.from('1077efecc0b24d02ace33c1e52e2fb4b', 'hex');

const containers: ReadonlySet<string> = new Set(['trak', 'mdia', 'minf', 'stbl']);
/** Pattern byte of `tenc` for video: one block encrypted, nine clear. */
const ONE_IN_TEN = 0x19;

type Protection = Pick<Encryption, 'scheme' | 'kid' | 'iv'>;

/** Default encryption parameters of samples (ISO/IEC 23001-7, 8.2). */
function tenc({ scheme, kid, iv }: Protection, isVideo: boolean): Buffer {
  if (scheme === 'cenc') return fullBox('tenc', [0, 0], Buffer.from([0, 0, 1, 8]), kid);
  const pattern = isVideo ? ONE_IN_TEN : 0;
  return fullBox('tenc', [1, 0], Buffer.from([0, pattern, 1, 0]), kid, Buffer.from([iv.length]), iv);
}

/** Wraps a sample description as encrypted, with its original format (ISO/IEC 14496-12, 8.12). */
function protectedDescription({ body }: MediaBox, protection: Protection): Buffer {
  const entry = boxes(body.subarray(8))[0];
  if (!entry || (entry.type !== 'avc1' && entry.type !== 'mp4a'))
    throw new Mp4Error(`Samples of ${entry?.type ?? 'no kind'} cannot be encrypted`);
  const isVideo = entry.type === 'avc1';
  const sinf = writeBox(
    'sinf',
    writeBox('frma', Buffer.from(entry.type, 'latin1')),
    fullBox('schm', [0, 0], Buffer.from(protection.scheme, 'latin1'), word(0x10000)),
    writeBox('schi', tenc(protection, isVideo)),
  );
  return fullBox('stsd', [0, 0], word(1), writeBox(isVideo ? 'encv' : 'enca', entry.body, sinf));
}

function rebuilt(one: MediaBox, protection: Protection): Buffer {
  if (one.type === 'stsd') return protectedDescription(one, protection);
  if (!containers.has(one.type)) return writeBox(one.type, one.body);
  return writeBox(one.type, ...boxes(one.body).map((child) => rebuilt(child, protection)));
}

/** Converts an initialization section to that of an encrypted track, with a PSSH box that contains the key id. */
export function protectedInit(init: Buffer, protection: Protection): Buffer {
  const all = boxes(init);
  const pssh = fullBox('pssh', [1, 0], COMMON_SYSTEM, word(1), protection.kid, word(0));
  const moov = boxes(findBox(all, 'moov').body).map((child) => rebuilt(child, protection));
  return Buffer.concat(
    all.map(({ type, body }) => (type === 'moov' ? writeBox('moov', ...moov, pssh) : writeBox(type, body))),
  );
}
