import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKeyInJavaScript } from './derive-key-in-javascript.ts';

// Web Crypto exists in secure contexts only, not on pages loaded over plain http in a local network.
const derive = globalThis.crypto?.subtle ? deriveKey : deriveKeyInJavaScript;

self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(await solveChallenge({ challenge: data, deriveKey: derive }).catch(() => null));
};
