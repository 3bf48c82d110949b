import { z } from 'zod';

const neededBy = (provider: string) => z.string(`SMS_PROVIDER=${provider} needs it`);
const baseUrl = (fallback: string) =>
  z
    .url('must be a URL')
    .default(fallback)
    .transform((url) => url.replace(/\/+$/, ''));

/** Ids of registered texts by message template. */
const byTemplate = (
  mobileCode: string,
  searchAlert: string | undefined,
  fraudWarning: string | undefined,
): Record<string, string> => ({
  'mobile-code': mobileCode,
  ...(searchAlert ? { 'search-alert-sms': searchAlert } : {}),
  ...(fraudWarning ? { 'fraud-warning-sms': fraudWarning } : {}),
});

const msg91 = z
  .object({
    SMS_PROVIDER: z.literal('msg91'),
    MSG91_URL: baseUrl('https://control.msg91.com'),
    MSG91_AUTH_KEY: neededBy('msg91'),
    MSG91_FLOW_ID_MOBILE_CODE: neededBy('msg91'),
    /** Optional: without it no alerts are sent by SMS. */
    MSG91_FLOW_ID_SEARCH_ALERT: z.string().optional(),
    /** Optional: without it applicants of a fraud are warned by mail only. */
    MSG91_FLOW_ID_FRAUD_WARNING: z.string().optional(),
  })
  .transform((env) => ({
    provider: 'msg91' as const,
    url: env.MSG91_URL,
    authKey: env.MSG91_AUTH_KEY,
    flowIds: byTemplate(env.MSG91_FLOW_ID_MOBILE_CODE, env.MSG91_FLOW_ID_SEARCH_ALERT, env.MSG91_FLOW_ID_FRAUD_WARNING),
  }));

const exotel = z
  .object({
    SMS_PROVIDER: z.literal('exotel'),
    EXOTEL_URL: baseUrl('https://api.in.exotel.com'),
    EXOTEL_SID: neededBy('exotel'),
    EXOTEL_API_KEY: neededBy('exotel'),
    EXOTEL_API_TOKEN: neededBy('exotel'),
    EXOTEL_FROM: neededBy('exotel'),
    SMS_DLT_ENTITY_ID: neededBy('exotel'),
    SMS_DLT_TEMPLATE_ID_MOBILE_CODE: neededBy('exotel'),
    /** Optional: without it no alerts are sent by SMS. */
    SMS_DLT_TEMPLATE_ID_SEARCH_ALERT: z.string().optional(),
    /** Optional: without it applicants of a fraud are warned by mail only. */
    SMS_DLT_TEMPLATE_ID_FRAUD_WARNING: z.string().optional(),
  })
  .transform((env) => ({
    provider: 'exotel' as const,
    url: env.EXOTEL_URL,
    sid: env.EXOTEL_SID,
    apiKey: env.EXOTEL_API_KEY,
    apiToken: env.EXOTEL_API_TOKEN,
    /** The registered sender header, or the number linked to it. */
    from: env.EXOTEL_FROM,
    entityId: env.SMS_DLT_ENTITY_ID,
    templateIds: byTemplate(
      env.SMS_DLT_TEMPLATE_ID_MOBILE_CODE,
      env.SMS_DLT_TEMPLATE_ID_SEARCH_ALERT,
      env.SMS_DLT_TEMPLATE_ID_FRAUD_WARNING,
    ),
  }));

const files = z
  .object({ SMS_PROVIDER: z.undefined('must be msg91 or exotel').optional() })
  .transform(() => ({ provider: 'files' as const }));

/** Settings of the SMS provider, from environment variables. Flow and template ids are by message template. */
export const smsSettings = z.unknown().transform((env, context) => {
  const provider = (env as { SMS_PROVIDER?: unknown }).SMS_PROVIDER;
  const read = (provider === 'msg91' ? msg91 : provider === 'exotel' ? exotel : files).safeParse(env);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  context.addIssue({ code: 'custom', path: issue?.path ?? [], message: issue?.message ?? '' });
  return z.NEVER;
});

export type SmsSettings = z.infer<typeof smsSettings>;
