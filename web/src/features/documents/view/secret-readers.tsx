import { secretReaders } from '@sarabun/contract/documents/secret-readers';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Kept } from '../../../ui/kept';
import ui from '../../../ui/styles/ui.module.css';
import styles from './secret-readers.module.css';

/** Who has opened a secret letter; for its secret registrar. Others get an empty answer and see nothing. */
export function SecretReaders({ documentId }: { documentId: number }) {
  const { t } = useText();
  const dates = useDates();
  const { data } = useQuery({
    queryKey: ['documents', 'readers', documentId],
    queryFn: ({ signal }) => call(secretReaders, { documentId }, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });
  if (!data) return null;
  return (
    <section className={styles.root} aria-labelledby="sr-title">
      <h2 className={clsx(ui.strong, ui.row)} id="sr-title">
        <IconShieldLock size={18} stroke={1.7} aria-hidden />
        {t('secrecy.readers')}
      </h2>
      <p className={clsx(ui.xs, ui.muted)}>{t('secrecy.readersNote')}</p>
      {data.length === 0 && <p className={clsx(ui.sm, ui.muted)}>{t('secrecy.noReaders')}</p>}
      <ul>
        {data.map(({ personId, name, postName, firstAt, lastAt, times }) => (
          <li key={personId}>
            <Kept>
              <b>{name}</b> {postName !== '' && <span className={ui.soft}>{postName}</span>}
            </Kept>
            <span className={clsx(ui.xs, ui.muted, ui.num, styles.when)}>
              {t('secrecy.opened', { first: dates.moment(firstAt), last: dates.moment(lastAt), times })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
