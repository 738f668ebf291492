import { stays } from '@sarabun/contract/constants';
import {
  getAllNotifications,
  getNotifications,
  type Notification,
  type NotificationModule,
  readAllNotifications,
  readNotification,
} from '@sarabun/contract/notifications/notifications';
import { isWebAddress, ownAddress } from '@sarabun/contract/values/own-address';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CallFailed, call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { toast } from '../../ui/toast';

const pageSize = 20;

const keys = { all: ['notifications'], bell: ['notifications', 'bell'] } as const;

/** The contents of the bell: the newest alerts, the unread count, and the log. */
export function useBell() {
  return useQuery({ queryKey: keys.bell, queryFn: ({ signal }) => call(getNotifications, { modules: undefined }, { signal }), select: ({ items }) => items });
}

/** All notifications, of one module or of all, newest first, page by page. */
export function useAllNotifications(module: NotificationModule | undefined, search: string) {
  return useInfiniteQuery({
    queryKey: [...keys.all, 'list', module, search],
    queryFn: ({ pageParam, signal }) => call(getAllNotifications, { take: pageSize, skip: pageParam, module, search, unread: undefined }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return shown < count && pages.at(-1)?.items.length ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * Reads a notification: marks it, shows a toast the first time, and opens the letter: at its leg if the answer has both (specification §4,
 * notifications), otherwise the letter itself, as of one's own letter that was signed or remarked on.
 */
export function useReadNotification() {
  const { t } = useText();
  const cache = useQueryClient();
  const navigate = useNavigate();
  /** Notices of other systems may lead to their own pages, which open in a tab of their own. */
  const follow = (link: string) => {
    if (isWebAddress(link)) window.open(link, '_blank', 'noopener');
    else void navigate({ to: ownAddress(link) ?? '/notification-all' });
  };
  return useMutation({
    mutationFn: ({ receiveId }: Notification) => call(readNotification, { receiveId }),
    onSuccess: ({ is_save, item }, { subject, title, link }) => {
      if (is_save) {
        toast({ tone: 'info', title: t('notifications.saved'), text: subject ?? title });
        void cache.invalidateQueries({ queryKey: keys.all });
      }
      const { documentId, legId } = item;
      if (documentId) void navigate({ to: '/sarabun/dashboard', search: { document: documentId, ...(legId && { leg: legId }) } });
      else if (link) follow(link);
    },
    onError: (error) => tellFailure(t('notifications.failure'), error),
  });
}

/** Marks every notification read, or those of one module. */
export function useReadAll() {
  const { t } = useText();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (module?: NotificationModule) => call(readAllNotifications, { modules: module && [module] }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.all }),
    onError: (error) => tellFailure(t('notifications.failure'), error),
  });
}

function tellFailure(title: string, error: Error): void {
  toast({ tone: 'error', title, text: error instanceof CallFailed ? error.message : '', staysFor: stays.errorToast });
}
