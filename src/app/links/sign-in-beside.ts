interface Row {
  /** What has to be so; nothing in particular if not told. */
  fact?: 'isSignedIn' | 'isAlone' | 'isProtected';
  /** Whether sign-in opens beside the page when it is pressed; else its link leads to the page of its own, with the way back. */
  opens?: true;
  /** Whether it stays open when the route changes, or who is there. */
  stays?: true;
}

/**
 * Where sign-in stands, the first row that fits (decision table 5.12 of the design). Alone are pages on which one comes in anyhow, and
 * previews; protected is a realm with a captcha before sign-in.
 */
export const besideTable: readonly Row[] = [
  { fact: 'isSignedIn' },
  { fact: 'isAlone' },
  { fact: 'isProtected', stays: true },
  { opens: true, stays: true },
];

/** Where sign-in stands by what is known; a fact is so if there is anything to it. */
export const signInBeside = (facts: Record<NonNullable<Row['fact']>, unknown>, table = besideTable): Row =>
  table.find(({ fact }) => !fact || facts[fact]) ?? {};
