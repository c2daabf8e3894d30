import type { Film } from '../../film.ts';
import { bout } from '../../sound/bout.ts';
import { endTitle, gate } from './gate.ts';
import { hall, name } from './noise.ts';
import { floor, profile, tunnel, tunnelEnd } from './tunnel.ts';
import { strike, wrap } from './wrap.ts';

export const theWalkout: Film = {
  name: 'the-walkout',
  title: 'The Walkout',
  credits: 20.4,
  grain: 0.1,
  bitrate: 316_000,
  voice: { names: { en: 'en-gb', es: 'es' }, speed: 146, pitch: 22 },
  score: (seconds) => bout(seconds, { root: -31, beat: 0.62, drop: [10.8, 12.6] }),
  chapters: [
    {
      title: 'Forty-one steps',
      shots: [
        { seconds: 3.2, draw: tunnel },
        { seconds: 1.3, draw: floor },
        { seconds: 1.5, draw: profile },
      ],
    },
    {
      title: 'The wrap',
      shots: [
        { seconds: 3.4, draw: wrap },
        { seconds: 1.4, draw: strike },
      ],
    },
    {
      title: 'The noise',
      shots: [
        { seconds: 1.8, draw: tunnelEnd },
        { seconds: 2.8, draw: hall },
        { seconds: 2, draw: name },
      ],
    },
    {
      title: 'The gate',
      shots: [
        { seconds: 3, draw: gate },
        { seconds: 3.6, draw: endTitle },
      ],
    },
  ],
  narration: [
    {
      start: 0.7,
      text: { en: 'Forty-one steps from the locker to the light.', es: 'Cuarenta y un pasos del vestuario a la luz.' },
    },
    { start: 6.4, text: { en: 'Wrap the hand. Wrap it again.', es: 'Venda la mano. Véndala otra vez.' } },
    {
      start: 11.6,
      text: {
        en: 'They came to hear a name. Tonight it is hers.',
        es: 'Vinieron a oír un nombre. Esta noche es el suyo.',
      },
    },
    {
      start: 17.5,
      text: { en: 'The gate closes. The rest stays outside.', es: 'Se cierra la puerta. Lo demás queda fuera.' },
    },
  ],
};
