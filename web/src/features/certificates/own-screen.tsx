import type { CertificateItem, RequestItem } from '@sarabun/contract/certificates/certificate';
import { type ownCertificates, requestCertificate, revokeOwnCertificate, withdrawCertificateRequest } from '@sarabun/contract/certificates/own-certificate';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Form } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { CertificateFacts, RequestChip, RequestHistory, StateChip } from './certificate-parts';
import styles from './certificates.module.css';
import { CollectForm } from './collect-form';
import { ImportCard } from './import-form';
import { ReasonField } from './reason-field';
import { RevokeDrawer } from './revoke-drawer';
import { certificateKeys, useOwnCertificates } from './use-certificates';

type Own = AnswerOf<typeof ownCertificates>;

/** One's own certificate: request, collect with a PIN, view, revoke (`/certificate-register`). */
export function OwnCertificatesScreen() {
  const { t } = useText();
  const own = useOwnCertificates();
  return (
    <div className={ui.ownPage}>
      <header>
        <h1 className={ui.h1}>{t('certificates.own.title')}</h1>
        <p className={clsx(ui.soft, ui.sm)}>{t('certificates.own.purpose')}</p>
      </header>
      {own.data ? (
        <Standing own={own.data} />
      ) : own.isError ? (
        <div className={ui.card}>
          <FailedState query={own} />
        </div>
      ) : (
        <Bone width="100%" height={160} />
      )}
    </div>
  );
}

function Standing({ own }: { own: Own }) {
  const { t } = useText();
  const [newest, earlier] = standingOf(own);
  const [collectedId, setCollectedId] = useState<number>();
  return (
    <>
      <Note tone="blue">{t('certificates.own.keyNote')}</Note>
      {own.open ? (
        <OpenRequest request={own.open} validMonths={own.validMonths} onCollected={setCollectedId} />
      ) : (
        newest.find(({ isImported }) => !isImported)?.state !== 'valid' && <AskForm own={own} />
      )}
      {newest.map((certificate) => (
        <section key={certificate.certificateId} className={clsx(ui.card, styles.card)} aria-label={t('certificates.certificates')}>
          {certificate.state === 'locked' && <Note tone="red">{t('certificates.own.lockedText')}</Note>}
          <CertificateFacts certificate={certificate} isNew={certificate.certificateId === collectedId}>
            {isInForce(certificate) && <RevokeOwn certificate={certificate} />}
          </CertificateFacts>
        </section>
      ))}
      <ImportCard roots={own.roots} />
      {earlier.length > 0 && (
        <section className={clsx(ui.card, styles.card)}>
          <h2 className={ui.h3}>{t('certificates.own.earlier')}</h2>
          <ul className={styles.list}>
            {earlier.map((certificate) => (
              <li key={certificate.certificateId} className={styles.stack}>
                <CertificateFacts certificate={certificate} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {own.requests.length > 0 && (
        <section className={clsx(ui.card, styles.card)}>
          <h2 className={ui.h3}>{t('certificates.history')}</h2>
          <RequestHistory requests={own.requests} />
        </section>
      )}
    </>
  );
}

const isInForce = ({ state }: CertificateItem) => state === 'valid' || state === 'expiring';

/** The newest certificate of the agency and the newest imported one, and those before them. */
function standingOf({ certificates }: Own): [newest: CertificateItem[], earlier: CertificateItem[]] {
  const newest = [false, true].flatMap((isImported) => certificates.find((one) => one.isImported === isImported) ?? []);
  return [newest, certificates.filter((one) => !newest.includes(one))];
}

function AskForm({ own }: { own: Own }) {
  const { t } = useText();
  const [reason, setReason] = useState('');
  const ofAgency = own.certificates.find(({ isImported }) => !isImported);
  const act = useAct(certificateKeys, () => setReason(''));
  const ask = () =>
    act.run(
      () => call(requestCertificate, { reason }),
      ({ approved }) => t(approved ? 'certificates.own.approvedAtOnce' : 'certificates.own.sent'),
    );
  return (
    <section className={clsx(ui.card, styles.card)}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <h2 className={ui.h3}>{t(ofAgency ? 'certificates.own.askAgain' : 'certificates.own.ask')}</h2>
        <StateChip state={ofAgency?.state ?? 'none'} />
      </div>
      <p className={clsx(ui.sm, ui.soft)}>{t(own.atOnce ? 'certificates.own.askAtOnce' : 'certificates.own.askText')}</p>
      <Form act={act} className={styles.form} onSubmit={ask}>
        <ReasonField label={t('certificates.reason')} hint={t('certificates.own.reasonHint')} value={reason} error={act.faults.reason} onChange={setReason} />
        <Button type="submit" busy={act.busy}>
          {t('certificates.own.send')}
        </Button>
      </Form>
    </section>
  );
}

interface OpenRequestProps {
  request: RequestItem;
  validMonths: number;
  onCollected: (certificateId: number) => void;
}

function OpenRequest({ request, validMonths, onCollected }: OpenRequestProps) {
  const { t } = useText();
  const { moment } = useDates();
  const [withdrawing, setWithdrawing] = useState(false);
  const canCollect = request.state === 'approved';
  const act = useAct(certificateKeys, () => setWithdrawing(false));
  return (
    <section className={clsx(ui.card, styles.card)}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <h2 className={ui.h3}>{t(canCollect ? 'certificates.own.ready' : 'certificates.own.ask')}</h2>
        <RequestChip state={request.state} />
      </div>
      {canCollect ? (
        <>
          <p className={clsx(ui.sm, ui.soft)}>{t('certificates.own.readyText', { months: validMonths })}</p>
          {request.collectUntil && <p className={clsx(ui.xs, ui.muted, ui.num)}>{t('certificates.collectBy', { moment: moment(request.collectUntil) })}</p>}
          <CollectForm requestId={request.requestId} onCollected={onCollected} />
        </>
      ) : (
        <p className={clsx(ui.sm, ui.soft)}>{t('certificates.own.waiting', { moment: moment(request.requestedAt) })}</p>
      )}
      <Button tone="quiet" onClick={() => setWithdrawing(true)}>
        {t(canCollect ? 'certificates.own.decline' : 'certificates.own.withdraw')}
      </Button>
      {withdrawing && (
        <ConfirmDialog
          tone="warning"
          title={t('certificates.own.withdraw')}
          text={act.failure || t('certificates.own.withdrawText')}
          cancel={{ label: t('common.cancel'), onPress: () => setWithdrawing(false) }}
          confirm={{
            label: t('certificates.own.withdraw'),
            busy: act.busy,
            onPress: () => void act.run(() => call(withdrawCertificateRequest, { requestId: request.requestId }), t('certificates.own.withdrawn')),
          }}
        />
      )}
    </section>
  );
}

function RevokeOwn({ certificate: { certificateId, isImported } }: { certificate: CertificateItem }) {
  const { t } = useText();
  const text = t('certificates.own.revokeText');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="ghost" onClick={() => setOpen(true)}>
        {t('certificates.own.revoke')}
      </Button>
      {open && (
        <RevokeDrawer
          title={t('certificates.own.revoke')}
          text={isImported ? `${text}\n${t('certificates.import.revokeToo')}` : text}
          codes={['keyCompromise', 'cessationOfOperation']}
          done={t('certificates.own.revoked')}
          send={(code, reason) => call(revokeOwnCertificate, { certificateId, code, reason })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
