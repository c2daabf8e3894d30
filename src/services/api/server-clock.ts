/** An answer, and how far the server's clock is ahead of the browser's, in milliseconds. */
export interface Timed<Answer> {
  answer: Answer;
  clockOffset: number;
}

/** Asks for what tells when it was answered (milliseconds). The server looked at its clock between question and answer. */
export async function timed<Answer extends { requestedAt: number }>(
  ask: () => Promise<Answer>,
): Promise<Timed<Answer>> {
  const asked = Date.now();
  const answer = await ask();
  return { answer, clockOffset: answer.requestedAt - (asked + Date.now()) / 2 };
}
