import { type ReactNode, Suspense, useState } from 'react';
import { Pencil } from '../../../ui/display/icons.tsx';
import { Announce, dialogs, IconButton, Sheet, Skeleton, SpinnerMark } from '../../../ui/index.ts';
import { outcomeOf } from '../outcome.ts';

interface WorkProfileRowProps<V> {
  label: string;
  /** Empty for what was never said. */
  value: string;
  /** Reads anew what the dialog shows, so that a change of another tab is seen. Never rejects. */
  prepare: () => Promise<unknown>;
  /** Answers a text that says how it went. */
  save: (values: V) => Promise<string>;
  onSaved: (values: V) => void;
  /** The form of the dialog; `draft` is what was filled in when saving failed. */
  children: (draft: V | undefined, onSave: (values: V) => Promise<void>) => ReactNode;
}

/** One line of the work profile and its dialog, which closes before the server is called (core §4). */
export function WorkProfileRow<V>({ label, value, prepare, save, onSaved, children }: WorkProfileRowProps<V>) {
  const [dialog, setDialog] = useState<'closed' | 'preparing' | 'open'>('closed');
  const [draft, setDraft] = useState<V>();
  const [saving, setSaving] = useState(false);
  const [spoken, setSpoken] = useState('');

  async function edit() {
    if (saving) return;
    setDraft(undefined);
    setSpoken('');
    setDialog('preparing');
    await prepare();
    setDialog((now) => (now === 'preparing' ? 'open' : now));
  }

  async function submit(values: V) {
    setDialog('closed');
    setSaving(true);
    const { isSaved, text } = await outcomeOf(save(values));
    setSaving(false);
    if (isSaved) {
      setSpoken(text);
      onSaved(values);
      return;
    }
    await dialogs.error({ text });
    setDraft(values);
    setDialog('open');
  }

  return (
    <div className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 border-t border-line py-2 first:border-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={value ? 'font-medium wrap-anywhere' : 'text-muted'}>{value || 'Not Specified'}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <IconButton
          label={`Edit ${label}`}
          icon={saving ? <SpinnerMark /> : <Pencil className="size-5" />}
          aria-disabled={saving || undefined}
          onClick={edit}
        />
        <Announce text={spoken} />
        <Sheet title={`Edit ${label}`} open={dialog !== 'closed'} onClose={() => setDialog('closed')}>
          {/* Preparing, and until the code of the form is there. */}
          <Suspense fallback={<Skeleton className="h-34 rounded-lg" />}>
            {dialog === 'open' ? children(draft, submit) : <Skeleton className="h-34 rounded-lg" />}
          </Suspense>
        </Sheet>
      </dd>
    </div>
  );
}
