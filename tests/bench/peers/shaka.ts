/** Shaka Player, a peer in the player benchmark. */
export { default as shaka } from 'shaka-player/dist/shaka-player.compiled.js';
