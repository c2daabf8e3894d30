import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { DocumentVersion, HistoryEntry } from '#schemas/wire/studio.ts';
import type { Tokens } from '#schemas/wire/session.ts';
import { editors } from './realm-folder.ts';
import { bearer, json, type TestServer } from './realm-server.ts';

/** What any of the studio's calls may answer; tests know which. */
export interface StudioAnswer {
  code?: string;
  revision?: number;
  diagnostics?: Diagnostic[];
  details?: { diagnostics?: Diagnostic[]; theirs?: DocumentVersion };
  published?: DocumentVersion;
  draft?: DocumentVersion;
  revisions?: HistoryEntry[];
  paging?: { moreDataAvailable: boolean; lastSeen?: string };
  source?: string;
  ticket?: string;
  expiresAt?: string;
  elements?: { $type: string; attributes: Record<string, unknown> }[];
  documents?: { kind: string; name: string; title?: string; revision?: number; draft?: { savedBy: string } }[];
  kinds?: { kind: string; on: boolean; switchedBy?: string }[];
}

/** Calls the studio as one of the test realm's accounts. */
export type Studio = (method: string, path: string, body?: unknown) => Promise<StudioAnswer & { status: number }>;

/** Signs in, and calls the studio's addresses from then on. */
export async function openStudio(
  server: TestServer,
  { email, password }: { email: string; password: string } = editors.edda,
  realm = 'north',
): Promise<Studio> {
  const answer = await server.call('/api/v2/login', { ...json({ id: email, secret: password }), realm });
  const headers = bearer((await answer.json()) as Tokens);
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
