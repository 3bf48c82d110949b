import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../../ui/index.ts';

interface ReasonFormOptions {
  /** Keys and texts. */
  reasons: readonly (readonly [key: string, text: string])[];
  /** The reason that is chosen already. */
  initial?: string;
  onClose: () => void;
}

/** A validation message of a schema. */
interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Reason and note of a decision: digits choose the reason, and the first wrong field gets the focus. */
export function useReasonForm({ reasons, initial = '', onClose }: ReasonFormOptions) {
  const [reason, setReason] = useState(initial);
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<{ reason?: string; note?: string }>({});
  const list = useRef<HTMLFieldSetElement>(null);
  const focusReason = (at: number) => list.current?.querySelectorAll('input')[at]?.focus();

  useEffect(() => {
    list.current?.querySelector('input')?.focus();
    list.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, []);

  function choose(at: number): void {
    const chosen = reasons[at];
    if (!chosen) return;
    setReason(chosen[0]);
    setErrors({});
    focusReason(at);
  }

  useKeys([
    { key: 'Escape', label: 'Close without deciding', run: onClose },
    ...reasons.map(([, text], at) => ({ key: String(at + 1), label: text, run: () => choose(at) })),
  ]);

  return {
    reasons,
    reason,
    note,
    errors,
    list,
    choose,
    writeNote(text: string): void {
      setNote(text);
      setErrors({});
    },
    showIssues(issues: readonly Issue[]): void {
      const of = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
      const [ofReason, ofNote] = [of('reason'), of('note')];
      setErrors({ ...(ofReason && { reason: ofReason }), ...(ofNote && { note: ofNote }) });
      if (ofReason) focusReason(0);
      else list.current?.closest('form')?.querySelector('textarea')?.focus();
    },
  };
}
