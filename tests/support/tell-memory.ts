import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Lets a program that it is imported into beforehand (`node --import`) tell its memory at SIGUSR2, once its garbage is collected:
 * a line `memory {"rss":…}` on its output, in bytes.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  // What finalizers let go of needs a second round.
  collect();
  setImmediate(() => {
    collect();
    console.log(`memory ${JSON.stringify(process.memoryUsage())}`);
  });
});
