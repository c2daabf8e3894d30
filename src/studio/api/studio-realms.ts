import { StudioRealms } from '#schemas/wire/authoring/studio-realms.ts';

/** Loads the realms that can be edited. A host that does not list its realms only confirms the given ids. */
export async function fetchRealms(ids: readonly string[]): Promise<StudioRealms> {
  const response = await fetch(`/studio.json?${new URLSearchParams(ids.map((id) => ['realm', id]))}`);
  if (!response.ok) throw new Error(`studio.json answered ${response.status}`);
  return StudioRealms.parse(await response.json());
}
