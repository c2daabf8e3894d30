import type { LoaderFunctionArgs } from 'react-router';
import { throwRouteError } from '../../loading/failure.ts';
import { createNotFoundError } from '../../loading/lost-page.ts';
import { servicesContext } from '../../services.ts';
import type { PaymentUpdateData } from './loader.ts';

/**
 * Checks that the account holds or held the plan whose card it wants to change. The list of cards has only plans that
 * renew; the other plans are read if the list does not have this one.
 * @throws a route error 404 for any other plan
 */
export async function requireHeldPlan(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  { licenceId, cards }: PaymentUpdateData,
): Promise<void> {
  if (cards.renewals.some((renewal) => renewal.licenceId === licenceId)) return;
  const { api } = context.get(servicesContext);
  const { licences } = await throwRouteError(api.call('GET /api/v2/user/licence'));
  if (!licences.some(({ licence }) => licence.id === licenceId))
    await throwRouteError(Promise.reject(createNotFoundError()));
}
