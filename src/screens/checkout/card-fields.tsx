import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { CardFieldsSession } from '#renderers/ports/checkout.ts';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import { createCardMessage, focusBeside, parseCardMessage } from './card-messages.ts';
import * as styles from './card-fields.styles.ts';
import { listCardErrorLabels } from './payment-errors.ts';

/** Height of the frame until its page reports its own: three fields in two rows. */
const INITIAL_HEIGHT_PX = 177;
const READY_TIMEOUT_MS = 15_000;
const SUBMIT_TIMEOUT_MS = 10_000;

/** Functions of mounted card fields. */
export interface CardFieldsHandle {
  /** Has the fields validated. Returns a token, or undefined after the user was shown what is wrong. */
  submit: () => Promise<string | undefined>;
}

interface CardFieldsProps {
  ref: Ref<CardFieldsHandle>;
  /** Opens a session of the provider's fields. A new function opens new fields. */
  open: () => Promise<CardFieldsSession>;
  /** Fields that the server opened with the page, in place of those that `open` opens. */
  opened?: CardFieldsSession | undefined;
  isLocked: boolean;
  /** Called when the user presses Enter in a field. */
  onEnter: () => void;
}

/**
 * Card fields of a provider in a frame of its origin. Number, expiry and CVC are entered and validated there: this page
 * sees a token only (PCI DSS).
 */
export function CardFields({ ref, open, opened, isLocked, onEnter }: CardFieldsProps) {
  const { t } = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const enter = useRef(onEnter);
  const finish = useRef<(token: string | undefined) => void>(undefined);
  /** The user pressed the button before the fields were ready. */
  const isSubmitWaiting = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [session, setSession] = useState(opened);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [heightPx, setHeightPx] = useState(INITIAL_HEIGHT_PX);
  const [errors, setErrors] = useState<string[]>([]);

  const id = session?.paymentDetailsExid ?? '';
  const origin = session?.fields.origin ?? '';
  const post = (type: 'focus' | 'submit') =>
    frame.current?.contentWindow?.postMessage(createCardMessage(id, type), origin);

  useEffect(() => {
    let isOver = false;
    setStatus('loading');
    // The frame of fields that came with the page is loading already. Another attempt opens new fields.
    if (!opened || attempt > 0) {
      setSession(undefined);
      open().then(
        (started) => isOver || setSession(started),
        () => isOver || setStatus('failed'),
      );
    }
    const timeout = setTimeout(
      () => setStatus((current) => (current === 'loading' ? 'failed' : current)),
      READY_TIMEOUT_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timeout);
    };
  }, [open, opened, attempt]);

  useEffect(() => {
    enter.current = onEnter;
  });

  useEffect(() => {
    if (!session) return undefined;
    const onMessage = (event: MessageEvent) => {
      const node = frame.current;
      if (!node || event.origin !== origin || event.source !== node.contentWindow) return;
      const message = parseCardMessage(event.data, id);
      switch (message?.type) {
        case 'ready':
          setHeightPx(message.heightPx);
          setStatus('ready');
          if (isSubmitWaiting.current) post('submit');
          isSubmitWaiting.current = false;
          break;
        case 'resize':
          setHeightPx(message.heightPx);
          break;
        case 'change':
          setErrors([]);
          break;
        case 'invalid':
          setErrors(listCardErrorLabels(message.errors).map((label) => t(label)));
          post('focus');
          finish.current?.(undefined);
          break;
        case 'token':
          finish.current?.(message.token);
          break;
        case 'enter':
          enter.current();
          break;
        case 'leave':
          // A browser that moved the focus by itself has done so already.
          if (document.activeElement === node) focusBeside(node, message.direction);
          break;
        case undefined:
          break;
      }
    };
    addEventListener('message', onMessage);
    // The fields may have been ready before this page listened. The message is no secret, and a frame that still loads
    // has another origin, so none is named.
    frame.current?.contentWindow?.postMessage(createCardMessage(id, 'ping'), '*');
    return () => removeEventListener('message', onMessage);
    // The listener belongs to the session; `post` and `t` only read it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session]);

  useEffect(() => {
    // A submit that waits for the fields has no more to wait for.
    if (status === 'failed') finish.current?.(undefined);
  }, [status]);

  useImperativeHandle(ref, () => ({
    submit() {
      setErrors([]);
      if (status === 'failed') {
        setErrors([t('checkout.cardFieldsFailed')]);
        return Promise.resolve(undefined);
      }
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      finish.current = resolve;
      const timeout = setTimeout(() => {
        isSubmitWaiting.current = false;
        setStatus('failed');
        resolve(undefined);
      }, SUBMIT_TIMEOUT_MS);
      if (status === 'ready') post('submit');
      else isSubmitWaiting.current = true;
      return promise.finally(() => clearTimeout(timeout));
    },
  }));

  return (
    <div className={styles.fields} aria-busy={status === 'loading'} inert={isLocked}>
      {status === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{t('checkout.cardFieldsFailed')}</p>
          <button type="button" className={secondary} onClick={() => setAttempt((count) => count + 1)}>
            {t('retry')}
          </button>
        </div>
      ) : (
        <div className={styles.room} style={{ blockSize: heightPx }}>
          {session ? (
            // A sandbox adds nothing for a page of another origin that needs its scripts, forms and storage.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe
              ref={frame}
              src={session.fields.url}
              title={t('checkout.cardFields')}
              className={styles.frame}
              // The payment handler of a browser may fill in the fields.
              allow="payment"
              referrerPolicy="origin"
            />
          ) : null}
        </div>
      )}
      {status === 'loading' ? (
        <p role="status" className={visuallyHidden}>
          {t('checkout.loading')}
        </p>
      ) : null}
      {/* The fields show their own errors. This text announces them, because the focus may be outside of the frame. */}
      <div role="alert" className={visuallyHidden}>
        {errors.join(' ')}
      </div>
      <p className={styles.hint}>{t('checkout.cardHint')}</p>
    </div>
  );
}
