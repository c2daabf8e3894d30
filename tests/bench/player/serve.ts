import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import en from '../../../schemas/labels/en_US.json' with { type: 'json' };
import { stylesOf } from './build-pages.ts';
import type { Answer } from './film.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Translated labels as the product’s pages get them. Plural forms are replaced by plain placeholders: the product’s
 * server would send them parsed, and no control of the player uses them.
 */
const labels = JSON.stringify({
  defaultLocale: 'en_US',
  selectedLocale: 'en_US',
  translations: {
    en_US: Object.fromEntries(
      Object.entries(en).map(([key, text]) => [key, text.replace(/\{(\w+), plural,.*\}$/, '{{$1}}')]),
    ),
  },
  messages: {},
});

const document = (page: string, styles: string[]) =>
  [
    '<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,">',
    '<style>body{margin:0}video,hls-video,media-controller,#root{display:block;width:1280px;height:720px}</style>',
    ...styles.map((file) => `<link rel="stylesheet" href="/${page}/assets/${file}">`),
    `<body><script type="module" src="/${page}/assets/page.js"></script>`,
  ].join('');

/** The server of the pages and the film. */
export interface BenchServer {
  origin: string;
  close: () => void;
}

/** Serves everything from memory and forbids caching, so that no player benefits from another’s requests. */
export async function serve(built: string, film: ReadonlyMap<string, Answer>): Promise<BenchServer> {
  const files = new Map<string, Buffer>();
  const fileOf = (name: string): Buffer => {
    const known = files.get(name) ?? gzipSync(readFileSync(path.join(built, name)), { level: 9 });
    files.set(name, known);
    return known;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('cache-control', 'no-store');
    // The browser’s clock is precise enough only in a cross-origin isolated page.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    const answer = film.get(pathname);
    if (answer) return response.setHeader('content-type', answer.type).end(answer.body);
    if (pathname === '/labels.json') return response.setHeader('content-type', 'application/json').end(labels);
    const [, page = '', file] = /^\/([\w-]+)(?:\/assets\/([\w.-]+))?$/.exec(pathname) ?? [];
    if (page === '') return response.writeHead(404).end();
    if (file === undefined)
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(document(page, stylesOf(built, page)));
    response.setHeader('content-type', types[path.extname(file)] ?? 'text/plain');
    return response.setHeader('content-encoding', 'gzip').end(fileOf(`${page}/assets/${file}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
