import { fileURLToPath } from 'node:url';
import type { Language } from '../../../../artwork/films/film.ts';
import { encodeSound } from '../../../../artwork/films/package/encode.ts';
import { SAMPLE_RATE, silence } from '../../../../artwork/films/sound/stereo.ts';
import { tones, TONES_SECONDS } from './tones.ts';

/**
 * Creates the audio files in this folder: `node tests/support/lab-realm/tones/make.ts`. They are committed, like the
 * demo videos, so that tests need no ffmpeg.
 */
for (const [language, hertz] of Object.entries(tones)) {
  const sound = silence(TONES_SECONDS);
  for (const channel of [sound.left, sound.right])
    for (let index = 0; index < channel.length; index += 1)
      channel[index] = 0.2 * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE);
  await encodeSound(sound, fileURLToPath(new URL('.', import.meta.url)), language as Language);
}
