import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Makes a program, preloaded with `node --import`, print its memory usage in bytes after a garbage collection when it
 * receives SIGUSR2: a line `memory {"rss":…}`.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  // Memory released by finalizers needs a second collection.
  collect();
  setImmediate(() => {
    collect();
    console.log(`memory ${JSON.stringify(process.memoryUsage())}`);
  });
});
