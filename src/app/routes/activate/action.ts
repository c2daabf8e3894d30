import { type ActionFunctionArgs, data } from 'react-router';
import { ProblemError } from '#services/api/problem-error.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { servicesContext } from '../../services.ts';

/** What came of an activation. */
export type Activated = 'done' | { problem: Problem };

/** Activates an account by a plain post: the page's own address has the secret. */
export async function activateAction({ context, params }: ActionFunctionArgs) {
  const { api } = context.get(servicesContext);
  try {
    await api.call('POST /api/v2/user/activate/{id}', { params: { id: params['id'] ?? '' } });
    return data<Activated>('done');
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return data<Activated>({ problem: error.problem }, { status: error.problem.status });
  }
}
