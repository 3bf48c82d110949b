import { useEffect, useState } from 'react';
import { secondsUntil } from './otp-state.ts';

/** Countdown: the seconds until a time. Every tick reads the clock, because timers pause while a phone sleeps. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() >= time) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [time]);
  return secondsUntil(time, now);
}
