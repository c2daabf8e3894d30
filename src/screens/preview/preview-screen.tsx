import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef } from 'react';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import { PortsProvider, usePorts } from '#renderers/ports/ports.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { previewRoutes } from '#schemas/preview-routes.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';
import { PageScreen } from '../page/page-screen.tsx';
import { createFindings } from './findings.ts';
import * as styles from './preview-screen.styles.ts';
import { type Shown, usePreview, type Overrider } from './use-preview.ts';
import type { PreviewPort } from './port.ts';

/** A page of the service in which a preview is drawn. */
export type PreviewFrame = keyof typeof previewRoutes;

interface PreviewScreenProps {
  frame: PreviewFrame;
  /** Origins that may send drafts. */
  origins: readonly string[];
  /** The signed ticket that the address carries. */
  ticket: string | undefined;
  port: PreviewPort;
  brand: string;
  blocks: BlockRegistry;
  fields: FieldRegistry;
  /** What this build can draw. */
  kinds: string[];
  overrider: Overrider;
  /** The page behind a menu, theme or words that are being edited. */
  behind: unknown;
}

interface DrawnProps extends Pick<PreviewScreenProps, 'frame' | 'brand' | 'blocks' | 'fields' | 'behind'> {
  shown: Shown;
}

const behindIt: ReadonlySet<EditedKind> = new Set(['menu', 'theme', 'labels']);

/** The draft, by the same parts that draw it for viewers. */
function Drawn({ shown, frame, brand, blocks, fields, behind }: DrawnProps) {
  const { kind, name, document } = shown;
  if (kind === 'form')
    return (
      <div className={styles.asForm}>
        <FormView document={document} name={`form ${name}`} registry={fields} send={async () => ({ ok: true })} />
      </div>
    );
  const page = (
    <PageScreen
      document={behindIt.has(kind) ? behind : document}
      name={`page ${name}`}
      path={`${kind} ${name}`}
      brand={brand}
      registry={blocks}
      isEditor
      isDraft
    />
  );
  return frame === 'cancellation-promo-preview' ? <div className={styles.asDialog}>{page}</div> : page;
}

/**
 * Draws drafts that an editor's page sends, or the one that a signed link names, as viewers would see them, and tells
 * what is wrong with them. Drafts are kept nowhere.
 */
export function PreviewScreen(props: PreviewScreenProps) {
  useSignals();
  const { frame, brand } = props;
  const { t } = useMessages();
  const ports = usePorts();
  const findings = useMemo(() => createFindings(), []);
  const inside = useMemo(() => ({ ...ports, diagnostics: findings }), [ports, findings]);
  const root = useRef<HTMLDivElement>(null);
  const problem = useSignal<string | undefined>(undefined);
  const shown = usePreview({ ...props, findings, root, problem });
  return (
    <PortsProvider ports={inside}>
      <title>{`${t('preview')} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <div ref={root} className={styles.frame} data-preview={frame}>
        {shown.value ? (
          <Drawn {...props} shown={shown.value} />
        ) : (
          <Notice title={t('preview')} text={problem.value ?? t('previewWaits')} />
        )}
      </div>
    </PortsProvider>
  );
}
