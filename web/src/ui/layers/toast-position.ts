/** Distance to the edge of the screen, or to the bar below, in px. */
const GAP = 16;

/**
 * The CSS `bottom` of a toast that covers none of the bars at the bottom of the screen: elements of class `bottom-bar`,
 * fixed or sticky, that are now where the toast would be.
 */
export function toastPosition(toast: HTMLElement): string {
  const height = document.documentElement.clientHeight;
  const bars = [...document.querySelectorAll('.bottom-bar')].map((bar) => bar.getBoundingClientRect());
  // The distance of the toast's place from the bottom of the screen; the lowest bar first.
  let distance = 0;
  for (const bar of bars.filter((bar) => bar.height > 0).sort((a, b) => b.bottom - a.bottom)) {
    const bottom = height - distance;
    const isInPlace = bar.top < bottom && bar.bottom > bottom - toast.offsetHeight - 2 * GAP;
    if (isInPlace) distance = height - bar.top;
  }
  return `calc(${distance}px + max(${GAP}px, env(safe-area-inset-bottom)))`;
}
