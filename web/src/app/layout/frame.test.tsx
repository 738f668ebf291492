import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgencyCode } from '@sarabun/contract/agencies/agency';
import { agencyCodes } from '@sarabun/contract/agencies/agency';
import { getNotifications } from '@sarabun/contract/notifications/notifications';
import { headerMenu, launcherMenu } from '@sarabun/contract/portal/menus';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls, on } from '../../../test/network';
import { setPage } from '../../../test/page';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { ForgotPasswordScreen, ResetPasswordScreen } from '../../features/session';
import { openSession } from '../../platform/session';
import { Footer } from '../../ui/footer/footer';
import { SignInPage } from '../sign-in-page';
import { ChatFrame } from './chat-frame';
import { Header } from './header';

/** Shows the header to a signed-in person. */
const showHeader = (address?: string) => {
  openSession('t-1', officer);
  answerCalls(
    on(getNotifications, () => ({ items: { totalAlert: 0, unread: [], alerts: [], logs: [] } })),
    on(headerMenu, () => ({ item: [] })),
    on(launcherMenu, () => ({ items: [] })),
  );
  return show(<Header />, address);
};

const logos = () =>
  screen.getAllByRole('link', { name: /DOCUMENT FLOW/ }).map((link) => [link.getAttribute('href'), link.className.split(' ').find((name) => /S$/.test(name))]);

const links: Record<AgencyCode, unknown[][]> = {
  KRU: [
    ['/', 'hideS'],
    ['/portal', 'onlyS'],
  ],
  SAT: [
    ['/', 'hideS'],
    ['/portal', 'onlyS'],
  ],
  OMB: [
    ['/intranet', 'hideS'],
    ['/portal', 'onlyS'],
  ],
  ONLB: [['/portal', undefined]],
  ONEP: [['/portal', undefined]],
  VEC: [['/', undefined]],
  IEAT: [['/portal', undefined]],
  DTN: [['/portal', undefined]],
  'DEV-MIX': [['/portal', undefined]],
};

test.each(agencyCodes)('the logo of %s leads where the specification says, also on a phone', async (agency) => {
  setPage({ agency });
  await showHeader();
  expect(logos()).toEqual(links[agency]);
});

test('the logo loads the page again where the agency has set that', async () => {
  setPage({ agency: 'OMB', logoJumps: true });
  const { place } = await showHeader('/profile');
  const [logo] = screen.getAllByRole('link', { name: /DOCUMENT FLOW/ });
  logo?.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(logo as HTMLElement);
  expect(place()).toBe('/profile');
});

test('the chat is in a frame that cannot move the page', async () => {
  setPage({ agency: 'DTN', chatUrl: 'https://chat.example.go.th/' });
  await show(<ChatFrame />);
  await userEvent.click(screen.getByRole('button', { name: 'เปิดสนทนาออนไลน์' }));
  const frame = screen.getByTitle('สนทนาออนไลน์');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
});

test('the button of the chat stands above the bars at the foot of a page', () => {
  const styles = readFileSync(join(import.meta.dirname, 'panels.module.css'), 'utf8');
  const [wide, narrow] = [...styles.matchAll(/\.chat \{[^}]*\bbottom: (\d+)px/g)].map(([, pixels]) => Number(pixels));
  // The bar of a draft is 68 px high; on a phone the menu is 72 px high, and the act stands at the left.
  expect(wide).toBeGreaterThan(68);
  expect(narrow).toBeGreaterThan(72);
});

test('other agencies have no chat, whatever is configured', async () => {
  setPage({ agency: 'OMB', chatUrl: 'https://chat.example.go.th/' });
  await show(<ChatFrame />);
  expect(screen.queryByRole('button', { name: 'เปิดสนทนาออนไลน์' })).toBeNull();
});

test.each(agencyCodes)('the foot of %s has a copyright line where the specification names it', async (agency) => {
  setPage({ agency });
  await show(<Footer />);
  expect(screen.queryByText(/^©/) !== null).toBe(['ONLB', 'SAT', 'KRU'].includes(agency));
});

test.each([
  ['/login', <SignInPage key="login" onWelcome={() => undefined} />],
  ['/forgot-password', <ForgotPasswordScreen key="forgot" />],
  ['/reset-password?key=somying@example.go.th', <ResetPasswordScreen key="reset" />],
])('%s has the foot with the version, which tells what is new', async (address, page) => {
  answerCalls();
  history.replaceState(null, '', address);
  render(page);
  const version = await screen.findByRole('link', { name: 'เวอร์ชัน 0.1.0 · ชุดที่ 7' });
  await userEvent.click(version);
  expect(await screen.findByRole('dialog', { name: 'บันทึกการปรับปรุงระบบ' })).toBeTruthy();
});
