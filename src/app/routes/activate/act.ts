import type { Api } from '#services/api/client.ts';

/** Makes the account of a sign-up by its link. */
export const activate = (api: Api, id: string) => api.call('POST /api/v2/user/activate/{id}', { params: { id } });
