import { z } from 'zod';
import { call } from '../../call.ts';

export const getModerationFigures = call({
  method: 'GET',
  path: 'Staff/GetModerationFigures',
  summary:
    'How often rules and reporters proved right in the last 90 days, and how long decisions took in the last 30.',
  source: 'ours',
  access: 'staff:moderation',
  reply: {
    kind: 'json',
    schema: z.object({
      undecided: z.number().int(),
      overdue: z.number().int(),
      /** Decided cases, and the median of the minutes from opening to the decision; null without one. */
      decided: z.number().int(),
      upheld: z.number().int(),
      medianMinutes: z.number().nullable(),
      rules: z.array(
        z.object({
          rule: z.string(),
          found: z.number().int(),
          right: z.number().int(),
          wrong: z.number().int(),
        }),
      ),
      reporters: z.array(
        z.object({
          email: z.string(),
          memberID: z.number().int().nullable(),
          reports: z.number().int(),
          right: z.number().int(),
          wrong: z.number().int(),
        }),
      ),
    }),
  },
});

export const moderationFigureCalls = { getModerationFigures };
