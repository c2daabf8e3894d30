import { type AccessDecision, whenSignedIn } from '#schemas/access.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import type { PlayedTitle } from '#renderers/ports/player.ts';

/** What the loaders of pages that play have given. */
type Loaded = { video?: VideoDetails; event?: VideoDetails } | null | undefined;

const isOn = ({ type, live, premiereRelease }: VideoDetails): boolean =>
  // A premiere is waited for, or offered to be joined.
  type === 'LIVE' ? live === true : premiereRelease === undefined;

/**
 * The title that plays by itself when its page is there; undefined where the page shows none, or something keeps it from playing.
 * `loaderData` is that of a route that plays its title.
 * @param decide what the viewer may do, by what the server decided about a guest; as for somebody who has signed in if not told
 */
export function playsAtOnce(
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
