import type { Form } from '#schemas/generated/types.ts';
import type { OwnFormName } from '#schemas/wire/site/realm.ts';
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from '#schemas/values/password.ts';

const email = {
  id: 'email',
  type: 'email',
  label: 't:ownForms.email',
  required: true,
  maxLength: 254,
  autocomplete: 'username',
  messages: { required: 'pleaseProvideYourEmail', invalid: 'pleaseProvideValidEmail' },
};

/**
 * Built-in forms, which look the same in every realm because viewers must be able to trust them. Texts are label
 * references.
 */
export const ownForms: Readonly<Record<Exclude<OwnFormName, 'account'>, Form>> = {
  'request-password': {
    version: '1.0',
    title: 't:requestPassword.title',
    description: 't:requestPassword.description',
    submitLabel: 't:requestPassword.submit',
    fields: [email],
  },
  'reset-password': {
    version: '1.0',
    title: 't:resetPassword.title',
    description: 't:resetPassword.description',
    submitLabel: 't:resetPassword.submit',
    fields: [
      // The email address is a read-only field, so that password managers save the new password for this account
      // (web.dev, "sign-in form best practices").
      { ...email, readOnly: true },
      {
        id: 'secret',
        type: 'password',
        label: 't:resetPassword.secret',
        required: true,
        minLength: PASSWORD_SHORTEST,
        maxLength: PASSWORD_LONGEST,
        autocomplete: 'new-password',
        messages: { required: 'secretFieldIsRequired' },
      },
    ],
  },
  'magic-link': {
    version: '1.0',
    title: 't:magicLink.title',
    description: 't:magicLink.description',
    submitLabel: 't:magicLink.submit',
    fields: [email],
  },
};
