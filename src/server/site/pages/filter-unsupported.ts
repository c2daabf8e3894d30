import type { Draws } from '#schemas/capabilities.ts';
import { fallbacksOf } from '#schemas/fallback.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import { compareVersions } from '#schemas/version.ts';
import { errorAt, type Issue, pointerTo } from '#schemas/issue.ts';
import type { Page } from '#schemas/generated/types.ts';

/** Rules that decide whether an element is sent to the client. */
export interface OfferRules {
  /** Kinds that the realm has disabled. */
  off: ReadonlySet<string>;
  /** Kinds of elements that the client's build can render; undefined if it can render all. */
  draws?: Draws | undefined;
}

/** The filtered page and the issues found. */
export interface Offer {
  page: Page;
  issues: Issue[];
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const reasons = {
  'switched-off': 'a kind that is switched on for this realm',
  'not-drawn': 'a kind that the caller’s build can draw',
} as const;

const withheld = (pointer: string, rule: keyof typeof reasons, kind: unknown, shownAs: unknown): Issue => {
  const at = pointerTo(pointer, '$type');
  const issue = errorAt(at, rule, reasons[rule], `"${String(kind)}"`);
  const named = { ...issue, element: String(kind) };
  return shownAs === undefined
    ? named
    : { ...named, severity: 'warning', found: `${issue.found}, shown as ${String(shownAs)}` };
};

/** Returns why an element is not sent; undefined if it is sent. */
function whyNot({ $type }: Plain, { off, draws }: OfferRules): keyof typeof reasons | undefined {
  const kind = String($type);
  if (off.has(kind)) return 'switched-off';
  return draws && !draws.kinds.includes(kind) ? 'not-drawn' : undefined;
}

/** Returns an element, its first usable fallback, or nothing. */
function offerElement(element: unknown, pointer: string, rules: OfferRules, issues: Issue[]): unknown[] {
  // Invalid elements are sent unchanged, because the renderer reports them.
  if (!isPlain(element)) return [element];
  const { $type, fallback } = element;
  const isOn = (one: Plain) => whyNot(one, rules) === undefined;
  if (isOn(element)) {
    const inside = offerInside(element, pointer, rules, issues);
    // The client may still need a fallback of this element, so only disabled ones are removed.
    const usable = Array.isArray(fallback) ? fallbacksOf(element).filter(isOn) : [];
    return [Array.isArray(fallback) && usable.length < fallback.length ? { ...inside, fallback: usable } : inside];
  }
  const [first, ...others] = fallbacksOf(element).filter(isOn);
  issues.push(withheld(pointer, whyNot(element, rules) ?? 'switched-off', $type, first?.['$type']));
  if (!first) return [];
  const chosen = offerInside(first, pointer, rules, issues);
  return [others.length > 0 ? { ...chosen, fallback: others } : chosen];
}

/** Filters nested elements. */
function offerInside(element: Plain, pointer: string, rules: OfferRules, issues: Issue[]): Plain {
  const { attributes } = element;
  if (!isPlain(attributes) || !Array.isArray(attributes['elements'])) return element;
  const at = pointerTo(pointer, 'attributes', 'elements');
  const elements = attributes['elements'].flatMap((inner: unknown, index) =>
    offerElement(inner, pointerTo(at, index), rules, issues),
  );
  return { ...element, attributes: { ...attributes, elements } };
}

/**
 * Replaces elements by a fallback if their kind is disabled or unknown to the client's build; without a fallback it
 * removes them. Migrates the page to an older build's schema version. Pure; returns the same page if no rule applies.
 */
export function filterUnsupported(page: Page, rules: OfferRules): Offer {
  const { draws } = rules;
  const older = draws && compareVersions(draws.version, page.version) < 0;
  const { page: offer, issues } = withoutWithheld(page, rules);
  return { page: older ? (migrate('page', offer, draws.version) as Page) : offer, issues };
}

function withoutWithheld(page: Page, rules: OfferRules): Offer {
  if ((rules.off.size === 0 && !rules.draws) || !Array.isArray(page.elements)) return { page, issues: [] };
  const issues: Issue[] = [];
  const elements = (page.elements as unknown[]).flatMap((element, index) =>
    offerElement(element, pointerTo('/elements', index), rules, issues),
  );
  return { page: { ...page, elements: elements as Page['elements'] }, issues };
}
