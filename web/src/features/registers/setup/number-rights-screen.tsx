import { endNumberRight, type NumberRightRow } from '@sarabun/contract/registers/number-rights';
import { type NumberRight, numberRights } from '@sarabun/contract/registers/register';
import { clsx } from 'clsx';
import { useState } from 'react';
import { rowsOn } from '../../../platform/agency';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { BlankState } from '../../../ui/blank-state';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { SearchBox } from '../../../ui/fields/search-box';
import { Segments } from '../../../ui/fields/segments';
import { useAct } from '../../../ui/forms/use-act';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import { ListCard } from '../../../ui/tables/list-card';
import { Row, Table } from '../../../ui/tables/table';
import { useNarrowing } from '../../../ui/tables/use-narrowing';
import { SettingsFrame, useOpenRow } from '../../settings';
import { GrantRightsDrawer } from './grant-rights-drawer';
import styles from './register-settings.module.css';
import { useNumberRights } from './use-book-settings';

/** Who may reserve, back-date and cancel numbers, and use those of another registry (manage-number-premission). */
export function NumberRightsScreen() {
  const { t } = useText();
  const [row, setRow] = useOpenRow();
  return (
    <SettingsFrame
      path="manage-number-premission"
      purpose={t('registerSettings.rightsPurpose')}
      add={{ word: t('registerSettings.grant'), onAdd: () => setRow('new') }}
    >
      {({ mayManage }) => (
        <>
          <Rights mayManage={mayManage} />
          {mayManage && row === 'new' && <GrantRightsDrawer onClose={() => setRow(null)} />}
        </>
      )}
    </SettingsFrame>
  );
}

function Rights({ mayManage }: { mayManage: boolean }) {
  const { t } = useText();
  const { typed, type, search, page, setPage, narrow } = useNarrowing();
  const [what, setWhat] = useState<NumberRight | undefined>();
  const [state, setState] = useState<'on' | 'off'>('on');
  const [ending, setEnding] = useState<NumberRightRow | null>(null);
  const rights = useNumberRights({ search, what, state, page, unitId: undefined });
  const act = useAct(['registers'], () => setEnding(null));
  return (
    <>
      <ListCard
        query={rights}
        none={<BlankState kind="empty" small title={t('registerSettings.noRights')} text={t('registerSettings.noRightsText')} />}
        page={page}
        pageSize={rowsOn('lists')}
        onPage={setPage}
        tools={
          <>
            <SearchBox label={t('registerSettings.findHolder')} value={typed} onChange={type} />
            <select
              className={clsx(ui.input, styles.what)}
              aria-label={t('registerSettings.right')}
              value={what ?? ''}
              onChange={(event) => narrow(() => setWhat(numberRights.find((one) => one === event.target.value)))}
            >
              <option value="">{t('registerSettings.allRights')}</option>
              {numberRights.map((one) => (
                <option key={one} value={one}>
                  {t(`registers.rights.${one}`)}
                </option>
              ))}
            </select>
            <Segments
              label={t('settings.state')}
              values={['on', 'off'] as const}
              chosen={state}
              onChoose={(one) => narrow(() => setState(one))}
              word={(one) => t(one === 'on' ? 'registerSettings.inForce' : 'registerSettings.ended')}
              count={(one) => rights.data?.[one]}
            />
          </>
        }
      >
        {({ data }) => <RightTable rights={data} onEnd={mayManage && state === 'on' ? setEnding : null} />}
      </ListCard>
      {ending && (
        <ConfirmDialog
          tone="warning"
          title={t('registerSettings.endTitle', { right: t(`registers.rights.${ending.what}`), who: ending.holder.name })}
          text={act.failure || t('registerSettings.endText')}
          cancel={{ label: t('common.cancel'), onPress: () => setEnding(null) }}
          confirm={{
            label: t('registerSettings.end'),
            busy: act.busy,
            onPress: () => void act.run(() => call(endNumberRight, { rightId: ending.rightId }), t('registerSettings.endedToast')),
          }}
        />
      )}
    </>
  );
}

function RightTable({ rights, onEnd }: { rights: NumberRightRow[]; onEnd: ((right: NumberRightRow) => void) | null }) {
  const { t } = useText();
  const dates = useDates();
  return (
    <Table
      heads={[
        ...(['holder', 'right', 'unit', 'given'] as const).map((column) => t(`registerSettings.${column}`)),
        ...(onEnd ? [{ title: t('registerSettings.end'), silent: true }] : []),
      ]}
    >
      {rights.map((right) => (
        <Row key={right.rightId}>
          <td>
            <span className={ui.strong}>
              <Kept>{right.holder.name}</Kept>
            </span>
            <span className={clsx(ui.xs, ui.muted, styles.line)}>
              {t(right.holder.kind === 'post' ? 'registerSettings.post' : 'registerSettings.person')} · {right.holder.unitName}
            </span>
          </td>
          <td>{t(`registers.rights.${right.what}`)}</td>
          <td>{right.unitName}</td>
          <td className={ui.sm}>
            {dates.moment(right.grantedAt)}
            <span className={clsx(ui.xs, ui.muted, styles.line)}>{right.grantedBy}</span>
            {right.endedAt && (
              <span className={clsx(ui.xs, ui.muted, styles.line)}>
                {t('registerSettings.endedAt', { when: dates.moment(right.endedAt), by: right.endedBy })}
              </span>
            )}
          </td>
          {onEnd && (
            <td>
              <button
                type="button"
                className={ui.btnView}
                aria-label={`${t('registerSettings.end')} ${t(`registers.rights.${right.what}`)} ${right.holder.name}`}
                onClick={() => onEnd(right)}
              >
                {t('registerSettings.end')}
              </button>
            </td>
          )}
        </Row>
      ))}
    </Table>
  );
}
