import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, CheckboxField } from '../../../../ui/index.ts';

/** The distance from its end at which the panel counts as read, in CSS pixels (commerce §9). */
const TOLERANCE_PX = 2;

/** Whether the panel is scrolled to its end, or too short to scroll. */
const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight >= scrollHeight - TOLERANCE_PX;

interface TermsPanelProps {
  children: ReactNode;
  isRead: boolean;
  onRead: () => void;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}

/**
 * The terms in a scrollable panel, and the checkbox that accepts them, enabled once the panel was scrolled to its end
 * (commerce §4). Screen readers read without scrolling, so the end of the panel has a button for them.
 */
export function TermsPanel({ children, isRead, onRead, isAccepted, onAccept }: TermsPanelProps) {
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
      <section
        ref={panel}
        aria-label="Terms and conditions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="relative max-h-75 overflow-x-hidden overflow-y-auto rounded-md border border-line-strong bg-surface p-4 text-sm wrap-anywhere"
      >
        {children}
        <Button
          variant="secondary"
          size="small"
          className="mt-4 not-focus:sr-only"
          onFocus={() => {
            if (panel.current) panel.current.scrollTop = panel.current.scrollHeight;
          }}
          onClick={scrollToEnd}
        >
          I have read to the end
        </Button>
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
