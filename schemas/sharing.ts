import type { SharingDetail } from './wire/sharing.ts';

/** What a realm says of sharing: whether, and how. */
type Sharing = { enabled: boolean } & { [Key in keyof SharingDetail]?: SharingDetail[Key] | undefined };

/** How a realm has its titles and lists passed on; undefined where it does not, or does not say how. */
export function sharingDetailOf(sharing: Sharing | undefined): SharingDetail | undefined {
  const { enabled = false, universalLink, trackingConfiguration = [] } = sharing ?? {};
  return enabled && universalLink !== undefined ? { universalLink, trackingConfiguration } : undefined;
}
