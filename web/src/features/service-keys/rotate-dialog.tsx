import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Field } from '../../ui/fields/field';
import { NumberInput } from '../../ui/fields/number-input';
import { useSettingsAct } from '../settings';
import type { NewSecret } from './secret-dialog';

const usualOverlap = 24;

interface RotateDialogProps {
  /** Of what the secret is. */
  name: string;
  rotate: (overlapHours: number) => Promise<{ secret: string }>;
  onClose: () => void;
  onSecret: (secret: NewSecret) => void;
}

/** Replaces a secret; the old one works for some hours more. */
export function RotateDialog({ name, rotate, onClose, onSecret }: RotateDialogProps) {
  const { t } = useText();
  const act = useSettingsAct(onClose);
  const [hours, setHours] = useState(String(usualOverlap));
  return (
    <AskingDialog
      title={t('serviceKeys.rotateTitle', { name })}
      text={t('serviceKeys.rotateText')}
      act={act}
      submit={t('serviceKeys.rotate')}
      blocked={hours === ''}
      onSubmit={() => act.run(async () => onSecret({ name, ...(await rotate(Number(hours))) }), t('serviceKeys.rotated'))}
      onClose={onClose}
    >
      <Field label={t('serviceKeys.overlap')} hint={t('serviceKeys.overlapHint')} error={act.faults.overlapHours}>
        {(control) => <NumberInput {...control} data-autofocus maxLength={3} value={hours} onChange={setHours} />}
      </Field>
    </AskingDialog>
  );
}
