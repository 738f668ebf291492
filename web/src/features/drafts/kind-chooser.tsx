import type { DocumentKind } from '@sarabun/contract/documents/document-kind';
import { agencyFormKind } from '@sarabun/contract/drafts/letter-fields';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n';
import ui from '../../ui/styles/ui.module.css';
import { useRowKeys } from '../../ui/tables/use-row-keys';
import { offered, useDocumentWords } from '../settings';
import type { NewDraft } from './draft-fields';
import styles from './drafts.module.css';
import choices from './templates/choices.module.css';
import { TemplateList } from './templates/template-list';

/** The six kinds of official letters (ข้อ 10), each with its forms. */
const families = [
  { name: 'letters', kinds: [1, 2, 3, 16] },
  { name: 'directives', kinds: [4, 5, 6] },
  { name: 'notices', kinds: [7, 8, 9] },
  { name: 'evidence', kinds: [10, 11, 14, 15] },
] as const;

interface KindChooserProps {
  forms: NewDraft['forms'];
  onChoose: (kind: DocumentKind, formCode?: string) => void;
  onTemplate: (letterTemplateId: number) => void;
}

/** The first question of a new letter: its kind, or the template it begins with. */
export function KindChooser({ forms, onChoose, onTemplate }: KindChooserProps) {
  const { t, language } = useText();
  const { kinds } = useDocumentWords();
  const words = offered(kinds, 0).filter(({ mayWrite }) => mayWrite !== false);
  const list = useRef<HTMLDivElement>(null);
  useRowKeys({ list, active: true });
  const known = words.length > 0;
  useEffect(() => {
    if (known) list.current?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
  }, [known]);
  return (
    <div ref={list} className={styles.kinds}>
      <div className={clsx(ui.row, ui.between, ui.wrap)}>
        <h1 className={ui.h1}>{t('letters.title')}</h1>
        <Link to="/sarabun/drafts" className={clsx(ui.btn, ui.ghost)}>
          {t('shell.myDrafts')}
        </Link>
      </div>
      <p className={ui.soft}>{t('letters.chooseKind')}</p>
      {families.map(({ name, kinds: own }) => (
        <section key={name} aria-labelledby={`family-${name}`}>
          <h2 id={`family-${name}`} className={ui.h3}>
            {t(`letters.family.${name}`)}
          </h2>
          <div className={choices.list}>
            {own.map((kind) => {
              const word = words.find(({ code }) => code === kind);
              return (
                word && (
                  <button key={kind} type="button" className={choices.choice} data-row onClick={() => onChoose(kind)}>
                    <span className={ui.strong}>{word[language] || word.th}</span>
                    <span className={clsx(ui.xs, ui.muted)}>{t(`letters.formOf.${kind}`)}</span>
                  </button>
                )
              );
            })}
          </div>
        </section>
      ))}
      {forms.length > 0 && (
        <section aria-labelledby="family-agency">
          <h2 id="family-agency" className={ui.h3}>
            {t('letters.family.agency')}
          </h2>
          <div className={choices.list}>
            {forms.map(({ code, name }) => (
              <button key={code} type="button" className={choices.choice} data-row onClick={() => onChoose(agencyFormKind, code)}>
                <span className={ui.strong}>{name[language]}</span>
                <span className={clsx(ui.xs, ui.muted)}>{t('letters.ownSeries')}</span>
              </button>
            ))}
          </div>
        </section>
      )}
      <TemplateList onChoose={onTemplate} />
    </div>
  );
}
