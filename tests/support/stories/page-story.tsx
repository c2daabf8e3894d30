import type { StoryObj } from '@storybook/react-vite';
import { PageView } from '#renderers/page/page-view.tsx';
import { kindsOf } from '#renderers/page/parse.ts';
import { handedIn } from './handed-in.ts';

/** One element of a story's page. */
export interface StoryElement {
  $type: string;
  $zone?: 'header' | 'list';
  attributes: unknown;
  fallback?: unknown[];
}

const ofHeader = new Set(['hero', 'tabs', 'series']);
const documentOf = (elements: StoryElement[]) => ({
  version: '1.0',
  elements: elements.map((element) => ({ $zone: ofHeader.has(element.$type) ? 'header' : 'list', ...element })),
});

/** Draws elements by the path that viewers get, and as an editor sees them: what is unsound says so in its place. */
export const StoryPage = ({ elements, name }: { elements: StoryElement[]; name: string }) => (
  <PageView document={documentOf(elements)} name={name} registry={handedIn().blocks} forEditor />
);

/** Loads the code of what a story draws; to be among its loaders. */
export const loadKinds = (elements: StoryElement[]) => async () => {
  const failures = await handedIn().blocks.preload(kindsOf(documentOf(elements)));
  if (failures[0]) throw failures[0];
  return {};
};

/** Fails a story whose page has something unsound in it. */
export function expectSound(canvas: HTMLElement): void {
  const box = canvas.querySelector('[data-issue]');
  if (box) throw new Error(`The story is unsound: ${box.textContent}`);
}

/** A story that is a page of several elements, for what only shows in company. */
export const pageStory = (elements: StoryElement[], globals: StoryObj['globals'] = {}): StoryObj => ({
  loaders: [loadKinds(elements)],
  globals,
  render: () => <StoryPage elements={elements} name="story" />,
  play: async ({ canvasElement }) => expectSound(canvasElement),
});
