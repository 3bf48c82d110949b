import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense } from 'react';
import { loadWhenOnline } from '../ui/index.ts';

interface LazyPart<Props> {
  /** Renders below a Suspense boundary, its own when the part has a fallback. */
  Part: ComponentType<Props>;
  /** Loads the code although the screen is narrower: the part is about to be shown. */
  load: () => void;
}

/** On the server the code is loaded when it starts, so that pages are rendered whole and at once. */
function serverPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loading = load().then((component) => {
    Loaded = component;
    return { default: component };
  });
  const Late = lazy(() => loading) as unknown as ComponentType<Props>;
  return (props) => createElement(Loaded ?? Late, props);
}

/** In the browser the code is loaded once the screen is wide enough, or when the gate is opened. */
function browserPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  from: string,
  gate: PromiseWithResolvers<void>,
  isOptional: boolean,
): ComponentType<Props> {
  return lazy(async () => {
    const media = matchMedia(from);
    if (media.matches) gate.resolve();
    else media.addEventListener('change', () => gate.resolve(), { once: true });
    await gate.promise;
    return { default: await loadWhenOnline(load, isOptional) };
  }) as unknown as ComponentType<Props>;
}

/**
 * A part of a page that the server renders and whose code the browser loads separately: as soon as the screen is wide
 * enough to show it, or when `load` is called. Phones do not load what they do not show. While the code is missing, the
 * HTML of the server stays; of a part with a fallback also when it cannot be loaded.
 * @param from media query of the screens that always show the part
 * @param fallback gives the part its own Suspense boundary, which renders with equal props do not reach: React would
 *   replace the HTML of a boundary that they reach before the code is loaded. On pages that the browser renders it is what
 *   is seen until the code is loaded: as large as the part, so that nothing moves
 */
export function lazyPart<Props extends object>(
  from: string,
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode | ((props: Props) => ReactNode),
): LazyPart<Props> {
  const gate = Promise.withResolvers<void>();
  const Inner = import.meta.env.SSR ? serverPart(load) : browserPart(load, from, gate, fallback !== undefined);
  if (fallback === undefined) return { Part: Inner, load: gate.resolve };
  const Part = (props: Props) =>
    createElement(
      Suspense,
      { fallback: typeof fallback === 'function' ? fallback(props) : fallback },
      createElement(Inner, props),
    );
  return { Part: memo(Part) as unknown as ComponentType<Props>, load: gate.resolve };
}
