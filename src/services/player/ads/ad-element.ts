/**
 * Places a separate video element for ads over the content element, so that the content keeps its buffer and position.
 * Volume follows the content element, which the player's controls set.
 */
export function layOver(content: HTMLVideoElement): HTMLVideoElement {
  const element = document.createElement('video');
  element.playsInline = true;
  element.disableRemotePlayback = true;
  element.preload = 'auto';
  element.dataset['ad'] = '';
  Object.assign(element.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    background: '#000',
    // The ad's element ignores the pointer, so that clicks on the picture reach the player below it.
    pointerEvents: 'none',
  });
  content.after(element);
  return element;
}
