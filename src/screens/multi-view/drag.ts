import type { DragEvent } from 'react';

/** What is dragged is named by a type of its own, so that nothing else is taken for an event. */
const TYPE = 'application/x-playbill-event';

/** Begins to drag an event. */
export function dragEvent(event: DragEvent, id: number): void {
  event.dataTransfer.setData(TYPE, String(id));
  event.dataTransfer.effectAllowed = 'copy';
}

/** Whether what is dragged over something is an event. */
export const isEventDragged = (event: DragEvent): boolean => event.dataTransfer.types.includes(TYPE);

/** The event that was dropped; undefined for anything else. */
export function draggedEvent(event: DragEvent): number | undefined {
  const id = Number(event.dataTransfer.getData(TYPE));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
