import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { DocumentVersion, HistoryEntry, Schedule } from '#schemas/wire/authoring/studio.ts';
import { editors, realmFiles } from './realm-folder.ts';
import { bearer, signIn, type TestServer } from './realm-server.ts';

/** The fields of all studio responses together; each test knows which ones its response has. */
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

/** Calls a studio endpoint with a test realm's account. */
export type Studio = (method: string, path: string, body?: unknown) => Promise<StudioAnswer & { status: number }>;

/** Signs in to the studio and returns a function that calls its endpoints. */
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

/** Path of the page that tests edit. */
export const MORE = 'documents/page/more';
/** Elements of this page in the realm's folder. */
export const { elements: moreElements } = realmFiles('north')['pages/more.json'] as { elements: object[] };
/** The page that tests edit, with another title and, if given, other elements. */
export const more = (title: string, elements: unknown[] = moreElements): object => ({
  version: '1.0',
  title,
  elements,
});
/** JSON text of the page that tests edit, with another title. */
export const text = (title: string): string => JSON.stringify(more(title));

/** Requests a page as guest. */
export async function seen(
  server: TestServer,
  id: string,
  realm = 'north',
): Promise<{ status: number; page: { title: string; elements: unknown[] } }> {
  const headers = bearer(await server.guest(realm));
  const answer = await server.call(`/api/v1/view?type=section&id=${id}`, { headers, realm });
  return { status: answer.status, page: (await answer.json()) as { title: string; elements: unknown[] } };
}

/** Newest revision of a document, including drafts. */
export async function headOf(studio: Studio, path: string = MORE): Promise<number> {
  const { published, draft } = await studio('GET', path);
  return Math.max(published?.revision ?? 0, draft?.revision ?? 0);
}
