import type { Api } from '#services/api/client.ts';
import { ProblemError } from '#services/api/problem-error.ts';

/** Status of a page that does not exist. */
export const HTTP_NOT_FOUND = 404;

/** Page document with the status to render it with. */
interface FoundPage {
  document: unknown;
  status: number;
}

/** Creates the problem of a URL without content. */
export const createNotFoundError = (): ProblemError =>
  new ProblemError({ status: HTTP_NOT_FOUND, code: 'NOT_FOUND', messages: [], requestId: '' });

const isLost = (error: unknown) =>
  error instanceof ProblemError && [400, HTTP_NOT_FOUND].includes(error.problem.status);

/** Resolves to the requested page; for a 404, to the realm's own 404 page (`pages/404.json`) if it has one. */
export async function resolveOrNotFoundPage(api: Api, asked: Promise<unknown>): Promise<FoundPage> {
  try {
    return { document: await asked, status: 200 };
  } catch (error) {
    if (!isLost(error)) throw error;
    const own: unknown = await api
      .call('GET /api/v1/view', { query: { type: 'section', id: '404' } })
      .catch(() => undefined);
    if (own === undefined) throw error;
    return { document: own, status: HTTP_NOT_FOUND };
  }
}
