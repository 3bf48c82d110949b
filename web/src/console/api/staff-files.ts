import { addressOf, type CallDefinition, type CallInput } from '@aarambh/contract';
import { errorOf } from '../../platform/api/api.ts';
import { fetchAsStaff } from './staff-api.ts';

/** Uploads the file of a call. @returns the text of the reply @throws {ApiError} */
export async function uploadStaffFile<D extends CallDefinition>(
  definition: D,
  input: CallInput<D>,
  file: File,
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, unknown>))
    form.set(name, String(value));
  form.set(definition.file?.field ?? 'file', file, file.name);
  const reply = await fetchAsStaff(definition, addressOf(definition, input), { body: form });
  const text = await reply.text();
  if (!reply.ok) throw errorOf(reply.status, text);
  return text;
}

/** Loads the file of a call, such as the picture of a resume's page. @throws {ApiError} */
export async function fetchStaffFile<D extends CallDefinition>(definition: D, input: CallInput<D>): Promise<Blob> {
  const { body } = input as { body?: object };
  const reply = await fetchAsStaff(definition, addressOf(definition, input), {
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  if (!reply.ok) throw errorOf(reply.status, await reply.text());
  return await reply.blob();
}
