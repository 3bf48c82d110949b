import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type AuthResponse, addressOf, type CallDefinition, type CallInput, calls } from '@aarambh/contract';
import type { APIRequestContext } from '@playwright/test';
import type { UploadFile } from './files.ts';
import { linkIn, PASSWORD, type Portal } from './people.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Runs `npm run operator -- …` on the data of the portal under test. Beside a portal that BASE_URL names, DATA_DIR and
 * whatever else tells where its data is must be set as for that portal.
 * @returns what it printed
 */
export async function runsCommand(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['server/src/cli/operator.ts', ...args], { cwd: root });
  return stdout.trim();
}

/** Makes somebody new one of our staff, as it is done: they register, open the mailed link, and are named by a command. */
async function becomesOperator(portal: Portal, request: APIRequestContext): Promise<string> {
  const { email } = await portal.hasPerson('Meera Staff');
  const token =
    linkIn(await portal.messageTo(email), '/account/verify-email')
      .split('/')
      .at(-1) ?? '';
  await request.get(addressOf(calls.accounts.validateEmail, { params: { token } }));
  await runsCommand('make-operator', email);
  const reply = await request.post(addressOf(calls.accounts.getUserDetailsByEmail, {}), {
    data: { email, password: PASSWORD },
  });
  return ((await reply.json()) as AuthResponse).token;
}

/** One for all stories of a worker: commands take a second or two. */
let token: Promise<string> | undefined;

/** One of our staff, who plays the employer's and the portal's side of a story through calls of operators. */
export class Operator {
  readonly #request: APIRequestContext;
  readonly #headers: { authorization: string };

  private constructor(request: APIRequestContext, headers: { authorization: string }) {
    this.#request = request;
    this.#headers = headers;
  }

  static async signsIn(portal: Portal, request: APIRequestContext): Promise<Operator> {
    token ??= becomesOperator(portal, request);
    return new Operator(request, { authorization: `Bearer ${await token}` });
  }

  /** Makes a call of operators and answers its text; a refusal fails the story. */
  async does<const D extends CallDefinition>(definition: D, input: CallInput<D>, file?: UploadFile): Promise<string> {
    const fields = Object.entries(input.body ?? {}).map(([name, value]) => [name, String(value)]);
    const sent =
      definition.file && file
        ? { multipart: { ...Object.fromEntries(fields), [definition.file.field]: file } }
        : { data: input.body };
    const reply = await this.#request.fetch(addressOf(definition, input), {
      method: definition.method,
      headers: this.#headers,
      ...(definition.method === 'GET' ? {} : sent),
    });
    const answer = await reply.text();
    if (!reply.ok()) throw new Error(`${definition.path} answered ${reply.status()}: ${answer}`);
    return answer;
  }
}
