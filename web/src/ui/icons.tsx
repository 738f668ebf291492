import {
  IconArrowsSplit2,
  IconBuildingCommunity,
  IconCircleCheck,
  IconFile,
  IconFileSearch,
  IconFlag3,
  IconGavel,
  IconHourglassHigh,
  IconInbox,
  IconRubberStamp,
  IconSignature,
  IconUserCheck,
  IconUsersGroup,
} from '@tabler/icons-react';

/** Icons of work queues, by the server's names. */
const queueIcons: Record<string, typeof IconFile> = {
  'file-search': IconFileSearch,
  signature: IconSignature,
  inbox: IconInbox,
  'user-check': IconUserCheck,
  'rubber-stamp': IconRubberStamp,
  'arrows-split': IconArrowsSplit2,
  'building-community': IconBuildingCommunity,
  'users-group': IconUsersGroup,
  hourglass: IconHourglassHigh,
  gavel: IconGavel,
  flag: IconFlag3,
  'circle-check': IconCircleCheck,
};

/** The icon of a work queue; a sheet of paper for an unknown name. */
export function QueueIcon({ name, size = 23 }: { name: string; size?: number }) {
  const Icon = queueIcons[name] ?? IconFile;
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
