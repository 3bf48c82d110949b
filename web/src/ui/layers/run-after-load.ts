/** For so long after the load event the replies for the content of a page still arrive and are rendered on a slow phone. */
const SETTLING_MS = 1_500;

/** Milliseconds until a page that has loaded has settled. */
function settlingTime(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return Math.max(0, (navigation?.loadEventEnd ?? 0) + SETTLING_MS - performance.now());
}

/**
 * Runs what no content waits for 1.5 s after the page has loaded, at once when that has passed: code that is fetched and compiled
 * earlier delays the content of members' pages on slow phones (`npm run bench:members`).
 * @returns cancels it
 */
export function runAfterLoad(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    const ms = settlingTime();
    if (ms === 0) run();
    else timer = setTimeout(run, ms);
  };
  // The load event has not ended while its listeners run.
  const scheduleAfterEvent = () => {
    timer = setTimeout(schedule);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', scheduleAfterEvent, { once: true });
  return () => {
    window.removeEventListener('load', scheduleAfterEvent);
    clearTimeout(timer);
  };
}
