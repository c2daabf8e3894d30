import { expect } from 'storybook/test';
import { findPlanPointer, reveal } from './marks.ts';

export default { title: 'screens/preview/marks' };

/** A page of two elements; the second one has two plans. */
const Page = () => (
  <div>
    <div data-pointer="/elements/0">
      <p>Text</p>
    </div>
    <div data-pointer="/elements/1">
      <section>
        <h2>Plans</h2>
        <ul>
          <li data-licence="7">
            <p>Monthly</p>
          </li>
          <li data-licence="3">
            <p>Yearly</p>
          </li>
        </ul>
      </section>
    </div>
  </div>
);

/** A click leads to the plan at the pointer, or else to its element. */
export const PickedPlan = {
  tags: ['@edit-04', '@lic-06'],
  render: () => <Page />,
  async play({ canvas }: { canvas: { getByText(text: string): Element } }) {
    await expect(findPlanPointer(canvas.getByText('Yearly'))).toBe('/elements/1/attributes/plans/1');
    await expect(findPlanPointer(canvas.getByText('Plans'))).toBe('/elements/1');
    await expect(findPlanPointer(canvas.getByText('Text'))).toBe('/elements/0');
  },
};

/** A pointer highlights its plan, or else the whole element. */
export const RevealedPlan = {
  tags: ['@edit-04', '@lic-06'],
  render: () => <Page />,
  async play({ canvas, canvasElement }: { canvas: { getByText(text: string): Element }; canvasElement: Element }) {
    const listHighlighted = (pointer: string) => {
      for (const animation of document.getAnimations()) animation.cancel();
      reveal(canvasElement, pointer);
      return document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.textContent);
    };
    await expect(canvas.getByText('Yearly')).toBeVisible();
    await expect(listHighlighted('/elements/1/attributes/plans/1')).toEqual(['Yearly']);
    await expect(listHighlighted('/elements/1/attributes/plans/9')).toEqual(['PlansMonthlyYearly']);
    await expect(listHighlighted('/elements/0/attributes/text')).toEqual(['Text']);
    await expect(listHighlighted('/licences/4')).toEqual([]);
  },
};
