import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { DocumentVersion, HistoryEntry, Schedule } from '#schemas/wire/studio.ts';
import { editors, realmFiles } from './realm-folder.ts';
import { bearer, signIn, type TestServer } from './realm-server.ts';

/** What any of the studio's calls may answer; tests know which. */
export interface StudioAnswer {
  code?: string;
  revision?: number;
  diagnostics?: Diagnostic[];
  details?: { diagnostics?: Diagnostic[]; theirs?: DocumentVersion };
  published?: DocumentVersion;
  draft?: DocumentVersion;
  schedule?: Schedule;
  revisions?: HistoryEntry[];
  paging?: { moreDataAvailable: boolean; lastSeen?: string };
  source?: string;
  ticket?: string;
  expiresAt?: string;
  elements?: { $type: string; attributes: Record<string, unknown> }[];
  documents?: {
    kind: string;
    name: string;
    title?: string;
    revision?: number;
    draft?: { savedBy: string };
    schedule?: { revision: number; at: string; isRefused: boolean };
  }[];
  kinds?: { kind: string; on: boolean; switchedBy?: string }[];
}

/** Calls the studio as one of the test realm's accounts. */
export type Studio = (method: string, path: string, body?: unknown) => Promise<StudioAnswer & { status: number }>;

/** Signs in to the studio, and calls the studio's addresses from then on. */
export async function openStudio(
  server: TestServer,
  { email, password }: { email: string; password: string } = editors.edda,
  realm = 'north',
): Promise<Studio> {
  const headers = await signIn(server, { email, password }, { realm, to: 'studio' });
  return async (method, path, body) => {
    const response = await server.call(`/api/v2/studio/${path}`, {
      realm,
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { ...(text === '' ? {} : (JSON.parse(text) as StudioAnswer)), status: response.status };
  };
}

/** Address of the page that tests edit. */
export const MORE = 'documents/page/more';
/** Its elements as the folder has them. */
export const { elements: moreElements } = realmFiles('north')['pages/more.json'] as { elements: object[] };
/** The page under another title. */
export const more = (title: string, elements: unknown[] = moreElements): object => ({
  version: '1.0',
  title,
  elements,
});
/** The same as its editor's text. */
export const text = (title: string): string => JSON.stringify(more(title));

/** What a guest gets of a page. */
export async function seen(
  server: TestServer,
  id: string,
  realm = 'north',
): Promise<{ status: number; page: { title: string; elements: unknown[] } }> {
  const headers = bearer(await server.guest(realm));
  const answer = await server.call(`/api/v1/view?type=section&id=${id}`, { headers, realm });
  return { status: answer.status, page: (await answer.json()) as { title: string; elements: unknown[] } };
}

/** The newest revision of a document that an editor sees. */
export async function headOf(studio: Studio, path: string = MORE): Promise<number> {
  const { published, draft } = await studio('GET', path);
  return Math.max(published?.revision ?? 0, draft?.revision ?? 0);
}
