import type { Naming } from './documents.ts';

/** What stands in the new folder for whoever opens it next. */
export const readmeOf = ({ id, name }: Naming): string => `# ${name}

A realm of Playbill: everything that makes ${name} what it is, as files. No code.

| file | what |
|---|---|
| \`realm.json\` | name, host names, languages, logos |
| \`theme.json\` | colours, typefaces, shape |
| \`menus/web.json\` | the menu |
| \`pages/home.json\`, \`pages/films.json\` | pages |
| \`pages/404.json\` | shown where nothing is |
| \`forms/login.json\` | the form to sign in |
| \`labels/en_US.json\`, \`labels/ar.json\` | all words, by language |
| \`catalogue/films.json\`, \`media.json\` | the titles, and what they play |
| \`assets/\`, \`pictures/\` | logos; a title's pictures by its number |
| \`demo/accounts.json\` | accounts to try it with; remove this before you go live |

## Next

1. Change something: a word in \`labels/en_US.json\`, a colour in \`theme.json\`.
2. \`npm run realm -- check <this folder>\` says what is wrong, where, and what to do.
3. \`npm run realm -- load <this folder>\` puts it on air: http://${id}.localhost:3000

\`docs/guides/make-a-realm.md\` tells the rest.
`;
