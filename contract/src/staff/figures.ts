import { z } from 'zod';
import { call } from '../call.ts';
import { pageInQuery } from '../fields.ts';

/** Figures of the portal; each is a number a month with the rows behind it. */
export const figureNames = ['placements', 'revenue', 'time-to-hire', 'answers'] as const;
export type FigureName = (typeof figureNames)[number];
/** Days in which an employer should answer. */
export const ANSWER_DAYS = 7;
export const FIGURE_PAGE = 50;

const month = z.string('Choose a month').regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Choose a month');

/** The figures of a month (IST, yyyy-MM). Revenue is in rupees without tax, invoices less credit notes. */
export const monthFigures = z.object({
  month: z.string(),
  /** Applications that became hired. */
  placements: z.number().int(),
  /** Median days from application to hire; null without a placement. */
  daysToHire: z.number().nullable(),
  revenue: z.number(),
  revenueByPlan: z.array(z.object({ plan: z.string(), revenue: z.number() })),
  /** Applications sent, those whose seven days are over, and of these the ones that were answered in time. */
  applications: z.number().int(),
  answerable: z.number().int(),
  answered: z.number().int(),
});
export type MonthFigures = z.infer<typeof monthFigures>;

export const getFigures = call({
  method: 'GET',
  path: 'Staff/GetFigures',
  summary: 'Figures of the six months that end with a month (IST): placements, revenue by plan, time to hire, answers.',
  source: 'ours',
  access: 'staff:figures',
  query: z.strictObject({ until: month }),
  reply: { kind: 'json', schema: z.array(monthFigures) },
});

/** A row behind a figure. */
export const figureRow = z.object({
  id: z.number().int(),
  /** The application, or the purchase of an invoice. */
  pageID: z.number().int(),
  title: z.string(),
  detail: z.string(),
  at: z.string(),
  /** Rupees of an invoice, days to a hire, or days to an answer; null for none. */
  value: z.number().nullable(),
});
export type FigureRow = z.infer<typeof figureRow>;

export const listFigureRows = call({
  method: 'GET',
  path: 'Staff/ListFigureRows',
  summary: 'The rows behind a figure of a month, newest first, 50 a page. Total in X-Total-Count.',
  source: 'ours',
  access: 'staff:figures',
  query: z.strictObject({
    figure: z.enum(figureNames),
    month,
    /** Of revenue: one plan, by its name at the time. */
    plan: z.string().max(100).optional(),
    page: pageInQuery,
  }),
  reply: { kind: 'json', schema: z.array(figureRow) },
});

export const figureCalls = { getFigures, listFigureRows };
