/**
 * Timeout for a promise: settles like `work`, or with the outcome of `onTimeout` when `work` has not settled in time. The
 * work itself is not cancelled; use `AbortSignal.timeout` where the API accepts a signal.
 * @param timeoutMs milliseconds
 * @param onTimeout returns the value to use instead, or throws the error to reject with
 */
export async function withTimeout<T, F>(work: Promise<T>, timeoutMs: number, onTimeout: () => F): Promise<T | F> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  }).then(onTimeout);
  return await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
