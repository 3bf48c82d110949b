import { randomUUID } from 'node:crypto';
import { type AuthResponse, addressOf, calls, type VacancyCard } from '@aarambh/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { resumePdf } from './files.ts';

export const PASSWORD = 'Chai@2468';

/** Somebody with an account, made through the API. */
export interface Person extends AuthResponse {
  email: string;
}

/** An e-mail address nobody has yet. */
export const freshEmail = (): string => `priya.${randomUUID().slice(0, 12)}@example.com`;

/** What stands on the portal's other side of a journey: its API, for the things a story takes for granted. */
export class Portal {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** An account that exists before the story begins. */
  async hasPerson(fullName = 'Priya Raghunathan'): Promise<Person> {
    const email = freshEmail();
    const reply = await this.#request.post(addressOf(calls.accounts.saveUserName, {}), {
      data: { fullName, countryID: 105, mobileNo: '9876543210', email, password: PASSWORD },
    });
    return { ...((await reply.json()) as AuthResponse), email };
  }

  /** A resume the person uploaded earlier. */
  async hasResumeOf(person: Person): Promise<void> {
    const reply = await this.#request.post(addressOf(calls.resumes.saveResume, {}), {
      headers: { authorization: `Bearer ${person.token}` },
      multipart: { accountID: String(person.accountID), resume: resumePdf },
    });
    if (!reply.ok()) throw new Error(`The resume was refused: ${await reply.text()}`);
  }

  /** Ends the person's session, as signing out on another device does. */
  async endsSessionOf(person: Person): Promise<void> {
    await this.#request.post(addressOf(calls.accounts.logout, {}), {
      headers: { authorization: `Bearer ${person.token}` },
    });
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
