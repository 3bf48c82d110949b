import type { VersionedVacancy } from '@aarambh/contract';
import { Sheet } from '../../../ui/index.ts';
import { CloseForm } from './close-form.tsx';
import { ExtendForm } from './extend-form.tsx';
import type { VacancyChanges } from './use-vacancy-changes.ts';

/** The vacancies that a form is open for. */
export interface OpenForm {
  form: 'close' | 'extend';
  rows: VersionedVacancy[];
}

interface ChangeSheetsProps {
  changes: VacancyChanges;
  open: OpenForm | undefined;
  /** Also called when the change was made, with true. */
  onClose: (isDone: boolean) => void;
}

const nameOf = (rows: readonly VersionedVacancy[]) => (rows.length === 1 ? 'the vacancy' : `${rows.length} vacancies`);

/** The forms for closing and extending, and the list of what a change left out. */
export function ChangeSheets({ changes, open, onClose }: ChangeSheetsProps) {
  const rows = open?.rows ?? [];
  const { skipped } = changes;
  return (
    <>
      <Sheet title={`Close ${nameOf(rows)}`} open={open?.form === 'close'} onClose={() => onClose(false)}>
        {open?.form === 'close' && (
          <CloseForm
            onClose={async (how) => {
              onClose(await changes.close({ rows, ...how }));
            }}
          />
        )}
      </Sheet>
      <Sheet title={`Extend ${nameOf(rows)}`} open={open?.form === 'extend'} onClose={() => onClose(false)}>
        {open?.form === 'extend' && (
          <ExtendForm
            onExtend={async (how) => {
              onClose(await changes.extend({ rows, ...how }));
            }}
          />
        )}
      </Sheet>
      <Sheet
        title={skipped.length === 1 ? '1 vacancy was skipped' : `${skipped.length} vacancies were skipped`}
        open={skipped.length > 0}
        onClose={changes.clearSkipped}
      >
        <ul className="grid gap-2">
          {skipped.map(({ id, name, cause }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-semibold">{name}</span>: {cause}
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
