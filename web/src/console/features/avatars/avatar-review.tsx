import { AVATARS_PAGE, listAvatars, type ReviewedAvatar, reviewAvatar } from '@aarambh/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ageText, countText } from '../../../platform/text/format.ts';
import { Button, classNames, EmptyState, Pagination, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import { FilterBar, FilterSelect, useFilters, useKeys } from '../../ui/index.ts';
import { StaffAvatar } from './staff-avatar.tsx';

type Status = ReviewedAvatar['status'];

const defaults = { status: 'Pending' };
const options = [
  { value: 'Approved', label: 'Approved' },
  { value: 'Rejected', label: 'Rejected' },
];
const isStatus = (text: string): text is Status => ['Pending', 'Approved', 'Rejected'].includes(text);

/** Avatars that wait: one key approves or rejects the marked one, and the next is marked. */
export function AvatarReview() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const status = isStatus(filters.status) ? filters.status : 'Pending';
  const { data, error, isBusy, reload } = useStaffQuery(
    listAvatars,
    { query: { status, page: String(page) } },
    { keepPrevious: true },
  );
  const { pathname, search } = useLocation();
  const [markedAt, setMarkedAt] = useState(0);
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const avatars = data?.avatars.filter(({ pictureID }) => !decided.has(pictureID)) ?? [];
  const at = Math.min(markedAt, Math.max(0, avatars.length - 1));

  const { run, busy } = useStaffAction(reviewAvatar, {
    invalidates: [listAvatars],
    undo: async ({ body }) => {
      await undo.run({ body: { pictureID: body.pictureID, status: body.was, was: body.status } });
      setDecided((before) => new Set([...before].filter((id) => id !== body.pictureID)));
    },
  });
  const undo = useStaffAction(reviewAvatar, { invalidates: [listAvatars], done: '' });

  async function decide(avatar: ReviewedAvatar | undefined, next: Status) {
    if (!avatar || busy || avatar.status === next) return;
    const { pictureID } = avatar;
    // It leaves the list at once; the next one is where the hand already is.
    setDecided((before) => new Set(before).add(pictureID));
    const isDone = await run({ body: { pictureID, status: next, was: avatar.status } });
    if (isDone === undefined) setDecided((before) => new Set([...before].filter((id) => id !== pictureID)));
  }

  useKeys([
    { key: 'a', label: 'Approve the marked picture', run: () => void decide(avatars[at], 'Approved') },
    { key: 'r', label: 'Reject the marked picture', run: () => void decide(avatars[at], 'Rejected') },
    { key: 'j', label: 'Next picture', run: () => setMarkedAt(Math.min(at + 1, avatars.length - 1)) },
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
      {data && avatars.length === 0 && !isBusy && (
        <EmptyState
          title={status === 'Pending' ? 'No pictures are waiting for review' : 'No pictures with this status'}
        />
      )}
      <ul aria-label="Pictures" className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3">
        {avatars.map((avatar, index) => (
          <li
            key={avatar.pictureID}
            aria-current={index === at || undefined}
            className={classNames(
              'grid content-start gap-2 rounded-lg border p-2',
              index === at ? 'border-brand bg-brand-soft' : 'border-line',
            )}
          >
            <StaffAvatar pictureID={avatar.pictureID} fullName={avatar.fullName} />
            <p className="text-sm wrap-anywhere">
              <Link to={`/members/${avatar.memberID}`}>{avatar.fullName}</Link>
              <span className="block text-muted">
                {avatar.reviewedOn
                  ? `${avatar.status} by ${avatar.reviewedBy}, ${ageText(avatar.reviewedOn, new Date())}`
                  : ageText(avatar.uploadedOn, new Date())}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {avatar.status !== 'Approved' && (
                <Button
                  size="small"
                  aria-label={`Approve the picture of ${avatar.fullName}`}
                  onClick={() => void decide(avatar, 'Approved')}
                >
                  Approve
                </Button>
              )}
              {avatar.status !== 'Rejected' && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Reject the picture of ${avatar.fullName}`}
                  onClick={() => void decide(avatar, 'Rejected')}
                >
                  Reject
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {data && data.total > AVATARS_PAGE && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-muted tabular-nums">{countText(data.total, data.isCapped)} total</p>
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / AVATARS_PAGE)}
            addressOf={addressOfPage}
            label="Pages of pictures"
          />
        </div>
      )}
    </>
  );
}
