import type { SessionInfo } from '#schemas/wire/session.ts';
import { orFail } from '../loading/failure.ts';
import type { Services } from '../services.ts';

/** Who asks: in the browser by its session, on the server by the cookies that came along. */
export const whoIsThere = ({ session, api }: Services): Promise<SessionInfo> =>
  orFail(session ? session.ensure() : (api.call('POST /api/v2/session') as Promise<SessionInfo>));
