import { useId } from 'react';
import { Badge, Button, Card } from '../../../ui/index.ts';
import { PreferenceChips, type PreferenceWords } from './preference-chips.tsx';
import type { PreferenceItem, PreferenceList } from './preference-list.ts';

export interface PreferenceCardWords extends PreferenceWords {
  heading: string;
  intro: string;
  add: string;
  edit: string;
  /** One and several of what is counted. */
  noun: [one: string, several: string];
}

interface PreferenceCardProps {
  words: PreferenceCardWords;
  list: PreferenceList;
  onRemove: (item: PreferenceItem) => Promise<unknown>;
  /** Opens the dialog. */
  onEdit: () => void;
}

/** A list of places or skills on the profile page, with the way to its dialog. */
export function PreferenceCard({ words, list, onRemove, onEdit }: PreferenceCardProps) {
  const id = useId();
  const count = list.data?.length ?? 0;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id}>{words.heading}</h2>
          <p className="mt-1 text-muted">{words.intro}</p>
        </div>
        <Button variant="secondary" onClick={onEdit}>
          {words.add}
        </Button>
      </div>
      <PreferenceChips label={words.heading} list={list} words={words} onRemove={onRemove} />
      {count > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">
            <Badge tone="brand">
              {count} {words.noun[count === 1 ? 0 : 1]}
            </Badge>{' '}
            selected
          </p>
          <Button variant="quiet" onClick={onEdit}>
            {words.edit}
          </Button>
        </div>
      )}
    </Card>
  );
}
