import type { Locator, Page } from '@playwright/test';

/** The form of the part that is chosen. */
export const form = (page: Page): Locator => page.getByRole('region', { name: /^Form: / });
/** The title of the part itself; others stand in its groups. */
export const titleField = (page: Page): Locator =>
  form(page).getByRole('textbox', { name: 'Title', exact: true }).first();
/** What the document is made of. */
export const outline = (page: Page): Locator => page.getByRole('tree', { name: 'Outline' });
/** One of its parts. */
export const part = (page: Page, name: string | RegExp): Locator => outline(page).getByRole('treeitem', { name });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
/** Chooses the view in which the document is written. */
export const writeIn = (page: Page, view: 'Form' | 'JSON' | 'Both'): Promise<void> =>
  page.getByRole('group', { name: 'Write in' }).getByText(view, { exact: true }).click();

/** A page of a hero and two texts, which needs no catalogue. */
export const page3: string = JSON.stringify(
  {
    version: '1.1',
    title: 'Three parts',
    elements: [
      { $type: 'textBlock', $zone: 'list', attributes: { title: 'First text', text: 'One.' } },
      { $type: 'hero', $zone: 'header', attributes: { title: 'The hero', background: { placeholder: '#203040' } } },
      { $type: 'textBlock', $zone: 'list', attributes: { title: 'Second text', text: 'Two.' } },
    ],
  },
  null,
  2,
);
