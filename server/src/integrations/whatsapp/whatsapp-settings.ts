import { z } from 'zod';

const needed = z.string('WHATSAPP_PHONE_NUMBER_ID needs it');

const cloudApi = z
  .object({
    WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d{1,30}$/, 'must have digits only'),
    WHATSAPP_TOKEN: needed.regex(/^[\x21-\x7e]+$/, 'must have no spaces'),
    WHATSAPP_TEMPLATE_SEARCH_ALERT: needed.regex(/^[a-z0-9_]{1,512}$/, 'must have small letters, digits and _ only'),
    WHATSAPP_LANGUAGE: z
      .string()
      .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must be a language such as en or en_US')
      .default('en'),
    // With the version of the Graph API, which ends two years after its release.
    WHATSAPP_URL: z
      .url('must be a URL')
      .default('https://graph.facebook.com/v24.0')
      .transform((url) => url.replace(/\/+$/, '')),
  })
  .transform((env) => ({
    url: env.WHATSAPP_URL,
    phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
    token: env.WHATSAPP_TOKEN,
    language: env.WHATSAPP_LANGUAGE,
    /** Names of approved templates by message template. */
    templates: { 'search-alert-whatsapp': env.WHATSAPP_TEMPLATE_SEARCH_ALERT } as Record<string, string>,
  }));

const none = z
  .object({
    WHATSAPP_TOKEN: z.undefined('needs WHATSAPP_PHONE_NUMBER_ID').optional(),
    WHATSAPP_TEMPLATE_SEARCH_ALERT: z.undefined('needs WHATSAPP_PHONE_NUMBER_ID').optional(),
  })
  .transform(() => undefined);

/** Settings of the WhatsApp Business Cloud API, from environment variables; undefined without it. */
export const whatsAppSettings = z.unknown().transform((env, context) => {
  const isSet = (env as { WHATSAPP_PHONE_NUMBER_ID?: unknown }).WHATSAPP_PHONE_NUMBER_ID !== undefined;
  const read = (isSet ? cloudApi : none).safeParse(env);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  context.addIssue({ code: 'custom', path: issue?.path ?? [], message: issue?.message ?? '' });
  return z.NEVER;
});

export type WhatsAppSettings = NonNullable<z.infer<typeof whatsAppSettings>>;
