import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, CheckboxField } from '../../../../ui/index.ts';

/** The distance from its end at which the panel is considered read, in CSS pixels (commerce §9). */
const TOLERANCE_PX = 2;

/** Whether the panel is scrolled to its end, or too short to scroll. */
const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight >= scrollHeight - TOLERANCE_PX;

interface TermsPanelProps {
  /** The terms in a few sentences. */
  summary: readonly string[];
  children: ReactNode;
  isRead: boolean;
  onRead: () => void;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}

/**
 * The terms in a scrollable panel, and the checkbox that accepts them, enabled once the panel was scrolled to its end
 * (commerce §4). One press of the button above the panel goes there, also for screen readers, which do not scroll.
 */
export function TermsPanel({ summary, children, isRead, onRead, isAccepted, onAccept }: TermsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const reportRead = useEffectEvent(onRead);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const checkEnd = () => {
      if (isAtEnd(element)) reportRead();
    };
    // The text may fit without scrolling, depending on the width of the panel and the text size.
    const observer = new ResizeObserver(checkEnd);
    observer.observe(element);
    element.addEventListener('scroll', checkEnd);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', checkEnd);
    };
  }, []);

  function scrollToEnd() {
    if (panel.current) panel.current.scrollTop = panel.current.scrollHeight;
    // A disabled checkbox cannot be focused.
    flushSync(onRead);
    box.current?.focus();
  }

  return (
    <div>
      <h3 className="text-base">In short</h3>
      <ul className="mt-1 grid list-disc gap-1 ps-5 text-sm">
        {summary.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button variant="secondary" size="small" className="my-3" onClick={scrollToEnd}>
        Go to the end of the terms
      </Button>
      <section
        ref={panel}
        aria-label="Terms and conditions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="relative max-h-75 overflow-x-hidden overflow-y-auto rounded-md border border-line-strong bg-surface p-4 text-sm wrap-anywhere"
      >
        {children}
      </section>
      <CheckboxField
        ref={box}
        className="mt-2"
        label="I have read and accept the terms and conditions"
        hint="You can tick this once you have reached the end of the terms."
        checked={isAccepted}
        disabled={!isRead}
        onChange={(event) => onAccept(event.target.checked)}
      />
    </div>
  );
}
