import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { api } from '../../../platform/api/browser-api.ts';
import { LoadFailure } from '../../../platform/api/load-failure.tsx';
import { Alert, Button, Spinner } from '../../../ui/index.ts';
import { listSuggestions, type SuggestionSection } from './list-suggestions.ts';
import { SuggestionItem } from './suggestion-item.tsx';
import { useSuggestionSaves } from './use-suggestion-saves.ts';

interface ResumeSuggestionsProps {
  accountID: number;
  /** Changes with each upload, so that the new resume is read. */
  version: number;
  /** Called after values were added to the profile. */
  onChanged: () => void;
}

/** What the resume says and the profile does not, to be added one by one or by section. Nothing is added automatically. */
export function ResumeSuggestions({ accountID, version, onChanged }: ResumeSuggestionsProps) {
  const titleId = useId();
  const query = useQuery({
    queryKey: ['resume-reading', accountID, version],
    queryFn: () => listSuggestions(api, accountID),
    // The list stays as it is while its entries are added.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { states, saveAll } = useSuggestionSaves(accountID, onChanged);
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = query.data !== undefined;
  useEffect(() => {
    if (isReady) heading.current?.focus();
  }, [isReady]);

  if (query.error && !query.data) return <LoadFailure query={query} />;
  if (!query.data) return <Spinner words="Reading your resume..." />;
  const { isUnreadable, sections } = query.data;
  if (isUnreadable)
    return (
      <Alert tone="info" role="status" title="We could not read this resume">
        It has no readable text, for example because it was scanned. Your resume is saved and can be sent. To fill your
        profile from it, upload a PDF or Word document with text.
      </Alert>
    );
  if (sections.length === 0)
    return (
      <Alert tone="success" role="status">
        Everything we could read in your resume is already in your profile.
      </Alert>
    );

  function renderSection({ heading: title, items }: SuggestionSection) {
    const open = items.filter(({ id }) => states.get(id)?.kind !== 'saved');
    const isBusy = items.some(({ id }) => states.get(id)?.kind === 'saving');
    return (
      <section key={title} aria-label={`${title} from your resume`} className="mt-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
          <h4 className="font-semibold">{title}</h4>
          {items.length > 1 && open.length > 1 && (
            <Button variant="secondary" size="small" busy={isBusy} busyLabel="Adding..." onClick={() => saveAll(open)}>
              Add all {open.length}
              <span className="sr-only"> to {title.toLowerCase()}</span>
            </Button>
          )}
        </div>
        <ul>
          {items.map((item) => (
            <SuggestionItem key={item.id} item={item} state={states.get(item.id)} onAdd={() => saveAll([item])} />
          ))}
        </ul>
      </section>
    );
  }

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1} className="text-lg">
        Add to your profile from your resume
      </h3>
      <p className="mt-1 text-sm text-muted">Please check each one. Nothing is added unless you tap Add.</p>
      {sections.map(renderSection)}
    </section>
  );
}
