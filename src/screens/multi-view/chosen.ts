import { LARGEST_ID } from '#schemas/routes/title-page.ts';
import { isLayout, type Layout } from './layout.ts';

/** Which events stand beside each other, as the address has it. */
export interface Chosen {
  /** Numbers of events; the first is that of the address. */
  ids: readonly number[];
  /** The one that is in the large place. */
  main: number;
  /** Undefined where the viewer has chosen none. */
  layout: Layout | undefined;
}

/** What an address says of them: its event, and what follows the question mark. What is no number of an event, or one too many, does not count. */
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

/** The address of what is chosen: the event that is in its path, and the query. */
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

/** The events by their places, the large one first: it has changed places with the one that was there. */
export function placed({ ids, main }: Chosen): number[] {
  const [first = main] = ids;
  return [main, ...ids.slice(1).map((id) => (id === main ? first : id))];
}

/** With another event beside the others. */
export const withEvent = (chosen: Chosen, id: number): Chosen =>
  chosen.ids.includes(id) ? chosen : { ...chosen, ids: [...chosen.ids, id] };

/** Without one of them. The last one stays. */
export function withoutEvent(chosen: Chosen, id: number): Chosen {
  const ids = chosen.ids.filter((one) => one !== id);
  const [first] = placed(chosen).filter((one) => one !== id);
  return first === undefined ? chosen : { ...chosen, ids, main: chosen.main === id ? first : chosen.main };
}

/** With an event in another's place. One that is there already changes nothing. */
export const withEventAt = (chosen: Chosen, id: number, place: number): Chosen =>
  chosen.ids.includes(id)
    ? chosen
    : {
        ...chosen,
        ids: chosen.ids.map((one) => (one === place ? id : one)),
        main: chosen.main === place ? id : chosen.main,
      };
