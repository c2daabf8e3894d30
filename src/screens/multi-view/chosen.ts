import { LARGEST_ID } from '#schemas/routes/title-page.ts';
import { isLayout, type Layout } from './layout.ts';

/** Selection of events in multiview, stored in the URL. */
export interface Chosen {
  /** Event ids; the first is in the URL's path. */
  ids: readonly number[];
  /** Id of the event that is shown large. */
  main: number;
  /** Layout that the viewer has chosen; undefined if none was chosen. */
  layout: Layout | undefined;
}

/**
 * Parses the selection from the URL: the event of the path and the query. Invalid ids and ids beyond `max` are ignored.
 */
export function readChosen(eventId: number, query: URLSearchParams, max: number): Chosen {
  const named = (query.get('with') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID);
  const ids = [...new Set([eventId, ...named])].slice(0, max);
  const main = Number(query.get('main'));
  const layout = query.get('layout');
  return { ids, main: ids.includes(main) ? main : eventId, layout: isLayout(layout) ? layout : undefined };
}

/** Converts a selection to parts of the URL: the event in the path, and the query. */
export function writeChosen({ ids, main, layout }: Chosen): {
  eventId: number;
  query: Record<string, string | undefined>;
} {
  const [eventId = main, ...others] = ids;
  return {
    eventId,
    query: {
      with: others.length > 0 ? others.join(',') : undefined,
      layout,
      main: main === eventId ? undefined : String(main),
    },
  };
}

/**
 * Event ids in the order of the places on screen, the large place first. The main event swaps places with the first
 * event.
 */
export function getIdsByPlace({ ids, main }: Chosen): number[] {
  const [first = main] = ids;
  return [main, ...ids.slice(1).map((id) => (id === main ? first : id))];
}

/** Adds an event to the selection. */
export const withEvent = (chosen: Chosen, id: number): Chosen =>
  chosen.ids.includes(id) ? chosen : { ...chosen, ids: [...chosen.ids, id] };

/** Removes an event, except the last one. */
export function withoutEvent(chosen: Chosen, id: number): Chosen {
  const ids = chosen.ids.filter((one) => one !== id);
  const [first] = getIdsByPlace(chosen).filter((one) => one !== id);
  return first === undefined ? chosen : { ...chosen, ids, main: chosen.main === id ? first : chosen.main };
}

/** Replaces an event by another. No effect if the other is already selected. */
export const withEventAt = (chosen: Chosen, id: number, place: number): Chosen =>
  chosen.ids.includes(id)
    ? chosen
    : {
        ...chosen,
        ids: chosen.ids.map((one) => (one === place ? id : one)),
        main: chosen.main === place ? id : chosen.main,
      };
