import type { StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useMenu } from './use-menu.ts';

export default { title: 'primitives/menu' };

const stay = (event: MouseEvent) => event.preventDefault();

/** A menu between two buttons. */
function Between() {
  const menu = useMenu();
  return (
    <>
      <button type="button">Before</button>
      <details ref={menu}>
        <summary>Menu</summary>
        <ul>
          <li>
            <a href="#first" onClick={stay}>
              First
            </a>
          </li>
          <li>
            <a href="#second" onClick={stay}>
              Second
            </a>
          </li>
          <li>Plain words</li>
        </ul>
      </details>
      <button type="button">After</button>
    </>
  );
}

type Play = NonNullable<StoryObj['play']>;
type Given = Parameters<Play>[0];

async function opened({ canvas, userEvent }: Given): Promise<HTMLDetailsElement> {
  const summary = canvas.getByText('Menu');
  await userEvent.click(summary);
  const details = summary.closest('details') as HTMLDetailsElement;
  await expect(details).toHaveAttribute('open');
  return details;
}

const closes =
  (by: (given: Given) => Promise<unknown>): Play =>
  async (given) => {
    const details = await opened(given);
    await by(given);
    await waitFor(() => expect(details).not.toHaveAttribute('open'));
  };

const story = (play: Play, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  render: () => <Between />,
  play,
});

/** Escape closes the menu from any focused element inside; afterwards the summary has the focus. */
const byEscape: Play = async (given) => {
  const { canvas, userEvent } = given;
  await closes(async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'First' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  })(given);
  await expect(canvas.getByText('Menu')).toHaveFocus();
};

export const EscapeClosesTheMenu = story(byEscape);
export const EscapeClosesTheMenuRightToLeft = story(byEscape, { locale: 'ar' });

/** A click outside closes the menu; the clicked element gets the focus, not the menu. */
export const OutsideClickClosesTheMenu = story(async (given) => {
  const after = given.canvas.getByRole('button', { name: 'After' });
  await closes(() => given.userEvent.click(after))(given);
  await expect(after).toHaveFocus();
});

export const TabOutOfTheMenuClosesIt = story(async (given) => {
  await closes(async ({ userEvent }) => {
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
  })(given);
  await expect(given.canvas.getByRole('button', { name: 'After' })).toHaveFocus();
});

export const FollowingALinkClosesTheMenu = story(
  closes(({ canvas, userEvent }) => userEvent.click(canvas.getByRole('link', { name: 'Second' }))),
);

/**
 * If a focusable `main` surrounds the menu, pressing text inside the menu keeps it open, and Escape still closes it.
 */
export const PressingTextInsideKeepsTheMenuOpen = story(async (given) => {
  const details = await opened(given);
  await given.userEvent.click(given.canvas.getByText('Plain words'));
  await expect(details).toHaveAttribute('open');
  await given.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(details).not.toHaveAttribute('open'));
});

/** A closed menu does not handle Escape, so that surrounding elements get it. */
export const ClosedMenuDoesNotHandleEscape = story(async ({ canvas, userEvent }) => {
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  document.addEventListener('keydown', hear);
  canvas.getByText('Menu').focus();
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', hear);
  await expect(heard).toBe(1);
});
