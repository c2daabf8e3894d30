import { useMessages } from '#renderers/messages/messages.tsx';
import { PageView } from '#renderers/page/page-view.tsx';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import { headingKinds } from '#schemas/generated/kinds.ts';
import type { Page } from '#schemas/generated/types.ts';
import { heading } from './page-screen.styles.ts';

interface PageScreenProps {
  /** Page document from the server, not yet validated. */
  document: unknown;
  path: string;
  brand: string;
  registry: BlockRegistry;
  isEditor: boolean;
  /** Name of the page in diagnostics; by default its source. */
  name?: string;
  /** Whether the page is a draft that is shown in a preview. */
  isDraft?: boolean;
}

const textOf = (document: unknown, key: 'title' | 'description' | 'source'): string | undefined => {
  const value = (document as Partial<Page> | null)?.[key];
  return typeof value === 'string' ? value : undefined;
};

/** Whether the page's first element contains the page's heading. */
function opensItself(document: unknown): boolean {
  const [first] =
    (document as { elements?: { $type?: unknown; attributes?: Record<string, unknown> }[] } | null)?.elements ?? [];
  const heading = headingKinds.get(String(first?.$type));
  const value = heading && first?.attributes?.[heading.attribute];
  return heading?.value === undefined ? Boolean(value) : value === heading.value;
}

const isEmpty = (document: unknown): boolean => (document as Partial<Page> | null)?.elements?.length === 0;

/** A composed page with title and description for browsers and search engines. */
export function PageScreen({ document, path, brand, registry, isEditor, name, isDraft = false }: PageScreenProps) {
  const { t } = useMessages();
  const title = textOf(document, 'title');
  const description = textOf(document, 'description');
  return (
    <>
      <title>{title && title !== brand ? `${title} · ${brand}` : brand}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isEmpty(document) ? (
        <Notice title={t('emptyPageTitle')} text={t('emptyPageText')} />
      ) : (
        <>
          {title && !opensItself(document) ? <h1 className={heading}>{title}</h1> : null}
          <PageView
            key={path}
            document={document}
            name={name ?? `page ${textOf(document, 'source') ?? path}`}
            registry={registry}
            forEditor={isEditor}
            isDraft={isDraft}
          />
        </>
      )}
    </>
  );
}
