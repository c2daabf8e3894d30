import { signal } from '@preact/signals-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Watermark as Mark } from '#renderers/ports/player.ts';
import { type PlayerFace, PlayerFaceProvider } from '../shared/player-face.ts';
import { WatermarkOverlay } from './watermark.tsx';

const drawn = (watermark: Mark | undefined) => {
  const face = { playback: { state: { watermark: signal(watermark) } } } as unknown as PlayerFace;
  return renderToStaticMarkup(
    <PlayerFaceProvider value={face}>
      <WatermarkOverlay />
    </PlayerFaceProvider>,
  );
};

test('shows a watermark in its corner as text or as a picture with alternative text @play-09', () => {
  expect(drawn({ text: 'viewer 12', position: 'TOP_LEFT' })).toMatch(/data-position="TOP_LEFT"[^>]*>viewer 12<\/div>/);
  expect(drawn({ url: '/logo.svg', text: 'Apex', position: 'BOTTOM_RIGHT' })).toMatch(
    /data-position="BOTTOM_RIGHT"[^>]*><img src="\/logo.svg" alt="Apex"\/>/,
  );
  expect(drawn(undefined)).toBe('');
});
