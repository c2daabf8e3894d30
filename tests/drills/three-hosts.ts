import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostProcess } from '../support/host-process.ts';
import { type InstanceClient, signInAt } from '../support/instance-client.ts';
import { editors } from '../support/realm-folder.ts';
import type { Drill } from './drill.ts';
import { type Hosts, openHosts, without } from './hosts.ts';
import { onStage, type Stage, until } from './stage.ts';
import { hireWriters } from './writers.ts';

/** A page that the drill’s other editor does not change. */
const PAGE = 'documents/page/reviews';
/**
 * Milliseconds within which every server must show a published page or a reloaded realm; servers query the database for
 * each response.
 */
const SHOWN_MS = 5000;
/**
 * Milliseconds within which the job of a killed worker must be done; other workers notice its death after half a
 * minute.
 */
const JOB_MS = 90_000;
/** Milliseconds until a scheduled publication, so that it falls into the time in which a server stops. */
const SOON_MS = 1000;

/** Saves the page as a draft with another title; returns its revision. */
async function save({ studio }: InstanceClient, at: HostProcess, title: string): Promise<number> {
  const { published, draft } = await studio(at, 'GET', PAGE);
  const page = JSON.parse(published?.source ?? '{}') as object;
  const base = Math.max(published?.revision ?? 0, draft?.revision ?? 0);
  const saved = await studio(at, 'PUT', `${PAGE}/draft`, { source: JSON.stringify({ ...page, title }), base });
  if (saved.revision === undefined) throw new Error(`A page could not be saved: ${JSON.stringify(saved)}`);
  return saved.revision;
}

/** Number of publications of each revision of the page; each revision must be published exactly once. */
async function publications({ studio }: InstanceClient, at: HostProcess): Promise<Map<number, number>> {
  const { revisions = [] } = await studio(at, 'GET', `${PAGE}/history`);
  const counts = new Map<number, number>();
  for (const { state, of = 0 } of revisions) if (state === 'PUBLISHED') counts.set(of, (counts.get(of) ?? 0) + 1);
  return counts;
}

/** The numbers of the servers that do not show a text at a path in time. */
async function notShown(all: readonly HostProcess[], address: string, text: string): Promise<number[]> {
  const shown = await Promise.all(
    all.map((host) => until(SHOWN_MS, async () => (await host.ask('north', address)).text.includes(text))),
  );
  return shown.flatMap((isShown, index) => (isShown ? [] : [index + 1]));
}

/** Publishes at each server in turn and loads the realm once; all servers must show each change. */
async function tellAll({ all, settings }: Hosts, edda: InstanceClient, turn: number, stage: Stage): Promise<string[]> {
  const losses: string[] = [];
  for (const [index, host] of all.entries()) {
    const title = `Told by ${index + 1} in turn ${turn}`;
    const base = await save(edda, host, title);
    const { status } = await edda.studio(host, 'POST', `${PAGE}/publish`, { base });
    if (status !== 200) losses.push(`publishing at ${index + 1} answered ${status}`);
    for (const one of await notShown(all, '/section/reviews', title))
      losses.push(`what was published at ${index + 1} is not shown at ${one}`);
  }
  const file = path.join(stage.realmFolder, 'labels/en_US.json');
  const { labels, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { labels: object };
  const greeting = `Loaded in turn ${turn}`;
  await writeFile(file, JSON.stringify({ ...rest, labels: { ...labels, greeting } }));
  await stage.command(['load', stage.realmFolder], settings(turn % all.length));
  for (const one of await notShown(all, '/', greeting)) losses.push(`what was loaded is not shown at ${one}`);
  return losses;
}

/** Drill: three servers use one database; each in turn is killed or stopped and restarted. */
export const threeHosts: Drill = {
  name: 'three-hosts',
  promise:
    'Of three programs over one database one after the other is killed or ended and started again: the others answer every page, nothing acknowledged is lost, each job is done once, and what one is told all show',
  tries: { long: 5, short: 0 },
  run: (tries) =>
    onStage(async (stage) => {
      const losses: string[] = [];
      const hosts = await openHosts(stage, 3);
      const { all } = hosts;
      const [first] = all;
      if (!first) throw new Error('There is no program');
      const crew = await hireWriters(first);
      let scheduled = 0;
      for (let turn = 1; turn <= tries; turn++) {
        const edda = await signInAt(all[turn % 3] ?? first, editors.edda, 'studio');
        const due = new Map<number, number>();
        for (const index of all.keys()) {
          const schedule = async (at: HostProcess) => {
            const base = await save(edda, at, `On time ${++scheduled}`);
            const when = new Date(Date.now() + SOON_MS).toISOString();
            const { status } = await edda.studio(at, 'PUT', `${PAGE}/schedule`, { base, at: when });
            if (status === 200) due.set(base, index + 1);
            else losses.push(`${turn}: scheduling answered ${status}`);
          };
          // Each server is stopped by SIGTERM and SIGKILL in alternate turns.
          const signal = (turn + index) % 2 === 0 ? 'SIGTERM' : 'SIGKILL';
          const wrong = await without(hosts, index, crew, { signal, during: schedule });
          const left = all[(index + 1) % 3] ?? first;
          const isDone = await until(JOB_MS, async () => {
            const done = await publications(edda, left);
            return [...due.keys()].every((base) => done.has(base));
          });
          if (!isDone) wrong.push('a job was not done by those that are left');
          await hosts.again(index);
          for (const host of all) wrong.push(...(await crew.missing(host)));
          losses.push(...[...wrong, ...crew.wrong()].map((loss) => `${turn}, ${signal} of ${index + 1}: ${loss}`));
        }
        losses.push(...(await tellAll(hosts, edda, turn, stage)).map((loss) => `${turn}: ${loss}`));
        for (const [base, times] of await publications(edda, all[0] ?? first))
          if (times !== 1) losses.push(`${turn}: revision ${base} was published ${times} times`);
      }
      return { tries, losses, note: `${crew.note()}, ${scheduled} jobs` };
    }),
};
