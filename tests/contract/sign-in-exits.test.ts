import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const signInPage = 'src/app/routes/sign-in/route.tsx';
const signInPanel = 'src/app/shell/panels/sign-in-panel.tsx';

/** Modules that open an account's session, each with the modules that navigate afterwards. */
const exits: Record<string, string[]> = {
  'src/app/routes/magic-link/action.ts': ['src/app/routes/magic-link/action.ts'],
  'src/app/routes/magic-link/follow-link.tsx': ['src/app/routes/magic-link/follow-link.tsx'],
  'src/app/routes/sign-in/form.ts': [signInPage, signInPanel, 'src/app/routes/sign-in/form.ts'],
  'src/app/routes/sign-up/form.ts': ['src/app/routes/sign-up/route.tsx'],
  'src/services/passkeys/passkeys.ts': [signInPage, signInPanel],
  'src/services/tv-login/tv-code.ts': ['src/app/routes/tv-login/code-half.tsx'],
};

test('the list of modules that sign a user in contains every module that starts a session of an account', () => {
  const callers = globSync('src/{app,services}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /session\s*\.(signIn|signUp|followLink|signInByCode|signInByPasskey)\(/.test(read(file)));
  expect(callers.sort()).toEqual(Object.keys(exits).sort());
});

// Each sign-in must leave its page through the shared exit, which asks which profile watches. Otherwise an account with
// a child and a PIN would open with its main profile.
test.each(Object.entries(exits).flatMap(([way, all]) => all.map((exit) => ({ way, exit }))))(
  'after a sign-in by $way, $exit redirects with the shared function that leads to the choice of a profile @acct-02',
  ({ exit }) => {
    expect(read(exit)).toMatch(/\b(useLeaveWhenSignedIn|resolveSignInExit|resolvePlainSignInExit)\(/);
  },
);
