import { useEffect, useRef } from 'react';
import { X } from '../../../ui/display/icons.tsx';
import { IconButton } from '../../../ui/index.ts';
import type { OpenJob } from './open-job.ts';
import { PaneContent } from './pane-content.tsx';

interface JobPaneProps {
  job: OpenJob;
  /** Name of the vacancy for screen readers until the details are shown. */
  title: string;
  /** The vacancy was opened by keyboard: focus moves to its details, so that they can be read on. */
  takesFocus: boolean;
  onClose: () => void;
  className?: string | undefined;
}

/** Details of a vacancy next to a list; scrolls separately. */
export default function JobPane({ job, title, takesFocus, onClose, className = '' }: JobPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const { vacancyID } = job;

  // Another vacancy begins at its top
  useEffect(() => {
    pane.current?.scrollTo(0, 0);
  }, [vacancyID]);

  function shown() {
    if (takesFocus) pane.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={pane}
      aria-label={title ? `Job: ${title}` : 'Job'}
      className={`overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised shadow-raised ${className}`}
    >
      {/* Stays at the corner, over the head, which stays too. */}
      <div className="sticky top-0 z-30 h-0 text-end">
        <IconButton
          label="Close"
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onClose}
          className="mt-1.5 me-1.5"
        />
      </div>
      <PaneContent key={vacancyID} job={job} onShown={shown} />
    </section>
  );
}
