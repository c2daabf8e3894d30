interface GreetingOptions {
  port: number;
  dev: boolean;
  /** True if the realms have the demo's accounts, whose password is then printed. */
  demo: boolean;
  /** Host name of the studio, if any. */
  studioHost: string | undefined;
  /** Host name of the email page, if any. */
  mailbox: string | undefined;
  /** Realms to list; undefined for a remote realm server, which does not name them. */
  realms: readonly { name: string; host: string }[] | undefined;
}

/** Formats the startup message: URLs of the realms and the demo's accounts. */
export function greeting({ port, dev, demo, studioHost, mailbox, realms }: GreetingOptions): string {
  const none = realms
    ? '  There is no realm yet: npm run realm -- load <folder>'
    : '  It shows the realms of the server that PLAYBILL_API names.';
  const lines = (realms ?? []).map(({ name, host }) => `  ${name.padEnd(12)} http://${host}:${port}`);
  return [
    `Playbill is ready${dev ? ' (development)' : ''}.`,
    ...(lines.length > 0 ? lines : [none]),
    ...(studioHost ? [`  ${'Studio'.padEnd(12)} http://${studioHost}:${port} (edits their pages)`] : []),
    ...(mailbox
      ? [`  ${'Mails'.padEnd(12)} http://${mailbox}:${port} (the emails of the demo realms, which are not delivered)`]
      : []),
    ...(demo ? ['  Sign in as viewer@playbill.test or editor@playbill.test with the password playbill-demo.'] : []),
    `  Interface: http://localhost:${port}/api/openapi.json`,
  ].join('\n');
}
