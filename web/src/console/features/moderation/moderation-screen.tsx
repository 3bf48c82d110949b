import { listModerationCases, listPictures, type ModerationCase } from '@aarambh/contract';
import { Link, useNavigate, useParams } from 'react-router';
import { ageText, countText } from '../../../platform/text/format.ts';
import { useMinuteClock } from '../../../platform/use-minute-clock.ts';
import { Badge, LinkButton, RetryAlert } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import {
  type Column,
  ConsolePage,
  DataTable,
  FilterBar,
  FilterSelect,
  ListWithPane,
  useFilterAddress,
  useFilters,
  useKeys,
} from '../../ui/index.ts';
import { PictureReview } from '../pictures/picture-review.tsx';
import { DueText } from '../support/due-text.tsx';
import { causeTexts, isCause, isLevel, isState, levelTexts, stateTexts } from './case-texts.ts';
import { ModerationCasePane } from './moderation-case-pane.tsx';
import { useCaseChanges } from './use-case-changes.ts';

const defaults = { cause: '', state: 'undecided', level: '', whose: '' };
/** A list of work: new cases come in while it is open. */
const REFRESH_MS = 30_000;

const optionsOf = (texts: Record<string, string>) => Object.entries(texts).map(([value, label]) => ({ value, label }));
const causeOptions = optionsOf({
  report: 'Reports',
  finding: 'Findings',
  'new-company': 'New companies',
  picture: 'Pictures',
  related: 'Related to a fraud',
  staff: 'Closed by staff',
});
const levelOptions = optionsOf({ high: 'High', medium: 'Medium', low: 'Low' });
const stateOptions = optionsOf({
  asked: 'Poster asked',
  released: 'Released',
  upheld: 'Upheld',
  closed: 'Closed',
  all: 'All',
});
const whoseOptions = optionsOf({ mine: 'Mine', unclaimed: 'Not claimed' });

/** Why a case is in the queue: the words that were found, or how many reported it. */
function Why({ words, reports, causes, isOwn }: ModerationCase) {
  const reported = reports > 0 ? `${reports} ${reports === 1 ? 'report' : 'reports'}` : '';
  const found = [words && `“${words}”`, reported].filter(Boolean).join(', ');
  const text = isOwn ? 'You posted or edited it: a colleague decides' : found;
  return <span className="line-clamp-2 md:max-w-64">{text || causes.map((one) => causeTexts[one]).join(', ')}</span>;
}

/** How many pictures wait beside the cases; nothing when none does. */
function WaitingPictures() {
  const { data } = useStaffQuery(listPictures, { query: {} }, { refetchMs: REFRESH_MS });
  const now = useMinuteClock();
  const oldest = data?.pictures[0];
  if (!data || !oldest) return null;
  const count = countText(data.total, data.isCapped);
  return (
    <p className="text-sm">
      <Link to="/moderation?cause=picture">
        {count} {data.total === 1 ? 'picture waits' : 'pictures wait'}
      </Link>
      , the oldest from {ageText(oldest.uploadedOn, now).toLowerCase()}
    </p>
  );
}

