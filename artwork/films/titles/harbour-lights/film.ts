import type { Film } from '../../film.ts';
import { tide } from '../../sound/tide.ts';
import { dawn } from './dawn.ts';
import { lamp } from './lamp.ts';
import { sails } from './sails.ts';
import { endTitle, windows } from './windows.ts';

export const harbourLights: Film = {
  name: 'harbour-lights',
  title: 'Harbour Lights',
  credits: 20.6,
  grain: 0.04,
  bitrate: 312_000,
  voice: { names: { en: 'en-gb-x-rp+f2', es: 'es+f2' }, speed: 136, pitch: 34 },
  score: (seconds) => tide(seconds, { root: -24, scale: [0, 4, 7, 11, 14, 16, 19], sea: 1, seed: 61 }),
  chapters: [
    { title: 'Before the boats', shots: [{ seconds: 6, draw: dawn }] },
    { title: 'Sails', shots: [{ seconds: 5.4, draw: sails }] },
    { title: 'The lamp', shots: [{ seconds: 5, draw: lamp }] },
    {
      title: 'Every window',
      shots: [
        { seconds: 4.2, draw: windows },
        { seconds: 3.4, draw: endTitle },
      ],
    },
  ],
  narration: [
    {
      start: 1.2,
      text: { en: 'Before the boats, the sea is quiet.', es: 'Antes de los barcos, el mar está en silencio.' },
    },
    {
      start: 6.6,
      text: {
        en: 'Then the sails go out, one by one, like breath.',
        es: 'Luego salen las velas, una a una, como el aliento.',
      },
    },
    {
      start: 12.0,
      text: { en: 'Inés lights the lamp her mother lit.', es: 'Inés enciende el faro que encendió su madre.' },
    },
    {
      start: 17.0,
      text: { en: 'And every window in the harbour answers.', es: 'Y cada ventana del puerto responde.' },
    },
  ],
};
