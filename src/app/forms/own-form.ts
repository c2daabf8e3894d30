import type { OwnForm, OwnFormName } from '#schemas/wire/realm.ts';
import { orFail } from '../loading/failure.ts';
import type { Services } from '../services.ts';

/** One of the product's own forms, as a page is drawn from it. */
export const ownForm = ({ api }: Services, name: OwnFormName): Promise<OwnForm> =>
  orFail(api.call('GET /api/v2/realm/forms/{name}', { params: { name } }));
