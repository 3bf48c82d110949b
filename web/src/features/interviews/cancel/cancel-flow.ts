/** What cancelling needs to ask and to do; so that its order can be tested. */
export interface CancelSteps {
  confirm(): Promise<boolean>;
  violatesBuffer(): Promise<boolean>;
  /** Asks whether it may cost a guaranteed call. */
  confirmCost(): Promise<boolean>;
  /** Answers the text of the server. */
  cancel(violatesHrs: boolean): Promise<string>;
  /** Whether an error means that it has begun to cost a call since it was asked. */
  costsNow(error: unknown): boolean;
}

/**
 * Cancels an interview after one question, or two when it costs a guaranteed call (core §4). Where the buffer begins
 * between asking and cancelling, the second question is asked then: nothing is spent unseen.
 * @returns the text of the server; nothing when the person keeps the interview
 * @throws whatever a step throws
 */
export async function runCancel(steps: CancelSteps): Promise<string | undefined> {
  if (!(await steps.confirm())) return undefined;
  if (!(await steps.violatesBuffer())) {
    try {
      return await steps.cancel(false);
    } catch (error) {
      if (!steps.costsNow(error)) throw error;
    }
  }
  return (await steps.confirmCost()) ? await steps.cancel(true) : undefined;
}
