import type { Api } from '#services/api/client.ts';
import { ProblemError } from '#services/api/problem-error.ts';

/** The status of where nothing is. */
export const LOST = 404;

/** A page as the server sent it, with the status to show it by. */
interface FoundPage {
  document: unknown;
  status: number;
}

/** The problem of an address that nobody answers to. */
export const nothingHere = (): ProblemError =>
  new ProblemError({ status: LOST, code: 'NOT_FOUND', messages: [], requestId: '' });

const isLost = (error: unknown) => error instanceof ProblemError && [400, LOST].includes(error.problem.status);

/** A page that was asked for; where nothing is, the realm's own page that says so (`pages/404.json`) if it has one. */
export async function orLostPage(api: Api, asked: Promise<unknown>): Promise<FoundPage> {
  try {
    return { document: await asked, status: 200 };
  } catch (error) {
    if (!isLost(error)) throw error;
    const own: unknown = await api
      .call('GET /api/v1/view', { query: { type: 'section', id: '404' } })
      .catch(() => undefined);
    if (own === undefined) throw error;
    return { document: own, status: LOST };
  }
}
