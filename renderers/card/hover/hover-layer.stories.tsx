import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { rightToLeft } from '../../../tests/support/stories/example-story.tsx';
import { fakeLists } from '../../../tests/support/stories/fake-lists.ts';
import { pageStory } from '../../../tests/support/stories/page-story.tsx';
import { emulate, mouse, press, tap, withStoppedClock } from '../../../tests/support/stories/real-input.ts';
import { cardLinks, cardsOf, expectNoShift, rowOf } from '../../../tests/support/stories/rows.ts';

export default { title: 'renderers/card/hover' };

/** A row of twelve cards in the middle of the viewport, four of them visible. */
const story = (globals: StoryObj['globals'] = {}): StoryObj => ({
  ...pageStory([rowOf('fights', { contentList: cardsOf(12) })]),
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' }, ...globals },
});

const panel = () => document.querySelector<HTMLElement>('[data-hover-panel]');
const box = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is nothing to measure');
  return element.getBoundingClientRect();
};

/** Finds the row's cards within a story's canvas. */
function cardsIn(canvas: HTMLElement) {
  const links = cardLinks(canvas);
  return (index: number) => {
    const link = links[index];
    if (!link) throw new Error(`There is no card ${index}`);
    return link;
  };
}

function expectPanelOf(card: HTMLElement): HTMLElement {
  const shown = panel();
  expect(shown).not.toHaveAttribute('data-leaving');
  expect(card.textContent).toContain(shown?.getAttribute('aria-label'));
  return shown as HTMLElement;
}

/** Waits until a card's panel is open and its animation has ended. */
async function grown(card: HTMLElement): Promise<HTMLElement> {
  const found = await waitFor(() => expectPanelOf(card));
  await Promise.all(found.getAnimations().map(({ finished }) => finished));
  return found;
}

/** Moves the pointer away; the panel closes and the row returns to its former layout. */
async function leave(): Promise<void> {
  await mouse.away();
  await waitFor(() => expect(panel()).toBeNull());
}

export const CardGrowsUnderThePointer: StoryObj = {
  ...story(),
  tags: ['@card-06'],
  play: async ({ canvasElement }) => {
    const card = cardsIn(canvasElement);
    const [width, after] = [box(card(1)).width, box(card(2)).x];
    await mouse.over(card(1));
    const shown = await grown(card(1));
    await expect(box(shown).width / width).toBeCloseTo(1.4, 1);
    const stateOf = (index: number) => card(index).closest('li')?.dataset['hover'];
    await expect([0, 1, 2, 8].map(stateOf)).toEqual(['before-active', 'active', 'after-active', 'hidden']);
    await waitFor(() => expect(box(card(2)).x - after).toBeGreaterThan(width * 0.15));
    await leave();
    await expect(stateOf(1)).toBeUndefined();
    await waitFor(() => expect(Math.round(box(card(2)).x)).toBe(Math.round(after)));
  },
};

export const TabPressedWhileThePanelOpensMovesIntoIt: StoryObj = {
  ...story(),
  tags: ['@card-06'],
  play: async ({ canvasElement }) => {
    const link = cardsIn(canvasElement)(1);
    const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    const pressed = new Promise((resolve) => {
      const shows = new MutationObserver(() => {
        // A preceding Tab key may have opened another card's panel, which must be ignored.
        const name = panel()?.getAttribute('aria-label');
        if (!name || !link.textContent?.includes(name)) return;
        shows.disconnect();
        link.dispatchEvent(tab);
        resolve(true);
      });
      shows.observe(document.body, { childList: true, subtree: true });
    });
    await press('{Tab}');
    link.focus();
    await pressed;
    await expect(tab.defaultPrevented).toBe(true);
    await expect(panel()?.contains(document.activeElement)).toBe(true);
  },
};

const atEdges = (globals: StoryObj['globals']): StoryObj => ({
  ...story(globals),
  tags: ['@card-06'],
  play: async ({ canvasElement }) => {
    const card = cardsIn(canvasElement);
    await expectNoShift(async () => {
      for (const index of [0, 3]) {
        await mouse.over(card(index));
        const { left, right } = box(await grown(card(index)));
        // Expects the panel to stay within the page's gutters.
        await expect(left).toBeGreaterThanOrEqual(69);
        await expect(right).toBeLessThanOrEqual(1371);
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
        await leave();
      }
    });
  },
});
export const CardAtTheWindowsEdgeGrowsInwards = atEdges({});
export const CardAtTheWindowsEdgeGrowsInwardsRightToLeft = atEdges(rightToLeft);

