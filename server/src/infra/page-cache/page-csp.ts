import { hash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page: the common policy with the hashes of the document's own inline scripts, so that
 * no other inline script runs. A nonce would be valid for one response only, and cached pages are sent many times.
 */
export function pagePolicy(policy: string, scripts: readonly string[]): string {
  const hashes = new Set(scripts.map((script) => ` 'sha256-${hash('sha256', script, 'base64')}'`));
  return policy.replace(/script-src [^;]*/, (sources) => sources + [...hashes].join(''));
}
