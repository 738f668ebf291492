import type { AnswerOf } from '@sarabun/contract/endpoint';
import { issueNumbers, type NumberSource, type PaperLine } from '@sarabun/contract/registers/number-work';
import { maxAtOnce, needsAddressee } from '@sarabun/contract/registers/register';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { keyText } from '../../platform/keys';
import { Button } from '../../ui/button';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Field } from '../../ui/fields/field';
import { Segments } from '../../ui/fields/segments';
import { Form, FormFailure } from '../../ui/forms/form';
import { useRequest } from '../../ui/forms/use-request';
import { Note } from '../../ui/note';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { NumberSourceFields } from '../documents';
import { newPaper, paperFaults, pastedLine, readPasted, stillOpen } from './issue-rules';
import { PaperFields } from './paper-fields';
import styles from './registers.module.css';
import type { OpenRegister } from './use-registers';

type Refused = { index: number; message: string }[];
type GivenNumber = { printed: string; subject: string };

/** Assigns register numbers to letters on paper: one with its fields, or many pasted from a spreadsheet. */
export function IssueDialog({ register, onClose }: { register: OpenRegister; onClose: () => void }) {
  const { t, language } = useText();
  const { act, form, lines, isAddressed, many, paper, pasted, source, setSource, refused, given, round, choose, write, paste, issue } = useIssuing(register);
  const isRefused = Boolean(act.failure) || Object.keys(act.faults).length > 0;
  return (
    <DialogFrame title={t('registers.issue')} width={680} onClose={onClose} sheet>
      <Form ref={form} act={act} className={ui.drawerForm} failureInside onSubmit={issue}>
        <div className={ui.drawerBody}>
          <h2 className={clsx(ui.h3, ui.strong)}>{t('registers.issueIn', { register: register.title[language] })}</h2>
          {register.functions.includes('bulk') && (
            <Segments
              label={t('registers.howMany')}
              className={styles.many}
              values={[false, true]}
              chosen={many}
              onChoose={choose}
              word={(one) => t(one ? 'registers.many' : 'registers.one')}
            />
          )}
          <FormFailure text={act.failure} />
          {given.length > 0 && !isRefused && <Given given={given} />}
          {refused.length > 0 && (
            <Note tone="amber">{refused.map(({ message }, place) => (many ? t('registers.leftOut', { line: place + 1, message }) : message)).join(' · ')}</Note>
          )}
          <NumberSourceFields register={register} many={many} source={source} faults={act.faults} onChange={setSource} />
          {many ? (
            <Field label={t('registers.paste')} hint={t('registers.pasteHint', { most: maxAtOnce, issuer: register.issuer })} required>
              {(control) => (
                <textarea {...control} className={clsx(ui.input, styles.paste)} rows={10} value={pasted} onChange={(event) => paste(event.target.value)} />
              )}
            </Field>
          ) : (
            <PaperFields key={round} paper={paper} isAddressed={isAddressed} faults={act.faults} onChange={write} />
          )}
        </div>
        <div className={ui.drawerFoot}>
          <span className={clsx(ui.sm, ui.muted, ui.num, ui.grow)}>{many && t('registers.countLines', { n: lines.length })}</span>
          <Button tone="ghost" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button type="submit" busy={act.busy} shortcut={keyText('submit')} disabled={lines.length === 0 || lines.length > maxAtOnce}>
            {t('registers.issueNow')}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}

/** Which letter got which number. */
function Given({ given }: { given: readonly GivenNumber[] }) {
  const { t } = useText();
  return (
    <Note tone="green">
      {t('registers.given', { n: given.length })}
      <ul className={styles.given}>
        {given.map(({ printed, subject }) => (
          <li key={printed}>
            <span className={clsx(ui.num, ui.strong)}>{printed}</span> {subject}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function useIssuing(register: OpenRegister) {
  const { t } = useText();
  const cache = useQueryClient();
  const act = useRequest();
  const [many, setMany] = useState(false);
  const [paper, setPaper] = useState<PaperLine>(() => newPaper(register.issuer));
  const [pasted, setPasted] = useState('');
  const [source, setSource] = useState<NumberSource>({});
  const [refused, setRefused] = useState<Refused>([]);
  const [given, setGiven] = useState<readonly GivenNumber[]>([]);
  // The next letter begins in fields of its own, and with its subject.
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [round]);
  const isAddressed = needsAddressee(register.kind, register.columns);
  const lines = many ? readPasted(pasted) : [paper];
  const choose = (isMany: boolean) => {
    setMany(isMany);
    setRefused([]);
    act.settle();
  };
  const paste = (text: string) => {
    setPasted(text);
    setRefused([]);
  };
  const told = ({ issued, refused: left }: AnswerOf<typeof issueNumbers>) => {
    const numbers = issued.map(({ index, printed }) => ({ printed, subject: lines[index]?.subject ?? '' }));
    setRefused(left);
    setGiven(many ? numbers : [...given, ...numbers]);
    if (many) setPasted(stillOpen(lines, left).map(pastedLine).join('\n'));
    if (numbers.length === 0) return;
    toast({ tone: 'success', title: t('registers.issuedToast', { n: numbers.length }), text: numbers.length > 1 ? '' : (numbers[0]?.printed ?? '') });
    if (!many) {
      setPaper(newPaper(register.issuer));
      setSource({ datedFor: source.datedFor });
      setRound(round + 1);
    }
    void cache.invalidateQueries({ queryKey: ['registers'] });
  };
  const issue = () => {
    const faults = many ? {} : paperFaults(paper, { today: bangkokDay(new Date()), isAddressed });
    const said = Object.entries(faults).map(([name, fault]) => [name, t(`documents.desk.fault.${fault}`)]);
    if (said.length > 0) return act.setFaults(Object.fromEntries(said));
    const from = many ? { reservedNumber: undefined, datedFor: source.datedFor } : source;
    return act.run(() => call(issueNumbers, { registerId: register.registerId, lines, ...from }), told);
  };
  const write = (part: Partial<PaperLine>) => setPaper({ ...paper, ...part });
  return { act, form, lines, isAddressed, many, paper, pasted, source, setSource, refused, given, round, choose, write, paste, issue };
}
