import type { Api } from '#services/api/client.ts';

/** Removes a forgotten PIN with the code from its email link. */
export const removePin = (api: Api, code: string) =>
  api.call('POST /api/v1/profile/confirm-reset/{code}', { params: { code } });
