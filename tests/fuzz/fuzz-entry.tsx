import { renderToReadableStream } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { fields } from '#blocks/fields/registry.ts';
import { menuLayouts } from '#blocks/menus/registry.ts';
import { blocks } from '#blocks/registry.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import { validatorsOf } from '#renderers/form/preload-form.ts';
import { MenuView } from '#renderers/menu/menu-view.tsx';
import { resolveItems } from '#renderers/menu/resolve.ts';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { thrownIssue } from '#renderers/page/thrown-issue.ts';
import { PageView } from '#renderers/page/page-view.tsx';
import { type Trace, TraceContext } from '#renderers/page/trace.ts';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import { createRegistry } from '#renderers/registry/registry.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { loadExplanations } from '#schemas/explanations.ts';
import type { Issue } from '#schemas/issue.ts';
import en from '#schemas/labels/en_US.json';
import { parseForm } from '#schemas/parse-form.ts';
import { parseMenu } from '#schemas/parse-menu.ts';
import { safeUrl } from '#schemas/url.ts';
import type { Labels } from '#schemas/wire/site/realm.ts';
import { icuMessagesOf } from '#schemas/labels/icu.ts';

const labels = { defaultLocale: 'en_US', selectedLocale: 'en_US', translations: { en_US: en }, messages: {} };
const registry = createRegistry(blocks);
const fieldRegistry = createRegistry(fields);
const menuRegistry = createRegistry(menuLayouts);
await loadExplanations();
const failures = [
  ...(await registry.preload(Object.keys(blocks))),
  ...(await fieldRegistry.preload(Object.keys(fields))),
  ...(await menuRegistry.preload(Object.keys(menuLayouts))),
];
if (failures[0]) throw failures[0];

const ports = {
  data: {
    bucket: () => Promise.reject(new Error('no data here')),
    list: () => Promise.reject(new Error('no data here')),
  },
  navigation: {
    Link: ({ to, children, ...props }: { to: string; children: React.ReactNode }) => (
      <a href={to} {...props}>
        {children}
      </a>
    ),
    hrefOf: ({ url, route }: { url?: string; route?: string }) => safeUrl(url ?? route) ?? '/',
    hrefOfCard: ({ id }: { id: number }) => `/video/${id}`,
    go: () => undefined,
  },
  fields: async () => fieldRegistry,
  analytics: { report: () => undefined },
  reviews: { post: async () => undefined },
} as unknown as Omit<Ports, 'diagnostics'>;

/** Rendered HTML and the issues reported during rendering. */
export interface Drawing {
  html: string;
  issues: Issue[];
}

async function drawn(content: React.ReactNode, texts: Labels, issues: Issue[], trace: Trace = {}): Promise<Drawing> {
  const report = (_name: string, issue: Issue) => void issues.push(issue);
  const stream = await renderToReadableStream(
    <TraceContext value={trace}>
      <MessagesProvider labels={texts}>
        <PortsProvider ports={{ ...ports, diagnostics: { report } }}>
          <SWRConfig value={{ provider: () => new Map() }}>{content}</SWRConfig>
        </PortsProvider>
      </MessagesProvider>
    </TraceContext>,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => report('', thrownIssue(trace.pointer ?? '', error)),
    },
  );
  await stream.allReady;
  return { html: await new Response(stream).text(), issues };
}

/** Renders a page as the server does, with each element’s JSON pointer as an attribute. Rejects if the page fails. */
export const draw = (document: unknown): Promise<Drawing> =>
  drawn(<PageView document={document} name="page fuzz" registry={registry} isDraft />, labels, []);

/** Data for a form besides its definition. */
export interface AroundForm {
  terms?: readonly ConsentTerm[];
  /** The realm’s texts, which override the product’s. */
  texts?: Record<string, string>;
}

/** Renders a form as the server does and returns the issues of its fields. */
export async function drawForm(document: unknown, { terms = [], texts = {} }: AroundForm = {}): Promise<Drawing> {
  const parsed = parseForm(document, validatorsOf(fieldRegistry, document));
  const all = { ...labels, translations: { en_US: { ...en, ...texts } }, messages: { en_US: icuMessagesOf(texts) } };
  return drawn(
    <FormView
      document={document}
      name="form fuzz"
      registry={fieldRegistry}
      send={() => Promise.reject(new Error('nothing is sent here'))}
      action="/here"
      terms={terms}
    />,
    all,
    [...parsed.issues],
  );
}

const leadsTo = ({ url, route }: { url?: string; route?: string }) => safeUrl(url ?? route) ?? '/';

/** Renders a menu as the server does and returns the issues of its items; the HTML is empty for an invalid menu. */
export async function drawMenu(document: unknown): Promise<Drawing> {
  const parsed = parseMenu(document);
  if (!parsed.menu) return { html: '', issues: [...parsed.issues] };
  return drawn(
    <MenuView
      registry={menuRegistry}
      menu={parsed.menu}
      items={resolveItems(parsed.items, leadsTo)}
      logos={{ main: '/files/a/logo.svg', small: '/files/a/mark.svg' }}
      logoSizes={{}}
      brand="Fuzz"
      homeHref="/"
      signInHref="/login"
      openSignIn={undefined}
      signUpHref="/signup"
      searchHref="/search"
      pinned={false}
      wishes={null}
      languages={[{ locale: 'en_US', name: 'English', href: '/', current: true }]}
      languageBadge
      viewer={{ name: undefined, isGuest: true, signOutHref: '/logout' }}
    />,
    labels,
    [...parsed.issues],
  );
}
