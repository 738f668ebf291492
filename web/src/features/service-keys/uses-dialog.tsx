import { listKeyUses, type ServiceKey } from '@sarabun/contract/service-keys/service-keys';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../ui/dialogs/dialog-parts';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, Table } from '../../ui/tables/table';
import styles from './service-keys.module.css';

const columns = ['minute', 'address', 'secret', 'calls', 'refused', 'notices'] as const;

/** When and from where a key was used, and what was sent with it last. */
export function UsesDialog({ item, onClose }: { item: ServiceKey; onClose: () => void }) {
  const { t } = useText();
  const { moment } = useDates();
  const [page, setPage] = useState(1);
  const asked = { id: item.id, page, pageSize: rowsOn('panels') };
  const query = useQuery({
    queryKey: ['settings', 'service-keys', 'uses', asked],
    queryFn: ({ signal }) => call(listKeyUses, asked, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const sent = query.data?.sent ?? [];
  const title = t('serviceKeys.usesOf', { name: item.name });
  return (
    <DialogFrame title={title} width={820} onClose={onClose} sheet>
      <DialogHead title={title} onClose={onClose} />
      <div className={clsx(ui.drawerBody, styles.lists)}>
        <ListCard query={query} tools={null} none={t('serviceKeys.noUses')} page={page} pageSize={asked.pageSize} onPage={setPage}>
          {({ data }) => (
            <Table heads={columns.map((name) => t(`serviceKeys.${name}`))}>
              {data.map((use) => (
                <Row key={`${use.at.getTime()} ${use.shown} ${use.address}`}>
                  <td className={ui.num}>{moment(use.at)}</td>
                  <td className={ui.num}>{use.address ?? ''}</td>
                  <td className={clsx(ui.xs, ui.num)}>{use.shown}</td>
                  <td className={ui.num}>{use.calls}</td>
                  <td className={ui.num}>{use.refused}</td>
                  <td className={ui.num}>{use.notices}</td>
                </Row>
              ))}
            </Table>
          )}
        </ListCard>
        {sent.length > 0 && (
          <section>
            <h3 className={clsx(ui.sm, ui.strong)}>{t('serviceKeys.sent')}</h3>
            <ul className={styles.sent}>
              {sent.map((notice, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two notices may be alike, and the list is only read
                <li key={place}>
                  <p className={ui.sm}>{notice.title}</p>
                  <p className={clsx(ui.xs, ui.muted, ui.num)}>{t('serviceKeys.sentTo', { at: moment(notice.at), n: notice.persons, shown: notice.shown })}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </DialogFrame>
  );
}
