import { type FormEvent, useEffect, useId, useRef } from 'react';
import { error as errorStyle, field as fieldStyle, input, label } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import type { AskingDevice } from '#schemas/wire/identity/device-codes.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import { DeviceWords } from './device-words.tsx';
import * as styles from './tv-answer-screen.styles.ts';

interface TvAnswerScreenProps {
  brand: string;
  background: RealmSettings['loginBackground'];
  is: 'enter' | 'ask' | 'allowed' | 'denied';
  /** The code to approve, with its device. */
  asked: { code: string; device: AskingDevice } | undefined;
  /**
   * Whether the code came from a link. A stranger may have sent that link to get their own television signed in
   * (phishing).
   */
  isLinked: boolean;
  /** Initial value of the code field. */
  typed: string;
  isBusy: boolean;
  fault: string | undefined;
  homeHref: string;
  onTyped: (code: string) => void;
  onAllow: () => void;
  onDeny: () => void;
  onAnother: () => void;
}

const titles = { enter: 'tvEnter', ask: 'tvAsk', allowed: 'tvAllowed', denied: 'tvNotAllowed' } as const;

/** Approval of a television's sign-in by a signed-in user: code field, device, Allow and Deny. */
export function TvAnswerScreen(props: TvAnswerScreenProps) {
  const { brand, background, is, asked } = props;
  const { t } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(is);
  useEffect(() => {
    // Each step replaces the previous one, so its heading is focused for screen readers.
    if (first.current !== is) heading.current?.focus();
    first.current = is;
  }, [is]);
  return (
    <LoginLayout background={background}>
      <title>{`${t(titles[is])} · ${brand}`}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(titles[is])}
      </h1>
      {is === 'enter' ? <EnterCode {...props} /> : null}
      {asked ? <AskOf {...props} asked={asked} /> : null}
      {is === 'allowed' || is === 'denied' ? <Answered {...props} is={is} /> : null}
    </LoginLayout>
  );
}

function EnterCode({ typed, isBusy, fault, onTyped }: TvAnswerScreenProps) {
  const { t } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== undefined) field.current?.focus();
  }, [fault]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onTyped(field.current?.value ?? '');
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={isBusy}>
      <p>{t('tvEnterText')}</p>
      <noscript>{t('tvNeedsScripts')}</noscript>
      <div className={fieldStyle}>
        <label htmlFor={id} className={label}>
          {t('tvField')}
        </label>
        <input
          ref={field}
          id={id}
          name="code"
          className={`${input} ${styles.code}`}
          defaultValue={typed}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          maxLength={40}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        />
        <p id={`${id}-fault`} role="alert" className={fault === undefined ? undefined : errorStyle}>
          {fault}
        </p>
      </div>
      <button type="submit" className={primary} aria-disabled={isBusy}>
        {t('tvGoOn')}
      </button>
    </form>
  );
}

function AskOf({
  asked,
  isLinked,
  isBusy,
  onAllow,
  onDeny,
}: TvAnswerScreenProps & { asked: { code: string; device: AskingDevice } }) {
  const { t } = useMessages();
  return (
    <div className={styles.form} aria-busy={isBusy}>
      <DeviceWords {...asked.device} />
      <div className={styles.compare}>
        <p>{t(isLinked ? 'tvCompareLink' : 'tvCompare')}</p>
        <p className={styles.shown}>
          <bdi dir="ltr">{asked.code}</bdi>
        </p>
      </div>
      <div className={styles.buttons}>
        <button type="button" className={primary} onClick={onAllow} aria-disabled={isBusy}>
          {t('tvAllow')}
        </button>
        <button type="button" className={secondary} onClick={onDeny} aria-disabled={isBusy}>
          {t('tvDeny')}
        </button>
      </div>
    </div>
  );
}

function Answered({ is, homeHref, onAnother }: TvAnswerScreenProps & { is: 'allowed' | 'denied' }) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <div className={styles.form}>
      <p role="status">{t(is === 'allowed' ? 'tvAllowedText' : 'tvNotAllowedText')}</p>
      <div className={styles.buttons}>
        <Link to={homeHref} className={primary}>
          {t('goHome')}
        </Link>
        <button type="button" className={secondary} onClick={onAnother}>
          {t('tvAnother')}
        </button>
      </div>
    </div>
  );
}
