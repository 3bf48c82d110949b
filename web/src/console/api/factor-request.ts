import { createStore } from '../../ui/create-store.ts';

/** A call that waits for a fresh code. */
interface FactorRequest {
  answer: (isConfirmed: boolean) => void;
}

const waiting = createStore<FactorRequest | undefined>(undefined);
let answered: Promise<boolean> | undefined;

/** Asks for a code of the authenticator app; calls that need one at the same time share the question. */
export function requestFactor(): Promise<boolean> {
  answered ??= new Promise((resolve) => {
    waiting.set({
      answer(isConfirmed) {
        answered = undefined;
        waiting.set(undefined);
        resolve(isConfirmed);
      },
    });
  });
  return answered;
}

/** For the factor dialog: the question to show now. */
export const factorRequests = {
  current: waiting.get,
  subscribe: waiting.subscribe,
};
