import type { OwnForm, OwnFormName } from '#schemas/wire/site/realm.ts';
import { throwRouteError } from '../loading/failure.ts';
import type { Services } from '../services.ts';

/** Loads one of the product's built-in forms. */
export const ownForm = ({ api }: Services, name: OwnFormName): Promise<OwnForm> =>
  throwRouteError(api.call('GET /api/v2/realm/forms/{name}', { params: { name } }));
