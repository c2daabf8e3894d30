import { type ActionFunctionArgs, data } from 'react-router';
import { ProblemError } from '#services/api/problem-error.ts';
import { servicesContext } from '../../services.ts';

/** A confirmed email address. */
export interface Confirmed {
  email: string;
}

/** Confirms an email address by a post without scripts; the token is in the page's URL. */
export async function confirmAction({ context, request }: ActionFunctionArgs) {
  const { api } = context.get(servicesContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    const { id } = await api.call('POST /api/v2/user/email-confirmation', { body: { token, isPressed: true } });
    return data({ email: id } satisfies Confirmed);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return data({ problem: error.problem }, { status: error.problem.status });
  }
}
