import type { HostAnswer, HostProcess } from '../support/host-process.ts';
import { LISTS } from './kinds.ts';
import { viewer, type Writer } from './writers.ts';

const CONTENT = '/api/v4/user/watchlist';

/** A viewer’s data: ordered title ids by list name, and the favourites. */
interface Lists {
  lists: Readonly<Record<string, readonly number[]>>;
  favourites: readonly number[];
}

/** A change: how to send it, and the viewer’s data afterwards. */
interface Change {
  send: () => Promise<HostAnswer>;
  after: Lists;
}

/** A viewer who changes lists and tracks what was acknowledged. */
export interface ListViewer {
  /** Sends the next change and returns the outcome; `unheard` means no response. */
  change: (host: HostProcess) => Promise<'made' | 'unheard' | `refused with ${number}`>;
  /**
   * Compares the stored data with the acknowledged state, with or without the one unacknowledged change. Returns the
   * difference.
   */
  differs: (host: HostProcess) => Promise<string | undefined>;
}

const titles = (...ids: number[]) => ({ content: ids.map((id) => ({ id: String(id), contentType: 'VOD' })) });
const text = ({ lists, favourites }: Lists) =>
  JSON.stringify([Object.entries(lists).toSorted(([a], [b]) => a.localeCompare(b)), favourites.toSorted()]);

/** Reads a viewer’s data from a server, and the list ids by name. */
async function read(ask: ReturnType<Writer['ask']>): Promise<{ has: Lists; ids: Map<string, number> }> {
  const answer = await ask('GET', `${LISTS}?rpp=100`);
  const { watchlists } = answer.json<{ watchlists: { watchlistExternalId: number; name: string }[] }>();
  const lists: Record<string, number[]> = {};
  const ids = new Map<string, number>();
  for (const { watchlistExternalId: id, name } of watchlists) {
    const { content } = (await ask('GET', `${CONTENT}/${id}?rpp=100`)).json<{ content: { id: string }[] }>();
    lists[name] = content.map((item) => Number(item.id));
    ids.set(name, id);
  }
  const favourites = (await ask('GET', '/api/v2/favourite/ids')).json<{ ids: number[] }>().ids;
  return { has: { lists, favourites }, ids };
}

/** Creates a new viewer who creates, fills, reorders, renames and deletes lists and changes favourites. */
export async function listViewer(host: HostProcess, name: string): Promise<ListViewer> {
  const asking = await viewer(host, name);
  let has: Lists = { lists: {}, favourites: [] };
  let ids = new Map<string, number>();
  let asked: Lists = has;
  let turn = 0;

  function next(ask: ReturnType<Writer['ask']>): Change {
    const { lists, favourites } = has;
    const names = [...ids.keys()];
    const list = names.at(-1);
    const fresh = `list ${++turn}`;
    if (list === undefined || turn % 8 === 1)
      return {
        send: () => ask('POST', LISTS, { name: fresh }),
        after: { lists: { ...lists, [fresh]: [] }, favourites },
      };
    const items = lists[list] ?? [];
    const at = `${CONTENT}/${ids.get(list)}`;
    const holding = (content: readonly number[]): Lists => ({ lists: { ...lists, [list]: content }, favourites });
    const [first = 0] = items;
    const last = items.at(-1) ?? 0;
    const other = 100 + (turn % 30);
    switch (turn % 8) {
      case 2:
      case 3:
        if (items.includes(other)) break;
        return { send: () => ask('POST', `${at}/content`, titles(other)), after: holding([...items, other]) };
      case 4:
        if (items.length < 2) break;
        return { send: () => ask('POST', at, titles(last)), after: holding([last, ...items.slice(0, -1)]) };
      case 5: {
        const { [list]: renamed = [], ...others } = lists;
        const send = () => ask('PUT', `${LISTS}/${ids.get(list)}`, { name: fresh });
        return { send, after: { lists: { ...others, [fresh]: renamed }, favourites } };
      }
      case 6:
        if (items.length < 2) break;
        return { send: () => ask('DELETE', `${at}/content/VOD/${first}`), after: holding(items.slice(1)) };
      case 7: {
        const [oldest = ''] = names;
        if (names.length < 3) break;
        const { [oldest]: _gone, ...others } = lists;
        return { send: () => ask('DELETE', `${LISTS}/me/${ids.get(oldest)}`), after: { lists: others, favourites } };
      }
    }
    const isIn = favourites.includes(other);
    return {
      send: () => ask(isIn ? 'DELETE' : 'PUT', `/api/v2/favourite/vods/${other}`),
      after: { lists, favourites: isIn ? favourites.filter((id) => id !== other) : [...favourites, other] },
    };
  }

  /** Updates the list ids after a change; a renamed list keeps its id. */
  function follow(after: Lists, made: number | undefined): void {
    const [added] = Object.keys(after.lists).filter((one) => !ids.has(one));
    const [gone] = [...ids.keys()].filter((one) => !(one in after.lists));
    const id = made ?? (gone === undefined ? undefined : ids.get(gone));
    if (gone !== undefined) ids.delete(gone);
    if (added !== undefined && id !== undefined) ids.set(added, id);
  }

  return {
    change: async (at) => {
      const { send, after } = next(asking(at));
      asked = after;
      const answer = await send().catch(() => undefined);
      if (!answer) return 'unheard';
      if (answer.status >= 300) return `refused with ${answer.status}`;
      follow(
        after,
        answer.status === 201 && answer.text.includes('"id"') ? answer.json<{ id: number }>().id : undefined,
      );
      has = after;
      return 'made';
    },
    differs: async (at) => {
      const found = await read(asking(at));
      const isKept = [has, asked].some((one) => text(one) === text(found.has));
      const why = isKept ? undefined : `${name} has ${text(found.has)} instead of ${text(has)}`;
      // Continue from the stored state, so that one loss counts once.
      ({ has, ids } = found);
      asked = has;
      return why;
    },
  };
}
