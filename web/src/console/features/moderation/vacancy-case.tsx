import { type ModerationCaseDetails, type ModerationDecision, possibleDecisions } from '@aarambh/contract';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { timeOfDay } from '../../../platform/text/format.ts';
import { useMinuteClock } from '../../../platform/use-minute-clock.ts';
import { Badge, Button, KeyValueList } from '../../../ui/index.ts';
import { usePermission } from '../../api/index.ts';
import { useKeys } from '../../ui/index.ts';
import { DueText } from '../support/index.ts';
import { VacancyStatus } from '../vacancies/index.ts';
import { FindingList, ReportList } from './case-findings.tsx';
import { CaseHistory } from './case-history.tsx';
import { causeTexts, contactText, levelTexts, NO_CONTACT, stateTexts } from './case-texts.ts';
import { type CaseForm, CommonCaseButtons } from './common-case-buttons.tsx';
import { CompanyHistory } from './company-history.tsx';
import { MarkedPosting } from './marked-posting.tsx';
import type { CaseChanges } from './use-case-changes.ts';

/** How far the warnings of an upheld case are. */
function warningText({ warnings, undoUntil, applicants }: ModerationCaseDetails): string {
  if (undoUntil) return `Leave at ${timeOfDay(undoUntil)}`;
  if (!warnings) return applicants === 0 ? 'No applications' : 'Queuing warnings';
  const { queued, sent, isComplete } = warnings;
  const counts = `${sent.toLocaleString('en-IN')} of ${queued.toLocaleString('en-IN')} sent`;
  return isComplete ? counts : `${counts}, more are being queued`;
}

/** A case of a vacancy: what was found and reported, the posting and the company. */
export function VacancyCaseContents({ found }: { found: ModerationCaseDetails }) {
  const now = useMinuteClock();
  const canReadCompanies = usePermission('companies');
  const canReadVacancies = usePermission('vacancies');
  const { findings, level, state, poster, source, vacancyID } = found;
  const words = useMemo(() => findings.map((one) => one.words).filter(Boolean), [findings]);
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[52rem]:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={stateTexts[state].tone}>{stateTexts[state].label}</Badge>
            <Badge tone={levelTexts[level].tone}>{levelTexts[level].label}</Badge>
            {found.holdsVacancy && <Badge tone="info">Hidden until the decision</Badge>}
          </p>
          <FindingList findings={findings} />
          <ReportList reports={found.reports} folded={found.foldedReports} />
          <KeyValueList
            emptyMark="–"
            className="wrap-anywhere"
            items={[
              { label: 'Case', value: `${found.caseID}: ${found.causes.map((one) => causeTexts[one]).join(', ')}` },
              { label: 'Due', value: found.dueOn && <DueText dueOn={found.dueOn} now={now} /> },
              {
                label: 'Vacancy',
                value: (
                  <>
                    <VacancyStatus status={found.vacancyStatus} />{' '}
                    {canReadVacancies ? <Link to={`/vacancies/${vacancyID}`}>{vacancyID}</Link> : vacancyID}
                  </>
                ),
              },
              {
                label: 'Company',
                value: canReadCompanies ? (
                  <Link to={`/companies/${found.companyID}`}>{found.orgName}</Link>
                ) : (
                  found.orgName
                ),
              },
              { label: 'Posted by', value: poster ? poster.fullName : `Import of ${source}` },
              {
                label: 'Who is asked',
                value: found.posterContact ? contactText(found.posterContact) : NO_CONTACT,
              },
              { label: 'Applicants', value: found.applicants.toLocaleString('en-IN') },
              { label: 'Claimed by', value: found.isMine ? 'You' : found.claimedBy },
              ...(state === 'upheld' ? [{ label: 'Warnings', value: warningText(found) }] : []),
            ]}
          />
          <CaseHistory entries={found.history} />
          <CompanyHistory {...found} />
        </div>
        <MarkedPosting vacancy={found.vacancy} words={words} />
      </div>
    </div>
  );
}

interface VacancyButtonsProps {
  found: ModerationCaseDetails;
  changes: CaseChanges;
  onForm: (form: CaseForm) => void;
}

/** Actions on the case of a vacancy. */
export function VacancyCaseButtons({ found, changes, onForm }: VacancyButtonsProps) {
  const { state } = found;
  const canBeAsked = found.posterContact !== null;
  const can = (decision: ModerationDecision) => possibleDecisions[state].includes(decision);

  useKeys([
    { key: 'r', label: 'Release the vacancy', run: () => onForm('release'), isActive: () => can('release') },
    { key: 'u', label: 'Uphold the case', run: () => onForm('uphold'), isActive: () => can('uphold') },
    { key: 'x', label: 'Close the vacancy, no fraud', run: () => onForm('close'), isActive: () => can('close') },
    { key: 'a', label: 'Ask the poster', run: () => onForm('ask'), isActive: () => can('ask') && canBeAsked },
  ]);

  return (
    <>
      {can('release') && (
        <Button size="small" onClick={() => onForm('release')}>
          Release
        </Button>
      )}
      {can('uphold') && (
        <Button size="small" variant="danger" onClick={() => onForm('uphold')}>
          Uphold
        </Button>
      )}
      {can('close') && (
        <Button size="small" variant="secondary" onClick={() => onForm('close')}>
          Close, no fraud
        </Button>
      )}
      {can('ask') && (
        <Button
          size="small"
          variant="secondary"
          disabled={!canBeAsked}
          title={canBeAsked ? undefined : NO_CONTACT}
          onClick={() => onForm('ask')}
        >
          Ask
        </Button>
      )}
      <CommonCaseButtons found={found} isUndecided={state === 'open' || state === 'asked'} {...{ changes, onForm }} />
    </>
  );
}
