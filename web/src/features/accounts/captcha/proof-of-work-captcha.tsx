import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { ShieldCheck } from '../../../ui/display/icons.tsx';
import { Announce, FieldError, SpinnerMark } from '../../../ui/index.ts';

/** The server takes an answer for ten minutes; the box asks again a little before. */
const GOOD_FOR_MS = 9 * 60_000;

const states = {
  idle: '',
  working: 'Checking your browser...',
  done: 'Verified. Thank you.',
  failed: 'The check did not work. Please tick the box again.',
  expired: 'The check has run out. Please tick the box again.',
} as const;

/** Our own captcha: one tick, and the browser does some work. Everything comes from this site. */
export function CaptchaBox({ onSolved }: { onSolved: (token: string) => void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(undefined);
  const [state, setState] = useState<keyof typeof states>('idle');
  const isWrong = state === 'failed' || state === 'expired';

  async function solve() {
    if (state === 'working' || state === 'done') return;
    setState('working');
    stop.current = new AbortController();
    const { signal } = stop.current;
    try {
      const { solveCaptcha } = await import('./solve-captcha.ts');
      const token = await solveCaptcha(api, signal);
      if (signal.aborted) return;
      setState('done');
      onSolved(token);
    } catch {
      if (!signal.aborted) setState('failed');
    }
  }

  // It may have been ticked before the page's script ran.
  const catchUp = useEffectEvent(() => {
    if (box.current?.checked) solve();
  });
  const runOut = useEffectEvent(() => {
    setState('expired');
    onSolved('');
  });

  useEffect(() => {
    catchUp();
    return () => stop.current?.abort();
  }, []);

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(runOut, GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-3 rounded-md border border-line-strong bg-raised px-4 py-2">
        <label htmlFor={id} className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
          {state === 'working' && <SpinnerMark className="size-6 text-link" />}
          <input
            ref={box}
            id={id}
            type="checkbox"
            className={state === 'working' ? 'sr-only' : 'size-6 shrink-0 accent-brand'}
            checked={state === 'done'}
            aria-busy={state === 'working' || undefined}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={solve}
          />
          <span className="min-w-0">{state === 'working' ? states.working : 'I am not a robot'}</span>
        </label>
        <ShieldCheck aria-hidden="true" className={state === 'done' ? 'size-6 text-good' : 'size-6 text-muted'} />
      </div>
      <FieldError id={`${id}-error`}>{isWrong ? states[state] : undefined}</FieldError>
      <Announce text={isWrong ? '' : states[state]} />
    </div>
  );
}
