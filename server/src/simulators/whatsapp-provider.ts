import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Behaviour, neverReply, openMessageProvider } from './message-provider.ts';

/** A WhatsApp message that the provider has accepted. */
interface TakenWhatsApp {
  id: string;
  to: string;
  template: string;
  language: string;
  parameters: string[];
}

export interface WhatsAppProvider {
  /** The base address with its version. */
  url: string;
  taken: TakenWhatsApp[];
  behave(how: Behaviour): void;
  /** Refuses all messages with an error of the Graph API; undefined accepts them again. */
  refuseWith(error: { status: number; code: number; message: string } | undefined): void;
  close(): Promise<void>;
}

/** The only sender and token that the simulator accepts, and the template that is approved there. */
export const testWhatsApp = {
  phoneNumberId: '100200300400500',
  token: 'test-whatsapp-token',
  template: 'search_alert',
  parameters: 5,
} as const;

interface TemplateMessage {
  messaging_product?: string;
  to?: string;
  type?: string;
  template?: {
    name?: string;
    language?: { code?: string };
    components?: { type?: string; parameters?: { type?: string; text?: string }[] }[];
  };
}

/** Why the Cloud API refuses a parameter of a body; '' when it does not. */
const parameterFault = (text: string | undefined): string =>
  !text || /[\n\t]| {4}/.test(text)
    ? 'Param text cannot have new-line/tab characters or more than 4 consecutive spaces'
    : '';

/**
 * Simulator of the messages of Meta's WhatsApp Business Cloud API, on loopback.
 * @throws when a real token is set
 */
export async function startWhatsAppProvider(): Promise<WhatsAppProvider> {
  const { app, behaviour, behave } = openMessageProvider('WhatsApp', ['WHATSAPP_TOKEN']);
  const taken: TakenWhatsApp[] = [];
  let refusal: { status: number; code: number; message: string } | undefined;

  app.post('/v24.0/:sender/messages', async (request: FastifyRequest, reply: FastifyReply) => {
    const refuse = (status: number, code: number, message: string) =>
      reply.code(status).send({
        error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: randomUUID() },
      });
    if (behaviour() === 'busy') return refuse(429, 130429, 'Rate limit hit');
    if (refusal) return refuse(refusal.status, refusal.code, refusal.message);
    if (request.headers.authorization !== `Bearer ${testWhatsApp.token}`)
      return refuse(401, 190, 'Invalid OAuth access token');
    if ((request.params as { sender: string }).sender !== testWhatsApp.phoneNumberId)
      return refuse(400, 33, 'Parameter value is not valid');
    const { messaging_product, to = '', type, template } = request.body as TemplateMessage;
    if (messaging_product !== 'whatsapp' || type !== 'template' || !template?.name)
      return refuse(400, 100, 'Invalid parameter');
    // Stricter than Meta, which also takes a plus sign: digits are what its documents ask for.
    if (!/^[1-9]\d{7,14}$/.test(to)) return refuse(400, 131009, `Parameter value is not valid: ${to}`);
    const language = template.language?.code ?? '';
    if (template.name !== testWhatsApp.template || !language)
      return refuse(404, 132001, 'Template name does not exist in the translation');
    const parameters = template.components?.find((part) => part.type === 'body')?.parameters ?? [];
    if (parameters.length !== testWhatsApp.parameters)
      return refuse(400, 132000, 'Number of parameters does not match the expected number of params');
    const fault = parameters.map(({ text }) => parameterFault(text)).find(Boolean);
    if (fault) return refuse(400, 100, fault);

    const id = `wamid.${randomUUID().replaceAll('-', '')}`;
    taken.push({ id, to, template: template.name, language, parameters: parameters.map(({ text }) => text ?? '') });
    if (behaviour() === 'mute') return await neverReply();
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id, message_status: 'accepted' }],
    };
  });

  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `${origin}/v24.0`,
    taken,
    behave,
    refuseWith(error) {
      refusal = error;
    },
    close: () => app.close(),
  };
}
