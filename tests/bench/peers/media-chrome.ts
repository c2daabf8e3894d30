/** Media Chrome on hls-video-element, which the player benchmark compares with. */
import 'media-chrome';
import 'hls-video-element';

export type { HlsVideoElement } from 'hls-video-element';
