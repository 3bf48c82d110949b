import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKeyByHand } from './derive-key-by-hand.ts';

// Browsers keep their own cryptography from pages that came without https, such as a portal tried in an office network.
const derive = globalThis.crypto?.subtle ? deriveKey : deriveKeyByHand;

self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(await solveChallenge({ challenge: data, deriveKey: derive }).catch(() => null));
};
