import type { FavouritesPort } from '#renderers/ports/lists.ts';
import type { Api } from './client.ts';

/** Implements the favourites port with the realm server's API. */
export const createFavourites = (api: Api): FavouritesPort => ({
  async ids() {
    return (await api.call('GET /api/v2/favourite/ids')).ids;
  },
  async add(id) {
    await api.call('PUT /api/v2/favourite/vods/{id}', { params: { id } });
  },
  async remove(id) {
    await api.call('DELETE /api/v2/favourite/vods/{id}', { params: { id } });
  },
});
