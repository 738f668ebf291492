import './certificates.css';
import type { CertificateItem, HolderState, RequestItem, RequestState } from '@sarabun/contract/certificates/certificate';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip, type ChipTone } from '../../ui/chip';
import { Kept } from '../../ui/kept';

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

/** How a certificate, or its person, stands. */
export function StateChip({ state }: { state: HolderState }) {
  const { t } = useText();
  return <Chip tone={tones[state]}>{t(`certificates.states.${state}`)}</Chip>;
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
    <div className={wide ? 'ce-wide' : ''}>
      <dt className="xs muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All that may be known of a certificate. `children` are what can be done with it. */
export function CertificateFacts({ certificate, children }: { certificate: CertificateItem; children?: ReactNode }) {
  const { t } = useText();
  const { day, moment } = useDates();
  const { subject, state, serial, fingerprint, issuedAt, notAfter, lockedAt, revokedAt, revokedBy, revokeCode, revokeReason, signatures } = certificate;
  return (
    <>
      <div className="row between wrap">
        <span className="strong">{subject}</span>
        <StateChip state={state} />
      </div>
      <dl className="ce-facts">
        <Fact name={t('certificates.facts.issued')}>
          <span className="num">{moment(issuedAt)}</span>
        </Fact>
        <Fact name={t('certificates.facts.ends')}>
          <span className="num">{day(bangkokDay(notAfter))}</span>
        </Fact>
        <Fact name={t('certificates.facts.signatures')}>
          <span className="num">{t('certificates.facts.letters', { n: signatures })}</span>
        </Fact>
        {lockedAt && (
          <Fact name={t('certificates.facts.locked')}>
            <span className="num">{moment(lockedAt)}</span>
          </Fact>
        )}
        {revokedAt && revokeCode && (
          <Fact name={t('certificates.facts.revoked')} wide>
            <span className="num">{t('certificates.decided', { name: revokedBy || t('certificates.bySystem'), moment: moment(revokedAt) })}</span>
            <span className="sm ce-line">
              {t(`certificates.codes.${revokeCode}`)} · {revokeReason}
            </span>
          </Fact>
        )}
        <Fact name={t('certificates.facts.serial')} wide>
          <span className="num sm">{serial}</span>
        </Fact>
        <Fact name={t('certificates.facts.fingerprint')} wide>
          <span className="num xs">{fingerprint}</span>
        </Fact>
      </dl>
      {children}
    </>
  );
}

/** What was asked for or offered, newest first. */
export function RequestHistory({ requests }: { requests: readonly RequestItem[] }) {
  const { t } = useText();
  if (requests.length === 0) return <p className="sm muted">{t('certificates.noHistory')}</p>;
  return (
    <ul className="ce-list">
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
      <div className="row between wrap">
        <span>
          {t(`certificates.kinds.${kind}`)} <span className="xs muted num">{moment(requestedAt)}</span>
        </span>
        <RequestChip state={state} />
      </div>
      {reason && <span className="sm ce-line">{reason}</span>}
      {decidedAt && (
        <span className="xs muted ce-line num">
          <Kept>{byRule ? t('certificates.byRule') : t('certificates.decided', { name: decidedBy, moment: moment(decidedAt) })}</Kept>
          {answer && ` · ${answer}`}
        </span>
      )}
      {state === 'approved' && collectUntil && <span className="xs muted ce-line num">{t('certificates.collectBy', { moment: moment(collectUntil) })}</span>}
    </>
  );
}
