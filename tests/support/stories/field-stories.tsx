import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FormAddress } from '#renderers/form/form-address.tsx';
import type { FormView } from '#renderers/form/form-view.tsx';
import { preloadForm } from '#renderers/form/preload-form.ts';
import type { Send } from '#renderers/form/use-form.ts';
import type { ConsentAnswer } from '#schemas/values/consent.ts';
import { countries } from '../countries.ts';
import { handedIn } from './handed-in.ts';

/** A story of a form with one field type. */
export type FieldStory = StoryObj<typeof FormView>;
type Play = NonNullable<FieldStory['play']>;

const world: FormAddress = { countries, callerCountryCode: 'GB' };

/** Values sent by the last form of a story. */
export const sent: { values?: Record<string, string> | undefined; consentAnswers?: ConsentAnswer[] } = {};
const send: Send = async ({ values, consentAnswers }) => {
  Object.assign(sent, { values, consentAnswers });
  return { ok: true, message: 'Sent' };
};

/** Creates a story of a form with the given fields. */
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

/**
 * Submits the form unchanged and expects the first invalid input to have the focus and a description, and all
 * referenced descriptions to exist.
 */
const sendWrong: Play = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await canvas.findByText(/^Check these fields: /);
  const focused = canvasElement.ownerDocument.activeElement;
  // For radio groups aria-invalid is on the group.
  await expect(focused?.closest('[aria-invalid="true"]')).not.toBeNull();
  await expect(focused).toHaveAccessibleDescription();
  for (const described of canvasElement.querySelectorAll('[aria-describedby]'))
    for (const id of (described.getAttribute('aria-describedby') ?? '').split(' '))
      await expect(canvasElement.ownerDocument.getElementById(id)).not.toBeNull();
  await expect(sent.values).toBeUndefined();
};

/**
 * Creates the stories of a field type from its schema's examples. `values` are valid inputs and `wrong` invalid ones.
 * Without `wrong`, the empty form must be invalid, which works because each type has a required example.
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
