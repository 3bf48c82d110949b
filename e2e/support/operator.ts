import { addressOf, type CallDefinition, type CallInput, staffRoles } from '@aarambh/contract';
import type { APIRequestContext } from '@playwright/test';
import type { UploadFile } from './files.ts';
import { getStaffMember } from './staff-members.ts';

export { runOperatorCommand } from './operator-command.ts';

/** A signed-in staff member with all roles, for calls of staff. */
export class Operator {
  readonly #request: APIRequestContext;
  readonly #headers: { authorization: string };

  private constructor(request: APIRequestContext, headers: { authorization: string }) {
    this.#request = request;
    this.#headers = headers;
  }

  static async signIn(request: APIRequestContext): Promise<Operator> {
    const { token } = await getStaffMember(staffRoles);
    return new Operator(request, { authorization: `Bearer ${token}` });
  }

  /** Sends an operator call and returns the text of the reply. Throws on an error status. */
  async call<const D extends CallDefinition>(definition: D, input: CallInput<D>, file?: UploadFile): Promise<string> {
    const fields = Object.entries(input.body ?? {}).map(([name, value]) => [name, String(value)]);
    const payload =
      definition.file && file
        ? { multipart: { ...Object.fromEntries(fields), [definition.file.field]: file } }
        : { data: input.body };
    const reply = await this.#request.fetch(addressOf(definition, input), {
      method: definition.method,
      headers: this.#headers,
      ...(definition.method === 'GET' ? {} : payload),
    });
    const text = await reply.text();
    if (!reply.ok()) throw new Error(`${definition.path} replied ${reply.status()}: ${text}`);
    return text;
  }
}
