/** Whether this device hides what an element would give away. */
export const isVeiled = (element: Element): boolean =>
  element.querySelector('[data-veil="note"]')?.checkVisibility() ?? false;
