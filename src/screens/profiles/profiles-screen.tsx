import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useRef } from 'react';
import { input } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import { MOST_PROFILES } from '#schemas/profile-limits.ts';
import type { Profile } from '#schemas/wire/identity/profiles.ts';
import type { SubmitOutcome } from '../account/submit.ts';
import { Avatar, type AvatarPicture } from './avatar.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { ProfileDialog, type ProfileWish } from './profile-dialog.tsx';
import * as styles from './profiles-screen.styles.ts';

interface ProfilesScreenProps {
  brand: string;
  profiles: readonly Profile[];
  /** The profile that is active in this session. */
  current: { id: string; isChild: boolean };
  pictures: readonly AvatarPicture[] | undefined;
  /** `isAsked`: switching to this profile requires the PIN. `isOffered`: the realm supports PINs. */
  pin: { isAsked: boolean; isOffered: boolean };
  /** Re-authentication dialog, while it is open. */
  dialog: ReactNode;
  /** The error, if the server refused to switch profiles after a form post without JavaScript. */
  refused?: { profileId: string; needsPin: boolean; message: string } | undefined;
  /** Switches to another profile and navigates away. `needs-pin` if a PIN is required but missing. */
  choose: (id: string, pin?: string) => Promise<SubmitOutcome | 'needs-pin'>;
  save: (id: string | undefined, wish: ProfileWish) => Promise<SubmitOutcome>;
  remove: (id: string) => Promise<SubmitOutcome>;
  forgetPin: () => Promise<SubmitOutcome>;
  /** Sets a PIN, or removes it. */
  setPin: (pin: string | undefined) => Promise<SubmitOutcome>;
}

type Asking = { pinFor: string } | { edited: Profile | undefined } | { removed: Profile } | 'new-pin';

/** PIN form for browsers without JavaScript, which cannot show the dialog. */
function PlainPinForm({ profileId, message }: { profileId: string; message: string }) {
  const { t } = useMessages();
  return (
    <noscript>
      <form method="post" className={styles.form}>
        <p role="alert" className={styles.fault}>
          {message}
        </p>
        <input type="hidden" name="profile" value={profileId} />
        <label htmlFor="plain-pin">{t('profiles.pin')}</label>
        <input
          id="plain-pin"
          name="pin"
          type="password"
          inputMode="numeric"
          maxLength={4}
          dir="ltr"
          className={input}
        />
        <button type="submit" className={secondary}>
          {t('profiles.goOn')}
        </button>
      </form>
    </noscript>
  );
}

