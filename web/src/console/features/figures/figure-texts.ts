import type { FigureName, FigureRow, MonthFigures } from '@aarambh/contract';
import { exactRupees, rupees } from '../../../platform/text/format.ts';

const days = (count: number) => `${count.toLocaleString('en-IN', { maximumFractionDigits: 1 })} days`;

interface FigureText {
  label: string;
  textOf: (month: MonthFigures) => string;
  /** The number of a chart; null for none. */
  numberOf: (month: MonthFigures) => number | null;
  /** Header and text of a row's value. */
  rowHeader: string;
  rowValue: (row: FigureRow) => string;
  /** The page of a row below /staff. */
  pageOf: (row: FigureRow) => string;
}

const shareOf = ({ answered, answerable }: MonthFigures) =>
  answerable === 0 ? null : Math.round((answered * 1_000) / answerable) / 10;

const rowDays = ({ value }: FigureRow) => (value === null ? 'No answer' : days(value));
const pageOf = ({ pageID }: FigureRow) => `/applicants/${pageID}`;

/** How each figure is called and shown. */
export const figureTexts: Record<FigureName, FigureText> = {
  placements: {
    label: 'Placements',
    textOf: ({ placements }) => placements.toLocaleString('en-IN'),
    numberOf: ({ placements }) => placements,
    rowHeader: 'Days to hire',
    rowValue: rowDays,
    pageOf,
  },
  revenue: {
    label: 'Revenue without tax',
    textOf: ({ revenue }) => rupees(revenue),
    numberOf: ({ revenue }) => revenue,
    rowHeader: 'Without tax',
    rowValue: ({ value }) => exactRupees(value ?? 0),
    pageOf: ({ pageID }) => `/purchases/${pageID}`,
  },
  'time-to-hire': {
    label: 'Days to hire, median',
    textOf: ({ daysToHire }) => (daysToHire === null ? '–' : days(daysToHire)),
    numberOf: ({ daysToHire }) => daysToHire,
    rowHeader: 'Days to hire',
    rowValue: rowDays,
    pageOf,
  },
  answers: {
    label: 'Answered within 7 days',
    textOf: (month) => {
      const share = shareOf(month);
      return share === null ? '–' : `${share} %`;
    },
    numberOf: shareOf,
    rowHeader: 'First answer after',
    rowValue: rowDays,
    pageOf,
  },
};
