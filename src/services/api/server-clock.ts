/** A response and the server's clock offset to the browser in milliseconds (positive: server ahead). */
export interface TimedResponse<Answer> {
  answer: Answer;
  clockOffset: number;
}

/**
 * Calls an endpoint that returns its server time and estimates the clock offset, assuming equal latency in both
 * directions.
 */
export async function measureClockOffset<Answer extends { requestedAt: number }>(
  ask: () => Promise<Answer>,
): Promise<TimedResponse<Answer>> {
  const asked = Date.now();
  const answer = await ask();
  return { answer, clockOffset: answer.requestedAt - (asked + Date.now()) / 2 };
}
