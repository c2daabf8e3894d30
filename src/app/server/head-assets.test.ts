import { expect, test } from 'vitest';
import { headAssets } from './head-assets.ts';

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry-1.js', imports: ['_app-2.js'] },
  '_app-2.js': { file: 'assets/app-2.js', css: ['assets/app-2.css'] },
  'src/app/routes/watch/route.tsx': {
    file: 'assets/watch-3.js',
    imports: ['_app-2.js'],
    dynamicImports: ['src/services/player/engines/hls.ts'],
  },
  'src/services/player/engines/hls.ts': { file: 'assets/hls-4.js' },
};

test('the HTML head lists the code that the page needs at once, dependencies first and without player engines @play-03', () => {
  const { entry, code } = headAssets(manifest, ['src/app/entry-client.tsx', 'src/app/routes/watch/route.tsx']);
  expect(entry).toBe('/assets/entry-1.js');
  expect(code).toEqual(['/assets/app-2.js', '/assets/entry-1.js', '/assets/watch-3.js']);
});

test('the HTML head includes only the styles, not the code, of components that are hydrated later', () => {
  const footer = { file: 'assets/footer-5.js', css: ['assets/footer-5.css'], imports: ['_app-2.js'] };
  const built = { ...manifest, 'blocks/footer/index.ts': footer };
  const { code } = headAssets(built, ['src/app/entry-client.tsx'], ['blocks/footer/index.ts']);
  expect(code).toEqual(['/assets/app-2.js', '/assets/entry-1.js']);
});

test('the HTML head uses the source file as entry point in development', () =>
  expect(headAssets({}, ['src/app/entry-client.tsx'])).toMatchObject({ entry: '/src/app/entry-client.tsx', code: [] }));
