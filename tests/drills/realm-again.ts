import type { Drill } from './drill.ts';
import { onStage, until } from './stage.ts';

/**
 * Drill: a realm is removed and reloaded while the server runs, as by a restore; this also deletes the host’s guest
 * account.
 */
export const realmAgain: Drill = {
  name: 'realm-again',
  promise: 'A realm is removed and loaded again: its guests’ pages are there at once, without a restart',
  tries: { long: 10, short: 0 },
  run: (tries) =>
    onStage(async ({ start, command, realmFolder }) => {
      const losses: string[] = [];
      const host = await start();
      const isThere = async () => (await host.ask('north', '/')).text.includes('The north realm');
      if (!(await until(10_000, isThere))) losses.push('The home page was not there to begin with');
      for (let turn = 1; turn <= tries; turn++) {
        await command(['remove', 'north', '--yes']);
        await host.ask('north', '/');
        await command(['load', realmFolder]);
        if (!(await until(5000, isThere))) losses.push(`${turn}: the home page was not there five seconds later`);
        const answer = await host.ask('north', '/more').catch(() => undefined);
        if (answer && answer.status >= 500) losses.push(`${turn}: another page answered ${answer.status}`);
      }
      return { tries, losses, note: '' };
    }),
};
