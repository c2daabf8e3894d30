interface Row {
  /** Required fact; applies always if absent. */
  fact?: 'isSignedIn' | 'isAlone' | 'isProtected';
  /** Whether pressing sign-in opens the panel beside the page; otherwise the link leads to the sign-in page. */
  opens?: true;
  /** Whether the panel stays open when the route or the viewer changes. */
  stays?: true;
}

/**
 * When sign-in opens as a panel; the first matching row applies (decision table 5.12 of the design). `isAlone`:
 * sign-in pages and previews. `isProtected`: realms with a captcha before sign-in.
 */
export const besideTable: readonly Row[] = [
  { fact: 'isSignedIn' },
  { fact: 'isAlone' },
  { fact: 'isProtected', stays: true },
  { opens: true, stays: true },
];

/** Finds the matching row of the table; truthy facts count as given. */
export const decideSignInPanel = (facts: Record<NonNullable<Row['fact']>, unknown>, table = besideTable): Row =>
  table.find(({ fact }) => !fact || facts[fact]) ?? {};
