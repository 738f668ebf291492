import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { KeysHeard } from '../../platform/use-key';
import { lazyDialog } from '../../ui/lazy-dialog';
import { withLetterTexts } from '../../ui/lazy-part';
import { type ReceivedLetter, ReceiveScreen } from './incoming/receive-screen';

const LetterDialog = lazyDialog(withLetterTexts(async () => (await import('./document-dialog')).DocumentDialog));

/** The receiving desk. A letter that was received opens over it: the pile and what is typed stay. */
export function ReceivingDesk() {
  const cache = useQueryClient();
  const [letter, setLetter] = useState<ReceivedLetter | null>(null);
  const close = () => {
    setLetter(null);
    // Its number or subject may have been corrected, or it was recalled.
    void cache.invalidateQueries({ queryKey: ['documents-pile'] });
  };
  return (
    <>
      <KeysHeard value={letter === null}>
        <ReceiveScreen onLetter={setLetter} />
      </KeysHeard>
      {letter && (
        <Suspense>
          <LetterDialog documentId={letter.documentId} legId={letter.legId} onClose={close} onOpen={setLetter} />
        </Suspense>
      )}
    </>
  );
}
