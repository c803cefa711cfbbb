import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../../tests/support/isoDate';
import { standInSigners } from '../../controls/walletStandIn';
import { googleSaveLink } from './googlePass';
import { passIcon } from './passIcon';
import { endOfDay } from './passTexts';
import type { WalletPass } from './WalletPass';

const { google } = standInSigners();
const operator = 'Aire Valley Leisure';
const pass: WalletPass = {
  customerId: '0e8b6d1c-7b0f-4a55-9d52-5a9f4c2f3a11',
  number: '004070000011',
  holder: 'Morgan Reid',
  title: 'Total Fitness',
  memberNumber: 'AV-10001',
  lastDay: isoDate('2027-06-30'),
  look: { background: [38, 39, 49], text: [255, 255, 255], own: [140, 89, 248] },
};

async function opened(one: WalletPass) {
  const link = await googleSaveLink(one, operator, google);
  const token = link.slice('https://pay.google.com/gp/v/save/'.length);
  const { payload } = await jwtVerify<{ typ: string; payload: { genericClasses: object[]; genericObjects: object[] } }>(
    token,
    createPublicKey(google.key),
    { audience: 'google', issuer: google.email },
  );
  return { link, ...payload };
}
const idOf = async (one: WalletPass) => {
  const [object] = (await opened(one)).payload.genericObjects;
  return (object as { id: string }).id;
};

describe('googleSaveLink', () => {
  it('holds the whole pass, signed', async () => {
    const { typ, payload } = await opened(pass);
    expect(typ).toBe('savetowallet');
    expect(payload.genericClasses).toEqual([{ id: '3388000000000000000.member' }]);
    expect(payload.genericObjects).toEqual([
      expect.objectContaining({
        classId: '3388000000000000000.member',
        cardTitle: { defaultValue: { language: 'en-GB', value: operator } },
        header: { defaultValue: { language: 'en-GB', value: 'Morgan Reid' } },
        subheader: { defaultValue: { language: 'en-GB', value: 'Total Fitness' } },
        hexBackgroundColor: '#262731',
        barcode: { type: 'CODE_128', value: '004070000011', alternateText: '0040 7000 0011' },
        textModulesData: [
          { id: 'member_number', header: 'Member number', body: 'AV-10001' },
          { id: 'last_day', header: 'Ends on', body: '30 June 2027' },
        ],
        validTimeInterval: { end: { date: '2027-06-30T23:00:00.000Z' } },
      }),
    ]);
  });

  it('has an id that only the same content has', async () => {
    expect(await idOf(pass)).toBe(await idOf({ ...pass }));
    expect(await idOf(pass)).not.toBe(await idOf({ ...pass, title: 'Swim' }));
    expect(await idOf(pass)).toMatch(/^3388000000000000000\.0e8b6d1c-[\da-f-]+$/);
  });

  it('is short enough for every browser, also with long names', async () => {
    const long = {
      ...pass,
      holder: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      title: 'Total Fitness Family, off peak',
    };
    expect((await opened(long)).link.length).toBeLessThan(2000);
  });

  it('ends on no day where none is known', async () => {
    const [object] = (await opened({ ...pass, lastDay: undefined })).payload.genericObjects;
    expect(object).not.toHaveProperty('validTimeInterval');
    expect(object).toMatchObject({ textModulesData: [{ id: 'member_number' }] });
  });
});

describe('endOfDay', () => {
  it.each([
    ['2027-01-31', '2027-02-01T00:00:00.000Z'],
    ['2027-06-30', '2027-06-30T23:00:00.000Z'],
    ['2027-03-27', '2027-03-28T00:00:00.000Z'],
    ['2027-03-28', '2027-03-28T23:00:00.000Z'],
    ['2027-10-30', '2027-10-30T23:00:00.000Z'],
    ['2027-10-31', '2027-11-01T00:00:00.000Z'],
  ])('of %s is the midnight of the centres after it', (day, end) => {
    expect(endOfDay(isoDate(day)).toISOString()).toBe(end);
  });
});

describe('passIcon', () => {
  it('is a PNG of the size asked for, and is drawn once', () => {
    const icon = passIcon([140, 89, 248], 29);
    expect(icon.subarray(1, 4).toString()).toBe('PNG');
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([29, 29]);
    expect(passIcon([140, 89, 248], 29)).toBe(icon);
  });
});
