import { createCaptchaChallenge } from '@aarambh/contract';
import type { Challenge } from 'altcha-lib';
import type { Api } from '../../../platform/api/api.ts';

function work(challenge: Challenge, signal: AbortSignal): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data ? resolve(data) : reject(new Error('not solved')));
    worker.onerror = () => reject(new Error('the worker failed'));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/**
 * Fetches a riddle, solves it beside the page (a second or so on a cheap phone) and answers the token that shows it,
 * good for ten minutes.
 * @throws {ApiError} when there is no riddle to be had, {Error} when it could not be solved
 */
export async function solveCaptcha(api: Api, signal: AbortSignal): Promise<string> {
  const { challenge } = await api(createCaptchaChallenge);
  signal.throwIfAborted();
  const solution = await work(challenge as Challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}
