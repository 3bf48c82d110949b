/** Steps of a cancellation, injected so that their order can be tested. */
export interface CancelSteps {
  confirm(): Promise<boolean>;
  isInsideCancelBuffer(): Promise<boolean>;
  /** Asks the user to accept the cost of a guaranteed call. */
  confirmCost(): Promise<boolean>;
  /** Cancels; returns the server's text. */
  cancel(violatesHrs: boolean): Promise<string>;
  /** Whether an error means that cancelling now costs a call. */
  costsNow(error: unknown): boolean;
}

/**
 * Cancels an interview after one confirmation, or two if it costs a guaranteed call (core §4). If the buffer starts between
 * confirmation and cancellation, the second confirmation is requested then.
 * @returns the server's text; undefined if the user keeps the interview
 * @throws any error of a step
 */
export async function runCancel(steps: CancelSteps): Promise<string | undefined> {
  if (!(await steps.confirm())) return undefined;
  if (!(await steps.isInsideCancelBuffer())) {
    try {
      return await steps.cancel(false);
    } catch (error) {
      if (!steps.costsNow(error)) throw error;
    }
  }
  return (await steps.confirmCost()) ? await steps.cancel(true) : undefined;
}
