import type { StaffPermission, TimelineKind } from '@aarambh/contract';
import type { RawBuilder } from 'kysely';
import type { DataSubject } from '../../../infra/personal-data.ts';

/** One table's part of the timeline of an account, read by an index. */
export interface TimelineSource {
  kind: TimelineKind;
  /** Names the source in the keys of entries; letters only. */
  name: string;
  /** The permission that the detail needs; without it only what happened is shown. */
  detailNeeds?: StaffPermission;
  /** SQL of `at`, `id`, `title`, `detail` and `actor`. */
  entries: (accountId: number, subject: DataSubject) => RawBuilder<unknown>;
}
