/** A call that waits for a fresh code. */
interface FactorRequest {
  answer: (isConfirmed: boolean) => void;
}

let waiting: FactorRequest | undefined;
let answered: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

function change(next: FactorRequest | undefined): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks for a code of the authenticator app; calls that need one at the same time share the question. */
export function requestFactor(): Promise<boolean> {
  answered ??= new Promise((resolve) => {
    change({
      answer(isConfirmed) {
        answered = undefined;
        change(undefined);
        resolve(isConfirmed);
      },
    });
  });
  return answered;
}

/** For the factor dialog: the question to show now. */
export const factorRequests = {
  current: () => waiting,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
