import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Part of `npm run check`: every package of the locks has the SHA-512 of its content, and comes from the registry.
 * `lock-without-integrity.json` lists the packages of other platforms that `npm run lock` found in no registry it asked; the
 * list only gets shorter.
 */
export interface LockedEntry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
}

const REGISTRY = 'https://registry.npmjs.org/';

function findFault({ resolved, integrity, optional }: LockedEntry, isKnown: boolean): string | undefined {
  if (resolved && !resolved.startsWith(REGISTRY)) return `comes from ${resolved}, not from ${REGISTRY}`;
  if (integrity) {
    if (!integrity.startsWith('sha512-')) return `has a weak hash, ${integrity.split('-', 1)[0]}`;
    return isKnown ? 'has its integrity: remove it from lock-without-integrity.json' : undefined;
  }
  if (isKnown && optional) return undefined;
  return 'has no integrity: run `npm run lock` where the registry has it';
}

/** What is wrong with the entries of a lock, one line each. */
export function findLockFaults(packages: Record<string, LockedEntry>, known: readonly string[]): string[] {
  const left = new Set(known);
  const faults = Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return [];
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${entry.version}`;
    const fault = findFault(entry, left.delete(name));
    return fault ? [`${name} ${fault}`] : [];
  });
  return [
    ...faults,
    ...[...left].map((name) => `${name} is not in the lock: remove it from lock-without-integrity.json`),
  ];
}

if (import.meta.main) {
  const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
  const known: string[] = read('lock-without-integrity.json');
  const faults = [
    ...findLockFaults(read('../package-lock.json').packages, known),
    ...findLockFaults(read('../bench/phone-test/package-lock.json').packages, []),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
