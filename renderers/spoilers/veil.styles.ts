import { css } from '@linaria/core';

/**
 * Replacement text for hidden results; not displayed while spoiler protection is off, which a style sheet of the device
 * controls.
 */
export const note = css`
  display: none;
`;
