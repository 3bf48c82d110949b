import { EmptyState } from '../../ui/index.ts';
import { InterviewCard } from './card/interview-card.tsx';
import { InterviewList } from './interview-list.tsx';
import { useHistory } from './use-interviews.ts';

const NoHistory = () => (
  <EmptyState
    drawing="inbox"
    title="No interviews yet"
    text="Interviews that are over or cancelled are kept here, with how each of them ended."
  />
);

/** The interviews that are over or cancelled, the newest first (core §2). */
export function InterviewHistory({ accountID }: { accountID: number }) {
  return (
    <InterviewList query={useHistory(accountID)} empty={<NoHistory />}>
      {(interview) => <InterviewCard interview={interview} />}
    </InterviewList>
  );
}
