/** Media Chrome with hls-video-element, a peer in the player benchmark. */
import 'media-chrome';
import 'hls-video-element';

export type { HlsVideoElement } from 'hls-video-element';
