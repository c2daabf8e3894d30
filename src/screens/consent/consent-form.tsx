import { useMessages } from '#renderers/messages/messages.tsx';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { FormFrame } from '#renderers/form/form-frame.tsx';
import type { FormInitial } from '#renderers/form/initial.ts';
import { type Send, useForm } from '#renderers/form/use-form.ts';
import type { ConsentTerm } from '#schemas/generated/types.ts';

export interface ConsentFormProps {
  terms?: readonly ConsentTerm[] | undefined;
  registry: FieldRegistry;
  send: Send;
  initial: FormInitial | undefined;
  /** Text of the submit button; by default "agree and continue". */
  submitLabel?: string;
}

/** Form of the realm's consent terms, with checkboxes only. */
export function ConsentForm({ terms = none, registry, send, initial, submitLabel }: ConsentFormProps) {
  const { t } = useMessages();
  const used = useForm({ fields: none, terms, registry, send, address: undefined, initial });
  return <FormFrame used={used} terms={terms} submitLabel={submitLabel ?? t('consent.submit')} />;
}

const none: never[] = [];
