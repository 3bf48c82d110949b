import { replaceFunctions } from './edit-source.ts';
import type { LibraryTrim } from './trim-libraries.ts';

const FOLDER = 'react-router/dist/production/lib/';

/** A source text of React Router's production build and the text that replaces it. */
interface Replacement {
  /** Below `react-router/dist/production/lib/`. */
  file: string;
  source: string;
  replacement: string;
}

/** Conditions of React Router that are constant in this product: the minifier then drops the branches behind them. */
export const replacements: readonly Replacement[] = [
  // Instrumentation: HydratedRouter gets none.
  { file: 'router/router.js', source: 'if (init.instrumentations)', replacement: 'if (false)' },
  {
    file: 'router/router.js',
    source: 'consumeInstrumentationClientResultMetaReceiver(router)',
    replacement: 'undefined',
  },
  { file: 'router/router.js', source: 'if (opts?.instrumentationNavigateMetaReceiver)', replacement: 'if (false)' },
  // Fetchers: calls go through the typed client.
  { file: 'router/router.js', source: '\t\tfetch,\n', replacement: '' },
  // Actions: forms that write go through it too.
  {
    file: 'router/router.js',
    source: 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)',
    replacement: 'false',
  },
  // Blockers.
  { file: 'router/router.js', source: '= shouldBlockNavigation(', replacement: '= false && shouldBlockNavigation(' },
  { file: 'router/router.js', source: '\t\tgetBlocker,\n', replacement: '' },
  // React Server Components.
  { file: 'dom/ssr/components.js', source: 'useIsRSCRouterContext()', replacement: 'false' },
  { file: 'hooks.js', source: 'static contextType = RSCRouterContext;', replacement: '' },
  { file: 'hooks.js', source: 'if (this.context', replacement: 'if (false' },
  // Optimistic navigation state, which a property of HydratedRouter would turn on.
  { file: 'components.js', source: 'import { useOptimistic } from "react";\n', replacement: '' },
  {
    file: 'components.js',
    source: 'let [state, setOptimisticState] = useOptimistic(_state);',
    replacement: 'let state = _state, setOptimisticState;',
  },
  { file: 'components.js', source: 'useTransitions = useIsRSCRouterContext() || useTransitions;', replacement: '' },
  { file: 'components.js', source: 'if (useTransitions === true)', replacement: 'if (false)' },
  // Prefetching of pages: users pay for their data.
  {
    file: 'dom/lib.js',
    source: 'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
    replacement: 'let shouldPrefetch = false, prefetchRef, prefetchHandlers;',
  },
  { file: 'dom/ssr/components.js', source: 'isPageLinkDescriptor(link) ?', replacement: 'false ?' },
  // View transitions: no navigation asks for one.
  {
    file: 'router/router.js',
    source: 'if (isBrowser) {\n\t\t\trestoreAppliedTransitions(',
    replacement: 'if (false) {\n\t\t\trestoreAppliedTransitions(',
  },
  {
    file: 'router/router.js',
    source: 'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)',
    replacement: 'if (false)',
  },
  { file: 'router/router.js', source: 'else if (pendingViewTransitionEnabled)', replacement: 'else if (false)' },
  {
    file: 'components.js',
    source: 'warnOnce(viewTransitionOpts == null || isViewTransitionAvailable,',
    replacement: 'false && warnOnce(true,',
  },
  {
    file: 'components.js',
    source:
      'let isViewTransitionAvailable = router.window != null && router.window.document != null && typeof router.window.document.startViewTransition === "function";',
    replacement: '',
  },
  { file: 'components.js', source: 'if (!viewTransitionOpts || !isViewTransitionAvailable)', replacement: 'if (true)' },
  {
    file: 'components.js',
    source: 'if (vtContext.isTransitioning && !vtContext.flushSync)',
    replacement: 'if (false)',
  },
  { file: 'components.js', source: 'if (renderDfd && pendingState && router.window)', replacement: 'if (false)' },
  {
    file: 'components.js',
    source: 'if (renderDfd && pendingState && state.location.key === pendingState.location.key)',
    replacement: 'if (false)',
  },
  { file: 'components.js', source: 'if (!vtContext.isTransitioning && interruption)', replacement: 'if (false)' },
  // Code of a page that is not on the device: reloading the page before it would explain nothing. The error page does.
  {
    file: 'dom/ssr/routeModules.js',
    source: 'window.location.reload();',
    replacement: 'if (!navigator.onLine) throw error;\n\t\twindow.location.reload();',
  },
  // A page that was opened offline does not know the routes of its links: the service worker may have the document.
  {
    file: 'dom/ssr/fog-of-war.js',
    source: 'if (signal?.aborted) return;\n\t\tthrow e;',
    replacement:
      'if (signal?.aborted) return;\n\t\tif (!errorReloadPath || navigator.onLine) throw e;\n\t\twindow.location.href = errorReloadPath;\n\t\treturn new Promise(() => {});',
  },
  // Texts for developers, on pages that are then loaded again.
  {
    file: 'dom/ssr/fog-of-war.js',
    source:
      'console.warn("Detected a manifest version mismatch during eager route discovery. The next navigation/fetch to an undiscovered route will result in a new document navigation to sync up with the latest manifest.");',
    replacement: '',
  },
  {
    file: 'dom/ssr/fog-of-war.js',
    source: 'console.warn("Detected manifest version mismatch, reloading...");',
    replacement: '',
  },
];

