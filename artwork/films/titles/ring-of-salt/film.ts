import type { Film } from '../../film.ts';
import { bout } from '../../sound/bout.ts';
import { approach, impact, pressed } from './fists.ts';
import { endTitle, stands } from './mark.ts';
import { circleDrawn, pour } from './pour.ts';
import { above, post, ropes } from './ropes.ts';

export const ringOfSalt: Film = {
  name: 'ring-of-salt',
  title: 'Ring of Salt',
  credits: 20.4,
  grain: 0.1,
  bitrate: 316_000,
  voice: { names: { en: 'en-gb', es: 'es' }, speed: 146, pitch: 22 },
  score: (seconds) => bout(seconds, { root: -29, beat: 0.5, drop: [12.8, 16.4] }),
  chapters: [
    {
      title: 'Salt',
      shots: [
        { seconds: 2.8, draw: pour },
        { seconds: 3.2, draw: circleDrawn },
      ],
    },
    {
      title: 'Three ropes',
      shots: [
        { seconds: 1.8, draw: ropes },
        { seconds: 1.0, draw: post },
        { seconds: 1.6, draw: above },
      ],
    },
    {
      title: 'Two fists',
      shots: [
        { seconds: 2.4, draw: approach },
        { seconds: 0.6, draw: impact },
        { seconds: 3, draw: pressed },
      ],
    },
    {
      title: 'The mark',
      shots: [
        { seconds: 3.6, draw: stands },
        { seconds: 4, draw: endTitle },
      ],
    },
  ],
  narration: [
    {
      start: 0.6,
      text: {
        en: 'Before every fight, they pour a ring of salt.',
        es: 'Antes de cada combate, trazan un anillo de sal.',
      },
    },
    {
      start: 6.2,
      text: { en: 'Three ropes, four corners, nowhere to lie.', es: 'Tres cuerdas, cuatro esquinas, ninguna mentira.' },
    },
    { start: 11.0, text: { en: 'Two fists learn each other by heart.', es: 'Dos puños se aprenden de memoria.' } },
    {
      start: 16.8,
      text: {
        en: 'At dawn, only the one who stood leaves a mark.',
        es: 'Al alba, solo deja huella quien siguió en pie.',
      },
    },
  ],
};
