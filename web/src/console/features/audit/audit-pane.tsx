import type { AuditEntry } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { KeyValueList } from '../../../ui/index.ts';
import { actionText, ChangedValues, SidePane } from '../../ui/index.ts';

/** One entry of the audit log, with the columns before and after. */
export function AuditPane({ entry, closeTo }: { entry: AuditEntry; closeTo: string }) {
  const { action, actor, roles, targetKind, targetID, before, after, reason, secondPerson, device, address, at } =
    entry;
  return (
    <SidePane title={actionText(action)} closeTo={closeTo}>
      <KeyValueList
        items={[
          { label: 'Who', value: [actor, roles.join(', ')].filter(Boolean).join(': ') },
          { label: 'When', value: dateTimeText(at) },
          { label: 'On', value: targetKind && `${targetKind} ${targetID ?? ''}` },
          { label: 'Second person', value: secondPerson },
          { label: 'Reason', value: reason },
          { label: 'From', value: [device, address].filter(Boolean).join(', ') },
        ]}
      />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3>Before and after</h3>
        {before || after ? <ChangedValues before={before} after={after} /> : <p>No columns were recorded.</p>}
      </section>
    </SidePane>
  );
}
