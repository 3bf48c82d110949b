import { findMembers, getMember, getMemberTimeline, listAuditEntries, suspendMember } from '@aarambh/contract';
import { useStaffAction } from '../../api/index.ts';
import { SuspendForm, suspensionSpans } from '../../forms/suspend-form.tsx';

const PERMANENT = 'permanent';

const spans = [
  ...suspensionSpans,
  { value: '365', label: 'A year' },
  { value: PERMANENT, label: 'Permanently (needs a second person)' },
];

const schema = suspendMember.body.pick({ reason: true });
const fields = ['reason'] as const;
const invalidates = [getMember, getMemberTimeline, findMembers, listAuditEntries];

/** Suspends a member for some days or permanently; the member reads the reason when signing in. */
export function SuspendMemberForm({ memberID, onDone }: { memberID: number; onDone: () => void }) {
  const { run } = useStaffAction(suspendMember, { invalidates, fields });
  async function suspend(span: string, reason: string) {
    const days = span === PERMANENT ? null : Number(span);
    if ((await run({ body: { memberID, days, reason } })) !== undefined || days === null) onDone();
  }
  return (
    <div className="grid gap-4">
      <p>All sessions end immediately. Signing in is not possible until the suspension ends.</p>
      <SuspendForm spans={spans} hint="The member sees this when signing in." schema={schema} suspend={suspend} />
    </div>
  );
}
