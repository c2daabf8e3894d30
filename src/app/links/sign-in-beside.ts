/** What happens to sign-in beside the page. */
type Outcome = 'page' | 'beside' | 'gone';

interface Facts {
  /** Somebody presses sign-in, or something has changed: the route, or who is there. */
  on: 'press' | 'change';
  isGuest: boolean;
  /** Whether the page is itself one on which one comes in, or a preview. */
  isAlone: boolean;
  /** Whether the realm protects sign-in by a captcha, which has a page of its own. */
  isProtected: boolean;
}

/** Where sign-in stands for guests, the first row that fits (decision table 5.12 of the design). */
export const besideTable: readonly (Partial<Facts> & { then: Outcome })[] = [
  { on: 'press', isProtected: true, then: 'page' },
  { on: 'press', isAlone: true, then: 'page' },
  { on: 'press', then: 'beside' },
  { on: 'change', isGuest: false, then: 'gone' },
  { on: 'change', isAlone: true, then: 'gone' },
  { on: 'change', then: 'beside' },
];

/** What happens to sign-in beside the page by what is known. */
export function signInBeside(facts: Facts, table = besideTable): Outcome {
  const row = table.find(({ then: _then, ...when }) =>
    Object.entries(when).every(([fact, is]) => facts[fact as keyof Facts] === is),
  );
  if (!row) throw new Error('No row fits');
  return row.then;
}
