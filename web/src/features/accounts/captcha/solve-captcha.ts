import { createCaptchaChallenge } from '@aarambh/contract';
import type { Challenge } from 'altcha-lib';
import type { Api } from '../../../platform/api/api.ts';

function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data ? resolve(data) : reject(new Error('the challenge was not solved')));
    worker.onerror = () => reject(new Error('the worker failed'));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/**
 * Proof of work: fetches a challenge, solves it in a web worker (about a second on a low-end phone) and returns the
 * captcha token, valid for ten minutes.
 * @throws {ApiError} when the challenge cannot be fetched, {Error} when it could not be solved
 */
export async function solveCaptcha(api: Api, signal: AbortSignal): Promise<string> {
  const { challenge } = await api(createCaptchaChallenge);
  signal.throwIfAborted();
  const solution = await solveInWorker(challenge as Challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}
