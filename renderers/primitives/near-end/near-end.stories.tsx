import type { StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useNearEnd } from './use-near-end.ts';

export default { title: 'primitives/near-end' };

const LAST = 12;

/** Times of the list's requests in the current story. */
let asked: number[] = [];

interface Grows {
  /** Whether the list scrolls horizontally. */
  sideways?: boolean;
}

/** A list that shows about three of its items and gets two more with each request. */
function Growing({ sideways = false }: Grows) {
  const [count, setCount] = useState(2);
  const list = useRef<HTMLUListElement>(null);
  const more = () => {
    asked.push(performance.now());
    setCount(count + 2);
  };
  useNearEnd(() => list.current?.lastElementChild, count < LAST ? more : undefined);
  return (
    <ul
      ref={list}
      aria-label="Grows"
      style={{
        display: sideways ? 'flex' : 'block',
        overflow: 'auto',
        inlineSize: sideways ? 480 : 200,
        blockSize: sideways ? 100 : 480,
      }}
    >
      {Array.from({ length: count }, (_, place) => (
        <li key={`${place}`} style={{ flex: 'none', inlineSize: 160, blockSize: sideways ? 80 : 160 }}>
          <button type="button">{place + 1}</button>
        </li>
      ))}
    </ul>
  );
}

type Play = NonNullable<StoryObj['play']>;

/**
 * The list requests more until its end is outside of the scroll container, and again when the user scrolls to its end.
 */
const grows: Play = async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Grows' });
  const items = () => canvas.getAllByRole('listitem').length;
  await waitFor(() => expect(items()).toBeGreaterThanOrEqual(4));
  const before = items();
  await expect(before).toBeLessThan(LAST);
  for (let step = 0; step < LAST && items() < LAST; step += 1) {
    const seen = items();
    list.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    await waitFor(() => expect(items()).toBeGreaterThan(seen));
  }
  await expect(items()).toBe(LAST);
  // At most one request per 500 ms while scrolling; allows for a few milliseconds of timer inaccuracy.
  const gaps = asked.map((at, index) => at - (asked[index - 1] ?? Number.NEGATIVE_INFINITY));
  await expect(gaps).toHaveLength((LAST - 2) / 2);
  await expect(gaps.filter((gap) => gap < 495)).toEqual([]);
};

const story = (args: Grows, globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  beforeEach: () => {
    asked = [];
  },
  render: () => <Growing {...args} />,
  play: grows,
});

export const ScrollingDownLoadsMoreEntries = story({});
export const ScrollingSidewaysLoadsMoreEntries = story({ sideways: true });
export const ScrollingSidewaysLoadsMoreEntriesRightToLeft = story({ sideways: true }, { locale: 'ar' });
