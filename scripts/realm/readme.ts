import {
  type DocumentKind,
  fileFolders,
  isServedFile,
  kindOfFile,
  realmDocuments,
} from '../../schemas/realm-folder.ts';
import type { Naming } from './documents.ts';

/** Rows of the README's table of files, one row per kind of file. */
function linesOf(files: readonly string[]): string[] {
  const documents = (Object.keys(realmDocuments) as DocumentKind[]).flatMap((kind) => {
    const those = files.filter((file) => kindOfFile(file) === kind).map((file) => `\`${file}\``);
    return those.length === 0 ? [] : [`| ${those.join(', ')} | ${realmDocuments[kind].means} |`];
  });
  const served = Object.entries(fileFolders)
    .filter(([folder]) => files.some((file) => isServedFile(file) && file.startsWith(folder)))
    .map(([folder, means]) => `| \`${folder}/\` | ${means} |`);
  return [...documents, ...served];
}

/** Creates the README of the new realm; `files` are the paths of its files. */
export const readmeOf = ({ id, name }: Naming, files: readonly string[]): string => `# ${name}

A realm of Playbill: everything that makes ${name} what it is, as files. No code.

| file | what |
|---|---|
${linesOf(files).join('\n')}

## Next

1. Change something: a word in \`labels/en_US.json\`, a colour in \`theme.json\`.
2. \`npm run realm -- check <this folder>\` says what is wrong, where, and what to do.
3. \`npm run realm -- load <this folder>\` puts it on air: http://${id}.localhost:3000

\`docs/guides/make-a-realm.md\` tells the rest.
`;
