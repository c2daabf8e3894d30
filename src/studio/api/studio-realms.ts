import { StudioRealms } from '#schemas/wire/studio-realms.ts';

/** Asks the host which realms can be edited. */
export async function fetchRealms(): Promise<StudioRealms> {
  const response = await fetch('/studio.json');
  if (!response.ok) throw new Error(`studio.json answered ${response.status}`);
  return StudioRealms.parse(await response.json());
}
