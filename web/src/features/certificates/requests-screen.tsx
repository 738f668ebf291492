import { requestStates } from '@sarabun/contract/certificates/certificate';
import { decideCertificateRequest, type PersonRequest } from '@sarabun/contract/certificates/certificate-requests';
import { clsx } from 'clsx';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Avatar } from '../../ui/avatar';
import { DialogFoot, DialogForm } from '../../ui/dialogs/dialog-parts';
import { Drawer } from '../../ui/dialogs/drawer';
import { SearchBox } from '../../ui/fields/search-box';
import { Segments } from '../../ui/fields/segments';
import { useAct } from '../../ui/forms/use-act';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, Table } from '../../ui/tables/table';
import { useListState } from '../rights';
import { SettingsFrame } from '../settings';
import { RequestChip } from './certificate-parts';
import styles from './certificates.module.css';
import { ReasonField } from './reason-field';
import { StateSelect } from './state-select';
import { certificateKeys, useRequests } from './use-certificates';

/** Certificate requests and decisions (`certificate-person-request`). */
export function CertificateRequestsScreen() {
  const { t } = useText();
  const [deciding, setDeciding] = useState<PersonRequest | null>(null);
  return (
    <SettingsFrame path="certificate-person-request" purpose={t('certificates.requests.purpose')}>
      {({ mayManage }) => (
        <>
          <Requests onDecide={mayManage ? setDeciding : null} />
          {deciding && <DecideDrawer request={deciding} onClose={() => setDeciding(null)} />}
        </>
      )}
    </SettingsFrame>
  );
}

function Requests({ onDecide }: { onDecide: ((request: PersonRequest) => void) | null }) {
  const { t } = useText();
  const { list, typed, onType, onState, onPage } = useListState(requestStates);
  const requests = useRequests(list);
  return (
    <ListCard
      query={requests}
      none={t('certificates.requests.none')}
      page={list.page}
      pageSize={rowsOn('lists')}
      onPage={onPage}
      tools={
        <>
          <SearchBox label={t('certificates.requests.find')} value={typed} onChange={onType} />
          <StateSelect states={requestStates} chosen={list.state} onChoose={onState} word={(one) => t(`certificates.requestStates.${one}`)} />
        </>
      }
    >
      {({ data }) => (
        <Table heads={(['asker', 'why', 'decision'] as const).map((column) => t(`certificates.requests.${column}`))} className={styles.table}>
          {data.map((request) => (
            <RequestRow key={request.requestId} request={request} onDecide={onDecide} />
          ))}
        </Table>
      )}
    </ListCard>
  );
}

function RequestRow({ request, onDecide }: { request: PersonRequest; onDecide: ((request: PersonRequest) => void) | null }) {
  const { t } = useText();
  const { moment } = useDates();
  const { name, positionName, unitName, kind, reason, requestedAt, state, decidedAt, decidedBy, byRule, answer, isOwn } = request;
  return (
    <Row>
      <td>
        <div className={ui.row}>
          <Avatar name={name} />
          <span className={ui.grow}>
            <span className={clsx(ui.strong, styles.line)}>
              <Kept>{name}</Kept>
            </span>
            <span className={clsx(ui.xs, ui.muted, styles.line)}>{[positionName, unitName].filter(Boolean).join(' · ')}</span>
          </span>
        </div>
      </td>
      <td className={ui.sm}>
        {reason || <span className={ui.muted}>{t('certificates.requests.noReason')}</span>}
        <span className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>
          {t(`certificates.kinds.${kind}`)} · {moment(requestedAt)}
        </span>
      </td>
      <td>
        <RequestChip state={state} />
        {decidedAt && (
          <span className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>
            <Kept>{byRule ? t('certificates.byRule') : t('certificates.decided', { name: decidedBy, moment: moment(decidedAt) })}</Kept>
            {answer && ` · ${answer}`}
          </span>
        )}
        {state === 'waiting' &&
          onDecide &&
          (isOwn ? (
            <span className={clsx(ui.xs, ui.muted, styles.line)}>{t('certificates.requests.own')}</span>
          ) : (
            <>
              {' '}
              <button type="button" className={ui.btnView} aria-label={`${t('certificates.requests.decide')} ${name}`} onClick={() => onDecide(request)}>
                {t('certificates.requests.decide')}
              </button>
            </>
          ))}
      </td>
    </Row>
  );
}

function DecideDrawer({ request, onClose }: { request: PersonRequest; onClose: () => void }) {
  const { t } = useText();
  const [approve, setApprove] = useState(true);
  const [text, setText] = useState('');
  const act = useAct(certificateKeys, onClose);
  const word = t(approve ? 'certificates.requests.approve' : 'certificates.requests.refuse');
  const decide = () => {
    if (!approve && text.trim() === '') return act.setFaults({ text: t('certificates.requests.reasonMissing') });
    const done = t(approve ? 'certificates.requests.approved' : 'certificates.requests.refused');
    return act.run(() => call(decideCertificateRequest, { requestId: request.requestId, approve, text }), done);
  };
  return (
    <Drawer title={t('certificates.requests.decide')} onClose={onClose}>
      <DialogForm act={act} onSubmit={decide} foot={<DialogFoot submit={word} busy={act.busy} onClose={onClose} />}>
        <div>
          <p className={ui.strong}>
            <Kept>{request.name}</Kept>
          </p>
          <p className={clsx(ui.sm, ui.soft)}>{[request.positionName, request.unitName].filter(Boolean).join(' · ')}</p>
          <p className={ui.sm}>{request.reason || t('certificates.requests.noReason')}</p>
        </div>
        <Segments
          label={t('certificates.requests.decision')}
          values={['approve', 'refuse'] as const}
          chosen={approve ? 'approve' : 'refuse'}
          onChoose={(one) => setApprove(one === 'approve')}
          word={(one) => t(`certificates.requests.${one}`)}
        />
        <ReasonField
          label={t(approve ? 'certificates.requests.opinion' : 'certificates.requests.refusalReason')}
          required={!approve}
          value={text}
          error={act.faults.text}
          onChange={setText}
        />
      </DialogForm>
    </Drawer>
  );
}
