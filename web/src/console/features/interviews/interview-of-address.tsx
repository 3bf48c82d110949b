import { listInterviews, type StaffInterview } from '@aarambh/contract';
import { useStaffQuery } from '../../api/index.ts';
import { RowPane } from '../../ui/index.ts';
import { InterviewPane } from './interview-pane.tsx';

interface InterviewOfAddressProps {
  id: number;
  /** The interviews that are loaded: one of them is shown at once. */
  listed: readonly StaffInterview[] | undefined;
  closeTo: string;
}

/** The pane of the interview in the address, also when it is not among the listed ones. */
export function InterviewOfAddress({ id, listed, closeTo }: InterviewOfAddressProps) {
  const lookup = useStaffQuery(listInterviews, { query: { interviewScheduleID: String(id) } });
  const row = (lookup.data?.interviews ?? listed)?.find(({ interviewScheduleID }) => interviewScheduleID === id);
  return (
    <RowPane noun="Interview" {...{ id, closeTo, row, lookup }}>
      {(interview) => <InterviewPane key={id} interview={interview} closeTo={closeTo} />}
    </RowPane>
  );
}
