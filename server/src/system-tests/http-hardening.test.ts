import { expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../testing/test-app.ts';

const { app } = await openTestApp({ publicUrl: 'https://jobs.example' });

it('every reply has HSTS of a year for all subdomains, and none sets a cookie', async () => {
  const person = await registerThrough(app);
  const url = `/api/JobSeekerAlerts/GetSavedSearches/${person.accountID}`;
  for (const request of [{ url: '/.well-known/security.txt' }, { url: '/nothing' }, { url, headers: person.headers }]) {
    const { headers } = await app.inject(request);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['set-cookie']).toBeUndefined();
  }
});

it('TRACE is not served', async () => {
  const reply = await app.inject({ method: 'TRACE' as 'GET', url: '/', headers: { 'x-secret': 'canary' } });
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('canary');
});

it.each(['{"__proto__": {"role": "admin"}}', '{"constructor": {"prototype": {"role": "admin"}}}'])(
  'a body that could change a prototype is refused: %s',
  async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const url = '/api/JobSeekerMasters/SaveUserName';
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400);
    expect({}).not.toHaveProperty('role');
  },
);

it('a parameter that is repeated is refused where one value is expected', async () => {
  const reply = await app.inject('/api/JobSeekerAlerts/GetUnsubscribeDetails?token=a&token=b');
  expect(reply.statusCode).toBe(400);
});

it('texts have their charset, and JSON is UTF-8', async () => {
  expect((await app.inject('/robots.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
  const problem = await app.inject('/api/nothing/Here');
  expect(problem.headers['content-type']).toMatch(/^application\/problem\+json/);
});
