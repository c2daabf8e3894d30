import fc from 'fast-check';
import { authoring } from '#schemas/author.ts';
import { by, type Check, checkWrittenForm, checkWrittenMenu } from '#schemas/check-document.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import { parseMenu } from '#schemas/parse-menu.ts';
import { isPattern } from '#schemas/values/pattern-engine.ts';
import type { fromSchemas } from './from-schema.ts';
import type { AroundForm, Drawing } from './fuzz-entry.tsx';
import { hostile } from './hostile.ts';
import { faultsIn } from './inspect.ts';
import type { DamagedPair } from './mutate.ts';

type Plain = Record<string, unknown>;

/** Functions that render the kinds of documents that have a view, namely forms and menus. */
export interface Drawers {
  drawForm: (document: unknown, around?: AroundForm) => Promise<Drawing>;
  drawMenu: (document: unknown) => Promise<Drawing>;
}

/**
 * A kind of document other than a page: how to generate it, validate it as for its author, and render it as for
 * viewers.
 */
export interface DocumentKind {
  name: string;
  documents: fc.Arbitrary<Plain>;
  check: Check<unknown>;
  /** Renders what viewers see of the document; undefined for kinds without a view. */
  draw?: (document: Plain) => Promise<Drawing>;
  /**
   * Ids of the parts of a document (such as fields or menu items) that viewers get. A fault in one part must not remove
   * another.
   */
  partsOf?: (document: unknown) => string[];
}

const simpleForm: Plain = {
  version: '1.0',
  submitLabel: 'Send',
  fields: [{ id: 'email', type: 'email', label: 'E-mail', required: true, messages: {} }],
};

/** Gives each field or menu item a unique id, because duplicate ids would be reported as an additional fault. */
const numbered = (parts: readonly Plain[]): Plain[] => parts.map((part, index) => ({ ...part, id: `part${index}` }));

/**
 * Field types that may occur in any form. Excluded are `address`, of which a form has at most one, and
 * `confirmPassword`, which needs a password field.
 */
const loneFields = (kinds: readonly string[]) => kinds.filter((kind) => !['address', 'confirmPassword'].includes(kind));

/** Whether a field’s pattern can be compiled, which its schema cannot express. */
const isUsable = ({ pattern }: Plain): boolean => typeof pattern !== 'string' || isPattern(pattern);

const idsIn = (parts: unknown): string[] =>
  Array.isArray(parts) ? parts.map((part) => String((part as Plain | null)?.['id'])) : [];

/** All kinds of documents that editors write, except pages. */
export function documentKinds(
  schemas: ReturnType<typeof fromSchemas>,
  { drawForm, drawMenu }: Drawers,
): DocumentKind[] {
  const plain = (id: string) => schemas.of(`definitions/${id}.schema.json`) as fc.Arbitrary<Plain>;
  const fields = fc
    .array(
      fc
        .constantFrom(...loneFields(schemas.kinds('fields')))
        .chain((kind) => (schemas.of(`fields/${kind}.schema.json`) as fc.Arbitrary<Plain>).filter(isUsable)),
      { minLength: 1, maxLength: 5 },
    )
    .map(numbered);
  const items = fc.array(plain('menu-item'), { maxLength: 5 }).map(numbered);
  const lone = (item: Plain): Plain => {
    const { children: _children, ...rest } = item;
    return rest;
  };
  return [
    {
      name: 'form',
      documents: fc.record({ form: plain('form'), fields }).map((made) => ({ ...made.form, fields: made.fields })),
      check: checkWrittenForm,
      draw: drawForm,
    },
    {
      name: 'menu',
      documents: fc
        .record({ menu: plain('menu'), items })
        .map((made) => ({ ...made.menu, items: made.items.map(lone) })),
      check: checkWrittenMenu,
      draw: drawMenu,
      partsOf: (document) => {
        const parsed = parseMenu(document);
        return parsed.menu ? idsIn(parsed.items) : [];
      },
    },
    {
      name: 'labels',
      documents: plain('labels'),
      check: by('labels', authoring.labels),
      draw: ({ labels }) => drawForm(simpleForm, { texts: labels as Record<string, string> }),
    },
    {
      name: 'consent',
      documents: plain('consent'),
      check: by('consent', authoring.consent),
      draw: ({ terms }) => drawForm(simpleForm, { terms: terms as ConsentTerm[] }),
    },
    { name: 'licences', documents: plain('licences'), check: by('licences', authoring.licences) },
    { name: 'vouchers', documents: plain('vouchers'), check: by('vouchers', authoring.vouchers) },
    { name: 'realm', documents: plain('realm'), check: by('realm', authoring.realm) },
  ];
}

