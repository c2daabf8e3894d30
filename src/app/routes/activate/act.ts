import type { Api } from '#services/api/client.ts';

/** Activates a new account with the id from its email link. */
export const activate = (api: Api, id: string) => api.call('POST /api/v2/user/activate/{id}', { params: { id } });
