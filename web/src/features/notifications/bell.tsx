import type { News } from '@sarabun/contract/realtime';
import { IconBell } from '@tabler/icons-react';
import { useRef } from 'react';
import { agency } from '../../platform/agency';
import { type Say, useText } from '../../platform/i18n';
import { useMessage } from '../../platform/messages';
import { IconButton } from '../../ui/button';
import { Flyout } from '../../ui/flyout';
import { toast } from '../../ui/toast';
import { BellLinks } from './bell-links';
import { BellTabs } from './bell-tabs';
import styles from './notifications.module.css';
import { playSound } from './sound';
import { useBell } from './use-notifications';

/** News that follow each other so soon are a flood; after the first ones they share a toast, without a sound. */
const [floodMs, shownEach] = [10_000, 3];

/** What a toast says of news: the subject, how urgent it is and from whom, in the reader's language. */
function sayNews({ text, speed, from }: News, language: 'th' | 'en', t: Say): string {
  return [speed?.[language], text[language], from && t('notifications.from', { name: from[language] })].filter(Boolean).join(' · ');
}

/** The bell of the header: the number of unread alerts, and the newest ones in the agency's layout. */
export function Bell() {
  const { t, language } = useText();
  const { data } = useBell();
  const unread = data?.totalAlert ?? 0;
  const flood = useRef({ at: 0, count: 0 });
  useMessage('notifications-changed', ({ news }) => {
    if (!news) return;
    const { at, count } = flood.current;
    const now = performance.now();
    flood.current = { at: now, count: now - at < floodMs ? count + 1 : 1 };
    const text = sayNews(news, language, t);
    if (flood.current.count > shownEach) {
      toast({ id: 'news', title: t('notifications.many', { count: flood.current.count }), text: news.title[language] });
      return;
    }
    playSound();
    toast({ tone: news.type, title: news.title[language], text });
  });
  const Panel = agency().header.bell === 'links' ? BellLinks : BellTabs;
  return (
    <Flyout
      label={t('notifications.title')}
      button={(control) => (
        <IconButton {...control} label={unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.bell')}>
          <IconBell size={22} stroke={1.7} aria-hidden />
          {unread > 0 && (
            <span className={styles.dotcount} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </IconButton>
      )}
    >
      {(close) => <Panel onClose={close} />}
    </Flyout>
  );
}
