/** Host name of the page that shows emails of the demo. */
export const MAILBOX_HOST = 'mail.localhost';

/** Host name of the demo's payment gateway: card fields and pages of banks. */
export const GATEWAY_HOST = 'gateway.localhost';

/** Default host name of the studio, unless `STUDIO_HOST` names another. */
export const DEFAULT_STUDIO_HOST = 'studio.localhost';

/** Host names of Playbill's own pages, each with a description of the page. Realms cannot use these host names. */
export const ownHosts = (studioHost: string | undefined): Map<string, string> =>
  new Map([
    [MAILBOX_HOST, 'the page of the demo’s mails'],
    [GATEWAY_HOST, 'the demo’s payment gateway'],
    [DEFAULT_STUDIO_HOST, 'the studio'],
    ...(studioHost === undefined || studioHost === 'off' ? [] : [[studioHost, 'the studio'] as const]),
  ]);
