/** Maximum finger movement of a tap, in pixels. */
const MAX_TAP_MOVEMENT_PX = 10;
/** Maximum time in milliseconds between a pointer event and the touch event of the same contact. */
const DUPLICATE_TOUCH_MS = 10;

/** Whether a touch event belongs to the pointer event of the same contact. */
const isEcho = (touchedAt: number, hoveredAt: number): boolean => Math.abs(touchedAt - hoveredAt) < DUPLICATE_TOUCH_MS;

/**
 * Handles taps and the Enter key on cards; mouse clicks and scrolling fingers are ignored. If `onTap` returns true, the
 * card's link is not followed. Returns a function that removes the listeners.
 */
export function followTaps(onTap: (target: EventTarget | null) => boolean): () => void {
  const stop = new AbortController();
  let down: { x: number; y: number; touch: boolean } | undefined;
  let hoveredAt = Number.NEGATIVE_INFINITY;
  const on = <Name extends keyof DocumentEventMap>(name: Name, run: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, run, { capture: true, signal: stop.signal });
  on('pointerover', ({ pointerType, timeStamp }) => {
    if (pointerType === 'mouse') hoveredAt = timeStamp;
  });
  on('pointerdown', ({ clientX, clientY, pointerType, timeStamp }) => {
    down = { x: clientX, y: clientY, touch: pointerType === 'touch' && !isEcho(timeStamp, hoveredAt) };
  });
  on('click', (event) => {
    const { clientX, clientY, detail, target, metaKey, ctrlKey, shiftKey } = event;
    const isKey = detail === 0;
    const isStill = down?.touch === true && Math.hypot(clientX - down.x, clientY - down.y) < MAX_TAP_MOVEMENT_PX;
    down = undefined;
    if (metaKey || ctrlKey || shiftKey || !(isKey || isStill) || !onTap(target)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return () => stop.abort();
}
