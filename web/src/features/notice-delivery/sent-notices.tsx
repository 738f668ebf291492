import { type NoticeChannel, noticeChannelNames } from '@sarabun/contract/notice-delivery/notice-services';
import { listSentNotices, type SentNotice, type SentState, sentStates } from '@sarabun/contract/notice-delivery/sent-notices';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { Chip, type ChipTone } from '../../ui/chip';
import { Segments } from '../../ui/fields/segments';
import ui from '../../ui/styles/ui.module.css';
import { ListCard } from '../../ui/tables/list-card';
import { Row, Table } from '../../ui/tables/table';

const tones: Record<SentState, ChipTone> = { waiting: 'amber', sent: 'green', failed: 'red', dropped: 'plain' };

/** Reasons that the server says in one word; the others are sentences of the service. */
const known = ['read', 'expired', 'notSeen', 'noAddress', 'notWanted'] as const;

/** What e-mail, LINE and web push were told, and what became of it. It says nothing of letters. */
export function SentNotices() {
  const { t } = useText();
  const [page, setPage] = useState(1);
  const [channel, setChannel] = useState<NoticeChannel | undefined>(undefined);
  const [state, setState] = useState<SentState | undefined>(undefined);
  const asked = { channel, state, page, pageSize: rowsOn('panels') };
  const query = useQuery({
    queryKey: ['settings', 'sentNotices', asked],
    queryFn: ({ signal }) => call(listSentNotices, asked, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = query.isSuccess;
  // A link to this list leads below everything that the page loads above it.
  useEffect(() => {
    if (!isShown || location.hash !== '#sent') return;
    heading.current?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isShown]);
  const narrow =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value) => {
      choose(value);
      setPage(1);
    };
  return (
    <section className={ui.stack}>
      <h2 ref={heading} tabIndex={-1} className={ui.h3}>
        {t('channels.sent.title')}
      </h2>
      <p className={clsx(ui.sm, ui.muted)}>{t('channels.sent.text')}</p>
      <ListCard
        query={query}
        none={t('channels.sent.none')}
        page={page}
        pageSize={asked.pageSize}
        onPage={setPage}
        tools={
          <>
            <Segments
              label={t('channels.sent.channel')}
              values={[undefined, ...noticeChannelNames]}
              chosen={channel}
              onChoose={narrow(setChannel)}
              word={(one) => t(one ? `channels.${one}` : 'channels.sent.all')}
            />
            <Segments
              label={t('channels.sent.state')}
              values={[undefined, ...sentStates]}
              chosen={state}
              onChoose={narrow(setState)}
              word={(one) => t(one ? `channels.sent.states.${one}` : 'channels.sent.all')}
            />
          </>
        }
      >
        {({ data }) => (
          <Table heads={[t('channels.sent.person'), t('channels.sent.channel'), t('channels.sent.state'), t('channels.sent.when')]}>
            {data.map((notice) => (
              <SentRow key={notice.id} notice={notice} />
            ))}
          </Table>
        )}
      </ListCard>
    </section>
  );
}

function SentRow({ notice }: { notice: SentNotice }) {
  const { t, language } = useText();
  const { moment } = useDates();
  const word = known.find((one) => one === notice.reason);
  return (
    <Row>
      <td>
        <p>{notice.person}</p>
        <p className={clsx(ui.xs, ui.muted)}>{language === 'th' ? notice.th : notice.en}</p>
      </td>
      <td className={ui.sm}>{t(`channels.${notice.channel}`)}</td>
      <td>
        <Chip tone={tones[notice.state]}>{t(`channels.sent.states.${notice.state}`)}</Chip>
        {notice.reason && (
          <p className={clsx(ui.xs, ui.muted, ui.clip2)} lang={word ? undefined : 'en'}>
            {word ? t(`channels.sent.reasons.${word}`) : notice.reason}
          </p>
        )}
      </td>
      <td className={clsx(ui.xs, ui.num)}>{moment(notice.endedAt ?? notice.createdAt)}</td>
    </Row>
  );
}
