import type { RealmBundle } from '#server/authoring/folder/bundle.ts';

/** A page to draw: its path, and the file that a mistake in it comes from. */
export interface CheckedPage {
  path: string;
  file: string;
}

const formFile = (name: string) => `forms/${name}.json`;

/** Every page of a realm that its documents make and a guest can see: composed pages, and the forms to sign in and up. */
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
 * The file that holds a document which a drawn page names in its own way: `page home`, `form login`, `menu WEB`.
 * What it draws itself is the page's.
 */
export function fileOf(document: string, { menus, forms, pages }: RealmBundle, page: CheckedPage): string {
  const [kind, name = ''] = document.split(' ');
  if (kind === 'menu')
    return (menus.find(({ document: menu }) => menu.platform === name) ?? menus[0])?.file ?? page.file;
  if (kind === 'form') return forms.find((form) => form.name === name)?.file ?? page.file;
  // The name of a page is what it says its source is, which may be anything: it is known by the address.
  if (kind === 'page' || kind === 'blocks') return page.file;
  return [...pages, ...forms, ...menus].find(({ file }) => file === document)?.file ?? page.file;
}
