import './sign-in.css';
import type { CSSProperties, ReactNode } from 'react';
import { agency, pageSettings } from '../../../platform/agency';
import { useText } from '../../../platform/i18n';
import { Emblem } from '../../../ui/emblem';
import patternUrl from '../../../ui/emblems/prachamyam-pattern.svg';
import { Footer } from '../../../ui/footer/footer';
import { TestStrip } from '../../../ui/test-strip';

interface LoginLayoutProps {
  /** Whose emblem and name stand beside the form; the system's where the agency has no screen of its own. */
  of?: 'agency' | 'system';
  title: string;
  lead: string;
  children: ReactNode;
}

/** The bare layout of the pages before signing in, in the agency's skin (specification §1, §2). */
export function LoginLayout({ of = 'agency', title, lead, children }: LoginLayoutProps) {
  const { t } = useText();
  const { brand, key, name, system } = agency();
  const shown = of === 'agency' ? { emblem: key, name } : { emblem: 'lotus-seal', name: system };
  return (
    <div className={`login-page skin-${brand.skin}`}>
      {pageSettings().mode === 'DEV' && <TestStrip text={t('start.testText')} />}
      <div className="login grow" style={{ '--pattern': `url("${patternUrl}")` } as CSSProperties}>
        <header className="login-art">
          <div>
            <Emblem name={shown.emblem} size="var(--login-mark)" className="login-mark" label={t('session.emblemOf', { agency: shown.name.th })} />
            <div className="rule" />
            <h1 lang="th">{shown.name.th}</h1>
            <p className="en" lang="en">
              {shown.name.en}
            </p>
          </div>
          <p className="motto sm">{t('session.motto')}</p>
          <Emblem name={shown.emblem} size={620} className="ghost" />
        </header>
        <main className="login-form">
          <div className="login-card">
            <div className="hello">
              <h2 className="h1">{title}</h2>
              <p className="muted">{lead}</p>
            </div>
            {children}
          </div>
        </main>
      </div>
      <Footer bare />
    </div>
  );
}
