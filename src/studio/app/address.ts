import { signal } from '@preact/signals-react';
import { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** The open document, as the page's URL names it. */
export interface StudioAddress {
  realm: string | undefined;
  kind: EditedKind | undefined;
  name: string | undefined;
}

/** Reads the open document from a URL's query; invalid values are dropped. */
export function addressFrom(search: string): StudioAddress {
  const query = new URLSearchParams(search);
  const kind = EditedKind.safeParse(query.get('kind'));
  return {
    realm: query.get('realm') ?? undefined,
    kind: kind.success ? kind.data : undefined,
    name: query.get('name') ?? undefined,
  };
}

/** Builds the URL of an open document. */
export function toStudioHref(address: StudioAddress): string {
  const parts = Object.entries(address).filter((part): part is [string, string] => part[1] !== undefined);
  const query = new URLSearchParams(parts).toString();
  return query ? `/?${query}` : '/';
}

/** The document that is open in the studio. */
export const address = signal<StudioAddress>(addressFrom(globalThis.location?.search ?? ''));

/** Opens a document and adds a history entry. */
export function go(next: StudioAddress): void {
  history.pushState(null, '', toStudioHref(next));
  address.value = next;
}

/** Follows back and forward navigation. */
export const followAddress = (): void =>
  window.addEventListener('popstate', () => {
    address.value = addressFrom(location.search);
  });
