import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { fieldLabels, letterForms } from '@sarabun/contract/drafts/letter-fields';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import { ChangedWords } from './changed-words';
import styles from './review.module.css';
import type { Piece } from './text-changes';
import type { ComparedPart } from './version-changes';

interface ComparedPartsProps {
  parts: readonly ComparedPart[];
  kind: number;
  /** The old text next to the new one; otherwise both in one. */
  sides?: boolean;
}

/** Parts of two versions, each with its field, what has become of it, and the changed words marked. */
export function ComparedParts({ parts, kind, sides = false }: ComparedPartsProps) {
  const { t, language } = useText();
  const labels = letterForms[kind as DocumentKind].labels;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: another choice draws all of them again
    <section key={index} className={styles.pair}>
      <h3 className={clsx(ui.xs, ui.muted)}>
        {(labels?.[part.field] ?? fieldLabels[part.field])[language]} · {part.picture && `${t('review.picture')} · `}
        {t(part.picture === 'exchanged' ? 'review.exchanged' : `review.change.${part.change}`)}
      </h3>
      <Compared part={part} sides={sides} />
    </section>
  ));
}

function Compared({ part: { cells }, sides }: { part: ComparedPart; sides: boolean }) {
  if (!sides) return <Cells cells={cells} />;
  const without = (kind: Piece['kind']) => cells.map((pieces) => pieces.filter((piece) => piece.kind !== kind));
  return (
    <div className={styles.sides}>
      <Cells cells={without('added')} />
      <Cells cells={without('removed')} />
    </div>
  );
}

/** A paragraph, or the cells of a table's row. */
function Cells({ cells }: { cells: readonly Piece[][] }) {
  const [only] = cells;
  if (cells.length === 1 && only) return <ChangedWords pieces={only} />;
  return (
    <div className={styles.cells}>
      {cells.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells stay in their order
        <span key={index}>
          <ChangedWords pieces={pieces} />
        </span>
      ))}
    </div>
  );
}
