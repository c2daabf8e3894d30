import { StudioPlaces } from '#schemas/wire/studio-realms.ts';

/** Asks the host which realms can be edited. */
export async function fetchPlaces(): Promise<StudioPlaces> {
  const response = await fetch('/studio.json');
  if (!response.ok) throw new Error(`studio.json answered ${response.status}`);
  return StudioPlaces.parse(await response.json());
}
