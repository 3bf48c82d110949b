import { SendError } from '../file-sink/send-error.ts';

/** Failures that come before anything was said. */
const BEFORE_ASKING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Posts to a provider of SMS.
 * @returns status and body; the body is undefined when it is no JSON
 * @throws {SendError} when there is no answer in time; doubtful once the provider may have read what was asked
 */
export async function requestProvider(
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
    if (BEFORE_ASKING.has((error as { cause?: { code?: string } }).cause?.code ?? ''))
      throw new SendError('the SMS provider could not be reached');
    const timedOut = (error as Error).name === 'TimeoutError';
    const reason = timedOut ? 'did not answer in time' : 'hung up before it answered';
    throw new SendError(`the SMS provider ${reason}`, false, true);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
