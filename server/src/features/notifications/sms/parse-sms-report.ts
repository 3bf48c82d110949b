import { z } from 'zod';

interface SmsReport {
  providerId: string;
  delivery: 'delivered' | 'undelivered';
}

const id = z.string().min(1).max(100);

// Exotel: only final states are recorded.
const exotel = z
  .object({ SmsSid: id, Status: z.string() })
  .transform(({ SmsSid, Status }): SmsReport[] =>
    ['sent', 'failed', 'failed_dnd'].includes(Status)
      ? [{ providerId: SmsSid, delivery: Status === 'sent' ? 'delivered' : 'undelivered' }]
      : [],
  );

const outcome = (status: string) => (status === '1' ? 'delivered' : 'undelivered');

// MSG91's webhook, version 3.
const msg91 = z
  .object({ requestId: id, status: z.coerce.string() })
  .transform(({ requestId, status }): SmsReport[] => [{ providerId: requestId, delivery: outcome(status) }]);

const msg91List = z
  .array(z.object({ requestId: id, report: z.array(z.object({ status: z.coerce.string() })).min(1) }))
  .transform((list): SmsReport[] =>
    list.map(({ requestId, report }) => ({ providerId: requestId, delivery: outcome(report.at(-1)?.status ?? '') })),
  );

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('no JSON');
    return z.NEVER;
  }
});

// MSG91's webhook, version 2: a form whose one field holds JSON.
const msg91Form = z.object({ data: json.pipe(msg91List) }).transform(({ data }) => data);

const anyReport = z.union([exotel, msg91, msg91Form]);

/** Parses a delivery report of a provider; returns none for an unknown format. */
export const parseSmsReport = (body: unknown): SmsReport[] => anyReport.safeParse(body).data ?? [];
