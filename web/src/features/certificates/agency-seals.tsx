import { type AgencySealRow, agencySeals, revokeAgencySeal, sealRevokeCodes } from '@sarabun/contract/certificates/certificate-settings';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Drawer } from '../../ui/dialogs/drawer';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './certificates.module.css';
import { RevokeDrawer } from './revoke-drawer';

/** The certificates of the seal of the agency, and their revocation. */
export function AgencySealsDrawer({ mayManage, onClose }: { mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const [revoking, setRevoking] = useState<AgencySealRow | null>(null);
  const seals = useQuery({ queryKey: ['certificates', 'seals'], queryFn: ({ signal }) => call(agencySeals, {}, { signal }), select: ({ items }) => items });
  if (revoking) {
    const { sealId, serial } = revoking;
    return (
      <RevokeDrawer
        title={t('certificates.seals.revoke', { serial })}
        text={t('certificates.seals.revokeText')}
        codes={sealRevokeCodes}
        done={t('certificates.seals.revoked')}
        send={(code, reason) => call(revokeAgencySeal, { sealId, code, reason })}
        onClose={() => setRevoking(null)}
      />
    );
  }
  return (
    <Drawer title={t('certificates.seals.title')} onClose={onClose}>
      <div className={clsx(ui.drawerBody, ui.stack)}>
        <p className={clsx(ui.sm, ui.soft)}>{t('certificates.seals.about')}</p>
        {seals.isError && <FailedState query={seals} />}
        {seals.isPending && <Bone width="70%" height={40} />}
        {seals.data?.length === 0 && <p>{t('certificates.seals.none')}</p>}
        {seals.data?.map((seal) => (
          <Seal key={seal.sealId} seal={seal} onRevoke={mayManage ? () => setRevoking(seal) : null} />
        ))}
      </div>
    </Drawer>
  );
}

function Seal({ seal, onRevoke }: { seal: AgencySealRow; onRevoke: (() => void) | null }) {
  const { t } = useText();
  const { moment } = useDates();
  const { serial, subject, notBefore, notAfter, isUsed, letters, revokedAt, revokedBy, revokeReason } = seal;
  const hasEnded = revokedAt !== null || notAfter.getTime() <= Date.now();
  return (
    <section className={clsx(ui.card, styles.card)} aria-label={serial}>
      <div className={clsx(ui.row, ui.wrap)}>
        <b className={ui.grow}>
          <Kept>{subject}</Kept>
        </b>
        <Chip tone={revokedAt ? 'red' : isUsed ? 'green' : 'plain'}>{t(`certificates.seals.${revokedAt ? 'isRevoked' : isUsed ? 'isUsed' : 'isFormer'}`)}</Chip>
      </div>
      <p className={clsx(ui.xs, ui.muted, ui.num)}>{serial}</p>
      <p className={ui.sm}>
        <Kept>{t('certificates.seals.term', { from: moment(notBefore), until: moment(notAfter), n: letters })}</Kept>
      </p>
      {revokedAt && (
        <p className={ui.sm}>
          <Kept>{t('certificates.seals.because', { at: moment(revokedAt), by: revokedBy, reason: revokeReason })}</Kept>
        </p>
      )}
      {onRevoke && !hasEnded && (
        <Button size="sm" tone="warn" onClick={onRevoke}>
          {t('certificates.people.revoke')}
        </Button>
      )}
    </section>
  );
}
