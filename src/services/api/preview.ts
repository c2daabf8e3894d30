import type { EditedKind, PreviewView } from '#schemas/wire/preview.ts';
import type { Api } from './client.ts';

/** The calls of a preview over the realm server's API; each carries the preview's ticket. */
export const createPreviewPort = (_api: Api) => ({
  document: async (_ticket: string): Promise<{ kind: EditedKind; name: string; document: unknown }> => {
    throw new Error('not yet');
  },
  resolve: async (_elements: unknown[], _view: PreviewView | undefined, _ticket: string): Promise<unknown[]> => {
    throw new Error('not yet');
  },
});
