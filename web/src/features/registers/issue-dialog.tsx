import { issueNumbers, type NumberSource, type PaperLine } from '@sarabun/contract/registers/number-work';
import { maxAtOnce } from '@sarabun/contract/registers/register';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Field } from '../../ui/fields/field';
import { Segments } from '../../ui/fields/segments';
import { Form, FormFailure } from '../../ui/forms/form';
import { useAct } from '../../ui/forms/use-act';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { NumberSourceFields } from '../documents';
import { emptyPaper, readPasted, stillOpen } from './issue-rules';
import { PaperFields } from './paper-fields';
import styles from './registers.module.css';
import type { OpenRegister } from './use-registers';

type Refused = { index: number; message: string }[];

/** Assigns register numbers to letters on paper: one with its fields, or many pasted from a spreadsheet. */
export function IssueDialog({ register, onClose }: { register: OpenRegister; onClose: () => void }) {
  const { t, language } = useText();
  const [many, setMany] = useState(false);
  const [paper, setPaper] = useState<PaperLine>(emptyPaper);
  const [pasted, setPasted] = useState('');
  const [source, setSource] = useState<NumberSource>({});
  const [refused, setRefused] = useState<Refused>([]);
  const [given, setGiven] = useState<string[]>([]);
  const act = useAct(['registers'], () => {});
  const lines = many ? readPasted(pasted) : [paper];
  const issue = () =>
    act.run(async () => {
      const answer = await call(issueNumbers, {
        registerId: register.registerId,
        lines,
        ...(many ? { reservedNumber: undefined, datedFor: source.datedFor } : source),
      });
      setRefused(answer.refused);
      setGiven((old) => [...old, ...answer.issued.map(({ printed }) => printed)]);
      if (!many && answer.issued.length > 0) setPaper(emptyPaper);
      if (many)
        setPasted(
          stillOpen(lines, answer.refused)
            .map(({ subject, sender, addressee, remark }) => [subject, sender, addressee, remark].join('\t'))
            .join('\n'),
        );
    }, t('registers.issuedToast'));
  return (
    <DialogFrame title={t('registers.issue')} width={680} onClose={onClose} sheet>
      <Form act={act} className={ui.drawerForm} failureInside onSubmit={issue}>
        <div className={ui.drawerBody}>
          <h2 className={clsx(ui.h3, ui.strong)}>{t('registers.issueIn', { register: register.title[language] })}</h2>
          {register.functions.includes('bulk') && (
            <Segments
              label={t('registers.howMany')}
              className={styles.many}
              values={[false, true]}
              chosen={many}
              onChoose={(one) => setMany(one)}
              word={(one) => t(one ? 'registers.many' : 'registers.one')}
            />
          )}
          <FormFailure text={act.failure} />
          {given.length > 0 && (
            <Note tone="green">
              {t('registers.given', { n: given.length })}{' '}
              <span className={clsx(ui.num, ui.strong)}>{given.length > 6 ? `${given[0]} … ${given.at(-1)}` : given.join(' · ')}</span>
            </Note>
          )}
          {refused.length > 0 && (
            <Note tone="amber">{refused.map(({ message }, place) => t('registers.leftOut', { line: place + 1, message })).join(' · ')}</Note>
          )}
          <NumberSourceFields register={register} many={many} source={source} faults={act.faults} onChange={setSource} />
          {many ? (
            <Field label={t('registers.paste')} hint={t('registers.pasteHint', { most: maxAtOnce })} required>
              {(control) => (
                <textarea {...control} className={clsx(ui.input, styles.paste)} rows={10} value={pasted} onChange={(event) => setPasted(event.target.value)} />
              )}
            </Field>
          ) : (
            <PaperFields paper={paper} onChange={(part) => setPaper({ ...paper, ...part })} />
          )}
        </div>
        <div className={ui.drawerFoot}>
          <span className={clsx(ui.sm, ui.muted, ui.num, ui.grow)}>{many && t('registers.countLines', { n: lines.length })}</span>
          <Button tone="ghost" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button type="submit" busy={act.busy} disabled={lines.length === 0 || lines.length > maxAtOnce}>
            {t('registers.issueNow')}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
