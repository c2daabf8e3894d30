import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FormAddress } from '#renderers/form/form-address.tsx';
import type { FormView } from '#renderers/form/form-view.tsx';
import { preloadForm } from '#renderers/form/preload-form.ts';
import type { Send } from '#renderers/form/use-form.ts';
import type { ConsentAnswer } from '#schemas/values/consent.ts';
import { countries } from '../countries.ts';
import { handedIn } from './handed-in.ts';

/** A story of a form with one type of field. */
export type FieldStory = StoryObj<typeof FormView>;
type Play = NonNullable<FieldStory['play']>;

const world: FormAddress = { countries, callerCountryCode: 'GB' };

/** What the last form of a story sent. */
export const sent: { values?: Record<string, string> | undefined; consentAnswers?: ConsentAnswer[] } = {};
const send: Send = async ({ values, consentAnswers }) => {
  Object.assign(sent, { values, consentAnswers });
  return { ok: true, message: 'Sent' };
};

/** A story of a form with these fields. */
export function formStory(formFields: unknown[], more: Partial<NonNullable<FieldStory['args']>> = {}): FieldStory {
  const document = { version: '1.0', title: 'Form', submitLabel: 'Send', fields: formFields };
  const address = more.address ?? world;
  const { fields: registry } = handedIn();
  return {
    args: { document, name: 'story', registry, send, address, ...more },
    loaders: [
      async () => {
        sent.values = undefined;
        return { failures: await preloadForm(registry, document, address, more.initial) };
      },
    ],
  };
}

/** Sends the form as it is: the first wrong input has the focus and says why, and every description is there. */
const sendWrong: Play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await canvas.findByText(/^Check these fields: /);
  const focused = canvasElement.ownerDocument.activeElement;
  // Of a group of choices the group is wrong.
  await expect(focused?.closest('[aria-invalid="true"]')).not.toBeNull();
  await expect(focused).toHaveAccessibleDescription();
  for (const described of canvasElement.querySelectorAll('[aria-describedby]'))
    for (const id of (described.getAttribute('aria-describedby') ?? '').split(' '))
      await expect(canvasElement.ownerDocument.getElementById(id)).not.toBeNull();
  await expect(sent.values).toBeUndefined();
};

/**
 * The stories that every type of field has, from the examples of its schema. `values` fill the fields well, `wrong`
 * badly; without `wrong` an empty form is wrong, for each type has a required example.
 */
export function fieldStories(
  examples: unknown[],
  { values, wrong = {} }: { values: Record<string, string>; wrong?: Record<string, string> },
) {
  const empty = formStory(examples);
  const filled = formStory(examples, { initial: { values } });
  return {
    empty,
    filled,
    wrong: { ...formStory(examples, { initial: { values: wrong } }), play: sendWrong },
    rightToLeft: { ...filled, globals: { locale: 'ar' } },
    wrongRightToLeft: {
      ...formStory(examples, {
        initial: {
          values,
          faults: Object.fromEntries(examples.map((one) => [(one as { id: string }).id, 'fieldIsInvalid'])),
        },
      }),
      globals: { locale: 'ar' },
    },
    otherRealm: { ...filled, globals: { realm: 'lumen' } },
  } satisfies Record<string, FieldStory>;
}
