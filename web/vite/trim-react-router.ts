import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)/;
const ours = join(import.meta.dirname, 'src');

/** Where the router asks for what none of our pages uses: its file, its words, and the answer known beforehand. */
const KNOWN: readonly [file: string, words: string, answer: string][] = [
  // Instrumentation: HydratedRouter gets none.
  ['router/router.js', 'if (init.instrumentations)', 'if (false)'],
  ['router/router.js', 'consumeInstrumentationClientResultMetaReceiver(router)', 'undefined'],
  ['router/router.js', 'if (opts?.instrumentationNavigateMetaReceiver)', 'if (false)'],
  // Fetchers: our calls go through the typed client.
  ['router/router.js', '\t\tfetch,\n', ''],
  // Actions: forms that write send through it too.
  ['router/router.js', 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  // Blockers.
  ['router/router.js', '= shouldBlockNavigation(', '= false && shouldBlockNavigation('],
  ['router/router.js', '\t\tgetBlocker,\n', ''],
  // React Server Components.
  ['components.js', 'useIsRSCRouterContext()', 'false'],
  ['dom/ssr/components.js', 'useIsRSCRouterContext()', 'false'],
  ['hooks.js', 'static contextType = RSCRouterContext;', ''],
  ['hooks.js', 'if (this.context', 'if (false'],
  // Fetching pages before they are asked for: people here pay for their data.
  [
    'dom/lib.js',
    'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
    'let shouldPrefetch = false, prefetchRef, prefetchHandlers;',
  ],
  ['dom/ssr/components.js', 'isPageLinkDescriptor(link) ?', 'false ?'],
];

/** What a page of ours would have to write to use what is left out. */
const NEEDS_MORE = [
  /\b(useFetchers?|useBlocker|usePrompt|PrefetchPageLinks|instrumentations)\b/,
  /<(?:Link|NavLink|LinkButton)\b[^>]*\bprefetch\b/,
  /<Form\b[^>]*(?:\bnavigate=|method="(?!get))/,
  /export (?:async )?(?:function|const) (?:clientAction|action)\b/,
];

/**
 * Tells the minifier which of the router's questions have one answer here, so that it leaves out what hangs on the other:
 * 5 kB of the 40 that React Router adds to every page. Fails when the library no longer has the words (look again then),
 * and when a page uses what is left out. Neither the server's build nor development is touched.
 */
export function slimRouter(): Plugin {
  const waiting = new Set(KNOWN);
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.startsWith(ours)) {
        const used = NEEDS_MORE.map((use) => use.exec(code)?.[0]).find(Boolean);
        if (used) this.error(`web/slim-router.ts leaves out the part of React Router behind ${used}.`);
        return undefined;
      }
      const file = LIBRARY.exec(id)?.[1]?.replaceAll('\\', '/');
      const known = KNOWN.filter(([name, words]) => name === file && code.includes(words));
      for (const one of known) waiting.delete(one);
      if (known.length === 0) return undefined;
      return known.reduce((text, [, words, answer]) => text.replaceAll(words, () => answer), code);
    },
    buildEnd(failure) {
      const [missed] = waiting;
      if (!failure && missed)
        this.error(`React Router's ${missed[0]} has no "${missed[1].trim()}" (web/slim-router.ts).`);
    },
  };
}
