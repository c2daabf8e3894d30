import type { ContentKey } from '#server/viewing/playback/content-key.ts';
import type { StreamProtection, KeySystem } from '#server/viewing/playback/protected-address.ts';
import { fullBox, word } from './write-box.ts';

/** Key systems in DASH manifests: the DASH-IF content protection identifier and the name. */
const dashSystems: Readonly<Record<KeySystem, { id: string; name: string }>> = {
  clearkey: { id: 'e2719d58-a985-b3c9-781a-b030af78d30e', name: 'ClearKey1.0' },
  widevine: { id: 'edef8ba9-79d6-4ace-a3c8-27dcd51d21ed', name: 'Widevine' },
  playready: { id: '9a04f079-9840-4286-ab92-e65be0885f95', name: 'MSPR 2.0' },
  fairplay: { id: '94ce86fb-07ff-4f43-adb8-93d2fa968ca2', name: 'FairPlay' },
};

const toBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const toDataUrl = (bytes: Buffer) => `data:text/plain;base64,${bytes.toString('base64')}`;

/** PSSH box of Widevine with one field, `key_id`, of its protobuf message. */
function widevinePssh(kid: Buffer): Buffer {
  const message = Buffer.concat([Buffer.from([0x12, kid.length]), kid]);
  return fullBox('pssh', [0, 0], toBytes(dashSystems.widevine.id), word(message.length), message);
}

/** Key tags of a media playlist: before and after the initialization section's tag. */
export interface KeyLines {
  before: readonly string[];
  after: readonly string[];
}

/** Format and address of the key per system. PlayReady has none in HLS. */
const formats: Readonly<Record<KeySystem, ((kid: Buffer) => string) | undefined>> = {
  clearkey: (kid) => `KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1",URI="${toDataUrl(kid)}"`,
  widevine: (kid) =>
    `KEYFORMAT="urn:uuid:${dashSystems.widevine.id}",KEYFORMATVERSIONS="1",URI="${toDataUrl(widevinePssh(kid))}"`,
  fairplay: (kid) =>
    `KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1",URI="skd://${kid.toString('hex')}"`,
  playready: undefined,
};

/**
 * Key tags of a media playlist (RFC 8216, 4.3.2.4). AES-128 tags follow the initialization section, which stays clear;
 * `keyAddress` is where the key is requested.
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

/** Adds session keys to a master playlist, so that players request licences early (RFC 8216, 4.3.4.5). */
export function withSessionKeys(master: string, { before }: KeyLines): string {
  const lines = before.map((line) => `${line.replace('#EXT-X-KEY:', '#EXT-X-SESSION-KEY:')}\n`).join('');
  return master.replace(/^#EXT-X-INDEPENDENT-SEGMENTS\n/m, (found) => found + lines);
}

/** A key id as UUID, as in DASH manifests. */
const toUuid = (kid: Buffer) => kid.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');

/**
 * ContentProtection elements of a DASH adaptation set (ISO/IEC 23009-1, 5.8.4.1). Without `cenc:pssh`: with that of
 * Clear Key dash.js requests a wrong key id, and the initialization sections contain a PSSH anyway.
 */
export function contentProtection(
  { scheme, systems }: StreamProtection,
  { kid }: ContentKey,
  licenceAddress: string,
): string {
  const common = `<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="${scheme}" cenc:default_KID="${toUuid(kid)}"/>`;
  const bySystem = systems.map((system) => {
    const { id, name } = dashSystems[system];
    const open = `<ContentProtection schemeIdUri="urn:uuid:${id}" value="${name}"`;
    return system === 'clearkey'
      ? `${open}><dashif:Laurl>${licenceAddress}</dashif:Laurl></ContentProtection>`
      : `${open}/>`;
  });
  return [common, ...bySystem].join('');
}

/** Adds ContentProtection elements to the video and audio sets of a manifest. */
export const withContentProtection = (manifest: string, protection: string): string =>
  manifest
    .replace('<MPD ', '<MPD xmlns:cenc="urn:mpeg:cenc:2013" xmlns:dashif="https://dashif.org/CPS" ')
    .replace(/(<AdaptationSet [^>]*contentType="(?:video|audio)"[^>]*>)/g, `$1\n      ${protection}`);
