import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const small = css`
  color: ${color.text};
  font-size: ${size.large};
`;

/** Area of a future event: on small screens as high as its text; the picture is cropped. */
export const stageToCome = css`
  @media (max-width: 700px), (max-height: 600px) {
    & > * { display: grid; place-items: stretch; min-block-size: 21rem; }
  }
`;

export const badge = css`
  padding: 2px 8px;
  border-radius: 3px;
  background: ${color.live};
  color: ${color.onLive};
  font-weight: 700;
`;

export const programmes = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.xl};
  margin: 0;
  & dt { color: ${color.muted}; font-size: 0.875rem; }
  & dd { margin: 0; font-weight: 600; }
`;

export const times = css`
  unicode-bidi: isolate;
  margin-inline-start: ${space.s};
  color: ${color.muted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
