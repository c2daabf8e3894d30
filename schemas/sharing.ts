import type { SharingDetail } from './wire/catalogue/sharing.ts';

/** A realm's sharing settings. */
type Sharing = { enabled: boolean } & { [Key in keyof SharingDetail]?: SharingDetail[Key] | undefined };

/** Sharing settings of a realm; undefined if sharing is off or not configured. */
export function sharingDetailOf(sharing: Sharing | undefined): SharingDetail | undefined {
  const { enabled = false, universalLink, trackingConfiguration = [] } = sharing ?? {};
  return enabled && universalLink !== undefined ? { universalLink, trackingConfiguration } : undefined;
}
