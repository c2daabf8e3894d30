import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { choice } from '#renderers/form/consent-terms.styles.ts';
import { error as errorStyle, field as fieldStyle, input, label } from '#renderers/form/field-view.styles.ts';
import { arrow, box, select } from '#renderers/form/select-input.styles.ts';
import { tick as tickBox } from '#renderers/form/tick.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { avatarShapes } from '#schemas/avatars.ts';
import { ageLimits, PROFILE_NAME } from '#schemas/profile-limits.ts';
import type { Profile } from '#schemas/wire/identity/profiles.ts';
import { type SubmitOutcome, useSubmit } from '../account/submit.ts';
import { Avatar, type AvatarPicture, avatarIds } from './avatar.tsx';
import * as styles from './profiles-screen.styles.ts';

/** Values of the profile form. */
export interface ProfileWish {
  displayName: string;
  avatar: string;
  type: Profile['type'];
  category?: NonNullable<Profile['category']>;
}

interface ProfileDialogProps {
  /** The profile to edit; undefined for a new one. */
  profile: Profile | undefined;
  pictures: readonly AvatarPicture[] | undefined;
  save: (wish: ProfileWish) => Promise<SubmitOutcome>;
  /** Deletes the profile; absent if not allowed. */
  remove: (() => void) | undefined;
  onClose: () => void;
}

/** Form of a profile: name, avatar, and a child's age limit. The type is chosen at creation only. */
export function ProfileDialog({ profile, pictures, save, remove, onClose }: ProfileDialogProps) {
  useSignals();
  const { t } = useMessages();
  const id = useId();
  const isChild = useSignal(profile?.type === 'CHILD');
  const { onSubmit, isBusy, fault } = useSubmit(async ({ displayName = '', avatar = '', category = '' }) => {
    const wish = { displayName, avatar, type: isChild.peek() ? 'CHILD' : 'ADULT' } as const;
    return save({ ...wish, ...(isChild.peek() && { category: category as NonNullable<Profile['category']> }) });
  });
  const getName = (avatar: string): string | undefined => {
    const shape = avatarShapes.find((one) => one.id === avatar);
    return pictures ? pictures.find((one) => one.id === avatar)?.name : shape && t(`avatars.${shape.id}`);
  };
  const told = fault && (fault.fields['displayName'] ?? fault.message);
  return (
    <Dialog className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose} closedBy="closerequest">
      <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void onSubmit(event)}>
        <h2 id={`${id}-title`} className={styles.title}>
          {profile ? t('profiles.editOf', { name: profile.displayName }) : t('profiles.add')}
        </h2>
        <div className={fieldStyle}>
          <label htmlFor={`${id}-name`} className={label}>
            {t('profiles.name')}
          </label>
          <input
            id={`${id}-name`}
            name="displayName"
            className={input}
            autoComplete="off"
            maxLength={PROFILE_NAME * 2}
            defaultValue={profile?.displayName}
            aria-invalid={told !== undefined}
            aria-describedby={told === undefined ? undefined : `${id}-fault`}
          />
          <p id={`${id}-fault`} role="alert" className={told === undefined ? undefined : errorStyle}>
            {told}
          </p>
        </div>
        <fieldset className={styles.avatars}>
          <legend>{t('profiles.picture')}</legend>
          {avatarIds(pictures).map((one, index, all) => (
            <label key={one}>
              <input
                type="radio"
                name="avatar"
                value={one}
                aria-label={getName(one) ?? t('profiles.pictureOf', { number: index + 1, count: all.length })}
                defaultChecked={profile ? profile.avatar === one : index === 0}
              />
              <Avatar id={one} pictures={pictures} />
            </label>
          ))}
        </fieldset>
        {profile ? null : (
          <label className={choice}>
            <input
              type="checkbox"
              className={tickBox}
              checked={isChild.value}
              onChange={({ currentTarget }) => {
                isChild.value = currentTarget.checked;
              }}
            />
            {t('profiles.forChild')}
          </label>
        )}
        {isChild.value ? (
          <div className={fieldStyle}>
            <label htmlFor={`${id}-age`} className={label}>
              {t('profiles.age')}
            </label>
            <span className={box}>
              <select
                id={`${id}-age`}
                name="category"
                className={`${input} ${select}`}
                defaultValue={profile?.category ?? '6'}
              >
                {ageLimits.map((age) => (
                  <option key={age} value={String(age)}>
                    {t('profiles.upTo', { age })}
                  </option>
                ))}
              </select>
              <span className={arrow}>
                <Icon name="chevron" size={16} />
              </span>
            </span>
          </div>
        ) : null}
        <div className={styles.buttons}>
          <button type="submit" className={primary} aria-disabled={isBusy}>
            {t('profiles.save')}
          </button>
          <button type="button" className={quiet} onClick={onClose}>
            {t('profiles.cancel')}
          </button>
          {remove ? (
            <button type="button" className={quiet} aria-haspopup="dialog" onClick={remove}>
              {t('profiles.delete')}
            </button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
