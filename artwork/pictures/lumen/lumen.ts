import { compose } from '../compose.ts';
import { grainFade, grainTile } from '../grain.ts';
import type { Scene } from '../scene.ts';
import type { Frame } from '../stage.ts';
import type { Subject } from '../subject.ts';
import { path } from '../../../scripts/drawing/svg.ts';
import { type LumenPalette, lumenPalette } from './palette.ts';
import { whole } from './paper.ts';
import { bench } from './scenes/bench.ts';
import { bicycle } from './scenes/bicycle.ts';
import { birds } from './scenes/birds.ts';
import { boat } from './scenes/boat.ts';
import { bridge } from './scenes/bridge.ts';
import { chairs } from './scenes/chairs.ts';
import { cinema } from './scenes/cinema.ts';
import { door } from './scenes/door.ts';
import { eye } from './scenes/eye.ts';
import { faces } from './scenes/faces.ts';
import { forest } from './scenes/forest.ts';
import { hands } from './scenes/hands.ts';
import { kite } from './scenes/kite.ts';
import { lamp } from './scenes/lamp.ts';
import { desk } from './scenes/letter.ts';
import { lighthouse } from './scenes/lighthouse.ts';
import { mountains } from './scenes/mountains.ts';
import { orchard } from './scenes/orchard.ts';
import { rain } from './scenes/rain.ts';
import { road } from './scenes/road.ts';
import { sea } from './scenes/sea.ts';
import { snow } from './scenes/snow.ts';
import { stairs } from './scenes/stairs.ts';
import { swimmer } from './scenes/swimmer.ts';
import { table } from './scenes/table.ts';
import { stageScene } from './scenes/theatre.ts';
import { train } from './scenes/train.ts';
import { vase } from './scenes/vase.ts';
import { dunes } from './scenes/walker.ts';
import { window } from './scenes/window.ts';
import { windows } from './scenes/windows.ts';

/** Every scene of the art-house service. */
export const lumenScenes: readonly Scene<LumenPalette>[] = [
  sea,
  boat,
  lighthouse,
  swimmer,
  bench,
  mountains,
  orchard,
  road,
  dunes,
  birds,
  forest,
  snow,
  window,
  lamp,
  table,
  stairs,
  chairs,
  door,
  vase,
  train,
  windows,
  bridge,
  cinema,
  stageScene,
  rain,
  bicycle,
  faces,
  hands,
  eye,
  kite,
  desk,
];

/** Draws a picture of the art-house service: cut paper, few inks, slipped plates. */
export function drawLumen(subject: Subject, frame: Frame): string {
  return compose(
    {
      name: 'lumen',
      scenes: lumenScenes,
      palette: lumenPalette,
      head: grainTile(0.13, 0.1, 0.12) + grainFade,
      finish: (stage) => path(whole(stage), 'url(#G)', 'opacity=".1"'),
    },
    subject,
    frame,
  );
}
