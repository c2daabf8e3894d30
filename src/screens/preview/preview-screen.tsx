import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useRef } from 'react';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import { PortsProvider, usePorts } from '#renderers/ports/ports.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { Consent } from '#schemas/generated/types.ts';
import type { previewRoutes } from '#schemas/preview-routes.ts';
import { PageScreen } from '../page/page-screen.tsx';
import { ConsentForm } from '../consent/consent-form.tsx';
import { around } from './preview-as-page.ts';
import { createFindings } from './findings.ts';
import * as styles from './preview-screen.styles.ts';
import { type Shown, usePreview, type Overrider } from './use-preview.ts';
import type { PreviewPort } from './port.ts';

/** A preview page of the service. */
export type PreviewPage = keyof typeof previewRoutes;

interface PreviewScreenProps {
  frame: PreviewPage;
  /** Origins that may send drafts. */
  origins: readonly string[];
  /** The signed ticket in the URL. */
  ticket: string | undefined;
  port: PreviewPort;
  brand: string;
  blocks: BlockRegistry;
  fields: FieldRegistry;
  /** Kinds of elements that this build can render. */
  kinds: string[];
  overrider: Overrider;
  /** The page behind a menu, theme or labels that are being edited. */
  behind: unknown;
  /** Navigation that was suppressed; a new object each time. */
  kept: { path: string } | undefined;
}

interface DrawnProps extends Pick<PreviewScreenProps, 'frame' | 'brand' | 'blocks' | 'fields' | 'behind'> {
  shown: Shown;
}

/** Renders the draft with the same components as for viewers. */
function Drawn({ shown, frame, brand, blocks, fields, behind }: DrawnProps) {
  const { kind, name, document, behind: said } = shown;
  if (kind === 'form')
    return (
      <div className={styles.asForm}>
        <FormView document={document} name={`form ${name}`} registry={fields} send={async () => ({ ok: true })} />
      </div>
    );
  if (kind === 'consent')
    return (
      <div className={styles.asForm}>
        <ConsentForm
          terms={(document as Consent).terms}
          registry={fields}
          send={async () => ({ ok: true })}
          initial={undefined}
        />
      </div>
    );
  const page = (
    <PageScreen
      document={around.has(kind) ? (said ?? behind) : document}
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
 * Preview of drafts sent by an editor, or of the draft of a signed link, as viewers would see it, with its issues.
 * Drafts are not stored.
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
