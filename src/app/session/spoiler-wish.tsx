import { SpoilerSwitch } from '#renderers/spoilers/spoiler-switch.tsx';
import { isSpoilerFree, setSpoilerFree } from '#services/spoilers/spoilers.ts';

/** Spoiler setting of this device. */
const choice = { isFree: isSpoilerFree, set: setSpoilerFree };

/** Switch that hides results. */
export default function SpoilerWish() {
  return <SpoilerSwitch choice={choice} />;
}
