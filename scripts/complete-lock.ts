import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run lock`, after a change of dependencies: adds the optional packages of other platforms that npm left out of
 * package-lock.json because the registry it asked does not have them. Without them `npm ci` refuses the lock.
 */
interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const file = join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
const { packages } = lock;

const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'mips64el'];

/** Whether the lock has a package where Node resolves it from `from`: nested first, then upwards. */
function isLocked(name: string, from: string): boolean {
  for (let folder = from; ; ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    const cut = folder.lastIndexOf('node_modules/');
    folder = cut <= 0 ? '' : folder.slice(0, cut - 1);
  }
}

/** The entry of a platform's package, from the platform its name ends in. */
function entryFor(name: string, version: string, dev: boolean): Entry | undefined {
  const words = (name.split('/').at(-1) ?? '').split('-');
  const system = systems.find((word) => words.includes(word));
  const processor = processors.find((word) => words.includes(word));
  if (!/^\d+\.\d+\.\d+/.test(version) || (!system && processor !== 'wasm32')) return undefined;
  return {
    version,
    ...(processor ? { cpu: [processor] } : {}),
    ...(dev ? { dev } : {}),
    ...(words.some((word) => word.startsWith('musl')) ? { libc: ['musl'] } : {}),
    optional: true,
    ...(system ? { os: [system] } : {}),
  };
}

let added = 0;
for (const [from, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(name, from)) continue;
    const entry = entryFor(name, version, dev);
    if (!entry) throw new Error(`${name}@${version} is missing from the lock and names no platform`);
    packages[`node_modules/${name}`] = entry;
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages of other platforms added`);
