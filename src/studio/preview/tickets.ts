import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Api } from '#services/api/client.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** Credential of the preview for one document, renewed before it expires. */
export interface Tickets {
  current: ReadonlySignal<string | undefined>;
  stop: () => void;
}

/** Renewal time before expiry and delay after a failure, in milliseconds. */
const MARGIN_MS = 60_000;

/** Keeps a valid ticket for a document, with which the preview can load the rows of a draft. */
export function keepTickets(api: Api, kind: EditedKind, name: string, onFailure: (error: unknown) => void): Tickets {
  const current = signal<string | undefined>(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const next = (milliseconds: number) => {
    if (!isStopped) timer = setTimeout(() => void renew(), milliseconds);
  };
  async function renew(): Promise<void> {
    try {
      const { ticket, expiresAt } = await api.call('POST /api/v2/studio/preview-ticket', { body: { kind, name } });
      current.value = ticket;
      next(Math.max(MARGIN_MS, Date.parse(expiresAt) - Date.now() - MARGIN_MS));
    } catch (error) {
      onFailure(error);
      next(MARGIN_MS);
    }
  }
  void renew();
  return {
    current,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
