import { PICTURE_LEVEL, type QueuedCase } from '@aarambh/contract';
import { ageText } from '../../../platform/text/format.ts';
import { Badge } from '../../../ui/index.ts';
import type { Column } from '../../ui/index.ts';
import { DueText } from '../support/index.ts';
import { causeTexts, levelTexts, stateTexts, titleOf } from './case-texts.ts';

/** Why a case is in the queue: the words that were found, or how many reported it. */
function Why(one: QueuedCase) {
  if (one.kind === 'picture') return causeTexts.picture;
  const { words, reports, causes, isOwn } = one;
  const reported = reports > 0 ? `${reports} ${reports === 1 ? 'report' : 'reports'}` : '';
  const found = [words && `“${words}”`, reported].filter(Boolean).join(', ');
  const text = isOwn ? 'You posted or edited it, so a colleague must decide' : found;
  return (
    <span className="line-clamp-2 md:max-w-64">{text || causes.map((cause) => causeTexts[cause]).join(', ')}</span>
  );
}

/** The columns of the moderation queue, with ages at a time. */
export const caseColumns = (now: Date): Column<QueuedCase>[] => [
  { header: 'What', cell: titleOf },
  { header: 'Why', cell: (one) => <Why {...one} /> },
  {
    header: 'Due',
    cell: ({ dueOn, decidedOn }) =>
      decidedOn ? (
        `Decided ${ageText(decidedOn, now).toLowerCase()}`
      ) : (
        <span className="whitespace-nowrap">
          <DueText dueOn={dueOn} now={now} />
        </span>
      ),
  },
  { header: 'Company', cell: (one) => (one.kind === 'picture' ? '–' : one.orgName) },
  {
    header: 'Level',
    cell: (one) => {
      const level = levelTexts[one.kind === 'picture' ? PICTURE_LEVEL : one.level];
      return (
        <span className="flex gap-1 max-md:flex-wrap">
          <Badge tone={level.tone}>{level.label}</Badge>
          {one.kind === 'vacancy' && one.holdsVacancy && <Badge tone="info">Hidden</Badge>}
          {one.state !== 'open' && <Badge tone={stateTexts[one.state].tone}>{stateTexts[one.state].label}</Badge>}
        </span>
      );
    },
  },
  { header: 'Claimed by', phone: false, cell: ({ claimedBy, isMine }) => (isMine ? 'You' : claimedBy || '–') },
];
