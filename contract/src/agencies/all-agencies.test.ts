import { expect, test } from 'vitest';
import { queueCodes } from '../queues/queue-codes';
import { agencyCodes } from './agency';
import { agencies, agencyOf } from './all-agencies';
import { eightQueues } from './default-profile';

test.each(agencyCodes)('%s is described under its own code', (code) => {
  const agency = agencyOf(code);
  expect(agency.code).toBe(code);
  expect(agency.name.th).toMatch(/[ก-๙]/);
  expect(agency.brand.gradient).toHaveLength(3);
});

test('IEAT, OMB and ONEP show twelve queues, the others eight', () => {
  const twelve = agencyCodes.filter((code) => agencies[code].dashboard.queues.length === 12);
  expect(twelve).toEqual(['IEAT', 'OMB', 'ONEP']);
  for (const code of agencyCodes) expect(agencies[code].dashboard.queues).toEqual(twelve.includes(code) ? queueCodes : eightQueues);
});

test('white text on the main button has at least 4.5 : 1', () => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const code of agencyCodes) expect(1.05 / (luminance(agencies[code].brand.button) + 0.05), code).toBeGreaterThanOrEqual(4.5);
});

test('each profile is what the agency asked for, whatever the default says', async () => {
  await expect(agencies).toMatchFileSnapshot('all-agencies.snap');
});
