import type { PlaybackStats } from '#renderers/ports/player.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';

const seconds = (value: number) => `${value.toFixed(1)} s`;
const rate = (bits: number) => (bits >= 1e6 ? `${(bits / 1e6).toFixed(1)} Mbit/s` : `${Math.round(bits / 1e3)} kbit/s`);

/** Known statistics as labelled lines. Units are SI units in every language. */
export function statLines(stats: PlaybackStats): (readonly [name: LabelKey, value: string])[] {
  const { engine, width, height, bandwidth, bitrate, codecs, frames, droppedFrames } = stats;
  const { bufferAhead, latency, startup, stalls, stalledFor, keySystem } = stats;
  const lines: (readonly [LabelKey, string | undefined])[] = [
    ['player.stats.engine', engine],
    ['player.stats.picture', height > 0 ? `${width} × ${height}` : undefined],
    ['player.stats.bitrate', bitrate === undefined ? undefined : rate(bitrate)],
    ['player.stats.bandwidth', bandwidth === undefined ? undefined : rate(bandwidth)],
    ['player.stats.codecs', codecs],
    ['player.stats.frames', `${droppedFrames} / ${frames}`],
    ['player.stats.buffer', seconds(bufferAhead)],
    ['player.stats.latency', latency === undefined ? undefined : seconds(latency)],
    ['player.stats.startup', startup === undefined ? undefined : `${Math.round(startup)} ms`],
    ['player.stats.stalls', stalls === 0 ? '0' : `${stalls}, ${seconds(stalledFor / 1000)}`],
    ['player.stats.keys', keySystem],
  ];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