/** Functions of removed features with the statements that replace their bodies, by file. */
const replacedFunctions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Fetchers and actions: there are none to update.
  'router/router.js': {
    abortFetcher: '',
    abortStaleFetchLoads: 'return false;',
    deleteBlocker: '',
    getActionDataForCommit: 'return {};',
    getFetcher: '',
    getUpdatedActionData: '',
    getUpdatedRevalidatingFetchers: 'return state.fetchers;',
    markFetchRedirectsDone: 'return false;',
    queueFetcherForDeletion: '',
    resetFetcher: '',
    updateFetcherState: '',
  },
  'dom/ssr/single-fetch.js': { singleFetchActionStrategy: '', singleFetchLoaderFetcherStrategy: '' },
  'dom/ssr/routes.js': {
    fetchServerAction: '',
    noActionDefinedError: '',
    wrapShouldRevalidateForHdr: '',
  },
  // All routes share the style sheet of the root (scripts/first-load.test.ts).
  'dom/ssr/links.js': { prefetchRouteCss: '', prefetchStyleLinks: '' },
  // Only shown when the layout itself fails. The error is in the console.
  'dom/ssr/errorBoundaries.js': {
    BoundaryShell: 'return children;',
    RemixRootDefaultErrorBoundary:
      "console.error(error); return React$1.createElement('html', null, React$1.createElement('body', null, 'Something went wrong. Please reload the page.'));",
  },
  'hooks.js': { DefaultErrorComponent: 'return null;' },
  'dom/lib.js': { useViewTransitionState: 'return false;' },
};

/** Uses of the features above. Attributes may have arrow functions. */
const FORBIDDEN_USES = [
  /\b(useFetchers?|useBlocker|usePrompt|PrefetchPageLinks|instrumentations|useTransitions|viewTransition|useViewTransitionState)\b/,
  /<(?:Link|NavLink|LinkButton)\b(?:=>|[^>])*\bprefetch\b/,
  /<Form\b(?:=>|[^>])*(?:\bnavigate=|method="(?!get))/,
  /export (?:async )?(?:function|const) (?:clientAction|action)\b/,
];

/** The text in `code` that uses a feature which is removed from React Router; undefined when there is none. */
const findForbiddenUse = (code: string): string | undefined =>
  FORBIDDEN_USES.map((use) => use.exec(code)?.[0]).find(Boolean);

/**
 * The source of a file of React Router without what no page uses.
 * @param file below `node_modules/`
 * @throws {Error} when the installed version lacks a text or function
 */
function trimReactRouter(file: string, source: string): string {
  const name = file.slice(FOLDER.length);
  const own = replacements.filter((one) => one.file === name);
  const missing = own.find((one) => !source.includes(one.source));
  if (missing) throw new Error(`${file} does not contain "${missing.source.trim()}".`);
  const code = own.reduce((text, one) => text.replaceAll(one.source, () => one.replacement), source);
  return replaceFunctions(code, replacedFunctions[name] ?? {});
}

/** What is removed from React Router: 6 kB of the 40 that it adds to every page. */
export const reactRouterTrim: LibraryTrim = {
  library: 'React Router',
  module: 'web/vite/trim-react-router.ts',
  packages: ['react-router'],
  files: [...new Set([...replacements.map(({ file }) => file), ...Object.keys(replacedFunctions)])].map(
    (name) => FOLDER + name,
  ),
  trim: trimReactRouter,
  findUse: findForbiddenUse,
};
