import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * `npm run lock`, after a change of dependencies: adds the optional packages of other platforms that npm left out of
 * package-lock.json because the registry it asked does not have them. Without them `npm ci` refuses the lock. Their hashes are
 * taken from the registry where it has them; `lock-without-integrity.json` lists the others, which check-lock.ts accepts.
 */
interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  license?: string;
  integrity?: string;
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

/** The hash and licence of a package in the registry; undefined when it has no such version. */
async function findInRegistry(name: string): Promise<Pick<Entry, 'integrity' | 'license'> | undefined> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', name, 'dist.integrity', 'license', '--json']);
    const found = JSON.parse(stdout) as { 'dist.integrity'?: string; license?: string };
    const { 'dist.integrity': integrity, license } = found;
    return integrity ? { integrity, ...(license ? { license } : {}) } : undefined;
  } catch (error) {
    if (String((error as { stderr?: string }).stderr).includes('E404')) return undefined;
    throw error;
  }
}

const unknown: string[] = [];
for (const [path, entry] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || entry.link || entry.integrity) continue;
  const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${entry.version}`;
  const found = await findInRegistry(name);
  if (found) Object.assign(entry, found);
  else unknown.push(name);
}
const list = join(import.meta.dirname, 'lock-without-integrity.json');
writeFileSync(list, `${JSON.stringify(unknown.sort(), null, 2)}\n`);
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} packages of other platforms added, ${unknown.length} without a hash`);
