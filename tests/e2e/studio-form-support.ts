import type { Locator, Page } from '@playwright/test';

/** The form of the selected element. */
export const form = (page: Page): Locator => page.getByRole('region', { name: /^Form: / });
/** The title field of the selected element; its nested groups have title fields too. */
export const titleField = (page: Page): Locator =>
  form(page).getByRole('textbox', { name: 'Title', exact: true }).first();
/** The outline tree of the document. */
export const outline = (page: Page): Locator => page.getByRole('tree', { name: 'Outline' });
/** An element in the outline. */
export const part = (page: Page, name: string | RegExp): Locator => outline(page).getByRole('treeitem', { name });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
/** Selects whether the studio’s editor shows the form, the JSON or both. */
export const writeIn = (page: Page, view: 'Form' | 'JSON' | 'Both'): Promise<void> =>
  page.getByRole('group', { name: 'Write in' }).getByText(view, { exact: true }).click();

/** JSON of a page with a hero and two texts, which refers to no titles of the catalogue. */
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
