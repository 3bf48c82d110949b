import { useLayoutEffect, useRef } from 'react';

/** The text of the notice; its height is `--offline-bar` while it is shown. */
export default function OfflineBar() {
  const bar = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const size = new ResizeObserver(([entry]) =>
      style.setProperty('--offline-bar', `${entry?.target.clientHeight ?? 0}px`),
    );
    size.observe(bar.current);
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
