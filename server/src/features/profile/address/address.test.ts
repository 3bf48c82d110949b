import type { Address, AddressForm } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';

const { app, context } = await openTestApp();
let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

const maharashtra = 4008;
const mumbai = 133024;
const karnataka = 4026;
const bengaluru = 57933;

const form = (more: Partial<AddressForm> = {}): AddressForm => ({
  accountID: me.accountID,
  curAddress: '12 Linking Road, Bandra West',
  curState: maharashtra,
  curCity: mumbai,
  sameAsAbove: false,
  resAddress: '4 Church Street',
  resState: karnataka,
  resCity: bengaluru,
  ...more,
});

const save = (more: Partial<AddressForm> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/JobSeekerAddress/SaveAddress',
    headers: me.headers,
    payload: form(more),
  });

const read = async <T = Address>(call = 'GetAddressByAccount'): Promise<T> =>
  (await app.inject({ url: `/api/JobSeekerAddress/${call}/${me.accountID}`, headers: me.headers })).json();

describe('an address', () => {
  it('is empty before it is saved, and reads back with ids and with names', async () => {
    expect(await read('CheckAddressSaved')).toEqual({ isAddressSaved: false });
    const none = { curAddress: '', sameAsAbove: false, resAddress: '', savedOn: '', accountID: me.accountID };
    expect(await read()).toEqual({ ...none, curState: 0, curCity: 0, resState: 0, resCity: 0 });
    const named = await read('GetJobSeekerAddressByAccount');
    expect(named).toEqual({ ...none, curState: '', curCity: '', resState: '', resCity: '' });

    const reply = await save();
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({ message: 'Address saved successfully' });

    expect(await read('CheckAddressSaved')).toEqual({ isAddressSaved: true });
    const saved = await read();
    expect(saved).toEqual({ ...form(), savedOn: context.clock.now().toISOString() });
    expect(await read('GetJobSeekerAddressByAccount')).toEqual({
      ...saved,
      curState: 'Maharashtra',
      curCity: 'Mumbai',
      resState: 'Karnataka',
      resCity: 'Bengaluru',
    });
  });

  it.each<[string, string]>([
    ['200 letters of Devanagari', 'नि'.repeat(100)],
    ['emoji, joined ones too', '🏠 12 गाँधी मार्ग 👨‍👩‍👧 🇮🇳'],
    ['Urdu, right to left', '۱۲ چاندنی چوک، دہلی'],
    ['lines', 'Flat 4\nSai Krupa\n12 Linking Road'],
    ['what looks like a program', `<script>alert('x')</script> '; drop table addresses; --`],
  ])('stores %s unchanged', async (_, text) => {
    expect((await save({ curAddress: text, resAddress: text })).json()).toEqual({
      message: 'Address saved successfully',
    });
    expect(await read()).toMatchObject({ curAddress: text, resAddress: text });
  });

  it('drops invisible characters, and is refused when nothing remains', async () => {
    await save({ curAddress: ' \u202e12 Linking\u0007 Road\u200b ' });
    expect((await read()).curAddress).toBe('12 Linking Road');
    const refused = await save({ resAddress: '\u200b\u202e' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      detail: 'Permanent Address is required.',
      errors: [{ field: 'resAddress', message: 'Permanent Address is required.' }],
    });
  });

  it.each<[Partial<AddressForm>, string]>([
    [{ curState: 0 }, 'Please select current state'],
    [{ curCity: 0 }, 'Please select current city'],
    [{ resState: 0 }, 'Please select permanent state'],
    [{ resCity: 0 }, 'Please select permanent city'],
    [{ curAddress: ' ' }, 'Current Address is required.'],
    [{ resAddress: '' }, 'Permanent Address is required.'],
    [{ curAddress: 'x'.repeat(201) }, 'Maximum 200 characters allowed.'],
    [{ curCity: 2 ** 31 }, 'Please select current city'],
  ])('%j is bad input', async (fields, text) => {
    const reply = await save(fields);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'bad_input', detail: text });
    expect(await read('CheckAddressSaved')).toEqual({ isAddressSaved: false });
  });

  it.each<[Partial<AddressForm>, string]>([
    [{ curState: 105 }, 'Please select current state'],
    [{ curCity: bengaluru }, 'Please select current city'],
    [{ curCity: 1 }, 'Please select current city'],
    [{ resState: 2_147_483_647 }, 'Please select permanent state'],
    [{ resState: maharashtra }, 'Please select permanent city'],
    [{ curState: 105, resState: 105 }, 'Please select current state'],
  ])('%j is refused with a text', async (fields, text) => {
    const reply = await save(fields);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ message: text });
    expect(text).not.toMatch(/success/i);
    expect(await read('CheckAddressSaved')).toEqual({ isAddressSaved: false });
  });

  it('uses the current address as the permanent one when they are the same, whatever else was sent', async () => {
    await save({ sameAsAbove: true, resAddress: 'nowhere', resState: 105, resCity: 1 });
    expect(await read()).toMatchObject({
      sameAsAbove: true,
      resAddress: '12 Linking Road, Bandra West',
      resState: maharashtra,
      resCity: mumbai,
    });
  });

  it('is refused for another account', async () => {
    const other = await registerThrough(app);
    expect((await save({ accountID: other.accountID })).statusCode).toBe(403);
    for (const call of ['GetAddressByAccount', 'GetJobSeekerAddressByAccount', 'CheckAddressSaved']) {
      const url = `/api/JobSeekerAddress/${call}/${other.accountID}`;
      expect((await app.inject({ url, headers: me.headers })).statusCode).toBe(403);
    }
  });
});

describe('a form that was loaded before another tab saved', () => {
  it('is a conflict and changes nothing', async () => {
    expect((await save({ savedOn: '' })).statusCode).toBe(200);
    const late = await save({ savedOn: '', curAddress: 'late' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'conflict' });

    const { savedOn } = await read();
    expect((await save({ savedOn, curAddress: 'second' })).statusCode).toBe(200);
    // The clock has not moved: two saves within a millisecond are still two.
    expect((await save({ savedOn, curAddress: 'late' })).statusCode).toBe(409);
    expect((await save({ savedOn: 'never', curAddress: 'late' })).statusCode).toBe(409);
    expect((await read()).curAddress).toBe('second');
    expect((await save({ curAddress: 'third' })).statusCode).toBe(200);
    expect((await read()).curAddress).toBe('third');
  });

  it('is a conflict for all but one of concurrent saves', async () => {
    await save();
    const { savedOn } = await read();
    const replies = await Promise.all(
      ['one', 'two', 'three', 'four'].map((curAddress) => save({ savedOn, curAddress })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });
});
