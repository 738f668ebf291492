import { longestOverlap, rotateServiceKey, type ServiceKey } from '@sarabun/contract/service-keys/service-keys';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { AskingDialog } from '../../ui/dialogs/asking-dialog';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import { useSettingsAct } from '../settings';
import type { NewSecret } from './secret-dialog';

const usualOverlap = 24;

/** Gives a key a new secret; the old one works for some hours more. */
export function RotateDialog({ item, onClose, onSecret }: { item: ServiceKey; onClose: () => void; onSecret: (secret: NewSecret) => void }) {
  const { t } = useText();
  const act = useSettingsAct(onClose);
  const [hours, setHours] = useState(String(usualOverlap));
  const rotate = async () => {
    const { secret } = await call(rotateServiceKey, { id: item.id, overlapHours: Number(hours) });
    onSecret({ name: item.name, secret });
  };
  return (
    <AskingDialog
      title={t('serviceKeys.rotateTitle', { name: item.name })}
      text={t('serviceKeys.rotateText')}
      act={act}
      submit={t('serviceKeys.rotate')}
      blocked={hours === ''}
      onSubmit={() => act.run(rotate, t('serviceKeys.rotated'))}
      onClose={onClose}
    >
      <Field label={t('serviceKeys.overlap')} hint={t('serviceKeys.overlapHint')} error={act.faults.overlapHours}>
        {(control) => (
          <input
            {...control}
            data-autofocus
            className={ui.input}
            type="number"
            min={0}
            max={longestOverlap}
            value={hours}
            onChange={(event) => setHours(event.target.value)}
          />
        )}
      </Field>
    </AskingDialog>
  );
}
