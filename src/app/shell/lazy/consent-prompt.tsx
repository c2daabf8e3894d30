import { useLocation, useNavigate } from 'react-router';
import { usePorts } from '#renderers/ports/ports.tsx';
import { leadsTo } from '#renderers/primitives/rich-text/rich-text.tsx';
import { pathTo } from '#schemas/routes/paths.ts';
import { ConsentModal } from '#screens/consent/consent-modal.tsx';
import { startAnswers } from '../../forms/start-answers.ts';
import { useSend } from '../../forms/use-send.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import { consent } from '../../routes/consent/form.ts';
import { useServices } from '../../services.ts';
import { changedTerms } from '../../session/changed-terms.ts';
import { useConsentRefresh } from '../../session/use-ask-again.ts';
import { useConsentChange, useOutstandingConsent } from '../../session/use-consent.ts';

/** Dialog for outstanding terms of the signed-in viewer. */
export default function ConsentPrompt() {
  const { pathname } = useLocation();
  const { lang, pathSegments } = useServices();
  const navigate = useNavigate();
  const { hrefOf } = usePorts().navigation;
  const tellChange = useConsentChange();
  const prompt = useOutstandingConsent();
  const send = useSend(consent, { thanks: 'consent.saved', then: tellChange, drawAnew: tellChange });
  useConsentRefresh(prompt !== undefined, tellChange);
  // No dialog is shown on pages that the terms link to, so that viewers can read those before they accept.
  if (!prompt || prompt.fields.some(({ text }) => leadsTo(text, pathname, hrefOf))) return null;
  return (
    <ConsentModal
      terms={prompt.fields}
      registry={fieldRegistry}
      initial={startAnswers(prompt)}
      send={send}
      changed={changedTerms(prompt)}
      signOut={() => void navigate(pathTo('LOGOUT', pathSegments, {}, { lang }))}
    />
  );
}
