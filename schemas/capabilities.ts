/** Capabilities of a client build: its contract version, and the kinds of page elements that it can render. */
export interface Draws {
  version: string;
  kinds: readonly string[];
}

/** Request header with a build's capabilities. Without it the server sends documents of the newest contract version. */
export const DRAWS_HEADER = 'x-playbill-draws';

/** Formats capabilities as the header's value: `1.1 bucket,hero`. */
export const formatDraws = ({ version, kinds }: Draws): string => `${version} ${kinds.join(',')}`;

/** Parses the header's value; undefined if it is invalid, so that a malformed header hides no content. */
export function parseDraws(value: string | undefined): Draws | undefined {
  const [, version, kinds] =
    /^(\d{1,3}\.\d{1,3}) ([A-Za-z0-9]{1,40}(?:,[A-Za-z0-9]{1,40}){0,199})$/.exec(value ?? '') ?? [];
  return version && kinds ? { version, kinds: kinds.split(',') } : undefined;
}

/** Response header with the build id of the server. */
export const BUILD_HEADER = 'x-playbill-build';

/**
 * Response header with the revision of a realm's settings; a new revision invalidates all cached pages of the realm.
 */
export const REVISION_HEADER = 'x-playbill-revision';
