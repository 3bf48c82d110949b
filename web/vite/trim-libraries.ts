import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reactTrim } from './trim-react-dom.ts';
import { reactRouterTrim } from './trim-react-router.ts';

/** What is removed from a library in the browser build. */
export interface LibraryTrim {
  library: string;
  /** The module with the list of what is removed. */
  module: string;
  /** Packages of the library, which may use what is removed. */
  packages: readonly string[];
  /** Files that are trimmed, below `node_modules/`. */
  files: readonly string[];
  /**
   * The source of a file without what no page uses.
   * @throws {Error} when the installed version lacks something that is removed
   */
  trim: (file: string, source: string) => string;
  /** The text in a source file of this product that uses what is removed; undefined when there is none. */
  findUse: (code: string) => string | undefined;
  /** The same for the code of another package. */
  findUseInPackage?: (code: string) => string | undefined;
}

/** The libraries that the browser build trims. */
export const trimmedLibraries: readonly LibraryTrim[] = [reactRouterTrim, reactTrim];

const PACKAGE_FILE = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+[\\/][^?]+\.js)(?:\?.*)?$/;
const sources = join(import.meta.dirname, '../src');

/**
 * Vite plugin that removes the features of React and React Router that no page uses from the browser build: 23 kB of the
 * 107 that they add to every page (docs/decisions/0016). The lists are in trim-react-dom.ts and trim-react-router.ts, the
 * editing of source texts in edit-source.ts.
 *
 * Both libraries are edited by text and name of function, so an upgrade may break it. It never does so silently:
 * - trim-libraries.test.ts fails, with the text or name, when the installed version lacks something that is removed;
 * - the build fails for the same, and when a trimmed file is no longer part of it;
 * - the build fails when a page, or another package, uses a removed feature.
 * Then compare the new version and change the list. The server, component tests, the staff console and development run
 * the unmodified libraries.
 */
export function trimLibraries(libraries: readonly LibraryTrim[] = trimmedLibraries): Plugin {
  const pending = new Map(libraries.flatMap((trim) => trim.files.map((file) => [file, trim] as const)));
  return {
    name: 'trim-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.startsWith(sources)) {
        for (const { library, module, findUse } of libraries) {
          const use = findUse(code);
          if (use) this.error(`${module} removes the part of ${library} behind ${use}.`);
        }
        return undefined;
      }
      const file = PACKAGE_FILE.exec(id)?.[1]?.replaceAll('\\', '/');
      const own = libraries.find(({ files }) => file !== undefined && files.includes(file));
      const trimmed = own && file ? own.trim(file, code) : code;
      if (file) pending.delete(file);
      for (const { module, packages, findUseInPackage } of libraries) {
        if (packages.some((name) => file?.startsWith(`${name}/`))) continue;
        const use = findUseInPackage?.(trimmed);
        if (use) this.error(`${id} uses ${use}, which ${module} removes.`);
      }
      return own && trimmed;
    },
    buildEnd(failure) {
      const [missing] = pending;
      if (!failure && missing) this.error(`The build has no ${missing[0]}, which ${missing[1].module} trims.`);
    },
  };
}
