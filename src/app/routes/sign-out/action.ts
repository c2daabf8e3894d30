import type { ActionFunctionArgs } from 'react-router';
import { answerBy } from '../../forms/way-on.ts';
import { withLang } from '../../links/local-href.ts';
import { orFail } from '../../loading/failure.ts';
import { servicesContext } from '../../services.ts';

/** Sign-out by a plain post. */
export async function signOutAction({ context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  await orFail(services.api.call('POST /api/v2/logout'));
  return answerBy(withLang('/', services.lang));
}
