import type { Drill } from './drill.ts';
import { openHosts, without } from './hosts.ts';
import { onStage } from './stage.ts';
import { hireWriters } from './writers.ts';

/** Drill: one of two servers over one database is killed. */
export const twoHosts: Drill = {
  name: 'two-hosts',
  promise:
    'Of two programs over one database one is killed: the other answers every page, nothing acknowledged is lost',
  tries: { long: 10, short: 1 },
  run: (tries) =>
    onStage(async (stage) => {
      const losses: string[] = [];
      const hosts = await openHosts(stage, 2);
      const [first] = hosts.all;
      if (!first) throw new Error('There is no program');
      const crew = await hireWriters(first);
      for (let turn = 1; turn <= tries; turn++) {
        if (turn > 1) await hosts.again(1);
        const wrong = await without(hosts, 1, crew, { signal: 'SIGKILL' });
        losses.push(...wrong.map((loss) => `${turn}: ${loss}`), ...(await crew.missing(first)), ...crew.wrong());
      }
      return { tries, losses, note: crew.note() };
    }),
};
