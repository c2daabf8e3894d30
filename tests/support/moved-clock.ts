import { readFileSync, watchFile } from 'node:fs';

/**
 * Shifts the clock of a program, preloaded with `node --import`, by the number of milliseconds in the file named by
 * PLAYBILL_TEST_CLOCK. Changes of the file apply while running.
 */
const file = process.env['PLAYBILL_TEST_CLOCK'];
const Real = Date;
let offset = 0;

if (file !== undefined) {
  const read = () => {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  };
  read();
  watchFile(file, { interval: 100 }, read).unref();
  globalThis.Date = new Proxy(Real, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [Real.now() + offset] : args, made) as Date,
    get: (target, key, receiver) =>
      key === 'now' ? () => Real.now() + offset : (Reflect.get(target, key, receiver) as unknown),
  });
}
