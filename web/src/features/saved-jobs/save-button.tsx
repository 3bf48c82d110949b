import type { VacancyCard } from '@aarambh/contract';
import { useState } from 'react';
import { Heart } from '../../ui/display/icons.tsx';
import { classNames, IconButton, showToast } from '../../ui/index.ts';
import { useIsSaved } from './store/use-saved.ts';

interface SaveButtonProps {
  vacancy: VacancyCard;
  /** Called after the job was removed, before the toast: where the focus is to go. */
  onRemoved?: (() => void) | undefined;
  className?: string | undefined;
}

/** Browsers reject code that cannot be loaded with a TypeError, whose text is for developers. */
const textOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError) ? error.message : 'Check your connection.';

/** A heart that saves a job or removes it, for visitors in the browser; a toast offers Undo. Hidden without JavaScript. */
export function SaveButton({ vacancy, onRemoved, className }: SaveButtonProps) {
  const saved = useIsSaved(vacancy.vacancyID);
  const [wasPressed, setWasPressed] = useState(false);

  async function toggle() {
    setWasPressed(true);
    try {
      const { toggleSaved } = await import('./toggle-saved.ts');
      await toggleSaved(vacancy, onRemoved);
    } catch (error) {
      showToast(textOf(error));
    }
  }

  return (
    <IconButton
      label={`Save ${vacancy.jobTitle}, ${vacancy.orgName}`}
      title={saved ? 'Saved. Press to remove' : 'Save job'}
      aria-pressed={saved}
      icon={
        <span
          // A new element plays the motion of saving.
          key={String(saved)}
          className={classNames('transition-[scale] duration-150', saved && wasPressed && 'starting:scale-50')}
        >
          <Heart aria-hidden="true" className={classNames('size-5.5', saved && 'fill-current text-danger')} />
        </span>
      }
      onClick={toggle}
      className={classNames('relative z-10 noscript:hidden', className)}
    />
  );
}
