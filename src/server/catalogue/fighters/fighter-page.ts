import type { Page } from '#schemas/generated/types.ts';
import { readAudience } from '../catalogue/audience.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { findFullFighter } from './fighters.ts';

/** Builds a fighter's page with record, bouts and related titles; undefined for an unknown id. */
export async function fighterPage(
  tx: Tx,
  context: ViewerContext,
  { id = '' }: { id?: string | undefined },
): Promise<Page | undefined> {
  const found = await findFullFighter(tx, id, await readAudience(tx, context));
  if (!found) return undefined;
  const { fighter, titles } = found;
  const source = { type: 'IDS' as const, ids: titles };
  const elements = [
    { $type: 'fighters', $zone: 'list', attributes: { layout: 'PROFILE', fighters: [fighter] } },
    ...(titles.length > 0
      ? [
          {
            $type: 'cardList',
            $zone: 'list',
            attributes: { title: 't:fighter.titles', type: 'CAROUSEL', source, onEmpty: 'hide' },
          },
        ]
      : []),
  ];
  return omitUndefined({
    version: '1.0',
    source: 'fighter',
    title: fighter.name,
    description: fighter.description,
    elements: elements as Page['elements'],
  });
}
