import { signal } from '@preact/signals-react';
import { EditedKind } from '#schemas/wire/preview.ts';

/** What is open, as the page's address says. */
export interface Address {
  realm: string | undefined;
  kind: EditedKind | undefined;
  name: string | undefined;
}

/** Reads what is open from the query of an address; what it cannot be is left out. */
export function addressFrom(search: string): Address {
  const query = new URLSearchParams(search);
  const kind = EditedKind.safeParse(query.get('kind'));
  return {
    realm: query.get('realm') ?? undefined,
    kind: kind.success ? kind.data : undefined,
    name: query.get('name') ?? undefined,
  };
}

/** Writes what is open as an address. */
export function hrefOf(address: Address): string {
  const parts = Object.entries(address).filter((part): part is [string, string] => part[1] !== undefined);
  const query = new URLSearchParams(parts).toString();
  return query ? `/?${query}` : '/';
}

/** What is open now. */
export const address = signal<Address>(addressFrom(globalThis.location?.search ?? ''));

/** Opens something; the browser's back leads back. */
export function go(next: Address): void {
  history.pushState(null, '', hrefOf(next));
  address.value = next;
}

/** Follows the browser's back and forward. */
export const followAddress = (): void =>
  window.addEventListener('popstate', () => {
    address.value = addressFrom(location.search);
  });
