import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '#renderers/messages/words.tsx';
import { pathTo } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { startAnswers } from './forms/start-answers.ts';
import { fieldRegistry } from './registries.ts';
import { useServices } from './services.ts';
import { useAnswerTerms, useOutstandingConsent } from './use-consent.ts';
import { useRouteName } from './use-route-name.ts';
import { useViewer } from './use-viewer.ts';

const Modal = lazy(async () => ({
  default: (await import('#screens/consent/consent-modal.tsx')).ConsentModal,
}));

/** Pages on which nobody is asked: one is on the way in or out, or the page asks by itself. */
const quiet: readonly (RouteName | undefined)[] = ['LOGIN', 'LOGOUT', 'SIGNUP', 'CONSENT'];

/** Asks whoever is signed in to agree to the realm's required terms, before anything else. */
export function ConsentGate({ settings }: { settings: RealmSettings }) {
  const { isGuest } = useViewer();
  const { pathname } = useLocation();
  const { lang, words, preview } = useServices();
  const name = useRouteName();
  const { say } = useWords();
  const navigate = useNavigate();
  const answer = useAnswerTerms();
  const asked = (settings.consent?.required ?? false) && !isGuest && !preview && !quiet.includes(name);
  const prompt = useOutstandingConsent(asked);
  // The pages that the terms lead to can be read before one agrees.
  if (!prompt || prompt.fields.some(({ text }) => text.includes(`href="${pathname}"`))) return null;
  return (
    <Suspense>
      <Modal
        terms={prompt.fields}
        registry={fieldRegistry}
        initial={startAnswers(prompt)}
        send={(_values, answers) => answer(answers, say('consent.saved'))}
        signOut={() => void navigate(pathTo('LOGOUT', words, {}, { lang }))}
      />
    </Suspense>
  );
}
