import { checkPage } from '#schemas/author.ts';
import type { Issue } from '#schemas/issue.ts';
import { limitIssues } from '#schemas/limits.ts';
import type { Drawing } from './fuzz-entry.tsx';
import type { fromSchemas } from './from-schema.ts';
import { drawnPlaces, faultsIn } from './inspect.ts';
import type { Mutant } from './mutate.ts';
import type { GeneratedPage } from './pages.ts';

type Draw = (document: unknown) => Promise<Drawing>;

/** Counters of all fuzzing runs. */
export interface Tally {
  valid: number;
  damaged: number;
  hostile: number;
  /** Number of pages that failed to render at all. */
  lost: number;
  /** Number of elements that threw while rendering although their validators accepted them. */
  thrown: number;
  /** Active content in the HTML: scripts, handlers, frames and unsafe addresses. */
  ran: number;
  /** Number of mutations that violate a schema. */
  faults: number;
  /** Number of those mutations that were reported at their JSON pointer. */
  reported: number;
  missed: string[];
  /** Milliseconds of processor time of the slowest page. */
  slowest: number;
}

export const createTally = (): Tally => ({
  valid: 0,
  damaged: 0,
  hostile: 0,
  lost: 0,
  thrown: 0,
  ran: 0,
  faults: 0,
  reported: 0,
  missed: [],
  slowest: 0,
});

/** Processor time in milliseconds above which a page counts as hanging. */
const HANGS_MS = 3000;

async function drawn(draw: Draw, page: unknown, tally: Tally): Promise<Drawing> {
  const before = process.cpuUsage();
  const drawing = await draw(page).catch((error: unknown) => {
    tally.lost += 1;
    throw new Error(`the page is lost: ${String(error)}`, { cause: error });
  });
  // Measure processor time, because a busy machine must not count as a hang.
  const { user, system } = process.cpuUsage(before);
  const took = (user + system) / 1000;
  tally.slowest = Math.max(tally.slowest, took);
  if (took > HANGS_MS) throw new Error(`the page took ${took.toFixed(0)} ms`);
  const thrown = drawing.issues.filter(({ rule }) => rule === 'throws');
  tally.thrown += thrown.length;
  if (thrown[0]) throw new Error(`an element threw at ${thrown[0].pointer}: ${thrown[0].found}`);
  const faults = faultsIn(drawing.html);
  tally.ran += faults.length;
  if (faults[0]) throw new Error(`the page holds ${faults[0]}`);
  return drawing;
}

const line = ({ pointer, expected, found }: Issue) => `${pointer}: expected ${expected}, found ${found}`;

/**
 * Checks that a valid page renders without errors.
 * @throws Error otherwise.
 */
export async function validHolds(draw: Draw, page: GeneratedPage, tally: Tally): Promise<void> {
  tally.valid += 1;
  const { issues } = await drawn(draw, page, tally);
  const [error] = issues.filter(({ severity }) => severity === 'error');
  if (error) throw new Error(`a valid page was found wrong at ${line(error)}`);
  const checked = checkPage(page);
  if (!checked.ok && checked.issues[0]) throw new Error(`a generated page is not valid: ${line(checked.issues[0])}`);
}

/** Whether an issue is at the mutated value or within it. */
const isAt = (pointer: string, issue: Issue) => issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`);

function count({ page, pointer, mutation }: Mutant, tally: Tally): void {
  const checked = checkPage(page);
  const issues = [...limitIssues(page), ...(checked.ok ? [] : checked.issues)];
  if (issues.length === 0) return;
  tally.faults += 1;
  if (issues.some((issue) => isAt(pointer, issue))) tally.reported += 1;
  else tally.missed.push(`${mutation} at ${pointer}, told: ${issues.slice(0, 2).map(line).join(' · ').slice(0, 300)}`);
}

/**
 * Checks that all other elements render as before, and that issues concern only the mutated element.
 * @throws Error otherwise.
 */
export async function mutantHolds(
  draw: Draw,
  { whole, mutant }: { whole: GeneratedPage; mutant: Mutant },
  tally: Tally,
): Promise<void> {
  tally.damaged += 1;
  count(mutant, tally);
  const before = await drawn(draw, whole, tally);
  const after = await drawn(draw, mutant.page, tally);
  const { place, page } = mutant;
  const elsewhere = after.issues.find(
    ({ pointer, rule }) => !isAt(`/elements/${place}`, { pointer } as Issue) && rule !== 'unknown-tab',
  );
  if (elsewhere) throw new Error(`a valid element was found wrong at ${line(elsewhere)}`);
  // Pages with tabs are not compared, because a page whose tabs element is broken shows all panels at once.
  if (whole.elements.some(({ $type }) => $type === 'tabs')) return;
  const whatWas = drawnPlaces(before.html);
  const whatIs = drawnPlaces(after.html);
  for (const index of page.elements.keys())
    if (index !== place && whatWas.get(index) !== whatIs.get(index))
      throw new Error(
        `element ${index} is not drawn as it was before element ${place} was damaged (${mutant.mutation})`,
      );
}

const withText = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((part) => withText(part, text));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withText(part, text)]));
};

/**
 * Renders every example of every block with each hostile text, in all attributes and in one attribute at a time.
 * Returns the failures.
 */
export async function hostileEverywhere(
  draw: Draw,
  schemas: ReturnType<typeof fromSchemas>,
  texts: readonly string[],
  tally: Tally,
): Promise<string[]> {
  const failures: string[] = [];
  for (const text of texts) {
    const elements = schemas.kinds('blocks').flatMap((kind) =>
      schemas.examplesOf(`blocks/${kind}.schema.json`).flatMap((example) => {
        const attributes = example as Record<string, unknown>;
        const each = Object.keys(attributes).map((key) => ({ ...attributes, [key]: withText(attributes[key], text) }));
        return [withText(attributes, text), ...each].map((one) => ({ $type: kind, $zone: 'list', attributes: one }));
      }),
    );
    // Split into pages of 100 elements, because pages have a size limit.
    for (let from = 0; from < elements.length; from += 100) {
      tally.hostile += 1;
      const page = { version: '1.1', title: text, elements: elements.slice(from, from + 100) };
      await drawn(draw, page, tally).catch((error: unknown) => {
        failures.push(
          `Hostile text ${JSON.stringify(text).slice(0, 80)}: ${error instanceof Error ? error.message : error}`,
        );
      });
    }
  }
  return failures;
}
