import type { StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Profile } from '#schemas/wire/identity/profiles.ts';
import { ProfilesScreen } from './profiles-screen.tsx';

type Props = ComponentProps<typeof ProfilesScreen>;
const save = fn<Props['save']>();
const remove = fn<Props['remove']>();
const choose = fn<Props['choose']>();
const setPin = fn<Props['setPin']>();
const forgetPin = fn<Props['forgetPin']>();

const profile = (id: string, displayName: string, more: Partial<Profile> = {}): Profile => ({
  accountId: 'nina',
  profileId: id,
  displayName,
  avatar: '1',
  type: 'ADULT',
  ...more,
});
const profiles = [profile('nina', 'Nina Newcomer'), profile('grandma', 'Grandma')];
const kim = profile('kim', 'Kim', { type: 'CHILD', category: '12' });

export default {
  title: 'screens/profiles',
  tags: ['@acct-02'],
  beforeEach: () => {
    for (const one of [save, remove, setPin, forgetPin]) one.mockReset().mockResolvedValue('done');
    choose.mockReset().mockResolvedValue('done');
  },
};

const story = (
  play: NonNullable<StoryObj['play']>,
  { globals = {}, ...more }: Partial<Props> & { globals?: NonNullable<StoryObj['globals']> } = {},
): StoryObj => ({
  globals,
  render: () => (
    <ProfilesScreen
      brand="Apex"
      profiles={profiles}
      current={{ id: 'nina', isChild: false }}
      pictures={undefined}
      pin={{ isAsked: false, isOffered: true }}
      dialog={null}
      choose={choose}
      save={save}
      remove={remove}
      forgetPin={forgetPin}
      setPin={setPin}
      {...more}
    />
  ),
  play,
});
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const extra = ['Ana', 'Bo'].map((name) => profile(name, name));

/**
 * With five profiles, marks the active one and those of children, and offers no further profile, because five is the
 * limit.
 */
export const NoSixthProfileCanBeAdded = story(
  async ({ canvas }) => {
    for (const { displayName } of [...profiles, kim, ...extra]) {
      const button = canvas.getByRole('button', { name: new RegExp(`^${displayName}`) });
      await expect(button).toHaveAttribute('aria-current', String(displayName === 'Grandma'));
      await expect(within(button).queryAllByText('Kids')).toHaveLength(displayName === 'Kim' ? 1 : 0);
    }
    expect(canvas.queryByRole('button', { name: 'Add profile' })).toBeNull();
    expect(canvas.queryByRole('button', { name: 'Remove PIN' })).toBeNull();
    expect(canvas.queryByRole('alert')).toBeNull();
  },
  { current: { id: 'grandma', isChild: false }, profiles: [...profiles, kim, ...extra] },
);

/** A second click while a switch is pending sends no second request; a refused switch shows the reason. */
export const RejectedSwitchOfProfileShowsTheReason = story(async ({ canvas, userEvent }) => {
  let refuse: (outcome: Awaited<ReturnType<Props['choose']>>) => void = () => undefined;
  choose.mockReturnValueOnce(
    new Promise((resolve) => {
      refuse = resolve;
    }),
  );
  const grandma = canvas.getByRole('button', { name: 'Grandma' });
  await userEvent.click(grandma);
  await expect(grandma).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(grandma);
  expect(choose).toHaveBeenCalledTimes(1);
  refuse({ message: 'This profile no longer exists.', fields: {} });
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This profile no longer exists.'));
  await expect(grandma).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
  // The next attempt to switch removes the message. The server now asks for the PIN.
  choose.mockResolvedValueOnce('needs-pin');
  await userEvent.click(grandma);
  await dialog('Enter your four-digit PIN.');
  expect(canvas.queryByText('This profile no longer exists.')).toBeNull();
});

/** A name rejected by the server shows an error at the field; a saved profile shows a message. */
export const ProfileIsAddedAfterARejectedName = story(async ({ canvas, userEvent }) => {
  save.mockResolvedValueOnce({ message: 'Check the form.', fields: { displayName: 'Enter a profile name.' } });
  await userEvent.click(canvas.getByRole('button', { name: 'Add profile' }));
  const form = await dialog('Add profile');
  const name = form.getByRole('textbox', { name: 'Name' });
  expect(form.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual(
    Array.from({ length: 10 }, (_, index) => index === 0),
  );
  await expect(name).toBeValid();
  await expect(name).not.toHaveAccessibleDescription();
  expect(form.queryByRole('combobox')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a profile name.'));
  await expect(name).toBeInvalid();
  await userEvent.type(name, 'Kim');
  await userEvent.click(form.getByText('Kids’ profile'));
  await expect(form.getByRole('combobox', { name: 'Highest age rating' })).toHaveValue('6');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Highest age rating' }), '12');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(canvas.getByText('Profile saved.')).toHaveFocus());
  expect(save).toHaveBeenLastCalledWith(
    undefined,
    expect.objectContaining({ displayName: 'Kim', type: 'CHILD', category: '12' }),
  );
});

/** An avatar is selected by clicking it. */
export const AvatarIsSelectedByClick = story(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Grandma' }));
  const form = await dialog('Edit Grandma');
  await userEvent.clear(form.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Nana');
  const third = form.getByRole('radio', { name: 'Star' }) as HTMLInputElement;
  const label = third.labels?.[0];
  if (label) await userEvent.click(label);
  expect(third).toBeChecked();
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith('grandma', expect.objectContaining({ displayName: 'Nana', avatar: third.value })),
  );
  await canvas.findByText('Profile saved.');
});

/** A child's profile keeps its age rating and picture; whether it is a child's cannot be changed. */
export const EditingAChildsProfileKeepsItsAgeRating = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Kim' }));
    const form = await dialog('Edit Kim');
    await expect(form.getByRole('combobox', { name: 'Highest age rating' })).toHaveValue('12');
    await expect(form.getByRole('radio', { name: 'Moon' })).toBeChecked();
    expect(form.queryByText('Kids’ profile')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith('kim', { displayName: 'Kim', avatar: 'moon', type: 'CHILD', category: '12' }),
    );
  },
  { profiles: [...profiles, { ...kim, avatar: 'moon' }] },
);