/** The panel follows the focus, Tab moves through it and Escape leaves it. A guest's list actions lead to sign-in. */
export const PanelFollowsTheKeyboardFocus: StoryObj = {
  ...story(),
  tags: ['@card-04', '@card-06', '@card-09'],
  parameters: { ports: { lists: { ...fakeLists, isGuest: true, signInHref: '/login?from=%2F' } } },
  play: async ({ canvasElement }) => {
    const card = cardsIn(canvasElement);
    // A resting mouse must not take over from the keyboard, even if scrolling moves cards under the mouse.
    await mouse.over(card(2));
    await grown(card(2));
    card(0).focus();
    await press('{ArrowRight}');
    await expect(card(1)).toHaveFocus();
    const shown = await grown(card(1));
    await expect(shown).toHaveAttribute('data-hover-panel', 'keyboard');
    const inPanel = within(shown);
    await press('{Tab}');
    const menu = inPanel.getByRole('button', { name: /^More about/ });
    await expect(menu).toHaveFocus();
    await press('{Enter}');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Add to favorites', 'Add to watchlist']) {
      await press('{Tab}');
      await expect(inPanel.getByRole('link', { name })).toHaveFocus();
      await expect(inPanel.getByRole('link', { name })).toHaveAttribute('href', '/login?from=%2F');
    }
    await press('{Tab}');
    await expect(inPanel.getByRole('button', { name: 'Share' })).toHaveFocus();
    await withStoppedClock(async ({ pass, until }) => {
      await press('{Enter}');
      await until(() => expect(inPanel.getByRole('button', { name: 'Link copied' })).toBeVisible());
      pass(2000);
      await until(() => expect(inPanel.getByRole('button', { name: 'Share' })).toBeVisible());
    });
    await press('{Escape}');
    await expect(card(1)).toHaveFocus();
    await press('{End}');
    await expect(card(11)).toHaveFocus();
    await press('{Home}');
    await expect(card(0)).toHaveFocus();
  },
};

/** The old panel fades out while the new one opens; pointer events of a resting mouse change nothing. */
export const PanelOpensWhileAnotherFadesOut: StoryObj = {
  ...story(),
  tags: ['@card-06', '@card-09'],
  play: async ({ canvasElement }) => {
    const card = cardsIn(canvasElement);
    await mouse.over(card(2));
    await grown(card(2));
    card(1).focus();
    await press('{ArrowLeft}');
    await expect(await grown(card(0))).toHaveAttribute('data-hover-panel', 'keyboard');
    await withStoppedClock(async ({ pass, until }) => {
      await press('{ArrowRight}');
      await until(() => expect(panel()).toHaveAttribute('data-leaving'));
      pass(1000);
      await until(() => expectPanelOf(card(1)));
      card(3).dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
      pass(1000);
    });
    await expect(await grown(card(1))).toHaveAttribute('data-hover-panel', 'keyboard');
  },
};

export const TapFollowsTheCardsLink: StoryObj = {
  ...story({ viewport: { value: 'tablet' } }),
  tags: ['@card-06'],
  play: async ({ canvasElement }) => {
    const card = cardsIn(canvasElement);
    // Waits until the panel's code is loaded.
    await mouse.over(card(1));
    await grown(card(1));
    await leave();
    const followed: (string | undefined)[] = [];
    card(0).addEventListener('click', ({ target }) => followed.push((target as Element).closest('a')?.dataset['card']));
    await withStoppedClock(async ({ pass, until }) => {
      await tap(card(0));
      await until(() => expect(followed).toEqual([card(0).dataset['card']]));
      pass(1000);
    });
    await expect(panel()).toBeNull();
  },
};

export const ReducedMotionDoesNotEnlargeCards: StoryObj = {
  ...story(),
  tags: ['@card-06'],
  beforeEach: emulate({ reducedMotion: true }),
  play: async ({ canvasElement }) => {
    const card = cardsIn(canvasElement);
    const [width, after] = [box(card(2)).width, box(card(3)).x];
    await mouse.over(card(2));
    await expect(box(await grown(card(2))).width).toBeCloseTo(width, 0);
    await expect(box(card(3)).x).toBeCloseTo(after, 0);
  },
};
