import { readFileSync, watchFile } from 'node:fs';

/**
 * Moves the clock of a program that it is imported into beforehand (`node --import`): by so many milliseconds as stand in the
 * file that PLAYBILL_TEST_CLOCK names, whenever that changes.
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
