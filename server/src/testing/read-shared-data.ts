import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../../shared/data');

/**
 * Reads a file of real data that lies next to the repository; undefined in a clone without it, where tests use a sample of
 * the repository instead.
 */
export function readSharedData(name: string): Buffer | undefined {
  const file = resolve(folder, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}
