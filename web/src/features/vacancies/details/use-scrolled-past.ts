import { useEffect, useState } from 'react';

/** Scrolling has to pause this long before it is looked at (core §2). */
const DEBOUNCE_MS = 100;

/** Whether the page is scrolled more than so many pixels. */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => setPast(window.scrollY > pixels);
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, [pixels]);

  return past;
}
