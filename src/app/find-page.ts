import type { Query } from '#schemas/wire/endpoints.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import type { Services } from './services.ts';

/** Which composed page to ask for. */
export type View = Query<'GET /api/v1/view'>;

/** A page as the server sent it, with the status to show it by. */
interface FoundPage {
  document: unknown;
  status: number;
}

type Api = Pick<Services, 'api'>;

/** The realm's own page for where nothing is (`pages/404.json`); undefined when it has none. */
export const findLostPage = ({ api }: Api): Promise<FoundPage | undefined> =>
  api.call('GET /api/v1/view', { query: { type: 'section', id: '404' } }).then(
    (document) => ({ document, status: 404 }),
    () => undefined,
  );

const isLost = (error: unknown) => error instanceof ProblemError && [400, 404].includes(error.problem.status);

/** Asks for a composed page; for one that is not there the realm may have one of its own. */
export async function findPage(services: Api, query: View): Promise<FoundPage> {
  try {
    return { document: await services.api.call('GET /api/v1/view', { query }), status: 200 };
  } catch (error) {
    const own = isLost(error) ? await findLostPage(services) : undefined;
    if (!own) throw error;
    return own;
  }
}
