import { useState } from 'react';
import { agency } from '../../../platform/agency';
import { useText } from '../../../platform/i18n';
import { type Ending, endings } from '../../../platform/sign-in-address';
import { canStore } from '../../../platform/storage';
import { Note } from '../../../ui/note';
import { TabTitle } from '../../../ui/tab-title';
import { CookieBanner } from './cookie-banner';
import { LoginLayout } from './login-layout';
import { SignInForm } from './sign-in-form';

/** The sign-in screen in the agency's skin (specification §1, §2). `onWelcome` is called when the session is open. */
export function SignInScreen({ onWelcome }: { onWelcome?: () => void }) {
  const { t } = useText();
  const [storable] = useState(canStore);
  const ended = endings.find((ending) => ending === new URLSearchParams(location.search).get('ended'));
  return (
    <>
      <TabTitle>{t('session.signIn')}</TabTitle>
      <LoginLayout title={agency().system.th} lead={t('session.hello')}>
        {ended && <Ended why={ended} />}
        {!storable && <Note tone="amber">{t('session.notKept')}</Note>}
        <SignInForm {...(onWelcome ? { onWelcome } : {})} />
      </LoginLayout>
      <CookieBanner />
    </>
  );
}

function Ended({ why }: { why: Ending }) {
  const { t } = useText();
  return <Note tone={why === 'expired' || why === 'idle' ? 'blue' : 'amber'}>{t(`session.ended.${why}`)}</Note>;
}
