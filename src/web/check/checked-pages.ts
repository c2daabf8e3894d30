import type { RealmBundle } from '#server/authoring/folder/bundle.ts';

/** A page to render: its path, and the file to which errors are attributed. */
export interface CheckedPage {
  path: string;
  file: string;
}

const formFile = (name: string) => `forms/${name}.json`;

/** Lists the pages of a realm that a guest can see: composed pages and the forms for signing in and up. */
export function checkedPagesOf({ settings, pages, news, fighters }: RealmBundle): CheckedPage[] {
  const { authentication, registrationForm, selfRegistration } = settings.document;
  const providers = authentication?.providers ?? [];
  const form = providers.find((provider) => provider.form !== undefined)?.form;
  return [
    ...pages.map(({ name, file }) => ({ path: name === 'home' ? '/' : `/section/${encodeURIComponent(name)}`, file })),
    ...(news ? [{ path: '/news', file: news.file }] : []),
    ...(fighters ? [{ path: '/fighters', file: fighters.file }] : []),
    ...(form === undefined ? [] : [{ path: '/login', file: formFile(form) }]),
    ...(providers.some(({ canSignUp }) => canSignUp) && selfRegistration?.allowed && registrationForm !== undefined
      ? [{ path: '/signup', file: formFile(registrationForm) }]
      : []),
  ];
}

/**
 * Maps a document name from a rendering error (`page home`, `form login`, `menu WEB`) to its file; default: the page's
 * file.
 */
export function fileOf(document: string, { menus, forms, pages }: RealmBundle, page: CheckedPage): string {
  const [kind, name = ''] = document.split(' ');
  if (kind === 'menu')
    return (menus.find(({ document: menu }) => menu.platform === name) ?? menus[0])?.file ?? page.file;
  if (kind === 'form') return forms.find((form) => form.name === name)?.file ?? page.file;
  // A rendering error names a page by its `source`, which may be any text, so it is attributed to the page being
  // rendered.
  if (kind === 'page' || kind === 'blocks') return page.file;
  return [...pages, ...forms, ...menus].find(({ file }) => file === document)?.file ?? page.file;
}
