import { type CertificateItem, revokeCodes } from '@sarabun/contract/certificates/certificate';
import { type certificatesOfPerson, offerCertificate, revokeCertificate } from '@sarabun/contract/certificates/person-certificates';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { useAct } from '../../ui/forms/use-act';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { SettingsFrame } from '../settings';
import { CertificateFacts, DecideLink, RequestHistory, StateChip } from './certificate-parts';
import styles from './certificates.module.css';
import { ReasonField } from './reason-field';
import { RevokeDrawer } from './revoke-drawer';
import { certificateKeys, usePersonCertificates } from './use-certificates';

type Person = AnswerOf<typeof certificatesOfPerson>['item'];

/** The certificates of one person: history, revoking, offering one (`certificate-person/{personID}`). */
export function PersonCertificatesScreen({ personId }: { personId: number }) {
  const { t } = useText();
  const person = usePersonCertificates(personId);
  return (
    <SettingsFrame path="certificate-person" below={person.data?.name ?? '…'} purpose={t('certificates.people.purpose')}>
      {({ mayManage }) =>
        person.data ? (
          <PersonCertificates person={person.data} mayManage={mayManage} />
        ) : person.isError ? (
          <div className={ui.card}>
            <FailedState query={person} />
          </div>
        ) : (
          <Bone width="60%" height={40} />
        )
      }
    </SettingsFrame>
  );
}

function PersonCertificates({ person, mayManage }: { person: Person; mayManage: boolean }) {
  const { t } = useText();
  const [offering, setOffering] = useState(false);
  const [revoking, setRevoking] = useState<CertificateItem | null>(null);
  const { name, positionName, unitName, state, inOffice, isOneself, certificates, requests, personId } = person;
  const mayHave =
    inOffice && !isOneself && !['valid', 'waiting', 'offered'].includes(state) && !requests.some((one) => one.state === 'waiting' || one.state === 'approved');
  return (
    <div className={styles.stack}>
      <section className={clsx(ui.card, styles.card)}>
        <div className={clsx(ui.row, ui.between, ui.wrap)}>
          <div>
            <p className={ui.strong}>
              <Kept>{name}</Kept>
            </p>
            <p className={clsx(ui.sm, ui.soft)}>{[positionName, unitName].filter(Boolean).join(' · ')}</p>
          </div>
          <span className={clsx(ui.row, ui.wrap)}>
            <StateChip state={state} />
            {requests.some((one) => one.state === 'waiting') && <DecideLink personId={personId} name={name} />}
          </span>
        </div>
        {!inOffice && <Note tone="amber">{t('certificates.people.left')}</Note>}
        {mayManage && isOneself && <Note tone="blue">{t('certificates.people.notOwn')}</Note>}
        {mayManage && mayHave && <Button onClick={() => setOffering(true)}>{t('certificates.people.offer')}</Button>}
      </section>
      <section className={clsx(ui.card, styles.card)}>
        <h2 className={ui.h3}>{t('certificates.certificates')}</h2>
        {certificates.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('certificates.noCertificates')}</p>}
        <ul className={styles.list}>
          {certificates.map((certificate) => (
            <li key={certificate.certificateId} className={styles.stack}>
              <CertificateFacts certificate={certificate}>
                {mayManage && certificate.state !== 'revoked' && certificate.state !== 'expired' && (
                  <div>
                    <Button tone="ghost" onClick={() => setRevoking(certificate)}>
                      {t('certificates.people.revoke')}
                    </Button>
                  </div>
                )}
              </CertificateFacts>
            </li>
          ))}
        </ul>
      </section>
      <section className={clsx(ui.card, styles.card)}>
        <h2 className={ui.h3}>{t('certificates.history')}</h2>
        <RequestHistory requests={requests} />
      </section>
      {offering && <OfferDrawer personId={personId} name={name} onClose={() => setOffering(false)} />}
      {revoking && (
        <RevokeDrawer
          title={t('certificates.people.revokeTitle', { name })}
          text={t('certificates.people.revokeText')}
          codes={revokeCodes}
          done={t('certificates.people.revoked')}
          send={(code, reason) => call(revokeCertificate, { certificateId: revoking.certificateId, code, reason })}
          onClose={() => setRevoking(null)}
        />
      )}
    </div>
  );
}

function OfferDrawer({ personId, name, onClose }: { personId: number; name: string; onClose: () => void }) {
  const { t } = useText();
  const [reason, setReason] = useState('');
  const act = useAct(certificateKeys, onClose);
  const title = t('certificates.people.offer');
  return (
    <Drawer title={title} onClose={onClose}>
      <DialogForm
        act={act}
        onSubmit={() => act.run(() => call(offerCertificate, { personId, reason }), t('certificates.people.offered'))}
        foot={<DialogFoot submit={title} busy={act.busy} onClose={onClose} />}
      >
        <p className={clsx(ui.sm, ui.soft)}>{t('certificates.people.offerText', { name })}</p>
        <ReasonField label={t('certificates.reason')} value={reason} error={act.faults.reason} onChange={setReason} />
      </DialogForm>
    </Drawer>
  );
}
