import { renderToReadableStream } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { fields } from '#blocks/fields/registry.ts';
import { blocks } from '#blocks/registry.ts';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { thrownIssue } from '#renderers/page/thrown-issue.ts';
import { PageView } from '#renderers/page/page-view.tsx';
import { type Trace, TraceContext } from '#renderers/page/trace.ts';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import { createRegistry } from '#renderers/registry/registry.ts';
import { loadExplanations } from '#schemas/explanations.ts';
import type { Issue } from '#schemas/issue.ts';
import en from '#schemas/labels/en_US.json';
import { safeUrl } from '#schemas/url.ts';

const labels = { defaultLocale: 'en_US', selectedLocale: 'en_US', translations: { en_US: en }, messages: {} };
const registry = createRegistry(blocks);
const fieldRegistry = createRegistry(fields);
await loadExplanations();
const failures = [
  ...(await registry.preload(Object.keys(blocks))),
  ...(await fieldRegistry.preload(Object.keys(fields))),
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

/** A drawn page, and what was told of it. */
export interface Drawing {
  html: string;
  issues: Issue[];
}

/** Draws a page as the server does, every element's place marked. Rejects when the page as a whole is lost. */
export async function draw(document: unknown): Promise<Drawing> {
  const issues: Issue[] = [];
  const report = (_name: string, issue: Issue) => void issues.push(issue);
  const trace: Trace = {};
  const stream = await renderToReadableStream(
    <TraceContext value={trace}>
      <MessagesProvider labels={labels}>
        <PortsProvider ports={{ ...ports, diagnostics: { report } }}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <PageView document={document} name="page fuzz" registry={registry} isDraft />
          </SWRConfig>
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
