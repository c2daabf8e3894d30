import { useEffect, useState } from 'react';
import type { Api } from '#services/api/client.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import { failureMessage } from '../api/failure.ts';
import type { Language } from '../language/language.ts';
import { keepTickets, type Tickets } from '../preview/tickets.ts';
import { type Checks, startChecks } from '../model/checks.ts';
import { type OpenDocument, openDocument } from '../model/open-document.ts';

/** An open document with its checks and preview tickets. */
export interface Opened {
  document: OpenDocument;
  checks: Checks;
  tickets: Tickets;
}

interface Options {
  api: Api;
  language: Language;
  realm: string;
  kind: EditedKind;
  name: string;
  onSignedOut: (error: unknown) => boolean;
}

/** Opens a document and closes it when another one is opened. Returns the problem if it cannot be opened. */
export function useOpen({ api, language, realm, kind, name, onSignedOut }: Options): {
  opened?: Opened | undefined;
  problem?: string | undefined;
} {
  const [state, setState] = useState<{ opened?: Opened; problem?: string }>({});
  useEffect(() => {
    let isCurrent = true;
    let close: (() => void) | undefined;
    setState({});
    api.call('GET /api/v2/studio/documents/{kind}/{name}', { params: { kind, name } }).then(
      (found) => {
        if (!isCurrent) return;
        const document = openDocument({ api, realm, document: found, storage: sessionStorage, onSignedOut });
        // A failed check needs no message, because the next change repeats it. But if the session has ended, that is
        // shown at once.
        const onFailure = (error: unknown) => void onSignedOut(error);
        const checks = startChecks({ document, language, api, onFailure });
        const tickets = keepTickets(api, kind, name, onFailure);
        close = () => {
          tickets.stop();
          checks.stop();
          document.close();
        };
        setState({ opened: { document, checks, tickets } });
      },
      (error: unknown) => {
        onSignedOut(error);
        if (isCurrent) setState({ problem: failureMessage(error) });
      },
    );
    return () => {
      isCurrent = false;
      close?.();
    };
  }, [api, language, realm, kind, name, onSignedOut]);
  return state;
}
