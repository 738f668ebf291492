import { type ConsentKind, type ConsentVersion, consentKinds, consentVersions, issueConsentText } from '@sarabun/contract/session/consent';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { browser } from '../../../platform/browser';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { FailedState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import { DayField } from '../../../ui/fields/day-field';
import { Field } from '../../../ui/fields/field';
import { LongText } from '../../../ui/fields/long-text';
import { Form, FormFailure } from '../../../ui/forms/form';
import { useAct } from '../../../ui/forms/use-act';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import styles from './consent.module.css';
import { ConsentText } from './consent-text';

/** The consent texts with their versions; a new one is issued here, and everyone must agree again from its day. */
export function ConsentVersions({ mayManage }: { mayManage: boolean }) {
  const { t } = useText();
  const found = useQuery({ queryKey: ['settings', 'consent-versions'], queryFn: ({ signal }) => call(consentVersions, {}, { signal }), staleTime: 0 });
  const [issuing, setIssuing] = useState<ConsentKind | null>(null);
  if (found.isError && !found.data) return <FailedState query={found} />;
  if (!found.data) return <Bone width="80%" height={80} />;
  const { items, persons } = found.data;
  const of = (kind: ConsentKind) => items.filter((item) => item.kind === kind);
  const [newest] = issuing ? of(issuing) : [];
  return (
    <>
      {consentKinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          <div className={clsx(ui.row, ui.between, ui.wrap)}>
            <h3 className={ui.strong}>{t(`consent.${kind}`)}</h3>
            {mayManage && (
              <Button tone="ghost" size="sm" onClick={() => setIssuing(kind)}>
                {t('consent.issue')}
              </Button>
            )}
          </div>
          <Versions versions={of(kind)} persons={persons} />
        </div>
      ))}
      {newest && <IssueDialog newest={newest} onClose={() => setIssuing(null)} />}
    </>
  );
}

function Versions({ versions, persons }: { versions: readonly ConsentVersion[]; persons: number }) {
  const { t } = useText();
  const dates = useDates();
  const today = bangkokDay(new Date());
  const inForce = versions.find(({ inForceFrom }) => inForceFrom <= today)?.version;
  return (
    <ul className={styles.versions}>
      {versions.map((one) => (
        <li key={one.version}>
          <details>
            <summary className={clsx(ui.row, ui.wrap, ui.sm, ui.settingsSummary)}>
              <span className={ui.strong}>{t('consent.version', { version: one.version, day: dates.day(one.inForceFrom) })}</span>
              {one.version === inForce && <Chip tone="green">{t('consent.inForce')}</Chip>}
              {one.inForceFrom > today && <Chip tone="blue">{t('consent.toCome')}</Chip>}
              <span className={ui.muted}>{t('consent.agreed', { count: one.agreed.toLocaleString('en'), all: persons.toLocaleString('en') })}</span>
            </summary>
            {one.issuedAt && <p className={clsx(ui.xs, ui.muted)}>{t('consent.issuedBy', { by: one.issuedBy, at: dates.moment(one.issuedAt) })}</p>}
            <ConsentText title="" statement={{ ...one, text: one }} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function IssueDialog({ newest, onClose }: { newest: ConsentVersion; onClose: () => void }) {
  const { t } = useText();
  const today = bangkokDay(new Date());
  const [words, setWords] = useState({ th: newest.th, en: newest.en });
  const [day, setDay] = useState<string | null>([today, newest.inForceFrom].sort().at(-1) ?? today);
  const { kind, version } = newest;
  // The issuer of a text for today has not agreed to it either, so the page asks at once.
  const act = useAct(['settings'], () => (day === today ? browser.startAgain() : onClose()));
  const title = t('consent.issueTitle', { title: t(`consent.${kind}`) });
  return (
    <DialogFrame title={title} width={760} onClose={onClose} sheet>
      <Form
        act={act}
        className={ui.drawerForm}
        failureInside
        onSubmit={() => day && act.run(() => call(issueConsentText, { kind, after: version, inForceFrom: day, ...words }), t('consent.issued'))}
      >
        <div className={ui.drawerBody}>
          <h2 className={clsx(ui.h3, ui.strong)} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          <Note tone="amber">{t('consent.issueText', { version: version + 1 })}</Note>
          <FormFailure text={act.failure} />
          {(['th', 'en'] as const).map((language) => (
            <Field key={language} label={t(`consent.words.${language}`)} required error={act.faults[language]}>
              {(control) => (
                <LongText
                  {...control}
                  rows={9}
                  most={20_000}
                  value={words[language]}
                  onChange={(event) => setWords({ ...words, [language]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <DayField label={t('consent.from')} required value={day} onChange={setDay} error={act.faults.inForceFrom} />
        </div>
        <div className={ui.drawerFoot}>
          <span className={ui.grow} />
          <Button tone="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={act.busy} disabled={day === null || words.th.trim() === '' || words.en.trim() === ''}>
            {t('consent.doIssue')}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
