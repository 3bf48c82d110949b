import { Button } from '../actions/button.tsx';
import { Chip } from '../actions/chip.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { Avatar, Logo } from '../display/avatar.tsx';
import { Badge } from '../display/badge.tsx';
import { CalendarLeaf } from '../display/calendar-leaf.tsx';
import { CountBadge } from '../display/count-badge.tsx';
import { Figures } from '../display/figures.tsx';
import { Bookmark, Heart, Trash2 } from '../display/icons.tsx';
import { KeyValueList } from '../display/key-value-list.tsx';
import { PageContainer } from '../display/page-container.tsx';
import { RichText } from '../display/rich-text.tsx';
import { Wordmark } from '../display/wordmark.tsx';
import { Alert } from '../feedback/alert.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { RetryAlert } from '../feedback/retry-alert.tsx';
import { SkeletonCard } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Disclosure } from '../layers/disclosure.tsx';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { GroupedPagination } from '../navigation/grouped-pagination.tsx';
import { Pagination } from '../navigation/pagination.tsx';
import { FieldGallery } from './gallery-fields.tsx';
import { LayerGallery } from './gallery-layers.tsx';
import { Row, Section } from './gallery-parts.tsx';
import { VacancySample } from './gallery-vacancy.tsx';

const variants = ['primary', 'accent', 'secondary', 'quiet', 'danger'] as const;
const tones = ['neutral', 'brand', 'accent', 'info', 'success', 'warning', 'error'] as const;
const alerts = ['info', 'success', 'warning', 'error'] as const;
const names = ['Aarav', 'Sri Lakshmi Narasimha Textiles', 'Tata', 'Öko Solar', 'अन्नपूर्णा भोजनालय', '24 Hours Care', '—'];
const written = `<h2>About the role</h2><p>Work on <strong>payments</strong> with <a href="#team">a small team</a>.</p>
<ul><li>₹500 a day for travel</li><li>आठ घंटे का काम</li></ul><ol><li>Call</li><li>Interview</li></ol>`;

function Buttons() {
  return (
    <Section title="Buttons">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Apply now</Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} busy busyLabel="Saving…">
            Save
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <LinkButton variant={variant} to="#link">
            A link
          </LinkButton>
        </Row>
      ))}
      <Row>
        <IconButton label="Save this job" icon={<Bookmark aria-hidden="true" className="size-5" />} />
        <IconButton
          label="Saved job"
          aria-pressed
          icon={<Heart aria-hidden="true" className="size-5.5 fill-current text-danger" />}
        />
        <IconButton label="Delete" disabled icon={<Trash2 aria-hidden="true" className="size-5" />} />
      </Row>
    </Section>
  );
}

function Messages() {
  return (
    <Section title="Messages">
      {alerts.map((tone) => (
        <Alert key={tone} tone={tone} title="What happened">
          What to do about it, with <a href="#help">a way out</a>.
        </Alert>
      ))}
      <Alert tone="info">Only a text, without a title.</Alert>
      <RetryAlert message="Something could not be loaded." onRetry={() => undefined} />
    </Section>
  );
}

function Words() {
  return (
    <Section title="Badges, chips, tiles">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        {[1, 12, 250].map((count) => (
          <CountBadge key={count} count={count} words="new jobs" />
        ))}
      </Row>
      <Row>
        <Chip label="React" />
        <Chip label="Java" onRemove={() => {}} />
        <Chip label="Accounts payable and receivable in Tally Prime with GST returns" onRemove={() => {}} />
      </Row>
      <Row>
        {names.map((name) => (
          <Logo key={name} name={name} />
        ))}
        <Logo name="Broken picture" src="/no-such-logo.png" />
        <Avatar name="Meenakshi Sundaram" shape="circle" size="small" />
        <Avatar name="Meenakshi Sundaram" shape="circle" size="large" />
      </Row>
    </Section>
  );
}

function Facts() {
  return (
    <Section title="Reading">
      <Breadcrumb
        items={[{ label: 'Home', to: '/' }, { label: 'Jobs', to: '#jobs' }, { label: 'Software engineer' }]}
      />
      <KeyValueList
        items={[
          {
            label: 'Organisation',
            value: 'Bharatiya Antariksh Anusandhan Prashikshan Sansthan Private Limited',
          },
          { label: 'Vacancies', value: 0 },
          { label: 'Notice period', value: '' },
          { label: 'Website', value: null },
        ]}
      />
      <Figures
        figures={[
          { figure: '1,200+', label: 'active jobs' },
          { figure: '90+', label: 'companies' },
        ]}
      />
      <Row>
        <CalendarLeaf date={{ weekday: 'Thursday', month: 'Nov', day: '26' }} />
        <CalendarLeaf date={{ weekday: 'Thursday', month: 'Nov', day: '26' }} muted />
      </Row>
      <ProgressBar label="Profile complete" value={62} />
      <ProgressBar label="Uploading" value={0} />
      <Disclosure title="Is applying free?" open>
        Yes. Applying costs nothing.
      </Disclosure>
      <Disclosure title="A long closed question that wraps to a second line on a phone">No.</Disclosure>
      <RichText html={written} />
    </Section>
  );
}

function Pages() {
  const addressOf = (page: number) => `#page-${page}`;
  return (
    <Section title="Pages">
      <Pagination page={1} pageCount={3} addressOf={addressOf} label="First" />
      <Pagination page={7} pageCount={120} addressOf={addressOf} label="Middle" />
      <Pagination page={120} pageCount={120} addressOf={addressOf} label="Last" />
      <GroupedPagination page={12} pageCount={25} onPage={() => {}} label="In groups" />
    </Section>
  );
}

/** A gallery of every component in every state, on one page without links to it. */
export function Gallery() {
  return (
    <PageContainer className="grid grid-cols-1 gap-6">
      <Row>
        <Wordmark name="Aarambh" />
      </Row>
      <h1>Components</h1>
      <VacancySample />
      <Buttons />
      <FieldGallery />
      <LayerGallery />
      <Messages />
      <Words />
      <Facts />
      <Pages />
      <Section title="Waiting">
        <Spinner words="Looking for jobs…" />
        <SkeletonCard />
      </Section>
      <Section title="Nothing there">
        <div className="grid gap-4 md:grid-cols-2">
          <EmptyState title="No jobs found" text="Try fewer filters or another place." drawing="search">
            <Button>Clear filters</Button>
          </EmptyState>
          <EmptyState title="No applications yet" text="Jobs you apply to appear here." drawing="inbox" />
          <EmptyState title="No resume" text="Upload one, or make one here." drawing="file" />
          <EmptyState title="This page does not exist" drawing="lost" />
          <EmptyState title="No saved jobs yet" text="Press the heart on a job." drawing="saved" />
          <EmptyState
            title="No saved searches yet"
            text="Save a search to get alerts about new jobs."
            drawing="alert"
          />
        </div>
      </Section>
    </PageContainer>
  );
}
