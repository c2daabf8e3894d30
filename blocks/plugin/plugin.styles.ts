import { css } from '@linaria/core';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const plugin = css`
  padding-inline: ${gutter};
`;

export const frame = css`
  position: relative;
  max-block-size: 90vh;
  inline-size: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  &[data-tall] { max-inline-size: 480px; margin-inline: auto; }
`;

export const page = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

export const missing = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.m};
  block-size: 100%;
  padding: ${space.xl};
  overflow-y: auto;
  text-align: center;
  color: ${color.muted};
`;

export const sorry = css`
  color: ${color.text};
  font-size: ${size.large};
  font-weight: 650;
  overflow-wrap: anywhere;
`;
