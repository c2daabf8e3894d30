import type { Film } from '../../film.ts';
import { tide } from '../../sound/tide.ts';
import { endTitle, falls } from './fruit.ts';
import { orchard } from './orchard.ts';
import { glass } from './panes.ts';
import { seed } from './seed.ts';

export const theGlassOrchard: Film = {
  name: 'the-glass-orchard',
  title: 'The Glass Orchard',
  credits: 20.5,
  grain: 0.04,
  bitrate: 312_000,
  voice: { names: { en: 'en-gb-x-rp+f2', es: 'es+f2' }, speed: 136, pitch: 34 },
  score: (seconds) => tide(seconds, { root: -22, scale: [0, 3, 7, 10, 14, 15, 19], sea: 0.35, seed: 83 }),
  chapters: [
    { title: 'Winter glass', shots: [{ seconds: 5.6, draw: glass }] },
    { title: 'March', shots: [{ seconds: 6, draw: seed }] },
    { title: 'August', shots: [{ seconds: 4.8, draw: orchard }] },
    {
      title: 'One fruit',
      shots: [
        { seconds: 4, draw: falls },
        { seconds: 3.6, draw: endTitle },
      ],
    },
  ],
  narration: [
    {
      start: 1.0,
      text: { en: 'All winter the glass kept the sun for us.', es: 'Todo el invierno, el cristal nos guardó el sol.' },
    },
    {
      start: 6.4,
      text: { en: 'In March, a seed remembered what to do.', es: 'En marzo, una semilla recordó qué hacer.' },
    },
    {
      start: 12.0,
      text: { en: 'By August we walked in our own shade.', es: 'En agosto ya andábamos bajo nuestra sombra.' },
    },
    { start: 17.0, text: { en: 'One fruit fell. It was enough.', es: 'Cayó un fruto. Fue suficiente.' } },
  ],
};
