import { type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { Pencil } from '../../../ui/display/icons.tsx';
import { Announce, dialogs, IconButton, Sheet, Skeleton, SpinnerMark } from '../../../ui/index.ts';
import { settleSave } from '../save-result.ts';
import { EmptyRows } from './empty-rows.ts';

/** Never a dialog above a dialog. A message, which has a role, closes by itself. */
const hasOpenSheet = (): boolean => document.querySelector('dialog:modal:not([role])') !== null;

interface WorkProfileRowProps<V> {
  label: string;
  /** Empty when not specified. */
  value: string;
  /** Refetches the data for the dialog, which another tab may have changed. Never rejects. */
  prepare: () => Promise<unknown>;
  /** Resolves to the server's text, which may be a refusal. */
  save: (values: V) => Promise<string>;
  onSaved: (values: V) => void;
  /** Form of the dialog; `draft` holds the values of a failed save. */
  children: (draft: V | undefined, onSave: (values: V) => Promise<void>) => ReactNode;
}

/**
 * Work profile row with its dialog, which closes before the server is called (core §4). Filling in an empty row opens the
 * next empty one; when a dialog is closed, its row's button has the focus. What could not be saved stays in the form until it
 * is closed without saving.
 */
export function WorkProfileRow<V>({ label, value, prepare, save, onSaved, children }: WorkProfileRowProps<V>) {
  const [dialog, setDialog] = useState<'closed' | 'preparing' | 'open'>('closed');
  const [draft, setDraft] = useState<V>();
  const [saving, setSaving] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const button = useRef<HTMLElement>(null);
  const { requested, openNext, takeRequest } = useContext(EmptyRows);

  async function edit() {
    if (saving) return;
    setAnnouncement('');
    setDialog('preparing');
    await prepare();
    setDialog((current) => (current === 'preparing' ? 'open' : current));
  }

  const editNow = useRef(edit);
  editNow.current = edit;
  useEffect(() => {
    if (requested !== label) return;
    takeRequest();
    // Another row was opened while the one before was being saved.
    if (!hasOpenSheet()) void editNow.current();
  }, [requested, label, takeRequest]);

  function close() {
    setDialog('closed');
    setDraft(undefined);
    // The dialog of a row that was opened by another would return the focus to that one.
    requestAnimationFrame(() => button.current?.querySelector('button')?.focus({ preventScroll: true }));
  }

  async function submit(values: V) {
    close();
    setSaving(true);
    const { isSaved, text } = await settleSave(save(values));
    setSaving(false);
    if (isSaved) {
      setAnnouncement(text);
      onSaved(values);
      if (value === '') openNext(label);
      return;
    }
    await dialogs.error({ text });
    setDraft(values);
    // Another row was opened meanwhile: what was typed here waits until this one is opened again.
    if (!hasOpenSheet()) setDialog('open');
  }

  return (
    <div className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 border-t border-line py-2 first:border-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={value ? 'font-medium wrap-anywhere' : 'text-muted'}>{value || 'Not Specified'}</dd>
      <dd ref={button} className="col-start-2 row-span-2 row-start-1">
        <IconButton
          label={`Edit ${label}`}
          icon={saving ? <SpinnerMark /> : <Pencil className="size-5" />}
          aria-disabled={saving || undefined}
          onClick={edit}
        />
        <Announce text={announcement} />
        <Sheet title={`Edit ${label}`} open={dialog !== 'closed'} onClose={() => dialog !== 'closed' && close()}>
          {/* Skeleton while the data is refetched and while the form's code is loaded. */}
          <Suspense fallback={<Skeleton className="h-34 rounded-lg" />}>
            {dialog === 'open' ? children(draft, submit) : <Skeleton className="h-34 rounded-lg" />}
          </Suspense>
        </Sheet>
      </dd>
    </div>
  );
}
