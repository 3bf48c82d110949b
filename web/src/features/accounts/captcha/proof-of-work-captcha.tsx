import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { ShieldCheck } from '../../../ui/display/icons.tsx';
import { Announce, FieldError, SpinnerMark } from '../../../ui/index.ts';

/** The server accepts a token for ten minutes; it is requested again a little earlier. */
const VALID_MS = 9 * 60_000;

const states = {
  idle: '',
  working: 'Checking your browser...',
  done: 'Verified. Thank you.',
  failed: 'The check failed. Please tick the box again.',
  expired: 'The check has expired. Please tick the box again.',
} as const;

/** Captcha by proof of work: ticking the box makes the browser solve a challenge. It loads nothing from other sites. */
export function ProofOfWorkCaptcha({ onSolved }: { onSolved: (token: string) => void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController>(undefined);
  const [state, setState] = useState<keyof typeof states>('idle');
  const hasFailed = state === 'failed' || state === 'expired';

  async function solve() {
    if (state === 'working' || state === 'done') return;
    setState('working');
    abort.current = new AbortController();
    const { signal } = abort.current;
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

  // The box may have been ticked before hydration.
  const solveIfTicked = useEffectEvent(() => {
    if (box.current?.checked) solve();
  });
  const expire = useEffectEvent(() => {
    setState('expired');
    onSolved('');
  });

  useEffect(() => {
    solveIfTicked();
    return () => abort.current?.abort();
  }, []);

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(expire, VALID_MS);
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
            aria-invalid={hasFailed || undefined}
            aria-describedby={hasFailed ? `${id}-error` : undefined}
            onChange={solve}
          />
          <span className="min-w-0">{state === 'working' ? states.working : 'I am not a robot'}</span>
        </label>
        <ShieldCheck aria-hidden="true" className={state === 'done' ? 'size-6 text-good' : 'size-6 text-muted'} />
      </div>
      <FieldError id={`${id}-error`}>{hasFailed ? states[state] : undefined}</FieldError>
      <Announce text={hasFailed ? '' : states[state]} />
    </div>
  );
}
