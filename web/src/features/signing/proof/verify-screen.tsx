import { proofLength, readProofCode, shownProofCode, verifyPage, verifyPathOf } from '@sarabun/contract/signing/proof-code';
import { type IssuedLetter, verifyDocument } from '@sarabun/contract/signing/verify-document';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { CallFailed, call, sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { Kit } from '../../../ui/kit';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { TabTitle } from '../../../ui/tab-title';
import { LoginLayout } from '../../session';
import { CompareFile } from './compare-file';
import { IssuedFacts } from './issued-facts';
import { LanguageChoice } from './language-choice';
import styles from './proof.module.css';

type Outcome = { letter: IssuedLetter } | { failure: string; isUnknown: boolean } | 'looking' | null;

/** The code in the address of the page, as it was typed or scanned. */
function codeInAddress(): string {
  const rest = location.pathname.slice(verifyPage.length + 1);
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}

/** `/verify-document/{code}`: anyone checks an issued letter by the code on its paper, and compares a file with it. */
export function VerifyScreen() {
  const { t } = useText();
  const [typed, setTyped] = useState(codeInAddress);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [outcome, setOutcome] = useState<Outcome>(null);

  async function lookUp(proofCode: string) {
    setOutcome('looking');
    try {
      setOutcome({ letter: (await call(verifyDocument, { proofCode })).item });
    } catch (error) {
      setOutcome({ failure: sentenceOf(error), isUnknown: error instanceof CallFailed && error.code === 'noSuchProof' });
    }
  }
  // A scanned link is checked at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page opens
  useEffect(() => {
    const code = readProofCode(typed);
    if (typed === '') return;
    if (code) setTyped(shownProofCode(code));
    void lookUp(code ?? typed.slice(0, 100));
  }, []);

  function check() {
    const code = readProofCode(typed);
    setFault(code ? undefined : t('proof.badCode', { signs: proofLength }));
    if (!code) return;
    setTyped(shownProofCode(code));
    history.replaceState(null, '', verifyPathOf(code));
    void lookUp(code);
  }

  const letter = outcome !== null && typeof outcome === 'object' && 'letter' in outcome ? outcome.letter : null;
  return (
    <Kit>
      <TabTitle>{t('proof.title')}</TabTitle>
      <LoginLayout title={t('proof.title')} lead={t('proof.lead')}>
        <LanguageChoice />
        <div aria-live="polite" className={styles.outcome}>
          {outcome === 'looking' && <Bone width={280} height={20} />}
          {outcome !== null && typeof outcome === 'object' && 'failure' in outcome && (
            <Note tone={outcome.isUnknown ? 'red' : 'amber'}>{outcome.isUnknown ? t('proof.unknown') : outcome.failure}</Note>
          )}
          {letter && <IssuedFacts letter={letter} />}
        </div>
        {letter && <CompareFile code={letter.code} isComparable={letter.isComparable} />}
        <Form act={{ busy: outcome === 'looking' }} className={clsx(ui.signIn, styles.again)} onSubmit={check}>
          <Field label={t('proof.code')} error={fault} hint={t('proof.codeHint', { signs: proofLength })}>
            {(control) => (
              <input
                {...control}
                className={clsx(ui.input, styles.code)}
                name="code"
                value={typed}
                maxLength={100}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" size="lg" tone={letter ? 'ghost' : 'filled'} busy={outcome === 'looking'}>
            {letter ? t('proof.checkAnother') : t('proof.check')}
          </Button>
        </Form>
      </LoginLayout>
    </Kit>
  );
}
