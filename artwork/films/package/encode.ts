import { join } from 'node:path';
import { FRAME_RATE, type Language, languages } from '../film.ts';
import { interleave, SAMPLE_RATE, type Stereo } from '../sound/stereo.ts';
import { ffmpeg } from '../tools.ts';

export const SEGMENT_SECONDS = 2;

/** Picture renditions, best first; `share` is the part of the film's 720p bit rate that each gets. */
export const renditions = [
  { name: 'v720', width: 1280, height: 720, share: 1, level: '3.1' },
  { name: 'v360', width: 640, height: 360, share: 0.38, level: '3.0' },
  { name: 'v180', width: 320, height: 180, share: 0.15, level: '1.3' },
] as const;

export const audioName = (language: Language) => `a-${language}`;
export const audioNames = (Object.keys(languages) as Language[]).map(audioName);

/** Fragmented MP4 with one `sidx` over all fragments and no edit list, as CMAF and DASH on-demand ask for. */
const CMAF = ['-movflags', '+cmaf+dash+global_sidx+frag_keyframe', '-f', 'mp4'];
const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const AUDIO_BITRATE = 48_000;
/** What ffmpeg's AAC encoder puts before the first sample; cut from the source so that sound stays in step. */
const AAC_PRIMING = 1024;

/** Writes the frames once, nearly without loss, for the renditions to be made from. */
export async function writeMezzanine(frames: AsyncIterable<Buffer>, file: string): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '1280x720', '-r', `${FRAME_RATE}`, '-i', '-'];
  const colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', ...BT709];
  await ffmpeg([...input, ...colour, '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '6', file], { input: frames });
}

/** Encodes one rendition in two passes: closed groups of exactly two seconds, aligned over all renditions. */
export async function encodePicture(
  mezzanine: string,
  folder: string,
  { name, width, height, share, level }: (typeof renditions)[number],
  bitrate: number,
): Promise<void> {
  const rate = Math.round(bitrate * share);
  const group = `${FRAME_RATE * SEGMENT_SECONDS}`;
  const codec = [
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-level:v',
    level,
    '-preset',
    'slow',
    '-pix_fmt',
    'yuv420p',
    ...BT709,
  ];
  const groups = ['-g', group, '-keyint_min', group, '-sc_threshold', '0', '-flags', '+cgop'];
  const tuning = ['-x264-params', 'aq-mode=3:aq-strength=0.9:deblock=-1,-1:scenecut=0'];
  const rates = ['-b:v', `${rate}`, '-maxrate', `${rate * 2}`, '-bufsize', `${rate * 3}`];
  const log = ['-passlogfile', `${mezzanine}-${name}`];
  const all = [
    '-i',
    mezzanine,
    '-an',
    '-vf',
    `scale=${width}:${height}:flags=lanczos`,
    ...codec,
    ...groups,
    ...tuning,
    ...rates,
    ...log,
  ];
  await ffmpeg([...all, '-pass', '1', '-f', 'null', '-']);
  await ffmpeg([...all, '-pass', '2', ...CMAF, join(folder, `${name}.mp4`)]);
}

/** Encodes one audio track, cut into fragments of about two seconds (AAC frames do not fit them exactly). */
export async function encodeSound(sound: Stereo, folder: string, language: Language): Promise<void> {
  const raw = [
    '-f',
    'f32le',
    '-ar',
    `${SAMPLE_RATE}`,
    '-ac',
    '2',
    '-i',
    '-',
    '-af',
    `atrim=start_sample=${AAC_PRIMING}`,
  ];
  const codec = [
    '-c:a',
    'aac',
    '-b:a',
    `${AUDIO_BITRATE}`,
    '-metadata:s:a:0',
    `language=${language === 'en' ? 'eng' : 'spa'}`,
  ];
  const fragments = ['-frag_duration', `${SEGMENT_SECONDS * 1e6}`, ...CMAF];
  await ffmpeg([...raw, ...codec, ...fragments, join(folder, `${audioName(language)}.mp4`)], {
    input: interleave(sound),
  });
}

const PREVIEW_SECONDS = 12;

/** The film's beginning in one plain file, for the background of a hero: the best picture, one sound, the index in front. */
export async function writePreview(folder: string, language: Language): Promise<void> {
  const inputs = [renditions[0].name, audioName(language)].flatMap((name) => ['-i', join(folder, `${name}.mp4`)]);
  await ffmpeg([
    ...inputs,
    '-t',
    `${PREVIEW_SECONDS}`,
    '-c',
    'copy',
    '-movflags',
    '+faststart',
    join(folder, 'preview.mp4'),
  ]);
}
