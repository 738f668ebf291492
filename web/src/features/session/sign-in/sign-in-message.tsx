import { stays } from '@sarabun/contract/constants';
import { useText } from '../../../platform/i18n';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Kit } from '../../../ui/kit';
import { SecondFactorDialog } from '../second-factor/second-factor-dialog';
import type { SignInStep } from './use-sign-in';

interface SignInMessageProps {
  step: SignInStep;
  onClose: () => void;
}

/** The messages of the sign-in screen. Loaded on demand: the screen itself does not need the kit. */
export function SignInMessage(props: SignInMessageProps) {
  return (
    <Kit>
      <Message {...props} />
    </Kit>
  );
}

function Message({ step, onClose }: SignInMessageProps) {
  const { t } = useText();
  const close = { label: t('common.close'), onPress: onClose };
  switch (step.at) {
    case 'mistake':
      return <ConfirmDialog tone="error" title={t('common.mistake')} text={step.text} confirm={close} onClose={onClose} />;
    case 'failure':
      return <ConfirmDialog tone="error" title={step.title} text={step.text} confirm={close} onClose={onClose} />;
    case 'elsewhere':
      return (
        <ConfirmDialog
          tone="warning"
          title={step.text}
          text={t('session.useThisDevice')}
          confirm={{ label: t('common.confirm'), onPress: step.confirm }}
          cancel={{ label: t('common.cancel'), onPress: onClose }}
        />
      );
    case 'code':
      return <SecondFactorDialog wrong={step.wrong} busy={step.busy} onSend={step.send} onCancel={onClose} />;
    case 'welcome':
      return <ConfirmDialog tone="success" title={t('session.signedIn')} text={t('session.welcome', { name: step.name })} closesAfter={stays.success} />;
    default:
      return null;
  }
}
