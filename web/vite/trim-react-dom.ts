import { decideComparisons, removeAssignments, removeProperties, replaceFunctions } from './edit-source.ts';
import { findRemovedImport, type RemovedNames } from './find-removed-import.ts';
import type { LibraryTrim } from './trim-libraries.ts';

const CLIENT = 'react-dom/cjs/react-dom-client.production.js';

/**
 * Kinds of fibers that no component of this product makes: profilers, lists of Suspense boundaries, scopes, hidden
 * legacy trees, tracing markers, view transitions, activities.
 */
const UNUSED_FIBERS = [12, 19, 21, 23, 25, 30, 31];

const UNUSED_HOOKS = [
  'useActionState',
  'useCacheRefresh',
  'useDeferredValue',
  'useFormState',
  'useHostTransitionStatus',
  'useInsertionEffect',
  'useMemoCache',
  'useOptimistic',
];

/** Hooks that are added to a dispatcher after its literal. */
const DISPATCHER_ASSIGNMENT = new RegExp(`\\w*Dispatcher\\w*\\.(?:${UNUSED_HOOKS.join('|')})$`);

const emptyAll = (...names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, '']));

/** Functions of the client that do nothing here, with the reason of each group. */
const CLIENT_FUNCTIONS: Record<string, string> = {
  // View transitions.
  ...emptyAll(
    'commitAfterMutationEffectsOnFiber',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'measureNestedViewTransitions',
    'queueTransitionTypes',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'startViewTransition',
    'trackEnterViewTransitions',
  ),
  // Refs of fragments.
  ...emptyAll(
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
    'traverseVisibleInstancesAndTextInstances',
  ),
  isFragmentInstanceParent: 'return false;',
  // Style sheets and scripts that a component inserts: the document links the only style sheet. Commits wait for none.
  ...emptyAll(
    'accumulateSuspenseyCommitOnFiber',
    'onUnsuspend',
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadInstanceAndSuspendIfNeeded',
    'preloadModule',
    'preloadResourceAndSuspendIfNeeded',
  ),
  acquireResource: 'return null;',
  getResource: 'return null;',
  waitForCommitToBeReady: 'return null;',
  // Functions as the action of a form: forms go through the typed client.
  ...emptyAll(
    'TransitionAwareHostComponent',
    'extractEvents$1',
    'recursivelyResetForms',
    'requestFormReset$1',
    'startHostTransition',
  ),
  requestFormReset: '',
  // The loading indicator of the browser during asynchronous transitions.
  defaultOnDefaultTransitionIndicator: '',
  // Names of components in messages and stacks, which are minified.
  getComponentNameFromType: 'return null;',
  getStackByFiberInDevAndProd: "return '';",
  // Logs of the developer tools in strict mode.
  setIsStrictModeForDevtools: '',
  // Targets that a page asks to hydrate first.
  attemptExplicitHydrationTarget: '',
  // Attributes with a namespace, such as xlink:href.
  setValueForNamespacedAttribute: '',
  // Custom elements.
  isCustomElement: 'return false;',
  setPropOnCustomElement: '',
  // onSelect, onBeforeInput and onComposition…, and events of browsers that the product does not support.
  constructSelectEvent: '',
  getFallbackBeforeInputChars: '',
  getNativeBeforeInputChars: '',
  getTargetInstForInputEventPolyfill: '',
  getVendorPrefixedEventName: 'return eventName;',
  handleEventsForInputEventPolyfill: '',
  isFallbackCompositionEnd: 'return false;',
  // findDOMNode.
  findCurrentFiberUsingSlowPath: 'return null;',
};

const replacedFunctions: Record<string, Record<string, string>> = {
  [CLIENT]: CLIENT_FUNCTIONS,
  // Tells the developer tools that a minifier was used.
  'react-dom/client.js': { checkDCE: '' },
  'react-dom/index.js': { checkDCE: '' },
};

