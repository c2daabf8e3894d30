import type { Api } from '#services/api/client.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';
import type { StudioRealm } from '#schemas/wire/studio-realms.ts';
import type { Language } from '../language/language.ts';
import type { Views } from '../preview/views.ts';
import { Message } from '../ui/message.tsx';
import { words } from '../words.ts';
import { DocumentDesk } from './document-desk.tsx';
import { useOpen } from './use-open.ts';

interface DocumentPlaceProps {
  realm: StudioRealm;
  language: Language;
  api: Api;
  kind: EditedKind;
  name: string;
  views: Views;
  onSignedOut: (error: unknown) => boolean;
  onChanged: () => void;
  onGone: () => void;
  onRetry: () => void;
}

/** The place of a document: word that it is on its way or cannot be had, then the document. */
export function DocumentPlace({
  realm,
  language,
  api,
  kind,
  name,
  views,
  onSignedOut,
  onChanged,
  onGone,
  onRetry,
}: DocumentPlaceProps) {
  const { opened, problem } = useOpen({ api, language, realm: realm.id, kind, name, onSignedOut });
  if (problem) return <Message text={problem} retry={onRetry} />;
  if (!opened) return <Message text={words.loading} />;
  return (
    <DocumentDesk
      realm={realm}
      api={api}
      language={language}
      views={views}
      opened={opened}
      onChanged={onChanged}
      onGone={onGone}
    />
  );
}
