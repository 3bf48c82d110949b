import { type FigureName, type FigureRow, listFigureRows } from '@aarambh/contract';
import { useNavigate } from 'react-router';
import { dateTimeText } from '../../../platform/text/format.ts';
import { LinkButton, RetryAlert } from '../../../ui/index.ts';
import { usePermission, useStaffQuery } from '../../api/index.ts';
import { type Column, DataTable } from '../../ui/index.ts';
import { figureTexts } from './figure-texts.ts';

interface FigureRowsProps {
  figure: FigureName;
  month: string;
  /** Of revenue: one plan; empty for all. */
  plan: string;
  page: number;
  closeTo: string;
}

/** The rows behind a number. */
export function FigureRows({ figure, month, plan, page, closeTo }: FigureRowsProps) {
  const { label, rowHeader, rowValue, pageOf } = figureTexts[figure];
  const canOpen = usePermission(figure === 'revenue' ? 'money' : 'applicants');
  const navigate = useNavigate();
  const { data, total, error, isBusy, reload } = useStaffQuery(
    listFigureRows,
    { query: { figure, month, page: String(page), ...(plan ? { plan } : {}) } },
    { keepPrevious: true },
  );
  const columns: Column<FigureRow>[] = [
    { header: figure === 'revenue' ? 'Document' : 'Applicant', cell: ({ title }) => title || '–' },
    { header: figure === 'revenue' ? 'Plan' : 'Vacancy', cell: ({ detail }) => detail },
    { header: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{dateTimeText(at)}</span> },
    { header: rowHeader, align: 'end', cell: rowValue },
  ];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>
          {label}
          {plan && `: ${plan}`}
        </h2>
        <LinkButton to={closeTo} variant="quiet" size="small">
          Back to the charts
        </LinkButton>
      </div>
      {error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : (
        <DataTable
          label={`Rows of ${label}`}
          rows={data}
          columns={columns}
          rowKey={({ id }) => id}
          rowLabel={({ title }) => title}
          onOpen={canOpen ? (row) => void navigate(pageOf(row)) : undefined}
          {...{ total, page }}
          empty="No rows in this month"
          busy={isBusy}
        />
      )}
    </section>
  );
}
