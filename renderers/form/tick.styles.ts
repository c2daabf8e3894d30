import { css } from '@linaria/core';
import { color } from '../theme/tokens.ts';

/** Style of checkboxes and radio buttons. */
export const tick = css`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  accent-color: ${color.brand};
  &[aria-invalid='true'],
  [role='radiogroup'][aria-invalid='true'] & { outline: 2px solid ${color.danger}; outline-offset: 2px; }
`;
