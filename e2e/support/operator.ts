import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type AuthResponse, addressOf, type CallDefinition, type CallInput, calls } from '@aarambh/contract';
import type { APIRequestContext } from '@playwright/test';
import type { UploadFile } from './files.ts';
import { PASSWORD, type Portal } from './portal.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Runs `npm run operator -- …` on the data of the portal under test. For a portal given by BASE_URL, set DATA_DIR and the
 * other variables of its data as for that portal.
 * @returns the standard output
 */
export async function runOperatorCommand(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['server/src/cli/operator.ts', ...args], { cwd: root });
  return stdout.trim();
}

/** Creates an operator as in production: register, open the mailed link, grant the role by command. */
async function createOperator(portal: Portal, request: APIRequestContext): Promise<string> {
  const person = await portal.createAccount('Meera Staff');
  const { email } = person;
  await portal.verifyEmail(person);
  await runOperatorCommand('make-operator', email);
  const reply = await request.post(addressOf(calls.accounts.getUserDetailsByEmail, {}), {
    data: { email, password: PASSWORD },
  });
  return ((await reply.json()) as AuthResponse).token;
}

/** Session token shared by all journeys of a test worker: creating an operator takes a second or two. */
let token: Promise<string> | undefined;

/** A signed-in operator, for calls of staff and employers. */
export class Operator {
  readonly #request: APIRequestContext;
  readonly #headers: { authorization: string };

  private constructor(request: APIRequestContext, headers: { authorization: string }) {
    this.#request = request;
    this.#headers = headers;
  }

  static async signIn(portal: Portal, request: APIRequestContext): Promise<Operator> {
    token ??= createOperator(portal, request);
    return new Operator(request, { authorization: `Bearer ${await token}` });
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
