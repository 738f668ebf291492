import { type DocumentKind, documentKinds } from '@sarabun/contract/documents/document-kind';
import { isEditionAndYear } from '@sarabun/contract/drafts/edition-and-year';
import type { IssuedLetter } from '@sarabun/contract/signing/verify-document';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Chip, type ChipTone } from '../../../ui/chip';
import { Kept } from '../../../ui/kept';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import styles from './proof.module.css';

const stateTones = { inForce: 'green', cancelled: 'red', superseded: 'amber' } as const;
const signatureTones: Record<IssuedLetter['signatures'][number]['state'], ChipTone> = {
  system: 'green',
  valid: 'green',
  validThen: 'blue',
  changed: 'red',
  broken: 'red',
};

/** What anyone may know about an issued letter. */
export function IssuedFacts({ letter }: { letter: IssuedLetter }) {
  const { t, language } = useText();
  const dates = useDates();
  const { agency, kind, number, datedOn, subject, state, signatures } = letter;
  const facts: [name: string, value: string][] = [
    [t('proof.agency'), agency[language]],
    [t('proof.kind'), documentKinds[kind as DocumentKind].label[language]],
    [t(isEditionAndYear(number) ? 'proof.year' : 'proof.number'), language === 'th' ? toThaiDigits(number) : number],
    [t('proof.date'), datedOn ? dates.dated(datedOn, 'long') : '–'],
    ...(subject === null ? [] : [[t('proof.subject'), subject] as [string, string]]),
  ];
  return (
    <>
      <Note tone={stateTones[state]}>
        <strong>{t(`proof.states.${state}`)}</strong>
        <br />
        {t(`proof.stateTexts.${state}`)}
      </Note>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={ui.muted}>{name}</dt>
            <dd className={ui.strong}>
              <Kept>{value}</Kept>
            </dd>
          </div>
        ))}
        <div>
          <dt className={ui.muted}>{t('proof.signed')}</dt>
          {signatures.map(({ posts, signedAt, state: found }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the letter
            <dd key={place} className={styles.signature}>
              <span className={ui.strong}>
                <Kept>{posts.map((post) => post[language]).join(' ')}</Kept>
              </span>
              <span className={ui.sm}>{dates.moment(signedAt)}</span>
              <Chip tone={signatureTones[found]}>{t(`proof.signatures.${found}`)}</Chip>
            </dd>
          ))}
        </div>
      </dl>
      <p className={ui.sm}>{t('proof.compareByEye')}</p>
    </>
  );
}
