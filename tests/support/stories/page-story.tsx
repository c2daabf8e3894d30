import type { StoryObj } from '@storybook/react-vite';
import { PageView } from '#renderers/page/page-view.tsx';
import { kindsOf } from '#renderers/page/parse.ts';
import { handedIn } from './handed-in.ts';

/** An element of a story's page. */
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

/** Renders elements like the product, in editor mode: invalid ones show their issues. */
export const StoryPage = ({ elements, name }: { elements: StoryElement[]; name: string }) => (
  <PageView document={documentOf(elements)} name={name} registry={handedIn().blocks} forEditor />
);

/** Story loader that loads the code of elements. */
export const loadKinds = (elements: StoryElement[]) => async () => {
  const failures = await handedIn().blocks.preload(kindsOf(documentOf(elements)));
  if (failures[0]) throw failures[0];
  return {};
};

/** Fails if the story shows an issue. */
export function expectValid(canvas: HTMLElement): void {
  const box = canvas.querySelector('[data-issue]');
  if (box) throw new Error(`The story is invalid: ${box.textContent}`);
}

/** A story with several elements, for behaviour that depends on other elements. */
export const pageStory = (elements: StoryElement[], globals: StoryObj['globals'] = {}): StoryObj => ({
  loaders: [loadKinds(elements)],
  globals,
  render: () => <StoryPage elements={elements} name="story" />,
  play: async ({ canvasElement }) => expectValid(canvasElement),
});
