import type { ReactNode } from 'react';
import { shortDate } from '../../platform/format.ts';

interface CorrectionRow {
  corrections: string;
  /** ISO 8601. */
  suggestedOn: string;
  /** The PDF they were for. */
  resume?: ReactNode;
}

const head = 'py-2 pe-3 text-start text-sm font-semibold whitespace-nowrap text-muted last:pe-0';
const cell = 'py-3 pe-3 align-top last:pe-0';

/** What was asked to be corrected, the newest first (core §2). */
export function CorrectionsTable({ rows }: { rows: readonly CorrectionRow[] }) {
  const hasResume = rows.some(({ resume }) => resume !== undefined);
  return (
    <table className="w-full">
      <caption className="sr-only">Corrections you asked for</caption>
      <thead>
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
          <tr key={`${suggestedOn} ${corrections}`} className="border-t border-line">
            {hasResume && <td className={cell}>{resume}</td>}
            <td className={`${cell} whitespace-pre-line wrap-anywhere`}>{corrections}</td>
            <td className={`${cell} w-px text-sm leading-6 whitespace-nowrap tabular-nums`}>
              {shortDate(suggestedOn)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
