import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useRef } from 'react';
import type { Api } from '#services/api/client.ts';
import type { Live } from '#services/live/live.ts';
import type { StudioRealm } from '#schemas/wire/authoring/studio-realms.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import type { Language } from '../language/language.ts';
import { PreviewPane, type Reveal } from '../preview/preview-pane.tsx';
import type { Views } from '../preview/views.ts';
import { ConflictDialog } from '../publish/conflict-dialog.tsx';
import { DiscardDialog } from '../publish/discard-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { type Action, DocumentBar } from './document-bar.tsx';
import * as styles from './document-workspace.styles.ts';
import type { Opened } from './use-open.ts';
import { useGuards } from './use-guards.ts';
import { type JumpTo, EditorWorkspace } from './editor-workspace.tsx';

interface DocumentWorkspaceProps {
  realm: StudioRealm;
  api: Api;
  live: Live;
  language: Language;
  views: Views;
  opened: Opened;
  /** Called after saving or publishing, to reload the document list. */
  onChanged: () => void;
  /** Called after the document was deleted. */
  onGone: () => void;
}

/** Workspace of a document: editor and problems on one side, preview on the other. */
export function DocumentWorkspace({
  realm,
  api,
  live,
  language,
  views,
  opened,
  onChanged,
  onGone,
}: DocumentWorkspaceProps) {
  useSignals();
  const { document, checks, tickets } = opened;
  const action = useSignal<Action | undefined>(undefined);
  const jump = useRef<JumpTo | undefined>(undefined);
  const reveal = useRef<Reveal | undefined>(undefined);
  const close = () => {
    action.value = undefined;
  };
  const save = useCallback(() => {
    if (document.isUnsaved.peek()) void document.save().then((isSaved) => isSaved && onChanged());
  }, [document, onChanged]);
  const setReveal = useCallback((next: Reveal | undefined) => {
    reveal.current = next;
  }, []);
  const jumpTo = useCallback((pointer: string) => jump.current?.({ pointer }), []);
  useGuards(document, live, save);
  return (
    <div className={styles.workspace} data-many={views.all.value.length > 1 || undefined}>
      <DocumentBar
        document={document}
        onSave={save}
        onAction={(next) => {
          action.value = next;
        }}
        onChanged={onChanged}
      />
      <EditorWorkspace
        opened={opened}
        language={language}
        jump={jump}
        onReveal={(pointer) => reveal.current?.(pointer)}
      />
      <PreviewPane
        realm={realm}
        document={document}
        checks={checks}
        tickets={tickets}
        views={views}
        onReady={setReveal}
        onPicked={jumpTo}
      />
      {action.value === 'compare' ? <ConflictDialog document={document} onClose={close} /> : null}
      {action.value === 'publish' || action.value === 'schedule' ? (
        <PublishDialog
          document={document}
          checks={checks}
          isLater={action.value === 'schedule'}
          onClose={close}
          onPublished={onChanged}
        />
      ) : null}
      {action.value === 'history' ? (
        <HistoryDialog api={api} realm={realm.id} document={document} onClose={close} onRolledBack={onChanged} />
      ) : null}
      {action.value === 'discard' ? (
        <DiscardDialog
          document={document}
          onClose={close}
          onDiscarded={document.published.value ? onChanged : onGone}
        />
      ) : null}
    </div>
  );
}
