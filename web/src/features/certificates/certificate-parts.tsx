import type { CertificateItem, HolderState, RequestItem, RequestState } from '@sarabun/contract/certificates/certificate';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { useDates } from '../../platform/thai-date';
import { Chip, type ChipTone } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { useSettingsMenu } from '../settings';
import styles from './certificates.module.css';

const tones: Record<HolderState, ChipTone> = {
  none: 'plain',
  waiting: 'gold',
  offered: 'blue',
  valid: 'green',
  expiring: 'amber',
  expired: 'plain',
  revoked: 'plain',
  locked: 'red',
};

export function StateChip({ state }: { state: HolderState }) {
  const { t } = useText();
  return <Chip tone={tones[state]}>{t(`certificates.states.${state}`)}</Chip>;
}

const requestsPage = 'certificate-person-request';

/** Leads to the waiting requests, of which one is this person's, for those who may decide it: nobody decides on their own. */
export function DecideLink({ personId, name }: { personId: number; name: string }) {
  const { t } = useText();
  const own = useUser().personId;
  const page = useSettingsMenu()
    .data?.flatMap(({ pages }) => pages)
    .find(({ path }) => path === requestsPage);
  if (!page?.mayManage || personId === own) return null;
  return (
    <Link
      to="/settings/$menuID/$page"
      params={{ menuID: String(page.menuId), page: requestsPage }}
      search={{ tab: 'waiting' }}
      className={ui.btnView}
      aria-label={t('certificates.people.decideOf', { name })}
    >
      {t('certificates.people.decide')}
    </Link>
  );
}

const requestTones: Record<RequestState, ChipTone> = {
  waiting: 'gold',
  approved: 'blue',
  refused: 'plain',
  withdrawn: 'plain',
  lapsed: 'plain',
  collected: 'green',
};

export function RequestChip({ state }: { state: RequestState }) {
  const { t } = useText();
  return <Chip tone={requestTones[state]}>{t(`certificates.requestStates.${state}`)}</Chip>;
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className={clsx(ui.xs, ui.muted)}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CertificateFactsProps {
  certificate: CertificateItem;
  /** Whether it was collected just now, so that the focus goes to its name. */
  isNew?: boolean;
  children?: ReactNode;
}

/** Everything known about a certificate. `children` are its actions. */
export function CertificateFacts({ certificate, isNew = false, children }: CertificateFactsProps) {
  const { t } = useText();
  const name = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);
  const { day, moment } = useDates();
  const { subject, state, serial, fingerprint, issuedAt, notAfter, lockedAt, revokedAt, revokedBy, revokeCode, revokeReason, signatures, issuer, isImported } =
    certificate;
  return (
    <>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <span ref={name} className={ui.strong} tabIndex={-1}>
          {subject}
        </span>
        <span className={clsx(ui.row, ui.wrap)}>
          {isImported && <Chip tone="blue">{t('certificates.import.imported')}</Chip>}
          <StateChip state={state} />
        </span>
      </div>
      <dl className={styles.facts}>
        {issuer && (
          <Fact name={t('certificates.facts.issuer')} wide>
            <Kept>{issuer}</Kept>
          </Fact>
        )}
        <Fact name={t('certificates.facts.issued')}>
          <span className={ui.num}>{moment(issuedAt)}</span>
        </Fact>
        <Fact name={t('certificates.facts.ends')}>
          <span className={ui.num}>{day(bangkokDay(notAfter))}</span>
        </Fact>
        <Fact name={t('certificates.facts.signatures')}>
          <span className={ui.num}>{t('certificates.facts.letters', { n: signatures })}</span>
        </Fact>
        {lockedAt && (
          <Fact name={t('certificates.facts.locked')}>
            <span className={ui.num}>{moment(lockedAt)}</span>
          </Fact>
        )}
        {revokedAt && revokeCode && (
          <Fact name={t('certificates.facts.revoked')} wide>
            <span className={ui.num}>{t('certificates.decided', { name: revokedBy || t('certificates.bySystem'), moment: moment(revokedAt) })}</span>
            <span className={clsx(ui.sm, styles.line)}>
              {t(`certificates.codes.${revokeCode}`)} · {revokeReason}
            </span>
          </Fact>
        )}
        <Fact name={t('certificates.facts.serial')} wide>
          <span className={clsx(ui.num, ui.sm)}>{serial}</span>
        </Fact>
        <Fact name={t('certificates.facts.fingerprint')} wide>
          <span className={clsx(ui.num, ui.xs)}>{fingerprint}</span>
        </Fact>
      </dl>
      {children}
    </>
  );
}

/** Requests and offers, newest first. */
export function RequestHistory({ requests }: { requests: readonly RequestItem[] }) {
  const { t } = useText();
  if (requests.length === 0) return <p className={clsx(ui.sm, ui.muted)}>{t('certificates.noHistory')}</p>;
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <li key={request.requestId}>
          <RequestLine request={request} />
        </li>
      ))}
    </ul>
  );
}

function RequestLine({ request }: { request: RequestItem }) {
  const { t } = useText();
  const { moment } = useDates();
  const { kind, state, reason, requestedAt, decidedAt, decidedBy, byRule, answer, collectUntil } = request;
  return (
    <>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <span>
          {t(`certificates.kinds.${kind}`)} <span className={clsx(ui.xs, ui.muted, ui.num)}>{moment(requestedAt)}</span>
        </span>
        <RequestChip state={state} />
      </div>
      {reason && <span className={clsx(ui.sm, styles.line)}>{reason}</span>}
      {decidedAt && (
        <span className={clsx(ui.xs, ui.muted, styles.line, ui.num)}>
          <Kept>{byRule ? t('certificates.byRule') : t('certificates.decided', { name: decidedBy, moment: moment(decidedAt) })}</Kept>
          {answer && ` · ${answer}`}
        </span>
      )}
      {state === 'approved' && collectUntil && (
        <span className={clsx(ui.xs, ui.muted, styles.line, ui.num)}>{t('certificates.collectBy', { moment: moment(collectUntil) })}</span>
      )}
    </>
  );
}
