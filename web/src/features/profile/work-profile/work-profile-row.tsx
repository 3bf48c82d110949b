import { type ReactNode, Suspense, useState } from 'react';
import { Pencil } from '../../../ui/display/icons.tsx';
import { Announce, dialogs, IconButton, Sheet, Skeleton, SpinnerMark } from '../../../ui/index.ts';
import { settleSave } from '../save-result.ts';

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

/** Work profile row with its dialog, which closes before the server is called (core §4). */
export function WorkProfileRow<V>({ label, value, prepare, save, onSaved, children }: WorkProfileRowProps<V>) {
  const [dialog, setDialog] = useState<'closed' | 'preparing' | 'open'>('closed');
  const [draft, setDraft] = useState<V>();
  const [saving, setSaving] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  async function edit() {
    if (saving) return;
    setDraft(undefined);
    setAnnouncement('');
    setDialog('preparing');
    await prepare();
    setDialog((current) => (current === 'preparing' ? 'open' : current));
  }

  async function submit(values: V) {
    setDialog('closed');
    setSaving(true);
    const { isSaved, text } = await settleSave(save(values));
    setSaving(false);
    if (isSaved) {
      setAnnouncement(text);
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
        <Announce text={announcement} />
        <Sheet title={`Edit ${label}`} open={dialog !== 'closed'} onClose={() => setDialog('closed')}>
          {/* Skeleton while the data is refetched and while the form's code is loaded. */}
          <Suspense fallback={<Skeleton className="h-34 rounded-lg" />}>
            {dialog === 'open' ? children(draft, submit) : <Skeleton className="h-34 rounded-lg" />}
          </Suspense>
        </Sheet>
      </dd>
    </div>
  );
}
