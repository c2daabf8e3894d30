import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import useSWR from 'swr';
import { failureMessage } from '../api/failure.ts';
import { fetchRealms } from '../api/studio-realms.ts';
import type { Language } from '../language/language.ts';
import { messages } from '../messages.ts';
import { RealmForm } from '../sign-in/realm-form.tsx';
import { address, toStudioHref } from './address.ts';
import { knownRealms } from './known-realms.ts';
import { FullPageMessage } from '../ui/message.tsx';
import { RealmWorkspace } from './realm-workspace.tsx';

const known = knownRealms(localStorage);

/** Opens a realm by a full page load: the page's CSP only allows frames and requests of the realm in its URL. */
const openRealm = (realm: string | undefined) =>
  location.assign(toStudioHref({ realm: realm ?? '', kind: undefined, name: undefined }));

/** Root component of the studio: loads the realms and opens the one in the URL. */
export function StudioApp({ language }: { language: Language }) {
  useSignals();
  const { realm: named } = address.value;
  const { data, error, mutate } = useSWR(
    ['realms', named],
    () => fetchRealms([...new Set([...(named ? [named] : []), ...known.all()])]),
    { revalidateOnFocus: false },
  );
  const found = data?.realms.find(({ id }) => id === (named ?? data.realms[0]?.id));
  const isElsewhere = found && named === undefined && !data?.isComplete;
  useEffect(() => {
    if (isElsewhere) location.replace(toStudioHref({ ...address.peek(), realm: found.id }));
  }, [isElsewhere, found]);
  if (error) return <FullPageMessage text={failureMessage(error)} retry={() => void mutate()} />;
  if (!data || isElsewhere) return <FullPageMessage text={messages.loading} />;
  const { realms, demo, isComplete } = data;
  if (!found && isComplete && realms.length === 0)
    return <FullPageMessage text={messages.noRealms} retry={() => void mutate()} />;
  if (!found) return <RealmForm unknown={named} onChosen={openRealm} />;
  return (
    <RealmWorkspace
      key={found.id}
      realm={found}
      realms={realms}
      known={known}
      language={language}
      demo={demo?.email}
      onRealm={openRealm}
      isComplete={isComplete}
    />
  );
}
