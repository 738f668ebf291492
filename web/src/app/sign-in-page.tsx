import { SignInScreen } from '../features/session';

/** The page `/login`, in a separate file, so that its bundle contains nothing of the pages after sign-in. */
export function SignInPage({ onWelcome }: { onWelcome: () => void }) {
  return <SignInScreen onWelcome={onWelcome} />;
}
