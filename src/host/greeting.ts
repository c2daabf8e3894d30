interface GreetingOptions {
  port: number;
  dev: boolean;
  /** Whether the realms have the demo's accounts. */
  demo: boolean;
  /** Host name of the editor page, where there is one. */
  studioHost: string | undefined;
  fetch: (request: Request) => Promise<Response>;
}

/** What the program prints when it is ready: where each realm is, and how to sign in to the demo. */
export async function greeting({ port, dev, demo, studioHost, fetch }: GreetingOptions): Promise<string> {
  const response = await fetch(new Request(`http://localhost:${port}/readyz`));
  const { realms = [] } = (await response.json()) as { realms?: { name: string; host: string }[] };
  const none = response.ok
    ? '  There is no realm yet: npm run realm -- load <folder>'
    : '  The realm server gives no answer yet.';
  const lines = realms.map(({ name, host }) => `  ${name.padEnd(12)} http://${host}:${port}`);
  return [
    `Playbill is ready${dev ? ' (development)' : ''}.`,
    ...(lines.length > 0 ? lines : [none]),
    ...(studioHost ? [`  ${'Studio'.padEnd(12)} http://${studioHost}:${port} (edits their pages)`] : []),
    ...(demo ? ['  Sign in as viewer@playbill.test or editor@playbill.test with the password playbill-demo.'] : []),
    `  Interface: http://localhost:${port}/api/openapi.json`,
  ].join('\n');
}
