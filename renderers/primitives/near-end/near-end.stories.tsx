import type { StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useNearEnd } from './use-near-end.ts';

export default { title: 'primitives/near-end' };

const LAST = 12;

/** When the list of the story that is shown has asked. */
let asked: number[] = [];

interface Grows {
  /** Whether it goes on sideways. */
  sideways?: boolean;
}

/** A list in a frame that shows about three of its items, and gets two more each time it asks. */
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

/** It asks until its end lies beyond the frame, and again once one has scrolled there. */
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
  // At most once in 500 ms, however fast one scrolls; clocks differ by a few.
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

export const Downwards = story({});
export const Sideways = story({ sideways: true });
export const SidewaysRightToLeft = story({ sideways: true }, { locale: 'ar' });
