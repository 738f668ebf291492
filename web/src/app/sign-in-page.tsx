import { SignInScreen } from '../features/session';

/** The page `/login`, in a file of its own: the build gives it a part that holds nothing of the pages behind the sign-in. */
export function SignInPage({ onWelcome }: { onWelcome: () => void }) {
  return <SignInScreen onWelcome={onWelcome} />;
}
