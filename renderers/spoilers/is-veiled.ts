/** Whether spoiler protection currently hides text of this element. */
export const isSpoilerHidden = (element: Element): boolean =>
  element.querySelector('[data-veil="note"]')?.checkVisibility() ?? false;
