import { randomUUID } from 'node:crypto';
import {
  type AuthResponse,
  addressOf,
  type CallAnswer,
  type CallDefinition,
  type CallInput,
  calls,
  type VacancyCard,
} from '@aarambh/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openScriptlessPage } from './browser/open-scriptless-page.ts';
import { resumePdf } from './files.ts';

export const PASSWORD = 'Chai@2468';

/** An account created through the API, with its session. */
export interface Person extends AuthResponse {
  email: string;
}

/** A unique email address. */
export const uniqueEmail = (): string => `priya.${randomUUID().slice(0, 12)}@example.com`;

/** A random mobile number, so that the rate limits of other journeys do not apply. */
export const uniqueMobile = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** Extracts the path of a link to a page of the portal from a message. Throws if there is none. */
export function extractLink(text: string, page: string): string {
  const found = text.match(new RegExp(`https?://\\S+(${page}/\\S+)`))?.[1];
  if (!found) throw new Error(`No link to ${page} in: ${text}`);
  return found;
}

/** Extracts the OTP from a message. Throws if there is none. */
export function extractCode(text: string): string {
  const found = text.match(/\b\d{6}\b/)?.[0];
  if (!found) throw new Error(`No code in: ${text}`);
  return found;
}

/** API client that creates and reads test data. */
export class Portal {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Creates an account. */
  async createAccount(fullName = 'Priya Raghunathan', mobileNo?: string): Promise<Person> {
    const email = uniqueEmail();
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

  /**
   * Verifies the address of an account with its mailed link and its session. An unverified address gets no other mail
   * about the account.
   */
  async verifyEmail({ email, token }: Person): Promise<void> {
    const page = '/account/verify-email';
    const link = extractLink(await this.waitForMessage(email, new RegExp(page)), page);
    const secret = link.split('/').at(-1) ?? '';
    await this.#request.get(addressOf(calls.accounts.validateEmail, { params: { token: secret } }), {
      headers: { authorization: `Bearer ${token}` },
    });
  }

  /** Signs in to the second demo account, which has data of every kind. All journeys share it and must not change it. */
  async getDemoAccount(): Promise<Person> {
    const email = 'rahul.demo@aarambh.example';
    const reply = await this.#request.post(addressOf(calls.accounts.getUserDetailsByEmail, {}), {
      data: { email, password: 'Demo@1234' },
    });
    return { ...((await reply.json()) as AuthResponse), email };
  }

  /** Sends a GET call, with the session of an account if given. Returns the JSON of the reply. */
  async get<const D extends CallDefinition>(definition: D, input: CallInput<D>, person?: Person): Promise<unknown> {
    const reply = await this.#request.get(addressOf(definition, input), {
      headers: person ? { authorization: `Bearer ${person.token}` } : {},
    });
    return reply.json();
  }

  /** Saves a search of the account, with alerts by mail. */
  async saveSearch(person: Person, query: string, frequency: 'instant' | 'daily'): Promise<void> {
    const { accountID, token } = person;
    const reply = await this.#request.post(addressOf(calls['search-alerts'].saveSearch, {}), {
      headers: { authorization: `Bearer ${token}` },
      data: { accountID, query, frequency, channels: ['mail'] },
    });
    if (!reply.ok()) throw new Error(`Saving the search failed: ${await reply.text()}`);
  }

  /** The saved searches of the account. */
  async listSavedSearches(person: Person): Promise<CallAnswer<(typeof calls)['search-alerts']['getSavedSearches']>> {
    const params = { accountID: String(person.accountID) };
    return (await this.get(calls['search-alerts'].getSavedSearches, { params }, person)) as never;
  }

  /** Uploads a resume of the account. */
  async uploadResume(person: Person): Promise<void> {
    const reply = await this.#request.post(addressOf(calls.resumes.saveResume, {}), {
      headers: { authorization: `Bearer ${person.token}` },
      multipart: { accountID: String(person.accountID), resume: resumePdf },
    });
    if (!reply.ok()) throw new Error(`Uploading the resume failed: ${await reply.text()}`);
  }

  /** Saves an address in Kochi for the account. */
  async saveAddress(person: Person, curAddress = 'Rose Villa, Fort Road'): Promise<void> {
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
    if (!reply.ok()) throw new Error(`Saving the address failed: ${await reply.text()}`);
  }

  /** Ends the session, like signing out on another device. */
  async endSession(person: Person): Promise<void> {
    await this.#request.post(addressOf(calls.accounts.logout, {}), {
      headers: { authorization: `Bearer ${person.token}` },
    });
  }

  /**
   * Waits for a message to an email address or mobile number (`+91…`) whose text matches.
   * @returns the text of the newest
   */
  async waitForMessage(recipient: string, matching = /./): Promise<string> {
    let text = '';
    await expect
      .poll(
        async () => {
          const reply = await this.#request.get('/api/demo/outbox');
          const { messages } = (await reply.json()) as { messages: { to: string; text: string }[] };
          text = messages.find((message) => message.to === recipient && matching.test(message.text))?.text ?? '';
          return text;
        },
        { message: `a message to ${recipient}` },
      )
      .not.toBe('');
    return text;
  }

  /** Gets a live vacancy of the demo data, standard or manually posted; those that journeys import have no skills. */
  async getVacancy(kind: 'standard' | 'manual'): Promise<VacancyCard> {
    for (let page = 1; page <= 20; page += 1) {
      const reply = await this.#request.get(
        addressOf(calls.search.listLatestVacancies, { query: { page: String(page) } }),
      );
      const found = ((await reply.json()) as VacancyCard[]).find(
        (card) => card.isManualPostedJob === (kind === 'manual') && card.skills.length > 0,
      );
      if (found) return found;
    }
    throw new Error(`No ${kind} vacancy on the first pages.`);
  }

  /**
   * Picks random live vacancies with different titles for a journey that may close them. They come from the middle of the
   * list, so that they are unlikely to be used by another journey.
   */
  async pickVacancies(count: number, kind: 'any' | 'standard' = 'any'): Promise<VacancyCard[]> {
    const page = String(20 + Math.floor(Math.random() * 30));
    const reply = await this.#request.get(addressOf(calls.search.listLatestVacancies, { query: { page } }));
    const cards = ((await reply.json()) as VacancyCard[]).filter((card) => kind === 'any' || !card.isManualPostedJob);
    const distinct = [...new Map(cards.map((card) => [card.jobTitle, card])).values()];
    if (distinct.length < count) throw new Error(`Page ${page} has fewer than ${count} such vacancies.`);
    const start = Math.floor(Math.random() * (distinct.length - count + 1));
    return distinct.slice(start, start + count);
  }

  /** Picks one vacancy like `pickVacancies`. */
  async pickVacancy(kind?: 'any' | 'standard'): Promise<VacancyCard> {
    const [card] = await this.pickVacancies(1, kind);
    return card as VacancyCard;
  }
}

/** Stores the session of an account in the browser, like signing in. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  await openScriptlessPage(page);
  await page.evaluate(({ token, expiration, fullName, accountID }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('token-expiration', expiration);
    localStorage.setItem('fullName', fullName);
    localStorage.setItem('accountID', String(accountID));
  }, person);
}

/** Clears the browser's storage, from a file: the requests of a page would continue without their session. */
export async function forgetSession(page: Page): Promise<void> {
  await openScriptlessPage(page);
  await page.evaluate(() => localStorage.clear());
}

/** Submits the sign-in form. */
export async function logIn(page: Page, person: { email: string }, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
}

/** Fills in the text fields of the registration form. */
export async function fillInAccountTexts(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Priya Raghunathan');
  await page.getByLabel('Mobile Number').fill('9876543210');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** Fills in the registration form and gives the required consent. */
export async function fillInRegistration(page: Page, email: string): Promise<void> {
  await fillInAccountTexts(page, email);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}
