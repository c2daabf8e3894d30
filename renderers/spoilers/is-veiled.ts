/** Whether spoiler protection hides text of this element on this device. */
export const isVeiled = (element: Element): boolean =>
  element.querySelector('[data-veil="note"]')?.checkVisibility() ?? false;
