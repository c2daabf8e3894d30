import { existsSync } from 'node:fs';
import path from 'node:path';
import { main } from '#host/main.ts';
import { copyData, prepareDataIn } from '../support/prepared-data.ts';
import { data, preparedData } from './own-program.ts';

// The server under test. Before it starts, one first start makes the data that journeys with programs of their own copy:
// database cluster, tables, both demo realms with their pictures.
if (!existsSync(preparedData)) await prepareDataIn(preparedData);
if (!existsSync(data) && !process.env['DATABASE_URL']) await copyData(preparedData, path.resolve(data));
await main();
