/** The host name of the page that shows the demo's mails. */
export const MAILBOX_HOST = 'mail.localhost';

/** The host name of the studio, where `STUDIO_HOST` names no other. */
export const DEFAULT_STUDIO_HOST = 'studio.localhost';

/** Host names of Playbill's own pages, and what is at each: a realm with one of them is never shown there. */
export const ownHosts = (studioHost: string | undefined): Map<string, string> =>
  new Map([
    [MAILBOX_HOST, 'the page of the demo’s mails'],
    [DEFAULT_STUDIO_HOST, 'the studio'],
    ...(studioHost === undefined || studioHost === 'off' ? [] : [[studioHost, 'the studio'] as const]),
  ]);
