import type { Film } from '../film.ts';
import { harbourLights } from './harbour-lights/film.ts';
import { ringOfSalt } from './ring-of-salt/film.ts';
import { theGlassOrchard } from './the-glass-orchard/film.ts';
import { theWalkout } from './the-walkout/film.ts';

export const films: Film[] = [ringOfSalt, theWalkout, harbourLights, theGlassOrchard];
