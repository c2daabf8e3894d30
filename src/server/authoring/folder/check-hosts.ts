import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { RealmBundle } from './bundle.ts';
import { createReferenceError } from './mistakes.ts';

/**
 * Reports host names that another realm uses. `taken` maps the host names of other realms and of Playbill's own pages
 * to the name of their owner.
 */
export const hostMistakes = (
  { settings }: Pick<RealmBundle, 'settings'>,
  taken: ReadonlyMap<string, string>,
): Diagnostic[] =>
  settings.document.hosts.flatMap((host, index) => {
    const owner = taken.get(host);
    return owner === undefined
      ? []
      : [
          createReferenceError(
            settings.file,
            `/hosts/${index}`,
            `a host name that nothing else has (${owner} has it)`,
            host,
          ),
        ];
  });
