import type { Scene } from '../../scene.ts';
import { backdrop } from '../backdrops.ts';
import { bust, face } from '../bust.ts';
import type { ApexPalette } from '../palette.ts';

/** A face from the front, half in the light. */
export const portrait: Scene<ApexPalette> = {
  name: 'portrait',
  family: 'people',
  words: [
    'interview',
    'story',
    'life',
    'profile',
    'champion',
    'legend',
    'inside',
    'who',
    'face',
    'documentary',
    'woman',
    'queen',
    'king',
    'athlete',
  ],
  draw(stage) {
    const { random, palette, focus } = stage;
    const behind = backdrop(stage);
    const ink = random.pick([
      { light: palette.bone, shade: palette.ground, kit: palette.dusk, glove: palette.lead, hair: palette.ground },
      { light: palette.bone, shade: palette.deep, kit: palette.ground, glove: palette.lead, hair: palette.ground },
      { light: palette.bone, shade: palette.dusk, kit: palette.ground, glove: palette.lead, hair: palette.ground },
    ]);
    const scale = stage.portrait ? 1.3 : 0.98;
    const flip = random.chance(0.5);
    return behind.art + bust(face(random), ink, focus[0], focus[1] + (stage.portrait ? 0 : 10), scale, flip);
  },
};
