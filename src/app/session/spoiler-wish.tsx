import { SpoilerSwitch } from '#renderers/spoilers/spoiler-switch.tsx';
import { isSpoilerFree, setSpoilerFree } from '#services/spoilers/spoilers.ts';

/** The wish of this device. */
const choice = { isFree: isSpoilerFree, set: setSpoilerFree };

/** The switch for results, wherever it stands. */
export default function SpoilerWish() {
  return <SpoilerSwitch choice={choice} />;
}
