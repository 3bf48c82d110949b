/** A mail or SMS that the demo put into a file instead of sending it. Not a call of the contract: it exists in the demo only. */
export interface DemoMessage {
  id: string;
  channel: 'mail' | 'sms';
  from: string;
  to: string;
  subject: string;
  sentAt: string;
  text: string;
  hasHtml: boolean;
}

/** The newest messages, newest first; nothing where the server does not show them. */
export async function loadDemoOutbox(): Promise<DemoMessage[] | undefined> {
  const reply = await fetch('/api/demo/outbox').catch(() => undefined);
  if (!reply?.ok) return undefined;
  return ((await reply.json()) as { messages: DemoMessage[] }).messages;
}

/** Where a mail is shown as it looks; for a sandboxed frame. */
export const demoMailAddress = (id: string): string => `/api/demo/outbox/${encodeURIComponent(id)}/html`;
