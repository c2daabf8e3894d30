import type { DragEvent } from 'react';

/** Custom data transfer type, so that only events can be dropped. */
const TYPE = 'application/x-playbill-event';

/** Starts dragging an event card. */
export function dragEvent(event: DragEvent, id: number): void {
  event.dataTransfer.setData(TYPE, String(id));
  event.dataTransfer.effectAllowed = 'copy';
}

/** Whether an event is being dragged. */
export const isEventDragged = (event: DragEvent): boolean => event.dataTransfer.types.includes(TYPE);

/** Id of the dropped event; undefined for other data. */
export function draggedEvent(event: DragEvent): number | undefined {
  const id = Number(event.dataTransfer.getData(TYPE));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
