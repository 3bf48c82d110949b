import { hash } from 'node:crypto';

const NONCE = / 'nonce-[^']*'/g;

/**
 * The Content-Security-Policy of a page, which many people are sent: nonces, good for one answer, give way to the hashes
 * of the document's own inline scripts. Of the scripts of this very document these run, and no other.
 */
export function pagePolicy(policy: string, scripts: readonly string[]): string {
  const hashes = new Set(scripts.map((script) => ` 'sha256-${hash('sha256', script, 'base64')}'`));
  return policy.replace(NONCE, '').replace(/script-src [^;]*/, (sources) => sources + [...hashes].join(''));
}
