import { type ActingOrderRow, actingStates, revokeActing } from '@sarabun/contract/acting/acting';
import { actingWords } from '@sarabun/contract/acting/acting-phrase';
import { IconPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { Row } from '../../ui/tables/table';
import { EndForm, RightsList, StateChip, Term, useActingOrders, useListState } from '../rights';
import { SettingsFrame } from '../settings';
import { AbsenceForm } from './absence-form';
import { Absences } from './absences';
import { ActingForm } from './acting-form';

type Open = ActingOrderRow | 'order' | 'absence' | null;

/** Orders to act for posts, and absences (`acting`). */
export function ActingScreen() {
  const { t } = useText();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <SettingsFrame
      path="acting"
      purpose={t('rights.acting.purpose')}
      tools={({ mayManage }) =>
        mayManage && (
          <div className={clsx(ui.row, ui.wrap)}>
            <Button tone="ghost" icon={<IconPlus size={19} aria-hidden />} onClick={() => setOpen('absence')}>
              {t('rights.absence.enter')}
            </Button>
            <Button icon={<IconPlus size={19} aria-hidden />} onClick={() => setOpen('order')}>
              {t('rights.acting.appoint')}
            </Button>
          </div>
        )
      }
    >
      {({ mayManage }) => (
        <div className={ui.rightsStack}>
          <Orders onRevoke={mayManage ? setOpen : null} />
          <Absences mayManage={mayManage} />
          {open === 'order' && mayManage && <ActingForm onClose={close} />}
          {open === 'absence' && mayManage && <AbsenceForm own={false} onClose={close} />}
          {open !== null && open !== 'order' && open !== 'absence' && (
            <EndForm
              title={t('rights.acting.revoke')}
              text={t('rights.acting.revokeText', { number: open.orderNumber, post: open.postName })}
              submit={t('rights.acting.revoke')}
              done={t('rights.ended')}
              send={(reason) => call(revokeActing, { orderId: open.orderId, version: open.version, reason })}
              onClose={close}
            />
          )}
        </div>
      )}
    </SettingsFrame>
  );
}

function Orders({ onRevoke }: { onRevoke: ((order: ActingOrderRow) => void) | null }) {
  const { t } = useText();
  const { list, ...change } = useListState(actingStates);
  return (
    <RightsList
      query={useActingOrders(list)}
      find={t('rights.acting.find')}
      state={list}
      states={actingStates}
      none={t('rights.acting.none')}
      columns={[t('rights.acting.post'), t('rights.acting.succession'), t('rights.days'), t('rights.acting.today'), '']}
      {...change}
      row={(order) => <OrderRow key={order.orderId} order={order} onRevoke={onRevoke} />}
    />
  );
}

function OrderRow({ order, onRevoke }: { order: ActingOrderRow; onRevoke: ((order: ActingOrderRow) => void) | null }) {
  const { t, language } = useText();
  const { day } = useDates();
  const limits = [order.scope, order.excludes && t('rights.acting.except', { what: order.excludes })].filter(Boolean).join(' · ');
  return (
    <Row>
      <td>
        <span className={clsx(ui.strong, ui.rightsLine)}>
          {actingWords[order.phrase][language]} {order.postName}
        </span>
        <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
          {t('rights.order', { number: order.orderNumber })}
          {order.orderedOn && ` · ${day(order.orderedOn)}`}
        </span>
        {limits && <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{limits}</span>}
      </td>
      <td>
        <ol>
          {order.persons.map(({ personId, name, leftOn }, index) => (
            <li key={personId} className={clsx(ui.sm, ui.rightsLine)}>
              <span className={ui.num}>{index + 1}.</span> <Kept>{leftOn ? <s>{name}</s> : name}</Kept>
            </li>
          ))}
        </ol>
      </td>
      <td>
        <Term {...order} />
        <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{t(`rights.acting.applies.${order.applies}`)}</span>
      </td>
      <td>
        {order.state === 'running' && order.actsToday ? (
          <Chip tone="green">{order.actsToday}</Chip>
        ) : order.state === 'running' ? (
          <Chip>{t('rights.acting.holderThere')}</Chip>
        ) : (
          <StateChip state={order.state} reason={order.revokeReason} />
        )}
        {order.state === 'running' && (
          <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>
            <Kept>{order.holderName ? t('rights.acting.holder', { name: order.holderName }) : t('rights.acting.vacant')}</Kept>
          </span>
        )}
      </td>
      <td>
        {onRevoke && (order.state === 'running' || order.state === 'coming') && (
          <button type="button" className={ui.btnView} aria-label={`${t('rights.acting.revoke')} ${order.orderNumber}`} onClick={() => onRevoke(order)}>
            {t('rights.acting.revoke')}
          </button>
        )}
      </td>
    </Row>
  );
}
