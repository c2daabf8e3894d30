import { clamp } from '../draw/ease.ts';
import type { Spoken } from './narration.ts';
import { reverb } from './reverb.ts';
import { add, master, rootMeanSquare, SAMPLE_RATE, type Stereo, shapeGain, silence } from './stereo.ts';

/** Mean level each sentence is brought to before it is mixed: well above the score, whatever the voice. */
const VOICE_LEVEL = 0.2;
/** How much of the score is left under the voice, and how fast it makes room (seconds). */
const DUCKED = 0.34;
const RAMP = 0.35;

/** One audio track: the voice in a small room over the score, which steps back while it speaks. */
export function mixTrack(score: Stereo, voice: Spoken[]): Stereo {
  const speech = silence(score.left.length / SAMPLE_RATE);
  for (const { sentence, sound } of voice) add(speech, sound, sentence.start, VOICE_LEVEL / rootMeanSquare(sound));
  reverb(speech, 0.34, 1.6);
  const track = { left: score.left.slice(), right: score.right.slice() };
  shapeGain(track, (t) => 1 - (1 - DUCKED) * Math.max(...voice.map((spoken) => presence(spoken, t))));
  add(track, speech.left, 0, 1.15, -1);
  add(track, speech.right, 0, 1.15, 1);
  master(track, 0.11);
  return track;
}

function presence({ sentence, sound }: Spoken, t: number): number {
  const end = sentence.start + sound.length / SAMPLE_RATE;
  return clamp(Math.min((t - sentence.start + RAMP) / RAMP, (end + RAMP - t) / RAMP));
}
