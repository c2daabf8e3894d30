import { check } from '#schemas/validate.ts';
import { validate as isBucket } from '#schemas/generated/validators/blocks/bucket.js';
import { validate as isHero } from '#schemas/generated/validators/blocks/hero.js';
import type { BucketBlock, HeroBlock, Page } from '#schemas/generated/types.ts';
import type { Validator } from '#schemas/validator.ts';
import { createListFilter } from '../../catalogue/access/list-filter.ts';
import { openAudience } from '../../catalogue/catalogue/audience.ts';
import { createForeignCursorError } from '../../catalogue/collections/parts.ts';
import { scheduleSection } from '../../catalogue/days/schedule-section.ts';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { fillPage } from './resolve.ts';
import { findOfferedPage } from './view.ts';

interface Element {
  $type?: unknown;
  attributes?: unknown;
}

const listElementsOfKind = ({ elements }: Page, kind: string) =>
  (elements as (Element | null)[]).filter((element) => element?.$type === kind);

/** Valid attributes of a page's elements of one kind; invalid ones are reported when the page is rendered. */
const listValidAttributes = <T>(page: Page, kind: string, validator: Validator<T>): T[] =>
  listElementsOfKind(page, kind).flatMap((element) => {
    const valid = check(validator, element?.attributes);
    return valid.ok ? [valid.value] : [];
  });

const getRowName = (row: BucketBlock) => String(row.bucketId);

/**
 * Selects the rows of one page of a section, after the last seen one.
 * @throws ProblemError 400 for an unknown cursor
 */
function selectRows(rows: readonly BucketBlock[], lastSeen: string | undefined, count: number) {
  const seen = rows.findIndex((row) => getRowName(row) === lastSeen);
  if (lastSeen !== undefined && seen < 0) throw createForeignCursorError();
  const shown = rows.slice(seen + 1, seen + 1 + count);
  const last = shown.at(-1);
  const more = seen + 1 + count < rows.length && last !== undefined;
  return { shown, paging: { moreDataAvailable: more, ...(more && { lastSeen: getRowName(last) }) } };
}

export const sectionHandlers: Handlers<'GET /api/v4/content/{section}'> = {
  'GET /api/v4/content/{section}': async (call) => {
    const { db, realm, http, params, query } = call;
    const sectionId = params.section;
    const runTransaction: RunTransaction = (work, options) => inRealm(db, realm.id, work, options);
    const { stored, schedule } = await runTransaction(async (tx) => {
      const found = await findOfferedPage(tx, call, sectionId);
      return {
        stored: found,
        schedule: !found && sectionId === 'schedule' ? await scheduleSection(tx, call) : undefined,
      };
    });
    if (schedule) return schedule;
    // An unknown section gets an empty response and no error, because existing clients request sections of their own
    // menus.
    if (!stored) return { sectionId, heroes: [], buckets: [], paging: { moreDataAvailable: false } };
    const { shown, paging } = selectRows(listValidAttributes(stored, 'bucket', isBucket), query.lastSeen, query.bpp);
    const audience = await openAudience(runTransaction, call);
    const resolving = {
      db,
      runTransaction,
      realm,
      log: http.get('log'),
      audience,
      leaving: createListFilter(audience, query),
      sectionId,
      ...(call.config.rowDeadline && { deadline: call.config.rowDeadline }),
      firstCards: query.rpp,
    };
    const heroes = query.lastSeen === undefined ? listElementsOfKind(stored, 'hero') : [];
    const rows = shown.map((attributes) => ({ $type: 'bucket', $zone: 'list', attributes }));
    const elements = [...heroes, ...rows] as Page['elements'];
    const page = await fillPage(resolving, await messagesFor(call), { ...stored, elements });
    return {
      sectionId,
      ...(page.title !== undefined && { title: page.title }),
      heroes: listValidAttributes<HeroBlock>(page, 'hero', isHero),
      buckets: listValidAttributes<BucketBlock>(page, 'bucket', isBucket),
      paging,
    };
  },
};
