import type { Meta } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import consent from '#schemas/definitions/consent-term.schema.json';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { type FieldStory, formStory, sent } from '../../tests/support/stories/field-stories.tsx';
import { FormView } from './form-view.tsx';

const meta: Meta<typeof FormView> = { title: 'forms/form', component: FormView };
export default meta;

const email = { id: 'email', type: 'email', label: 'Email', required: true, messages: {} };
const nickname = { id: 'nickname', type: 'text', label: 'Nickname', required: false, messages: {} };
const secret = { id: 'secret', type: 'password', label: 'Password', required: true, messages: {} };
const terms = consent.examples as ConsentTerm[];

/** The button stays disabled until the required term is ticked; the preselected option can be unticked. */
export const RequiredConsentEnablesTheSubmitButton: FieldStory = {
  tags: ['@acct-05'],
  ...formStory([nickname], { terms }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    const required = canvas.getByRole('checkbox', { name: 'Terms of use (required)' });
    await expect(canvas.getByRole('checkbox', { name: 'News' })).toBeChecked();
    await expect(required).not.toBeChecked();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Check all required boxes to continue.');
    await userEvent.click(button);
    await expect(required).toHaveFocus();
    await canvas.findByText('Check this box to continue.');
    await expect(sent.values).toBeUndefined();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Check this box to continue.')).toBeNull();
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(button);
    await canvas.findByText('Sent');
    await expect(sent.consentAnswers).toEqual([
      { promptField: 'terms', answer: true },
      { promptField: 'marketing', answer: true },
    ]);
  },
};

export const RequiredConsentEnablesTheSubmitButtonRightToLeft: FieldStory = {
  ...formStory([nickname], { terms }),
  globals: { locale: 'ar' },
};

/**
 * A server error appears at its field, is announced, moves the focus there, and disappears when the field is edited.
 */
export const ServerErrorAppearsAtItsField: FieldStory = {
  tags: ['@form-06'],
  ...formStory([nickname, email], {
    send: async () => ({
      ok: false,
      message: 'No',
      fields: { '/email': 'This address is taken.', nicknameFieldIsInvalid: 'nicknameFieldIsInvalid' },
    }),
    initial: { values: { nickname: 'Bo', email: 'a@example.org' } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('This address is taken.');
    const [first, second] = [canvas.getByLabelText(/Nickname/), canvas.getByLabelText('Email')];
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('Check this field.');
    await expect(canvas.getByText('Check these fields: Email, Nickname.')).toHaveAttribute('role', 'status');
    await expect(second).toHaveValue('a@example.org');
    await userEvent.type(second, 'x');
    await expect(canvas.queryByText('This address is taken.')).toBeNull();
    await expect(canvas.getByText('Check this field.')).toBeVisible();
  },
};

/** A failed request shows an error and keeps all input. */
export const FailedRequestKeepsTheInput: FieldStory = {
  tags: ['@form-06'],
  ...formStory([email, secret], { send: () => Promise.reject(new Error('offline')) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'a@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong. Try again in a moment.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('secret');
  },
};

/** Invalid field definitions are skipped; the others work. */
export const InvalidFieldDefinitionsAreSkipped: FieldStory = {
  tags: ['@def-06'],
  ...formStory([
    { ...nickname, type: 'colour' },
    { ...email, label: ['not text'] },
    { ...nickname, pattern: 'x'.repeat(300) },
    { ...nickname, label: 'The same once more' },
    secret,
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname (optional)' }), 'Bo');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await canvas.findByText('Sent');
    await expect(sent.values).toEqual({ nickname: 'Bo', secret: 'secret' });
  },
};

/** The form, with a button that replaces its definition by an equal new object, as a loader does when it runs again. */
function Reloaded(props: ComponentProps<typeof FormView>) {
  const [document, setDocument] = useState(props.document);
  const [address, setAddress] = useState(props.address);
  const reload = () => {
    setDocument(structuredClone(document));
    setAddress(structuredClone(address));
  };
  return (
    <>
      <FormView {...props} document={document} {...(address ? { address } : {})} />
      <button type="button" onClick={reload}>
        Load again
      </button>
    </>
  );
}

/** A loader that returns equal data again does not reset the form. */
export const ReloadedEqualDataDoesNotResetTheForm: FieldStory = {
  tags: ['@form-06'],
  ...formStory([email, { id: 'countryCode', type: 'address', label: 'Address', required: true, messages: {} }]),
  render: (args) => <Reloaded {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Japan');
    await canvas.findByRole('combobox', { name: 'Prefecture' });
    await userEvent.type(canvas.getByLabelText('Email'), 'nobody{Enter}');
    await canvas.findByText('Enter a valid email, such as name@example.com.');
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(canvas.getByText('Enter a valid email, such as name@example.com.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('nobody');
    await expect(canvas.getByRole('combobox', { name: 'Prefecture' })).toBeVisible();
  },
};

/** The focus goes to the field with the error, not to another field that has that field's name as its value. */
export const FocusMovesToTheFieldWithTheError: FieldStory = {
  tags: ['@form-06'],
  ...formStory([nickname, email], { initial: { values: { nickname: 'email' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText(/^Check these fields: /);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
