import {
  IconBook2,
  IconGavel,
  IconMessage2Exclamation,
  IconNews,
  IconRotateClockwise2,
  IconScale,
  IconSpeakerphone,
  IconUsersGroup,
} from '@tabler/icons-react';

const icons: Record<string, typeof IconNews> = {
  news: IconNews,
  circular: IconRotateClockwise2,
  people: IconUsersGroup,
  gavel: IconGavel,
  speaker: IconSpeakerphone,
  book: IconBook2,
  scale: IconScale,
  message: IconMessage2Exclamation,
};

/** The icon of a group, by the name that the office chose. */
export function GroupIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? IconNews;
  return <Icon size={20} stroke={1.6} aria-hidden />;
}
