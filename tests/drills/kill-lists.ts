import { randomInt } from 'node:crypto';
import type { Drill } from './drill.ts';
import { listViewer } from './lists.ts';
import { BACK_MS, onStage, until } from './stage.ts';

const VIEWERS = 5;
const CHANGES = 200;

/** Kills the server with SIGKILL during 200 changes that five viewers concurrently make to their lists. */
export const killLists: Drill = {
  name: 'kill-lists',
  promise:
    'The program is killed while five viewers change their lists: each has what was acknowledged, whole and in its order',
  tries: { long: 10, short: 1 },
  run: (tries) =>
    onStage(async ({ start }) => {
      const losses: string[] = [];
      let total = 0;
      let host = await start();
      for (let turn = 1; turn <= tries; turn++) {
        const crew: Awaited<ReturnType<typeof listViewer>>[] = [];
        for (let index = 0; index < VIEWERS; index++) crew.push(await listViewer(host, `lists-${turn}-${index}`));
        let made = 0;
        /**
         * All viewers change their lists concurrently until `most` changes are acknowledged in total or a call gets no
         * response.
         */
        const changeUntil = (most: number) =>
          Promise.all(
            crew.map(async (viewer) => {
              let came: Awaited<ReturnType<typeof viewer.change>> = 'made';
              while (made < most && came === 'made') {
                came = await viewer.change(host);
                if (came === 'made') made += 1;
              }
              if (came.startsWith('refused')) losses.push(`${turn}: a change was ${came}`);
            }),
          );
        const compare = async (when: string) => {
          for (const viewer of crew) {
            const why = await viewer.differs(host);
            if (why) losses.push(`${turn}, ${when}: ${why}`);
          }
        };
        const killAt = randomInt(20, CHANGES - 40);
        const changing = changeUntil(CHANGES);
        if (!(await until(BACK_MS, async () => made >= killAt))) losses.push(`${turn}: nobody could change anything`);
        await host.kill();
        await changing;
        host = await start();
        await compare('after the kill');
        await changeUntil(CHANGES);
        if (made < CHANGES) losses.push(`${turn}: only ${made} of ${CHANGES} changes were acknowledged`);
        await compare('at the end');
        total += made;
      }
      return { tries, losses, note: `${total.toLocaleString('en')} changes of lists acknowledged` };
    }),
};
