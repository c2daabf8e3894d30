import { useSignals } from '@preact/signals-react/runtime';
import useSWR from 'swr';
import { wordsOfFailure } from '../api/failure.ts';
import { fetchPlaces } from '../api/places.ts';
import type { Language } from '../language/language.ts';
import { words } from '../words.ts';
import { address } from './address.ts';
import { Message } from '../ui/message.tsx';
import { RealmDesk } from './realm-desk.tsx';

/** The whole editor page: finds the realms, and opens the one that the address names. */
export function StudioApp({ language }: { language: Language }) {
  useSignals();
  const { data, error, mutate } = useSWR('places', fetchPlaces, { revalidateOnFocus: false });
  if (error) return <Message text={wordsOfFailure(error)} retry={() => void mutate()} />;
  if (!data) return <Message text={words.loading} />;
  const { realms, demo } = data;
  const realm = realms.find(({ id }) => id === address.value.realm) ?? realms[0];
  if (!realm) return <Message text={words.noRealms} retry={() => void mutate()} />;
  return <RealmDesk key={realm.id} realm={realm} realms={realms} language={language} demo={demo?.email} />;
}
