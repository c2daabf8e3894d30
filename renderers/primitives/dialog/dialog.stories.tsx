import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { button, primary } from '../button/button.styles.ts';
import { Dialog } from './dialog.tsx';

export default { title: 'primitives/dialog' };

interface Asks {
  closedBy?: 'any' | 'closerequest';
  /** Whether the dialog stays open until it is answered. */
  stays?: boolean;
  /** Whether the opening button is removed when the dialog is answered. */
  goes?: boolean;
}

/** A button that opens a dialog with two buttons. */
function Opener({ closedBy, stays = false, goes = false }: Asks) {
  const [isOpen, setOpen] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {goes && isAnswered ? null : (
        <button type="button" className={primary} onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isOpen ? (
        <Dialog aria-label="Question" onClose={stays ? undefined : close} {...(closedBy && { closedBy })}>
          <button type="button" className={button} onClick={close}>
            No
          </button>
          <button
            type="button"
            className={button}
            onClick={() => {
              setAnswered(true);
              close();
            }}
          >
            Yes
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

const story = (asks: Asks = {}, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  render: () => <Opener {...asks} />,
});

type Play = NonNullable<StoryObj['play']>;
type User = Parameters<Play>[0]['userEvent'];

async function opened(userEvent: User) {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Question' });
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/**
 * When the dialog opens, its first element has the focus. Escape (here the browser's cancel event) closes it and
 * returns the focus.
 */
export const EscapeClosesTheDialogAndReturnsTheFocus = {
  ...story(),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent);
    await expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
    dialog.requestClose();
    await gone();
    await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
} satisfies StoryObj;

export const DialogClosesByAButtonInside = {
  ...story(),
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await gone();
    await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
} satisfies StoryObj;

/** Browser "back" leaves the page on which the dialog was opened. */
export const BrowserBackLeavesThePageOfTheDialog = {
  ...story(),
  play: async ({ userEvent }) => {
    await opened(userEvent);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await gone();
  },
} satisfies StoryObj;

/** Focuses the main element if the opening button was removed. */
export const FocusMovesToMainIfTheOpeningButtonIsGone = {
  ...story({ goes: true }),
  play: async ({ userEvent }) => {
    await opened(userEvent);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await gone();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
} satisfies StoryObj;

/** A dialog that must be answered stays open on outside clicks and Escape. */
export const DialogThatMustBeAnsweredStaysOpen = {
  ...story({ stays: true }),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent);
    await expect(dialog).toHaveAttribute('closedby', 'none');
    dialog.requestClose();
    await userEvent.click(dialog);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await gone();
  },
} satisfies StoryObj;

/** A dialog with user input does not close on an outside click. */
export const DialogWithInputDoesNotCloseByAnOutsideClick = {
  ...story({ closedBy: 'closerequest' }),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent);
    await userEvent.click(dialog);
    await expect(dialog).toBeVisible();
    dialog.requestClose();
    await gone();
  },
} satisfies StoryObj;

export const DialogIsAccessibleRightToLeft = {
  ...story({}, { locale: 'ar' }),
  play: async ({ userEvent }) => {
    await expect(await opened(userEvent)).toBeVisible();
  },
} satisfies StoryObj;
