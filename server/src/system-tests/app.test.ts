import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { buildTestApp, openTestApp, openTestContext, registerThrough } from '../testing/test-app.ts';

const { app } = await openTestApp();

describe('security headers', () => {
  it('forbid inline code, framing, MIME sniffing and referrer leaks', async () => {
    const { headers } = await app.inject('/api/health/live');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('allow no other origin', async () => {
    const { headers } = await app.inject({ url: '/api/health/live', headers: { origin: 'https://evil.example' } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('forbid caching the data of an account', async () => {
    const person = await registerThrough(app);
    const reply = await app.inject({
      url: `/api/JobSeekerResume/GetResumeID/${person.accountID}`,
      headers: person.headers,
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('errors', () => {
  it('are problem details for an unknown call, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE', 'PUT'] as const) {
      const reply = await app.inject({ method, url: '/api/nothing/Here' });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found', status: 404 });
    }
  });

  it('name the field and its text', async () => {
    const reply = await app.inject('/api/vacancyportal/SearchVacancy?keyword=%20');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'bad_input',
      detail: 'Enter Job Title/Keyword',
      errors: [{ field: 'keyword', message: 'Enter Job Title/Keyword' }],
    });
  });

  it('refuse a body over the limit', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/JobSeekerMasters/SaveUserName',
      headers: { 'content-type': 'application/json' },
      payload: `{"fullName":"${'x'.repeat(600_000)}"}`,
    });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ code: 'too_large' });
  });

  it('reveal no internals', async () => {
    const broken = await openTestContext();
    const other = await buildTestApp(broken);
    await broken.db.schema.dropTable('search_suggestions').execute();
    const reply = await other.inject('/api/vacancyportal/GetKeywords?keyword=ja');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/search_suggestions|relation|postgres|\/server\//i);
    await other.close();
    await broken.close();
  });

  it('are 503 with Retry-After while the database is unreachable', async () => {
    const away = await openTestContext();
    const other = await buildTestApp(away);
    await away.db.destroy();
    const { connect } = await import('../infra/database/connect.ts');
    away.db = connect('postgres://nobody:x@127.0.0.1:1/none', 1);
    away.reads = away.db;
    away.reservedDb = away.db;
    away.signInDb = away.db;
    away.healthDb = away.db;
    const unreachable = await buildTestApp(away);
    const reply = await unreachable.inject('/api/vacancyportal/GetKeywords?keyword=ja');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect((await unreachable.inject('/api/health/live')).statusCode).toBe(200);
    expect((await unreachable.inject('/api/health/ready')).statusCode).toBe(503);
    await other.close();
    await unreachable.close();
    await away.close();
  });
});

describe('health and metrics', () => {
  it('are served', async () => {
    expect((await app.inject('/api/health/ready')).json()).toEqual({ status: 'ready' });
    expect((await app.inject('/metrics')).body).toContain('http_request_duration_seconds');
  });

  it('serve metrics to loopback only', async () => {
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(403);
    expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(403);
  });
});

describe('the address of a caller', () => {
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };
  const addressSeen = async (TRUST_PROXY: string) => {
    const { trustProxy, proxies } = readConfig({ TRUST_PROXY });
    const other = await openTestContext({ trustProxy, proxies });
    const { buildApp } = await import('../app.ts');
    const built = await buildApp(other);
    built.get('/address', async (request) => request.ip);
    const seen = (await built.inject({ url: '/address', headers, remoteAddress: '192.0.2.1' })).body;
    await built.close();
    await other.close();
    return seen;
  };

  it('is not taken from a header of the caller', async () => {
    expect(await addressSeen('off')).toBe('192.0.2.1');
    expect(await addressSeen('on')).toBe('203.0.113.9');
  });

  it('is taken from the configured number of proxies', async () => {
    expect(await addressSeen('2')).toBe('198.51.100.7');
    expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY/);
  });
});
