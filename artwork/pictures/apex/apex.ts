import { compose } from '../compose.ts';
import { grainTile } from '../grain.ts';
import type { Scene } from '../scene.ts';
import type { Frame } from '../stage.ts';
import type { Subject } from '../subject.ts';
import { path } from '../../../scripts/drawing/svg.ts';
import { whole } from './light.ts';
import { type ApexPalette, apexPalette } from './palette.ts';
import { fights } from './fights.ts';
import { far } from './scenes/arena.ts';
import { bell } from './scenes/bell.ts';
import { belt } from './scenes/belt.ts';
import { bracket } from './scenes/bracket.ts';
import { cage } from './scenes/cage.ts';
import { city } from './scenes/city.ts';
import { corner } from './scenes/corner.ts';
import { crowdScene } from './scenes/crowd.ts';
import { faceoff } from './scenes/faceoff.ts';
import { fist } from './scenes/fist.ts';
import { hanging } from './scenes/gloves.ts';
import { bag } from './scenes/heavy-bag.ts';
import { ringside } from './scenes/knockout.ts';
import { talk } from './scenes/microphone.ts';
import { above } from './scenes/octagon.ts';
import { portrait } from './scenes/portrait.ts';
import { board } from './scenes/scoreboard.ts';
import { shadow } from './scenes/shadow.ts';
import { victory } from './scenes/victory.ts';
import { walkout } from './scenes/walkout.ts';
import { scales } from './scenes/weigh-in.ts';
import { wraps } from './scenes/wraps.ts';

/** Every scene of the combat league. */
export const apexScenes: readonly Scene<ApexPalette>[] = [
  ...fights,
  portrait,
  faceoff,
  victory,
  walkout,
  corner,
  scales,
  shadow,
  belt,
  fist,
  hanging,
  bag,
  talk,
  bracket,
  bell,
  wraps,
  city,
  crowdScene,
  cage,
  above,
  board,
  ringside,
  far,
];

/** Draws a picture of the combat league: dark arena, hard diagonals, one hot accent. */
export function drawApex(subject: Subject, frame: Frame): string {
  return compose(
    {
      name: 'apex',
      scenes: apexScenes,
      palette: apexPalette,
      head: grainTile(0.03, 0.02, 0.02),
      finish: (stage) => path(whole(stage), 'url(#G)', 'opacity=".17"'),
    },
    subject,
    frame,
  );
}
