import type { AccountRequest } from '@sarabun/contract/account-requests/account-requests';
import { clsx } from 'clsx';
import { useState } from 'react';
import { CallFailed, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Kept } from '../../ui/kept';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { Pager } from '../../ui/tables/pager';
import styles from './account-requests.module.css';
import { ApproveDialog } from './approve-dialog';
import { RefuseDialog } from './refuse-dialog';
import { type RequestState, useAccountRequests } from './use-account-requests';

const states = ['waiting', 'approved', 'refused'] as const satisfies readonly RequestState[];

type Deciding = { how: 'approve' | 'refuse'; request: AccountRequest };

export function AccountRequestsScreen() {
  const { t } = useText();
  const [state, setState] = useState<RequestState>('waiting');
  const [page, setPage] = useState(1);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const { data, error, refetch } = useAccountRequests(state, page);
  return (
    <div className={styles.requestsPage}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <h1 className={ui.h1}>{t('registration.requests.title')}</h1>
        <div className={ui.seg}>
          {states.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === state}
              onClick={() => {
                setState(each);
                setPage(1);
              }}
            >
              {t(`registration.requests.${each}`)}
            </button>
          ))}
        </div>
      </div>
      {error ? (
        <BlankState kind="error" title={t('common.failure')} text={sentenceOf(error)}>
          {/* A retry cannot grant a missing right. */}
          {!(error instanceof CallFailed && error.status === 403) && <Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        </BlankState>
      ) : !data ? (
        <Bone width={320} height={24} />
      ) : data.data.length === 0 ? (
        <BlankState kind="empty" title={t(`registration.requests.none.${state}`)} />
      ) : (
        <>
          <ul className={styles.requests}>
            {data.data.map((request) => (
              <RequestCard key={request.id} request={request} onDecide={(how) => setDeciding({ how, request })} />
            ))}
          </ul>
          <Pager page={page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
        </>
      )}
      {deciding?.how === 'approve' && <ApproveDialog request={deciding.request} onClose={() => setDeciding(null)} />}
      {deciding?.how === 'refuse' && <RefuseDialog request={deciding.request} onClose={() => setDeciding(null)} />}
    </div>
  );
}

function RequestCard({ request, onDecide }: { request: AccountRequest; onDecide: (how: Deciding['how']) => void }) {
  const { t } = useText();
  const dates = useDates();
  const facts = [
    [t('registration.fields.unitId'), request.unitName],
    [t('registration.fields.email'), request.email],
    [t('registration.fields.phone'), request.phone],
    [t('session.username'), request.username],
    [t('registration.fields.reason'), request.reason],
  ] as const;
  return (
    <li className={clsx(ui.card, styles.request)}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <div>
          <h2 className={ui.h3}>
            <Kept>{`${request.prefix}${request.firstName} ${request.lastName}`}</Kept>
          </h2>
          <p className={clsx(ui.soft, ui.sm)}>{request.position}</p>
        </div>
        <p className={clsx(ui.xs, ui.muted, ui.num)}>{dates.moment(request.requestedAt)}</p>
      </div>
      <dl className={styles.requestFacts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={clsx(ui.xs, ui.muted)}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {request.state === 'waiting' ? (
        <>
          {(request.usernameTaken || request.emailTaken) && (
            <div className={clsx(ui.row, ui.wrap)}>
              {request.usernameTaken && <span className={clsx(ui.chip, ui.amber)}>{t('registration.requests.usernameTaken')}</span>}
              {request.emailTaken && <span className={clsx(ui.chip, ui.amber)}>{t('registration.requests.emailTaken')}</span>}
            </div>
          )}
          <div className={clsx(ui.row, ui.wrap)}>
            <Button onClick={() => onDecide('approve')}>{t('registration.approve.button')}</Button>
            <Button tone="ghost" onClick={() => onDecide('refuse')}>
              {t('registration.refuse.button')}
            </Button>
          </div>
        </>
      ) : (
        <p className={clsx(ui.sm, ui.soft)}>
          <Kept>
            {request.decidedAt && t('registration.requests.decided', { name: request.decidedBy, moment: dates.moment(request.decidedAt) })}
            {request.answer && ` · ${request.answer}`}
          </Kept>
        </p>
      )}
    </li>
  );
}
