import { ProviderUnavailableError, SendError } from './send-error.ts';

/** Connection errors that occur before the request is sent. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Posts to a provider of messages.
 * @param provider its name in errors, such as SMS
 * @returns status and body; the body is undefined when it is not JSON
 * @throws {SendError} when there is no reply in time; doubtful when the provider may have received the request
 */
export async function requestProvider(
  provider: string,
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
    if (NOT_SENT.has((error as { cause?: { code?: string } }).cause?.code ?? ''))
      throw new ProviderUnavailableError(`the ${provider} provider could not be reached`);
    const timedOut = (error as Error).name === 'TimeoutError';
    const reason = timedOut ? 'did not reply in time' : 'closed the connection before it replied';
    throw new SendError(`the ${provider} provider ${reason}`, false, true);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
