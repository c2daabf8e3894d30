/** The program cannot start. The message is for people: what is wrong and what to do; nothing else is printed. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
