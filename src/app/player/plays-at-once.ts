import { type AccessDecision, whenSignedIn } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import type { PlayedTitle } from '#renderers/ports/player.ts';

/** Loader data of the pages that play a title. */
type Loaded = { video?: VideoDetails; event?: VideoDetails } | null | undefined;

const isOn = ({ type, live, premiereRelease }: VideoDetails): boolean =>
  // A premiere never starts automatically: viewers wait for it or are invited to join.
  type === 'LIVE' ? live === true : premiereRelease === undefined;

/**
 * Returns the title that starts automatically on its page; undefined if there is none or access prevents it.
 * `loaderData` must be that of a route that plays its title.
 * @param decide maps the server's decision for guests to that for the current viewer; by default the viewer counts as
 * signed in
 */
export function findAutoplayTitle(
  loaderData: Readonly<Record<string, unknown>> | null | undefined,
  decide: (access: AccessDecision) => AccessDecision = whenSignedIn,
): PlayedTitle | undefined {
  const titles = Object.values(loaderData ?? {}).flatMap((data) => {
    const { video, event } = (data as Loaded) ?? {};
    return [video, event].filter((title) => title !== undefined);
  });
  const title = titles.find((one) => isOn(one) && decide(one.access).outcome === 'PLAY');
  return title && { type: title.type, id: title.id };
}
