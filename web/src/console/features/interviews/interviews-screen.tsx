import { useNavigate, useSearchParams } from 'react-router';
import { Tabs } from '../../../ui/index.ts';
import { ConsolePage } from '../../ui/index.ts';
import { InterviewList } from './interview-list.tsx';
import { JobFairList } from './job-fair-list.tsx';
import { WalkInList } from './walk-in-list.tsx';
import { WeekCalendar } from './week-calendar.tsx';

const tabs = [
  { value: 'list', label: 'List' },
  { value: 'week', label: 'Week' },
  { value: 'walk-ins', label: 'Walk-ins' },
  { value: 'fairs', label: 'Job fairs' },
];

const views = { list: InterviewList, week: WeekCalendar, 'walk-ins': WalkInList, fairs: JobFairList } as const;
const isView = (name: string): name is keyof typeof views => Object.hasOwn(views, name);

/** Interviews as a list and a week, walk-in interviews and job fairs. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('view') ?? 'list';
  const view = isView(asked) ? asked : 'list';
  const View = views[view];
  return (
    <ConsolePage title="Interviews">
      <Tabs
        label="Views"
        tabs={tabs}
        value={view}
        onChange={(next) => void navigate(next === 'list' ? '/interviews' : `/interviews?view=${next}`)}
      >
        <View />
      </Tabs>
    </ConsolePage>
  );
}
