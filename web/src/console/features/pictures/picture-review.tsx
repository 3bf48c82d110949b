import { listPictures, PICTURES_PAGE, type ReviewedPicture, reviewPicture } from '@aarambh/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ageText, countText } from '../../../platform/text/format.ts';
import { Button, classNames, EmptyState, Pagination, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import { FilterBar, FilterSelect, useFilters, useKeys } from '../../ui/index.ts';
import { StaffPicture } from './staff-picture.tsx';

type Status = ReviewedPicture['status'];

const defaults = { status: 'Pending' };
const options = [
  { value: 'Approved', label: 'Approved' },
  { value: 'Rejected', label: 'Rejected' },
];
const isStatus = (text: string): text is Status => ['Pending', 'Approved', 'Rejected'].includes(text);

/** Profile pictures that wait: one key approves or rejects the marked one, and the next is marked. */
export function PictureReview() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const status = isStatus(filters.status) ? filters.status : 'Pending';
  const { data, error, isBusy, reload } = useStaffQuery(
    listPictures,
    { query: { status, page: String(page) } },
    { keepPrevious: true },
  );
  const { pathname, search } = useLocation();
  const [markedAt, setMarkedAt] = useState(0);
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const pictures = data?.pictures.filter(({ pictureID }) => !decided.has(pictureID)) ?? [];
  const at = Math.min(markedAt, Math.max(0, pictures.length - 1));

  const { run, busy } = useStaffAction(reviewPicture, {
    invalidates: [listPictures],
    undo: async ({ body }) => {
      await undo.run({ body: { pictureID: body.pictureID, status: body.was, was: body.status } });
      setDecided((before) => new Set([...before].filter((id) => id !== body.pictureID)));
    },
  });
  const undo = useStaffAction(reviewPicture, { invalidates: [listPictures], done: '' });

  async function decide(picture: ReviewedPicture | undefined, next: Status) {
    if (!picture || busy || picture.status === next) return;
    const { pictureID } = picture;
    // It leaves the list at once; the next one is where the hand already is.
    setDecided((before) => new Set(before).add(pictureID));
    const isDone = await run({ body: { pictureID, status: next, was: picture.status } });
    if (isDone === undefined) setDecided((before) => new Set([...before].filter((id) => id !== pictureID)));
  }

  useKeys([
    { key: 'a', label: 'Approve the marked picture', run: () => void decide(pictures[at], 'Approved') },
    { key: 'r', label: 'Reject the marked picture', run: () => void decide(pictures[at], 'Rejected') },
    { key: 'j', label: 'Next picture', run: () => setMarkedAt(Math.min(at + 1, pictures.length - 1)) },
    { key: 'k', label: 'Previous picture', run: () => setMarkedAt(Math.max(at - 1, 0)) },
  ]);

  const addressOfPage = (number: number) => {
    const params = new URLSearchParams(search);
    params.set('page', String(number));
    return `${pathname}?${params}`;
  };

  return (
    <>
      <FilterBar isFiltered={isFiltered} onReset={reset}>
        <FilterSelect
          label="Status"
          all="Waiting"
          options={options}
          value={status === 'Pending' ? '' : status}
          onChange={(chosen) => setFilters({ status: chosen || 'Pending' })}
        />
      </FilterBar>
      {error && !data && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && pictures.length === 0 && !isBusy && (
        <EmptyState title={status === 'Pending' ? 'No picture waits for review' : 'There are none'} />
      )}
      <ul aria-label="Pictures" className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
        {pictures.map((picture, index) => (
          <li
            key={picture.pictureID}
            aria-current={index === at || undefined}
            className={classNames(
              'grid content-start gap-2 rounded-lg border p-2',
              index === at ? 'border-brand bg-brand-soft' : 'border-line',
            )}
          >
            <StaffPicture pictureID={picture.pictureID} fullName={picture.fullName} />
            <p className="text-sm wrap-anywhere">
              <Link to={`/members/${picture.memberID}`}>{picture.fullName}</Link>
              <span className="block text-muted">
                {picture.reviewedOn
                  ? `${picture.status} by ${picture.reviewedBy}, ${ageText(picture.reviewedOn, new Date())}`
                  : ageText(picture.uploadedOn, new Date())}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {picture.status !== 'Approved' && (
                <Button
                  size="small"
                  aria-label={`Approve the picture of ${picture.fullName}`}
                  onClick={() => void decide(picture, 'Approved')}
                >
                  Approve
                </Button>
              )}
              {picture.status !== 'Rejected' && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Reject the picture of ${picture.fullName}`}
                  onClick={() => void decide(picture, 'Rejected')}
                >
                  Reject
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {data && data.total > PICTURES_PAGE && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-muted tabular-nums">{countText(data.total, data.isCapped)} total</p>
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / PICTURES_PAGE)}
            addressOf={addressOfPage}
            label="Pages of pictures"
          />
        </div>
      )}
    </>
  );
}
