import { useId } from 'react';
import { Badge, Button, Card } from '../../../ui/index.ts';
import { PreferenceChips, type PreferenceTexts } from './preference-chips.tsx';
import type { PreferenceItem, PreferenceList } from './preference-list.ts';

export interface PreferenceCardTexts extends PreferenceTexts {
  heading: string;
  intro: string;
  add: string;
  edit: string;
  /** Singular and plural of the counted items. */
  noun: [singular: string, plural: string];
}

interface PreferenceCardProps {
  texts: PreferenceCardTexts;
  list: PreferenceList;
  onRemove: (item: PreferenceItem) => Promise<unknown>;
  /** Opens the dialog. */
  onEdit: () => void;
}

/** List of places or skills on the profile page, with a button for its dialog. */
export function PreferenceCard({ texts, list, onRemove, onEdit }: PreferenceCardProps) {
  const id = useId();
  const count = list.data?.length ?? 0;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id}>{texts.heading}</h2>
          <p className="mt-1 text-muted">{texts.intro}</p>
        </div>
        <Button variant="secondary" onClick={onEdit}>
          {texts.add}
        </Button>
      </div>
      <PreferenceChips label={texts.heading} list={list} texts={texts} onRemove={onRemove} />
      {count > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">
            <Badge tone="brand">
              {count} {texts.noun[count === 1 ? 0 : 1]}
            </Badge>{' '}
            selected
          </p>
          <Button variant="quiet" onClick={onEdit}>
            {texts.edit}
          </Button>
        </div>
      )}
    </Card>
  );
}
