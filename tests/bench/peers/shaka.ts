/** Shaka Player, which the player benchmark compares with. */
export { default as shaka } from 'shaka-player/dist/shaka-player.compiled.js';
