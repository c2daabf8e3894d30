import { type ActionFunctionArgs, data } from 'react-router';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { redirectAfterPost, resolveTargetByMenu } from '../../forms/way-on.ts';
import { servicesContext } from '../../services.ts';

/** A rejected profile choice, for example because of a missing or wrong PIN. */
export interface RefusedChoice {
  profileId: string;
  problem: Problem;
}

/** Whether a rejected choice needs the account's PIN. */
export const needsPin = ({ messages }: Problem): boolean =>
  messages.some((message) => message === 'profiles.pinNeeded' || message === 'profiles.pinWrong');

/** Switches to the profile in a post without scripts and redirects to where the viewer wanted to go. */
export async function chooseProfileAction({ context, request }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const body = await request.formData();
  const profileId = String(body.get('profile'));
  const pin = body.get('pin');
  try {
    await services.session.switchProfile(profileId, typeof pin === 'string' ? pin : undefined);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return data({ profileId, problem: error.problem } satisfies RefusedChoice, { status: error.problem.status });
  }
  return redirectAfterPost(await resolveTargetByMenu(services, new URL(request.url).searchParams));
}
