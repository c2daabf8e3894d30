import { css } from '@linaria/core';
import { color } from '#renderers/theme/tokens.ts';

const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** The studio's design tokens, light or dark by system preference. */
export const theme = css`
  :global() {
    :root {
      color-scheme: light dark;
      --color-background: #ffffff;
      --color-surface: #f3f4f7;
      --color-raised: #ffffff;
      --color-text: #181b24;
      --color-muted: #5a6172;
      --color-line: #d9dce4;
      --color-brand: #3a4fd8;
      --color-on-brand: #ffffff;
      --color-live: #b3261e;
      --color-danger: #b3261e;
      --color-warning: #8a5a00;
      --color-success: #1f7a4d;
      --color-focus: #3a4fd8;
      --code-property: #2b3fae;
      --code-string: #1c6b4a;
      --code-number: #9a3b0e;
      --font-text: ${sans};
      --font-display: ${sans};
      --type-scale: 1;
      --radius: 6px;
      --button-radius: 6px;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --color-background: #12141b;
        --color-surface: #1a1d27;
        --color-raised: #1e222d;
        --color-text: #eceef4;
        --color-muted: #a2a9ba;
        --color-line: #323746;
        --color-brand: #8fa0ff;
        --color-on-brand: #0c1030;
        --color-live: #ff8a80;
        --color-danger: #ff8f86;
        --color-warning: #f0b954;
        --color-success: #6fd3a0;
        --color-focus: #a9b6ff;
        --code-property: #a9b6ff;
        --code-string: #84d6ad;
        --code-number: #f2a97c;
      }
    }
    body { background: ${color.surface}; overflow: hidden; }
    @media (max-width: 1023.98px) { body { overflow: auto; } }
  }
`;
