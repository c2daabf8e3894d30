import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { pathTo } from '#schemas/routes/paths.ts';
import { ConsentModal } from '#screens/consent/consent-modal.tsx';
import { startAnswers } from '../../forms/start-answers.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import { useServices } from '../../services.ts';
import { useAnswerTerms, useOutstandingConsent } from '../../session/use-consent.ts';

/** Asks the signed-in viewer for what is outstanding, if anything is. */
export default function ConsentPrompt() {
  const { pathname } = useLocation();
  const { lang, pathSegments } = useServices();
  const { t } = useMessages();
  const navigate = useNavigate();
  const answer = useAnswerTerms();
  const prompt = useOutstandingConsent();
  // The pages that the terms lead to can be read before one agrees.
  if (!prompt || prompt.fields.some(({ text }) => text.includes(`href="${pathname}"`))) return null;
  return (
    <ConsentModal
      terms={prompt.fields}
      registry={fieldRegistry}
      initial={startAnswers(prompt)}
      send={(_values, answers) => answer(answers, t('consent.saved'))}
      signOut={() => void navigate(pathTo('LOGOUT', pathSegments, {}, { lang }))}
    />
  );
}
