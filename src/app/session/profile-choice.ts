import { errorAt } from '#schemas/issue.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { Services } from '../services.ts';

/**
 * Where somebody who has just signed in is asked which profile watches, in a realm with profiles; undefined where there is but one. Where
 * that cannot be found out the main one watches, as it does until somebody chooses.
 * @param from where they wanted to go
 */
export async function profileChoice(
  { api, pathSegments, lang, diagnostics }: Services,
  from: string,
): Promise<string | undefined> {
  try {
    const { items } = await api.call('GET /api/v1/profile');
    return items.length > 1 ? pathTo('PROFILES', pathSegments, {}, { from, lang }) : undefined;
  } catch (error) {
    diagnostics.report('profiles', errorAt('', 'profile-choice', 'the profiles of the account', String(error)));
    return undefined;
  }
}
