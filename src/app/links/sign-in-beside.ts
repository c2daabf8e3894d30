interface Row {
  /** Fact that must be true for this row to apply; without one the row always applies. */
  fact?: 'isSignedIn' | 'isAlone' | 'isProtected';
  /** Whether pressing sign-in opens the panel beside the page; otherwise the link leads to the sign-in page. */
  opens?: true;
  /** Whether the panel stays open when the route or the viewer changes. */
  stays?: true;
}

/**
 * Decides when sign-in opens as a panel; the first matching row applies (decision table 5.12 of the design). `isAlone`:
 * the page is a sign-in page or a preview. `isProtected`: the realm requires a captcha before sign-in.
 */
export const besideTable: readonly Row[] = [
  { fact: 'isSignedIn' },
  { fact: 'isAlone' },
  { fact: 'isProtected', stays: true },
  { opens: true, stays: true },
];

/** Returns the first row of the table whose fact is true (any truthy value), or that requires no fact. */
export const decideSignInPanel = (facts: Record<NonNullable<Row['fact']>, unknown>, table = besideTable): Row =>
  table.find(({ fact }) => !fact || facts[fact]) ?? {};
