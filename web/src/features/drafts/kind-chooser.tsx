import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { agencyFormKind } from '@sarabun/contract/drafts/letter-fields';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { offered, useDocumentWords } from '../settings';
import type { NewDraft } from './draft-fields';

/** The six kinds of official letters (ข้อ 10), each with its forms. */
const families = [
  { name: 'letters', kinds: [1, 2, 3, 16] },
  { name: 'directives', kinds: [4, 5, 6] },
  { name: 'notices', kinds: [7, 8, 9] },
  { name: 'evidence', kinds: [10, 11, 14, 15] },
] as const;

/** The first question of a new letter: of which kind it is. */
export function KindChooser({ forms, onChoose }: { forms: NewDraft['forms']; onChoose: (kind: DocumentKind, formCode?: string) => void }) {
  const { t, language } = useText();
  const { kinds } = useDocumentWords();
  const words = offered(kinds, 0).filter(({ mayWrite }) => mayWrite !== false);
  return (
    <div className="cp-kinds">
      <div className="row between wrap">
        <h1 className="h1">{t('letters.title')}</h1>
        <Link to="/sarabun/drafts" className="btn ghost">
          {t('shell.myDrafts')}
        </Link>
      </div>
      <p className="soft">{t('letters.chooseKind')}</p>
      {families.map(({ name, kinds: own }) => (
        <section key={name} aria-labelledby={`family-${name}`}>
          <h2 id={`family-${name}`} className="h3">
            {t(`letters.family.${name}`)}
          </h2>
          <div className="cp-kind-list">
            {own.map((kind) => {
              const word = words.find(({ code }) => code === kind);
              return (
                word && (
                  <button key={kind} type="button" className="cp-kind" onClick={() => onChoose(kind)}>
                    <span className="strong">{word[language] || word.th}</span>
                    <span className="xs muted">{t(`letters.formOf.${kind}`)}</span>
                  </button>
                )
              );
            })}
          </div>
        </section>
      ))}
      {forms.length > 0 && (
        <section aria-labelledby="family-agency">
          <h2 id="family-agency" className="h3">
            {t('letters.family.agency')}
          </h2>
          <div className="cp-kind-list">
            {forms.map(({ code, name }) => (
              <button key={code} type="button" className="cp-kind" onClick={() => onChoose(agencyFormKind, code)}>
                <span className="strong">{name[language]}</span>
                <span className="xs muted">{t('letters.ownSeries')}</span>
              </button>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