/** Profile page: choosing a profile, and managing profiles for adults. */
export function ProfilesScreen(props: ProfilesScreenProps) {
  useSignals();
  const { brand, profiles, current, pictures, pin, dialog, refused, choose, save, remove, forgetPin, setPin } = props;
  const { t } = useMessages();
  const asking = useSignal<Asking | undefined>(refused?.needsPin ? { pinFor: refused.profileId } : undefined);
  const said = useSignal('');
  const fault = useSignal(refused && !refused.needsPin ? refused.message : '');
  const busy = useSignal(false);
  const status = useRef<HTMLParagraphElement>(null);
  const close = () => {
    asking.value = undefined;
  };
  const tell = (outcome: SubmitOutcome, done: string): SubmitOutcome => {
    said.value = outcome === 'done' ? done : '';
    fault.value = typeof outcome === 'string' ? '' : outcome.message;
    if (outcome === 'done') close();
    return outcome;
  };
  const press = async (id: string) => {
    if (busy.peek()) return;
    busy.value = true;
    said.value = fault.value = '';
    const outcome = await choose(id);
    if (outcome === 'needs-pin') asking.value = { pinFor: id };
    else if (outcome !== 'done') tell(outcome, '');
    busy.value = false;
  };
  const asked = asking.value;
  const isTold = said.value !== '' && asked === undefined;
  useEffect(() => {
    // This effect runs after the dialog has closed and restored the focus, so the message can take it.
    if (isTold) status.current?.focus();
  }, [isTold]);
  return (
    <div className={styles.screen}>
      <title>{`${t('profiles.title')} · ${brand}`}</title>
      <h1 className={styles.heading}>{t('profiles.who')}</h1>
      <noscript>
        <p>{t('security.needsScripts')}</p>
      </noscript>
      <p ref={status} tabIndex={-1} role="status" className={styles.said}>
        {said.value}
      </p>
      <p role="alert" className={styles.fault}>
        {fault.value}
      </p>
      {refused?.needsPin ? <PlainPinForm {...refused} /> : null}
      <ul className={styles.profiles} aria-busy={busy.value}>
        {profiles.map((profile) => (
          <li key={profile.profileId}>
            <form
              method="post"
              className={styles.choice}
              onSubmit={(event) => {
                event.preventDefault();
                void press(profile.profileId);
              }}
            >
              <button
                type="submit"
                name="profile"
                value={profile.profileId}
                className={styles.profile}
                aria-current={profile.profileId === current.id}
                aria-disabled={busy.value}
              >
                <Avatar id={profile.avatar} pictures={pictures} />
                <span dir="auto">{profile.displayName}</span>
                {profile.type === 'CHILD' ? <span className={styles.kind}>{t('profiles.child')}</span> : null}
              </button>
            </form>
            {current.isChild ? null : (
              <button
                type="button"
                className={quiet}
                aria-haspopup="dialog"
                aria-label={t('profiles.editOf', { name: profile.displayName })}
                onClick={() => {
                  asking.value = { edited: profile };
                }}
              >
                {t('profiles.edit')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {current.isChild ? null : (
        <div className={styles.tools}>
          {profiles.length < MOST_PROFILES ? (
            <button
              type="button"
              className={secondary}
              aria-haspopup="dialog"
              onClick={() => {
                asking.value = { edited: undefined };
              }}
            >
              {t('profiles.add')}
            </button>
          ) : null}
          {pin.isOffered ? (
            <button
              type="button"
              className={quiet}
              aria-haspopup="dialog"
              onClick={() => {
                asking.value = 'new-pin';
              }}
            >
              {t(pin.isAsked ? 'profiles.changePin' : 'profiles.setPin')}
            </button>
          ) : null}
          {pin.isOffered && pin.isAsked ? (
            <button
              type="button"
              className={quiet}
              onClick={() => void setPin(undefined).then((outcome) => tell(outcome, t('profiles.pinRemoved')))}
            >
              {t('profiles.removePin')}
            </button>
          ) : null}
        </div>
      )}
      {asked !== undefined && typeof asked === 'object' && 'pinFor' in asked ? (
        <PinDialog
          title={t('profiles.pinNeeded')}
          action={t('profiles.goOn')}
          send={async (entered) => {
            const outcome = await choose(asked.pinFor, entered);
            return outcome === 'needs-pin' ? { message: t('profiles.pinWrong'), fields: {} } : outcome;
          }}
          forget={forgetPin}
          onClose={close}
        />
      ) : null}
      {asked === 'new-pin' ? (
        <PinDialog
          title={t(pin.isAsked ? 'profiles.changePin' : 'profiles.setPin')}
          action={t('profiles.save')}
          isNew
          send={async (entered) =>
            tell(await setPin(entered), t(pin.isAsked ? 'profiles.pinChanged' : 'profiles.pinSet'))
          }
          onClose={close}
        />
      ) : null}
      {asked !== undefined && typeof asked === 'object' && 'edited' in asked ? (
        <ProfileDialog
          profile={asked.edited}
          pictures={pictures}
          save={async (wish) => tell(await save(asked.edited?.profileId, wish), t('profiles.saved'))}
          remove={
            asked.edited && asked.edited.profileId !== asked.edited.accountId && asked.edited.profileId !== current.id
              ? () => {
                  if (asked.edited) asking.value = { removed: asked.edited };
                }
              : undefined
          }
          onClose={close}
        />
      ) : null}
      {asked !== undefined && typeof asked === 'object' && 'removed' in asked ? (
        <ConfirmDialog
          title={t('profiles.deleteTitle', { name: asked.removed.displayName })}
          text={t('profiles.deleteText')}
          confirm={t('profiles.delete')}
          cancel={t('profiles.cancel')}
          onConfirm={async () => {
            tell(await remove(asked.removed.profileId), t('profiles.deleted'));
          }}
          onClose={close}
        />
      ) : null}
      {dialog}
    </div>
  );
}
