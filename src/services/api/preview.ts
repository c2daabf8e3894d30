import { TICKET_HEADER } from '#schemas/wire/endpoint.ts';
import type { EditedKind, PreviewView } from '#schemas/wire/authoring/preview.ts';
import type { PreviewBehind } from '#schemas/wire/authoring/studio.ts';
import type { Api } from './client.ts';

/** API calls of the studio preview. Each carries the preview ticket as a header. */
export const createPreviewPort = (api: Api) => ({
  async document(ticket: string): Promise<{ kind: EditedKind; name: string; document: unknown }> {
    const { kind, name, source } = await api.call('GET /api/v2/preview/document', {
      headers: { [TICKET_HEADER]: ticket },
    });
    return { kind, name, document: JSON.parse(source) as unknown };
  },
  behind: (ticket: string): Promise<PreviewBehind> =>
    api.call('GET /api/v2/preview/behind', { headers: { [TICKET_HEADER]: ticket } }),
  async resolve(
    elements: unknown[],
    shown: (PreviewView & { licences?: readonly unknown[] | undefined }) | undefined,
    ticket: string,
  ): Promise<unknown[]> {
    const { licences, ...view } = shown ?? { audience: 'GUEST' };
    const answer = await api.call('POST /api/v2/preview/resolve', {
      headers: { [TICKET_HEADER]: ticket },
      body: { elements, view, ...(licences && { licences: [...licences] }) },
    });
    return answer.elements;
  },
});
