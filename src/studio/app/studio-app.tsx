import { useSignals } from '@preact/signals-react/runtime';
import useSWR from 'swr';
import { failureMessage } from '../api/failure.ts';
import { fetchRealms } from '../api/studio-realms.ts';
import type { Language } from '../language/language.ts';
import { messages } from '../messages.ts';
import { address } from './address.ts';
import { Message } from '../ui/message.tsx';
import { RealmWorkspace } from './realm-workspace.tsx';

/** The whole editor page: finds the realms, and opens the one that the address names. */
export function StudioApp({ language }: { language: Language }) {
  useSignals();
  const { data, error, mutate } = useSWR('realms', fetchRealms, { revalidateOnFocus: false });
  if (error) return <Message text={failureMessage(error)} retry={() => void mutate()} />;
  if (!data) return <Message text={messages.loading} />;
  const { realms, demo } = data;
  const realm = realms.find(({ id }) => id === address.value.realm) ?? realms[0];
  if (!realm) return <Message text={messages.noRealms} retry={() => void mutate()} />;
  return <RealmWorkspace key={realm.id} realm={realm} realms={realms} language={language} demo={demo?.email} />;
}
