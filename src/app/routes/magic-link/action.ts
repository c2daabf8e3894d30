import { type ActionFunctionArgs, data } from 'react-router';
import { ProblemError } from '#services/api/problem-error.ts';
import { answerPlainPost } from '../../forms/plain-post.ts';
import { redirectAfterPost, resolvePlainSignInExit } from '../../forms/way-on.ts';
import { servicesContext } from '../../services.ts';
import { magicLink } from './form.ts';

/** Handles posts without scripts: follows the link in the URL, or requests one if there is none. */
export async function magicLinkAction(args: ActionFunctionArgs) {
  const services = args.context.get(servicesContext);
  const { searchParams } = new URL(args.request.url);
  const token = searchParams.get('token');
  if (token === null) return answerPlainPost(magicLink, args);
  try {
    await services.session.followLink(token);
    return redirectAfterPost(await resolvePlainSignInExit(services, searchParams));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return data(error.problem, { status: error.problem.status });
  }
}
