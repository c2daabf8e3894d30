/**
 * Thrown when the program cannot start. The message tells the operator what is wrong and what to do; nothing else is
 * printed.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
