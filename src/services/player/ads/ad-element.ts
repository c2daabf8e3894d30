/**
 * A media element of its own for ads, over the content's: that one keeps what it has loaded and its place. Sound follows the
 * content's element, which the player's controls set.
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
    // Whoever clicks on the picture means the player.
    pointerEvents: 'none',
  });
  content.after(element);
  return element;
}
