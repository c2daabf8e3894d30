import { SpoilerSwitch } from '#renderers/spoilers/spoiler-switch.tsx';
import { isSpoilerFree, setSpoilerFree } from '#services/spoilers/spoilers.ts';

/** The setting that hides results (spoilers), stored on this device. */
const choice = { isFree: isSpoilerFree, set: setSpoilerFree };

/** Switch that hides results. */
export default function SpoilerWish() {
  return <SpoilerSwitch choice={choice} />;
}
