import { useLayoutEffect } from 'react';

/**
 * Hides the purchase badges of titles that the viewer's licences open. Pages are rendered for guests, and a style sheet
 * changes thousands of cards without rendering them again.
 */
export default function OpenedTitles({ licenceIds }: { licenceIds: readonly number[] }) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${licenceIds.map((id) => `[data-licences~="${id}"]`).join()} { display: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [licenceIds]);
  return null;
}