/** Counters of the fuzzing runs of one kind of document. */
export interface DocumentTally {
  valid: number;
  damaged: number;
  /** Number of mutations that violate a schema. */
  faults: number;
  /** Number of those mutations that were reported at their JSON pointer. */
  reported: number;
  missed: string[];
}

export const createDocumentTally = (): DocumentTally => ({ valid: 0, damaged: 0, faults: 0, reported: 0, missed: [] });

const line = ({ pointer, expected, found }: Issue) => `${pointer}: expected ${expected}, found ${found}`;

async function soundly(draw: DocumentKind['draw'], document: Plain): Promise<Issue[]> {
  if (!draw) return [];
  const { html, issues } = await draw(document);
  const thrown = issues.find(({ rule }) => rule === 'throws');
  if (thrown) throw new Error(`something threw: ${thrown.found}`);
  const [fault] = faultsIn(html);
  if (fault) throw new Error(`it holds ${fault}`);
  return issues;
}

/**
 * Checks that a valid document passes validation and renders without errors.
 * @throws Error otherwise.
 */
export async function validDocumentHolds({ check, draw }: DocumentKind, document: Plain, tally: DocumentTally) {
  tally.valid += 1;
  const checked = check(document);
  if (!checked.ok && checked.issues[0])
    throw new Error(`a valid document was found wrong at ${line(checked.issues[0])}`);
  const [issue] = (await soundly(draw, document)).filter(({ severity }) => severity === 'error');
  if (issue) throw new Error(`a valid document was drawn with a fault at ${line(issue)}`);
}

const isAt = (pointer: string, issue: Issue) => issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`);

/**
 * Checks that a mutated document loses no other part than the mutated one, and that rendering it neither throws nor
 * produces active content. Counts whether the mutation is reported at its JSON pointer.
 * @throws Error if a check fails.
 */
export async function damagedDocumentHolds(
  { check, draw, partsOf }: DocumentKind,
  { whole, damaged, mutation, pointer }: DamagedPair,
  tally: DocumentTally,
) {
  tally.damaged += 1;
  const checked = check(damaged);
  if (!checked.ok) {
    tally.faults += 1;
    if (checked.issues.some((issue) => isAt(pointer, issue))) tally.reported += 1;
    else tally.missed.push(`${mutation} at ${pointer}, told: ${checked.issues.slice(0, 2).map(line).join(' · ')}`);
  }
  // A document that fails validation is not rendered, except kinds whose valid parts are still shown to viewers.
  if (checked.ok || partsOf) await soundly(draw, damaged);
  if (!partsOf) return;
  const after = new Set(partsOf(damaged));
  // A mutation outside the items may remove all of them, so there is nothing more to check.
  const place = /^\/items\/(\d+)/.exec(pointer)?.[1];
  if (place === undefined) return;
  const lost = partsOf(whole).find((id, index) => index !== Number(place) && !after.has(id));
  if (lost !== undefined) throw new Error(`${lost} is gone, though ${pointer} was damaged (${mutation})`);
}

const withText = (value: unknown, text: string, key?: string): unknown => {
  if (typeof value === 'string') return key === 'version' || key === 'type' || key === 'fieldType' ? value : text;
  if (Array.isArray(value)) return value.map((part) => withText(part, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withText(part, text, name)]));
};

/** Checks that a document whose texts are all hostile renders no active content, whether or not it is valid. */
export const hostileDocuments = (kind: DocumentKind): fc.IAsyncProperty<[Plain, string]> =>
  fc.asyncProperty(kind.documents, fc.constantFrom(...hostile), async (document, text) => {
    await soundly(kind.draw, withText(document, text) as Plain);
  });
