import { randomUUID } from 'node:crypto';
import {
  type AuthResponse,
  addressOf,
  type CallDefinition,
  type CallInput,
  calls,
  type VacancyCard,
} from '@aarambh/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { resumePdf } from './files.ts';

export const PASSWORD = 'Chai@2468';

/** Somebody with an account, made through the API. */
export interface Person extends AuthResponse {
  email: string;
}

/** An e-mail address nobody has yet. */
export const freshEmail = (): string => `priya.${randomUUID().slice(0, 12)}@example.com`;

/** A mobile number nobody has used, so that limits of other stories do not count. */
export const freshMobile = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** The link of a message that leads to a page of this portal. */
export function linkIn(text: string, page: string): string {
  const found = text.match(new RegExp(`https?://\\S+(${page}/\\S+)`))?.[1];
  if (!found) throw new Error(`There is no link to ${page} in: ${text}`);
  return found;
}

/** The one-time password of a message. */
export function codeIn(text: string): string {
  const found = text.match(/\b\d{6}\b/)?.[0];
  if (!found) throw new Error(`There is no code in: ${text}`);
  return found;
}

/** What stands on the portal's other side of a journey: its API, for the things a story takes for granted. */
export class Portal {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** An account that exists before the story begins. */
  async hasPerson(fullName = 'Priya Raghunathan', mobileNo?: string): Promise<Person> {
    const email = freshEmail();
    const reply = await this.#request.post(addressOf(calls.accounts.saveUserName, {}), {
      data: {
        fullName,
        countryID: 105,
        mobileNo: mobileNo ?? '9876543210',
        email,
        password: PASSWORD,
        isAdult: true,
        agreesToNotice: true,
      },
    });
    return { ...((await reply.json()) as AuthResponse), email };
  }

  /** The second demo account, which has a history of every kind. It belongs to all stories: they only look. */
  async demoPerson(): Promise<Person> {
    const email = 'rahul.demo@aarambh.example';
    const reply = await this.#request.post(addressOf(calls.accounts.getUserDetailsByEmail, {}), {
      data: { email, password: 'Demo@1234' },
    });
    return { ...((await reply.json()) as AuthResponse), email };
  }

  /** What a call answers that needs an account, or none. */
  async reads<const D extends CallDefinition>(definition: D, input: CallInput<D>, person?: Person): Promise<unknown> {
    const reply = await this.#request.get(addressOf(definition, input), {
      headers: person ? { authorization: `Bearer ${person.token}` } : {},
    });
    return reply.json();
  }

  /** A resume the person uploaded earlier. */
  async hasResumeOf(person: Person): Promise<void> {
    const reply = await this.#request.post(addressOf(calls.resumes.saveResume, {}), {
      headers: { authorization: `Bearer ${person.token}` },
      multipart: { accountID: String(person.accountID), resume: resumePdf },
    });
    if (!reply.ok()) throw new Error(`The resume was refused: ${await reply.text()}`);
  }

  /** An address in Kochi the person saved, now or on another device. */
  async hasAddressOf(person: Person, curAddress = 'Rose Villa, Fort Road'): Promise<void> {
    const kochi = { state: 4028, city: 131617 };
    const reply = await this.#request.post(addressOf(calls.profile.saveAddress, {}), {
      headers: { authorization: `Bearer ${person.token}` },
      data: {
        accountID: person.accountID,
        curAddress,
        curState: kochi.state,
        curCity: kochi.city,
        sameAsAbove: true,
        resAddress: curAddress,
        resState: kochi.state,
        resCity: kochi.city,
      },
    });
    if (!reply.ok()) throw new Error(`The address was refused: ${await reply.text()}`);
  }

  /** Ends the person's session, as signing out on another device does. */
  async endsSessionOf(person: Person): Promise<void> {
    await this.#request.post(addressOf(calls.accounts.logout, {}), {
      headers: { authorization: `Bearer ${person.token}` },
    });
  }

  /**
   * The newest message to a mail address or mobile number (`+91…`) whose text matches, once it has been sent.
   * @returns its text
   */
  async messageTo(recipient: string, matching = /./): Promise<string> {
    let text = '';
    await expect
      .poll(
        async () => {
          const reply = await this.#request.get('/api/demo/outbox');
          const { messages } = (await reply.json()) as { messages: { to: string; text: string }[] };
          text = messages.find((one) => one.to === recipient && matching.test(one.text))?.text ?? '';
          return text;
        },
        { message: `a message to ${recipient}`, timeout: 15_000 },
      )
      .not.toBe('');
    return text;
  }

  /** One live vacancy, standard or manually posted. */
  async vacancy(kind: 'standard' | 'manual'): Promise<VacancyCard> {
    for (let page = 1; page <= 20; page += 1) {
      const reply = await this.#request.get(
        addressOf(calls.vacancies.listLatestVacancies, { query: { page: String(page) } }),
      );
      const found = ((await reply.json()) as VacancyCard[]).find(
        (card) => card.isManualPostedJob === (kind === 'manual'),
      );
      if (found) return found;
    }
    throw new Error(`There is no ${kind} vacancy.`);
  }
}

/** Puts the person's session where signing in would have put it. */
export async function comesSignedIn(page: Page, person: Person): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(({ token, expiration, fullName, accountID }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('token-expiration', expiration);
    localStorage.setItem('fullName', fullName);
    localStorage.setItem('accountID', String(accountID));
  }, person);
}

/** Fills in the registration form and agrees to what is needed. */
export async function fillInRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Priya Raghunathan');
  await page.getByLabel('Mobile Number').fill('9876543210');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}
