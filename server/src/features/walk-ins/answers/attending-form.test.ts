import { expect, it } from 'vitest';
import { openWalkInWorld } from '../test-world.ts';

const { app, invite, row } = await openWalkInWorld();

const press = (id: string, payload = '') =>
  app.inject({
    method: 'POST',
    url: `/walkins/attending/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

it('takes the button of a page without script, and leads to how the invitation stands', async () => {
  const { id, walkInID } = await invite();
  for (const reply of [await press(id), await press(id)]) {
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(`/walkins/status/${id}`);
  }
  expect(await row(walkInID)).toMatchObject({ status: 'attending' });
});

it('believes nothing but the address', async () => {
  const { id, walkInID } = await invite();
  const other = await invite();
  await press('A'.repeat(43), `id=${id}`);
  expect(await row(walkInID)).toMatchObject({ status: 'invited' });
  await press(other.id, `id=${id}`);
  expect(await row(walkInID)).toMatchObject({ status: 'invited' });
  expect(await row(other.walkInID)).toMatchObject({ status: 'attending' });
});

it.each(['%2F%2Fevil.example', 'a%0d%0aSet-Cookie:x', '..%2F..'])('leads to no other address with %s', async (id) => {
  const { statusCode, headers } = await press(id);
  expect(statusCode).toBe(303);
  expect(headers.location).toMatch(/^\/walkins\/status\/[\w%.-]+$/);
  expect(headers['set-cookie']).toBeUndefined();
});
