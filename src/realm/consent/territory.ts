import type { ConsentPrompt } from '#schemas/wire/consent.ts';
import type { RealmRecord } from '../realms/realms.store.ts';

/** Whether viewers in a country may sign up and buy. Where the country is not known nobody is turned away. */
export function territoryStatus({ settings }: RealmRecord, country: string): ConsentPrompt['territoryStatus'] {
  const allowed = settings.territory?.allowed;
  return allowed === undefined || country === 'ZZ' || allowed.includes(country) ? 'INSIDE' : 'OUTSIDE';
}
