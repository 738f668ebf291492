import type { revokeCodes } from '@sarabun/contract/certificates/certificate';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { useAct } from '../../ui/forms/use-act';
import ui from '../../ui/styles/ui.module.css';
import { ReasonField } from './reason-field';
import { certificateKeys } from './use-certificates';

interface RevokeDrawerProps<Code> {
  title: string;
  /** The consequences. */
  text: string;
  codes: readonly Code[];
  done: string;
  send: (code: Code, reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Revokes a certificate: cause and reason, then a confirmation, because it cannot be undone. */
export function RevokeDrawer<Code extends (typeof revokeCodes)[number]>({ title, text, codes, done, send, onClose }: RevokeDrawerProps<Code>) {
  const { t } = useText();
  const [code, setCode] = useState(codes[0] as Code);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const act = useAct(certificateKeys, onClose);
  const look = () => {
    if (reason.trim() === '') act.setFaults({ reason: t('settings.needed', { label: t('certificates.reason') }) });
    else setAsked(true);
  };
  return (
    <Drawer title={title} onClose={onClose}>
      <DialogForm act={act} onSubmit={look} foot={<DialogFoot submit={t('certificates.people.revoke')} busy={act.busy} onClose={onClose} />}>
        <p className={clsx(ui.sm, ui.soft)}>{text}</p>
        <Field label={t('certificates.revokeCode')} required>
          {(control) => (
            <select {...control} className={ui.input} value={code} onChange={(event) => setCode(event.target.value as Code)}>
              {codes.map((one) => (
                <option key={one} value={one}>
                  {t(`certificates.codes.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <ReasonField label={t('certificates.reason')} required value={reason} error={act.faults.reason} onChange={setReason} />
      </DialogForm>
      {asked && (
        <ConfirmDialog
          tone="warning"
          title={t('certificates.people.look')}
          text={`${t(`certificates.codes.${code}`)}\n${reason}\n${text}`}
          cancel={{ label: t('common.cancel'), onPress: () => setAsked(false) }}
          confirm={{
            label: t('certificates.people.sure'),
            busy: act.busy,
            onPress: () => void act.run(() => send(code, reason), done).then(() => setAsked(false)),
          }}
        />
      )}
    </Drawer>
  );
}
