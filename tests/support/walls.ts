import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An import: source file, specifier and target file. */
export interface Import {
  from: string;
  specifier: string;
  to: string;
  typeOnly: boolean;
}

const importPattern =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Folders of the aliases in package.json's imports. */
const aliases: Record<string, string> = {
  '#schemas/': 'schemas/',
  '#renderers/': 'renderers/',
  '#blocks/': 'blocks/',
  '#services/': 'src/services/',
  '#screens/': 'src/screens/',
  '#embed/': 'src/embed/',
  '#app/': 'src/app/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
};

function resolve(from: string, asked: string): string | undefined {
  // Removes Vite's query suffixes.
  const specifier = asked.replace(/\?.*$/, '');
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
  return alias && `${aliases[alias]}${specifier.slice(alias.length)}`;
}

const isStory = (file: string): boolean => /\.stories\.tsx?$/.test(file);

/** Reads all imports between files below `root`, including stories and their support, without tests. */
export function readImports(root: string): Import[] {
  const files = globSync('{schemas,renderers,blocks,src,tests/support/stories}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
  );
  return files.flatMap((from) => {
    const source = readFileSync(path.join(root, from), 'utf8');
    return [...source.matchAll(importPattern)].flatMap((match): Import[] => {
      const specifier = match[2] ?? match[3] ?? '';
      const to = resolve(from, specifier);
      return to === undefined ? [] : [{ from, specifier, to, typeOnly: Boolean(match[1]) }];
    });
  });
}

interface Wall {
  name: string;
  from: RegExp;
  to: RegExp;
  except?: (found: Import) => boolean;
}

/** Folder of the block, field or menu layout that contains a file. */
const blockOf = (file: string): string | undefined => /^blocks\/(?:(?:fields|menus)\/)?[^/]+\//.exec(file)?.[0];

/** The districts (modules of the server), from the lowest layer to the highest (docs/ARCHITECTURE.md). */
export const districts = [
  'platform',
  'definitions',
  'identity',
  'commerce',
  'catalogue',
  'viewing',
  'site',
  'authoring',
  'app',
] as const;

