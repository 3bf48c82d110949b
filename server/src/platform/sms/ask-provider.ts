import { SendError } from '../outbox/send-error.ts';

/**
 * Posts to a provider of SMS.
 * @returns status and body; the body is undefined when it is no JSON
 * @throws {SendError} when there is no answer in time
 */
export async function askProvider(
  url: string,
  headers: Record<string, string>,
  body: string | URLSearchParams,
  timeoutMs: number,
): Promise<{ status: number; body: unknown }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    const text = await reply.text();
    return { status: reply.status, body: parseJson(text) };
  } catch (error) {
    const timedOut = (error as Error).name === 'TimeoutError';
    throw new SendError(timedOut ? 'the SMS provider did not answer in time' : 'the SMS provider could not be reached');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
