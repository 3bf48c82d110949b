import type { ReactNode } from 'react';
import { shortDate } from '../../platform/text/format.ts';

interface CorrectionRow {
  corrections: string;
  /** ISO 8601. */
  suggestedOn: string;
  /** The PDF they refer to. */
  resume?: ReactNode;
}

const head = 'py-2 pe-3 text-start text-sm font-semibold whitespace-nowrap text-muted last:pe-0';
const cell = 'align-top last:pe-0 sm:py-3 sm:pe-3';

/** Requested corrections, newest first (core §2). On phones the text is below its date. */
export function CorrectionsTable({ rows }: { rows: readonly CorrectionRow[] }) {
  const hasResume = rows.some(({ resume }) => resume !== undefined);
  return (
    <table className="w-full">
      <caption className="sr-only">Corrections you requested</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {hasResume && (
            <th scope="col" className={head}>
              Resume
            </th>
          )}
          <th scope="col" className={head}>
            Corrections
          </th>
          <th scope="col" className={head}>
            Suggested On
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ corrections, suggestedOn, resume }) => (
          <tr
            key={`${suggestedOn} ${corrections}`}
            className="border-t border-line max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-2 max-sm:py-3 max-sm:first:border-0"
          >
            {hasResume && <td className={cell}>{resume}</td>}
            <td className={`${cell} whitespace-pre-line wrap-anywhere max-sm:order-last max-sm:col-span-full`}>
              {corrections}
            </td>
            <td className={`${cell} text-sm leading-relaxed whitespace-nowrap tabular-nums sm:w-px`}>
              {shortDate(suggestedOn)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
