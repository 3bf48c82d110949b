import { useState } from 'react';

/** Runs the call of a step: shows what was refused, and ignores a second press. */
export function useStep() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setFailure(undefined);
    try {
      return await call();
    } catch (error) {
      setFailure((error as Error).message);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { run, busy, failure };
}
