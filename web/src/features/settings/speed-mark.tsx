import { speedBadges } from '@sarabun/contract/settings/document-words';
import { useText } from '../../platform/i18n';
import { SpeedBadge } from '../../ui/speed-badge';
import { useDocumentWords } from './use-document-words';

/** A speed class with the office's name and badge. */
export function SpeedMark({ speed }: { speed: number }) {
  const { language } = useText();
  const word = useDocumentWords().speeds.find(({ code }) => code === speed);
  return <SpeedBadge speed={word ? speedBadges.indexOf(word.badge) + 1 : speed} name={word?.[language] ?? ''} />;
}
