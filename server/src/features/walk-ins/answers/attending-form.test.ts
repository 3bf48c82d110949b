import { expect, it } from 'vitest';
import { openWalkInFixture } from '../test-walk-in-fixture.ts';

const { app, invite, row } = await openWalkInFixture();

const press = (id: string, payload = '') =>
  app.inject({
    method: 'POST',
    url: `/walkins/attending/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

it('accepts the form without JavaScript and redirects to the status page', async () => {
  const { id, walkInID } = await invite();
  for (const reply of [await press(id), await press(id)]) {
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(`/walkins/status/${id}`);
  }
  expect(await row(walkInID)).toMatchObject({ status: 'attending' });
});

it('ignores everything but the address', async () => {
  const { id, walkInID } = await invite();
  const other = await invite();
  await press('A'.repeat(43), `id=${id}`);
  expect(await row(walkInID)).toMatchObject({ status: 'invited' });
  await press(other.id, `id=${id}`);
  expect(await row(walkInID)).toMatchObject({ status: 'invited' });
  expect(await row(other.walkInID)).toMatchObject({ status: 'attending' });
});

it.each(['%2F%2Fevil.example', 'a%0d%0aSet-Cookie:x', '..%2F..'])('does not redirect elsewhere for %s', async (id) => {
  const { statusCode, headers } = await press(id);
  expect(statusCode).toBe(303);
  expect(headers.location).toMatch(/^\/walkins\/status\/[\w%.-]+$/);
  expect(headers['set-cookie']).toBeUndefined();
});
