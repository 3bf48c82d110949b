import { useEffect, useState } from 'react';
import { secondsUntil } from './otp-state.ts';

/** The seconds until a moment, counted down while the page is shown; reads the clock anew, for a phone that slept. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return secondsUntil(moment, now);
}