/** Conditions of the client that are constant here. Each text must occur. */
const REPLACED_TEXTS: readonly [source: string, replacement: string][] = [
  ['if (canUseCompositionEvent)', 'if (false)'],
  ['eventType &&\n        (useFallbackCompositionData', 'false &&\n        (useFallbackCompositionData'],
  ['shouldStartViewTransition\n    ?', 'false\n    ?'],
  // The developer tools of React: development has them.
  ['"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__', 'false'],
  // Whether a commit may start a view transition.
  ['committedLanes = (committedLanes & 335544064) === committedLanes;', 'committedLanes = false;'],
];

/** Exports that are removed, as no page uses them, by the module that they are imported from. */
const removedExports = {
  react: [
    'Activity',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'createRef',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDeferredValue',
    'useInsertionEffect',
    'useOptimistic',
    '__COMPILER_RUNTIME',
  ],
  'react-dom': [
    'browser',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  'react-dom/client': ['createRoot'],
} satisfies RemovedNames;

const exportsOf = (names: readonly string[]): string => `^exports\\.(?:${names.join('|')})$`;

/** Assignments that are removed: those exports, and methods that no page uses. */
const removedAssignments: Record<string, RegExp> = {
  'react/cjs/react.production.js': new RegExp(exportsOf(removedExports.react)),
  'react-dom/cjs/react-dom.production.js': new RegExp(exportsOf(removedExports['react-dom'])),
  [CLIENT]: new RegExp(
    `${exportsOf(removedExports['react-dom/client'])}|^(?:FragmentInstance|ViewTransitionPseudoElement|ReactDOMRoot|ReactDOMHydrationRoot)\\.prototype\\b`,
  ),
};

/** Uses of the features above other than by an import. Attributes may have arrow functions. */
const FORBIDDEN_USES = [
  /<(Activity|Profiler|SuspenseList|ViewTransition)\b/,
  /\b(findDOMNode|useActionState|useDeferredValue|useFormState|useFormStatus|useInsertionEffect|useOptimistic)\b/,
  /<(?:link|style)\b(?:=>|[^>])*\bprecedence\b|<script\b(?:=>|[^>])*\bsrc=/,
  /<Fragment\b(?:=>|[^>])*\bref=/,
  /<form\b(?:=>|[^>])*\baction=\{(?:\w+\}|async|\()/,
  /\bformAction=/,
  /<[a-z]+-[a-z-]+[\s>]/,
  /\b(?:xlink[A-Z]\w+|xml(?:Base|Lang|Space))=/,
  /<(?:input|textarea|div|form)\b(?:=>|[^>])*\bon(?:BeforeInput|Composition\w+|Select)=/,
];

/** The text in `code` that uses a feature which is removed from React; undefined when there is none. */
const findUseOfReact = (code: string): string | undefined =>
  FORBIDDEN_USES.map((use) => use.exec(code)?.[0]).find(Boolean) ?? findRemovedImport(code, removedExports, 'tsx');

/**
 * The source of a file of React without the features that no page uses; unchanged for files that are not trimmed.
 * @param file below `node_modules/`
 * @throws {Error} when the installed version lacks something that is removed
 */
function trimReact(file: string, source: string): string {
  let code = source;
  const assignments = removedAssignments[file];
  if (assignments) code = removeAssignments(code, assignments);
  if (assignments && code === source) throw new Error(`${file} has none of the assignments that are removed.`);
  if (file === CLIENT) {
    const missing = REPLACED_TEXTS.find(([text]) => !source.includes(text));
    if (missing) throw new Error(`${file} does not contain "${missing[0]}".`);
    for (const [text, replacement] of REPLACED_TEXTS) code = code.replaceAll(text, () => replacement);
    code = removeProperties(removeAssignments(code, DISPATCHER_ASSIGNMENT), UNUSED_HOOKS);
    code = decideComparisons(code, 'tag', UNUSED_FIBERS);
  }
  return replaceFunctions(code, replacedFunctions[file] ?? {});
}

/** What is removed from React: 17 kB of the 67 that it adds to every page. */
export const reactTrim: LibraryTrim = {
  library: 'React',
  module: 'web/vite/trim-react-dom.ts',
  packages: ['react', 'react-dom'],
  files: [...new Set([...Object.keys(replacedFunctions), ...Object.keys(removedAssignments)])],
  trim: trimReact,
  findUse: findUseOfReact,
  findUseInPackage: (code) => findRemovedImport(code, removedExports, 'js'),
};
