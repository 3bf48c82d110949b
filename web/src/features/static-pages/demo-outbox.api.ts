/** A message the demo wrote to a file. Demo only, so not part of the contract. */
export interface DemoMessage {
  id: string;
  channel: 'mail' | 'sms' | 'whatsapp';
  from: string;
  to: string;
  subject: string;
  sentAt: string;
  text: string;
  hasHtml: boolean;
}

/** Messages, newest first; undefined if the server does not expose them. */
export async function loadDemoOutbox(): Promise<DemoMessage[] | undefined> {
  const reply = await fetch('/api/demo/outbox').catch(() => undefined);
  if (!reply?.ok) return undefined;
  return ((await reply.json()) as { messages: DemoMessage[] }).messages;
}

/** Address of a rendered mail, for a sandboxed frame. */
export const demoMailAddress = (id: string): string => `/api/demo/outbox/${encodeURIComponent(id)}/html`;