/** Neither the main profile nor the active one can be deleted. */
export const MainAndActiveProfileCannotBeDeleted = story(
  async ({ canvas, userEvent }) => {
    for (const name of ['Nina Newcomer', 'Kim']) {
      await userEvent.click(canvas.getByRole('button', { name: `Edit ${name}` }));
      const form = await dialog(`Edit ${name}`);
      expect(form.queryByRole('button', { name: 'Delete' })).toBeNull();
      await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    }
  },
  { current: { id: 'kim', isChild: false }, profiles: [...profiles, kim] },
);

export const ProfileIsDeleted = story(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Grandma' }));
  await userEvent.click((await dialog('Edit Grandma')).getByRole('button', { name: 'Delete' }));
  await userEvent.click((await dialog('Delete profile Grandma?')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith('grandma'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** A child can choose a profile but edit none; the adult's profile asks for the PIN. */
export const LeavingAChildsProfileRequiresThePin = story(
  async ({ canvas, userEvent }) => {
    expect(canvas.queryByRole('button', { name: /^(Edit|Add profile|Set a PIN)/ })).toBeNull();
    choose.mockResolvedValue('needs-pin');
    await userEvent.click(canvas.getByRole('button', { name: 'Nina Newcomer' }));
    const pin = await dialog('Enter your four-digit PIN.');
    await userEvent.type(pin.getByLabelText('PIN'), '4321{Enter}');
    await waitFor(() => expect(pin.getByRole('alert')).toHaveTextContent('Wrong PIN. Try again.'));
    await userEvent.click(pin.getByRole('button', { name: 'Forgot your PIN?' }));
    await pin.findByText(/^We’ve sent a link to remove the PIN/);
  },
  { current: { id: 'kim', isChild: true }, profiles: [...profiles, kim], pin: { isAsked: true, isOffered: true } },
);

export const SettingAPinRequiresTwoEqualEntries = story(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Set a PIN' }));
  const form = await dialog('Set a PIN');
  await userEvent.type(form.getByLabelText('New PIN'), '2580');
  await userEvent.type(form.getByLabelText('Confirm PIN'), '2588{Enter}');
  await form.findByText('The PINs don’t match.');
  await expect(form.getByLabelText('Confirm PIN')).toHaveFocus();
  await expect(form.getByLabelText('Confirm PIN')).toBeInvalid();
  await expect(form.getByLabelText('Confirm PIN')).toHaveAccessibleDescription('The PINs don’t match.');
  await expect(form.getByLabelText('New PIN')).toBeValid();
  await expect(form.getByLabelText('New PIN')).not.toHaveAccessibleDescription();
  await expect(setPin).not.toHaveBeenCalled();
  await userEvent.clear(form.getByLabelText('Confirm PIN'));
  await userEvent.type(form.getByLabelText('Confirm PIN'), '2580{Enter}');
  await waitFor(() => expect(setPin).toHaveBeenCalledWith('2580'));
});

export const PinCanBeChangedOrRemoved = story(
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change PIN' }));
    const form = await dialog('Change PIN');
    await userEvent.type(form.getByLabelText('New PIN'), '2580');
    await userEvent.type(form.getByLabelText('Confirm PIN'), '2580{Enter}');
    await waitFor(() => expect(setPin).toHaveBeenCalledWith('2580'));
    await canvas.findByText('PIN changed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove PIN' }));
    await waitFor(() => expect(setPin).toHaveBeenLastCalledWith(undefined));
  },
  { pin: { isAsked: true, isOffered: true } },
);

const long = [profile('nina', 'Donaudampfschifffahrtsgesellschaftskapitän Nina'), kim];
export const LongNamesFitTheNarrowestWindowRightToLeft = story(
  async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
  { profiles: long, globals: { viewport: { value: 'narrowest' }, locale: 'ar' } },
);
export const ProfilesAreAccessibleInOtherRealm = story(async () => undefined, { globals: { realm: 'lumen' } });
