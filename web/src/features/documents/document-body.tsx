import { useMediaQuery } from '@mantine/hooks';
import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { letterToSignPath } from '@sarabun/contract/drafts/paper-paths';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import { ActionPane, modesOf } from './action-pane';
import type { PaneProps } from './fields/pane-props';
import { PaperToBePlace, useShowPaper } from './fields/paper-to-be';
import { UntilShown } from './fields/until-shown';
import { nearestMode } from './mode-rules';
import styles from './view/document.module.css';
import { DocumentPaper } from './view/document-paper';
import { DocumentStory } from './view/document-story';
import { StampingPlace } from './view/stamping';

const parts = ['paper', 'story', 'act'] as const;
type Part = (typeof parts)[number];

interface DocumentBodyProps {
  letter: DocumentView;
  queue: QueueCode | undefined;
  onSameReceived?: PaneProps['onSameReceived'];
  /** With what it is signed from elsewhere; see `DocumentDialog`. */
  signature?: number | null | undefined;
  /** Opened by itself after an act. */
  arrived: boolean;
  /** Looked at again after an act: its story is in front, at what can be taken back. */
  lookedBack: boolean;
  /** Without what may be done with it. */
  readOnly: boolean;
}

/** Paper, story and actions side by side; on a tablet two of them, on a phone one at a time. */
export function DocumentBody({ letter, queue, onSameReceived, signature, arrived, lookedBack, readOnly }: DocumentBodyProps) {
  const { t } = useText();
  const modes = readOnly ? [] : modesOf(letter);
  const shown = parts.filter((part) => part !== 'act' || modes.length > 0);
  const [chosen, setChosen] = useState<Part | null>(null);
  const phone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false });
  const waits = nearestMode(letter, modes, null, []) !== undefined;
  const first = lookedBack ? 'story' : phone ? 'paper' : waits ? 'act' : 'story';
  const part = chosen !== null && shown.includes(chosen) ? chosen : first;
  return (
    <div
      className={styles.body}
      data-part={part}
      data-acts={modes.length > 0}
      data-waits={waits}
      onSubmitCapture={({ target }) => {
        // Its button stands below the story, too: what is missing must be seen.
        if ((target as Element).classList.contains(ui.actPane ?? '')) setChosen('act');
      }}
    >
      <div className={styles.parts} role="tablist" aria-label={t('documents.parts')}>
        {shown.map((one) => (
          <button key={one} type="button" role="tab" data-of={one} aria-selected={one === part} onClick={() => setChosen(one)}>
            {t(`documents.part.${one}`)}
          </button>
        ))}
      </div>
      <StampingPlace>
        <PaperToBePlace>
          {signature !== undefined && <SignedPaper letter={letter} signature={signature} />}
          <UntilShown arrived={arrived}>
            <DocumentPaper letter={letter} />
            <DocumentStory letter={letter} queue={queue} atNewest={lookedBack} />
            <ActionPane letter={letter} modes={modes} queue={queue} onSameReceived={onSameReceived} />
          </UntilShown>
        </PaperToBePlace>
      </StampingPlace>
    </div>
  );
}

/** Shows the paper as it will be when it is signed. */
function SignedPaper({ letter: { documentId, own }, signature }: { letter: DocumentView; signature: number | null }) {
  useShowPaper(own && letterToSignPath(documentId, own.revision, signature), null);
  return null;
}