/** The moderation queue: cases by when they are due, and the open one with its posting beside it. */
export function Component() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const { cause, level, whose } = filters;
  const isWhose = whose === 'mine' || whose === 'unclaimed';
  const state = isState(filters.state) || filters.state === 'all' ? filters.state : 'undecided';
  const isPictures = cause === 'picture';
  const query = {
    page: String(page),
    state,
    ...(isCause(cause) && { cause }),
    ...(isLevel(level) && { level }),
    ...(isWhose && { whose: whose as 'mine' }),
  } as const;
  const { data, error, isBusy, reload } = useStaffQuery(
    listModerationCases,
    { query },
    { keepPrevious: true, refetchMs: REFRESH_MS, enabled: !isPictures },
  );
  const { caseID } = useParams();
  const openID = caseID && /^[1-9]\d{0,9}$/.test(caseID) ? Number(caseID) : undefined;
  const navigate = useNavigate();
  const address = useFilterAddress();
  const now = useMinuteClock();
  const changes = useCaseChanges();
  const show = (id: number | undefined) => void navigate(`/moderation${id === undefined ? '' : `/${id}`}${address}`);

  useKeys([
    {
      key: 'z',
      label: 'Undo your last decision',
      isActive: () => changes.findLast() !== undefined,
      run: () => {
        const last = changes.findLast();
        if (!last) return;
        void changes.undo(last).then((reply) => reply !== undefined && show(last.caseID));
      },
    },
  ]);

  /** The case below the decided one is the next to decide; at the end of the list the one above. */
  function showNext(): void {
    const cases = data?.cases ?? [];
    const at = cases.findIndex((one) => one.caseID === openID);
    show((cases[at + 1] ?? cases[at - 1])?.caseID);
  }

  const columns: Column<ModerationCase>[] = [
    { header: 'Vacancy', cell: ({ jobTitle }) => jobTitle },
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
    { header: 'Company', cell: ({ orgName }) => orgName },
    {
      header: 'Level',
      cell: (one) => (
        <span className="flex gap-1 max-md:flex-wrap">
          <Badge tone={levelTexts[one.level].tone}>{levelTexts[one.level].label}</Badge>
          {one.holdsVacancy && <Badge tone="info">Hidden</Badge>}
          {one.state !== 'open' && <Badge tone={stateTexts[one.state].tone}>{stateTexts[one.state].label}</Badge>}
        </span>
      ),
    },
    { header: 'Claimed by', phone: false, cell: ({ claimedBy, isMine }) => (isMine ? 'You' : claimedBy || '–') },
  ];

  return (
    <ConsolePage
      title="Moderation"
      actions={
        <>
          <LinkButton size="small" variant="secondary" to="/moderation/figures">
            Accuracy
          </LinkButton>
          <LinkButton size="small" variant="secondary" to="/moderation/rules">
            Rules
          </LinkButton>
        </>
      }
    >
      <FilterBar isFiltered={isFiltered} onReset={reset}>
        <FilterSelect
          label="What"
          options={causeOptions}
          value={cause}
          onChange={(chosen) => setFilters({ cause: chosen })}
        />
        {!isPictures && (
          <>
            <FilterSelect
              label="State"
              all="To decide"
              options={stateOptions}
              value={state === 'undecided' ? '' : state}
              onChange={(chosen) => setFilters({ state: chosen || 'undecided' })}
            />
            <FilterSelect
              label="Level"
              options={levelOptions}
              value={level}
              onChange={(chosen) => setFilters({ level: chosen })}
            />
            <FilterSelect
              label="Whose"
              options={whoseOptions}
              value={whose}
              onChange={(chosen) => setFilters({ whose: chosen })}
            />
          </>
        )}
      </FilterBar>
      {isPictures ? (
        <PictureReview />
      ) : error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : (
        <>
          {openID === undefined && !isFiltered && <WaitingPictures />}
          <ListWithPane
            pane={
              openID !== undefined && (
                <ModerationCasePane
                  key={openID}
                  caseID={openID}
                  closeTo={`/moderation${address}`}
                  changes={changes}
                  onDecided={showNext}
                />
              )
            }
          >
            <DataTable
              label="Cases"
              rows={data?.cases}
              columns={columns}
              rowKey={(one) => one.caseID}
              rowLabel={({ jobTitle }) => jobTitle}
              onOpen={(one) => show(one.caseID)}
              openKey={openID}
              total={data?.total}
              isCapped={data?.isCapped}
              page={page}
              empty={isFiltered ? 'No case matches these filters' : 'No case waits for a decision'}
              busy={isBusy}
            />
          </ListWithPane>
        </>
      )}
    </ConsolePage>
  );
}
