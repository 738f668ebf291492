import {
  type Delivery,
  type DeliveryState,
  deliveryStates,
  listDeliveries,
  resendDelivery,
  type Webhook,
  webhookEventLabels,
} from '@sarabun/contract/webhooks/webhooks';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip, type ChipTone } from '../../ui/chip';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import { Segments } from '../../ui/fields/segments';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, Table } from '../../ui/tables/table';
import { useSettingsAct } from '../settings';
import { NoAnswer } from './no-answer';
import styles from './webhooks.module.css';

const tones: Record<DeliveryState, ChipTone> = { waiting: 'amber', delivered: 'green', failed: 'red' };

/** What a system was told, what it answered, and sending again. */
export function DeliveriesDialog({ item, mayManage, onClose }: { item: Webhook; mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<DeliveryState | undefined>(undefined);
  const asked = { id: item.id, state, page, pageSize: rowsOn('panels') };
  const query = useQuery({
    queryKey: ['settings', 'webhooks', 'deliveries', asked],
    queryFn: ({ signal }) => call(listDeliveries, asked, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const act = useSettingsAct(() => undefined);
  const title = t('webhooks.deliveriesOf', { name: item.name });
  const resend = ({ id }: Delivery) => void act.run(() => call(resendDelivery, { id }), t('webhooks.resent'));
  return (
    <DialogFrame title={title} width={860} onClose={onClose} sheet>
      <DialogHead title={title} onClose={onClose} />
      <div className={clsx(ui.drawerBody, styles.lists)}>
        {act.failure && <Note tone="red">{act.failure}</Note>}
        <ListCard
          query={query}
          none={t('webhooks.noDeliveries')}
          page={page}
          pageSize={asked.pageSize}
          onPage={setPage}
          tools={
            <Segments
              label={t('webhooks.state')}
              values={[undefined, ...deliveryStates]}
              chosen={state}
              onChoose={(wanted) => {
                setState(wanted);
                setPage(1);
              }}
              word={(one) => t(one ? `webhooks.states.${one}` : 'webhooks.all')}
            />
          }
        >
          {({ data }) => (
            <Table heads={[t('webhooks.event'), t('webhooks.answered'), t('webhooks.when'), '']} className={styles.deliveries}>
              {data.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} onResend={mayManage ? () => resend(delivery) : null} />
              ))}
            </Table>
          )}
        </ListCard>
      </div>
    </DialogFrame>
  );
}

function DeliveryRow({ delivery, onResend }: { delivery: Delivery; onResend: (() => void) | null }) {
  const { t, language } = useText();
  const { moment } = useDates();
  const event = webhookEventLabels[delivery.event][language];
  return (
    <Row>
      <td>
        <p className={clsx(ui.row, ui.wrap)}>
          <span>{event}</span>
          <Chip tone={tones[delivery.state]}>{t(`webhooks.states.${delivery.state}`)}</Chip>
        </p>
        <p className={clsx(ui.xs, ui.muted, ui.num)}>{delivery.letter}</p>
      </td>
      <td>
        {delivery.status !== null && <p className={clsx(ui.sm, ui.num)}>{t('webhooks.status', { status: delivery.status })}</p>}
        {delivery.error === null ? <p className={clsx(ui.xs, ui.muted, ui.clip2)}>{delivery.answer}</p> : <NoAnswer report={delivery.error} />}
      </td>
      <td className={clsx(ui.xs, ui.num)}>
        <p>{moment(delivery.endedAt ?? delivery.createdAt)}</p>
        {delivery.attempts > 0 && <p className={ui.muted}>{t('webhooks.tries', { n: delivery.attempts })}</p>}
        {delivery.dueAt && delivery.attempts > 0 && <p className={ui.muted}>{t('webhooks.next', { at: moment(delivery.dueAt) })}</p>}
      </td>
      <td>
        {onResend && (
          <button type="button" className={ui.btnView} onClick={onResend}>
            {t('webhooks.resend')}
            <span className={ui.vh}>
              {event} {delivery.letter}
            </span>
          </button>
        )}
      </td>
    </Row>
  );
}
