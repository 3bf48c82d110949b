import { useLayoutEffect, useRef } from 'react';

/** The text of the notice; its height is `--offline-bar` while it is shown. */
export default function OfflineBar() {
  const bar = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const setHeight = () => style.setProperty('--offline-bar', `${element.clientHeight}px`);
    // The observer reports the first size after a frame, in which the notice would cover the bar below it.
    setHeight();
    const size = new ResizeObserver(setHeight);
    size.observe(element);
    return () => {
      size.disconnect();
      style.removeProperty('--offline-bar');
    };
  }, []);

  return (
    <p ref={bar} className="px-4 py-2">
      Your internet connection is lost. We will try again when it is back.
    </p>
  );
}
