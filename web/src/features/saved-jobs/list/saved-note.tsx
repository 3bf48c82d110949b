import { SAVED_NOTE_MAX, type SavedJob } from '@aarambh/contract';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Plus } from '../../../ui/display/icons.tsx';
import { Button, TextAreaField, VisuallyHidden } from '../../../ui/index.ts';
import { saveJob } from '../store/save-actions.ts';
import { isSaved } from '../store/saved-copy.ts';

const TOO_LONG = `A note has at most ${SAVED_NOTE_MAX} characters`;

/** The member's note of a saved job; stored when its field or the page is left, and with Ctrl and Enter. */
export function SavedNote({ job }: { job: SavedJob }) {
  const [isOpen, setOpen] = useState(job.note !== '');
  const [text, setText] = useState(job.note);
  const [status, setStatus] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const stored = useRef(job.note);

  // The note may come from another device, while it is not being changed here.
  useEffect(() => {
    if (document.activeElement === field.current || text !== stored.current) return;
    stored.current = job.note;
    setText(job.note);
    if (job.note) setOpen(true);
  }, [job.note]);

  async function store() {
    const note = text.trim();
    if (note === stored.current) return;
    if (note.length > SAVED_NOTE_MAX)
      return setError(`${TOO_LONG}: please shorten it by ${note.length - SAVED_NOTE_MAX}.`);
    setError('');
    try {
      await saveJob({ ...job, note });
      stored.current = note;
      setText(note);
      setStatus(note ? 'Note saved' : 'Note removed');
    } catch (failure) {
      // What was typed stays in the field.
      setError(failureText(failure, 'Your note is not saved. Please try again.'));
    }
  }

  // Going back or closing the tab does not leave the field. Storing it in the browser takes no time.
  const leave = useEffectEvent(() => {
    const note = text.trim().slice(0, SAVED_NOTE_MAX);
    // Its card also leaves when the job is removed.
    if (note === stored.current || !isSaved(job.vacancyID)) return;
    stored.current = note;
    void saveJob({ ...job, note }).catch(() => undefined);
  });
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onHide);
      leave();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void store();
  }

  function open() {
    setOpen(true);
    // After the field is there
    requestAnimationFrame(() => field.current?.focus());
  }

  if (!isOpen)
    return (
      <Button variant="quiet" size="small" onClick={open} className="-ms-3 self-start">
        <Plus aria-hidden="true" className="size-4" />
        Add a note<VisuallyHidden> to {job.jobTitle}</VisuallyHidden>
      </Button>
    );
  return (
    <div>
      <TextAreaField
        ref={field}
        label={
          <>
            Your note<VisuallyHidden> on {job.jobTitle}</VisuallyHidden>
          </>
        }
        rows={2}
        className="[&_textarea]:min-h-16"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setStatus('');
        }}
        onBlur={store}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="mt-1 min-h-5 text-sm text-muted">
        {status}
      </p>
    </div>
  );
}
