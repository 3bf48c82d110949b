import type { Plugin } from 'vite';

const HELPER = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file) || file.endsWith('.css')) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

/**
 * What every import() goes through in the browser: asks for all files of a part at once, as Vite's own does. That one also
 * waits for style sheets (0.6 kB on every page); ours come whole with the page.
 */
export function slimPreload(): Plugin {
  return {
    name: 'slim-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : undefined),
    generateBundle(_, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 1) this.error(`Styles of their own that web/slim-preload.ts does not load: ${sheets}.`);
    },
  };
}
