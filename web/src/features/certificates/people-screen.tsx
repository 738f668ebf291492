import { holderStates } from '@sarabun/contract/certificates/certificate';
import type { CertificateHolder } from '@sarabun/contract/certificates/person-certificates';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Avatar } from '../../ui/avatar';
import { Chip } from '../../ui/chip';
import { SearchBox } from '../../ui/fields/search-box';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { ExportMenu } from '../../ui/tables/export-menu';
import { ListCard } from '../../ui/tables/list-card';
import { Row, Table } from '../../ui/tables/table';
import { useListState } from '../rights';
import { SettingsFrame } from '../settings';
import { DecideLink, StateChip } from './certificate-parts';
import styles from './certificates.module.css';
import { StateSelect } from './state-select';
import { takeHolders, useHolders } from './use-certificates';

/** The certificate states of all people (`certificate-person`). */
export function CertificatePeopleScreen() {
  const { t } = useText();
  return (
    <SettingsFrame path="certificate-person" purpose={t('certificates.people.purpose')}>
      {() => <People />}
    </SettingsFrame>
  );
}

function People() {
  const { t } = useText();
  const { list, typed, onType, onState, onPage } = useListState(holderStates);
  const { search, state } = list;
  const holders = useHolders(list);
  return (
    <ListCard
      query={holders}
      none={t('certificates.people.none')}
      page={list.page}
      pageSize={rowsOn('lists')}
      onPage={onPage}
      tools={
        <>
          <SearchBox label={t('certificates.people.find')} value={typed} onChange={onType} />
          <StateSelect
            states={holderStates}
            chosen={state}
            onChoose={onState}
            word={(one) => [t(`certificates.states.${one}`), holders.data && `(${holders.data.counts[one]})`].filter(Boolean).join(' ')}
          />
          <span className={ui.grow} />
          <ExportMenu save={(format) => takeHolders({ search, state }, format)} />
        </>
      }
    >
      {({ data }) => (
        <Table heads={(['name', 'unit', 'state', 'ends'] as const).map((column) => t(`certificates.people.${column}`))} className={styles.table}>
          {data.map((holder) => (
            <HolderRow key={holder.personId} holder={holder} />
          ))}
        </Table>
      )}
    </ListCard>
  );
}

function HolderRow({ holder }: { holder: CertificateHolder }) {
  const { t } = useText();
  const { day } = useDates();
  const { personId, name, positionName, unitName, state, notAfter, serial, open } = holder;
  return (
    <Row>
      <td>
        <div className={ui.row}>
          <Avatar name={name} />
          <span className={ui.grow}>
            <Link to="/settings/$menuID/certificate-person/$personID" params={{ menuID: '3203', personID: String(personId) }} className={ui.strong}>
              <Kept>{name}</Kept>
            </Link>
            <span className={clsx(ui.xs, ui.muted, styles.line)}>{positionName}</span>
          </span>
        </div>
      </td>
      <td className={ui.sm}>{unitName}</td>
      <td>
        <StateChip state={state} /> {open && state !== 'waiting' && state !== 'offered' && <Chip tone="blue">{t(`certificates.people.open.${open}`)}</Chip>}
        {open === 'waiting' && <DecideLink personId={personId} name={name} />}
      </td>
      <td className={clsx(ui.sm, ui.num)}>
        {notAfter && day(bangkokDay(notAfter))}
        {serial && <span className={clsx(ui.xs, ui.muted, styles.line)}>{serial}</span>}
      </td>
    </Row>
  );
}
