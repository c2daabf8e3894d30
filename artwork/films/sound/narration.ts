import type { Film, Language, Sentence } from '../film.ts';
import { ffmpeg, run, ToolError } from '../tools.ts';
import { SAMPLE_RATE } from './stereo.ts';

/** A sentence as sound, with the second it starts at. */
export interface Spoken {
  sentence: Sentence;
  sound: Float32Array;
}

export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Takes the hiss and boom out of espeak and evens its level. */
const SOFTEN =
  'highpass=f=90,lowpass=f=4600,equalizer=f=2800:t=q:w=1.2:g=-4,acompressor=threshold=0.12:ratio=3:makeup=2';

/** Has espeak-ng speak each sentence of a film in one language. */
export function speak({ narration, voice }: Film, language: Language): Promise<Spoken[]> {
  return Promise.all(
    narration.map(async (sentence) => {
      const options = ['-v', voice.names[language], '-s', `${voice.speed}`, '-p', `${voice.pitch}`, '-g', '2'];
      const wav = await run('espeak-ng', [...options, '--stdout', sentence.text[language]]);
      const output = ['-af', SOFTEN, '-f', 'f32le', '-ac', '1', '-ar', `${SAMPLE_RATE}`, '-'];
      const raw = await ffmpeg(['-i', '-', ...output], { input: wav });
      return { sentence, sound: new Float32Array(new Uint8Array(raw).buffer) };
    }),
  );
}

const secondsOf = (spoken: Spoken | undefined) => (spoken ? spoken.sound.length / SAMPLE_RATE : 0);

/**
 * Subtitle cues for one language. Every language gets the same times: a cue stays until the slower voice
 * has ended, and a little longer, but never into the next one.
 */
export function cuesOf(voices: Record<Language, Spoken[]>, language: Language, filmEnd: number): Cue[] {
  return voices[language].map(({ sentence }, index) => {
    const spoken = Math.max(...Object.values(voices).map((all) => secondsOf(all[index])));
    const limit = (voices[language][index + 1]?.sentence.start ?? filmEnd) - 0.1;
    const end = sentence.start + spoken;
    if (end > limit)
      throw new ToolError(`"${sentence.text[language]}" takes ${spoken.toFixed(1)} s and ends after ${limit} s`);
    return { start: sentence.start, end: Math.min(end + 0.4, limit), text: sentence.text[language] };
  });
}
