/** What a build can draw: up to which version of the contract, and which kinds of page elements. */
export interface Draws {
  version: string;
  kinds: readonly string[];
}

/** The request header in which a build says what it can draw. Without it the newest is sent. */
export const DRAWS_HEADER = 'x-playbill-draws';

/** What a build can draw, as the header's value: `1.1 bucket,hero`. */
export const formatDraws = ({ version, kinds }: Draws): string => `${version} ${kinds.join(',')}`;

/** Reads the header's value; undefined when it is none, so that nobody is shown less for a slip. */
export function parseDraws(value: string | undefined): Draws | undefined {
  const [, version, kinds] =
    /^(\d{1,3}\.\d{1,3}) ([A-Za-z0-9]{1,40}(?:,[A-Za-z0-9]{1,40}){0,199})$/.exec(value ?? '') ?? [];
  return version && kinds ? { version, kinds: kinds.split(',') } : undefined;
}

/** The response header that names the build which answered. */
export const BUILD_HEADER = 'x-playbill-build';

/** The response header that says at which revision a realm's settings are: another one makes all kept pages of the realm old. */
export const REVISION_HEADER = 'x-playbill-revision';
