import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import styles from './review.module.css';
import type { Piece } from './text-changes';

/** A text with its changes: deleted words struck through, new ones underlined, both named for who does not see that. */
export function ChangedWords({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useText();
  return (
    <span className={styles.words}>
      {pieces.map(({ kind, text }, index) => {
        // A change of the text draws all of it again.
        const key = `${index} ${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={key}>
            <span className={ui.vh}>{t(`review.${kind}`)} </span>
            {text}
          </Tag>
        );
      })}
    </span>
  );
}
