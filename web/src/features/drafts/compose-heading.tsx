import { type DocumentKind, secrecyClasses } from '@sarabun/contract/documents/document-kind';
import { choosesRegistry, letterForms, numberingOf } from '@sarabun/contract/drafts/letter-fields';
import { kindSamplePath } from '@sarabun/contract/settings/document-words';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n';
import { Field } from '../../ui/fields/field';
import ui from '../../ui/styles/ui.module.css';
import { offered, useDocumentWords } from '../settings';
import composeStyles from './compose.module.css';
import composeFieldsStyles from './compose-fields.module.css';
import { type DraftFields, inLanguage, type NewDraft, ofKind, ownedBy } from './draft-fields';
import type { LetterDraft } from './use-letter-draft';

interface ComposeHeadingProps {
  draft: LetterDraft;
  units: NewDraft['units'];
  isWriter: boolean;
  /** What the server has against a field. */
  faults: Record<string, string>;
  /** The fields of the contact lines. */
  contacts: ReactNode;
}

/** The office's own form or sample of a kind of letters, if there is one. */
function KindSample({ kind, words }: { kind: DocumentKind; words: ReturnType<typeof useDocumentWords>['kinds'] }) {
  const { t } = useText();
  const name = words.find(({ code }) => code === kind)?.sample;
  if (!name) return null;
  return (
    <a className={clsx(ui.sm, composeStyles.whole)} href={kindSamplePath(kind)} target="_blank" rel="noreferrer">
      {t('letters.sampleOfKind', { name })}
    </a>
  );
}

/** What the folded fields say, in few words. */
function useSummary(fields: DraftFields, unit: NewDraft['units'][number] | undefined): string[] {
  const { t, language } = useText();
  const words = useDocumentWords();
  const secrecy = words.secrecies.find(({ code }) => code === fields.secrecy);
  return [
    secrecy && (secrecy[language] || secrecy.th),
    unit?.name,
    choosesRegistry(numberingOf(fields.kind, fields.content)) && t(fields.usesOwnerNumber ? 'letters.brief.ownerNumber' : 'letters.brief.centralNumber'),
    fields.content.language === 'en' && t('letters.english'),
    fields.personal && t('letters.brief.personal'),
    fields.content.telephone,
  ].filter((part): part is string => Boolean(part));
}

/** Kind and speed; what seldom changes stands in one line, which opens. */
export function ComposeHeading({ draft: { fields, change }, units, isWriter, faults, contacts }: ComposeHeadingProps) {
  const { t, language } = useText();
  const words = useDocumentWords();
  const form = letterForms[fields.kind];
  const numbering = numberingOf(fields.kind, fields.content);
  const unit = units.find(({ unitId }) => unitId === fields.ownerUnitId);
  const option = ({ code, th, en }: { code: number; th: string; en: string }) => (
    <option key={code} value={code}>
      {language === 'en' ? en || th : th}
    </option>
  );
  const [opened, setOpen] = useState(false);
  const isOpen = opened || faults.secrecy !== undefined || faults.ownerUnitId !== undefined;
  const summary = useSummary(fields, unit);
  return (
    <div className={clsx(composeStyles.grid, composeFieldsStyles.heading)}>
      <Field label={t('letters.kind')}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            value={fields.kind}
            onChange={(event) => change(ofKind(fields, Number(event.target.value) as DocumentKind, unit))}
          >
            {offered(words.kinds, fields.kind).map(option)}
          </select>
        )}
      </Field>
      <Field label={t('letters.speed')}>
        {(control) => (
          <select
            {...control}
            className={ui.input}
            value={fields.speed}
            onChange={(event) => change({ speed: Number(event.target.value) as DraftFields['speed'] })}
          >
            {offered(words.speeds, fields.speed).map(option)}
          </select>
        )}
      </Field>
      <details className={clsx(composeStyles.whole, composeFieldsStyles.fold)} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {summary.map((part, place) => (
            <span key={part} className={composeFieldsStyles.part}>
              {place < summary.length - 1 ? `${part} · ` : part}
            </span>
          ))}
        </summary>
        <div className={composeStyles.grid}>
          {form.mayBeEnglish && (
            <Field label={t('letters.language')}>
              {(control) => (
                <select
                  {...control}
                  className={ui.input}
                  value={fields.content.language}
                  onChange={(event) => change({ content: inLanguage(fields.content, event.target.value as 'th' | 'en', fields.kind, unit) })}
                >
                  <option value="th">{t('letters.thai')}</option>
                  <option value="en">{t('letters.english')}</option>
                </select>
              )}
            </Field>
          )}
          <Field label={t('letters.secrecy')} error={faults.secrecy}>
            {(control) => (
              <select
                {...control}
                className={ui.input}
                value={fields.secrecy}
                onChange={(event) => change({ secrecy: Number(event.target.value) as DraftFields['secrecy'] })}
              >
                {offered(words.secrecies, fields.secrecy)
                  .filter(({ code }) => code in secrecyClasses)
                  .map(option)}
              </select>
            )}
          </Field>
          <div className={composeStyles.whole}>
            <Field label={t('letters.owner')} error={faults.ownerUnitId}>
              {(control) => (
                <select
                  {...control}
                  className={ui.input}
                  value={fields.ownerUnitId}
                  disabled={!isWriter}
                  onChange={(event) => change(ownedBy(fields, Number(event.target.value), units))}
                >
                  {units.map(({ unitId, name }) => (
                    <option key={unitId} value={unitId}>
                      {name}
                    </option>
                  ))}
                  {!unit && <option value={fields.ownerUnitId}>{t('letters.otherUnit')}</option>}
                </select>
              )}
            </Field>
          </div>
          {choosesRegistry(numbering) ? (
            <label className={clsx(ui.row, composeStyles.check)}>
              <input type="checkbox" checked={fields.usesOwnerNumber} onChange={(event) => change({ usesOwnerNumber: event.target.checked })} />
              <span className={ui.sm}>{t('letters.ownerNumber')}</span>
            </label>
          ) : (
            numbering !== 'own' && numbering !== 'notice' && <p className={clsx(ui.sm, ui.soft, composeStyles.check)}>{t('letters.issuerNumber')}</p>
          )}
          <label className={clsx(ui.row, composeStyles.check, composeStyles.whole)}>
            <input type="checkbox" checked={fields.personal} disabled={!isWriter} onChange={(event) => change({ personal: event.target.checked })} />
            <span className={ui.sm}>{t('rights.personal')}</span>
          </label>
          <KindSample kind={fields.kind} words={words.kinds} />
          {contacts}
        </div>
      </details>
    </div>
  );
}
