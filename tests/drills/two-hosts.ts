import { randomInt } from 'node:crypto';
import type { Drill } from './drill.ts';
import { onStage } from './stage.ts';
import { hireWriters } from './writers.ts';

/** Two programs over one database, of which one is killed. */
export const twoHosts: Drill = {
  name: 'two-hosts',
  promise:
    'Of two programs over one database one is killed: the other answers every page, nothing acknowledged is lost',
  tries: { long: 10, short: 1 },
  run: (tries) =>
    onStage(async ({ start, database, folder }) => {
      const losses: string[] = [];
      const { url } = await database();
      const open = (name: string) => start({ DATABASE_URL: url, PLAYBILL_DATA: `${folder}-${name}` });
      const first = await open('first');
      const crew = await hireWriters(first);
      for (let turn = 1; turn <= tries; turn++) {
        const second = await open('second');
        crew.write(first, second);
        await crew.more(randomInt(10, 60));
        await second.kill();
        const pages = await Promise.all(Array.from({ length: 20 }, () => first.ask('north', '/')));
        const bad = pages.filter(({ status }) => status !== 200).map(({ status }) => status);
        losses.push(...bad.map((status) => `${turn}: a page answered ${status}`));
        if (!(await crew.more(20))) losses.push(`${turn}: nobody could write at the one that is left`);
        await crew.rest();
        losses.push(...(await crew.missing(first)), ...crew.wrong());
      }
      return { tries, losses, note: crew.note() };
    }),
};
