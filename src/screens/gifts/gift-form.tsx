import type { Signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { FieldList } from '#renderers/form/field-list.tsx';
import * as fieldStyles from '#renderers/form/field-view.styles.ts';
import { FormFrame } from '#renderers/form/form-frame.tsx';
import { type FormPost, readFormTexts } from '#renderers/form/submit-form.ts';
import { tick } from '#renderers/form/tick.styles.ts';
import { type SendOutcome, useForm } from '#renderers/form/use-form.ts';
import { type Translate, useMessages } from '#renderers/messages/messages.tsx';
import { useNow } from '#renderers/primitives/time/use-now.ts';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import type { FormField } from '#schemas/generated/types.ts';
import { addDays, dayIn, isDay } from '#schemas/time/day.ts';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import { formatDay } from '../checkout/gift-delivery.ts';
import * as styles from './gifts.styles.ts';

/** The mail is sent at most this many days ahead; the server has the same limit. */
const MAX_DAYS_AHEAD = 365;
const MAX_NAME_LENGTH = 80;
const MAX_EMAIL_LENGTH = 254;
const MAX_MESSAGE_LENGTH = 500;

/** Name of the radio buttons, and their values. */
const WHEN = 'when';
type When = 'now' | 'later';
const DAY = 'deliverOn';

/** Types of fields that the form has, for the loader that preloads their code. */
export const GIFT_FIELD_TYPES = { fields: ['text', 'email', 'textarea', 'dropdown'].map((type) => ({ type })) };

/** A language of the realm with its name in itself. */
export interface GiftLanguage {
  locale: string;
  name: string;
}

const NO_MESSAGES = { messages: {} };

/** Fields above the choice of the day. */
const listWords = (t: Translate): FormField[] => [
  {
    ...NO_MESSAGES,
    id: 'recipientName',
    type: 'text',
    label: t('gift.recipientName'),
    required: true,
    size: 'half',
    maxLength: MAX_NAME_LENGTH,
    autocomplete: 'off',
  },
  {
    ...NO_MESSAGES,
    id: 'recipientEmail',
    type: 'email',
    label: t('gift.recipientEmail'),
    required: true,
    size: 'half',
    maxLength: MAX_EMAIL_LENGTH,
    autocomplete: 'off',
  },
  {
    ...NO_MESSAGES,
    id: 'senderName',
    type: 'text',
    label: t('gift.senderName'),
    required: true,
    maxLength: MAX_NAME_LENGTH,
    autocomplete: 'name',
  },
  {
    ...NO_MESSAGES,
    id: 'message',
    type: 'textarea',
    label: t('gift.message'),
    hint: t('gift.messageHint'),
    required: false,
    rows: 4,
    maxLength: MAX_MESSAGE_LENGTH,
  },
];

/** Language of the mail; undefined in a realm with one language. */
const findLanguageField = (t: Translate, languages: readonly GiftLanguage[]): FormField | undefined =>
  languages.length < 2
    ? undefined
    : {
        ...NO_MESSAGES,
        id: 'language',
        type: 'dropdown',
        label: t('gift.language'),
        required: true,
        acceptableValues: languages.map(({ locale, name }) => ({ value: locale, displayName: name })),
      };

interface DayFieldProps {
  initial: Readonly<Record<string, string>>;
  /** First and last day that can be chosen; empty on the server, where the user's day is not known. */
  range: { first: string; last: string };
  hint: string;
  fault: Signal<string | undefined>;
}

/** Choice between sending at once and on a day. */
function DayField({ initial, range, hint, fault }: DayFieldProps) {
  useSignals();
  const { t } = useMessages();
  const id = useId();
  const [when, setWhen] = useState<When>(initial[WHEN] === 'later' ? 'later' : 'now');
  const message = fault.value;
  const choices = [
    ['now', t('gift.whenNow')],
    ['later', t('gift.whenLater')],
  ] as const;
  return (
    <div className={styles.when}>
      <fieldset className={fieldStyles.field}>
        <legend className={`${fieldStyles.label} ${fieldStyles.legend}`}>{t('gift.when')}</legend>
        {choices.map(([value, text]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={WHEN}
              value={value}
              className={tick}
              checked={when === value}
              onChange={() => {
                setWhen(value);
                fault.value = undefined;
              }}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {when === 'now' ? (
        // The field of the day is required, and needs a value while it is not shown.
        <input type="hidden" name={DAY} value="now" />
      ) : (
        <div className={fieldStyles.field}>
          <label htmlFor={id} className={fieldStyles.label}>
            {t('gift.day')}
          </label>
          <p id={`${id}-hint`} className={fieldStyles.hint}>
            {hint}
          </p>
          <input
            id={id}
            type="date"
            name={DAY}
            className={`${fieldStyles.input} ${styles.day}`}
            defaultValue={initial[DAY] === 'now' ? '' : initial[DAY]}
            min={range.first}
            max={range.last}
            required
            aria-invalid={message !== undefined}
            aria-describedby={message === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
            onInput={() => {
              fault.value = undefined;
            }}
          />
          {message === undefined ? null : (
            <p id={`${id}-error`} className={fieldStyles.error}>
              {message}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Creates the details of a gift from the values of its valid form. */
function toDetails({ values }: FormPost, timeZone: string, onlyLanguage: string | undefined): GiftDetails {
  const { recipientName = '', recipientEmail = '', senderName = '', message, deliverOn, language } = values;
  const isLater = deliverOn !== undefined && isDay(deliverOn);
  return {
    recipientName,
    recipientEmail,
    senderName,
    ...(message && { message }),
    ...(isLater && { deliverOn, timeZone }),
    ...((language ?? onlyLanguage) && { language: language ?? onlyLanguage }),
  };
}

interface GiftFormProps {
  registry: FieldRegistry;
  languages: readonly GiftLanguage[];
  /** Values that the user typed before. */
  initial: Readonly<Record<string, string>>;
  /** Called at each change of a value. */
  onType: (values: Record<string, string>) => void;
  /** Called with the details of a valid form. */
  onSend: (details: GiftDetails) => void;
}

/** Form of a gift: to whom, from whom, what the mail says, when it is sent, and in which language. */
export function GiftForm({ registry, languages, initial, onType, onSend }: GiftFormProps) {
  useSignals();
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  // Undefined on the server, where the user's day is not known.
  const now = useNow();
  const { words, language, fields } = useMemo(() => {
    const above = listWords(t);
    const below = findLanguageField(t, languages);
    const day: FormField = { ...NO_MESSAGES, id: DAY, type: 'text', label: t('gift.day'), required: true };
    return { words: above, language: below, fields: [...above, day, ...(below ? [below] : [])] };
  }, [t, languages]);
  const today = now === undefined ? undefined : dayIn(now, timeZone);
  const range = {
    first: today === undefined ? '' : addDays(today, 1),
    last: today === undefined ? '' : addDays(today, MAX_DAYS_AHEAD),
  };
  const days = {
    first: range.first && formatDay(range.first, locale),
    last: range.last && formatDay(range.last, locale),
  };
  const send = async (post: FormPost): Promise<SendOutcome> => {
    const { deliverOn = '' } = post.values;
    const isInRange = isDay(deliverOn) && deliverOn >= range.first && deliverOn <= range.last;
    const message = t('gift.dayWrong', days);
    if (deliverOn !== 'now' && !isInRange) return { ok: false, message, fields: { [DAY]: message } };
    onSend(toDetails(post, timeZone, languages[0]?.locale));
    return { ok: true, message: t('gift.continuing') };
  };
  const used = useForm({ fields, terms: [], registry, address: undefined, initial: { values: initial }, send });
  const onInput = ({ currentTarget }: FormEvent<HTMLDivElement>) => {
    const form = currentTarget.querySelector('form');
    if (form) onType(readFormTexts(new FormData(form)));
  };
  return (
    <div onInput={onInput}>
      <FormFrame used={used} terms={[]} submitLabel={t('gift.continue')}>
        <FieldList fields={words} registry={registry} state={used} country="" />
        <DayField initial={initial} range={range} hint={t('gift.dayHint', days)} fault={used.faultOf(DAY)} />
        {language ? <FieldList fields={[language]} registry={registry} state={used} country="" /> : null}
      </FormFrame>
    </div>
  );
}
