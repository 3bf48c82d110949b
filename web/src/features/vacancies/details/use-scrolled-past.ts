import { useEffect, useState } from 'react';

/** Debounce of scroll events (core §2). */
const DEBOUNCE_MS = 100;

/** Whether the page is scrolled by more than the given pixels. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => setPast(window.scrollY > pixels);
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(update, DEBOUNCE_MS);
    };
    update();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, [pixels]);

  return past;
}
