/** How far a finger may slip and still have tapped, in pixels. */
const SLIP = 10;
/** A touch so soon after the pointer came is the same hand, told a second time; in milliseconds. */
const ECHO = 10;

/** Whether a touch only tells again what the pointer has told. */
const isEcho = (touchedAt: number, hoveredAt: number): boolean => Math.abs(touchedAt - hoveredAt) < ECHO;

/**
 * Follows taps by touch and presses of Enter on cards. `onTap` says whether it takes the tap; then the card's link is not
 * followed. A finger that moved has scrolled, and clicks of a mouse are links as ever. Answers how to stop.
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
    const isStill = down?.touch === true && Math.hypot(clientX - down.x, clientY - down.y) < SLIP;
    down = undefined;
    if (metaKey || ctrlKey || shiftKey || !(isKey || isStill) || !onTap(target)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return () => stop.abort();
}
