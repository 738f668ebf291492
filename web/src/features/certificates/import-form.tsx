import { importCertificate } from '@sarabun/contract/certificates/own-certificate';
import { pinFault, pinOf } from '@sarabun/contract/certificates/pin';
import { IconFileCertificate, IconUpload } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { readFileText } from '../../platform/save-file';
import { Button } from '../../ui/button';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { Field } from '../../ui/fields/field';
import { FileButton } from '../../ui/fields/file-input';
import { PasswordInput } from '../../ui/fields/password-input';
import { useAct } from '../../ui/forms/use-act';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { ProofField, useSigningProof } from '../signing';
import styles from './certificates.module.css';
import { certificateKeys } from './use-certificates';

/** Offers to import a certificate of one of the trusted authorities. */
export function ImportCard({ roots }: { roots: readonly string[] }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <section className={clsx(ui.card, styles.card)}>
      <h2 className={ui.h3}>{t('certificates.import.title')}</h2>
      <p className={clsx(ui.sm, ui.soft)}>{t('certificates.import.text')}</p>
      <p className={clsx(ui.xs, ui.muted)}>
        <Kept>{roots.length > 0 ? t('certificates.import.from', { names: roots.join(' · ') }) : t('certificates.import.noRoots')}</Kept>
      </p>
      {roots.length > 0 && (
        <div>
          <Button tone="ghost" icon={<IconFileCertificate size={19} stroke={1.7} aria-hidden />} onClick={() => setOpen(true)}>
            {t('certificates.import.open')}
          </Button>
        </div>
      )}
      {open && <ImportDrawer onClose={() => setOpen(false)} />}
    </section>
  );
}

const nothing = { filePassword: '', pin: '', again: '', secret: '' };

/** The file, its password, a new PIN, and the proof that it is its owner who brings it. */
function ImportDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const proof = useSigningProof();
  const [file, setFile] = useState<File | null>(null);
  const [given, setGiven] = useState(nothing);
  const act = useAct(certificateKeys, onClose);
  const bySecondFactor = proof.data?.bySecondFactor ?? false;
  const set = (key: keyof typeof nothing) => (value: string) => setGiven((before) => ({ ...before, [key]: value }));
  const bring = () => {
    const { filePassword, pin, again, secret } = given;
    const fault = pinFault(pin);
    const missing = {
      ...(!file && { file: t('certificates.import.fileMissing') }),
      ...(fault && { pin: t(`certificates.own.pinWrong.${fault}`) }),
      ...(pinOf(pin) !== pinOf(again) && { again: t('certificates.own.pinsDiffer') }),
      ...(secret.trim() === '' && { password: t(bySecondFactor ? 'letterRoute.codeMissing' : 'letterRoute.passwordMissing') }),
    };
    if (!file || Object.keys(missing).length > 0 || !proof.data) return act.setFaults(missing);
    const known = bySecondFactor ? { password: '', code: secret.trim() } : { password: secret, code: '' };
    return act.run(async () => call(importCertificate, { file: await readFileText(file), filePassword, pin, ...known }), t('certificates.import.done'));
  };
  const pinInput = { inputMode: 'numeric', autoComplete: 'new-password', maxLength: 20 } as const;
  return (
    <Drawer title={t('certificates.import.drawer')} onClose={onClose}>
      <DialogForm act={act} onSubmit={bring} foot={<DialogFoot submit={t('certificates.import.open')} busy={act.busy} onClose={onClose} />}>
        <p className={clsx(ui.sm, ui.soft)}>{t('certificates.import.drawerText')}</p>
        <Field label={t('certificates.import.file')} required error={act.faults.file}>
          {(control) => (
            <div className={clsx(ui.row, ui.wrap)}>
              <FileButton
                {...control}
                accept=".p12,.pfx,application/x-pkcs12"
                icon={<IconUpload size={18} stroke={1.7} aria-hidden />}
                onFiles={([chosen]) => setFile(chosen ?? null)}
              >
                {t('certificates.import.choose')}
              </FileButton>
              <span className={ui.sm}>
                <Kept>{file?.name ?? ''}</Kept>
              </span>
            </div>
          )}
        </Field>
        <Field label={t('certificates.import.filePassword')} hint={t('certificates.import.filePasswordHint')} error={act.faults.filePassword}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="off"
              maxLength={256}
              value={given.filePassword}
              onChange={(event) => set('filePassword')(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('certificates.own.newPin')} required hint={t('certificates.own.pinHint')} error={act.faults.pin}>
          {(control) => <PasswordInput {...control} {...pinInput} value={given.pin} onChange={(event) => set('pin')(event.target.value)} />}
        </Field>
        <Field label={t('certificates.own.repeatPin')} required error={act.faults.again}>
          {(control) => <PasswordInput {...control} {...pinInput} value={given.again} onChange={(event) => set('again')(event.target.value)} />}
        </Field>
        <Suspense fallback={<Bone width="100%" height={70} />}>
          <ProofField
            hint={t('certificates.own.proofHint')}
            bySecondFactor={bySecondFactor}
            value={given.secret}
            onChange={set('secret')}
            error={act.faults.password ?? act.faults.code}
          />
        </Suspense>
      </DialogForm>
    </Drawer>
  );
}
