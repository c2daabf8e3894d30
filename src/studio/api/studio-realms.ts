import { StudioRealms } from '#schemas/wire/studio-realms.ts';

/** Asks the host which realms can be edited; where it tells nobody which there are, it answers of these alone. */
export async function fetchRealms(ids: readonly string[]): Promise<StudioRealms> {
  const response = await fetch(`/studio.json?${new URLSearchParams(ids.map((id) => ['realm', id]))}`);
  if (!response.ok) throw new Error(`studio.json answered ${response.status}`);
  return StudioRealms.parse(await response.json());
}
