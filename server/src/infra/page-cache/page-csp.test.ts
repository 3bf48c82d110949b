import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy } from './page-csp.ts';

const policy = "default-src 'self';script-src 'self' https://pay.example;style-src 'self'";
const hashOf = (script: string) => createHash('sha256').update(script, 'utf8').digest('base64');

it('lists the hash of each inline script of the document once', () => {
  const scripts = ["say('नमस्ते')", 'go()', 'go()'];
  expect(pagePolicy(policy, scripts)).toBe(
    `default-src 'self';script-src 'self' https://pay.example 'sha256-${hashOf("say('नमस्ते')")}' 'sha256-${hashOf('go()')}';style-src 'self'`,
  );
});

it('allows no inline script in a document without any', () => {
  expect(pagePolicy(policy, [])).toBe("default-src 'self';script-src 'self' https://pay.example;style-src 'self'");
});
