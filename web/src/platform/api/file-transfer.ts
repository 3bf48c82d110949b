import { addressOf, type CallDefinition, type CallInput } from '@aarambh/contract';
import { ApiError, errorOf, UNREACHABLE } from './api.ts';
import { authorization, leaveForSignIn } from './browser-api.ts';

/**
 * Uploads the file of a call, or its fields alone without one.
 * @param options.onProgress receives the fraction sent, 0 to 1
 * @returns the text of the reply
 * @throws {ApiError} when it is refused, aborted or cannot be sent
 */
export function uploadFile<D extends CallDefinition>(
  definition: D,
  input: CallInput<D>,
  file: File | undefined,
  options: { onProgress?: (fraction: number) => void; signal?: AbortSignal } = {},
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, unknown>))
    form.set(name, String(value));
  if (file) form.set(definition.file?.field ?? 'file', file, file.name);
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open(definition.method, addressOf(definition, input));
    const sent = authorization();
    for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) =>
      options.onProgress?.(event.lengthComputable ? event.loaded / event.total : 0);
    request.onload = () => {
      if (request.status === 401) leaveForSignIn(sent);
      if (request.status >= 400) fail(errorOf(request.status, request.responseText));
      else done(request.responseText);
    };
    request.onerror = () => fail(new ApiError(UNREACHABLE, 0));
    request.onabort = () => fail(new ApiError('The upload was stopped.', 0));
    options.signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/**
 * Downloads the file of a call with the session's token.
 * @throws {ApiError}
 */
export async function downloadFile<D extends CallDefinition>(definition: D, input: CallInput<D>): Promise<Blob> {
  const sent = authorization();
  const reply = await fetch(addressOf(definition, input), { headers: sent }).catch(() => {
    throw new ApiError(UNREACHABLE, 0);
  });
  if (reply.status === 401) leaveForSignIn(sent);
  if (!reply.ok) throw errorOf(reply.status, await reply.text());
  return reply.blob();
}
