import { type DocumentAction, verbs } from '@sarabun/contract/documents/verbs';
import type { ExplainedRights } from '@sarabun/contract/rights/explain-rights';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { FailedState } from '../../ui/blank-state';
import { Field } from '../../ui/fields/field';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { useDebounced } from '../../ui/use-debounced';
import { useExplained } from './use-rights';

const typingDelay = 600;

/** What a person may do today and why, in sentences; null asks about oneself. With a letter number also whether they may read it. */
export function Explained({ personId }: { personId: number | null }) {
  const { t, language } = useText();
  const [number, setNumber] = useState('');
  const explained = useExplained(personId, useDebounced(number.trim(), typingDelay));
  const { data } = explained;
  return (
    <div className={ui.rightsStack} aria-busy={explained.isFetching}>
      <Field label={t('rights.explain.letter')} hint={t('rights.explain.letterHint')}>
        {(control) => (
          <input {...control} className={ui.input} maxLength={100} autoComplete="off" value={number} onChange={(event) => setNumber(event.target.value)} />
        )}
      </Field>
      {explained.isError && !data ? (
        <FailedState query={explained} small />
      ) : data ? (
        <>
          {data.letter && <Letter letter={data.letter} />}
          {data.isClosed && <Note tone="amber">{t('rights.explain.closed')}</Note>}
          {data.sections.map(({ kind, rights }) => (
            <section key={kind} aria-label={t(`rights.explain.sections.${kind}`)}>
              <h3 className={clsx(ui.h3, ui.strong)}>{t(`rights.explain.sections.${kind}`)}</h3>
              <ul className={ui.rightsList}>
                {rights.map(({ what, why }) => (
                  <li key={`${what.th} ${why.th}`}>
                    <span className={clsx(ui.sm, ui.strong, ui.rightsLine)}>{what[language]}</span>
                    <span className={clsx(ui.xs, ui.muted, ui.rightsLine)}>{t('rights.explain.because', { why: why[language] })}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : (
        <Bone width="60%" height={40} />
      )}
    </div>
  );
}

const tones = { mayRead: 'green', mayNotRead: 'red', unknown: 'blue' } as const;

function Letter({ letter: { verdict, why, actions } }: { letter: NonNullable<ExplainedRights['letter']> }) {
  const { t, language } = useText();
  return (
    <Note tone={tones[verdict]}>
      <p className={ui.strong}>{t(`rights.explain.verdicts.${verdict}`)}</p>
      {why.map((reason) => (
        <p key={reason.th} className={ui.sm}>
          {reason[language]}
        </p>
      ))}
      {verdict === 'mayRead' && (
        <p className={ui.sm}>
          {actions.length > 0
            ? t('rights.explain.actions', {
                actions: actions.flatMap((action) => verbs[action as DocumentAction]?.tab?.[language] ?? []).join(', '),
              })
            : t('rights.explain.noActions')}
        </p>
      )}
    </Note>
  );
}
