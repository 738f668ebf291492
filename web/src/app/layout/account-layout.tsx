import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { hasFunction } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { Bone } from '../../ui/skeleton';
import styles from './account-layout.module.css';

const pages = [
  ['/profile', 'account.nav.profile'],
  ['/account-information', 'account.nav.information'],
  ['/change-password', 'account.nav.password'],
  ['/second-factor', 'account.nav.secondFactor'],
  ['/signing-pin', 'account.nav.signingPin'],
  ['/certificate-register', 'certificates.certificates'],
  ['/sarabun/handovers', 'handover.page'],
  ['/account-line-service', 'account.nav.line'],
] as const;

export function AccountLayout() {
  const { t } = useText();
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On a phone the tabs are wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current tab
  useEffect(() => void nav.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' }), [path]);
  return (
    <>
      <nav ref={nav} className={styles.accountNav} aria-label={t('account.nav.name')}>
        {pages
          .filter(([path]) => path !== '/account-line-service' || hasFunction('line'))
          .map(([path, name]) => (
            <Link key={path} to={path}>
              {t(name)}
            </Link>
          ))}
      </nav>
      <Suspense fallback={<Bone width={280} height={24} />}>
        <Outlet />
      </Suspense>
    </>
  );
}
