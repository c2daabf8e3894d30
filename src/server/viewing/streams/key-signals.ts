import type { ContentKey } from './content-key.ts';
import type { StreamProtection, KeySystem } from './protected-address.ts';
import { fullBox, word } from './write-box.ts';

/** Systems by the ids that manifests name them by (DASH-IF, content protection identifiers). */
const systemIds: Readonly<Record<KeySystem, string>> = {
  clearkey: 'e2719d58-a985-b3c9-781a-b030af78d30e',
  widevine: 'edef8ba9-79d6-4ace-a3c8-27dcd51d21ed',
  playready: '9a04f079-9840-4286-ab92-e65be0885f95',
  fairplay: '94ce86fb-07ff-4f43-adb8-93d2fa968ca2',
};

/** Names as the schemes of DASH have them. */
const systemNames: Readonly<Record<KeySystem, string>> = {
  clearkey: 'ClearKey1.0',
  widevine: 'Widevine',
  playready: 'MSPR 2.0',
  fairplay: 'FairPlay',
};

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const dataOf = (bytes: Buffer) => `data:text/plain;base64,${bytes.toString('base64')}`;

/** What Widevine reads the key's id from: one field, `key_id`, of its own message. */
function widevinePssh(kid: Buffer): Buffer {
  const message = Buffer.concat([Buffer.from([0x12, kid.length]), kid]);
  return fullBox('pssh', [0, 0], bytesOf(systemIds.widevine), word(message.length), message);
}

/** What a playlist says of its keys: lines before and after the one that names the beginning of the track. */
export interface KeyLines {
  before: readonly string[];
  after: readonly string[];
}

/** The format and address of the key for each system. PlayReady has none in HLS. */
const formats: Readonly<Record<KeySystem, ((kid: Buffer) => string) | undefined>> = {
  clearkey: (kid) => `KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1",URI="${dataOf(kid)}"`,
  widevine: (kid) =>
    `KEYFORMAT="urn:uuid:${systemIds.widevine}",KEYFORMATVERSIONS="1",URI="${dataOf(widevinePssh(kid))}"`,
  fairplay: (kid) =>
    `KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1",URI="skd://${kid.toString('hex')}"`,
  playready: undefined,
};

/**
 * The keys of a playlist (RFC 8216, 4.3.2.4). Of AES-128 they stand after the track's beginning, which so stays in the
 * clear; `keyAddress` is where they are asked for.
 */
export function keyLines({ scheme, systems }: StreamProtection, { kid, iv }: ContentKey, keyAddress: string): KeyLines {
  if (scheme === 'aes-128') return { before: [], after: [`#EXT-X-KEY:METHOD=AES-128,URI="${keyAddress}"`] };
  const method = scheme === 'cenc' ? 'SAMPLE-AES-CTR' : 'SAMPLE-AES';
  const vector = scheme === 'cbcs' ? `,IV=0x${iv.toString('hex')}` : '';
  const id = `KEYID=0x${kid.toString('hex')}`;
  const before = systems.flatMap((system) => {
    const format = formats[system];
    return format ? [`#EXT-X-KEY:METHOD=${method},${format(kid)},${id}${vector}`] : [];
  });
  return { before, after: [] };
}

/** The master playlist with the keys of its playlists, so that licences are asked for early (RFC 8216, 4.3.4.5). */
export function withSessionKeys(master: string, { before }: KeyLines): string {
  const lines = before.map((line) => `${line.replace('#EXT-X-KEY:', '#EXT-X-SESSION-KEY:')}\n`).join('');
  return master.replace(/^#EXT-X-INDEPENDENT-SEGMENTS\n/m, (found) => found + lines);
}

/** A key's id as manifests of DASH write it. */
const uuidOf = (kid: Buffer) => kid.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');

/**
 * What a manifest of DASH says of the keys of each set (ISO/IEC 23009-1, 5.8.4.1). No `cenc:pssh` in it: that of Clear Key
 * has dash.js ask for a key by the wrong name, and the tracks' beginnings have one.
 */
export function contentProtection(
  { scheme, systems }: StreamProtection,
  { kid }: ContentKey,
  licenceAddress: string,
): string {
  const common = `<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="${scheme}" cenc:default_KID="${uuidOf(kid)}"/>`;
  const bySystem = systems.map((system) => {
    const open = `<ContentProtection schemeIdUri="urn:uuid:${systemIds[system]}" value="${systemNames[system]}"`;
    return system === 'clearkey'
      ? `${open}><dashif:Laurl>${licenceAddress}</dashif:Laurl></ContentProtection>`
      : `${open}/>`;
  });
  return [common, ...bySystem].join('');
}

/** The manifest with the protection of its sets of video and audio. */
export const withContentProtection = (manifest: string, protection: string): string =>
  manifest
    .replace('<MPD ', '<MPD xmlns:cenc="urn:mpeg:cenc:2013" xmlns:dashif="https://dashif.org/CPS" ')
    .replace(/(<AdaptationSet [^>]*contentType="(?:video|audio)"[^>]*>)/g, `$1\n      ${protection}`);
