import { hash } from 'node:crypto';

/**
 * The Content-Security-Policy of a page: that of every answer with the hashes of the document's own inline scripts. Of the
 * scripts of this very document these run, and no other. (A nonce is good for one answer, and pages are sent to many.)
 */
export function pagePolicy(policy: string, scripts: readonly string[]): string {
  const hashes = new Set(scripts.map((script) => ` 'sha256-${hash('sha256', script, 'base64')}'`));
  return policy.replace(/script-src [^;]*/, (sources) => sources + [...hashes].join(''));
}
