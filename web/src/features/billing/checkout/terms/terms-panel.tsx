import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, CheckboxField } from '../../../../ui/index.ts';

/** How near to its end the panel must be scrolled, in CSS pixels (commerce §9). */
const TOLERANCE_PX = 2;

/** Whether a panel stands at its end: scrolled there by whatever means, or too short to be scrolled. */
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
 * The terms in a panel of their own, and the box that accepts them: it can be ticked once their end was reached (commerce
 * §4). A screen reader reads without scrolling, so the end holds a button that says as much.
 */
export function TermsPanel({ children, isRead, onRead, isAccepted, onAccept }: TermsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const tellEnd = useEffectEvent(onRead);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const look = () => {
      if (isAtEnd(element)) tellEnd();
    };
    // The panel's height changes with its width and with the size of the text: it may need no scrolling at all.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  function goToEnd() {
    if (panel.current) panel.current.scrollTop = panel.current.scrollHeight;
    // The box takes the focus only when it is no longer disabled.
    flushSync(onRead);
    box.current?.focus();
  }

  return (
    <div>
      <section
        ref={panel}
        aria-label="Terms and conditions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
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
          onClick={goToEnd}
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
