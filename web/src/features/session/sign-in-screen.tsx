import './sign-in.css';
import { agency, pageSettings } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { type Ending, endings } from '../../platform/session';
import { Emblem } from '../../ui/emblem';
import patternUrl from '../../ui/emblems/prachamyam-pattern.svg';
import { Note } from '../../ui/note';
import { TestStrip } from '../../ui/test-strip';
import { CookieBanner } from './cookie-banner';
import { SignInForm } from './sign-in-form';

/** The sign-in screen in the agency's skin (specification §1, §2). `onWelcome` is called when the session is open. */
export function SignInScreen({ onWelcome }: { onWelcome?: () => void }) {
  const { t } = useText();
  const { brand, key, name, system } = agency();
  const ended = endings.find((ending) => ending === new URLSearchParams(location.search).get('ended'));
  return (
    <div className={`login-page skin-${brand.skin}`}>
      {pageSettings().mode === 'DEV' && <TestStrip text={t('shell.testText')} />}
      <div className="login grow" style={{ '--pattern': `url("${patternUrl}")` } as React.CSSProperties}>
        <header className="login-art">
          <div>
            <Emblem name={key} size="var(--login-mark)" className="login-mark" label={t('session.emblemOf', { agency: name.th })} />
            <div className="rule" />
            <h1>{name.th}</h1>
            <p className="en" lang="en">
              {name.en}
            </p>
          </div>
          <p className="motto sm">{t('session.motto')}</p>
          <Emblem name={key} size={620} className="ghost" />
        </header>
        <main className="login-form">
          <div className="login-card">
            <div className="hello">
              <h2 className="h1">{system.th}</h2>
              <p className="muted">{t('session.hello')}</p>
            </div>
            {ended && <Ended why={ended} />}
            <SignInForm {...(onWelcome ? { onWelcome } : {})} />
          </div>
        </main>
      </div>
      <CookieBanner />
    </div>
  );
}

function Ended({ why }: { why: Ending }) {
  const { t } = useText();
  return <Note tone={why === 'expired' || why === 'idle' ? 'blue' : 'amber'}>{t(`session.ended.${why}`)}</Note>;
}
