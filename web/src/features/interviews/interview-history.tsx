import { EmptyState } from '../../ui/index.ts';
import { InterviewCard } from './card/interview-card.tsx';
import { InterviewList } from './interview-list.tsx';
import { useHistory } from './use-interviews.ts';

const NoHistory = () => (
  <EmptyState
    drawing="inbox"
    title="No interviews yet"
    text="Past and cancelled interviews appear here, with the outcome of each."
  />
);

/** Past and cancelled interviews, newest first (core §2). */
export function InterviewHistory({ accountID }: { accountID: number }) {
  return (
    <InterviewList query={useHistory(accountID)} empty={<NoHistory />}>
      {(interview) => <InterviewCard interview={interview} />}
    </InterviewList>
  );
}
