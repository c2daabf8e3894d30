import type { Api } from '#services/api/client.ts';
import type { Live } from '#services/live/live.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { StudioRealm } from '#schemas/wire/authoring/studio-realms.ts';
import type { Language } from '../language/language.ts';
import type { Views } from '../preview/views.ts';
import { FullPageMessage } from '../ui/message.tsx';
import { messages } from '../messages.ts';
import { DocumentWorkspace } from './document-workspace.tsx';
import { useOpen } from './use-open.ts';

interface DocumentLoaderProps {
  realm: StudioRealm;
  language: Language;
  api: Api;
  live: Live;
  kind: EditedKind;
  name: string;
  views: Views;
  onSignedOut: (error: unknown) => boolean;
  onChanged: () => void;
  onGone: () => void;
  onRetry: () => void;
}

/** Loads a document and shows a loading or error message meanwhile. */
export function DocumentLoader({
  realm,
  language,
  api,
  live,
  kind,
  name,
  views,
  onSignedOut,
  onChanged,
  onGone,
  onRetry,
}: DocumentLoaderProps) {
  const { opened, problem } = useOpen({ api, language, realm: realm.id, kind, name, onSignedOut });
  if (problem) return <FullPageMessage text={problem} retry={onRetry} />;
  if (!opened) return <FullPageMessage text={messages.loading} />;
  return (
    <DocumentWorkspace
      realm={realm}
      api={api}
      live={live}
      language={language}
      views={views}
      opened={opened}
      onChanged={onChanged}
      onGone={onGone}
    />
  );
}
