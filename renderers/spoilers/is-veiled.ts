/** Whether spoiler protection hides text of this element on this device. */
export const isSpoilerHidden = (element: Element): boolean =>
  element.querySelector('[data-veil="note"]')?.checkVisibility() ?? false;