/** Layer of a file of the server or of `schemas/wire`: the index of its district, or -1 if it belongs to none. */
const getDistrictFloor = (file: string): number =>
  districts.findIndex((district) => /^(?:src\/server|schemas\/wire)\/([^/]+)\//.exec(file)?.[1] === district);

/**
 * Whether a server file may depend on HTTP: routes, their helpers for headers and cookies, and the files that combine
 * these.
 */
const isHttpFile = (file: string): boolean =>
  /\.(?:routes|http)\.ts$|^src\/server\/(?:app|platform)\/|\/district\.ts$/.test(file);

/** Import rules of docs/ARCHITECTURE.md: forbidden imports. */
const walls: Wall[] = [
  { name: 'schemas import nothing of ours', from: /^schemas\//, to: /^(?!schemas\/)/ },
  { name: 'renderers import only schemas and renderers', from: /^renderers\//, to: /^(?!schemas\/|renderers\/)/ },
  {
    name: 'blocks import only renderers, schemas and themselves',
    from: /^blocks\//,
    to: /^(?!schemas\/|renderers\/|blocks\/)/,
  },
  {
    name: 'a block never imports another block',
    from: /^blocks\/(?!(?:fields\/|menus\/)?registry\.ts$)/,
    to: /^blocks\//,
    except: ({ from, to }) => blockOf(from) === blockOf(to),
  },
  {
    name: 'services import only renderers’ ports and messages, schemas and services',
    from: /^src\/services\//,
    to: /^(?!schemas\/|renderers\/(?:ports|messages)\/|src\/services\/)/,
  },
  {
    name: 'screens never import services, blocks or the application',
    from: /^src\/screens\//,
    to: /^(?:src\/(?:services|app|server|web)|blocks)\//,
  },
  {
    name: 'the embedded player imports only schemas, renderers, screens and itself',
    from: /^src\/embed\//,
    to: /^(?!schemas\/|renderers\/|src\/(?:screens|embed)\/)/,
  },
  {
    name: 'the client of partners’ pages imports nothing but the protocol',
    from: /^src\/embed\/client\//,
    to: /^(?!src\/embed\/(?:client\/|protocol\.ts$))/,
  },
  {
    name: 'the application never imports the server or the web program',
    from: /^src\/app\//,
    to: /^src\/(?:server|web)\//,
  },
  {
    name: 'the studio imports only schemas, renderers, services and itself',
    from: /^src\/studio\//,
    to: /^(?!schemas\/|renderers\/|src\/(?:services|studio)\/)/,
  },
  {
    name: 'nobody imports the studio',
    from: /^(?!src\/studio\/)/,
    to: /^src\/studio\//,
  },
  { name: 'no other folder imports the demo', from: /^(?!src\/demo\/)/, to: /^src\/demo\// },
  {
    name: 'the demo imports only schemas, the server and itself',
    from: /^src\/demo\//,
    to: /^(?!schemas\/|src\/(?:server|demo)\/)/,
  },
  { name: 'the server imports only schemas', from: /^src\/server\//, to: /^(?!schemas\/|src\/server\/)/ },
  {
    name: 'a district of the server imports only the districts below it',
    from: /^src\/server\//,
    to: /^src\/server\//,
    except: ({ from, to }) => getDistrictFloor(from) >= getDistrictFloor(to),
  },
  {
    name: 'the commerce domain imports only itself and the states of a licence',
    from: /^src\/server\/commerce\/domain\//,
    to: /^(?!src\/server\/commerce\/domain\/|schemas\/licence-status\/)/,
  },
  {
    name: 'a district of the wire contract imports only the districts below it',
    from: /^schemas\/wire\/[^/]+\//,
    to: /^schemas\/wire\/[^/]+\//,
    except: ({ from, to }) => getDistrictFloor(from) >= getDistrictFloor(to),
  },
  {
    name: 'domain code of the server takes a RealmContext, not an HTTP call',
    from: /^src\/server\//,
    to: /^src\/server\/platform\/http\/call\.ts$/,
    except: ({ from }) => isHttpFile(from),
  },
  {
    name: 'only stories import test support',
    from: /^(?!tests\/|.*\.stories\.tsx?$)/,
    to: /^tests\//,
  },
  {
    name: 'story support imports only renderers, schemas, demo data and test support',
    from: /^tests\/support\/stories\//,
    to: /^(?!schemas\/|renderers\/|fixtures\/|tests\/support\/)/,
  },
  { name: 'nobody imports a story', from: /./, to: /\.stories\.tsx?$/ },
  {
    name: 'styles import only tokens and styles',
    from: /\.styles\.ts$/,
    to: /^(?!renderers\/theme\/|.*\.styles\.ts$|renderers\/card\/per-row\.ts$)/,
  },
  {
    name: 'nobody imports the face of an own folder',
    from: /./,
    to: /\/index\.ts$/,
    except: ({ from, to }) => path.posix.dirname(from) !== path.posix.dirname(to),
  },
];

/** Stories may import their support in addition to what their folder may import. */
const isStorySupport = ({ from, to }: Import): boolean => isStory(from) && to.startsWith('tests/support/');

/** Describes each violated import rule. */
export const brokenWalls = (imports: Import[]): string[] =>
  imports
    .filter((found) => !isStorySupport(found))
    .flatMap((found) =>
      walls
        .filter(({ from, to, except }) => from.test(found.from) && to.test(found.to) && !except?.(found))
        .map(({ name }) => `${name}: ${found.from} imports ${found.to}`),
    );

/** Calls that open a transaction (`src/server/platform/db/scope.ts`). */
const transactionPattern = /\b(?:inRealm|inHostScope|inAllHostsScope)(?:<[^>()]*>)?\(/;

/** Files of the server that may open transactions: routes and their HTTP helpers, jobs, the application, the platform. */
const opensTransactions = (file: string): boolean =>
  /\.(?:routes|http|job|test)\.ts$|^src\/server\/(?:app|platform)\//.test(file);

/**
 * Lists the files that open a transaction although only routes, jobs, the application and the platform may. Code that
 * takes `tx` instead lets its caller combine several calls in one transaction.
 */
export const findInnerTransactions = (root: string): string[] =>
  globSync('src/server/**/*.ts', { cwd: root })
    .filter((file) => !opensTransactions(file) && transactionPattern.test(readFileSync(path.join(root, file), 'utf8')))
    .sort();

/** Imports whose target file does not exist. */
export const lostImports = (root: string, imports: Import[]): string[] =>
  imports
    .filter(({ to }) => !existsSync(path.join(root, to)))
    .map(({ from, to }) => `${from} imports ${to}, which is not there`);

/** Finds import cycles, including type imports, as paths back to their start. */
export function circles(imports: Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      found.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const { to } of next.get(file) ?? []) visit(to, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

/** Returns the ancestors of two files directly below their lowest common folder. */
function apart(from: string, to: string): [string, string] | undefined {
  const [a, b] = [from.split('/'), to.split('/')];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? undefined : [a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')];
}

/**
 * Finds cycles between siblings of a folder (files, or folders with all their content), because a module should be
 * readable without the modules that import it. Each cycle is listed with its members and one import per direction.
 */
export function folderCircles(imports: Import[]): string[] {
  const ways = new Map<string, Map<string, Import>>();
  for (const found of imports) {
    // Stories are ignored, because importing a folder does not import its stories.
    if (isStory(found.from)) continue;
    const [from, to] = apart(found.from, found.to) ?? [];
    if (from === undefined || to === undefined) continue;
    const next = ways.get(from) ?? new Map<string, Import>();
    ways.set(from, next.set(to, next.get(to) ?? found));
  }
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const to of ways.get(at)?.keys() ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          open.push(to);
        }
    return seen;
  };
  const reached = new Map([...ways.keys()].map((node) => [node, reach(node)]));
  const done = new Set<string>();
  return [...ways.keys()].flatMap((node) => {
    if (done.has(node) || !reached.get(node)?.has(node)) return [];
    const members = [...(reached.get(node) ?? [])].filter((other) => reached.get(other)?.has(node));
    for (const member of members) done.add(member);
    const shown = members.flatMap((from) =>
      [...(ways.get(from) ?? [])]
        .filter(([to]) => members.includes(to))
        .map(([, found]) => `${found.from} → ${found.to}`),
    );
    return [`${members.sort().join(', ')}:\n  ${shown.join('\n  ')}`];
  });
}
